//! How a message that was posted before looks now, whether an answer shows it or the delivery edits it.

use play::{Begun, Challenge, OfferAnswer, PlayerId, Slot, Table, table::OfferKind};
use ui::{
    texts::Words,
    views::{self, View},
};

use crate::{
    actions::challenge_message,
    app::{App, server_settings},
};

/// The message of a challenge, which has just become a game if `begun` says so.
pub(crate) async fn challenge(app: &App, words: &Words, challenge: &Challenge, begun: Option<Begun>) -> View {
    let name = server_settings::name_of(app, challenge.home, challenge.rules).await;
    match begun {
        // A player who accepts an open challenge was not challenged by name.
        Some(Begun { by, channel, was_open: true }) if challenge.is_for_two() => {
            let made = Challenge { others: vec![Slot::Open], ..challenge.clone() };
            views::challenge::accepted(words, &made, name.as_ref(), by, channel)
        }
        Some(Begun { by, channel, .. }) => {
            views::challenge::accepted(words, challenge, name.as_ref(), by, channel)
        }
        None => challenge_message::changed(app, challenge).await,
    }
}

/// The message of an offer that `by` made.
pub(crate) async fn offer(
    app: &App,
    table: &Table,
    (kind, made): (OfferKind, u32),
    by: PlayerId,
    answer: Option<OfferAnswer>,
) -> View {
    let words = app.words_in(table.stored().home).await;
    match answer {
        Some(answer) => views::offer::answered(words, kind, by, answer),
        None => views::offer::view(words, table, (kind, made), by),
    }
}
