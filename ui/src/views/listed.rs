//! A running game in a list.

use play::{MessageId, Table};

use super::link;

/// A running game in a list.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The game.
    pub table: Table,
    /// The message with the newest board, if known.
    pub board: Option<MessageId>,
}

impl Listed {
    /// A link to its board.
    pub(super) fn link(&self) -> String {
        link::board(self.table.stored(), self.board)
    }
}
