//! Playing actions, and giving up.

use games::{Action, Illegal, Seat};

use super::{Table, decision::DecisionBuilder, premoves};
use crate::{Forfeit, How, PlayerId, Refusal};

/// Plays an action, then the premoves that answer it.
pub(super) fn act(builder: &mut DecisionBuilder<'_>, by: PlayerId, action: Action) -> Result<(), Refusal> {
    act_alone(builder, by, action)?;
    let from = builder.before.ply();
    let answered = premoves::follow(builder, action, by);
    builder.announce_board(if answered { How::Ahead { from } } else { How::LastTurn }, Some(by));
    Ok(())
}

/// Plays an action only.
pub(super) fn act_alone(
    builder: &mut DecisionBuilder<'_>,
    by: PlayerId,
    action: Action,
) -> Result<(), Refusal> {
    let table = builder.before;
    let plays = table.seats(by);
    let own = table.seat(by).ok_or(Refusal::NotAPlayer)?;
    let seat = table.to_act().filter(|&to_act| plays.contains(to_act)).unwrap_or(own);
    if let Some(reason) = table.position.explain(seat, action) {
        return Err(refuse(table, seat, reason));
    }
    builder.play(action).map_err(|reason| refuse(table, seat, reason))
}

/// Gives up the player's seat.
pub(super) fn give_up(builder: &mut DecisionBuilder<'_>, by: PlayerId, why: Forfeit) -> Result<(), Refusal> {
    let seat = builder.before.seat(by).ok_or(Refusal::NotAPlayer)?;
    builder.give_up(seat, why)?;
    builder.announce_board(How::LastTurn, Some(by));
    Ok(())
}

/// Gives up the player's seat, and the match.
pub(super) fn give_match_up(builder: &mut DecisionBuilder<'_>, by: PlayerId) -> Result<(), Refusal> {
    let seat = builder.before.seat(by).ok_or(Refusal::NotAPlayer)?;
    if builder.before.setup.in_match.is_none() {
        return Err(Refusal::NoMatch);
    }
    builder.standing().quit.insert(seat);
    give_up(builder, by, Forfeit::Resigned)
}

fn refuse(table: &Table, seat: Seat, reason: Illegal) -> Refusal {
    let legal = if table.to_act() == Some(seat) { table.position.legal_actions() } else { Vec::new() };
    Refusal::Illegal { reason, legal }
}
