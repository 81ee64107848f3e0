//! A running game in a list.

use play::{MessageId, Table};

use super::{Beside, Button, link};
use crate::{
    button_id::ButtonId,
    texts::{Words, say},
};

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

    /// What opens its board: the message that shows it or, where that can't be linked, a private one.
    pub(super) fn opens(&self, words: &Words) -> Beside {
        let label = say!(words, "button-list-board");
        match link::address_of_board(self.table.stored(), self.board) {
            Some(address) => Beside::Open { label, address },
            None => Beside::Press(Button::plain(label, ButtonId::ShowBoard(self.table.id()))),
        }
    }
}
