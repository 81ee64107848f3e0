//! A game, or a rating category, as an option of a command.

use std::borrow::Cow;

use games::Game;
use play::player::ratings::Category;
use poise::{ChoiceParameter, CommandParameterChoice};

/// A game. Discord's choices are read from the games, so that a new one needs no line here.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlayedGame(pub(super) Game);

impl ChoiceParameter for PlayedGame {
    fn list() -> Cow<'static, [CommandParameterChoice]> {
        Game::ALL.iter().map(|game| choice(format!("{INTRODUCED}{game}"))).collect()
    }

    fn from_index(index: usize) -> Option<Self> {
        Game::ALL.get(index).copied().map(Self)
    }

    fn from_name(name: &str) -> Option<Self> {
        name.parse().ok().map(Self)
    }

    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn localized_name(&self, _: &str) -> Option<&'static str> {
        None
    }
}

/// The prefix of choices that show what a game is like, and not only its name.
pub(super) const INTRODUCED: &str = "introduced-";

/// A choice, whose words come from the texts.
fn choice(name: impl Into<Cow<'static, str>>) -> CommandParameterChoice {
    CommandParameterChoice { name: name.into(), localizations: Cow::Borrowed(&[]), __non_exhaustive: () }
}

/// A rating category. Discord's choices are read from the games, so that a new one needs no line here.
#[derive(Clone, Copy, Debug)]
pub(super) struct RatedGame(pub(super) Category);

impl ChoiceParameter for RatedGame {
    fn list() -> Cow<'static, [CommandParameterChoice]> {
        Category::all().into_iter().map(|category| choice(category.to_string())).collect()
    }

    fn from_index(index: usize) -> Option<Self> {
        Category::all().get(index).copied().map(Self)
    }

    fn from_name(name: &str) -> Option<Self> {
        name.parse().ok().map(Self)
    }

    fn name(&self) -> &'static str {
        self.0.game().name()
    }

    fn localized_name(&self, _: &str) -> Option<&'static str> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::handlers::commands::localized::name_of_choice;
    use ui::{texts::Texts, views};

    #[test]
    fn every_category_can_be_chosen_by_its_name() {
        let texts = Texts::load().unwrap();
        let choices: Vec<_> = (0..)
            .map_while(RatedGame::from_index)
            .zip(RatedGame::list().iter().map(|choice| choice.name.clone()))
            .collect();
        assert_eq!(choices.len(), Category::all().len());
        for words in texts.all() {
            let choices =
                choices.iter().map(|(game, name)| (game.0, words.say(&name_of_choice("game", name), &[])));
            let named = Category::all().into_iter();
            let named = named.map(|category| (category, views::rating::category_name(words, category)));
            assert!(choices.eq(named), "{:?}", words.language());
        }
    }
}
