//! The program `dara`: reads its settings, starts the bot, and stops it in good order; or does what an operator asks for.

use std::process::ExitCode;

use anyhow::Context as _;
use bot::{Clock, Settings};
use clap::Parser;

/// A Discord bot with which the members of a server play African and other board games.
///
/// Its settings come from the environment and from a file `.env`; `.env.example` lists them all.
#[derive(Parser)]
#[command(name = "dara", version, about, long_about)]
struct Arguments {
    #[command(subcommand)]
    what: Option<What>,
}

/// What else there is to do than to run.
#[derive(Clone, Copy, clap::Subcommand)]
enum What {
    /// Compute all ratings anew from the games that have ended, and mend what is stored of them; stop the bot before.
    ///
    /// Ratings, results, leaderboards and seasons follow from the games alone: what is stored is what is computed, to the last
    /// digit, unless somebody changed the database by hand or another version computed otherwise. It is all done, or nothing.
    Recompute,
}

fn main() -> ExitCode {
    let Arguments { what } = Arguments::parse();
    match run(what) {
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

fn run(what: Option<What>) -> anyhow::Result<()> {
    let settings = Settings::from_environment()?;
    tracing::subscriber::set_global_default(bot::subscriber(&settings.log, std::io::stderr))
        .context("setting up the log")?;
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().context("starting the runtime")?;
    let result = runtime.block_on(async {
        match what {
            None => bot::run(settings, Clock::system()).await,
            Some(What::Recompute) => bot::recompute(&settings.database).await,
        }
    });
    // Whatever still hangs (a request without an answer) must not keep the process: all that counts is stored.
    runtime.shutdown_background();
    result
}
