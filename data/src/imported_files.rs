//! Files of games that players have imported, kept while they step through them.
//!
//! **Decided:** only the newest few of a player are kept, until a day after they were last looked at: their owners still
//! have the files. If one was deleted, importing it again makes its old buttons work again, since they name it by its
//! content. Only the player who imported it can open it.

use anyhow::anyhow;
use jiff::Timestamp;
use play::PlayerId;
use sha2::{Digest as _, Sha256};

use crate::{
    columns::Sql,
    known,
    sql::{self, Connection, OptionalExtension as _},
};

/// The most bytes of an imported file.
pub const LARGEST_IMPORT: usize = 64 * 1_024;
/// How many files are kept: 256 MiB, if all are as large as can be.
const FILES: i64 = 4_096;
/// How many of those one player may have.
const FILES_OF_ONE: i64 = 8;

/// The name of a file with this text: the same for any version of the program.
pub(crate) fn hash(text: &str) -> u64 {
    let digest = Sha256::digest(text.as_bytes());
    digest.iter().take(8).fold(0, |hash, byte| (hash << 8) | u64::from(*byte))
}

/// Stores a player's file, in place of one that they or all have looked at least recently if there are too many.
pub(crate) fn save(connection: &Connection, player: PlayerId, text: &str, at: Timestamp) -> sql::Result<()> {
    known::player(connection, player, at)?;
    let hash = hash(text).cast_signed();
    let of_player = "player = ?1 AND hash <> ?2";
    make_room(connection, of_player, FILES_OF_ONE, player, hash)?;
    make_room(connection, "NOT (player = ?1 AND hash = ?2)", FILES, player, hash)?;
    connection
        .prepare_cached(
            "INSERT INTO imported_files (player, hash, text, looked_at) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (player, hash) DO UPDATE SET text = ?3, looked_at = ?4",
        )?
        .execute((Sql(player), hash, text, Sql(at)))?;
    Ok(())
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
    let count: i64 = connection.prepare_cached(&count)?.query_row((Sql(player), hash), |row| row.get(0))?;
    if count < many {
        return Ok(());
    }
    let delete = format!(
        "DELETE FROM imported_files WHERE (player, hash) IN (
             SELECT player, hash FROM imported_files WHERE {which} ORDER BY looked_at, player, hash LIMIT ?3
         )"
    );
    connection.prepare_cached(&delete)?.execute((Sql(player), hash, count + 1 - many))?;
    Ok(())
}

/// A player's file, if it is still kept, and when they last looked at it.
pub(crate) fn find(
    connection: &Connection,
    player: PlayerId,
    hash: u64,
) -> sql::Result<Option<(String, Timestamp)>> {
    connection
        .prepare_cached("SELECT text, looked_at FROM imported_files WHERE player = ?1 AND hash = ?2")?
        .query_row((Sql(player), hash.cast_signed()), |row| Ok((row.get(0)?, row.get::<_, Sql<_>>(1)?.0)))
        .optional()
}

/// Notes that a player looks at a file.
pub(crate) fn look_at(
    connection: &Connection,
    player: PlayerId,
    hash: u64,
    at: Timestamp,
) -> sql::Result<usize> {
    connection
        .prepare_cached("UPDATE imported_files SET looked_at = ?3 WHERE player = ?1 AND hash = ?2")?
        .execute((Sql(player), hash.cast_signed(), Sql(at)))
}

/// Deletes those that weren't looked at since `before`. Returns how many.
pub(crate) fn prune(connection: &Connection, before: Timestamp) -> sql::Result<usize> {
    connection.prepare_cached("DELETE FROM imported_files WHERE looked_at < ?1")?.execute([Sql(before)])
}

/// Those whose name isn't that of their text, for the integrity check.
pub(crate) fn misnamed(connection: &Connection) -> anyhow::Result<Vec<anyhow::Error>> {
    let mut statement = connection.prepare("SELECT player, hash, text FROM imported_files")?;
    let mut rows = statement.query(())?;
    let mut misnamed = Vec::new();
    while let Some(row) = rows.next()? {
        let (player, name): (Sql<PlayerId>, i64) = (row.get(0)?, row.get(1)?);
        if name.cast_unsigned() != hash(&row.get::<_, String>(2)?) {
            misnamed.push(anyhow!("a file that player {} has imported has another text", player.0));
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
