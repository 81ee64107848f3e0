//! The program `dara`: reads its settings, starts the bot, and stops it in good order.

use std::process::ExitCode;

use anyhow::Context as _;
use bot::{Clock, Settings};
use clap::Parser;

/// A Discord bot with which the members of a server play African and other board games.
///
/// Its settings come from the environment and from a file `.env`; `.env.example` lists them all.
#[derive(Parser)]
#[command(name = "dara", version, about, long_about)]
struct Arguments {}

fn main() -> ExitCode {
    let Arguments {} = Arguments::parse();
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            #[expect(
                clippy::print_stderr,
                reason = "the operator reads it, and logging may not be set up yet"
            )]
            {
                eprintln!("dara: {error:#}");
            }
            ExitCode::FAILURE
        }
    }
}

fn run() -> anyhow::Result<()> {
    let settings = Settings::from_environment()?;
    tracing::subscriber::set_global_default(bot::subscriber(&settings.log, std::io::stderr))
        .context("setting up the log")?;
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().context("starting the runtime")?;
    let result = runtime.block_on(bot::run(settings, Clock::system()));
    // Whatever still hangs (a request without an answer) must not keep the process: all that counts is stored.
    runtime.shutdown_background();
    result
}
