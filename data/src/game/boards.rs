//! Which message shows the newest board of a game, and that the one before is to go where only the newest stays.

use jiff::Timestamp;
use play::{Announcement, ChannelId, GameId, MessageId};

use crate::{AnnouncementId, CommitError, Store, delivery::announcements, sql::Connection};

/// A board that was posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PostedBoard {
    /// Its game.
    pub game: GameId,
    /// Its message.
    pub message: MessageId,
    /// When that was known.
    pub at: Timestamp,
}

/// The other message that shows a board of the game, if only the newest stays. It writes what is there already, so that no one
/// else changes it before this transaction is over.
const OTHER: &str = "UPDATE games SET board = board WHERE id = ?1 AND board <> ?2
    AND coalesce(state ->> 'boards', (SELECT boards FROM server_settings WHERE server_settings.guild = games.guild)) = 'newest'
    RETURNING channel, board";
/// Ids of messages grow with time, so the greatest stays, in whatever order they are stored.
const NEWEST: &str = "UPDATE games SET board = ?2 WHERE id = ?1 AND (board IS NULL OR board < ?2)";

impl Store {
    /// The message with the newest board of a game, if it is known.
    pub async fn board_message(&self, game: GameId) -> anyhow::Result<Option<MessageId>> {
        Ok(self.find("SELECT board FROM games WHERE id = ?1", [game]).await?.flatten())
    }

    /// Stores which message shows a board, and that the announcement was `made` by it. Where only the newest board stays, the
    /// other one is due to go from now on: returns whether it is.
    pub async fn set_board_message(
        &self,
        board: PostedBoard,
        made: Option<AnnouncementId>,
    ) -> Result<bool, CommitError> {
        self.write_rows_unhurried(move |connection| store(connection, board, made)).await
    }
}

fn store(
    connection: &Connection,
    PostedBoard { game, message, at }: PostedBoard,
    made: Option<AnnouncementId>,
) -> Result<bool, CommitError> {
    let other: Option<(ChannelId, MessageId)> = connection.find(OTHER, (game, message))?;
    connection.send(NEWEST, (game, message))?;
    if let Some((channel, other)) = other {
        let old = Announcement::OldBoard { game, channel, message: other.min(message) };
        announcements::insert(connection, &[old], at, None)?;
    }
    if let Some(made) = made {
        announcements::mark_delivered(connection, made)?;
    }
    Ok(other.is_some())
}
