//! A decision about a table, and how it is put together.

use games::{Action, Seat};
use jiff::{SignedDuration, Timestamp};

use super::{ClockStop, OfferKind, Table, TableState};
use crate::{
    Actor, Announcement, BoardCause, Change, ForfeitReason, GivenUp, News, OfferAnswer, OfferOutcome,
    PlayerId, Refusal, Timer, timer,
};

/// What to store and announce, and the table afterwards.
#[derive(Clone, Debug)]
pub struct Decision {
    /// The table after the event.
    pub table: Table,
    /// The changes to store.
    pub changes: Vec<Change>,
    /// The announcements to make.
    pub announcements: Vec<Announcement>,
}

/// The clocks of two machines differ by less than this. If the time goes back by more, a clock was set back.
const APART: SignedDuration = SignedDuration::from_mins(1);

/// The time of a decision. It is no earlier than the last one, which another machine may have made.
fn no_earlier(now: Timestamp, last: Timestamp) -> Timestamp {
    if now < last && last.duration_since(now) < APART { last } else { now }
}

/// A decision being put together.
pub(super) struct DecisionBuilder<'a> {
    pub(super) before: &'a Table,
    pub(super) after: Table,
    pub(super) now: Timestamp,
    pub(super) changes: Vec<Change>,
    pub(super) announcements: Vec<Announcement>,
    /// The answer to an offer that this decision is, if it is one.
    answer: Option<(OfferKind, OfferAnswer)>,
}

impl<'a> DecisionBuilder<'a> {
    pub(super) fn new(table: &'a Table, now: Timestamp) -> Self {
        let (changes, announcements) = (Vec::with_capacity(4), Vec::with_capacity(1));
        Self {
            before: table,
            after: table.clone(),
            now: no_earlier(timer::stored(now), table.stored.since),
            changes,
            announcements,
            answer: None,
        }
    }

    /// The state beside the record.
    pub(super) const fn state(&mut self) -> &mut TableState {
        &mut self.after.stored.state
    }

    /// Notes what the player of a seat answers to an offer, which its message will show.
    pub(super) fn answer(&mut self, kind: OfferKind, outcome: OfferOutcome, by: Seat) {
        self.answer = self.player(Some(by)).map(|who| (kind, OfferAnswer { outcome, who }));
    }

    /// Announces news.
    pub(super) fn announce_news(&mut self, news: News, by: Option<Seat>) {
        let by = self.player(by);
        self.announcements.push(Announcement::News { game: self.before.id(), news, by });
    }

    /// Announces the board.
    pub(super) fn announce_board(&mut self, how: BoardCause, by: Option<Seat>) {
        self.announce_board_by(how, self.player(by).map(Actor::Member));
    }

    /// Announces the board, caused by someone who need not play.
    pub(super) fn announce_board_by(&mut self, how: BoardCause, by: Option<Actor>) {
        let (game, version) = (self.before.id(), self.after.version());
        self.announcements.push(Announcement::Board { game, version, how, by });
    }

    /// The member at a seat, for announcements.
    fn player(&self, seat: Option<Seat>) -> Option<PlayerId> {
        self.before.player(seat?)?.member()
    }

    /// Plays an action for the seat to act.
    pub(super) fn play(&mut self, action: Action) -> Result<(), games::Illegal> {
        let after = &mut self.after;
        let (game, ply) = (after.id(), after.ply());
        let effects = after.position.play(action)?;
        let over = after.turns.follow(effects, after.position.to_act(), after.position.ply());
        after.stored.record.actions.push(action);
        after.stored.since = self.now;
        let state = &mut after.stored.state;
        state.offers.clear();
        state.idle = None;
        if over {
            state.clock.stop(effects.by, self.now);
            state.clock.end_turn(after.stored.terms.clock, effects.by);
        }
        self.waits_for_channel();
        self.changes.push(Change::PlayAction { game, ply, seat: effects.by, action, at: self.now });
        Ok(())
    }

    /// If members wait for a channel, their game is called off some time after now.
    pub(super) fn waits_for_channel(&mut self) {
        if self.after.computers().is_empty() {
            self.state().idle = self.after.waits_for_channel().then_some(self.now);
        }
    }

