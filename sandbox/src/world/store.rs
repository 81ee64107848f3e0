//! Storage that survives a restart: a SQLite file, or memory in tests.
//!
//! A change can be read at once, and reaches the file a moment later in one transaction with the other changes of that
//! moment, so that a burst of posts costs one write.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OptionalExtension, Params, params};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::sync::Notify;

use super::files::NewFile;
use super::message::Message;
use crate::snowflake::Id;

/// Schema version; a file of another version is refused.
const VERSION: i64 = 1;

/// How long to wait for a stopping program to release the file.
const BUSY_TIMEOUT: Duration = Duration::from_secs(1);

const SCHEMA: &str = "
CREATE TABLE objects (
    kind TEXT NOT NULL,
    id INTEGER NOT NULL,
    json TEXT NOT NULL,
    PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE messages (
    id INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    only_for INTEGER,
    json TEXT NOT NULL
) STRICT;
CREATE INDEX messages_by_channel ON messages (channel, id);
CREATE TABLE attachments (
    id INTEGER PRIMARY KEY,
    message INTEGER NOT NULL REFERENCES messages ON DELETE CASCADE,
    content_type TEXT NOT NULL,
    bytes BLOB NOT NULL
) STRICT;
CREATE INDEX attachments_by_message ON attachments (message);
";

/// The last 256 files of edited and deleted messages, for tests that still hold such a message.
const DROPPED: &str = "
CREATE TEMP TABLE dropped_files (number INTEGER PRIMARY KEY, id INTEGER NOT NULL, bytes BLOB NOT NULL);
CREATE INDEX temp.dropped_by_id ON dropped_files (id);
CREATE TEMP TRIGGER dropped AFTER DELETE ON attachments BEGIN
    INSERT INTO dropped_files (id, bytes) VALUES (old.id, old.bytes);
    DELETE FROM dropped_files WHERE number <= (SELECT max(number) FROM dropped_files) - 256;
END;
";

/// Kinds of small objects, stored as JSON.
#[derive(Clone, Copy, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub(crate) enum ObjectKind {
    Guild,
    Member,
    Channel,
    Command,
}

/// Why a database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// SQLite reported an error.
    #[error("the sandbox's database failed: {0}")]
    Sqlite(rusqlite::Error),
    /// Another program has the file open.
    #[error("another program uses the sandbox's database: stop it, or name another file")]
    InUse,
    /// The file was written by another version of the sandbox.
    #[error(
        "the sandbox's database has version {found}, this program knows version {VERSION}: delete the file or name another"
    )]
    Version {
        /// The file's version.
        found: i64,
    },
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy) => Self::InUse,
            _ => Self::Sqlite(error),
        }
    }
}

/// The database.
pub(crate) struct Store {
    connection: Connection,
    /// Whether objects are still stored; see [`Self::loaded`].
    keeps_objects: bool,
    /// Notified when a change is not in the file yet.
    changed: Arc<Notify>,
}

impl Store {
    /// Opens the file, or memory without one. Ephemeral messages of earlier runs are deleted, as a client loses them when it
    /// is reloaded.
    pub(crate) fn open(path: Option<&Path>) -> Result<Self, StoreError> {
        let connection = path.map_or_else(Connection::open_in_memory, Connection::open)?;
        connection.busy_timeout(BUSY_TIMEOUT)?;
        // Most of the file is images, which would take some ten pages of the default size each. An existing file keeps its own.
        connection.pragma_update(None, "page_size", 16 << 10)?;
        // An exclusive lock spares SQLite a check for other writers before each query. A rollback journal writes images once,
        // where a WAL would write them twice. Without syncing, flushed changes survive a crash of the process but perhaps not
        // of the machine, which is fine for a sandbox.
        connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
        connection.pragma_update(None, "journal_mode", "PERSIST")?;
        connection.pragma_update(None, "synchronous", "OFF")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        // In kilobytes; small, as images are seldom read again.
        connection.pragma_update(None, "cache_size", -1024)?;
        connection.set_prepared_statement_cache_capacity(32);
        match connection.query_row("PRAGMA user_version", (), |row| row.get(0))? {
            0 => {
                connection
                    .execute_batch(&format!("BEGIN; {SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;"))?;
            }
            VERSION => {}
            found => return Err(StoreError::Version { found }),
        }
        connection.execute("DELETE FROM messages WHERE only_for IS NOT NULL", ())?;
        connection.pragma_update(None, "temp_store", "MEMORY")?;
        connection.execute_batch(DROPPED)?;
        Ok(Self { connection, keeps_objects: true, changed: Arc::default() })
    }

