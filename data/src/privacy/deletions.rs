//! Deletions that players have asked for: noted, carried out, then wiped from the file.
//!
//! The note is the last row to go, so a deletion is finished whenever the program dies. Deleting a server
//! leaves such a note as well.

use jiff::Timestamp;
use play::PlayerId;

use crate::{CommitError, Store, competition::competitions, privacy::forgetting, sql::from_columns};

/// An unfinished deletion of a player's or a server's data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deletion {
    /// The player, or the id of a server.
    pub player: PlayerId,
    /// Whether all rows are gone, and only the file's free space remains to be wiped.
    pub deleted: bool,
}

impl Store {
    /// Notes that a player wants all their data deleted. From now on it will be finished.
    pub async fn ask_for_deletion(&self, player: PlayerId, at: Timestamp) -> Result<(), CommitError> {
        let sql = "INSERT INTO deletions (player, asked) VALUES (?1, ?2)
            ON CONFLICT (player) DO UPDATE SET deleted = FALSE";
        self.write(move |connection| {
            connection.execute(sql, (player, at))?;
            // No game of theirs begins from now on.
            competitions::changes::player_gone(connection, player, at)
        })
        .await
    }

    /// The unfinished deletions, the oldest first.
    pub async fn deletions(&self) -> anyhow::Result<Vec<Deletion>> {
        self.list("SELECT player, deleted FROM deletions ORDER BY asked, player", ()).await
    }

    /// Deletes everything stored about a player. In the games that stay for their opponents they become a
    /// former player, with an id that no one has. Stale while they are playing or have a slot in an open
    /// challenge.
    pub async fn forget(&self, player: PlayerId) -> Result<(), CommitError> {
        self.write_without_references(move |connection| forgetting::forget(connection, player)).await
    }

    /// Wipes the file of a player whose data were deleted, and deletes the note of it. Returns whether the log
    /// was emptied too: a reader can prevent that, see [`Self::empty_log`]. On a server, the rows' place is freed; when it is
    /// written over is up to the server.
    pub async fn wipe(&self, player: PlayerId) -> Result<bool, CommitError> {
        self.wipe_traces(player).await?;
        // The last row with the id.
        self.write(move |connection| {
            let sql = "DELETE FROM deletions WHERE player = ?1 AND deleted";
            Ok(connection.execute(sql, [player]).map(drop)?)
        })
        .await?;
        self.empty_log().await
    }
}

from_columns! { Deletion { player, deleted } }
