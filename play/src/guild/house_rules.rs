//! House rules: rule sets that a server has named, and the default rules of its games.

use std::{fmt, str::FromStr};

use games::RuleSet;

use crate::HouseRulesId;

/// Named rules of a server. Games store the rules themselves, so they don't change when the house rules do.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct HouseRules {
    /// The id.
    pub id: HouseRulesId,
    /// The name the server gave them.
    pub name: RulesName,
    /// The rules.
    pub rules: RuleSet,
}

impl HouseRules {
    /// How many a server can have: as many as fit in one of Discord's select menus.
    pub const MOST: usize = 25;
}

/// The rules of a game for challenges that name none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DefaultRules {
    /// A preset of the game.
    Preset(RuleSet),
    /// House rules of the server, as they are when the challenge is made.
    House(HouseRulesId),
}

/// A name for rules: up to 32 visible characters with single spaces between words, at least one of them a
/// letter or a digit. Names that differ only in case count as the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RulesName(String);

impl RulesName {
    /// The most characters in a name.
    pub const LONGEST: u16 = 32;

    /// The typed name, without invisible characters. `None` if it is too long or has no letter or digit.
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

    /// The form to compare by: the same for all names that differ only in case.
    pub fn folded(&self) -> String {
        self.0.to_lowercase()
    }
}

/// Characters that can't be seen but can change how their neighbours look.
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

/// The text isn't a name in the form this program writes.
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
    fn a_name_keeps_only_the_visible_characters() {
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
    fn names_compare_without_case_and_stored_ones_are_canonical() {
        let folded = |name: &str| RulesName::new(name).expect("a name").folded();
        assert_eq!(folded("Дім ÉTÉ"), folded("дім été"));
        assert!("Kitchen".parse::<RulesName>().is_ok());
        for text in [" Kitchen", "a  b", "a\u{200b}", ""] {
            assert_eq!(text.parse::<RulesName>(), Err(BadName));
        }
    }
}
