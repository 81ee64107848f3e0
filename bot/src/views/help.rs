//! What can be done, for one who does not know.

use games::Game;

use super::{Button, Tone, View, rules::about};
use crate::{
    control::Control,
    texts::{Words, say},
};

/// The answer to `/help`.
pub(crate) fn view(words: &Words) -> View {
    let games: Vec<String> = Game::ALL
        .iter()
        .map(|&game| say!(words, "help-game", command = format!("/{game}"), about = about(words, game)))
        .collect();
    let rules = Game::ALL.iter().map(|game| {
        let control = Control::Rules(game.default_rules());
        Button::new(
            say!(words, "button-rules-of", game = super::rules::game_name(words, *game)),
            control,
            Tone::Plain,
        )
    });
    View::words(say!(words, "help", games = games.join("\n"))).with_row(rules.take(5).collect())
}
