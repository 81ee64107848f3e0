//! The buttons for house rules.
//!
//! They carry the unfinished rules, so an editor that was left open for weeks still works.

use std::{fmt, str::FromStr};

use games::RuleSet;
use play::HouseRulesId;

use crate::button_id::parts::{Rest, UnknownButton, buttons};

/// Rules that are being edited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The house rules being changed; `None` for new ones.
    pub of: Option<HouseRulesId>,
    /// What they will be.
    pub rules: RuleSet,
}

/// One option of rules that are being edited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DraftOption {
    /// The rules.
    pub draft: Draft,
    /// The option.
    pub option: OptionName,
}

/// A button for house rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseRulesControl {
    /// Open house rules for editing.
    Open(HouseRulesId),
    /// Show the editor.
    Show(Draft),
    /// Show the editor with the values of one option.
    Choose(DraftOption),
    /// Save the rules under their present name.
    Keep(Draft),
    /// Save them under the submitted name; without one, ask for it.
    Name(Draft),
    /// Ask for confirmation before deleting house rules.
    AskToDrop(HouseRulesId),
    /// Delete them.
    Drop(HouseRulesId),
}

/// The name of an option that some game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionName(&'static str);

impl OptionName {
    /// The option of a rule set with this name.
    pub fn of(rules: RuleSet, name: &str) -> Option<Self> {
        let found = rules.settings().into_iter().map(games::Setting::name).find(|&known| known == name);
        found.map(Self)
    }

    /// The option at this place of a rule set, counted from 1.
    fn at(rules: RuleSet, place: usize) -> Option<Self> {
        let setting = rules.settings().get(place.checked_sub(1)?).copied()?;
        Some(Self(setting.name()))
    }

    /// Its place in a rule set. The name itself would be too long for the longest rules.
    fn place(self, rules: RuleSet) -> usize {
        rules.settings().iter().take_while(|setting| setting.name() != self.0).count() + 1
    }

    /// The name.
    pub const fn get(self) -> &'static str {
        self.0
    }
}

/// The word for new house rules.
const NEW: &str = "new";

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.of {
            Some(id) => write!(f, "{id}:{}", self.rules),
            None => write!(f, "{NEW}:{}", self.rules),
        }
    }
}

impl FromStr for Draft {
    type Err = UnknownButton;

    fn from_str(text: &str) -> Result<Self, UnknownButton> {
        let (of, rules) = text.split_once(':').ok_or(UnknownButton)?;
        let of = match of {
            NEW => None,
            id => Some(id.parse().map_err(|_| UnknownButton)?),
        };
        Ok(Self { of, rules: rules.parse().map_err(|_| UnknownButton)? })
    }
}

impl fmt::Display for DraftOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.option.place(self.draft.rules), self.draft)
    }
}

impl FromStr for DraftOption {
    type Err = UnknownButton;

    fn from_str(text: &str) -> Result<Self, UnknownButton> {
        let (place, draft) = text.split_once(':').ok_or(UnknownButton)?;
        let (place, draft) = (place.parse().map_err(|_| UnknownButton)?, draft.parse::<Draft>()?);
        let option = OptionName::at(draft.rules, place).ok_or(UnknownButton)?;
        Ok(Self { draft, option })
    }
}

buttons! { HouseRulesControl
    "house" (id: HouseRulesId) { Self::Open(id) }
    "house-draft" (draft: Rest<Draft>) { Self::Show(draft) }
    "house-set" (chosen: Rest<DraftOption>) { Self::Choose(chosen) }
    "house-keep" (draft: Rest<Draft>) { Self::Keep(draft) }
    "house-name" (draft: Rest<Draft>) { Self::Name(draft) }
    "house-ask-drop" (id: HouseRulesId) { Self::AskToDrop(id) }
    "house-drop" (id: HouseRulesId) { Self::Drop(id) }
}

#[cfg(test)]
mod tests {
    use games::Game;

    use super::*;
    use crate::button_id::ButtonId;

    /// Every rule set of a game that its options allow.
    fn all_rules(game: Game) -> Vec<RuleSet> {
        let mut all: Vec<RuleSet> = game.presets().filter_map(|name| game.preset(name)).collect();
        for option in game.default_rules().settings() {
            // The longest number is enough to try.
            let values: Vec<_> = match option.name() {
                "bound" | "duel" => vec![option, format!("{}=255", option.name()).parse().unwrap()],
                _ => option.alternatives(),
            };
            all = all.iter().flat_map(|rules| values.iter().filter_map(|&value| rules.with(value))).collect();
        }
        all
    }

    #[test]
    fn all_possible_rules_fit_into_buttons() {
        for &game in Game::ALL {
            let all = all_rules(game);
            assert!(all.len() > 3, "{game}");
            for (rules, of) in
                all.into_iter().flat_map(|rules| [(rules, None), (rules, "9223372036854775807".parse().ok())])
            {
                let draft = Draft { of, rules };
                let options = rules.settings().into_iter().filter_map(|value| {
                    let option = OptionName::of(rules, value.name())?;
                    Some(HouseRulesControl::Choose(DraftOption { draft, option }))
                });
                let others = [
                    HouseRulesControl::Show(draft),
                    HouseRulesControl::Keep(draft),
                    HouseRulesControl::Name(draft),
                ];
                for control in options.chain(others).map(ButtonId::HouseRules) {
                    let text = control.to_string();
                    assert!(text.len() <= 100, "{text} has {} characters", text.len());
                    assert_eq!(text.parse(), Ok(control), "{text}");
                }
            }
        }
    }

    #[test]
    fn house_rules_are_named_by_their_numbers() {
        let largest: HouseRulesId = "9223372036854775807".parse().unwrap();
        for control in [
            HouseRulesControl::Open(largest),
            HouseRulesControl::AskToDrop(largest),
            HouseRulesControl::Drop(largest),
        ] {
            assert_eq!(control.to_string().parse(), Ok(ButtonId::HouseRules(control)));
        }
        for text in [
            "house:",
            "house-draft:0:dara:niger",
            "house-draft:dara:niger",
            "house-draft:new:dara:chess",
            "house-draft:new:dara:niger+row-drops=yes",
            "house-set:0:new:dara:niger",
            "house-set:6:new:dara:niger",
            "house-set:take:new:dara:niger",
            "house-drop:new",
        ] {
            assert_eq!(text.parse::<ButtonId>(), Err(UnknownButton), "{text:?}");
        }
    }
}
