//! The faults that the check can find.

use jiff::Timestamp;
use play::{CompetitionId, GameId, Timer};

/// Something that is not as it must be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The file is damaged.
    #[error("damaged file: {0}")]
    File(String),
    /// A row refers to one that does not exist.
    #[error("a row of {table} refers to a missing row of {parent}")]
    Reference {
        /// The table of the row.
        table: String,
        /// The table it refers to.
        parent: String,
    },
    /// A game cannot be replayed.
    #[error("{0}")]
    Game(String),
    /// A game's columns contradict its record.
    #[error("game {game}: stored {noted}, but its record gives {replayed}")]
    EndingColumns {
        /// The game.
        game: GameId,
        /// Its columns.
        noted: String,
        /// What they should be.
        replayed: String,
    },
    /// A game is said to wait since before its last action.
    #[error("game {game}: waiting since {since}, which is before its last event")]
    Since {
        /// The game.
        game: GameId,
        /// Since when, as stored.
        since: Timestamp,
    },
    /// Whether a player is playing in a game is stored wrong.
    #[error("game {game}: stored that the player of seat {seat} {}", playing(*.noted))]
    Playing {
        /// The game.
        game: GameId,
        /// The player's seat.
        seat: u8,
        /// What is stored.
        noted: bool,
    },
    /// A timer is not set to when it must go off.
    #[error("timer {timer} is set to {}, but should be {}", when(*.set), when(*.due))]
    Timer {
        /// The timer.
        timer: Timer,
        /// What it is set to; `None` if it is not set.
        set: Option<Timestamp>,
        /// What it should be set to.
        due: Option<Timestamp>,
    },
    /// A match does not continue, or did not end, as its games say.
    #[error("match {first}: {why}")]
    Match {
        /// The first game of the match.
        first: GameId,
        /// What is wrong.
        why: String,
    },
    /// A competition doesn't follow from its games.
    #[error("competition {competition}: {why}")]
    Competition {
        /// The competition.
        competition: CompetitionId,
        /// What is wrong.
        why: String,
    },
    /// A timer that must be set isn't.
    #[error("timer {0} is missing")]
    NoTimer(Timer),
    /// A game's rows of actions are not those of its record.
    #[error("game {game}: its actions differ from its record, {record}")]
    Actions {
        /// The game.
        game: GameId,
        /// Its record.
        record: String,
    },
    /// Standings do not follow from the finished games.
    #[error("{rows} rows of {table} don't match the finished games: run `dara recompute`")]
    Standings {
        /// The table.
        table: &'static str,
        /// How many of its rows differ, at least.
        rows: usize,
    },
    /// Something else cannot be read.
    #[error("{0}")]
    Row(String),
}

const fn playing(noted: bool) -> &'static str {
    if noted { "is playing, which is wrong" } else { "isn't playing, which is wrong" }
}

fn when(time: Option<Timestamp>) -> String {
    time.map_or_else(|| "never".to_owned(), |time| time.to_string())
}
