//! A game with a value for every option, and its name in a record.

use std::{fmt, str::FromStr};

use crate::{
    BadSetting, Board, Game, Piece, Ruling, Setting, Side, Source,
    game::for_each_game,
    state::{GameOptions, Settings as _},
};

macro_rules! define_rule_set {
    (() $($(#[$doc:meta])* $game:ident $module:ident,)*) => {
        /// A game with a value for each of its options.
        ///
        /// Its canonical text is `game:preset`, followed by the options that differ from the preset's, `+take=any`
        /// each. The preset is the one that needs the fewest of them (the earlier one of two), so every rule set has
        /// exactly one name, however it was put together.
        ///
        /// ```
        /// use games::RuleSet;
        ///
        /// let house: RuleSet = "dara:traditional+take=any".parse()?;
        /// assert!(house.is_house());
        /// let niger: RuleSet = "dara:traditional+row-drops=no".parse()?;
        /// assert_eq!(niger.to_string(), "dara:niger");
        /// # Ok::<(), games::BadRuleSet>(())
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum RuleSet {
            $($(#[$doc])* $game(crate::$module::Options),)*
        }

        impl RuleSet {
            /// The game whose rules these are.
            pub const fn game(self) -> Game {
                match self {
                    $(Self::$game(_) => Game::$game,)*
                }
            }

            /// The sources of its rules.
            pub const fn sources(self) -> &'static [Source] {
                match self {
                    $(Self::$game(_) => crate::$module::Options::SOURCES,)*
                }
            }

            /// This rule set with one option set, or `None` if the game has no such option, or not with that value.
            #[must_use]
            pub fn with(self, setting: Setting) -> Option<Self> {
                match self {
                    $(Self::$game(options) => options.with(setting).map(Self::$game),)*
                }
            }
        }

        impl Game {
            /// The rule set that is played unless another is chosen.
            pub const fn default_rules(self) -> RuleSet {
                match self {
                    $(Self::$game => RuleSet::$game(crate::$module::Options::PRESETS[0].1),)*
                }
            }

            /// Its presets with their names; the first is the default.
            fn rule_sets(self) -> Vec<(&'static str, RuleSet)> {
                match self {
                    $(Self::$game => named(RuleSet::$game),)*
                }
            }
        }
    };
}
for_each_game!(define_rule_set());

/// The presets of one game, as rule sets of that game.
fn named<O: GameOptions>(rules: fn(O) -> RuleSet) -> Vec<(&'static str, RuleSet)> {
    O::PRESETS.iter().map(|&(name, options)| (name, rules(options))).collect()
}

impl Game {
    /// The names of its presets; the first is the default.
    pub fn presets(self) -> impl Iterator<Item = &'static str> {
        self.rule_sets().into_iter().map(|(name, _)| name)
    }

    /// The rule set of one of its presets, or `None` if it has none of that name.
    pub fn preset(self, name: &str) -> Option<RuleSet> {
        self.rule_sets().into_iter().find(|&(known, _)| known == name).map(|(_, rules)| rules)
    }
}

/// Evaluates one expression with the options of any game: `each!(rules, options => options.board())`.
macro_rules! each {
    ($($arguments:tt)*) => { for_each_game!(match_rule_set ($($arguments)*)) };
}

macro_rules! match_rule_set {
    (($rules:expr, $options:ident => $body:expr) $($(#[$doc:meta])* $game:ident $module:ident,)*) => {
        match $rules {
            $(RuleSet::$game($options) => $body,)*
        }
    };
}

impl RuleSet {
    /// Reads a rule set as people write it: its text, or the same without the game. `game` tells those of several games
    /// apart whose presets have the same name.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn read(text: &str, game: Option<Game>) -> Result<Self, BadRuleSet> {
        let preset = text.split('+').next().unwrap_or_default();
        let mut games = Game::ALL
            .iter()
            .filter(|&&one| game.is_none_or(|game| game == one) && one.preset(preset).is_some());
        match (games.next(), games.next()) {
            (Some(game), None) => format!("{game}:{text}").parse(),
            _ => text.parse(),
        }
    }

    /// The preset that it is named after.
    pub fn preset(self) -> &'static str {
        each!(self, options => options.nearest().0)
    }

    /// Whether any option differs from the preset's.
    pub fn is_house(self) -> bool {
        !self.changes().is_empty()
    }

    /// Every option with its value, in the order of the canonical text.
    pub fn settings(self) -> Vec<Setting> {
        each!(self, options => options.settings())
    }

    /// The options that differ from the preset's, with their values.
    pub fn changes(self) -> Vec<Setting> {
        each!(self, options => options.changes_from(options.nearest().1))
    }

    /// The board that it is played on.
    pub fn board(self) -> Board {
        each!(self, options => options.board())
    }

    /// How many seats it has: two or four.
    pub fn seats(self) -> usize {
        each!(self, options => options.seats())
    }

    /// How many pieces each player starts with, on the board or in hand.
    pub fn stones_each(self) -> u8 {
        each!(self, options => options.stones_each())
    }

    /// What the project decided about these rules, in the order in which it comes up during play.
    pub fn rulings(self) -> Vec<Ruling> {
        let (mut rulings, bound) = each!(self, options => (options.rulings(), options.bound()));
        rulings.extend([Ruling::Repetition, Ruling::Bound(bound)]);
        if !self.start().captures_began() {
            rulings.push(Ruling::EarlyEndIsNoShutOut);
        }
        rulings
    }

    /// Whether the sides start at opposite ends of the board, the first at the bottom, and so move towards each other.
    pub fn has_ends(self) -> bool {
        let pieces: Vec<_> = self.start().pieces().collect();
        let ranks = |side: Side| {
            let of = move |piece: Piece| piece.seat.side() == side;
            pieces.iter().filter(move |&&(_, piece)| of(piece)).map(|(square, _)| square.rank())
        };
        let (highest, lowest) = (ranks(Side::First).max(), ranks(Side::Second).min());
        highest.zip(lowest).is_some_and(|(highest, lowest)| highest < lowest)
    }
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.game(), self.preset())?;
        self.changes().into_iter().try_for_each(|setting| write!(f, "+{setting}"))
    }
}

