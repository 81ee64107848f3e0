//! A game in one of its forms, as an option of a command.

use play::ratings::{BadCategory, Category};

/// What one can have a rating for, as one chooses it.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum RatedGame {
    Dara,
    Wali,
    Dala,
    Damas,
    Damala,
    DamalaTeams,
    Morris,
}

impl RatedGame {
    /// The category that was chosen.
    pub(super) fn category(self) -> Result<Category, BadCategory> {
        let text = match self {
            Self::Dara => "dara",
            Self::Wali => "wali",
            Self::Dala => "dala",
            Self::Damas => "damas",
            Self::Damala => "damala",
            Self::DamalaTeams => "damala:teams",
            Self::Morris => "morris",
        };
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use poise::ChoiceParameter as _;

    use super::*;
    use crate::handlers::commands::localized::name_of_choice;
    use ui::{texts::Texts, views};

    #[test]
    fn every_category_can_be_chosen_by_its_name() {
        let texts = Texts::load().unwrap();
        let choices = (0..).map_while(RatedGame::from_index);
        let choices: Vec<_> = choices.map(|choice| (choice.category().unwrap(), choice.name())).collect();
        for words in texts.all() {
            let choices = choices
                .iter()
                .map(|(category, name)| (*category, words.say(&name_of_choice("game", name), &[])));
            let named = Category::all().into_iter();
            let named = named.map(|category| (category, views::category::category_name(words, category)));
            assert!(choices.eq(named), "{:?}", words.language());
        }
    }
}
