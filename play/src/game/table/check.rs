//! Checks that the state stored beside a record can belong to that game.

use games::{Seat, SeatSet};

use super::{BadTable, ClosedBy, MAX_PREMOVE_LINES, MAX_PREMOVE_PLIES, Offer, PremoveLine, Table};

impl Table {
    /// Refuses a table whose state contradicts its record.
    pub(super) fn checked(self) -> Result<Self, BadTable> {
        match self.contradiction() {
            None => Ok(self),
            Some(what) => Err(BadTable::TableState { game: self.id(), what }),
        }
    }

    fn contradiction(&self) -> Option<&'static str> {
        let (stored, state) = (&self.stored, &self.stored.state);
        let clock = &state.clock;
        let must_run = self.ending().is_none() && self.clock_stop().is_none();
        if clock.seats() != stored.clock().seats() || clock.runs() != must_run || !clock.is_possible() {
            return Some("clocks");
        }
        let seat = self.to_act();
        let zones =
            if stored.terms.rest.is_some() && seat.is_some() { stored.record.rules.seats() } else { 0 };
        if state.zones.len() != zones || !clock.rests_by(seat, seat.and_then(|seat| stored.rest_of(seat))) {
            return Some("nights");
        }
        if stored.terms.goal.is_some() != stored.in_match.is_some() {
            return Some("a match");
        }
        let mut seen = SeatSet::EMPTY;
        for away in &state.away {
            if !self.is_playing(away.seat) || seen.contains(away.seat) {
                return Some("absences");
            }
            seen.insert(away.seat);
        }
        for (at, unreached) in state.unreached.iter().enumerate() {
            let twice = state.unreached.iter().take(at).any(|other| other.seat == unreached.seat);
            if twice || !stored.is_by_mail() || self.player(unreached.seat).is_none() {
                return Some("players who can't be reached");
            }
        }
        for (at, offer) in state.offers.iter().enumerate() {
            let twice = state.offers.iter().take(at).any(|other| other.kind == offer.kind);
            if twice || !self.is_possible(*offer) {
                return Some("offers");
            }
        }
        let lines_of = |seat| state.premoves.iter().filter(|line| line.seat == seat).count();
        let possible = |line: &PremoveLine| {
            self.is_playing(line.seat)
                && (1..=MAX_PREMOVE_PLIES).contains(&line.actions.len())
                && lines_of(line.seat) <= MAX_PREMOVE_LINES
        };
        if !state.premoves.iter().all(possible) || !state.dropped.iter().all(|seat| self.is_playing(seat)) {
            return Some("moves ahead");
        }
        let closed_by = match state.closed {
            Some(
                ClosedBy::Aborted { seat }
                | ClosedBy::CalledOff { by: Some(seat) }
                | ClosedBy::Withdrawn { seat }
                | ClosedBy::Adjudicated { winner: Some(seat) },
            ) => self.player(seat).is_none(),
            Some(ClosedBy::Idle) => self.computers().is_empty() && !state.cut_off,
            Some(
                ClosedBy::Agreed
                | ClosedBy::CalledOff { by: None }
                | ClosedBy::Stopped
                | ClosedBy::Adjudicated { winner: None },
            )
            | None => false,
        };
        let quit = state.quit.iter().any(|seat| self.is_playing(seat) || self.player(seat).is_none());
        if closed_by || quit || (stored.in_match.is_none() && !state.quit.is_empty()) {
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
        self.player(seat).is_some() && !self.given_up().iter().any(|out| out.seat == seat)
    }
}
