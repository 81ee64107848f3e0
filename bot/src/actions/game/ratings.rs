//! Adds what a game did to its players' ratings to its last board.

use anyhow::Context as _;
use data::Store;
use play::Table;
use ui::{
    texts::Words,
    views::{self, View},
};

/// Adds the ratings after a game that has ended. They were stored with its end, so the board says the same whenever
/// it is posted.
pub(crate) async fn below(store: &Store, words: &Words, table: &Table, view: View) -> anyhow::Result<View> {
    if table.ending().is_none() {
        return Ok(view);
    }
    let results = store.rated_by(table.id()).await.context("loading a game's rating changes")?;
    Ok(views::rating::below(words, view, table, results.as_deref()))
}
