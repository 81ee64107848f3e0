//! The clocks of a table: how much time each seat has left, and since when one of them has been running.

use games::Seat;
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use super::serde_forms as form;
use crate::{TimeControl, game::rest::LocalRest, timer};

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
    /// When the running clock stands still, if it ever does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rest: Option<Rests>,
    /// Whether the player to act has been warned in this turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    warned: bool,
}

/// By which nights and days off the running clock stands. They are noted with it, so that an outage can be made up for without
/// the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Rests {
    /// Whose clock it is.
    #[serde(with = "form::seat")]
    seat: Seat,
    /// Those of the player who plays that seat.
    #[serde(flatten)]
    local: LocalRest,
}

/// What making up for an outage does to the timer of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MadeUp {
    /// Nothing, as no clock runs.
    Nothing,
    /// It is put back as well.
    By(SignedDuration),
    /// It is due at this time now, as only a part of the outage would have counted.
    Until(Timestamp),
}

/// With so many of its parts left, the player to act is warned.
pub(super) const WARNING_SHARE: i32 = 5;

impl Clock {
    /// The clocks before the first turn; none is running.
    pub fn new(control: TimeControl, seats: usize) -> Self {
        let left = control.at_start().map_or_else(Vec::new, |time| vec![time; seats]);
        Self { left, since: None, rest: None, warned: false }
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

    /// Whether it stands by these nights and days off while it runs for `seat`.
    pub(super) fn rests_by(&self, seat: Option<Seat>, local: Option<LocalRest>) -> bool {
        let wanted = seat.zip(local).filter(|_| self.runs()).map(|(seat, local)| Rests { seat, local });
        self.rest == wanted
    }

    /// Until when the clock that runs stood still when it started; `None` if it didn't.
    pub(super) fn rested_until(&self) -> Option<Timestamp> {
        self.rest?.local.until(self.since?)
    }

    /// Whether a clock is running.
    pub const fn runs(&self) -> bool {
        self.since.is_some()
    }

    /// When `seat`, whose clock is running, runs out of time.
    pub(super) fn deadline(&self, seat: Seat) -> Option<Timestamp> {
        Some(self.after(self.since?, self.left(seat)?))
    }

    /// How much `seat`, whose clock is running, has left at `now`; more than at the start if that was put back beyond `now`.
    pub(super) fn shown_left(&self, seat: Seat, now: Timestamp) -> Option<SignedDuration> {
        match self.rest {
            Some(_) => self.left_at(seat, now),
            None => Some(self.deadline(seat)?.duration_since(now).max(SignedDuration::ZERO)),
        }
    }

    /// How much is left of the time of `seat`, whose clock is running, at `now`.
    pub(super) fn left_at(&self, seat: Seat, now: Timestamp) -> Option<SignedDuration> {
        let (since, left) = (self.since?, self.left(seat)?);
        Some((left - self.counted(since, now, left)).max(SignedDuration::ZERO))
    }

    /// When this much time has been counted.
    fn after(&self, since: Timestamp, time: SignedDuration) -> Timestamp {
        self.rest.map_or_else(|| later(since, time), |rest| rest.local.after(since, time))
    }

    /// How much of the time since `since` counts, at most `most`.
    fn counted(&self, since: Timestamp, now: Timestamp, most: SignedDuration) -> SignedDuration {
        match self.rest {
            Some(rest) => rest.local.counted(since, now, most),
            // If the machine's clock was set back, no time passed.
            None => now.duration_since(since).max(SignedDuration::ZERO),
        }
    }

    /// When to warn `seat`, whose clock is running: with one `share`th of its time left. `None` if it has been
    /// warned.
    pub(super) fn warning(&self, seat: Seat, share: i32) -> Option<Timestamp> {
        let left = self.left(seat)?;
        if self.warned { None } else { Some(self.after(self.since?, left - whole(left / share))) }
    }

    /// Notes that the player to act has been warned.
    pub(super) const fn warn(&mut self) {
        self.warned = true;
    }

    /// Starts the clock of the seat to act, whose player has these nights and days off.
    pub(super) fn start(&mut self, seat: Option<Seat>, rest: Option<LocalRest>, now: Timestamp) {
        if !self.left.is_empty() {
            self.since = Some(now);
            self.rest = seat.zip(rest).map(|(seat, local)| Rests { seat, local });
        }
    }

    /// Stops the clock of `seat`, if it is running.
    pub(super) fn stop(&mut self, seat: Seat, now: Timestamp) {
        if let Some(left) = self.left_at(seat, now) {
            self.set_left(seat, left);
        }
        (self.since, self.rest) = (None, None);
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
            self.put_back(now.duration_since(since.max(started)).max(SignedDuration::ZERO), now);
            self.warned = false;
        }
    }

    /// Makes up for an outage of this length that ends now: what the running clock took meanwhile doesn't count.
    pub(super) fn put_back(&mut self, by: SignedDuration, now: Timestamp) -> MadeUp {
        let (by, now) = (whole(by), timer::stored(now));
        let Some(since) = self.since else { return MadeUp::Nothing };
        let Some(Rests { seat, .. }) = self.rest else {
            self.since = Some(later(since, by));
            return MadeUp::By(by);
        };
        // Moving the start isn't enough, as more or less of the time may count from there.
        let began = now.checked_sub(by).unwrap_or(since).max(since);
        if let Some(left) = self.left_at(seat, began) {
            self.set_left(seat, left);
        }
        self.since = Some(now.max(since));
        let deadline = self.deadline(seat);
        let due = self.warning(seat, WARNING_SHARE).into_iter().chain(deadline).min();
        due.map_or(MadeUp::Nothing, MadeUp::Until)
    }

    fn set_left(&mut self, seat: Seat, time: SignedDuration) {
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = time;
        }
    }
}

/// Cuts a time to whole milliseconds, as the store keeps it.
fn whole(time: SignedDuration) -> SignedDuration {
    SignedDuration::from_millis(i64::try_from(time.as_millis()).unwrap_or(i64::MAX))
}

fn later(since: Timestamp, by: SignedDuration) -> Timestamp {
    since.saturating_add(by).unwrap_or(Timestamp::MAX)
}
