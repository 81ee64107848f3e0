//! Where a server plays and by which rules, as the store answers for it.

use games::{Game, RuleSet};
use play::{ChannelId, DefaultRules, GuildId, HouseRules};

use crate::{Store, house_rules};

impl Store {
    /// The channels in which a server's games may start, by id; none means everywhere.
    pub async fn places(&self, guild: GuildId) -> anyhow::Result<Vec<ChannelId>> {
        self.read(move |connection| house_rules::places(connection, guild)).await
    }

    /// The rules that a server has named, sorted by name.
    pub async fn house_rules(&self, guild: GuildId) -> anyhow::Result<Vec<HouseRules>> {
        self.read(move |connection| house_rules::named(connection, guild)).await
    }

    /// A server's default rules, for each game that has some of its own.
    pub async fn default_rules(&self, guild: GuildId) -> anyhow::Result<Vec<(Game, DefaultRules)>> {
        self.read(move |connection| house_rules::defaults(connection, guild)).await
    }

    /// The rules of a game in a server when a challenge names none; `None` for the game's own default.
    pub async fn default_rules_of(&self, guild: GuildId, game: Game) -> anyhow::Result<Option<RuleSet>> {
        self.read(move |connection| house_rules::default_of(connection, guild, game)).await
    }
}
