//! Deletions that players have asked for: noted first, then done, then wiped from the file.
//!
//! What was asked for is finished whenever the program dies meanwhile: the note is the last that goes.

use std::time::Duration;

use crate::{
    CommitError, Store, challenges,
    columns::Sql,
    each::readable,
    forgetting,
    in_bulk::without_references,
    open::{self, checkpoint},
    wiping,
};
use anyhow::Context as _;
use jiff::Timestamp;
use play::{Challenge, PlayerId};

/// So many pages are wiped in a transaction: others wait meanwhile.
const PAGES: usize = 500;

/// How long those who read just now are waited for: everybody who writes waits as long.
const FOR_READERS: Duration = Duration::from_millis(100);

/// A deletion that a player has asked for, or that of a server, and that is not finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deletion {
    /// Who; or the number of a server.
    pub player: PlayerId,
    /// Whether all his data are deleted, and only what the file has left of them is to be wiped.
    pub deleted: bool,
}

impl Store {
    /// Notes that a player wants all his data deleted. From now on it is finished sooner or later.
    pub async fn ask_for_deletion(&self, player: PlayerId, at: Timestamp) -> Result<(), CommitError> {
        self.write(move |connection| {
            let sql = "INSERT INTO deletions (player, asked) VALUES (?1, ?2)
                       ON CONFLICT (player) DO UPDATE SET deleted = 0";
            connection.prepare_cached(sql)?.execute((Sql(player), Sql(at)))?;
            Ok(())
        })
        .await
    }

    /// The deletions that are not finished, the oldest first.
    pub fn deletions(&self) -> anyhow::Result<Vec<Deletion>> {
        self.read(|connection| {
            let sql = "SELECT player, deleted FROM deletions ORDER BY asked, player";
            let mut statement = connection.prepare_cached(sql)?;
            let rows = statement.query_map((), |row| {
                Ok(Deletion { player: row.get::<_, Sql<_>>(0)?.0, deleted: row.get(1)? })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    /// The open challenges of all servers in which a player has a place, the oldest first.
    pub fn open_challenges_everywhere(&self, player: PlayerId) -> anyhow::Result<Vec<Challenge>> {
        self.read(|connection| Ok(readable(challenges::open_everywhere(connection, player)?)))
    }

    /// Deletes all that is stored of a player who has asked for it. In the games that stay for the others he is a former player,
    /// by an id that is nobody's. Stale while he still plays, or has a place in an open challenge.
    pub async fn forget(&self, player: PlayerId) -> Result<(), CommitError> {
        self.write_alone(move |connection| {
            without_references(connection, |transaction| forgetting::forget(transaction, player))
        })
        .await
    }

    /// Wipes what the file has left of a player whose data were deleted, and forgets that he asked for it. Whether the log of
    /// the database was emptied as well: where somebody reads just now it is not, see [`Self::empty_log`].
    pub async fn wipe(&self, player: PlayerId) -> Result<bool, CommitError> {
        let (path, patience) = (self.path().to_owned(), self.patience());
        // The whole file is read: on a connection of its own, while others write.
        let looked = tokio::task::spawn_blocking(move || {
            let reader = open::open_reader(&path, patience)?;
            let has_pages = wiping::has_pages(&reader)?;
            has_pages.then(|| wiping::pages(&reader, player)).transpose()
        });
        match looked.await.context("looking for what is left in the file")?? {
            Some(pages) => {
                for pages in pages.chunks(PAGES) {
                    let pages = pages.to_vec();
                    self.write(move |connection| Ok(wiping::wipe(connection, &pages)?)).await?;
                }
            }
            None => self.write_alone(|connection| Ok(connection.execute_batch("VACUUM")?)).await?,
        }
        self.write(move |connection| Ok(wiping::finish(connection, player).map(drop)?)).await?;
        self.empty_log().await
    }

    /// Writes the log of the database to the file and empties it. Whether nobody who reads has kept it from that.
    pub async fn empty_log(&self) -> Result<bool, CommitError> {
        let patience = self.patience();
        self.write_alone(move |connection| {
            connection.busy_timeout(FOR_READERS.min(patience))?;
            let emptied = checkpoint(connection);
            connection.busy_timeout(patience)?;
            Ok(emptied?)
        })
        .await
    }
}
