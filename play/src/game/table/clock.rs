//! The clocks of a table: how much time each seat has left, and since when one of them has been running.

use games::Seat;
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use super::serde_forms as form;
use crate::TimeControl;

/// The clocks of a table. At most one runs: that of the seat to act.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Clock {
    /// How much each seat has left, in order of play; for a running clock, how much it had when it started.
    /// Empty without a limit.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "form::milliseconds")]
    left: Vec<SignedDuration>,
    /// Since when a clock has been running.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        with = "jiff::fmt::serde::timestamp::millisecond::optional"
    )]
    since: Option<Timestamp>,
    /// Whether the player to act has been warned in this turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    warned: bool,
}

impl Clock {
    /// The clocks before the first turn; none is running.
    pub fn new(control: TimeControl, seats: usize) -> Self {
        let left = control.at_start().map_or_else(Vec::new, |time| vec![time; seats]);
        Self { left, since: None, warned: false }
    }

    /// How many seats have a clock.
    pub(super) const fn seats(&self) -> usize {
        self.left.len()
    }

    /// How much `seat` has left; if its clock is running, how much it had when it started. `None` without a
    /// limit.
    pub fn left(&self, seat: Seat) -> Option<SignedDuration> {
        self.left.get(seat.index()).copied()
    }

    /// Whether no time is negative, and a clock runs only with a limit.
    pub(super) fn is_possible(&self) -> bool {
        !self.left.iter().any(SignedDuration::is_negative) && (self.since.is_none() || !self.left.is_empty())
    }

    /// Whether a clock is running.
    pub const fn runs(&self) -> bool {
        self.since.is_some()
    }

    /// When `seat`, whose clock is running, runs out of time.
    pub(super) fn deadline(&self, seat: Seat) -> Option<Timestamp> {
        Some(later(self.since?, self.left(seat)?))
    }

    /// When to warn `seat`, whose clock is running: with one `share`th of its time left. `None` if it has been
    /// warned.
    pub(super) fn warning(&self, seat: Seat, share: i32) -> Option<Timestamp> {
        let left = self.left(seat)?;
        if self.warned { None } else { Some(later(self.since?, left - whole(left / share))) }
    }

    /// Notes that the player to act has been warned.
    pub(super) const fn warn(&mut self) {
        self.warned = true;
    }

    /// Starts the clock of the seat to act.
    pub(super) fn start(&mut self, now: Timestamp) {
        if !self.left.is_empty() {
            self.since = Some(now);
        }
    }

    /// Stops the clock of `seat`, if it is running.
    pub(super) fn stop(&mut self, seat: Seat, now: Timestamp) {
        if let (Some(since), Some(left)) = (self.since.take(), self.left.get_mut(seat.index())) {
            // If the machine's clock was set back, no time passed.
            let used = now.duration_since(since).max(SignedDuration::ZERO);
            *left = left.saturating_sub(used).max(SignedDuration::ZERO);
        }
    }

    /// Ends a turn of `seat`, whose clock is stopped.
    pub(super) fn end_turn(&mut self, control: TimeControl, seat: Seat) {
        self.warned = false;
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = control.after_turn(*left);
        }
    }

    /// Restarts the turns after a takeback, while no clock is running: a limit for each turn is full again, a
    /// bank stays as it is, and gifts are kept.
    pub(super) fn begin_again(&mut self, control: TimeControl) {
        self.warned = false;
        if let TimeControl::PerTurn(time) = control {
            self.left.iter_mut().for_each(|left| *left = time.max(*left));
        }
    }

    /// Gives `seat` the time it had at the start, for the partner who takes it over.
    pub(super) fn renew(&mut self, control: TimeControl, seat: Seat) {
        if let (Some(left), Some(time)) = (self.left.get_mut(seat.index()), control.at_start()) {
            *left = time;
        }
    }

    /// Adds time to `seat`.
    pub(super) fn give(&mut self, seat: Seat, time: SignedDuration) {
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = left.saturating_add(whole(time));
        }
    }

    /// Allows another warning in this turn.
    pub(super) const fn warn_again(&mut self) {
        self.warned = false;
    }

    /// Gives back what the running clock took between `since` and `now`, and allows another warning.
    pub(super) fn forgive(&mut self, since: Timestamp, now: Timestamp) {
        if let Some(started) = self.since {
            self.put_back(now.duration_since(since.max(started)).max(SignedDuration::ZERO));
            self.warned = false;
        }
    }

    /// Moves the start of the running clock, to make up for an outage.
    pub(super) fn put_back(&mut self, by: SignedDuration) {
        self.since = self.since.map(|since| later(since, whole(by)));
    }
}

/// Cuts a time to whole milliseconds, as the store keeps it.
fn whole(time: SignedDuration) -> SignedDuration {
    SignedDuration::from_millis(i64::try_from(time.as_millis()).unwrap_or(i64::MAX))
}

fn later(since: Timestamp, by: SignedDuration) -> Timestamp {
    since.saturating_add(by).unwrap_or(Timestamp::MAX)
}
