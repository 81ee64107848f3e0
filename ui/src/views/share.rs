//! A card to share: its reader sees it alone first, with or without names, and saves the picture or has it posted.

use play::PlayerId;
use render::{Card, NotDrawn, Picture as Pixels, RgbImage};

use super::{Button, Picture, Tone, View, mention};
use crate::{
    button_id::share::{Share, ShareStep, Shared},
    texts::{Words, say},
};

/// The button that opens a card, at first with names.
pub(super) fn button(words: &Words, of: Shared) -> Button {
    Button::plain(say!(words, "button-share"), Share { of, names: true, step: ShareStep::Open })
}

/// The card to its reader alone. `nameable`: whether the picture can have names, so that the reader can choose.
pub fn preview(words: &Words, card: Picture, share: Share, nameable: bool) -> View {
    let post =
        Button::new(say!(words, "button-post-card"), Share { step: ShareStep::Post, ..share }, Tone::Primary);
    let label = if share.names { say!(words, "button-hide-names") } else { say!(words, "button-show-names") };
    let other = Share { names: !share.names, step: ShareStep::Change, ..share };
    let names = nameable.then(|| Button::plain(label, other));
    View { text: say!(words, "share-how"), pictures: vec![card], ..View::default() }
        .with_row([Some(post), names].into_iter().flatten().collect())
}

/// The card to everyone. It pings no one.
pub fn posted(words: &Words, card: Picture, by: PlayerId) -> View {
    let text = say!(words, "share-posted", who = mention(by));
    View { text, pictures: vec![card], ..View::default() }
}

/// A card that is still to be drawn, which takes long enough to do it on a thread of its own.
pub struct Undrawn {
    pub(super) card: Card,
    pub(super) beside: Box<dyn FnOnce() -> RgbImage + Send>,
    pub(super) alt: String,
}

impl Undrawn {
    /// A card with a board.
    pub(super) fn with_board(card: Card, board: Pixels, alt: String) -> Self {
        Self { card, beside: Box::new(move || board.to_image()), alt }
    }

    /// Draws it.
    ///
    /// # Errors
    /// If drawing fails, which nothing is known to cause.
    pub fn draw(self) -> Result<Picture, NotDrawn> {
        Ok(Picture { png: self.card.png(&(self.beside)())?, alt: self.alt })
    }
}
