//! What time does on its own, and what players do with it: warnings, running out of time, gifts of time,
//! ending a pause.
//!
//! **Decided:** what is stored first counts. An action that comes late, but before the end of the game was
//! stored, is played.

use games::Seat;
use jiff::{SignedDuration, Timestamp};

use super::{
    ClockStop, ClosedBy, Table,
    decision::{Decision, DecisionBuilder},
};
use crate::{Announcement, BoardCause, ForfeitReason, News, Refusal};

/// The most time that can be given at once.
pub const MAX_GIFT: SignedDuration = SignedDuration::from_hours(30 * 24);
/// The most time that a gift can leave a player with.
pub const MAX_AFTER_GIFT: SignedDuration = SignedDuration::from_hours(90 * 24);
/// How many turns a player must finish before running out of time loses the game instead of aborting it.
const TURNS: usize = 2;

/// What has happened by `now` on its own; `None` if nothing has. The computer's turn has to be found first.
///
/// Turns that a player makes for their partner's seat don't count as their own. **Decided:** in a game for
/// four, one player who runs out of time before finishing their second turn aborts the game for all.
pub fn tick(table: &Table, now: Timestamp) -> Option<Decision> {
    if table.owes_computer_turn() || now < table.due()? {
        return None;
    }
    let mut builder = DecisionBuilder::new(table, now);
    match (table.deadline(), table.clock_stop()) {
        (Some(deadline), _) => warn_or_give_up(&mut builder, deadline)?,
        // An absence or the wait for someone unreachable has run out, which every decision handles.
        (None, Some(ClockStop::Away(_) | ClockStop::Unreached(_))) => {}
        (None, _) => fall_idle(&mut builder),
    }
    Some(builder.finish())
}

/// Says below the board that the game will be called off, or calls it off.
fn fall_idle(builder: &mut DecisionBuilder<'_>) {
    let (table, now) = (builder.before, builder.now);
    if table.waits_for_channel() {
        builder.state().closed = Some(ClosedBy::Idle);
        // Redrawing a message there would reach no one.
        return builder.announce_board(BoardCause::LastTurn, None);
    }
    if table.called_off_at().is_some() {
        builder.state().closed = Some(ClosedBy::Idle);
    } else {
        builder.state().idle = Some(now);
    }
    builder.announcements.push(Announcement::BoardChanged { game: table.id(), version: table.version() });
}

/// Warns the player to act, or gives up their seat.
fn warn_or_give_up(builder: &mut DecisionBuilder<'_>, deadline: Timestamp) -> Option<()> {
    let table = builder.before;
    if builder.now >= deadline {
        // A player on their partner's seat gives up their own, which ends the game.
        let seat = table.played_from()?;
        if table.turns.made_by(seat) < TURNS {
            builder.state().closed = Some(ClosedBy::Aborted { seat });
        } else {
            builder.give_up(seat, ForfeitReason::OutOfTime).ok()?;
        }
        builder.announce_board(BoardCause::LastTurn, None);
    } else {
        builder.state().clock.warn();
        builder.announcements.push(Announcement::Warning { game: table.id(), version: table.version() });
    }
    Some(())
}

/// Ends a pause.
pub(super) fn resume(builder: &mut DecisionBuilder<'_>, by: Seat) -> Result<(), Refusal> {
    if !builder.before.is_paused() {
        return Err(Refusal::NotPaused);
    }
    builder.state().paused = false;
    builder.waits_for_channel();
    builder.announce_news(News::Resumed, Some(by));
    Ok(())
}

/// Gives every opponent more time.
pub(super) fn give(builder: &mut DecisionBuilder<'_>, by: Seat, time: SignedDuration) -> Result<(), Refusal> {
    if builder.before.clock_stop() == Some(ClockStop::Untimed) {
        return Err(Refusal::NoClock);
    }
    if time < SignedDuration::from_mins(1) || time > MAX_GIFT {
        return Err(Refusal::BadGift { most: MAX_GIFT });
    }
    let side = by.side();
    let seats = builder.before.stored.record.rules.seats();
    let computers = builder.before.computers();
    let timed = move |seat: &Seat| seat.side() != side && !computers.contains(*seat);
    let others = || Seat::ALL.into_iter().take(seats).filter(timed);
    if others().next().is_none() {
        return Err(Refusal::ComputerNeedsNoTime);
    }
    let most = others().filter_map(|seat| builder.before.left(seat, builder.now)).max();
    if most.is_some_and(|left| left.saturating_add(time) > MAX_AFTER_GIFT) {
        return Err(Refusal::EnoughTime { most: MAX_AFTER_GIFT });
    }
    for seat in others() {
        builder.state().clock.give(seat, time);
    }
    if builder.before.to_act().is_some_and(|to_act| to_act.side() != side) {
        builder.state().clock.warn_again();
    }
    builder.announce_news(News::TimeGiven { minutes: time.as_mins() }, Some(by));
    Ok(())
}
