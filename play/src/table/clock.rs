//! The clocks of a table: what each seat has left, and whose clock runs since when.

use games::Seat;
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use super::serde_forms as form;
use crate::TimeControl;

/// The clocks of a table. At most one runs: that of the seat which is to act.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Clock {
    /// What each seat has left, in order of play; of the one whose clock runs, when it began to. Empty without a limit.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "form::milliseconds")]
    left: Vec<SignedDuration>,
    /// Since when a clock runs.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        with = "jiff::fmt::serde::timestamp::millisecond::optional"
    )]
    since: Option<Timestamp>,
    /// Whether the player to act was warned, in this turn, that little is left.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    warned: bool,
}

impl Clock {
    /// The clocks of so many seats before the first turn; none runs.
    pub fn new(control: TimeControl, seats: usize) -> Self {
        let left = control.at_start().map_or_else(Vec::new, |time| vec![time; seats]);
        Self { left, since: None, warned: false }
    }

    /// For how many seats time is counted.
    pub(super) const fn seats(&self) -> usize {
        self.left.len()
    }

    /// What `seat` has left; of one whose clock runs, what it had when it began to. `None` without a limit.
    pub fn left(&self, seat: Seat) -> Option<SignedDuration> {
        self.left.get(seat.index()).copied()
    }

    /// Whether a table can have it: nobody has less than nothing, and what runs has a limit.
    pub(super) fn is_possible(&self) -> bool {
        !self.left.iter().any(SignedDuration::is_negative) && (self.since.is_none() || !self.left.is_empty())
    }

    /// Whether a clock runs.
    pub const fn runs(&self) -> bool {
        self.since.is_some()
    }

    /// When the time of `seat` is out, whose clock runs.
    pub(super) fn deadline(&self, seat: Seat) -> Option<Timestamp> {
        Some(later(self.since?, self.left(seat)?))
    }

    /// When `seat`, whose clock runs, is to be warned: at a fifth of the time left. `None` when it was.
    pub(super) fn warning(&self, seat: Seat) -> Option<Timestamp> {
        let left = self.left(seat)?;
        if self.warned { None } else { Some(later(self.since?, left - whole(left / 5))) }
    }

    /// The player has been warned.
    pub(super) const fn warn(&mut self) {
        self.warned = true;
    }

    /// The clock of whoever is to act begins to run.
    pub(super) fn start(&mut self, now: Timestamp) {
        if !self.left.is_empty() {
            self.since = Some(now);
        }
    }

    /// The clock of `seat`, if it runs, stands.
    pub(super) fn stop(&mut self, seat: Seat, now: Timestamp) {
        if let (Some(since), Some(left)) = (self.since.take(), self.left.get_mut(seat.index())) {
            // A machine's clock can have been put back meanwhile: that gives nobody time.
            let used = now.duration_since(since).max(SignedDuration::ZERO);
            *left = left.saturating_sub(used).max(SignedDuration::ZERO);
        }
    }

    /// A turn of `seat`, whose clock stands, is over.
    pub(super) fn end_turn(&mut self, control: TimeControl, seat: Seat) {
        self.warned = false;
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = control.after_turn(*left);
        }
    }

    /// Turns begin once more, while no clock runs: a limit of each turn is whole again, a bank is as it was left. What was
    /// given stays.
    pub(super) fn begin_again(&mut self, control: TimeControl) {
        self.warned = false;
        if let TimeControl::PerTurn(time) = control {
            self.left.iter_mut().for_each(|left| *left = time.max(*left));
        }
    }

    /// `seat` has as much as at the start: somebody else plays it from now on.
    pub(super) fn renew(&mut self, control: TimeControl, seat: Seat) {
        if let (Some(left), Some(time)) = (self.left.get_mut(seat.index()), control.at_start()) {
            *left = time;
        }
    }

    /// `seat` gets more time.
    pub(super) fn give(&mut self, seat: Seat, time: SignedDuration) {
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = left.saturating_add(whole(time));
        }
    }

    /// The player to act is warned once more: there is another time at which little is left.
    pub(super) const fn warn_again(&mut self) {
        self.warned = false;
    }

    /// Makes up for a time in which nobody could play.
    pub(super) fn put_back(&mut self, by: SignedDuration) {
        self.since = self.since.map(|since| later(since, whole(by)));
    }
}

/// Times are stored in milliseconds.
fn whole(time: SignedDuration) -> SignedDuration {
    SignedDuration::from_millis(i64::try_from(time.as_millis()).unwrap_or(i64::MAX))
}

fn later(since: Timestamp, by: SignedDuration) -> Timestamp {
    since.saturating_add(by).unwrap_or(Timestamp::MAX)
}
