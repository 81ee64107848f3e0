//! Counting action sequences, by which two programs find out whether they play by the same rules.

use crate::{Action, Position};

/// How many sequences of exactly `depth` legal actions begin in `position`. A game that ends sooner counts as none.
pub fn perft(position: &Position, depth: usize) -> u64 {
    let Some(below) = depth.checked_sub(1) else { return 1 };
    let mut buffers = vec![Vec::new(); depth];
    count(position, below, &mut buffers)
}

/// [`perft`] for depth `below` + 1, with a list of actions for each level.
fn count(position: &Position, below: usize, buffers: &mut [Vec<Action>]) -> u64 {
    let Some((actions, buffers)) = buffers.split_first_mut() else { return 0 };
    position.legal_actions_into(actions);
    let Some(deeper) = below.checked_sub(1) else { return actions.len() as u64 };
    let played = actions.iter().map(|&action| {
        let mut next = position.clone();
        next.play(action).map_or(0, |_| count(&next, deeper, buffers))
    });
    played.sum()
}
