//! What can be done, for one who does not know.

use games::Game;

use super::{Button, Tone, View};
use crate::{
    control::Control,
    texts::{Words, say},
};

/// The answer to `/help`.
pub(crate) fn view(words: &Words) -> View {
    let rules = Game::ALL.iter().map(|game| {
        let control = Control::Rules(game.default_rules());
        Button::new(
            say!(words, "button-rules-of", game = super::rules::game_name(words, *game)),
            control,
            Tone::Plain,
        )
    });
    View::words(say!(words, "help")).with_row(rules.take(5).collect())
}
