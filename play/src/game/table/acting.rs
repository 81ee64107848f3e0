//! Playing actions, and giving up.

use games::{Action, Illegal, Seat};

use super::{ClosedBy, Table, decision::DecisionBuilder, premoves};
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

/// Gives up a seat, or calls the game off.
pub(super) fn give_up(
    builder: &mut DecisionBuilder<'_>,
    by: Seat,
    why: ForfeitReason,
) -> Result<(), Refusal> {
    if builder.before.is_called_off_by(by) {
        builder.state().closed = Some(ClosedBy::CalledOff { by: Some(by) });
    } else {
        builder.give_up(by, why)?;
    }
    builder.announce_board(BoardCause::LastTurn, Some(by));
    Ok(())
}

impl Table {
    /// Whether giving up `seat` calls the game off instead of losing it.
    ///
    /// **Decided:** it does before the seat's first turn, as running out of time does, unless a partner would play
    /// on or has played. In later games of a match everyone has played already, so giving up counts.
    pub fn is_called_off_by(&self, seat: Seat) -> bool {
        let is_later = self.stored.in_match.is_some_and(|game| game.number > 1);
        let mut others =
            self.playing_seats().filter(|&other| self.stored.seats.played_from(other) != Some(seat));
        let mut of_side = Seat::ALL.into_iter().filter(|other| other.side() == seat.side());
        !is_later
            && others.all(|other| other.side() != seat.side())
            && of_side.all(|other| self.turns.made_by(other) == 0)
    }
}

/// Gives up a seat, and the match.
pub(super) fn give_match_up(builder: &mut DecisionBuilder<'_>, by: Seat) -> Result<(), Refusal> {
    if builder.before.stored.in_match.is_none() {
        return Err(Refusal::NoMatch);
    }
    if !builder.before.is_called_off_by(by) {
        builder.state().quit.insert(by);
    }
    give_up(builder, by, ForfeitReason::Resigned)
}

fn refuse(table: &Table, seat: Seat, reason: Illegal) -> Refusal {
    let legal = if table.to_act() == Some(seat) { table.position.legal_actions() } else { Vec::new() };
    Refusal::Illegal { reason, legal }
}
