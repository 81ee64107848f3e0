//! Being away: for so many days a year, the clocks of a player stand in a server.
//!
//! | state | what ends it |
//! | --- | --- |
//! | planned: it has not begun | its beginning; it is called off |
//! | on: the player is away | its time, which has a limit; the player comes back, or says otherwise until when |
//! | over | final; what was not used of it is his again |
//!
//! **Decided:** the days are those of a calendar year of UTC, counted to the second; an absence over the turn of the year
//! counts in each with what lies in it. Absences never overlap: who is away can change until when, and what is planned is
//! called off and planned anew. They lie at most a year ahead. Other rules of the house hold for what is asked from then
//! on, and take nothing away that was granted.
//!
//! This knows no tables: what it says is brought to each game of the player by [`crate::table::set_away`].

mod asking;
mod days;

use jiff::Timestamp;

pub use self::{
    asking::{AHEAD, Decision, Event, Until, decide, tick},
    days::left,
};

/// A time away of a player in a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Absence {
    /// From when.
    pub from: Timestamp,
    /// Until when; not after `from` if it was called off.
    pub until: Timestamp,
}

impl Absence {
    /// Whether the player is away at `now` by it.
    pub fn is_on(self, now: Timestamp) -> bool {
        self.from <= now && now < self.until
    }

    /// Whether it is still to come.
    pub fn is_planned(self, now: Timestamp) -> bool {
        now < self.from && self.from < self.until
    }

    fn overlaps(self, other: Self) -> bool {
        self.from.max(other.from) < self.until.min(other.until)
    }
}

/// Until when a player with these absences is away at `now`, if he is.
pub fn until(absences: &[Absence], now: Timestamp) -> Option<Timestamp> {
    absences.iter().find(|absence| absence.is_on(now)).map(|absence| absence.until)
}

/// The next absence that is planned.
pub fn planned(absences: &[Absence], now: Timestamp) -> Option<Absence> {
    absences.iter().copied().filter(|absence| absence.is_planned(now)).min_by_key(|absence| absence.from)
}

#[cfg(test)]
mod tests;
