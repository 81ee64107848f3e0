//! The plainest search there is, and what it takes to enumerate positions.

use std::collections::HashMap;

use engine::{Ending, Endings};
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
pub(crate) const fn decided(ending: Ending) -> Option<(bool, u8)> {
    match ending {
        Ending::Won(turns) => Some((true, turns)),
        Ending::Drawn => None,
        Ending::Lost(turns) => Some((false, turns)),
    }
}

/// What the side that made a turn gets from it: how the position ends for the side that is then to move, one turn
/// later. A skipped turn is a turn.
fn for_the_other(ending: Ending, skipped: bool) -> Ending {
    match (ending, skipped) {
        (Ending::Won(turns), false) => Ending::Lost(turns + 1),
        (Ending::Lost(turns), false) => Ending::Won(turns + 1),
        (Ending::Won(turns), true) => Ending::Won(turns + 2),
        (Ending::Lost(turns), true) => Ending::Lost(turns + 2),
        (Ending::Drawn, _) => Ending::Drawn,
    }
}

/// The best of what turns lead to.
fn best(endings: impl Iterator<Item = Ending>) -> Option<Ending> {
    endings.max_by_key(|ending| match *ending {
        Ending::Won(turns) => 1_000 - i32::from(turns),
        Ending::Drawn => 0,
        Ending::Lost(turns) => i32::from(turns) - 1_000,
    })
}

/// How a turn ends the game for the side that makes it, with the tables for what comes after it.
pub(crate) fn of_turn<N: Node>(endings: &Endings, child: &N, mover: Side) -> Option<Ending> {
    match child.outcome() {
        Some(Outcome::Win { side, .. }) => Some(if side == mover { Ending::Won(1) } else { Ending::Lost(1) }),
        Some(Outcome::Draw(_)) => Some(Ending::Drawn),
        None => {
            let skipped = child.to_act().side() == mover;
            Some(for_the_other(endings.look_up(child)?, skipped))
        }
    }
}

/// How a position ends by what the tables say of those one turn later.
pub(crate) fn by_turns<N: Node>(endings: &Endings, node: &N) -> Option<Ending> {
    let mover = node.to_act().side();
    let turns: Option<Vec<Ending>> =
        after_turns(node).iter().map(|child| of_turn(endings, child, mover)).collect();
    best(turns?.into_iter())
}

/// Whether the side to move wins or loses within so many turns, and in how many, found without the tables.
pub(crate) fn wins_within<N: Node>(node: &N, turns: u8) -> Option<(bool, u8)> {
    decided(searched(node, turns, &mut HashMap::new()))
}

/// Positions that aren't decided within so many turns count as drawn.
fn searched<N: Node>(node: &N, turns: u8, known: &mut HashMap<(u64, u8), Ending>) -> Ending {
    if turns == 0 {
        return Ending::Drawn;
    }
    let key = (node.hash(), turns);
    if let Some(&ending) = known.get(&key) {
        return ending;
    }
    let mover = node.to_act().side();
    let of_children = after_turns(node).into_iter().map(|child| match child.outcome() {
        Some(Outcome::Win { side, .. }) => {
            if side == mover {
                Ending::Won(1)
            } else {
                Ending::Lost(1)
            }
        }
        Some(Outcome::Draw(_)) => Ending::Drawn,
        None => {
            let skipped = child.to_act().side() == mover;
            let left = turns.saturating_sub(1 + u8::from(skipped));
            for_the_other(searched(&child, left, known), skipped)
        }
    });
    let ending = best(of_children).unwrap_or(Ending::Drawn);
    known.insert(key, ending);
    ending
}

/// Every set of so many stones, as bits file × 7 + rank.
pub(crate) fn sets(stones: u32) -> Vec<u64> {
    let squares: Vec<u64> = (0..5).flat_map(|file| (0..6).map(move |rank| 1 << (7 * file + rank))).collect();
    let mut sets = vec![0_u64];
    for _ in 0..stones {
        let longer =
            |set: u64| squares.iter().filter(move |&&square| square > set).map(move |square| set | square);
        sets = sets.iter().flat_map(|&set| longer(set).collect::<Vec<_>>()).collect();
    }
    sets
}

/// The mirror image of a position: bit 0 of `way` swaps left and right, bit 1 up and down.
pub(crate) fn mirrored(stones: [u64; 2], way: u8) -> [u64; 2] {
    stones.map(|set| {
        let mut image = 0;
        for (file, rank) in (0..5).flat_map(|file| (0..6).map(move |rank| (file, rank))) {
            let to_file = if way & 1 == 0 { file } else { 4 - file };
            let to_rank = if way & 2 == 0 { rank } else { 5 - rank };
            image |= (set >> (7 * file + rank) & 1) << (7 * to_file + to_rank);
        }
        image
    })
}
