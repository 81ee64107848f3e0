//! Absences: for a number of days each year, a player's clocks stop in a server.
//!
//! | state | what ends it |
//! | --- | --- |
//! | planned | it begins; the player calls it off |
//! | on: the player is away | its end, which is bounded; the player comes back, or changes the end |
//! | over | final; unused time returns to the player |
//!
//! **Decided:** days are counted per calendar year in UTC, to the second; an absence that spans New Year
//! counts in each year with its part. Absences never overlap: a player who is away can change the end, and a
//! planned absence is called off and planned again. They end at most a year ahead. When a server changes its
//! allowance, absences that were already granted stay.
//!
//! This module knows no tables. [`crate::game::table::set_away`] applies an absence to each of the player's games.

mod days;
mod requests;

use jiff::Timestamp;

pub use self::{
    days::left,
    requests::{Event, LATEST_END, Outlook, Until, decide_absences, tick},
};

/// A player's absence in a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Absence {
    /// When it begins.
    pub from: Timestamp,
    /// When it ends; not after `from` if it was called off.
    pub until: Timestamp,
}

impl Absence {
    /// Whether the player is away at `now`.
    pub fn is_on(self, now: Timestamp) -> bool {
        self.from <= now && now < self.until
    }

    /// Whether it is yet to begin.
    pub fn is_planned(self, now: Timestamp) -> bool {
        now < self.from && self.from < self.until
    }

    fn overlaps(self, other: Self) -> bool {
        self.from.max(other.from) < self.until.min(other.until)
    }
}

/// Until when a player with these absences is away, or `None` if they aren't away at `now`.
pub fn until(absences: &[Absence], now: Timestamp) -> Option<Timestamp> {
    absences.iter().find(|absence| absence.is_on(now)).map(|absence| absence.until)
}

/// The next planned absence.
pub fn planned(absences: &[Absence], now: Timestamp) -> Option<Absence> {
    absences.iter().copied().filter(|absence| absence.is_planned(now)).min_by_key(|absence| absence.from)
}

#[cfg(test)]
mod tests;
