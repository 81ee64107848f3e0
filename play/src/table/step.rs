//! What players do at a table, and how a decision about it is put together.

use games::{Action, Record, RuleSet, Seat};
use jiff::{SignedDuration, Timestamp};

use super::{Away, OfferKind, Setup, Standing, Still, Table, Turns, acting, ahead, offering, timekeeping};
use crate::{
    Announcement, ChallengeId, Change, ChannelId, Forfeit, GameId, GuildId, How, MessageId, News, PlayerId,
    Refusal, Seating, Terms, Timer, matches::InMatch, timer,
};

/// What a player at a table can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Play an action.
    Act(Action),
    /// Resign the game. The partner plays on, or the side has lost.
    Resign,
    /// Resign the game and its match, see [`crate::matches`].
    ResignMatch,
    /// Leave the server, which counts as resigning.
    Left,
    /// Make an offer to all others.
    Offer(OfferKind),
    /// Agree to an offer. It takes effect when everyone has agreed.
    Accept(OfferKind),
    /// Decline an offer, or withdraw one's own.
    Decline(OfferKind),
    /// End a pause.
    Resume,
    /// Give every opponent this much more time.
    GiveTime(SignedDuration),
    /// Store a premove line: actions from the current position on, the others' and one's own.
    PlanAhead(Vec<Action>),
    /// Delete a premove line by its index, or all of them.
    ForgetAhead(Option<usize>),
    /// Note that the player knows their premoves were dropped.
    ToldOfDropped,
}

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
pub(super) struct Step<'a> {
    pub(super) before: &'a Table,
    pub(super) after: Table,
    pub(super) now: Timestamp,
    pub(super) changes: Vec<Change>,
    pub(super) announcements: Vec<Announcement>,
}

impl<'a> Step<'a> {
    pub(super) fn new(table: &'a Table, now: Timestamp) -> Self {
        let (changes, announcements) = (Vec::with_capacity(4), Vec::with_capacity(1));
        Self { before: table, after: table.clone(), now: timer::stored(now), changes, announcements }
    }

    /// The state beside the record.
    pub(super) const fn standing(&mut self) -> &mut Standing {
        &mut self.after.setup.standing
    }

    /// Announces news.
    pub(super) fn news(&mut self, news: News, by: Option<PlayerId>) {
        self.announcements.push(Announcement::News { game: self.before.id(), news, by });
    }

