//! The program's database, read from outside.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Mutex,
};

use data::Store;
use play::{ChannelId, Table};
use rusqlite::{Connection, OpenFlags};
use sandbox::Id;

use super::ledger::Stored;
use crate::program::database;

/// A copy of the database after a kill. It is a copy because opening a database repairs it, which is the program's
/// own job here.
pub(crate) struct Left {
    pub(crate) store: Store,
    connection: Mutex<Connection>,
    _folder: tempfile::TempDir,
}

impl Left {
    /// From the folder of a stopped program.
    pub(crate) fn in_folder(folder: &Path) -> Self {
        let copy = tempfile::tempdir().unwrap();
        let [from, to] = [folder, copy.path()].map(database);
        fs::copy(&from, &to).unwrap();
        if log(&from).exists() {
            fs::copy(log(&from), log(&to)).unwrap();
        }
        let store = Store::open(&to).unwrap();
        Self { store, connection: Mutex::new(reader(copy.path())), _folder: copy }
    }

    /// The latest game in a channel.
    pub(crate) async fn table(&self, channel: Id) -> Option<Table> {
        self.store.latest_in(ChannelId::try_from(channel.get()).unwrap()).await.unwrap()
    }

    /// How many challenges were made in a channel.
    pub(crate) fn challenges(&self, channel: Id) -> usize {
        self.count("SELECT count(*) FROM challenges WHERE channel = ?1", channel)
    }

    /// How many games were started in a channel.
    pub(crate) fn games(&self, channel: Id) -> usize {
        self.count("SELECT count(*) FROM games WHERE channel = ?1", channel)
    }

    /// Checks the integrity of the whole database.
    pub(crate) fn is_whole(&self) {
        assert_eq!(self.store.integrity().unwrap(), []);
    }

    fn count(&self, sql: &str, channel: Id) -> usize {
        let count: u32 = self
            .connection
            .lock()
            .unwrap()
            .query_row(sql, [channel.get().cast_signed()], |row| row.get(0))
            .unwrap();
        count as usize
    }
}

/// The stored announcements after this number.
pub(crate) fn announcements(folder: &Path, after: i64) -> Vec<Stored> {
    let connection = reader(folder);
    let sql = "SELECT id, what, state, answers FROM announcements WHERE id > ?1 ORDER BY id";
    let mut statement = connection.prepare(sql).unwrap();
    let rows = statement.query_map([after], |row| {
        Ok(Stored {
            number: row.get(0)?,
            what: serde_json::from_str(row.get_ref(1)?.as_str()?).unwrap(),
            state: row.get(2)?,
            answers: row.get::<_, Option<i64>>(3)?.map(i64::cast_unsigned),
        })
    });
    rows.unwrap().map(Result::unwrap).collect()
}

/// A read-only connection, which repairs nothing.
fn reader(folder: &Path) -> Connection {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(database(folder), flags).unwrap();
    connection.busy_timeout(std::time::Duration::from_secs(5)).unwrap();
    connection
}

fn log(database: &Path) -> PathBuf {
    database.with_extension("db-wal")
}
