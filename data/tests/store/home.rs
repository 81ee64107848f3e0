//! A store in a file, in a folder of its own.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::atomic::{AtomicBool, Ordering},
};

use data::{Options, Store};
use rusqlite::types::Value;
use tempfile::TempDir;

/// Does not wait long for locks, which tests hold on purpose.
pub(crate) const IMPATIENT: Options = Options { patience: std::time::Duration::from_millis(20), queue: 64 };

/// A store and its folder, which goes with it. Unless a test says otherwise, nothing may be wrong with it in the end.
pub(crate) struct Home {
    pub(crate) store: Store,
    /// `None` once it was left to someone else.
    folder: Option<TempDir>,
    is_sound: AtomicBool,
}

impl Home {
    /// A new, empty database. (On the other engine there is none if PostgreSQL isn't installed.)
    #[expect(clippy::unnecessary_wraps, reason = "the same tests run on the other engine")]
    pub(crate) fn new() -> Option<Self> {
        let folder = tempfile::tempdir().expect("a folder");
        let store = open(&folder.path().join("dara.db"));
        Some(Self { store, folder: Some(folder), is_sound: AtomicBool::new(true) })
    }

    fn folder(&self) -> &Path {
        self.folder.as_ref().expect("not left").path()
    }

    pub(crate) fn path(&self) -> PathBuf {
        self.folder().join("dara.db")
    }

    /// What an operator sees at a glance.
    pub(crate) fn glance(&self) -> data::Glance {
        data::glance(&data::Database::File(self.path())).expect("a database of today")
    }

    /// How many of so many random runs are tried.
    pub(crate) const fn share_of(runs: u32) -> u32 {
        runs
    }

    /// Another handle for the database, as another process has one.
    pub(crate) fn another(&self) -> Store {
        open(&self.path())
    }

    /// What would be on the disk if the power went now, opened elsewhere.
    pub(crate) fn copied_by_a_crash(&self) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["dara.db", "dara.db-wal"] {
            fs::copy(self.folder().join(name), folder.path().join(name)).expect("a copy");
        }
        let store = open(&folder.path().join("dara.db"));
        let is_sound = self.is_sound.load(Ordering::Relaxed).into();
        Self { store, folder: Some(folder), is_sound }
    }

    /// The same database after the power went.
    pub(crate) fn after_a_crash(self) -> Self {
        let after = self.copied_by_a_crash();
        // It can be in the middle of something.
        self.leaves_faults();
        after
    }

    /// The same database, closed in order and opened again by a program that does what another left undone.
    pub(crate) async fn reopened(mut self) -> Self {
        self.store.clone().close().await;
        self.store = open(&self.path());
        self.store.finish_seasons().await.expect("finished");
        self
    }

    /// Leaves the folder behind.
    pub(crate) async fn close(mut self) -> TempDir {
        self.store.clone().close().await;
        self.folder.take().expect("not left")
    }

    /// Says that a test leaves something that is wrong.
    pub(crate) fn leaves_faults(&self) {
        self.is_sound.store(false, Ordering::Relaxed);
    }

    /// Changes the database beside the store, which can leave something that is wrong.
    pub(crate) fn by_hand(&self, sql: &str) {
        self.leaves_faults();
        self.connection().execute_batch(sql).expect("changed by hand");
    }

    /// The first column of a query's rows, as text; NULL is empty.
    pub(crate) fn column(&self, sql: &str) -> Vec<String> {
        let connection = self.connection();
        let mut statement = connection.prepare(sql).expect("a query");
        let rows = statement.query_map((), |row| {
            Ok(match row.get(0)? {
                Value::Null => String::new(),
                Value::Integer(number) => number.to_string(),
                Value::Real(number) => number.to_string(),
                Value::Text(text) => text,
                Value::Blob(_) => unreachable!("no column has any"),
            })
        });
        rows.and_then(Iterator::collect).expect("readable")
    }

    fn connection(&self) -> rusqlite::Connection {
        rusqlite::Connection::open(self.path()).expect("a database")
    }

    /// In which files of the database, and how often, something of a player is found.
    pub(crate) fn traces_of(&self, player: u64) -> Vec<String> {
        let mut found = Vec::new();
        for entry in fs::read_dir(self.folder()).expect("readable") {
            let path = entry.expect("readable").path();
            let file = fs::read(&path).expect("readable");
            let holds = |trace: &Vec<u8>| file.windows(trace.len()).filter(|window| window == trace).count();
            let times: usize = traces(player).iter().map(holds).sum();
            if times > 0 {
                found.push(format!("{}: {times}", path.file_name().expect("a name").display()));
            }
        }
        found
    }

    /// What the bot exports of a server.
    pub(crate) fn exported(&self, guild: u64) -> Option<serde_json::Value> {
        self.store.export_guild(crate::support::id(guild)).expect("readable")
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        if self.folder.is_some() && *self.is_sound.get_mut() && !std::thread::panicking() {
            assert_eq!(self.another().integrity().expect("checked"), [], "what the test leaves");
        }
    }
}

pub(crate) fn open(path: &Path) -> Store {
    Store::open_with(path, IMPATIENT).expect("a database that opens")
}

/// Every way in which SQLite may write an id of the platform: as text, as a number of eight bytes, and as a key of nine.
fn traces(player: u64) -> [Vec<u8>; 3] {
    let key = (0..8).rev().map(|byte| ((player >> (8 + 7 * byte)) & 0x7f) as u8 | 0x80);
    [
        player.to_string().into_bytes(),
        player.to_be_bytes().to_vec(),
        key.chain([player.to_le_bytes()[0]]).collect(),
    ]
}
