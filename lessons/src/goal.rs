//! What a turn has to do.

use games::{Action, Effects, Outcome, Position, Recorded, Seat, Square, Stage};

/// What a turn has to do, by its effects rather than by its squares wherever that is possible.
#[derive(Clone, Copy, Debug)]
pub enum Goal {
    /// Any legal turn will do.
    Any,
    /// It begins with one of these actions.
    Begins(&'static [&'static str]),
    /// It makes a row.
    Row,
    /// It makes a row and takes the stone from one of these squares.
    Takes(&'static [&'static str]),
    /// After it, no reply makes a row.
    Block,
    /// After it, there is a row to make whatever the reply.
    Threat,
    /// The opponent can drop nothing more, and their stones are set aside.
    SetAside,
    /// The opponent can't move and is skipped.
    Skip,
    /// It wins the game.
    Win,
}

impl Goal {
    /// Whether a complete turn, which led to `after`, does it.
    pub(crate) fn is_met(self, after: &Recorded) -> bool {
        let turn = after.last_turn();
        let Some(own) = turn.first().map(|did| did.by) else { return false };
        let any = |test: &dyn Fn(&Effects) -> bool| turn.iter().any(test);
        let makes_row = || any(&|did| !did.row.is_empty());
        match self {
            Self::Any => true,
            Self::Begins(all) => {
                let first = turn.first().map(|did| did.action);
                all.iter().any(|token| token.parse().ok() == first)
            }
            Self::Row => makes_row(),
            Self::Takes(squares) => {
                let wanted = |square: Square| squares.iter().any(|name| name.parse() == Ok(square));
                any(&|did| matches!(did.action, Action::Take(square) if wanted(square)))
            }
            Self::Block => !has_row(after.position()),
            Self::Threat => is_unstoppable(after.position(), own),
            Self::SetAside => any(&|did| others(own, did.set_aside.iter().map(|&stones| stones > 0))),
            Self::Skip => any(&|did| others(own, Seat::ALL.iter().map(|&seat| did.skipped.contains(seat)))),
            Self::Win => {
                matches!(after.position().outcome(), Some(Outcome::Win { side, .. }) if side == own.side())
            }
        }
    }
}

/// Whether something holds for a seat other than the player's own.
fn others(own: Seat, of_seats: impl Iterator<Item = bool>) -> bool {
    of_seats.enumerate().any(|(seat, holds)| holds && seat != own.index())
}

/// The positions after each legal action, with what it did.
fn replies(position: &Position) -> impl Iterator<Item = (Position, Effects)> {
    position.legal_actions().into_iter().filter_map(|action| {
        let mut after = position.clone();
        let did = after.play(action).ok()?;
        Some((after, did))
    })
}

/// Whether the side to act can make a row.
fn has_row(position: &Position) -> bool {
    position.stage() != Stage::Take && replies(position).any(|(_, did)| !did.row.is_empty())
}

/// Whether a seat can make a row after every turn of the opponent's.
fn is_unstoppable(position: &Position, own: Seat) -> bool {
    if position.outcome().is_some() {
        return false;
    }
    if position.to_act() == Some(own) {
        return has_row(position);
    }
    replies(position).all(|(after, _)| is_unstoppable(&after, own))
}
