//! Themes of Damas.

use games::{Action, PieceKind};

use super::{
    Theme,
    line::{Line, Moment},
};

pub(super) fn has(line: &Line, theme: Theme) -> bool {
    let mut moments = line.moments.iter();
    match theme {
        Theme::Promotion => moments.any(promotes),
        Theme::Breakthrough => {
            let given = line.moments.iter().position(|moment| moment.lost() > moment.turn.taken());
            given.is_some_and(|given| moments.skip(given + 1).any(promotes))
        }
        Theme::Dama => moments.any(moves_dama),
        Theme::Huff => {
            moments.any(|moment| moment.actions().any(|(action, _)| matches!(action, Action::Huff(_))))
        }
        Theme::Force => moments.any(|moment| moment.actions().any(|(action, _)| action == Action::Force)),
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
