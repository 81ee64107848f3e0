//! House rules: rule sets that a server plays by under names of its own, and the rules that are usual there.

use std::{fmt, str::FromStr};

use games::RuleSet;

use crate::HouseRulesId;

/// Rules under a name that a server has given them. Games know the rules alone: they stay as they are whatever becomes of
/// the name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct HouseRules {
    /// Which.
    pub id: HouseRulesId,
    /// How the server calls them.
    pub name: RulesName,
    /// What they are.
    pub rules: RuleSet,
}

impl HouseRules {
    /// How many a server can have: as many as a list of Discord's can hold.
    pub const MOST: usize = 25;
}

/// What is played in a server where nobody says by which rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Usual {
    /// A preset of the game.
    Preset(RuleSet),
    /// House rules of the server, as they are at that time.
    House(HouseRulesId),
}

/// A name for rules: from 1 to 32 characters, all of which can be seen, at least one of them a letter or a digit, with single
/// spaces between words. Two that differ in capitals alone are one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RulesName(String);

impl RulesName {
    /// The most characters of a name.
    pub const LONGEST: u16 = 32;

    /// The name that was typed, without what cannot be seen; `None` where it is too long then, or says nothing.
    pub fn new(typed: &str) -> Option<Self> {
        let seen: String = typed.chars().filter(|&c| c.is_whitespace() || !is_invisible(c)).collect();
        let name = seen.split_whitespace().collect::<Vec<_>>().join(" ");
        let fits = name.chars().count() <= Self::LONGEST.into() && name.chars().any(char::is_alphanumeric);
        fits.then_some(Self(name))
    }

    /// The name as it was typed.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What it has in common with all names that differ from it in capitals alone.
    pub fn folded(&self) -> String {
        self.0.to_lowercase()
    }
}

/// What is not seen itself, and can change how what is around it looks.
fn is_invisible(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
                | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}

impl fmt::Display for RulesName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// The text is no name as this program writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a name for rules")]
pub struct BadName;

impl FromStr for RulesName {
    type Err = BadName;

    fn from_str(text: &str) -> Result<Self, BadName> {
        Self::new(text).filter(|name| name.0 == text).ok_or(BadName)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_what_can_be_seen_of_what_was_typed() {
        let check = |typed: &str, name: Option<&str>| {
            assert_eq!(RulesName::new(typed).as_ref().map(RulesName::as_str), name, "{typed:?}");
        };
        check("Kitchen table", Some("Kitchen table"));
        check("  Mesa \n de\tcocina ", Some("Mesa de cocina"));
        check("\u{202e}elbat\u{200b} \u{2067}", Some("elbat"));
        check("Домашні 2", Some("Домашні 2"));
        check(&"x".repeat(32), Some(&"x".repeat(32)));
        for typed in ["", "  ", "\u{200b}", "***", "\u{3164}", &"x".repeat(33)] {
            check(typed, None);
        }
    }

    #[test]
    fn names_that_differ_in_capitals_are_one_and_stored_ones_are_whole() {
        let folded = |name: &str| RulesName::new(name).expect("a name").folded();
        assert_eq!(folded("Дім ÉTÉ"), folded("дім été"));
        assert!("Kitchen".parse::<RulesName>().is_ok());
        for text in [" Kitchen", "a  b", "a\u{200b}", ""] {
            assert_eq!(text.parse::<RulesName>(), Err(BadName));
        }
    }
}
