//! The puzzle of the day of a server: when it comes, which one it is, streaks, and the table of a week.
//!
//! Pure. The puzzles themselves are known to the crate `puzzles`, and an attempt at one is [`crate::learning::puzzle::Attempt`].
//!
//! | what | how |
//! | --- | --- |
//! | when | at the hour that the server's managers chose, in the server's time zone: [`DailySettings`] |
//! | after an outage | the puzzle of a day comes late by at most [`LATEST`]; later than that, the day has none |
//! | after a change | a day that would have none because of it gets its puzzle at once: [`left_out`] |
//! | how long it counts | until the next one comes: [`Daily::ends`] |
//! | which one | one of middling difficulty that wasn't the server's before, of the games in turn: [`games_in_turn`], [`choose`] |
//! | streaks | days in a row, of which now and then one may be missed: [`streak()`] |
//! | the table of a week | from Monday to Sunday in the server's time zone; equal players share a place: [`crate::ranking`] |

mod choice;
mod schedule;
mod streak;
mod table;

pub use self::{
    choice::{MIDDLING, NEAREST, choose, games_in_turn},
    schedule::{LATEST, change, left_out, to_post},
    streak::{BETWEEN_MISSES, streak},
    table::{InWeek, Line},
};

use games::Game;
use jiff::Timestamp;

use crate::{ChannelId, Day, MessageId, PuzzleId, Schedule};

/// What the managers of a server chose, where the puzzle of the day is switched on: among the rest, the game that its puzzles are
/// from, or `None` for all games in turn.
pub type DailySettings = Schedule<Option<Game>>;

/// The puzzle of a server's day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Daily {
    /// The day.
    pub day: Day,
    /// The puzzle.
    pub puzzle: PuzzleId,
    /// Where it's posted.
    pub channel: ChannelId,
    /// When it was chosen.
    pub begins: Timestamp,
    /// When it stops counting, as the next one comes.
    pub ends: Timestamp,
    /// The message it was posted by; `None` until that is known, and if it couldn't be posted. Such a day is missing from
    /// streaks and tables.
    pub message: Option<MessageId>,
}

impl Daily {
    /// Whether it has stopped counting.
    pub fn is_over(&self, now: Timestamp) -> bool {
        self.ends <= now
    }
}
