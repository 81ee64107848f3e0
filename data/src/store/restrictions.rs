//! Bans and blocks, as the store answers for them.

use std::collections::BTreeSet;

use jiff::Timestamp;
use play::{Challenge, GuildId, KeptAway, PlayerId, Restrictions};

use crate::{Store, challenges, restrictions, row_by_row::readable};

impl Store {
    /// The suspensions and blocks between `player` and `others` in a server: who of them all is suspended there, and which blocks there
    /// are between `player` and each other. Blocks among the others are left out.
    pub async fn restrictions(
        &self,
        guild: GuildId,
        player: PlayerId,
        others: impl IntoIterator<Item = PlayerId>,
    ) -> anyhow::Result<Restrictions> {
        let others = others.into_iter().filter(|&other| other != player).collect::<BTreeSet<_>>();
        self.read(move |connection| restrictions::between(connection, guild, player, others.clone())).await
    }

    /// When a player was suspended in a server; `None` if they aren't.
    pub async fn suspended(&self, guild: GuildId, player: PlayerId) -> anyhow::Result<Option<Timestamp>> {
        self.read(move |connection| Ok(restrictions::suspended(connection, guild, player)?)).await
    }

    /// At most `limit` players suspended in a server, after the first `offset`; the latest first.
    pub async fn suspended_in(
        &self,
        guild: GuildId,
        limit: usize,
        offset: usize,
    ) -> anyhow::Result<Vec<KeptAway>> {
        self.read(move |connection| Ok(restrictions::suspended_in(connection, guild, limit, offset)?)).await
    }

    /// How many players are suspended in a server.
    pub async fn count_suspended_in(&self, guild: GuildId) -> anyhow::Result<usize> {
        self.read(move |connection| restrictions::count_suspended_in(connection, guild)).await
    }

    /// When a player blocked another; `None` if they haven't.
    pub async fn blocked(&self, by: PlayerId, whom: PlayerId) -> anyhow::Result<Option<Timestamp>> {
        self.read(move |connection| Ok(restrictions::blocked(connection, by, whom)?)).await
    }

    /// At most `limit` players blocked by one, after the first `offset`; the latest block first.
    pub async fn blocked_by(
        &self,
        by: PlayerId,
        limit: usize,
        offset: usize,
    ) -> anyhow::Result<Vec<KeptAway>> {
        self.read(move |connection| Ok(restrictions::blocked_by(connection, by, limit, offset)?)).await
    }

    /// How many players one has blocked.
    pub async fn count_blocked_by(&self, by: PlayerId) -> anyhow::Result<usize> {
        self.read(move |connection| restrictions::count_blocked_by(connection, by)).await
    }

    /// The open challenges of all servers in which both players have places, the oldest first.
    pub async fn open_challenges_with(
        &self,
        one: PlayerId,
        other: PlayerId,
    ) -> anyhow::Result<Vec<Challenge>> {
        self.read(move |connection| Ok(readable(challenges::open_with(connection, one, other)?))).await
    }
}
