//! Plays many games at once against the sandbox, through the real gateway, and prints what it took.
//!
//! `cargo run --release -p bot --example load -- [--games 1000] [--rate 100|max] [--seconds 60] [--stored 0]`
//!
//! Bot and sandbox run in this process, each on threads of its own, so that it can be told what each of them takes. It ends with
//! a status that says so when the bot broke one of Discord's rules, a turn was refused or lost, or memory grew.

#![expect(clippy::print_stdout, reason = "figures are what it is for")]

mod arguments;
mod harness;
#[path = "../../tests/program/typed.rs"]
mod typed;

use bot::{Heard, LogFormat};
use clap::Parser as _;

use self::arguments::Arguments;

fn main() -> anyhow::Result<()> {
    let load = Arguments::parse().load()?;
    // What the program itself logs, unless it is told otherwise.
    let heard = Heard::default();
    bot::begin_log("warn,bot=info", LogFormat::default(), &heard)?;
    harness::run(&load, &heard, |line| println!("{line}"))
}
