//! Files of games that players have imported, kept while they step through them.
//!
//! **Decided:** only the newest few of a player are kept, until a day after they were last looked at: their owners still
//! have the files. If one was deleted, importing it again makes its old buttons work again, since they name it by its
//! content. Only the player who imported it can open it.

use anyhow::anyhow;
use jiff::{SignedDuration, Timestamp};
use play::PlayerId;
use sha2::{Digest as _, Sha256};

use crate::{
    CommitError, Store, known,
    sql::{self, Connection, FromRow as _},
};

/// The most bytes of an imported file.
pub const LARGEST_IMPORT: usize = 64 * 1_024;
/// How many files are kept: 256 MiB, if all are as large as can be.
const FILES: i64 = 4_096;
/// How many of those one player may have.
const FILES_OF_ONE: i64 = 8;
/// How far apart looks must be to be noted, so that stepping through a game writes nothing.
const NOTED: SignedDuration = SignedDuration::from_mins(1);

/// The name of a file with this text: the same for any version of the program.
fn hash(text: &str) -> u64 {
    let digest = Sha256::digest(text.as_bytes());
    digest.iter().take(8).fold(0, |hash, byte| (hash << 8) | u64::from(*byte))
}

impl Store {
    /// Stores a file of games that a player has imported. If there are too many, of theirs or of all, the ones unseen longest
    /// go. Returns the name by which it's found again.
    pub async fn save_imported_file(
        &self,
        player: PlayerId,
        text: impl Into<String>,
        at: Timestamp,
    ) -> Result<u64, CommitError> {
        let text = text.into();
        let hash = hash(&text);
        self.write(move |connection| {
            known::player(connection, player, at)?;
            let hash = hash.cast_signed();
            make_room(connection, "player = ?1 AND hash <> ?2", FILES_OF_ONE, player, hash)?;
            make_room(connection, "NOT (player = ?1 AND hash = ?2)", FILES, player, hash)?;
            let sql = "INSERT INTO imported_files (player, hash, text, looked_at) VALUES (?1, ?2, ?3, ?4)
                ON CONFLICT (player, hash) DO UPDATE SET text = ?3, looked_at = ?4";
            Ok(connection.execute(sql, (player, hash, &text, at)).map(drop)?)
        })
        .await?;
        Ok(hash)
    }

    /// A player's imported file, if it is still kept. Notes that they look at it. Needs a runtime with a timer.
    pub async fn imported_file(
        &self,
        player: PlayerId,
        name: u64,
        at: Timestamp,
    ) -> anyhow::Result<Option<String>> {
        let sql = "SELECT text, looked_at FROM imported_files WHERE player = ?1 AND hash = ?2";
        let found = self.find::<(String, Timestamp)>(sql, (player, name.cast_signed())).await?;
        let Some((text, looked_at)) = found else { return Ok(None) };
        if !(SignedDuration::ZERO..NOTED).contains(&at.duration_since(looked_at)) {
            let sql = "UPDATE imported_files SET looked_at = ?3 WHERE player = ?1 AND hash = ?2";
            if let Err(error) = self.write_unhurried(sql, (player, name.cast_signed(), at)).await {
                tracing::warn!("noting that an imported file was looked at: {error:#}");
            }
        }
        Ok(Some(text))
    }
}

/// Deletes files, the longest unseen first, until one more is at most so `many`.
fn make_room(
    connection: &Connection,
    which: &str,
    many: i64,
    player: PlayerId,
    hash: i64,
) -> sql::Result<()> {
    let count = format!("SELECT count(*) FROM imported_files WHERE {which}");
    let count: i64 = connection.one(&count, (player, hash))?;
    if count < many {
        return Ok(());
    }
    let delete = format!(
        "DELETE FROM imported_files WHERE (player, hash) IN (
             SELECT player, hash FROM imported_files WHERE {which} ORDER BY looked_at, player, hash LIMIT ?3
         )"
    );
    connection.execute(&delete, (player, hash, count + 1 - many)).map(drop)
}

/// Deletes those that weren't looked at since `before`. Returns how many.
pub(crate) fn prune(connection: &Connection, before: Timestamp) -> sql::Result<usize> {
    connection.execute("DELETE FROM imported_files WHERE looked_at < ?1", [before])
}

/// The files whose name doesn't fit their text, for the integrity check.
pub(crate) fn misnamed(connection: &Connection) -> sql::Result<Vec<anyhow::Error>> {
    let mut statement = connection.prepare("SELECT player, hash, text FROM imported_files")?;
    let mut rows = statement.query(())?;
    let mut misnamed = Vec::new();
    while let Some(row) = rows.next()? {
        let (player, name, text) = <(PlayerId, i64, String)>::from_row(&row)?;
        if name.cast_unsigned() != hash(&text) {
            misnamed.push(anyhow!("a file that player {player} has imported has another text"));
        }
    }
    Ok(misnamed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations;

    #[test]
    fn a_file_has_the_same_name_for_any_version_of_the_program() {
        assert_eq!(hash("dara:traditional b3 c4\n").cast_signed(), -663_268_529_865_911_512);
    }

    #[test]
    fn what_is_old_is_found_by_an_index() {
        let plan = migrations::plan(&migrations::sample(), "DELETE FROM imported_files WHERE looked_at < ?1");
        assert!(plan.iter().any(|step| step.contains("imported_files_by_time")), "{plan:?}");
    }
}
