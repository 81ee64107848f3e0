//! What happens to a table from outside: an absence begins or ends, its channel is lost or found, the game is
//! moved, or moderators or its competition end it.

use games::{Seat, Side};
use jiff::{SignedDuration, Timestamp};

use super::{
    Away, ClockStop, ClosedBy, Table,
    decision::{Decision, DecisionBuilder},
    state::Unreached,
};
use crate::{Actor, BoardCause, Change, ChannelId, News, PlayerId, timer};

/// Sets until when `player` is away, or that they aren't. `None` if that changes nothing at this table.
///
/// It is announced where their clock was running, or will run again. `now` is when the absence took effect,
/// which lies in the past if its timer was handled late, see [`crate::player::away::Outlook`].
pub fn set_away(
    table: &Table,
    player: PlayerId,
    until: Option<Timestamp>,
    now: Timestamp,
) -> Option<Decision> {
    let (seat, until) = (table.seat(player)?, until.map(timer::stored));
    let (was, allowed) = (table.away(seat), table.stored.terms.away || until.is_none());
    let plays = table.ending().is_none() && !table.played_by(seat).is_empty();
    if !plays || !allowed || was == until {
        return None;
    }
    let mut builder = DecisionBuilder::new(table, now);
    // An absence that has run out is noticed by every decision, and announced as the player's return, not as
    // their action.
    if until.is_some() || was > Some(now) {
        let away = &mut builder.state().away;
        away.retain(|away| away.seat != seat);
        away.extend(until.map(|until| Away { seat, until }));
        if table.played_from() == Some(seat) && table.clock_stop() != Some(ClockStop::Untimed) {
            let news = until.map_or(News::Back, |until| News::Away { until: until.as_second() });
            builder.announce_news(news, Some(seat));
        }
    }
    Some(builder.finish())
}

/// Sets since when nothing can be posted in the game's channel, or that something can. `None` if that changes
/// nothing.
///
/// A player can't answer a board that no one can see, so the time since the channel was lost isn't counted.
pub fn set_cut_off(table: &Table, lost: Option<Timestamp>, now: Timestamp) -> Option<Decision> {
    // An earlier version let games wait for good.
    let waits_for_good = lost.is_some() && table.waits_for_channel() && table.called_off_at().is_none();
    if table.ending().is_some() || table.is_cut_off() == lost.is_some() && !waits_for_good {
        return None;
    }
    let mut builder = DecisionBuilder::new(table, now);
    let state = builder.state();
    if let Some(lost) = lost.filter(|_| !state.cut_off) {
        state.clock.forgive(lost, now);
    }
    state.cut_off = lost.is_some();
    builder.waits_for_channel();
    Some(builder.finish())
}

/// Notes whether the board of a game by direct messages reaches `player`, whose turn it is. `None` if that changes nothing.
///
/// While it doesn't, their clock waits, three days in all at most, and the opponents are told.
pub fn set_unreached(
    table: &Table,
    player: PlayerId,
    is_unreached: bool,
    now: Timestamp,
) -> Option<Decision> {
    let seat = table.seat(player)?;
    let is_theirs = table.ending().is_none() && table.played_from() == Some(seat);
    if !table.stored.is_by_mail() || !is_theirs {
        return None;
    }
    let mut builder = DecisionBuilder::new(table, now);
    let now = builder.now;
    let state = builder.state();
    // An earlier version stopped the clock for good.
    let was_cut_off = std::mem::take(&mut state.cut_off);
    let known = state.unreached.iter().copied().find(|one| one.seat == seat);
    let mut next = known.unwrap_or_else(|| Unreached::new(seat));
    if is_unreached && next.since.is_none() && next.left > SignedDuration::ZERO {
        next.since = Some(now);
    } else if !is_unreached {
        next.reach(now);
    }
    if known.unwrap_or_else(|| Unreached::new(seat)) == next {
        return was_cut_off.then(|| builder.finish());
    }
    state.unreached.retain(|one| one.seat != seat);
    state.unreached.push(next);
    if let (true, Some(until)) = (is_unreached, next.until()) {
        let has_clock = table.clock_stop() != Some(ClockStop::Untimed);
        let until = has_clock.then(|| until.as_second());
        builder.announce_news(News::Unreached { until }, Some(seat));
    }
    Some(builder.finish())
}

/// Moves the game to another channel. `None` if it is over, or already played there.
pub fn relocate(table: &Table, channel: ChannelId, by: PlayerId, now: Timestamp) -> Option<Decision> {
    if table.ending().is_some() || table.stored.channel == channel {
        return None;
    }
    let mut builder = DecisionBuilder::new(table, now);
    builder.after.stored.channel = channel;
    builder.after.stored.thread_of = None;
    builder.state().cut_off = false;
    builder.waits_for_channel();
    builder.changes.push(Change::MoveGame { game: table.id(), channel });
    builder.announce_board_by(BoardCause::Moved, Some(Actor::Member(by)));
    Some(builder.finish())
}

/// Calls the game off on a moderator's behalf. `None` if it is over.
pub fn stop(table: &Table, by: PlayerId, now: Timestamp) -> Option<Decision> {
    if table.ending().is_some() {
        return None;
    }
    let mut builder = DecisionBuilder::new(table, now);
    builder.state().closed = Some(ClosedBy::Stopped);
    builder.announce_board_by(BoardCause::LastTurn, Some(Actor::Member(by)));
    Some(builder.finish())
}

/// Ends a game whose competition goes on without `player`. `None` if it is over, or they don't play in it.
pub fn withdraw(table: &Table, player: PlayerId, now: Timestamp) -> Option<Decision> {
    let seat = table.seat(player)?;
    close(table, ClosedBy::Withdrawn { seat }, now)
}

/// Ends a game because the time of its competition is over; `winner` was certain to win. `None` if it is over.
pub fn adjudicate(table: &Table, winner: Option<Side>, now: Timestamp) -> Option<Decision> {
    let seat = |side: Side| Seat::ALL.into_iter().find(|seat| seat.side() == side);
    close(table, ClosedBy::Adjudicated { winner: winner.and_then(seat) }, now)
}

fn close(table: &Table, closed: ClosedBy, now: Timestamp) -> Option<Decision> {
    if table.ending().is_some() {
        return None;
    }
    let mut builder = DecisionBuilder::new(table, now);
    builder.state().closed = Some(closed);
    builder.announce_board_by(BoardCause::LastTurn, None);
    Some(builder.finish())
}

/// Gives everyone more time, on behalf of a manager of its competition. `None` if it is over or has no clock.
pub fn give_everyone(table: &Table, time: SignedDuration, now: Timestamp) -> Option<Decision> {
    if table.ending().is_some() || table.clock_stop() == Some(ClockStop::Untimed) {
        return None;
    }
    let mut builder = DecisionBuilder::new(table, now);
    for seat in Seat::ALL.into_iter().take(table.stored.record.rules.seats()) {
        builder.state().clock.give(seat, time);
    }
    builder.state().clock.warn_again();
    let (game, version) = (table.id(), table.version());
    builder.announcements.push(crate::Announcement::BoardChanged { game, version });
    Some(builder.finish())
}
