//! What a player has one rating for: a game in one of its forms.

use std::{fmt, str::FromStr};

use games::{Game, RuleSet};

/// How many play. Each form has its own rating system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Form {
    /// One against one: Glicko-2.
    Duel,
    /// Two against two: Weng-Lin.
    Teams,
}

/// A game in one of its forms, written as the game's name, `dara`, followed by `:teams` for four players.
///
/// **Decided:** all presets and house rules of a game share one rating, but playing alone and playing in a
/// team have separate ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Category {
    game: Game,
    form: Form,
}

impl Category {
    pub(super) const fn new(game: Game, form: Form) -> Self {
        Self { game, form }
    }

    /// The category of games with these rules.
    pub fn of(rules: RuleSet) -> Self {
        Self::new(rules.game(), if rules.seats() > 2 { Form::Teams } else { Form::Duel })
    }

    /// All categories, in the order of the games.
    pub fn all() -> Vec<Self> {
        let presets = Game::ALL.iter().flat_map(|game| game.presets().filter_map(|name| game.preset(name)));
        let mut all: Vec<_> = presets.map(Self::of).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// The game.
    pub const fn game(self) -> Game {
        self.game
    }

    /// The form.
    pub const fn form(self) -> Form {
        self.form
    }
}

impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.game)?;
        if self.form == Form::Teams { f.write_str(":teams") } else { Ok(()) }
    }
}

/// The text doesn't name a category.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a rating category")]
pub struct BadCategory;

impl FromStr for Category {
    type Err = BadCategory;

    fn from_str(text: &str) -> Result<Self, BadCategory> {
        Self::all().into_iter().find(|category| category.to_string() == text).ok_or(BadCategory)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_for_two_and_for_four_have_separate_categories() {
        let all: Vec<_> = Category::all().iter().map(Category::to_string).collect();
        assert_eq!(all, ["dara", "wali", "dala", "damas", "damala", "damala:teams", "morris"]);
        for category in Category::all() {
            assert_eq!(category.to_string().parse(), Ok(category));
        }
        assert_eq!("dara:teams".parse::<Category>(), Err(BadCategory));
    }

    #[test]
    fn all_rules_of_a_game_share_a_category() {
        let of = |rules: &str| Category::of(rules.parse().expect("rules")).to_string();
        assert_eq!(of("dara:niger+take=any"), "dara");
        assert_eq!(of("damala:rapid"), "damala");
        assert_eq!(of("damala:teams+bonus=no"), "damala:teams");
    }
}
