//! The message of an offer, whether an answer shows it or the delivery edits it.

use play::{OfferAnswer, PlayerId, Table, game::table::OfferKind};
use ui::views::{self, View};

use crate::app::App;

/// The message of an offer that `by` made.
pub(crate) async fn redrawn(
    app: &App,
    table: &Table,
    (kind, made): (OfferKind, u32),
    by: PlayerId,
    answer: Option<OfferAnswer>,
) -> View {
    let words = app.words_in(table.stored().home).await;
    match answer {
        Some(answer) => views::game::offer::answered(words, table, kind, by, answer),
        None => views::game::offer::view(words, table, (kind, made), by),
    }
}
