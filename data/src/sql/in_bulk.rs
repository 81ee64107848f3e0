//! Settings for changing very many rows in one transaction.

use rusqlite::{TransactionBehavior, config::DbConfig};

use super::{self as sql, Connection};
use crate::CommitError;

/// In KiB. With less, the same pages are written and read again and again.
const CACHE: i64 = 128 << 10;

/// Runs `work` with a page cache large enough for what it changes.
pub(crate) fn with_large_cache<T, E: From<sql::Error>>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, E>,
) -> Result<T, E> {
    let Connection::Sqlite(file) = connection else { return work(connection) };
    let before: i64 =
        file.pragma_query_value(None, "cache_size", |row| row.get(0)).map_err(sql::Error::from)?;
    enlarge_cache(file).map_err(sql::Error::from)?;
    let done = work(connection);
    for schema in ["main", "temp"] {
        file.pragma_update(Some(schema), "cache_size", before).map_err(sql::Error::from)?;
    }
    done
}

/// Enlarges the page cache for as long as the connection lives.
pub(crate) fn enlarge_cache(connection: &rusqlite::Connection) -> rusqlite::Result<()> {
    // A negative size is in KiB.
    ["main", "temp"]
        .iter()
        .try_for_each(|schema| connection.pragma_update(Some(*schema), "cache_size", -CACHE))
}

/// Runs `work` with the triggers that keep `rank_counts` off. The caller recounts all steps afterwards, which is
/// faster than row by row. Triggers on temporary tables stay on.
pub(crate) fn while_triggers_rest<T, E: From<sql::Error>>(
    connection: &Connection,
    work: impl FnOnce() -> Result<T, E>,
) -> Result<T, E> {
    let Connection::Sqlite(connection) = *connection else { return work() };
    let trigger = DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER;
    let were_on = connection.db_config(trigger).map_err(sql::Error::from)?;
    let resting = Resting { connection, were_on };
    connection.set_db_config(trigger, false).map_err(sql::Error::from)?;
    let done = work();
    drop(resting);
    done
}

/// Runs `work` in a transaction without foreign keys. Deleting a row would otherwise scan every table that may
/// refer to it; the caller knows which rows do.
pub(crate) fn without_references<T>(
    connection: &mut rusqlite::Connection,
    work: impl FnOnce(&Connection) -> Result<T, CommitError>,
) -> Result<T, CommitError> {
    // It can't be switched inside a transaction.
    connection.pragma_update(None, "foreign_keys", false)?;
    let done = transact(connection, work);
    connection.pragma_update(None, "foreign_keys", true)?;
    done
}

fn transact<T>(
    connection: &mut rusqlite::Connection,
    work: impl FnOnce(&Connection) -> Result<T, CommitError>,
) -> Result<T, CommitError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let done = work(&Connection::from(&*transaction))?;
    transaction.commit()?;
    Ok(done)
}

/// Keeps triggers off until dropped, even by a panic.
struct Resting<'c> {
    connection: &'c rusqlite::Connection,
    /// In a nested call they stay off.
    were_on: bool,
}

impl Drop for Resting<'_> {
    fn drop(&mut self) {
        let set = self.connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, self.were_on);
        if let Err(error) = set {
            tracing::error!(%error, "the database's triggers are off");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_is_as_before_after_it_went_well_or_not() {
        let file = rusqlite::Connection::open_in_memory().expect("in memory");
        let connection = Connection::from(&file);
        let cache = |connection: &Connection| -> i64 {
            connection.file().pragma_query_value(None, "cache_size", |row| row.get(0)).expect("readable")
        };
        let triggers = || file.db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER).expect("readable");
        let before = cache(&connection);
        let large = with_large_cache(&connection, |connection| anyhow::Ok(cache(connection)));
        assert_eq!(large.expect("done"), -CACHE);
        let failed: anyhow::Result<()> = with_large_cache(&connection, |_| anyhow::bail!("on purpose"));
        assert!(failed.is_err());
        assert_eq!(cache(&connection), before);

        let off = while_triggers_rest(&connection, || {
            while_triggers_rest(&connection, || anyhow::Ok(()))?;
            anyhow::Ok(!triggers())
        });
        assert!(off.expect("done"));
        assert!(triggers());
        let failed = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            while_triggers_rest(&connection, || -> anyhow::Result<()> { panic!("on purpose") })
        }));
        assert!(failed.is_err());
        assert!(triggers());
    }
}
