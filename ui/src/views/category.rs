//! What a player has a rating for, by name.

use play::ratings::{Category, Form};

use super::rules::game_name;
use crate::texts::{Words, say};

/// The name of a category: of its game, and where four play that it is for teams.
pub fn category_name(words: &Words, category: Category) -> String {
    let game = game_name(words, category.game());
    match category.form() {
        Form::Duel => game,
        Form::Teams => say!(words, "category-teams", game = game),
    }
}
