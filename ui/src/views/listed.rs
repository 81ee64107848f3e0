//! A running game in a list.

use play::{MessageId, PlayerId, Table};

use super::{link, mention, name::escaped};

/// A running game in a list.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The game.
    pub table: Table,
    /// The message with the newest board, if known.
    pub board: Option<MessageId>,
    /// What its players are called instead of by their accounts, if they are strangers.
    pub strangers: Vec<(PlayerId, String)>,
}

impl Listed {
    /// The text with the names of strangers in place of their accounts.
    pub(super) fn named(&self, text: String) -> String {
        self.strangers.iter().fold(text, |text, &(player, ref name)| {
            text.replace(&mention(player), &format!("**{}**", escaped(name)))
        })
    }

    /// A link to its board.
    pub(super) fn link(&self) -> String {
        link::board(self.table.stored(), self.board)
    }
}
