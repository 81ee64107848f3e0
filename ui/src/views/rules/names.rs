//! The names of games, presets and rule sets, and what a game's pieces are called.

use std::collections::BTreeSet;

use games::{Game, RuleSet};
use play::RulesName;

use crate::{
    texts::{Words, say},
    views::name::escaped,
};

/// The name of a game.
pub fn game_name(words: &Words, game: Game) -> String {
    words.say(&format!("game-{game}"), &[])
}

/// A game in a few words, at most 100 characters: Discord takes no more for the description of a command.
pub fn about(words: &Words, game: Game) -> String {
    words.say(&format!("about-{game}"), &[])
}

/// What its pieces are called, as texts choose between words: `stone`, `piece`, `marble`.
pub const fn pieces(game: Game) -> &'static str {
    match game {
        Game::Damas => "piece",
        Game::Damala => "marble",
        _ => "stone",
    }
}

/// What three of its stones in a line are called, as texts choose between words: `row`, `mill`.
pub const fn row(game: Game) -> &'static str {
    match game {
        Game::Morris => "mill",
        _ => "row",
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
    words.say(&format!("rules-option-{option}"), &[])
}

/// The name of the preset that rules are named after.
pub fn preset_name(words: &Words, rules: RuleSet) -> String {
    words.say(&format!("preset-{}-{}", rules.game(), rules.preset()), &[])
}

/// The keys of the texts that are found by the names of games, presets and options. A new game needs no line of code to
/// be named, and tests still notice a text that is missing, or that no longer belongs to anything.
pub fn keys() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for &game in Game::ALL {
        keys.extend(["game", "about", "practice-first"].map(|of| format!("{of}-{game}")));
        for preset in game.presets() {
            keys.insert(format!("preset-{game}-{preset}"));
        }
        let options = game.default_rules().settings();
        keys.extend(options.into_iter().map(|option| format!("rules-option-{}", option.name())));
    }
    keys
}
