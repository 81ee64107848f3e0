//! Which way round a game is searched.
//!
//! A search that stops somewhere depends on the order in which it meets the squares. So a game and its mirror images are all
//! searched as the same one of them, and get the same marks.

use games::{Action, Board, Record, Symmetry};

/// What leads from the game that is searched to the one that was asked about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Orientation {
    back: Symmetry,
    board: Board,
}

impl Orientation {
    /// Of a game's images, the one whose squares come first, and what leads back from it.
    pub(super) fn of(mut record: Record) -> (Record, Self) {
        let board = record.rules.board();
        let image = |symmetry| turned(&record.actions, symmetry, board);
        let first = Symmetry::of(record.rules).min_by_key(|&symmetry| squares(&image(symmetry)));
        let symmetry = first.unwrap_or(Symmetry::NONE);
        record.actions = image(symmetry);
        (record, Self { back: symmetry.inverse(), board })
    }

    /// Actions of the game that was asked about, as they are searched.
    pub(super) fn there(self, actions: &[Action]) -> Vec<Action> {
        turned(actions, self.back.inverse(), self.board)
    }

    /// Actions that were searched, in the game that was asked about.
    pub(super) fn back(self, actions: &[Action]) -> Vec<Action> {
        turned(actions, self.back, self.board)
    }
}

fn turned(actions: &[Action], symmetry: Symmetry, board: Board) -> Vec<Action> {
    actions.iter().map(|&action| symmetry.action(action, board)).collect()
}

fn squares(actions: &[Action]) -> Vec<u8> {
    actions.iter().flat_map(|action| action.squares().iter().map(|square| square.index())).collect()
}
