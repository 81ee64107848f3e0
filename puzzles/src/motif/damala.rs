//! Motifs of Damala.

use games::Action;

use super::{
    Motif,
    line::{Line, Moment},
};

/// The origin of a stack of three marbles, and the three squares on which they are dropped.
const STACK: usize = 4;

pub(super) fn has(line: &Line, motif: Motif) -> bool {
    let mut actions = line.moments.iter().flat_map(Moment::actions);
    match motif {
        Motif::Bonus => actions.any(|(_, effects)| effects.bonus.is_some()),
        Motif::Stack => {
            actions.any(|(action, _)| matches!(action, Action::Move(path) if path.squares().len() == STACK))
        }
        _ => false,
    }
}
