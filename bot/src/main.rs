//! The program `dara`: reads its settings, starts the bot, and stops it in good order; or does what an operator asks for.

use std::{path::PathBuf, process::ExitCode};

use anyhow::Context as _;
use bot::{Clock, Heard, Settings};
use clap::Parser;
use play::{GuildId, PlayerId};

/// A Discord bot with which the members of a server play African and other board games.
///
/// Its settings come from the environment and from a file `.env`; `.env.example` lists them all.
#[derive(Parser)]
#[command(name = "dara", version = bot::version(), about, long_about)]
struct Arguments {
    #[command(subcommand)]
    what: Option<Subcommand>,
}

/// What else there is to do than to run.
#[derive(clap::Subcommand)]
enum Subcommand {
    /// Copy the database to a new file, while the bot runs.
    ///
    /// The copy shows everything as it stands at one moment, is checked, and is durable when the program ends without an error.
    /// Nothing is overwritten.
    Backup {
        /// The new file.
        file: PathBuf,
    },
    /// Look for anything that is wrong with the database, while the bot runs.
    ///
    /// The file, every reference and every timer are looked at, every game is replayed, and ratings are compared with what the
    /// games that have ended come to. Nothing is changed. Ends with an error if something is wrong.
    Check,
    /// Delete all data of a player, as he himself can with `/privacy`; stop the bot before.
    ///
    /// His running games are resigned, which is told when the bot is started; finished ones stay for the others, without him. It
    /// cannot be undone.
    DeleteUser {
        /// His number at Discord.
        id: PlayerId,
    },
    /// Write all that is stored of a server as JSON, to a new file or else to standard output, while the bot runs.
    ///
    /// It is as everything stands at one moment, and nothing is changed. A file is made so that nobody else can read it.
    ExportGuild {
        /// Its number at Discord.
        id: GuildId,
        /// The file, which must not be there yet.
        file: Option<PathBuf>,
    },
    /// Ask the bot that runs on this machine whether it is well (by `METRICS_ADDRESS`); ends with an error if it is not.
    Health,
    /// Compute all ratings anew from the games that have ended, and mend what is stored of them; stop the bot before.
    ///
    /// Ratings, results, leaderboards and seasons follow from the games alone: what is stored is what is computed, to the last
    /// digit, unless somebody changed the database by hand or another version computed otherwise. It is all done, or nothing.
    Recompute,
    /// Put a backup in the place of the database; stop the bot before.
    ///
    /// The backup is checked before, and may be of an older version of the bot. The database that was there is kept beside it.
    Restore {
        /// The backup; it is left as it is.
        file: PathBuf,
    },
}

fn main() -> ExitCode {
    let Arguments { what } = Arguments::parse();
    let runs = what.is_none();
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
            // Nobody starts a command again by itself.
            ExitCode::from(if runs { bot::exit::status(&error) } else { bot::exit::FAILED })
        }
    }
}

fn run(what: Option<Subcommand>) -> anyhow::Result<()> {
    let settings = Settings::from_environment()?;
    let heard = Heard::default();
    bot::begin_log(&settings.log, settings.log_format, &heard)?;
    let database = settings.database.clone();
    match what {
        None => until_done(bot::run(settings, Clock::system(), &heard)),
        Some(Subcommand::Backup { file }) => bot::backup(&database, &file),
        Some(Subcommand::Check) => bot::check(&database),
        Some(Subcommand::DeleteUser { id }) => until_done(bot::delete_user(&database, id, &Clock::system())),
        Some(Subcommand::ExportGuild { id, file }) => bot::export_guild(&database, id, file.as_deref()),
        Some(Subcommand::Health) => until_done(bot::health(settings.metrics)),
        Some(Subcommand::Recompute) => until_done(bot::recompute(&database)),
        Some(Subcommand::Restore { file }) => bot::restore(&database, &file, Clock::system().now()),
    }
}

fn until_done(work: impl Future<Output = anyhow::Result<()>>) -> anyhow::Result<()> {
    // On one core as well: a task that runs on without a pause must not keep all others from running.
    let threads = std::thread::available_parallelism().map_or(2, std::num::NonZero::get).max(2);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(threads)
        .enable_all()
        .build()
        .context("starting the runtime")?;
    let result = runtime.block_on(work);
    // Whatever still hangs (a request without an answer) must not keep the process: all that counts is stored.
    runtime.shutdown_background();
    result
}
