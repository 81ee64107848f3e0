//! What a refusal is about: it tells what to do instead, by the commands of the game that was meant.

use games::{Game, RuleSet};
use play::Table;

/// The game whose commands a refusal names, and the table that something was asked of, if any.
pub struct Subject {
    /// The game.
    pub game: Game,
    /// The table, of this game.
    pub table: Option<Table>,
}

impl Subject {
    /// Of a table.
    pub fn of_table(table: Table) -> Self {
        Self { game: table.stored().record.rules.game(), table: Some(table) }
    }

    /// Of these rules, before there is a table.
    pub const fn of_rules(rules: RuleSet) -> Self {
        Self { game: rules.game(), table: None }
    }

    /// The game's command: `/dara`.
    pub fn command(&self) -> String {
        format!("/{}", self.game)
    }

    /// The rules of the table, or the game's usual ones.
    pub fn rules(&self) -> RuleSet {
        self.table.as_ref().map_or_else(|| self.game.default_rules(), |table| table.stored().record.rules)
    }
}

impl Default for Subject {
    /// Of no table, and of the game that the bot began with.
    fn default() -> Self {
        Self { game: Game::Dara, table: None }
    }
}
