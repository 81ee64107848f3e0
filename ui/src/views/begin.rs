//! The way to a challenge by buttons: which game, against whom.

use games::Game;
use play::PlayerId;

use super::{Button, Offers, Select, Tone, View, mention, rules};
use crate::{
    button_id::{ButtonId, begin::Begin},
    texts::{Words, say},
};

/// Asks which game, against this member or one chosen next.
pub fn games(words: &Words, against: Option<PlayerId>) -> View {
    let question = match against {
        Some(player) => say!(words, "begin-which-against", opponent = mention(player)),
        None => say!(words, "begin-which"),
    };
    let about = Game::ALL.iter().map(|&game| say!(words, "begin-game", about = rules::about(words, game)));
    let games = Game::ALL.iter().map(|&game| {
        let next = match against {
            Some(player) => Begin::Against(game, Some(player)),
            None => Begin::Whom(game),
        };
        Button::new(rules::game_name(words, game), ButtonId::Begin(next), Tone::Primary)
    });
    let text: Vec<String> =
        [question].into_iter().chain(about).chain([say!(words, "begin-as-usual")]).collect();
    View::words(text.join("\n")).with_buttons(&games.collect::<Vec<_>>())
}

/// Asks for the opponent.
pub fn opponents(words: &Words, game: Game) -> View {
    let anyone = Begin::Against(game, None);
    let select = Select {
        placeholder: say!(words, "begin-choose-opponent"),
        offers: Offers::Member(ButtonId::Begin(Begin::With(game))),
    };
    View {
        selects: vec![select],
        buttons: vec![vec![Button::new(
            say!(words, "button-whoever-accepts"),
            ButtonId::Begin(anyone),
            Tone::Primary,
        )]],
        ..View::words(say!(words, "begin-whom", game = rules::game_name(words, game)))
    }
}
