//! Games that can be moved to another channel, in a list of choices: words without Markdown, at most 100 characters.

use play::Table;

use super::rules::rules_name;
use crate::texts::{Words, say};

/// A running game.
pub(crate) fn choice(words: &Words, table: &Table) -> String {
    let (game, plies) = (table.id().to_string(), table.ply());
    let rules = rules_name(words, table.setup().record.rules);
    let name = if table.is_cut_off() {
        say!(words, "choice-cut-off-game", game = game, rules = rules, plies = plies)
    } else {
        say!(words, "choice-game", game = game, rules = rules, plies = plies)
    };
    name.chars().take(100).collect()
}
