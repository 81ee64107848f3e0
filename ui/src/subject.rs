//! What a refusal is about, so that it can name the right commands and what there is to look at.

use games::{Game, RuleSet};
use play::{Challenge, Player, Table};

use crate::views::{called::called, mention};

/// The game whose commands a refusal names, and the table or the challenge if there is one.
pub struct Subject {
    /// The game.
    pub game: Game,
    /// The table, of this game.
    pub table: Option<Table>,
    /// The challenge to this game.
    pub challenge: Option<Challenge>,
    /// Links to where the reader is playing instead, if that matters.
    pub playing_in: Vec<String>,
}

impl Subject {
    /// About a table.
    pub fn of_table(table: Table) -> Self {
        let rules = table.stored().record.rules;
        Self { table: Some(table), ..Self::of_rules(rules) }
    }

    /// About a challenge.
    pub fn of_challenge(challenge: Challenge) -> Self {
        let rules = challenge.rules;
        Self { challenge: Some(challenge), ..Self::of_rules(rules) }
    }

    /// About rules, before there is a table.
    pub const fn of_rules(rules: RuleSet) -> Self {
        Self::of_game(rules.game())
    }

    /// About a game's commands.
    pub const fn of_game(game: Game) -> Self {
        Self { game, table: None, challenge: None, playing_in: Vec::new() }
    }

    /// What the reader may call a player, by where it's played.
    pub(crate) fn called(&self, player: impl Into<Player>) -> String {
        let player = player.into();
        let of_table = self.table.as_ref().map(|table| table.stored().home);
        let home = of_table.or_else(|| self.challenge.as_ref().map(|challenge| challenge.home));
        home.map_or_else(|| mention(player), |home| called(home, player))
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
    /// About nothing in particular: the bot's first game.
    fn default() -> Self {
        Self::of_game(Game::Dara)
    }
}
