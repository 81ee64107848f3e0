//! The names of games, presets, rule sets and pieces.

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

/// What a game is like: its board, its length, what is special. Discord shows it as the command's description.
pub fn about(words: &Words, game: Game) -> String {
    words.say(&format!("about-{game}"), &[])
}

/// The name of a game and what it is like, at most 100 characters, as Discord allows for a choice.
pub fn introduced(words: &Words, game: Game) -> String {
    say!(words, "game-introduced", game = game_name(words, game), about = about(words, game))
}

/// What each game is like, a line each, above buttons that only have their names.
pub fn introductions(words: &Words) -> String {
    let line = |&game: &Game| {
        let (name, about) = (game_name(words, game), about(words, game));
        say!(words, "game-line", game = name, command = game.to_string(), about)
    };
    Game::ALL.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// The kind of pieces, for texts to select on: `stone`, `piece`, `marble`.
pub const fn pieces(game: Game) -> &'static str {
    match game {
        Game::Damas => "piece",
        Game::Damala => "marble",
        _ => "stone",
    }
}

/// The word for three in a line, for texts to select on: `row`, `mill`.
pub const fn row(game: Game) -> &'static str {
    match game {
        Game::Morris => "mill",
        _ => "row",
    }
}

/// The name of a rule set: game, preset, and whether house rules change it.
pub fn rules_name(words: &Words, rules: RuleSet) -> String {
    let (game, preset) = (game_name(words, rules.game()), preset_name(words, rules));
    if rules.is_house() {
        say!(words, "rules-name-house", game, preset)
    } else {
        say!(words, "rules-name", game, preset)
    }
}

/// Rules under the name that a server gave them.
pub fn own_name(words: &Words, game: Game, name: &RulesName) -> String {
    say!(words, "rules-name-own", game = game_name(words, game), name = escaped(name.as_str()))
}

/// The name of a rule set on a server that may have named it.
pub fn rules_called(words: &Words, rules: RuleSet, name: Option<&RulesName>) -> String {
    match name {
        Some(name) => own_name(words, rules.game(), name),
        None => rules_name(words, rules),
    }
}

/// The names that a server has given to house rules.
pub type RulesNames<'a> = &'a dyn Fn(RuleSet) -> Option<RulesName>;

/// The name of rules, by the server's own name if it has one.
pub fn rules_named(words: &Words, rules: RuleSet, names: RulesNames<'_>) -> String {
    rules_called(words, rules, names(rules).as_ref())
}

/// The name of an option.
pub fn option_name(words: &Words, option: &str) -> String {
    words.say(&format!("rules-option-{option}"), &[])
}

/// What is special about a preset, in a few words.
pub fn preset_about(words: &Words, rules: RuleSet) -> String {
    words.say(&format!("preset-about-{}-{}", rules.game(), rules.preset()), &[])
}

/// The name of a preset and what is special about it, at most 100 characters, as Discord allows for a choice.
pub fn preset_introduced(words: &Words, rules: RuleSet) -> String {
    say!(words, "rules-introduced", rules = rules_name(words, rules), about = preset_about(words, rules))
}

/// The name of the preset that rules are based on.
pub fn preset_name(words: &Words, rules: RuleSet) -> String {
    words.say(&format!("preset-{}-{}", rules.game(), rules.preset()), &[])
}

/// The keys of texts that are looked up by the names of games, presets and options. A new game needs no code here,
/// and tests still find missing and unused texts.
pub fn keys() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for &game in Game::ALL {
        keys.extend(["game", "about", "practice-first"].map(|of| format!("{of}-{game}")));
        for preset in game.presets() {
            keys.extend(["preset", "preset-about"].map(|of| format!("{of}-{game}-{preset}")));
        }
        let options = game.default_rules().settings();
        keys.extend(options.into_iter().map(|option| format!("rules-option-{}", option.name())));
    }
    keys
}
