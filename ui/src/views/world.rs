//! Seeks, and the world: games between strangers, by direct messages.

use games::{Game, RuleSet};
use play::{ChallengeId, GameId};

use super::{Button, Tone, View, begin, name::escaped, rules};
use crate::{
    button_id::{ButtonId, world::World},
    texts::{Words, say},
};

/// What someone is told before they join: what strangers see, under this name.
pub fn question(words: &Words, name: &str) -> View {
    let yes = Button::new(say!(words, "button-world-join"), World::Join, Tone::Good);
    let no = Button::plain(say!(words, "button-not-now"), ButtonId::Cancel);
    View::words(say!(words, "world-question", name = escaped(name))).with_row(vec![yes, no])
}

/// Someone has joined: they can seek a game at once.
pub fn joined(words: &Words, name: &str) -> View {
    let games = Game::ALL.iter().map(|&game| Button::plain(rules::game_name(words, game), World::Seek(game)));
    let games: Vec<Button> = games.collect();
    View::words(say!(words, "world-joined", name = escaped(name))).with_buttons(&games)
}

/// Someone has left.
pub fn left(words: &Words) -> View {
    View::words(say!(words, "world-left"))
}

/// No one fits yet. `wider` if the seek says how far ratings may differ.
pub fn seeking(words: &Words, rules: RuleSet, challenge: ChallengeId, days: u16, wider: bool) -> View {
    let name = rules::rules_name(words, rules);
    let mut buttons = vec![begin::computer_button(words, rules.game())];
    if wider {
        buttons.push(Button::plain(say!(words, "button-seek-wider"), World::Widen(challenge)));
    }
    buttons.push(Button::plain(say!(words, "button-withdraw"), ButtonId::Withdraw(challenge)));
    View::words(say!(words, "seek-open", rules = name, days)).with_row(buttons)
}

/// Someone fitted: the board is in both players' direct messages.
pub fn paired(words: &Words, rules: RuleSet, opponent: &str) -> View {
    View::words(say!(
        words,
        "seek-paired",
        rules = rules::rules_name(words, rules),
        opponent = escaped(opponent)
    ))
}

/// The board of a game couldn't be sent to its player.
pub fn not_reached(words: &Words) -> View {
    View::words(say!(words, "mail-not-reached"))
}

/// The button that leads strangers to each other.
pub fn seek_button(words: &Words, game: Game) -> Button {
    Button::plain(say!(words, "button-anywhere"), World::Seek(game))
}

/// The button that reports the opponent of a game.
pub fn report_button(words: &Words, game: GameId) -> Button {
    Button::plain(say!(words, "button-report"), World::Report(game))
}

/// A player was reported.
pub fn reported(words: &Words, opponent: &str) -> View {
    View::words(say!(words, "reported", opponent = escaped(opponent)))
}
