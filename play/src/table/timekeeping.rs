//! What time does by itself, and what players do with it: a warning, the end, a gift, the end of a pause.
//!
//! **Decided:** what counts is what was stored. An action that comes after the time is out, and before the end was
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
/// How many turns one must have made for his time to be a loss: who never really began has not lost.
const TURNS: usize = 2;

/// What has come about by `now` without anybody's doing: `None` if nothing has.
///
/// A turn of a partner who gave up is no turn of his own. **Decided:** the same end for all who sit there if one of four
/// runs out of time before he has made his second turn.
pub fn tick(table: &Table, now: Timestamp) -> Option<Decision> {
    if now < table.due()? {
        return None;
    }
    let mut step = Step::new(table, now);
    // Else he was away until now, which every decision looks at.
    if let Some(deadline) = table.deadline() {
        pass(&mut step, deadline)?;
    }
    Some(step.decided())
}

/// Warns the player to act, or ends his game.
fn pass(step: &mut Step<'_>, deadline: Timestamp) -> Option<()> {
    let table = step.before;
    if step.now >= deadline {
        // Where a player plays for his partner, it is he himself whose time is out.
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
