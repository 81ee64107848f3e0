//! The names of rating categories.

use play::player::ratings::{Category, Form};

use super::rules_names::game_name;
use crate::texts::{Words, say};

/// The name of a category: the game, and "teams" for four players.
pub fn category_name(words: &Words, category: Category) -> String {
    let game = game_name(words, category.game());
    match category.form() {
        Form::Duel => game,
        Form::Teams => say!(words, "category-teams", game),
    }
}
