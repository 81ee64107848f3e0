//! Which games there are.

use std::{fmt, str::FromStr};

use crate::{RuleSet, dala, damala, damas, dara, preset::Preset, wali};

/// A game, whatever its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Game {
    /// Three in a row on 5 × 6 (S000, S001, S004).
    Dara,
    /// Dara with long runs and no drop beside one's own (S004).
    Wali,
    /// Dara on 6 × 6, where drops take too (S004).
    Dala,
    /// Argentine draughts, with huffing (S002).
    Damas,
    /// Marbles in stacks, on a board with a bonus centre (S003).
    Damala,
}

impl Game {
    /// Every game.
    pub const ALL: &'static [Self] = &[Self::Dara, Self::Wali, Self::Dala, Self::Damas, Self::Damala];

    /// Its name in a record: `dara`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dara => "dara",
            Self::Wali => "wali",
            Self::Dala => "dala",
            Self::Damas => "damas",
            Self::Damala => "damala",
        }
    }

    /// The names of its presets; the first is the default.
    pub fn presets(self) -> impl Iterator<Item = &'static str> {
        self.rule_sets().into_iter().map(|(name, _)| name)
    }

    /// Its presets with their names; the first is the default.
    fn rule_sets(self) -> Vec<(&'static str, RuleSet)> {
        fn all<O: Preset>(rules: fn(O) -> RuleSet) -> Vec<(&'static str, RuleSet)> {
            O::PRESETS.iter().map(|&(name, options)| (name, rules(options))).collect()
        }
        match self {
            Self::Dara => all(RuleSet::Dara),
            Self::Wali => all(RuleSet::Wali),
            Self::Dala => all(RuleSet::Dala),
            Self::Damas => all(RuleSet::Damas),
            Self::Damala => all(RuleSet::Damala),
        }
    }

    /// The rule set of one of its presets, or `None` where it has none of that name.
    pub fn preset(self, name: &str) -> Option<RuleSet> {
        self.rule_sets().into_iter().find(|&(known, _)| known == name).map(|(_, rules)| rules)
    }

    /// The rule set that is played unless another is asked for.
    pub const fn default_rules(self) -> RuleSet {
        match self {
            Self::Dara => RuleSet::Dara(dara::Options::TRADITIONAL),
            Self::Wali => RuleSet::Wali(wali::Options::ADJACENT),
            Self::Dala => RuleSet::Dala(dala::Options::STANDARD),
            Self::Damas => RuleSet::Damas(damas::Options::RUIBAL),
            Self::Damala => RuleSet::Damala(damala::Options::STANDARD),
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text names no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no such game")]
pub struct UnknownGame;

impl FromStr for Game {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        Self::ALL.iter().copied().find(|game| game.name() == text).ok_or(UnknownGame)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_found_by_its_name_and_begins_with_its_first_preset() {
        for &game in Game::ALL {
            assert_eq!(game.to_string().parse(), Ok(game));
            assert_eq!(game.presets().next().and_then(|name| game.preset(name)), Some(game.default_rules()));
            assert_eq!(game.default_rules().game(), game);
        }
        assert_eq!("Dara".parse::<Game>(), Err(UnknownGame));
        assert_eq!(Game::Dara.preset("house"), None);
    }
}
