//! Games that can be moved to another channel, as choices: no Markdown, at most 100 characters.
//!
//! **Decided:** players are named even if the reader can't see the channel, unlike in other lists: the member who moves a
//! game may see all of it.

use play::Table;

use crate::{
    texts::{Words, say},
    views::{players::side_by_side, rules_names::rules_name},
};

/// A running game, with its players if their names are known.
pub fn choice(words: &Words, table: &Table, players: Option<Vec<String>>) -> String {
    let (game, plies) = (table.id().to_string(), table.ply());
    let rules = rules_name(words, table.stored().record.rules);
    let name = if table.is_cut_off() {
        say!(words, "choice-cut-off-game", game, rules, plies)
    } else {
        say!(words, "choice-game", game, rules, plies)
    };
    let name = match players.and_then(|names| side_by_side(&names)) {
        Some(players) => say!(words, "choice-game-players", game = name, players),
        None => name,
    };
    name.chars().take(100).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{texts::Texts, views::example};

    #[test]
    fn the_longest_names_leave_a_choice_short_enough() {
        let texts = Texts::load().unwrap();
        let choice = |players| choice(texts.public(), &example::with_long_numbers(), players);
        let named = choice(Some(vec!["😀".repeat(32); 4]));
        assert_eq!(named.chars().count(), 100);
        assert!(named.starts_with(&choice(None)), "what is said without names is said with them");
    }
}
