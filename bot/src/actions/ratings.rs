//! What the end of a game has made of its players' ratings, told with its last board.

use anyhow::Context as _;
use play::Table;
use ui::{
    texts::Words,
    views::{self, View},
};

use crate::app::App;

/// The message of a game with the ratings after it, once it has ended. It was stored with the end: whenever the board is posted,
/// by the answer or after a crash, it says the same.
pub(crate) fn below<'a>(
    app: &App,
    words: impl FnOnce() -> &'a Words,
    table: &Table,
    view: View,
) -> anyhow::Result<View> {
    if table.ending().is_none() {
        return Ok(view);
    }
    let results = app.store.rated_by(table.id()).context("looking what a game was rated")?;
    Ok(views::rating::below(words(), view, table, results.as_deref()))
}