    /// Gives up `seat`. A partner takes it over with the time it had at the start, and any turn in progress
    /// starts over; the partner's premoves are dropped, since they expected another player's turns.
    pub(super) fn give_up(&mut self, seat: Seat, why: ForfeitReason) -> Result<(), Refusal> {
        let (waited_for, before) = (self.after.played_from(), self.after.given_up().len());
        let out = GivenUp { seat, ply: self.after.ply(), why };
        let to_act = self.after.to_act();
        self.after.stored.seats.give_up(out).map_err(|_| Refusal::GaveUp)?;
        let (state, control) = (&mut self.after.stored.state, self.after.stored.terms.clock);
        state.offers.clear();
        state.away.retain(|away| away.seat != seat);
        state.premoves.retain(|line| line.seat != seat);
        state.mark_notified(seat);
        let seats = &self.after.stored.seats;
        if let (Some(to_act), true) = (to_act, seats.lost_by().is_none()) {
            if let Some(partner) = seats.played_from(seat) {
                state.drop_premoves(|owner| owner == partner);
            }
            if seats.played_from(to_act) != waited_for {
                state.clock.stop(to_act, self.now);
                state.clock.warn_again();
                self.after.stored.since = self.now;
            }
            state.clock.renew(control, seat);
        }
        self.changes.push(Change::GiveUp { game: self.before.id(), before, out, at: self.now });
        Ok(())
    }

    /// Ends absences that have run out, and starts or stops the clock of the seat to act.
    fn settle(&mut self) {
        let (now, waited) = (self.now, self.before.clock_stop());
        let state = &mut self.after.stored.state;
        state.away.retain(|away| away.until > now);
        let to_act = if self.after.ending().is_some() { None } else { self.after.played_from() };
        for unreached in &mut self.after.stored.state.unreached {
            unreached.settle(to_act == Some(unreached.seat), now);
        }
        let (ending, still) = (self.after.ending(), self.after.clock_stop());
        let to_act = self.after.to_act();
        let rest = to_act.and_then(|seat| self.after.stored.rest_of(seat));
        let clock = &mut self.after.stored.state.clock;
        match (clock.runs(), ending.is_none() && still.is_none()) {
            (false, true) => {
                clock.start(to_act, rest, now);
                let by_time = matches!(waited, Some(ClockStop::Away(until)) if until <= now);
                if by_time && self.after.played_from() == self.before.played_from() {
                    self.announce_news(News::Back, None);
                }
            }
            // The position may still have a seat to act, after an agreed draw for example.
            (true, false) => {
                if let Some(seat) = self.after.position.to_act() {
                    clock.stop(seat, now);
                }
            }
            _ => {}
        }
    }

    /// Announces every offer whose message has to be redrawn: it is no longer open, or one more player agrees.
    fn announce_changed_offers(&mut self) {
        let game = self.before.id();
        for offer in self.before.offers() {
            let now = self.after.offers().find(|now| (now.kind, now.made) == (offer.kind, offer.made));
            let (true, Some(by)) = (now.is_none_or(|now| now != offer), self.player(Some(offer.by))) else {
                continue;
            };
            let answer = self.answer.filter(|(kind, _)| now.is_none() && *kind == offer.kind);
            let answer = answer.map(|(_, answer)| answer);
            let (offer, made) = (offer.kind, offer.made);
            self.announcements.push(Announcement::OfferChanged { game, offer, made, by, answer });
        }
    }

    /// Completes the decision. The state change comes first, because it carries the revision by which the
    /// store detects a conflict.
    pub(super) fn finish(mut self) -> Decision {
        let (game, at) = (self.before.id(), self.now);
        self.settle();
        let ending = self.after.ending();
        if ending.is_some() {
            let state = self.state();
            state.offers.clear();
            state.premoves.clear();
            state.away.clear();
            state.unreached.clear();
            state.zones.clear();
            state.dropped = games::SeatSet::EMPTY;
        }
        self.announce_changed_offers();
        let revision = self.before.stored.revision;
        self.after.stored.revision = revision.saturating_add(1);
        let (since, state) = (self.after.stored.since, Box::new(self.after.stored.state.clone()));
        let mut changes = vec![Change::UpdateState { game, revision, since, state }];
        changes.append(&mut self.changes);
        if let Some(ending) = ending {
            changes.push(Change::EndGame { game, ply: self.after.ply(), ending, at });
        }
        if self.after.due() != self.before.due() {
            changes.push(Change::SetTimer { timer: Timer::Game(game), at: self.after.due() });
        }
        Decision { table: self.after, changes, announcements: self.announcements }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_a_little_behind_counts_as_the_time_of_the_last_decision() {
        let at = |millisecond: i64| Timestamp::from_millisecond(millisecond).expect("a time");
        let last = at(1_000_000);
        assert_eq!(no_earlier(at(1_000_001), last), at(1_000_001));
        assert_eq!(no_earlier(at(940_001), last), last);
        assert_eq!(no_earlier(at(940_000), last), at(940_000), "it was set back");
    }
}
