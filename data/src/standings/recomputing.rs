//! Recomputes everything from the finished games, in the order in which they ended.

use anyhow::Context as _;
use jiff::Timestamp;
use play::{GameId, GuildId, PlayerId};

use super::{
    comparing,
    derived::{TABLES, other_rows},
    finishing::{self, Over},
    pulls, rank_counts, seasons,
};
use crate::{
    CommitError,
    columns::Sql,
    forgetting, in_bulk,
    progress::{Report, Stage, Steps},
    sql::Connection,
};

/// What recomputing has found.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Recomputed {
    /// How many games are finished.
    pub games: usize,
    /// How many ratings were wrong: none, unless the formula has changed.
    pub mended: usize,
    /// The tables that were wrong, each with how many rows.
    pub tables: Vec<(&'static str, usize)>,
}

/// What recomputing would find if all standings are correct, without writing anything for which others would have to wait.
/// `None` if something is wrong, or a season is being closed.
pub(crate) fn if_correct(connection: &Connection, report: Report<'_>) -> anyhow::Result<Option<Recomputed>> {
    let correct = !pulls::are_left(connection)? && comparing::compare(connection, report)?.is_empty();
    let games = finished(connection)?;
    Ok(correct.then(|| Recomputed { games, ..Recomputed::default() }))
}

/// Recomputes all standings, in one transaction.
pub(crate) fn recompute(connection: &Connection, report: Report<'_>) -> Result<Recomputed, CommitError> {
    in_bulk::with_large_cache(connection, |connection| recompute_all(connection, report))
}

fn recompute_all(connection: &Connection, report: Report<'_>) -> Result<Recomputed, CommitError> {
    finishing::lock_all(connection)?;
    let (stored, temporary) = (connection.stored(), connection.temporary());
    for table in TABLES {
        connection
            .execute_batch(&format!("CREATE TEMP TABLE known_{table} AS SELECT * FROM {stored}.{table}"))?;
    }
    let games = rewrite(connection, report)?;
    connection.execute("DELETE FROM season_pulls", ())?;
    let mended: i64 = connection.query_row(
        "SELECT count(*) FROM (
             SELECT guild, category, player FROM (SELECT * FROM known_ratings EXCEPT SELECT * FROM ratings) AS gone
             UNION SELECT guild, category, player FROM (SELECT * FROM ratings EXCEPT SELECT * FROM known_ratings) AS new
         ) AS other",
        (),
        |row| row.get(0),
    )?;
    let mut tables = Vec::new();
    for table in TABLES {
        let rows =
            other_rows(connection, &format!("{stored}.{table}"), &format!("{temporary}.known_{table}"))?;
        tables.extend((rows > 0).then_some((table, rows)));
        connection.execute_batch(&format!("DROP TABLE {temporary}.known_{table}"))?;
    }
    Ok(Recomputed { games, mended: usize::try_from(mended).map_err(anyhow::Error::from)?, tables })
}

/// Rewrites everything that follows from games and seasons. Returns how many games are finished.
pub(crate) fn rewrite(connection: &Connection, report: Report<'_>) -> anyhow::Result<usize> {
    in_bulk::while_triggers_rest(connection, || all_again(connection, report))?;
    rank_counts::recount_all(connection)?;
    finished(connection)
}

/// How many games are finished.
fn finished(connection: &Connection) -> anyhow::Result<usize> {
    let games: i64 = connection.query_row("SELECT count(*) FROM finished_games", (), |row| row.get(0))?;
    Ok(games.try_into()?)
}

/// Rewrites everything but the counts of ranks.
fn all_again(connection: &Connection, report: Report<'_>) -> anyhow::Result<()> {
    connection.execute_batch(
        "DELETE FROM results; DELETE FROM result_counts; DELETE FROM streaks; DELETE FROM ratings; DELETE FROM standings;
         UPDATE finished_games SET rated = FALSE;",
    )?;
    let mut events = events(connection)?;
    events.sort_by_key(Event::order);
    let mut steps = Steps::start(Stage::Standings, events.len() as u64, report);
    for event in events {
        match event {
            Event::Ended { sequence, game } => {
                again(connection, sequence, &finishing::read(connection, game)?)
                    .with_context(|| format!("can't store the end of game {game}"))?;
            }
            Event::ClosedBy { guild, at, .. } => seasons::pull(connection, guild, at)?,
            Event::Departed { guild, player, .. } => forgetting::end_ratings(connection, guild, player)?,
        }
        steps.advance();
    }
    finishing::catch_up(connection)
}

/// What standings follow from.
enum Event {
    Ended {
        sequence: i64,
        game: GameId,
    },
    ClosedBy {
        after: i64,
        guild: GuildId,
        number: u32,
        at: Timestamp,
    },
    /// A player's data were deleted during this season.
    Departed {
        after: i64,
        guild: GuildId,
        player: PlayerId,
        season: u32,
    },
}

impl Event {
    /// A season was closed after the game it names, and after the ratings that ended during it.
    const fn order(&self) -> (i64, u32, bool) {
        match self {
            Self::Ended { sequence, .. } => (*sequence, 0, false),
            Self::Departed { after, season, .. } => (*after, *season, false),
            Self::ClosedBy { after, number, .. } => (*after, *number, true),
        }
    }
}

fn events(connection: &Connection) -> anyhow::Result<Vec<Event>> {
    let mut statement = connection.prepare("SELECT sequence, game FROM finished_games ORDER BY sequence")?;
    let ended = statement
        .query_map((), |row| Ok(Event::Ended { sequence: row.get(0)?, game: row.get::<_, Sql<_>>(1)?.0 }))?;
    let mut events = ended.collect::<Result<Vec<_>, _>>()?;
    let closed = seasons::all(connection)?.into_iter();
    events.extend(closed.map(|(after, guild, number, at)| Event::ClosedBy { after, guild, number, at }));
    let departed = forgetting::rating_ends(connection)?.into_iter();
    events.extend(departed.map(|(after, guild, player, season)| Event::Departed {
        after,
        guild,
        player,
        season,
    }));
    Ok(events)
}

/// Counts a game that is in `finished` already.
fn again(connection: &Connection, sequence: i64, over: &Over) -> anyhow::Result<()> {
    let settled = finishing::settled(connection, over)?;
    finishing::note_again(connection, over, sequence, !settled.is_empty())?;
    finishing::write(connection, over, sequence, &settled)
}
