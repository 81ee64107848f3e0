//! The simplest possible search, to check the tablebase with.

use std::collections::HashMap;

use engine::{Solved, Tablebase};
use games::{Outcome, Side, lookahead::Node};

/// The positions after every turn.
pub(crate) fn after_turns<N: Node>(node: &N) -> Vec<N> {
    let (mut found, mut plies) = (Vec::new(), Vec::new());
    node.plies(&mut plies);
    for ply in plies {
        let mut child = node.clone();
        let played = child.play(ply);
        if played.ends_turn || child.outcome().is_some() {
            found.push(child);
        } else {
            found.append(&mut after_turns(&child));
        }
    }
    found
}

/// Whether the side to move wins, and in how many turns; `None` for a draw.
pub(crate) const fn decided(solved: Solved) -> Option<(bool, u8)> {
    match solved {
        Solved::Won(turns) => Some((true, turns)),
        Solved::Drawn => None,
        Solved::Lost(turns) => Some((false, turns)),
    }
}

/// What the side that made a turn gets from it: how the position ends for the side that is then to move, one turn
/// later. A skipped turn is a turn.
fn for_the_other(solved: Solved, skipped: bool) -> Solved {
    match (solved, skipped) {
        (Solved::Won(turns), false) => Solved::Lost(turns + 1),
        (Solved::Lost(turns), false) => Solved::Won(turns + 1),
        (Solved::Won(turns), true) => Solved::Won(turns + 2),
        (Solved::Lost(turns), true) => Solved::Lost(turns + 2),
        (Solved::Drawn, _) => Solved::Drawn,
    }
}

/// The best of what turns lead to.
fn best(tablebase: impl Iterator<Item = Solved>) -> Option<Solved> {
    tablebase.max_by_key(|solved| match *solved {
        Solved::Won(turns) => 1_000 - i32::from(turns),
        Solved::Drawn => 0,
        Solved::Lost(turns) => i32::from(turns) - 1_000,
    })
}

/// How a turn ends the game for the side that makes it, with the tables for what comes after it.
pub(crate) fn of_turn<N: Node>(tablebase: &Tablebase, child: &N, mover: Side) -> Option<Solved> {
    match child.outcome() {
        Some(Outcome::Win { side, .. }) => Some(if side == mover { Solved::Won(1) } else { Solved::Lost(1) }),
        Some(Outcome::Draw(_)) => Some(Solved::Drawn),
        None => {
            let skipped = child.to_act().side() == mover;
            Some(for_the_other(tablebase.look_up(child)?, skipped))
        }
    }
}

/// How a position ends by what the tables say of those one turn later.
pub(crate) fn by_turns<N: Node>(tablebase: &Tablebase, node: &N) -> Option<Solved> {
    let mover = node.to_act().side();
    let turns: Option<Vec<Solved>> =
        after_turns(node).iter().map(|child| of_turn(tablebase, child, mover)).collect();
    best(turns?.into_iter())
}

/// Whether the side to move wins or loses within this many turns, and in how many, found without the tables.
pub(crate) fn wins_within<N: Node>(node: &N, turns: u8) -> Option<(bool, u8)> {
    decided(searched(node, turns, &mut HashMap::new()))
}

/// Positions that aren't decided within this many turns count as drawn.
fn searched<N: Node>(node: &N, turns: u8, known: &mut HashMap<(u64, u8), Solved>) -> Solved {
    if turns == 0 {
        return Solved::Drawn;
    }
    let key = (node.hash(), turns);
    if let Some(&solved) = known.get(&key) {
        return solved;
    }
    let mover = node.to_act().side();
    let of_children = after_turns(node).into_iter().map(|child| match child.outcome() {
        Some(Outcome::Win { side, .. }) => {
            if side == mover {
                Solved::Won(1)
            } else {
                Solved::Lost(1)
            }
        }
        Some(Outcome::Draw(_)) => Solved::Drawn,
        None => {
            let skipped = child.to_act().side() == mover;
            let left = turns.saturating_sub(1 + u8::from(skipped));
            for_the_other(searched(&child, left, known), skipped)
        }
    });
    let solved = best(of_children).unwrap_or(Solved::Drawn);
    known.insert(key, solved);
    solved
}
