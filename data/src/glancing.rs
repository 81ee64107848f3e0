//! A glance at a database for an operator: whether the bot can use it, and where its games are. Nothing is changed.

use std::{fs, path::Path};

use play::{ChannelId, GuildId, Home};

use crate::{
    Database, Problem, ServerProblem,
    file::open,
    migrations, server,
    sql::{self, Connection},
};

/// The channels that must go on taking boards: those chosen for games, those of games that are running, and those of
/// competitions, puzzles of the day, weeks and seasons.
const PLAYED_IN: &str = "SELECT guild, channel FROM allowed_channels
    UNION SELECT guild, channel FROM games WHERE ended IS NULL
    UNION SELECT guild, channel FROM competitions WHERE phase IN ('joining', 'running')
    UNION SELECT guild, channel FROM daily_settings
    UNION SELECT guild, channel FROM week_settings WHERE is_on
    UNION SELECT guild, channel FROM season_plans WHERE is_on
    ORDER BY guild, channel";

/// What a glance at a database shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Glance {
    /// The bot makes or migrates it at its next start.
    ToCome,
    /// The channels of servers where games are played, or may be.
    Current(Vec<(GuildId, ChannelId)>),
}

/// Looks whether the bot can use a database, which bots may be using. Blocking: don't call it from async code.
///
/// # Errors
/// The bot couldn't start with it, for a reason in words for the operator.
pub fn glance(database: &Database) -> anyhow::Result<Glance> {
    match database {
        Database::File(path) => {
            let path = open::absolute(path)?;
            Ok(in_file(&path).map_err(|problem| problem.at(&path))?)
        }
        Database::Server(url) => match server::existing(url) {
            Ok(session) => Ok(Glance::Current(played_in(&(&session).into())?)),
            Err(error) if matches!(error.problem, ServerProblem::Behind) => Ok(Glance::ToCome),
            Err(error) => Err(error.into()),
        },
    }
}

fn in_file(path: &Path) -> Result<Glance, Problem> {
    let connection = match open::existing(path) {
        Ok(connection) => connection,
        Err(Problem::Missing) => return can_be_made(path),
        Err(Problem::Empty) => return Ok(Glance::ToCome),
        Err(problem) => return Err(problem),
    };
    if connection.is_readonly("main")? {
        return Err(Problem::ReadOnly);
    }
    if migrations::version(&connection)? < migrations::latest() {
        return Ok(Glance::ToCome);
    }
    Ok(Glance::Current(played_in(&(&connection).into())?))
}

/// Whether a file can be made beside where the database will be.
fn can_be_made(path: &Path) -> Result<Glance, Problem> {
    let mut name = path.as_os_str().to_owned();
    name.push("-glance");
    fs::File::create_new(&name).map_err(|error| Problem::CannotOpen(error.to_string()))?;
    fs::remove_file(&name).map_err(|error| Problem::CannotOpen(error.to_string()))?;
    Ok(Glance::ToCome)
}

fn played_in(connection: &Connection<'_>) -> sql::Result<Vec<(GuildId, ChannelId)>> {
    let rows = connection.list::<(Home, ChannelId)>(PLAYED_IN, ())?;
    Ok(rows.into_iter().filter_map(|(home, channel)| Some((home.server()?, channel))).collect())
}
