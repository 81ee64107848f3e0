//! The question before a move is played.

use games::Action;
use play::{BoardCause, Table};

use crate::{
    button_id::ButtonId,
    look::Look,
    texts::{Words, say},
    views::{
        Button, Tone, View,
        game::{board, board_text, what_happened},
    },
};

/// Previews `action`, which leads from the first table to the second, and asks for confirmation.
pub fn question(words: &Words, look: Look<'_>, [now, then]: [&Table; 2], action: Action) -> View {
    let told = what_happened::happened(words, then, BoardCause::LastTurn, look.is_turned(then));
    let ends = then.told_ending().map(|ending| board::ended(words, then, ending));
    let told = told.into_iter().chain(ends).map(|line| format!("> {line}"));
    let text = std::iter::once(say!(words, "confirm-question")).chain(told).collect::<Vec<_>>().join("\n");
    let play =
        ButtonId::Confirm { game: now.id(), version: now.version(), squares: action.squares().to_vec() };
    let view = View {
        text,
        pictures: vec![board::picture(words, look, then, BoardCause::LastTurn)],
        aligned: board_text::below(words, look, then),
        ..View::default()
    };
    view.with_row(vec![
        Button::new(say!(words, "button-confirm"), play, Tone::Good),
        Button::plain(say!(words, "button-no"), ButtonId::Cancel),
    ])
}
