//! A board in words, for those who do not see the picture.

use play::Table;

use crate::texts::Words;

/// The description of a table's picture, at most 1,024 characters.
pub(crate) fn table(_words: &Words, table: &Table) -> String {
    format!("{:?}", table.position().stage())
}
