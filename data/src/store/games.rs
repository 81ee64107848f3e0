//! Games, as the store answers for them.

use jiff::Timestamp;
use play::{ChannelId, GameId, GuildId, MessageId, PlayerId, Table};

use crate::{CommitError, Silent, Store, row_by_row::readable, table_changes, tables};

impl Store {
    /// The running game in a channel.
    pub async fn running_in(&self, channel: ChannelId) -> anyhow::Result<Option<Table>> {
        self.read(move |connection| tables::running_in(connection, channel)).await
    }

    /// The running game in a channel that was lost. Called after every interaction, so other games are not even
    /// replayed.
    pub async fn cut_off_in(&self, channel: ChannelId) -> anyhow::Result<Option<Table>> {
        self.read(move |connection| tables::cut_off_in(connection, channel)).await
    }

    /// The running game in a channel, or else the one that ended there last.
    pub async fn latest_in(&self, channel: ChannelId) -> anyhow::Result<Option<Table>> {
        self.read(move |connection| tables::latest_in(connection, channel)).await
    }

    /// At most `limit` games that ended in a channel, the latest first.
    pub async fn games_over_in(&self, channel: ChannelId, limit: usize) -> anyhow::Result<Vec<Table>> {
        self.read(move |connection| tables::over_in(connection, channel, limit).map(readable)).await
    }

    /// The game with this id.
    pub async fn table(&self, game: GameId) -> anyhow::Result<Option<Table>> {
        self.read(move |connection| tables::find(connection, game)).await
    }

    /// At most `limit` running games that have been waiting for a player since `until` or longer, the longest
    /// first. Pass the last one of a page as `after` to get the next page.
    pub async fn silent_games(
        &self,
        until: Timestamp,
        after: Option<Silent>,
        limit: usize,
    ) -> anyhow::Result<Vec<Silent>> {
        self.read(move |connection| tables::silent(connection, until, after, limit)).await
    }

    /// The running games of a server in which a player is playing (and has not given up), the longest silent
    /// first.
    pub async fn running_games_of(&self, guild: GuildId, player: PlayerId) -> anyhow::Result<Vec<Table>> {
        self.read(move |connection| Ok(readable(tables::running_of(connection, guild, player)?))).await
    }

    /// How many running games of a server each of `players` is playing in.
    pub async fn count_running_games_of(
        &self,
        guild: GuildId,
        players: impl IntoIterator<Item = PlayerId>,
    ) -> anyhow::Result<Vec<(PlayerId, usize)>> {
        let players: Vec<PlayerId> = players.into_iter().collect();
        self.read(move |connection| {
            let count = |&player| anyhow::Ok((player, tables::count_of(connection, guild, player)?));
            players.iter().map(count).collect()
        })
        .await
    }

    /// At most `limit` running games of a server, after the first `offset`, the most recently moved first.
    pub async fn running_games_in(
        &self,
        guild: GuildId,
        limit: usize,
        offset: usize,
    ) -> anyhow::Result<Vec<Table>> {
        self.read(move |connection| Ok(readable(tables::running_in_guild(connection, guild, limit, offset)?)))
            .await
    }

    /// How many games are running in a server.
    pub async fn count_running_games_in(&self, guild: GuildId) -> anyhow::Result<usize> {
        self.read(move |connection| tables::count_in_guild(connection, guild)).await
    }

    /// When a game ended; `None` if it is running or does not exist.
    pub async fn ended(&self, game: GameId) -> anyhow::Result<Option<Timestamp>> {
        self.read(move |connection| tables::ended(connection, game)).await
    }

    /// The running games of all servers in which a player is playing, the longest silent first.
    pub async fn running_games_everywhere(&self, player: PlayerId) -> anyhow::Result<Vec<Table>> {
        self.read(move |connection| Ok(readable(tables::running_everywhere(connection, player)?))).await
    }

    /// The message with the newest board of a game, if it is known.
    pub async fn board_message(&self, game: GameId) -> anyhow::Result<Option<MessageId>> {
        self.read(move |connection| tables::board(connection, game)).await
    }

    /// The newest game in a channel whose newest board or whose challenge a message shows.
    pub async fn game_of_message(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> anyhow::Result<Option<GameId>> {
        self.read(move |connection| tables::of_message(connection, channel, message)).await
    }

    /// Stores which message shows the board of a game. The newest message wins, in whatever order they are
    /// stored.
    pub async fn set_board_message(&self, game: GameId, message: MessageId) -> Result<(), CommitError> {
        self.write_unhurried(move |connection| {
            Ok(table_changes::set_board(connection, game, message).map(drop)?)
        })
        .await
    }
}
