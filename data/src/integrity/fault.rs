//! What the check can find.

use jiff::Timestamp;
use play::{GameId, Timer};

/// Something that is not as it must be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The file itself is damaged.
    #[error("damaged file: {0}")]
    File(String),
    /// A row refers to one that does not exist.
    #[error("a row of {table} refers to one of {parent} that does not exist")]
    Reference {
        /// The table of the row.
        table: String,
        /// The table that it refers to.
        parent: String,
    },
    /// A game cannot be rebuilt.
    #[error("{0}")]
    Game(String),
    /// What is noted of a game is not what its record says.
    #[error("game {game}: noted are {noted}, its record says {replayed}")]
    Noted {
        /// Which game.
        game: GameId,
        /// The columns of the game.
        noted: String,
        /// What they should be.
        replayed: String,
    },
    /// A game cannot wait since the time that is noted.
    #[error("game {game} waits since {since}, before the last thing that happened in it")]
    Since {
        /// Which game.
        game: GameId,
        /// What is noted.
        since: Timestamp,
    },
    /// A game counts for its players as one that they play in, or does not, and should not or should.
    #[error("game {game}: it is noted that the player of seat {seat} {}", playing(*.noted))]
    Playing {
        /// Which game.
        game: GameId,
        /// Whose seat.
        seat: u8,
        /// Whether it is noted that he plays.
        noted: bool,
    },
    /// A timer is not what it must be for what it looks at.
    #[error("timer {timer} is set to {}, and should be to {}", when(*.set), when(*.due))]
    Timer {
        /// Which.
        timer: Timer,
        /// When it goes off; `None`: never.
        set: Option<Timestamp>,
        /// When it should.
        due: Option<Timestamp>,
    },
    /// A match does not go on, or has not ended, as its games say.
    #[error("match {first}: {why}")]
    Match {
        /// Which, by its first game.
        first: GameId,
        /// In which way.
        why: String,
    },
    /// The actions of a game are others than those of its record.
    #[error("game {game}: its actions are not those of its record, {record}")]
    Actions {
        /// Which game.
        game: GameId,
        /// Its record.
        record: String,
    },
    /// Where players stand is not what the games that have ended say.
    #[error("{rows} rows of {table} are not what the games that have ended say: compute the standings anew")]
    Standings {
        /// In which table.
        table: &'static str,
        /// How many of its rows, at least.
        rows: usize,
    },
    /// Something else cannot be read.
    #[error("{0}")]
    Row(String),
}

const fn playing(noted: bool) -> &'static str {
    if noted { "plays, who does not" } else { "does not play, who does" }
}

fn when(time: Option<Timestamp>) -> String {
    time.map_or_else(|| "never".to_owned(), |time| time.to_string())
}
