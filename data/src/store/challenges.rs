//! Challenges, as the store answers for them.

use play::{Challenge, ChallengeId, ChannelId, GameId, GuildId, MessageId, PlayerId};

use crate::{CommitError, Store, challenges, row_by_row::readable};

impl Store {
    /// The challenge with this id.
    pub async fn challenge(&self, challenge: ChallengeId) -> anyhow::Result<Option<Challenge>> {
        self.read(move |connection| challenges::find(connection, challenge)).await
    }

    /// The open challenges made in a channel, the oldest first.
    pub async fn open_challenges_in(&self, channel: ChannelId) -> anyhow::Result<Vec<Challenge>> {
        self.read(move |connection| Ok(readable(challenges::open_in(connection, channel)?))).await
    }

    /// The open challenges of a server, the oldest first.
    pub async fn open_challenges_of(&self, guild: GuildId) -> anyhow::Result<Vec<Challenge>> {
        self.read(move |connection| Ok(readable(challenges::open_in_guild(connection, guild)?))).await
    }

    /// Open challenges of a server that may concern a player, the oldest first: the newest `most` in which they
    /// have a slot, and the newest `most` with an open slot.
    pub async fn open_challenges_concerning(
        &self,
        guild: GuildId,
        player: PlayerId,
        most: usize,
    ) -> anyhow::Result<Vec<Challenge>> {
        self.read(move |connection| Ok(readable(challenges::concerning(connection, guild, player, most)?)))
            .await
    }

    /// The newest open challenges of a server, the newest first.
    pub async fn newest_open_challenges_of(
        &self,
        guild: GuildId,
        most: usize,
    ) -> anyhow::Result<Vec<Challenge>> {
        self.read(move |connection| Ok(readable(challenges::newest_in_guild(connection, guild, most)?))).await
    }

    /// How many open challenges of a server a player has made.
    pub async fn count_open_challenges_by(&self, guild: GuildId, player: PlayerId) -> anyhow::Result<usize> {
        self.read(move |connection| challenges::count_made_by(connection, guild, player)).await
    }

    /// Whether a player has made or joined an open challenge of a server.
    pub async fn has_joined_challenge(&self, guild: GuildId, player: PlayerId) -> anyhow::Result<bool> {
        self.read(move |connection| Ok(challenges::has_joined(connection, guild, player)?)).await
    }

    /// The open rematch of a game.
    pub async fn rematch_of(&self, game: GameId) -> anyhow::Result<Option<Challenge>> {
        self.read(move |connection| challenges::rematch_of(connection, game)).await
    }

    /// Stores which message shows a challenge.
    pub async fn set_challenge_message(
        &self,
        challenge: ChallengeId,
        message: MessageId,
    ) -> Result<(), CommitError> {
        self.write_rows(move |connection| {
            Ok(challenges::set_message(connection, challenge, message).map(drop)?)
        })
        .await
    }
}
