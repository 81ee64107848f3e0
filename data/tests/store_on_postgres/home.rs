//! A store in a database of its own on a PostgreSQL server.

use std::{
    sync::{
        Mutex, OnceLock, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

use data::Store;
use scratch_postgres::{Cluster, Database};

/// A store and its database, which goes with it. Unless a test says otherwise, nothing may be wrong with it in the end.
pub(crate) struct Home {
    pub(crate) store: Store,
    database: Database<'static>,
    is_sound: AtomicBool,
}

impl Home {
    /// A new, empty database; `None` if PostgreSQL isn't installed.
    pub(crate) fn new() -> Option<Self> {
        let cluster = scratch_postgres::shared().expect("a server")?;
        let database = cluster.copy_of(template(cluster)).expect("a database");
        let store = connect(&database);
        Some(Self { store, database, is_sound: AtomicBool::new(true) })
    }

    /// What an operator sees at a glance.
    pub(crate) fn glance(&self) -> data::Glance {
        let address = self.database.url().parse().expect("an address");
        apart(|| data::glance(&data::Database::Server(Box::new(address))).expect("a database of today"))
    }

    /// How many of so many random runs are tried: fewer, since each statement goes to another process and back.
    pub(crate) const fn share_of(runs: u32) -> u32 {
        runs.div_ceil(3)
    }

    /// Another handle for the database, as another process has one.
    pub(crate) fn another(&self) -> Store {
        connect(&self.database)
    }

    /// The same database after all sessions were cut off. (What a server's disk holds after a crash is its own business.)
    pub(crate) fn after_a_crash(mut self) -> Self {
        self.database.end_connections().expect("ended");
        self.store = self.another();
        self
    }

    /// The same database, closed in order and connected to again, by a worker that does what others left undone.
    pub(crate) async fn reopened(mut self) -> Self {
        self.store.clone().close().await;
        self.store = self.another();
        self.store.finish_seasons().await.expect("finished");
        self
    }

    /// Says that a test leaves something that is wrong.
    pub(crate) fn leaves_faults(&self) {
        self.is_sound.store(false, Ordering::Relaxed);
    }

    /// Changes the database beside the store, which can leave something that is wrong.
    pub(crate) fn by_hand(&self, sql: &str) {
        self.leaves_faults();
        self.database.run(sql).expect("changed by hand");
    }

    /// The first column of a query's rows, as text; NULL is empty.
    pub(crate) fn column(&self, sql: &str) -> Vec<String> {
        self.database.column(sql).expect("readable")
    }

    /// In which tables, and in how many of their rows, something of a player is found.
    pub(crate) fn traces_of(&self, player: u64) -> Vec<String> {
        let tables = self.column("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
        let rows = |table: &String| {
            format!(
                "SELECT '{table}' AS name FROM \"{table}\" AS found WHERE CAST(found AS TEXT) LIKE '%{player}%'"
            )
        };
        let found = tables.iter().map(rows).collect::<Vec<_>>().join(" UNION ALL ");
        self.column(&format!("SELECT name || ': ' || count(*) FROM ({found}) AS all_rows GROUP BY name"))
    }

    /// What the bot exports of a server.
    pub(crate) fn exported(&self, guild: u64) -> Option<serde_json::Value> {
        apart(|| self.store.export_guild(crate::support::id(guild)).expect("readable"))
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        if *self.is_sound.get_mut() && !thread::panicking() {
            let faults = apart(|| self.store.integrity().or_else(|_| connect(&self.database).integrity()));
            assert_eq!(faults.expect("checked"), [], "what the test leaves");
        }
    }
}

/// A database with empty tables, to be copied.
fn template(cluster: &'static Cluster) -> &'static Database<'static> {
    static TEMPLATE: OnceLock<Database<'static>> = OnceLock::new();
    static MADE: Mutex<()> = Mutex::new(());
    let _one_at_a_time = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    TEMPLATE.get_or_init(|| {
        let database = cluster.database().expect("a database");
        drop(connect(&database));
        // No one may be connected to what is copied.
        database.end_connections().expect("ended");
        database
    })
}

fn connect(database: &Database<'_>) -> Store {
    let address = database.url().parse().expect("an address");
    // A machine that is busy with other tests may take longer than the store waits.
    let opened = || Store::connect(&address).or_else(|_| Store::connect(&address));
    apart(|| opened().expect("a database that opens"))
}

/// Runs what blocks on a thread of its own, outside of any async runtime.
pub(crate) fn apart<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    thread::scope(|scope| match scope.spawn(work).join() {
        Ok(done) => done,
        Err(panic) => std::panic::resume_unwind(panic),
    })
}