    /// Says that all objects are in memory. Without a file, no one will read them from here again, so they are no longer stored.
    pub(crate) fn loaded(&mut self) {
        self.keeps_objects = self.connection.path().is_some_and(|path| !path.is_empty());
    }

    /// Notified when there is a change for [`Self::flush`] to write.
    pub(crate) fn changed(&self) -> Arc<Notify> {
        Arc::clone(&self.changed)
    }

    /// Commits pending changes to the file.
    pub(crate) fn flush(&self) -> rusqlite::Result<()> {
        if self.is_saved() { Ok(()) } else { self.run("COMMIT") }
    }

    /// Whether the file has every change.
    pub(crate) fn is_saved(&self) -> bool {
        self.connection.is_autocommit()
    }

    /// The connection, inside the transaction that [`Self::flush`] commits.
    fn transaction(&self) -> rusqlite::Result<&Connection> {
        if self.is_saved() {
            self.run("BEGIN")?;
            self.changed.notify_one();
        }
        Ok(&self.connection)
    }

    fn run(&self, statement: &str) -> rusqlite::Result<()> {
        self.connection.prepare_cached(statement)?.execute(()).map(drop)
    }

    /// Runs a statement inside that transaction.
    fn change(&self, statement: &str, params: impl Params) -> rusqlite::Result<()> {
        self.transaction()?.prepare_cached(statement)?.execute(params).map(drop)
    }

    /// Stores an object, replacing one of the same kind and id.
    pub(crate) fn put<T: Serialize>(&self, kind: ObjectKind, id: Id, thing: &T) -> rusqlite::Result<()> {
        if !self.keeps_objects {
            return Ok(());
        }
        let put = "INSERT OR REPLACE INTO objects (kind, id, json) VALUES (?, ?, ?)";
        self.change(put, params![kind.into_str(), id, to_json(thing)?])
    }

    /// Deletes an object.
    pub(crate) fn remove(&self, kind: ObjectKind, id: Id) -> rusqlite::Result<()> {
        if !self.keeps_objects {
            return Ok(());
        }
        self.change("DELETE FROM objects WHERE kind = ? AND id = ?", params![kind.into_str(), id])
    }

    /// All objects of a kind, sorted by id.
    pub(crate) fn all<T: DeserializeOwned>(&self, kind: ObjectKind) -> rusqlite::Result<Vec<T>> {
        self.connection
            .prepare_cached("SELECT json FROM objects WHERE kind = ? ORDER BY id")?
            .query_map([kind.into_str()], |row| from_json(&row.get::<_, String>(0)?))?
            .collect()
    }

    /// Stores a new or changed message, with its new files.
    pub(crate) fn put_message(&self, message: &Message, files: &[NewFile]) -> rusqlite::Result<()> {
        self.change(
            "INSERT INTO messages (id, channel, only_for, json) VALUES (?, ?, ?, ?)
             ON CONFLICT (id) DO UPDATE SET json = excluded.json",
            params![message.id, message.channel, message.only_for, to_json(message)?],
        )?;
        let attach = "INSERT INTO attachments (id, message, content_type, bytes) VALUES (?, ?, ?, ?)";
        for file in files {
            self.change(attach, params![file.id, message.id, file.content_type, file.bytes.as_ref()])?;
        }
        Ok(())
    }

    /// Deletes the files that a message no longer lists.
    pub(crate) fn drop_other_files(&self, message: &Message) -> rusqlite::Result<()> {
        let stored: Vec<Id> = self
            .transaction()?
            .prepare_cached("SELECT id FROM attachments WHERE message = ?")?
            .query_map([message.id], |row| row.get(0))?
            .collect::<Result<_, _>>()?;
        for id in stored {
            if !message.attachments.iter().any(|attachment| attachment.id == id) {
                self.change("DELETE FROM attachments WHERE id = ?", [id])?;
            }
        }
        Ok(())
    }