    /// Announces the board.
    pub(super) fn board(&mut self, how: How, by: Option<PlayerId>) {
        let (game, moment) = (self.before.id(), self.after.moment());
        self.announcements.push(Announcement::Board { game, moment, how, by });
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
        let (waited_for, before) = (self.after.waits_for(), self.after.outs().len());
        let out = crate::Out { seat, ply: self.after.ply(), why };
        let to_act = self.after.to_act();
        self.after.setup.seats.give_up(out).map_err(|_| Refusal::GaveUp)?;
        let (standing, control) = (&mut self.after.setup.standing, self.after.setup.terms.clock);
        standing.offers.clear();
        standing.away.retain(|away| away.seat != seat);
        standing.ahead.retain(|line| line.seat != seat);
        ahead::told(standing, seat);
        let seats = &self.after.setup.seats;
        if let (Some(to_act), true) = (to_act, seats.lost_by().is_none()) {
            if let Some(partner) = seats.plays_for(seat).and_then(|partner| seats.seat(partner)) {
                ahead::drop_lines(standing, |owner| owner == partner);
            }
            if seats.plays_for(to_act) != waited_for {
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
                if by_time && self.after.waits_for() == self.before.waits_for() {
                    self.news(News::Back, None);
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
    pub(super) fn decided(mut self) -> Decision {
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

/// Starts a game, and its clock. `by` is the player who caused it.
pub fn begin(opening: Opening, by: Option<PlayerId>) -> (Vec<Change>, Vec<Announcement>) {
    let Opening { id: game, challenge, guild, channel, thread_of, terms, in_match, rules, seats, away, at } =
        opening;
    let at = timer::stored(at);
    let setup = Setup {
        id: game,
        challenge,
        guild,
        channel,
        thread_of,
        terms,
        in_match,
        seats: Seating::new(seats),
        record: Record { rules, actions: Vec::new() },
        started: at,
        since: at,
        revision: 0,
        standing: Standing::default(),
    };
    let position = rules.start();
    let mut table = Table { turns: Turns::new(position.to_act()), setup, position };
    let away = away.into_iter().filter(|&(_, until)| terms.away && timer::stored(until) > at);
    let away = away
        .filter_map(|(player, until)| Some(Away { seat: table.seat(player)?, until: timer::stored(until) }))
        .collect();
    table.setup.standing = Standing { away, ..Standing::new(table.setup.clock()) };
    if table.still().is_none() {
        table.setup.standing.clock.start(at);
    }
    let due = table.due();
    let mut changes = vec![Change::StartGame(Box::new(table.setup))];
    if due.is_some() {
        changes.push(Change::SetTimer { timer: Timer::Game(game), at: due });
    }
    (changes, vec![Announcement::Board { game, moment: 0, how: How::LastTurn, by }])
}

/// What a new game needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// A new id.
    pub id: GameId,
    /// The challenge it came from; in a match, that of the first game.
    pub challenge: ChallengeId,
    /// The server.
    pub guild: GuildId,
    /// The channel or thread.
    pub channel: ChannelId,
    /// The parent channel and message, if the game is played in a thread made for it.
    pub thread_of: Option<(ChannelId, MessageId)>,
    /// The terms.
    pub terms: Terms,
    /// Its place in a match, if it belongs to one.
    pub in_match: Option<InMatch>,
    /// The rules.
    pub rules: RuleSet,
    /// The players, in order of play.
    pub seats: Vec<PlayerId>,
    /// The players who are away now, and until when.
    pub away: Vec<(PlayerId, Timestamp)>,
    /// When it begins.
    pub at: Timestamp,
}

/// Decides what happens when `by` does `event` at `table`.
pub fn decide(table: &Table, by: PlayerId, event: Event, now: Timestamp) -> Result<Decision, Refusal> {
    let seat = plays_on(table, by)?;
    let mut step = Step::new(table, now);
    match event {
        Event::Act(action) => acting::act(&mut step, by, action)?,
        Event::Resign => acting::give_up(&mut step, by, Forfeit::Resigned)?,
        Event::ResignMatch => acting::give_match_up(&mut step, by)?,
        Event::Left => acting::give_up(&mut step, by, Forfeit::Left)?,
        Event::Offer(kind) => offering::offer(&mut step, by, kind)?,
        Event::Accept(kind) => offering::accept(&mut step, by, kind)?,
        Event::Decline(kind) => offering::decline(&mut step, by, kind)?,
        Event::Resume => timekeeping::resume(&mut step, by)?,
        Event::GiveTime(time) => timekeeping::give(&mut step, by, time)?,
        Event::PlanAhead(line) => ahead::plan(&mut step, by, line)?,
        Event::ForgetAhead(which) => ahead::forget(&mut step, seat, which)?,
        Event::ToldOfDropped if !table.dropped_ahead(by) => return Err(Refusal::NothingAhead),
        Event::ToldOfDropped => ahead::told(step.standing(), seat),
    }
    Ok(step.decided())
}

/// The table as it would be if `by` played `action` now and no premove answered, to be shown before they
/// confirm.
///
/// # Errors
/// As [`decide`] would refuse the action.
pub fn preview(table: &Table, by: PlayerId, action: Action, now: Timestamp) -> Result<Table, Refusal> {
    plays_on(table, by)?;
    let mut step = Step::new(table, now);
    acting::act_alone(&mut step, by, action)?;
    Ok(step.after)
}

/// The seat of `by`, if the game is running and they still play.
fn plays_on(table: &Table, by: PlayerId) -> Result<Seat, Refusal> {
    let seat = table.seat(by).ok_or(Refusal::NotAPlayer)?;
    match table.ending() {
        Some(ending) => Err(Refusal::GameOver(ending)),
        None if table.seats(by).is_empty() => Err(Refusal::GaveUp),
        None => Ok(seat),
    }
}
