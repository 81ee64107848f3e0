//! A game in a list.

use play::{MessageId, Table};

use super::link;

/// A game, with what a list tells of it besides.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The game.
    pub table: Table,
    /// The message that shows its newest board, where it is known.
    pub board: Option<MessageId>,
}

impl Listed {
    /// A link to its board.
    pub(super) fn link(&self) -> String {
        link::board(self.table.stored(), self.board)
    }
}
