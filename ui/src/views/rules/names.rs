//! The names of games, presets and rule sets, and what a game's pieces are called.

use games::{Game, RuleSet};
use play::RulesName;

use crate::{
    texts::{Words, say},
    views::name::escaped,
};

/// The name of a game.
pub fn game_name(words: &Words, game: Game) -> String {
    match game {
        Game::Dara => say!(words, "game-dara"),
        Game::Wali => say!(words, "game-wali"),
        Game::Dala => say!(words, "game-dala"),
        Game::Damas => say!(words, "game-damas"),
        Game::Damala => say!(words, "game-damala"),
        Game::Morris => say!(words, "game-morris"),
    }
}

/// A game in a few words, at most 100 characters: Discord takes no more for the description of a command.
pub fn about(words: &Words, game: Game) -> String {
    match game {
        Game::Dara => say!(words, "about-dara"),
        Game::Wali => say!(words, "about-wali"),
        Game::Dala => say!(words, "about-dala"),
        Game::Damas => say!(words, "about-damas"),
        Game::Damala => say!(words, "about-damala"),
        Game::Morris => say!(words, "about-morris"),
    }
}

/// What its pieces are called, as texts choose between words: `stone`, `piece`, `marble`.
pub const fn pieces(game: Game) -> &'static str {
    match game {
        Game::Damas => "piece",
        Game::Damala => "marble",
        Game::Dara | Game::Wali | Game::Dala | Game::Morris => "stone",
    }
}

/// What three of its stones in a line are called, as texts choose between words: `row`, `mill`.
pub const fn row(game: Game) -> &'static str {
    match game {
        Game::Morris => "mill",
        Game::Dara | Game::Wali | Game::Dala | Game::Damas | Game::Damala => "row",
    }
}

/// The name of a rule set: the game, the preset, and whether house rules changed it.
pub fn rules_name(words: &Words, rules: RuleSet) -> String {
    let (game, preset) = (game_name(words, rules.game()), preset_name(words, rules));
    if rules.is_house() {
        say!(words, "rules-name-house", game = game, preset = preset)
    } else {
        say!(words, "rules-name", game = game, preset = preset)
    }
}

/// Rules of a game under the name that a server has given them.
pub fn own_name(words: &Words, game: Game, name: &RulesName) -> String {
    say!(words, "rules-name-own", game = game_name(words, game), name = escaped(name.as_str()))
}

/// The name of a rule set in a server that calls it so, if it does.
pub fn rules_called(words: &Words, rules: RuleSet, name: Option<&RulesName>) -> String {
    match name {
        Some(name) => own_name(words, rules.game(), name),
        None => rules_name(words, rules),
    }
}

/// What an option of a rule set is about.
pub fn option_name(words: &Words, option: &str) -> String {
    match option {
        "take" => say!(words, "rules-option-take"),
        "win" => say!(words, "rules-option-win"),
        "back" => say!(words, "rules-option-back"),
        "rows" => say!(words, "rules-option-rows"),
        "first-drops" => say!(words, "rules-option-first-drops"),
        "drop-takes" => say!(words, "rules-option-drop-takes"),
        "beside-drops" => say!(words, "rules-option-beside-drops"),
        "row-drops" => say!(words, "rules-option-row-drops"),
        "man-captures" => say!(words, "rules-option-man-captures"),
        "duel" => say!(words, "rules-option-duel"),
        "bonus" => say!(words, "rules-option-bonus"),
        "flying" => say!(words, "rules-option-flying"),
        _ => say!(words, "rules-option-bound"),
    }
}

/// The name of the preset that rules are named after.
pub fn preset_name(words: &Words, rules: RuleSet) -> String {
    match (rules.game(), rules.preset()) {
        (Game::Dara, "capture-ten") => say!(words, "preset-dara-capture-ten"),
        (Game::Dara, "niger") => say!(words, "preset-dara-niger"),
        (Game::Dara, _) => say!(words, "preset-dara-traditional"),
        (Game::Wali, "prost") => say!(words, "preset-wali-prost"),
        (Game::Wali, _) => say!(words, "preset-wali-adjacent"),
        (Game::Dala, _) => say!(words, "preset-dala-standard"),
        (Game::Damas, _) => say!(words, "preset-damas-ruibal"),
        (Game::Damala, "rapid") => say!(words, "preset-damala-rapid"),
        (Game::Damala, "teams") => say!(words, "preset-damala-teams"),
        (Game::Damala, _) => say!(words, "preset-damala-standard"),
        (Game::Morris, "morabaraba") => say!(words, "preset-morris-morabaraba"),
        (Game::Morris, _) => say!(words, "preset-morris-nine"),
    }
}
