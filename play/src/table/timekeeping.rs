//! What time does on its own, and what players do with it: warnings, running out of time, gifts of time,
//! ending a pause.
//!
//! **Decided:** what is stored first counts. An action that comes late, but before the end of the game was
//! stored, is played.

use games::Seat;
use jiff::{SignedDuration, Timestamp};

use super::{
    Closed, Still, Table,
    step::{Decision, Step},
};
use crate::{Announcement, Forfeit, How, News, PlayerId, Refusal};

/// The most time that can be given at once.
pub const MOST_GIVEN: SignedDuration = SignedDuration::from_hours(30 * 24);
/// How many turns a player must finish before running out of time loses the game instead of aborting it.
const TURNS: usize = 2;

/// What has happened by `now` on its own; `None` if nothing has.
///
/// Turns that a player makes for their partner's seat don't count as their own. **Decided:** in a game for
/// four, one player who runs out of time before finishing their second turn aborts the game for all.
pub fn tick(table: &Table, now: Timestamp) -> Option<Decision> {
    if now < table.due()? {
        return None;
    }
    let mut step = Step::new(table, now);
    // Without a deadline an absence has run out, which every decision handles.
    if let Some(deadline) = table.deadline() {
        pass(&mut step, deadline)?;
    }
    Some(step.decided())
}

/// Warns the player to act, or gives up their seat.
fn pass(step: &mut Step<'_>, deadline: Timestamp) -> Option<()> {
    let table = step.before;
    if step.now >= deadline {
        // A player on their partner's seat gives up their own, which ends the game.
        let seat = table.seat(table.waits_for()?)?;
        if table.turns.made_by(seat) < TURNS {
            step.standing().closed = Some(Closed::Aborted { seat });
        } else {
            step.give_up(seat, Forfeit::OutOfTime).ok()?;
        }
        step.board(How::LastTurn, None);
    } else {
        step.standing().clock.warn();
        step.announcements.push(Announcement::Warning { game: table.id(), moment: table.moment() });
    }
    Some(())
}

/// Ends a pause.
pub(super) fn resume(step: &mut Step<'_>, by: PlayerId) -> Result<(), Refusal> {
    if !step.before.is_paused() {
        return Err(Refusal::NotPaused);
    }
    step.standing().paused = false;
    step.news(News::Resumed, Some(by));
    Ok(())
}

/// Gives every opponent more time.
pub(super) fn give(step: &mut Step<'_>, by: PlayerId, time: SignedDuration) -> Result<(), Refusal> {
    if step.before.still() == Some(Still::Untimed) {
        return Err(Refusal::NoClock);
    }
    if time < SignedDuration::from_mins(1) || time > MOST_GIVEN {
        return Err(Refusal::BadGift { most: MOST_GIVEN });
    }
    let side = step.before.seat(by).ok_or(Refusal::NotAPlayer)?.side();
    let seats = step.before.setup.record.rules.seats();
    for seat in Seat::ALL.into_iter().take(seats).filter(|seat| seat.side() != side) {
        step.standing().clock.give(seat, time);
    }
    if step.before.to_act().is_some_and(|to_act| to_act.side() != side) {
        step.standing().clock.warn_again();
    }
    step.news(News::TimeGiven { minutes: time.as_mins() }, Some(by));
    Ok(())
}
