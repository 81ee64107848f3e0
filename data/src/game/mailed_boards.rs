//! The message with the newest board of a game played by direct messages, for each player.

use play::{ChannelId, GameId, MessageId, PlayerId};

use crate::{CommitError, Store};

impl Store {
    /// Forgets the message with the newest board, and returns it.
    pub async fn forget_mailed_board(
        &self,
        game: GameId,
        player: PlayerId,
    ) -> Result<Option<(ChannelId, MessageId)>, CommitError> {
        let sql = "DELETE FROM mailed_boards WHERE game = ?1 AND player = ?2 RETURNING channel, message";
        self.write_rows(move |connection| Ok(connection.find(sql, (game, player))?)).await
    }

    /// Stores the message with the newest board. Returns the one before, which is out of date.
    pub async fn mailed_board(
        &self,
        game: GameId,
        player: PlayerId,
        (channel, message): (ChannelId, MessageId),
    ) -> Result<Option<(ChannelId, MessageId)>, CommitError> {
        self.write_rows(move |connection| {
            let before = "SELECT channel, message FROM mailed_boards WHERE game = ?1 AND player = ?2";
            let before: Option<(ChannelId, MessageId)> = connection.find(before, (game, player))?;
            let sql = "INSERT INTO mailed_boards (game, player, channel, message) VALUES (?1, ?2, ?3, ?4)
                ON CONFLICT (game, player) DO UPDATE SET channel = ?3, message = ?4";
            connection.execute(sql, (game, player, channel, message))?;
            Ok(before.filter(|&(_, before)| before != message))
        })
        .await
    }
}
