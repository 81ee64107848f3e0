//! A decision about a table, and how it is put together.

use games::{Action, Seat};
use jiff::Timestamp;

use super::{Standing, Still, Table};
use crate::{Announcement, Change, Forfeit, How, News, Out, PlayerId, Refusal, Timer, timer};

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

/// A decision being put together.
pub(super) struct DecisionBuilder<'a> {
    pub(super) before: &'a Table,
    pub(super) after: Table,
    pub(super) now: Timestamp,
    pub(super) changes: Vec<Change>,
    pub(super) announcements: Vec<Announcement>,
}

impl<'a> DecisionBuilder<'a> {
    pub(super) fn new(table: &'a Table, now: Timestamp) -> Self {
        let (changes, announcements) = (Vec::with_capacity(4), Vec::with_capacity(1));
        Self { before: table, after: table.clone(), now: timer::stored(now), changes, announcements }
    }

    /// The state beside the record.
    pub(super) const fn standing(&mut self) -> &mut Standing {
        &mut self.after.setup.standing
    }

    /// Announces news.
    pub(super) fn announce_news(&mut self, news: News, by: Option<Seat>) {
        let by = self.player(by);
        self.announcements.push(Announcement::News { game: self.before.id(), news, by });
    }

    /// Announces the board.
    pub(super) fn announce_board(&mut self, how: How, by: Option<Seat>) {
        self.announce_board_by(how, self.player(by));
    }

    /// Announces the board, caused by someone who need not play.
    pub(super) fn announce_board_by(&mut self, how: How, by: Option<PlayerId>) {
        let (game, moment) = (self.before.id(), self.after.moment());
        self.announcements.push(Announcement::Board { game, moment, how, by });
    }

    /// The player of a seat.
    fn player(&self, seat: Option<Seat>) -> Option<PlayerId> {
        self.before.player(seat?)
    }

    /// Plays an action for the seat to act.
    pub(super) fn play(&mut self, action: Action) -> Result<(), games::Illegal> {
        let after = &mut self.after;
        let (game, ply) = (after.id(), after.ply());
        let effects = after.position.play(action)?;
        let over = after.turns.follow(effects, after.position.to_act(), after.position.ply());
        after.setup.record.actions.push(action);
        after.setup.since = self.now;
        let standing = &mut after.setup.standing;
        standing.offers.clear();
        if over {
            standing.clock.stop(effects.by, self.now);
            standing.clock.end_turn(after.setup.terms.clock, effects.by);
        }
        self.changes.push(Change::Append { game, ply, seat: effects.by, action, at: self.now });
        Ok(())
    }

    /// Gives up `seat`. A partner takes it over with the time it had at the start, and any turn in progress
    /// starts over; the partner's premoves are dropped, since they expected another player's turns.
    pub(super) fn give_up(&mut self, seat: Seat, why: Forfeit) -> Result<(), Refusal> {
        let (waited_for, before) = (self.after.played_from(), self.after.outs().len());
        let out = Out { seat, ply: self.after.ply(), why };
        let to_act = self.after.to_act();
        self.after.setup.seats.give_up(out).map_err(|_| Refusal::GaveUp)?;
        let (standing, control) = (&mut self.after.setup.standing, self.after.setup.terms.clock);
        standing.offers.clear();
        standing.away.retain(|away| away.seat != seat);
        standing.ahead.retain(|line| line.seat != seat);
        standing.mark_notified(seat);
        let seats = &self.after.setup.seats;
        if let (Some(to_act), true) = (to_act, seats.lost_by().is_none()) {
            if let Some(partner) = seats.played_from(seat) {
                standing.drop_premoves(|owner| owner == partner);
            }
            if seats.played_from(to_act) != waited_for {
                standing.clock.stop(to_act, self.now);
                standing.clock.warn_again();
                self.after.setup.since = self.now;
            }
            standing.clock.renew(control, seat);
        }
        self.changes.push(Change::GiveUp { game: self.before.id(), before, out, at: self.now });
        Ok(())
    }

    /// Ends absences that have run out, and starts or stops the clock of the seat to act.
    fn settle(&mut self) {
        let (now, waited) = (self.now, self.before.still());
        let standing = &mut self.after.setup.standing;
        standing.away.retain(|away| away.until > now);
        let (ending, still) = (self.after.ending(), self.after.still());
        let clock = &mut self.after.setup.standing.clock;
        match (clock.runs(), ending.is_none() && still.is_none()) {
            (false, true) => {
                clock.start(now);
                let by_time = matches!(waited, Some(Still::Away(until)) if until <= now);
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

    /// Completes the decision. The state change comes first, because it carries the revision by which the
    /// store detects a conflict.
    pub(super) fn finish(mut self) -> Decision {
        let (game, at) = (self.before.id(), self.now);
        self.settle();
        let ending = self.after.ending();
        if ending.is_some() {
            let standing = self.standing();
            standing.offers.clear();
            standing.ahead.clear();
            standing.away.clear();
            standing.dropped = games::SeatSet::EMPTY;
        }
        let revision = self.before.setup.revision;
        self.after.setup.revision = revision.saturating_add(1);
        let (since, standing) = (self.after.setup.since, Box::new(self.after.setup.standing.clone()));
        let mut changes = vec![Change::Stand { game, revision, since, standing }];
        changes.append(&mut self.changes);
        if let Some(ending) = ending {
            changes.push(Change::End { game, ply: self.after.ply(), ending, at });
        }
        if self.after.due() != self.before.due() {
            changes.push(Change::SetTimer { timer: Timer::Game(game), at: self.after.due() });
        }
        Decision { table: self.after, changes, announcements: self.announcements }
    }
}
