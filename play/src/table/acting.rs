//! Playing actions, and giving up.

use games::{Action, Illegal, Seat};

use super::{Table, decision::DecisionBuilder, premoves};
use crate::{BoardCause, ForfeitReason, Refusal};

/// Plays an action by the player of seat `by`, then the premoves that answer it.
pub(super) fn act(builder: &mut DecisionBuilder<'_>, by: Seat, action: Action) -> Result<(), Refusal> {
    act_alone(builder, by, action)?;
    let from = builder.before.ply();
    let answered = premoves::follow(builder, action, by);
    builder.announce_board(
        if answered { BoardCause::Premoves { from } } else { BoardCause::LastTurn },
        Some(by),
    );
    Ok(())
}

/// Plays an action only; `by` is the seat of the player, not always that to act.
pub(super) fn act_alone(builder: &mut DecisionBuilder<'_>, by: Seat, action: Action) -> Result<(), Refusal> {
    let table = builder.before;
    let plays = table.played_by(by);
    let seat = table.to_act().filter(|&to_act| plays.contains(to_act)).unwrap_or(by);
    if let Some(reason) = table.position.explain(seat, action) {
        return Err(refuse(table, seat, reason));
    }
    builder.play(action).map_err(|reason| refuse(table, seat, reason))
}

/// Gives up a seat.
pub(super) fn give_up(
    builder: &mut DecisionBuilder<'_>,
    by: Seat,
    why: ForfeitReason,
) -> Result<(), Refusal> {
    builder.give_up(by, why)?;
    builder.announce_board(BoardCause::LastTurn, Some(by));
    Ok(())
}

/// Gives up a seat, and the match.
pub(super) fn give_match_up(builder: &mut DecisionBuilder<'_>, by: Seat) -> Result<(), Refusal> {
    if builder.before.stored.in_match.is_none() {
        return Err(Refusal::NoMatch);
    }
    builder.state().quit.insert(by);
    give_up(builder, by, ForfeitReason::Resigned)
}

fn refuse(table: &Table, seat: Seat, reason: Illegal) -> Refusal {
    let legal = if table.to_act() == Some(seat) { table.position.legal_actions() } else { Vec::new() };
    Refusal::Illegal { reason, legal }
}
