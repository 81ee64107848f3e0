//! The load test: many games at once against the sandbox, through the real gateway.
//!
//! `cargo run --profile dist -p bot --example load -- [--games 1000] [--rate 100|max] [--seconds 60] [--stored 0] [--analyses 0] [--computer 0] [--workers 0]`
//!
//! Bot and sandbox share this process but not their threads, so that the cost of each can be told apart. It exits
//! with an error if the bot violated one of Discord's rules, a turn was refused or lost, or memory grew.

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
    // The program's own log, unless `LOG` says otherwise.
    let heard = Heard::default();
    bot::begin_log("warn,bot=info", LogFormat::default(), &heard)?;
    harness::run(&load, &heard, |line| println!("{line}"))
}
