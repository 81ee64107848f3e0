//! What a refusal is about, so that it can name the right commands.

use games::{Game, RuleSet};
use play::{ChannelId, Table};

/// The game whose commands a refusal names, and the table if there is one.
pub struct Subject {
    /// The game.
    pub game: Game,
    /// The table, of this game.
    pub table: Option<Table>,
    /// Where the reader is playing instead, if that matters.
    pub playing_in: Vec<ChannelId>,
}

impl Subject {
    /// About a table.
    pub fn of_table(table: Table) -> Self {
        Self { game: table.stored().record.rules.game(), table: Some(table), playing_in: Vec::new() }
    }

    /// About rules, before there is a table.
    pub const fn of_rules(rules: RuleSet) -> Self {
        Self { game: rules.game(), table: None, playing_in: Vec::new() }
    }

    /// The game's command: `/dara`.
    pub fn command(&self) -> String {
        format!("/{}", self.game)
    }

    /// The rules of the table, or the game's default.
    pub fn rules(&self) -> RuleSet {
        self.table.as_ref().map_or_else(|| self.game.default_rules(), |table| table.stored().record.rules)
    }
}

impl Default for Subject {
    /// No table, and the bot's first game.
    fn default() -> Self {
        Self { game: Game::Dara, table: None, playing_in: Vec::new() }
    }
}
