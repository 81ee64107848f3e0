//! Recomputes everything from the finished games, in the order in which they ended.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use anyhow::Context as _;
use jiff::Timestamp;
use play::{GameId, Home, PlayerId};

use super::{
    comparing,
    derived::{TABLES, other_rows},
    finishing::{self, Over},
    pulls, rank_counts, rating_ends, seasons,
};
use crate::{
    CommitError, Store,
    progress::{Progress, Report, Stage, Steps},
    sql::{self, Connection, in_bulk},
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

impl Store {
    /// Recomputes all standings from the finished games; the result must be the same. Takes longer the more
    /// games there are. In a file, it blocks all other writes. On a server, it only looks first; if something is wrong,
    /// games can't end until it is mended, and games that end meanwhile make it begin again.
    pub async fn recompute_standings(&self) -> Result<Recomputed, CommitError> {
        self.recompute_standings_with(|_| {}).await
    }

    /// Like [`Self::recompute_standings`], reporting progress from the writer thread.
    pub async fn recompute_standings_with(
        &self,
        report: impl FnMut(Progress) + Send + 'static,
    ) -> Result<Recomputed, CommitError> {
        let report = Arc::new(Mutex::new(report));
        let reporting = Arc::clone(&report);
        let look = move |connection: &Connection| Ok(if_correct(connection, &mut *locked(&report))?);
        self.write_long(look, move |connection| recompute(connection, &mut *locked(&reporting))).await
    }
}

/// What reports progress. One that panicked may go on.
fn locked<R>(report: &Mutex<R>) -> MutexGuard<'_, R> {
    report.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What recomputing would find if all standings are correct, without writing anything for which others would have to wait.
/// `None` if something is wrong, or a season is being closed.
fn if_correct(connection: &Connection, report: Report<'_>) -> anyhow::Result<Option<Recomputed>> {
    let correct = !pulls::are_left(connection)? && comparing::compare(connection, report)?.is_empty();
    let games = finished(connection)?;
    Ok(correct.then(|| Recomputed { games, ..Recomputed::default() }))
}

/// Recomputes all standings, in one transaction.
fn recompute(connection: &Connection, report: Report<'_>) -> Result<Recomputed, CommitError> {
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
    let mended = connection.one(
        "SELECT count(*) FROM (
             SELECT guild, category, player FROM (SELECT * FROM known_ratings EXCEPT SELECT * FROM ratings) AS gone
             UNION SELECT guild, category, player FROM (SELECT * FROM ratings EXCEPT SELECT * FROM known_ratings) AS new
         ) AS other",
        (),
    )?;
    let mut tables = Vec::new();
    for table in TABLES {
        let rows =
            other_rows(connection, &format!("{stored}.{table}"), &format!("{temporary}.known_{table}"))?;
        tables.extend((rows > 0).then_some((table, rows)));
        connection.execute_batch(&format!("DROP TABLE {temporary}.known_{table}"))?;
    }
    Ok(Recomputed { games, mended, tables })
}

/// Rewrites everything that follows from games and seasons. Returns how many games are finished.
pub(crate) fn rewrite(connection: &Connection, report: Report<'_>) -> anyhow::Result<usize> {
    in_bulk::while_triggers_rest(connection, || all_again(connection, report))?;
    rank_counts::recount_all(connection)?;
    Ok(finished(connection)?)
}

/// How many games are finished.
fn finished(connection: &Connection) -> sql::Result<usize> {
    connection.one("SELECT count(*) FROM finished_games", ())
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
            Event::ClosedBy { home, at, .. } => seasons::pull(connection, home, at)?,
            Event::Departed { home, player, .. } => rating_ends::end(connection, home, player)?,
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
        home: Home,
        number: u32,
        at: Timestamp,
    },
    /// A player's data were deleted during this season.
    Departed {
        after: i64,
        home: Home,
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

fn events(connection: &Connection) -> sql::Result<Vec<Event>> {
    let ended = connection.list("SELECT sequence, game FROM finished_games ORDER BY sequence", ())?;
    let ended = ended.into_iter().map(|(sequence, game)| Event::Ended { sequence, game });
    let closed = seasons::all(connection)?.into_iter();
    let closed = closed.map(|(after, home, number, at)| Event::ClosedBy { after, home, number, at });
    let rating_ends = rating_ends::all(connection)?.into_iter();
    let departed =
        rating_ends.map(|(after, home, player, season)| Event::Departed { after, home, player, season });
    Ok(ended.chain(closed).chain(departed).collect())
}

/// Counts a game that is in `finished_games` already.
fn again(connection: &Connection, sequence: i64, over: &Over) -> anyhow::Result<()> {
    let settled = finishing::settled(connection, over)?;
    finishing::note_again(connection, over, sequence, !settled.is_empty())?;
    finishing::write(connection, over, sequence, &settled)
}