    /// The message with this id.
    pub(crate) fn message(&self, id: Id) -> rusqlite::Result<Option<Message>> {
        self.connection
            .prepare_cached("SELECT json FROM messages WHERE id = ?")?
            .query_row([id], |row| from_json(&row.get::<_, String>(0)?))
            .optional()
    }

    /// Deletes a message and its files.
    pub(crate) fn delete_message(&self, id: Id) -> rusqlite::Result<()> {
        self.change("DELETE FROM messages WHERE id = ?", [id])
    }

    /// Messages of a channel that `viewer` sees (or everyone, without a viewer), newest first, between `after` and `before`.
    pub(crate) fn messages(
        &self,
        channel: Id,
        viewer: Option<Id>,
        before: Option<Id>,
        after: Option<Id>,
        limit: usize,
    ) -> rusqlite::Result<Vec<Message>> {
        self.connection
            .prepare_cached(
                "SELECT json FROM messages
                 WHERE channel = ?1 AND id < ?2 AND id > ?3 AND (only_for IS NULL OR only_for = ?4)
                 ORDER BY id DESC LIMIT ?5",
            )?
            .query_map(
                params![
                    channel,
                    before.unwrap_or(Id::MAX),
                    after.unwrap_or(Id::new(0)),
                    viewer,
                    i64::try_from(limit).unwrap_or(i64::MAX),
                ],
                |row| from_json(&row.get::<_, String>(0)?),
            )?
            .collect()
    }

    /// Deletes all messages of a channel.
    pub(crate) fn delete_channel(&self, channel: Id) -> rusqlite::Result<()> {
        self.change("DELETE FROM messages WHERE channel = ?", [channel])
    }

    /// Deletes all but the newest `keep` messages of a channel.
    pub(crate) fn prune(&self, channel: Id, keep: usize) -> rusqlite::Result<()> {
        self.change(
            "DELETE FROM messages WHERE channel = ?1 AND id <=
                 (SELECT id FROM messages WHERE channel = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)",
            params![channel, i64::try_from(keep).unwrap_or(i64::MAX)],
        )
    }

    /// Content type and bytes of a file in a channel.
    pub(crate) fn file(&self, channel: Id, id: Id) -> rusqlite::Result<Option<(String, Vec<u8>)>> {
        self.connection
            .prepare_cached(
                "SELECT content_type, bytes FROM attachments JOIN messages ON messages.id = attachments.message
                 WHERE attachments.id = ? AND messages.channel = ?",
            )?
            .query_row([id, channel], |row| Ok((row.get(0)?, row.get(1)?)))
            .optional()
    }

    /// The bytes of a file, also soon after its message was edited or deleted.
    pub(crate) fn bytes(&self, id: Id) -> rusqlite::Result<Option<Vec<u8>>> {
        let sql = "SELECT bytes FROM attachments WHERE id = ?1 UNION ALL SELECT bytes FROM dropped_files WHERE id = ?1";
        self.connection.prepare_cached(sql)?.query_row([id], |row| row.get(0)).optional()
    }

    /// The greatest id in the store.
    pub(crate) fn greatest_id(&self) -> rusqlite::Result<Id> {
        let greatest = "SELECT coalesce(max(id), 1) FROM (SELECT max(id) AS id FROM objects
                        UNION SELECT max(id) FROM messages UNION SELECT max(id) FROM attachments)";
        self.connection.query_row(greatest, (), |row| row.get(0))
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        if let Err(error) = self.flush() {
            tracing::error!(%error, "the sandbox's last messages are lost");
        }
    }
}

fn to_json<T: Serialize>(thing: &T) -> rusqlite::Result<String> {
    serde_json::to_string(thing).map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))
}

fn from_json<T: DeserializeOwned>(text: &str) -> rusqlite::Result<T> {
    serde_json::from_str(text).map_err(|error| {
        rusqlite::Error::FromSqlConversionFailure(0, rusqlite::types::Type::Text, error.into())
    })
}