/// The text is not a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRuleSet {
    /// There is no game with the name before the colon.
    #[error("there is no such game")]
    UnknownGame,
    /// The game has no preset with the name after the colon, or there is none.
    #[error("{0} has no such preset")]
    UnknownPreset(Game),
    /// A changed option is malformed.
    #[error("changed option {number}: {why}")]
    Setting {
        /// Which one, from 1.
        number: usize,
        /// What is wrong with it.
        why: BadSetting,
    },
    /// An option is another game's, or can't have this value here.
    #[error("changed option {number} is not one of this game's, or not with this value")]
    NotOfThisGame {
        /// Which one, from 1.
        number: usize,
    },
    /// An option is set twice.
    #[error("changed option {number} was set before")]
    SetTwice {
        /// Which one, from 1.
        number: usize,
    },
}

impl FromStr for RuleSet {
    type Err = BadRuleSet;

    /// Accepts the changed options in any order, including those that equal the preset's.
    fn from_str(text: &str) -> Result<Self, BadRuleSet> {
        let mut parts = text.split('+');
        let name = parts.next().unwrap_or_default();
        let (game, preset) = name.split_once(':').unwrap_or((name, ""));
        let game: Game = game.parse().map_err(|_| BadRuleSet::UnknownGame)?;
        let mut rules = game.preset(preset).ok_or(BadRuleSet::UnknownPreset(game))?;
        let mut seen: Vec<&str> = Vec::new();
        for (index, part) in parts.enumerate() {
            let number = index + 1;
            let setting: Setting = part.parse().map_err(|why| BadRuleSet::Setting { number, why })?;
            if seen.contains(&setting.name()) {
                return Err(BadRuleSet::SetTwice { number });
            }
            seen.push(setting.name());
            rules = rules.with(setting).ok_or(BadRuleSet::NotOfThisGame { number })?;
        }
        Ok(rules)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, canonical: &str) {
        let rules: RuleSet = text.parse().unwrap();
        assert_eq!(rules.to_string(), canonical);
        assert_eq!(canonical.parse(), Ok(rules));
    }

    #[test]
    fn presets_are_named_without_changes() {
        for game in Game::ALL {
            for name in game.presets() {
                let text = format!("{game}:{name}");
                check(&text, &text);
                assert!(!text.parse::<RuleSet>().unwrap().is_house());
            }
        }
    }

