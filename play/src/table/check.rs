//! Checks that the state stored beside a record can belong to that game.

use games::{Seat, SeatSet};

use super::{BadTable, LINES, Line, Offer, PLIES, Table};

impl Table {
    /// Refuses a table whose state contradicts its record.
    pub(super) fn checked(self) -> Result<Self, BadTable> {
        match self.contradiction() {
            None => Ok(self),
            Some(what) => Err(BadTable::Standing { game: self.id(), what }),
        }
    }

    fn contradiction(&self) -> Option<&'static str> {
        let (setup, standing) = (&self.setup, &self.setup.standing);
        let clock = &standing.clock;
        let must_run = self.ending().is_none() && self.still().is_none();
        if clock.seats() != setup.clock().seats() || clock.runs() != must_run || !clock.is_possible() {
            return Some("clocks");
        }
        if setup.terms.goal.is_some() != setup.in_match.is_some() {
            return Some("a match");
        }
        let mut seen = SeatSet::EMPTY;
        for away in &standing.away {
            if !self.is_playing(away.seat) || seen.contains(away.seat) {
                return Some("absences");
            }
            seen.insert(away.seat);
        }
        for (at, offer) in standing.offers.iter().enumerate() {
            let twice = standing.offers.iter().take(at).any(|other| other.kind == offer.kind);
            if twice || !self.is_possible(*offer) {
                return Some("offers");
            }
        }
        let lines_of = |seat| standing.ahead.iter().filter(|line| line.seat == seat).count();
        let possible = |line: &Line| {
            self.is_playing(line.seat)
                && (1..=PLIES).contains(&line.actions.len())
                && lines_of(line.seat) <= LINES
        };
        if !standing.ahead.iter().all(possible) || !standing.dropped.iter().all(|seat| self.is_playing(seat))
        {
            return Some("moves ahead");
        }
        let closed_by = match standing.closed {
            Some(super::Closed::Aborted { seat }) => self.player(seat).is_none(),
            Some(super::Closed::Agreed | super::Closed::Stopped) | None => false,
        };
        let quit = standing.quit.iter().any(|seat| self.is_playing(seat) || self.player(seat).is_none());
        if closed_by || quit || (setup.in_match.is_none() && !standing.quit.is_empty()) {
            return Some("an end");
        }
        None
    }

    fn is_possible(&self, offer: Offer) -> bool {
        let all_sit = offer.agreed.iter().all(|seat| self.player(seat).is_some());
        self.is_playing(offer.by) && offer.agreed.contains(offer.by) && all_sit
    }

    /// Whether the seat exists, and its player hasn't given up.
    fn is_playing(&self, seat: Seat) -> bool {
        self.player(seat).is_some() && !self.outs().iter().any(|out| out.seat == seat)
    }
}
