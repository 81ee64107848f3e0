//! Motifs of Damas.

use games::{Action, PieceKind};

use super::{
    Motif,
    line::{Line, Moment},
};

pub(super) fn has(line: &Line, motif: Motif) -> bool {
    let mut moments = line.moments.iter();
    match motif {
        Motif::Promotion => moments.any(promotes),
        Motif::Breakthrough => {
            let given = line.moments.iter().position(|moment| moment.lost() > moment.turn.taken());
            given.is_some_and(|given| moments.skip(given + 1).any(promotes))
        }
        Motif::Dama => moments.any(moves_dama),
        Motif::Huff => {
            moments.any(|moment| moment.actions().any(|(action, _)| matches!(action, Action::Huff(_))))
        }
        Motif::Force => moments.any(|moment| moment.actions().any(|(action, _)| action == Action::Force)),
        _ => false,
    }
}

fn promotes(moment: &Moment) -> bool {
    moment.actions().any(|(_, effects)| effects.promoted)
}

fn moves_dama(moment: &Moment) -> bool {
    moment.actions().any(|(action, _)| match action {
        Action::Move(path) | Action::Jump(path) => moment
            .before
            .pieces()
            .any(|(square, piece)| path.squares().first() == Some(&square) && piece.kind == PieceKind::Dama),
        _ => false,
    })
}