    #[test]
    fn changed_options_follow_the_nearest_preset_in_one_order() {
        check("dara:traditional+take=any", "dara:traditional+take=any");
        check("dara:traditional+bound=30+take=any", "dara:traditional+take=any+bound=30");
        check("dara:capture-ten+bound=30", "dara:capture-ten+bound=30");
        check("dara:traditional+take=any+back=no", "dara:capture-ten+win=few");
        check("wali:adjacent+rows=more+beside-drops=yes+row-drops=no+win=all", "wali:prost+take=free");
        check("dala:standard+drop-takes=no+take=free", "dala:standard+take=free+drop-takes=no");
        check("morris:morabaraba+bound=30+flying=no", "morris:morabaraba+flying=no+bound=30");
        assert!("dara:traditional+take=any".parse::<RuleSet>().unwrap().is_house());
    }

    #[test]
    fn rules_equal_to_a_preset_are_named_after_it() {
        check("dara:traditional+row-drops=no", "dara:niger");
        check("dara:niger+row-drops=yes", "dara:traditional");
        check("dara:traditional+take=free", "dara:traditional");
        check("dara:traditional+take=any+win=ten+back=no", "dara:capture-ten");
    }

    #[test]
    fn a_preset_alone_is_read_if_it_leaves_no_doubt_about_the_game() {
        let read = |text: &str, game| RuleSet::read(text, game).map(|rules| rules.to_string());
        for (text, rules) in [
            ("niger", "dara:niger"),
            ("teams", "damala:teams"),
            ("morabaraba+flying=no", "morris:morabaraba+flying=no"),
            ("dara:traditional+take=any", "dara:traditional+take=any"),
        ] {
            assert_eq!(read(text, None).as_deref(), Ok(rules));
        }
        // Dala and Damala have one of this name.
        assert_eq!(read("standard", None), Err(BadRuleSet::UnknownGame));
        assert_eq!(read("standard", Some(Game::Dala)).as_deref(), Ok("dala:standard"));
        assert_eq!(read("niger", Some(Game::Wali)), Err(BadRuleSet::UnknownGame));
        assert_eq!(read("dara", None), Err(BadRuleSet::UnknownPreset(Game::Dara)));
        assert_eq!(read("", None), Err(BadRuleSet::UnknownGame));
    }

    #[test]
    fn only_sides_that_start_at_opposite_ends_have_ends() {
        let ends = |rules: &str| rules.parse::<RuleSet>().unwrap().has_ends();
        for (rules, expect) in [
            ("dara:traditional", false),
            ("wali:prost", false),
            ("dala:standard", false),
            ("damas:ruibal", true),
            ("damala:standard", true),
            ("damala:teams", false),
            ("morris:nine", false),
        ] {
            assert_eq!(ends(rules), expect, "{rules}");
        }
    }

    #[test]
    fn the_error_names_the_bad_part() {
        let bad = |text: &str| text.parse::<RuleSet>().unwrap_err();
        assert_eq!(bad(""), BadRuleSet::UnknownGame);
        assert_eq!(bad("chess:standard"), BadRuleSet::UnknownGame);
        assert_eq!(bad("dara"), BadRuleSet::UnknownPreset(Game::Dara));
        assert_eq!(bad("dara:"), BadRuleSet::UnknownPreset(Game::Dara));
        assert_eq!(bad("dara:Traditional"), BadRuleSet::UnknownPreset(Game::Dara));
        let setting = |why| BadRuleSet::Setting { number: 1, why };
        assert_eq!(bad("dara:niger+"), setting(BadSetting::UnknownOption));
        assert_eq!(bad("dara:niger+colour=red"), setting(BadSetting::UnknownOption));
        assert_eq!(bad("dara:niger+take=all"), setting(BadSetting::UnknownValue));
        assert_eq!(bad("dara:niger+bound=0"), setting(BadSetting::UnknownValue));
        assert_eq!(bad("dara:niger+bound=256"), setting(BadSetting::UnknownValue));
        assert_eq!(bad("dara:niger+take=any+take=free"), BadRuleSet::SetTwice { number: 2 });
        for text in [
            "dara:niger+win=all",
            "wali:prost+win=ten",
            "wali:prost+back=no",
            "dala:standard+win=few",
            "morris:nine+take=any",
        ] {
            assert_eq!(bad(text), BadRuleSet::NotOfThisGame { number: 1 });
        }
    }
}
