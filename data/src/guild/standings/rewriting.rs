//! Recomputes everything that follows from the finished games, in the order in which they ended.

use anyhow::Context as _;
use jiff::Timestamp;
use play::{GameId, Home, PlayerId};

use super::{
    finishing::{self, Over},
    rank_counts, rating_ends, seasons,
};
use crate::{
    progress::{Report, Stage, Steps},
    sql::{self, Connection, in_bulk},
};

/// Rewrites everything that follows from games and seasons. Returns how many games are finished.
pub(super) fn rewrite(connection: &Connection, report: Report<'_>) -> anyhow::Result<usize> {
    in_bulk::while_triggers_rest(connection, || all_again(connection, report))?;
    rank_counts::recount_all(connection)?;
    Ok(finished(connection)?)
}

/// How many games are finished.
pub(super) fn finished(connection: &Connection) -> sql::Result<usize> {
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
    let ended = connection.list_whole("SELECT sequence, game FROM finished_games ORDER BY sequence", ())?;
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
