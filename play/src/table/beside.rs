//! What comes to a table from beside it: a player goes away or returns, its channel is lost or found, it is moved, or ended by moderators.

use jiff::Timestamp;

use super::{
    Away, Closed, Still, Table,
    step::{Decision, Step},
};
use crate::{Change, ChannelId, How, News, PlayerId, timer};

/// `player` is away until then, or not any more: `None` where that changes nothing at this table.
///
/// It is told where his clock ran, or will run again. `now` is since when that is so: before the present where an absence
/// began and nobody looked, see [`crate::away::Decision`].
pub fn set_away(
    table: &Table,
    player: PlayerId,
    until: Option<Timestamp>,
    now: Timestamp,
) -> Option<Decision> {
    let (seat, until) = (table.seat(player)?, until.map(timer::stored));
    let (was, allowed) = (table.away(seat), table.setup.terms.away || until.is_none());
    let plays = table.ending().is_none() && !table.seats(player).is_empty();
    if !plays || !allowed || was == until {
        return None;
    }
    let mut step = Step::new(table, now);
    // Who is back because his time away is over did nothing himself, and is told: every decision looks at that.
    if until.is_some() || was > Some(now) {
        let away = &mut step.standing().away;
        away.retain(|away| away.seat != seat);
        away.extend(until.map(|until| Away { seat, until }));
        if table.waits_for() == Some(player) && table.still() != Some(Still::Untimed) {
            let news = until.map_or(News::Back, |until| News::Away { until: until.as_second() });
            step.news(news, Some(player));
        }
    }
    Some(step.decided())
}

/// Nothing can be posted any more where it is played, or something can again: `None` where that is known.
pub fn set_cut_off(table: &Table, cut_off: bool, now: Timestamp) -> Option<Decision> {
    if table.ending().is_some() || table.is_cut_off() == cut_off {
        return None;
    }
    let mut step = Step::new(table, now);
    step.standing().cut_off = cut_off;
    Some(step.decided())
}

/// It is played in another channel from now on: `None` if it is over, or played there.
pub fn relocate(table: &Table, channel: ChannelId, by: PlayerId, now: Timestamp) -> Option<Decision> {
    if table.ending().is_some() || table.setup.channel == channel {
        return None;
    }
    let mut step = Step::new(table, now);
    step.after.setup.channel = channel;
    step.after.setup.thread_of = None;
    step.standing().cut_off = false;
    step.changes.push(Change::MoveGame { game: table.id(), channel });
    step.board(How::Moved, Some(by));
    Some(step.decided())
}

/// Moderators end it without result: `None` if it is over.
pub fn stop(table: &Table, by: PlayerId, now: Timestamp) -> Option<Decision> {
    if table.ending().is_some() {
        return None;
    }
    let mut step = Step::new(table, now);
    step.standing().closed = Some(Closed::Stopped);
    step.board(How::LastTurn, Some(by));
    Some(step.decided())
}
