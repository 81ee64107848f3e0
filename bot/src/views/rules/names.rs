//! The names of games, presets and rule sets, and what a game's pieces are called.

use games::{Game, RuleSet};

use crate::texts::{Words, say};

/// The name of a game.
pub(crate) fn game_name(words: &Words, game: Game) -> String {
    match game {
        Game::Dara => say!(words, "game-dara"),
        Game::Damas => "Damas".to_owned(),
    }
}

/// What its pieces are called, as texts choose between words: `stone`, `piece`, `marble`.
pub(crate) const fn pieces(game: Game) -> &'static str {
    match game {
        Game::Dara => "stone",
        Game::Damas => "piece",
    }
}

/// The name of a rule set: the game, the preset, and whether house rules changed it.
pub(crate) fn rules_name(words: &Words, rules: RuleSet) -> String {
    let (game, preset) = (game_name(words, rules.game()), preset_name(words, rules));
    if rules.is_house() {
        say!(words, "rules-name-house", game = game, preset = preset)
    } else {
        say!(words, "rules-name", game = game, preset = preset)
    }
}

fn preset_name(words: &Words, rules: RuleSet) -> String {
    match (rules.game(), rules.preset()) {
        (Game::Dara, "capture-ten") => say!(words, "preset-dara-capture-ten"),
        (Game::Dara, "niger") => say!(words, "preset-dara-niger"),
        (Game::Dara, _) => say!(words, "preset-dara-traditional"),
        (Game::Damas, _) => "Ruibal".to_owned(),
    }
}
