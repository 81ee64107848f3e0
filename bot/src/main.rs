//! The program `dara`: starts the bot and stops it cleanly, or runs one of the operator's commands.

use std::{ffi::OsString, num::NonZeroUsize, path::PathBuf, process::ExitCode};

use anyhow::Context as _;
use bot::{Backups, Clock, Heard, Settings};
use clap::Parser;
use jiff::SignedDuration;
use play::{GuildId, PlayerId};

/// A Discord bot for playing African and other board games on a server
///
/// Settings are read from the environment and from a file `.env`; see `.env.example`. Without a token, the bot runs
/// in the sandbox: a page in your browser that stands in for Discord.
#[derive(Parser)]
#[command(name = "dara", version = bot::version(), about, long_about)]
struct Arguments {
    #[command(subcommand)]
    what: Option<Subcommand>,
}

/// The operator's commands.
#[derive(clap::Subcommand)]
enum Subcommand {
    /// Copy the database to a new file while the bot runs
    ///
    /// The copy is a consistent snapshot, is checked, and is on disk when the command succeeds. Nothing is
    /// overwritten. A database on a server is copied by the server's own tools.
    ///
    /// With --into, backups get their names by the time, in a folder in which only the newest are kept. The first of a
    /// month is also restored on trial: to a file that is checked as by `dara check`, and deleted again.
    #[command(group(clap::ArgGroup::new("to").required(true)))]
    Backup {
        /// The new file
        #[arg(group = "to")]
        file: Option<PathBuf>,
        /// The folder for backups with dates
        #[arg(long, group = "to", value_name = "FOLDER")]
        into: Option<PathBuf>,
        /// How many backups to keep in the folder
        #[arg(long, requires = "into", conflicts_with = "file", default_value = "14")]
        keep: NonZeroUsize,
        /// Go on, and make one as often as this, such as 24h
        #[arg(long, requires = "into", value_name = "TIME", value_parser = period)]
        every: Option<SignedDuration>,
    },
    /// Check the database for faults while the bot runs
    ///
    /// Checks the file, all references and timers, replays every game, and compares ratings with the games they come
    /// from. Changes nothing. Fails if something is wrong. On a server, it reads the database as it is at one moment;
    /// to check a backup, restore it to another database and name that one in `DATABASE_URL`.
    Check,
    /// Delete all data of a player, as `/privacy` does; stop the bot first, unless the database is on a server
    ///
    /// Their running games are resigned, which the bot announces, at its next start at the latest. Finished games stay for the others,
    /// without the player's name. This can't be undone.
    DeleteUser {
        /// The player's Discord user ID
        id: PlayerId,
    },
    /// Ask Discord what keeps the bot from working
    ///
    /// Looks at the token, the application's pages, the registered commands, the clock, the database, and the bot's permissions where
    /// games are played. Says in a line each what is well and what to do. Changes nothing, also while the bot runs. Fails if something
    /// has to be fixed.
    Doctor,
    /// Export all data of a server as JSON while the bot runs
    ///
    /// The export is a consistent snapshot. It goes to a new file that only you can read, or to standard output.
    ExportGuild {
        /// The server's Discord ID
        id: GuildId,
        /// The new file
        file: Option<PathBuf>,
    },
    /// Ask the running bot whether it is healthy
    ///
    /// Uses `METRICS_ADDRESS`. Fails if the bot isn't healthy or doesn't answer.
    Health,
    /// Copy the whole database from a file to a PostgreSQL server, or back; stop the bot first
    ///
    /// Exactly one of the two is a file, and the one that is copied to is new or empty. All rows are compared, all games
    /// replayed and all ratings recomputed. Stopped in the middle, the same command goes on where it was, or starts over
    /// if the original has changed; no bot starts on an unfinished copy.
    Migrate {
        /// The database to copy: a file, or `postgres://USER:PASSWORD@HOST/DATABASE`; the bot's own if it isn't given
        #[arg(long, value_name = "DATABASE")]
        from: Option<OsString>,
        /// The database to copy to; the bot's own if it isn't given
        #[arg(long, value_name = "DATABASE")]
        to: Option<OsString>,
    },
    /// List the players who were reported by strangers, and who is excluded; stop the bot first, unless the database is on a server
    Reports,
    /// Exclude a player from games between strangers; stop the bot first, unless the database is on a server
    ///
    /// Their seeks are withdrawn. Their running games go on, and so does everything on servers.
    #[command(alias = "ban")]
    Exclude {
        /// The player's Discord user ID
        id: PlayerId,
        /// Why, for yourself: it's listed by `dara reports`
        reason: Option<String>,
    },
    /// Readmit a player to games between strangers; stop the bot first, unless the database is on a server
    #[command(alias = "unban")]
    Readmit {
        /// The player's Discord user ID
        id: PlayerId,
    },
    /// Recompute all ratings from the finished games; stop the bot first, unless the database is on a server
    ///
    /// Ratings, results, leaderboards and seasons follow from the games alone. They only differ if the database was
    /// edited by hand, or by a change of version. Changes everything or nothing. Beside bots on a server, games can't end
    /// while ratings are corrected.
    Recompute,
    /// Replace the database file with a backup; stop the bot first
    ///
    /// The backup is checked first, and may come from an older version of the bot. The old database is kept next to
    /// it.
    Restore {
        /// The backup; it isn't changed
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
            ExitCode::from(if runs {
                bot::exit::status(&error)
            } else {
                bot::exit::status_of_command(&error)
            })
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
        Some(Subcommand::Backup { file, into, keep, every }) => match (file, into) {
            (Some(file), _) => bot::backup(&database, &file),
            (None, Some(folder)) => {
                let backups = Backups { folder, keep, every };
                until_done(bot::keep_backups(&database, backups, &Clock::system()))
            }
            (None, None) => anyhow::bail!("a file or a folder is needed"),
        },
        Some(Subcommand::Check) => bot::check(&database),
        Some(Subcommand::DeleteUser { id }) => until_done(bot::delete_user(&database, id, &Clock::system())),
        Some(Subcommand::Doctor) => until_done(bot::doctor(&settings, &Clock::system())),
        Some(Subcommand::ExportGuild { id, file }) => bot::export_guild(&database, id, file.as_deref()),
        Some(Subcommand::Health) => until_done(bot::health(settings.metrics)),
        Some(Subcommand::Migrate { from, to }) => bot::migrate(&database, from, to),
        Some(Subcommand::Reports) => until_done(bot::reports(&database)),
        Some(Subcommand::Exclude { id, reason }) => {
            until_done(bot::exclude(&database, id, reason, &Clock::system()))
        }
        Some(Subcommand::Readmit { id }) => until_done(bot::readmit(&database, id)),
        Some(Subcommand::Recompute) => until_done(bot::recompute(&database)),
        Some(Subcommand::Restore { file }) => bot::restore(&database, &file, Clock::system().now()),
    }
}

/// A time between two backups.
fn period(text: &str) -> Result<SignedDuration, String> {
    let time: SignedDuration = text.parse().map_err(|error: jiff::Error| error.to_string())?;
    if time < SignedDuration::from_mins(1) { Err("at least 1m".to_owned()) } else { Ok(time) }
}

fn until_done(work: impl Future<Output = anyhow::Result<()>>) -> anyhow::Result<()> {
    // At least two threads, so that one busy task can't block all others on a single core.
    let threads = std::thread::available_parallelism().map_or(2, std::num::NonZero::get).max(2);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(threads)
        .enable_all()
        .build()
        .context("starting the runtime")?;
    let result = runtime.block_on(work);
    // A request that still hangs must not keep the process alive; everything that matters is stored.
    runtime.shutdown_background();
    result
}
