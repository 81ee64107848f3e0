//! Deletions that players have asked for: noted, carried out, then wiped from the file.
//!
//! The note is the last row to go, so a deletion is finished whenever the program dies. Deleting a server
//! leaves such a note as well.

use std::time::Duration;

use anyhow::Context as _;
use jiff::Timestamp;
use play::PlayerId;

use crate::{
    CommitError, Store,
    competition::competitions,
    file::{
        open::{self, checkpoint},
        wiping,
    },
    privacy::forgetting,
    sql::from_columns,
};

/// How many pages one transaction wipes, while other writes wait.
const PAGES: usize = 500;

/// How long to wait for readers. Every write waits as long.
const FOR_READERS: Duration = Duration::from_millis(100);

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
        let Some(file) = self.file() else {
            self.vacuum().await?;
            self.write(move |connection| Ok(wiping::finish(connection, player).map(drop)?)).await?;
            return Ok(true);
        };
        let (path, patience) = (file.path().to_owned(), file.patience());
        // It reads the whole file, so it runs on a connection of its own while others write.
        let looked = tokio::task::spawn_blocking(move || {
            let reader = open::open_reader(&path, patience)?;
            let reader = (&reader).into();
            let has_pages = wiping::has_pages(&reader)?;
            has_pages.then(|| wiping::pages(&reader, player)).transpose()
        });
        match looked.await.context("looking for deleted data left in the file")?? {
            Some(pages) => {
                for pages in pages.chunks(PAGES) {
                    let pages = pages.to_vec();
                    self.write(move |connection| Ok(wiping::wipe(connection, &pages)?)).await?;
                }
            }
            None => file.write_alone(|connection| Ok(connection.execute_batch("VACUUM")?)).await?,
        }
        self.write(move |connection| Ok(wiping::finish(connection, player).map(drop)?)).await?;
        self.empty_log().await
    }

    /// Writes the log to the database and empties it. Returns false if a reader prevented that.
    pub async fn empty_log(&self) -> Result<bool, CommitError> {
        let Some(file) = self.file() else { return Ok(true) };
        let patience = file.patience();
        file.write_alone(move |connection| {
            connection.busy_timeout(FOR_READERS.min(patience))?;
            let emptied = checkpoint(connection);
            connection.busy_timeout(patience)?;
            Ok(emptied?)
        })
        .await
    }
}

from_columns! { Deletion { player, deleted } }
