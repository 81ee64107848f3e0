//! The one place where the engines part: what a database can do, in a file and on a server.
//!
//! Everything else asks the store for one of these operations, and doesn't know which engine carries it out.

use std::{path::Path, sync::Arc};

use play::PlayerId;

use super::fence::{Epoch, fenced};
use crate::{
    CommitError, ConnectError, DatabaseUrl, OpenError,
    file::{File, Options, open},
    server::{Apart, Server},
    sql::{self, Connection},
};

/// A database of either kind.
#[derive(Debug)]
enum Engine {
    /// SQLite.
    File(File),
    /// PostgreSQL.
    Server(Server),
}

/// The tables whose ids are taken before their rows are stored.
const COUNTED: [&str; 4] = ["games", "challenges", "competitions", "vote_games"];

/// A handle for the database, cheap to clone.
///
/// Reads of a file run inline and take microseconds, its writes on a thread of their own. What a server is asked runs on
/// threads that each have a session. Writes are finished even if the caller stops waiting, but not if its
/// [deadline](crate::until) passes first.
#[derive(Clone, Debug)]
pub struct Store {
    engine: Arc<Engine>,
    /// If it is set, writes are refused once the lease of this epoch is lost.
    pub(super) fence: Option<Epoch>,
}

impl Store {
    /// Opens the database at `path`, migrating it if it is older and creating it if there is none. Never
    /// changes a file that is not this program's.
    pub fn open(path: &Path) -> Result<Self, OpenError> {
        Self::open_with(path, Options::default())
    }

    /// Like [`Self::open`], for long exclusive work. Fails if another program is using the database, or if
    /// there is none.
    pub fn open_alone(path: &Path) -> Result<Self, OpenError> {
        open::alone(path)?;
        Self::open(path)
    }

    /// Like [`Self::open`], with [`Options`].
    pub fn open_with(path: &Path, options: Options) -> Result<Self, OpenError> {
        File::open(path, options, &COUNTED).map(|file| Self::over(Engine::File(file)))
    }

    /// Connects to a database on a PostgreSQL server, migrating it if it is older and creating the tables if it is
    /// empty. Other processes may use it. Blocking: don't call it from async code.
    pub fn connect(url: &DatabaseUrl) -> Result<Self, ConnectError> {
        Server::open(url).map(|server| Self::over(Engine::Server(server)))
    }

    fn over(engine: Engine) -> Self {
        Self { engine: Arc::new(engine), fence: None }
    }

    /// The same database, with this fence.
    pub(crate) fn with_fence(&self, fence: Option<Epoch>) -> Self {
        Self { engine: Arc::clone(&self.engine), fence }
    }

    /// The file's path; empty on a server.
    pub fn path(&self) -> &Path {
        match &*self.engine {
            Engine::File(file) => file.path(),
            Engine::Server(_) => Path::new(""),
        }
    }

    /// Whether other processes may be at work on the same database, as over a server. What only this process knows then
    /// isn't all there is.
    pub fn may_have_other_workers(&self) -> bool {
        match &*self.engine {
            Engine::File(_) => false,
            Engine::Server(_) => true,
        }
    }

    /// Reads, outside of a transaction.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        read: impl Fn(&Connection) -> sql::Result<T> + Send + 'static,
    ) -> anyhow::Result<T> {
        match &*self.engine {
            Engine::File(file) => file.read(read),
            Engine::Server(server) => server.read(move |connection| Ok(read(connection)?)).await,
        }
    }

    /// Reads on a connection of its own: on a server as everything is at one moment. Blocking: don't call it from async
    /// code.
    pub(crate) fn read_alone<T: Send + 'static>(
        &self,
        read: impl Fn(&Connection) -> anyhow::Result<T> + Send + 'static,
    ) -> anyhow::Result<T> {
        match &*self.engine {
            Engine::File(file) => file.read_alone(read),
            Engine::Server(server) => server.alone(read),
        }
    }

    /// Runs work in a transaction, kept apart from others as far as it needs, and waits until it is durable.
    pub(crate) async fn write_apart<T: Send + 'static>(
        &self,
        apart: Apart,
        work: impl Fn(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        let work = fenced(self.fence, work);
        match &*self.engine {
            Engine::File(file) => file.write(move |connection| work(connection)).await,
            Engine::Server(server) => server.write(apart, work).await,
        }
    }

    /// Like [`Self::write_apart`], for what can wait a moment for the next write.
    pub(super) async fn write_later<T: Send + 'static>(
        &self,
        apart: Apart,
        work: impl Fn(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        let work = fenced(self.fence, work);
        match &*self.engine {
            Engine::File(file) => file.write_unhurried(move |connection| work(connection)).await,
            Engine::Server(server) => server.write(apart, work).await,
        }
    }

    /// Like [`Self::write`], with foreign keys looked at only in the end.
    pub(crate) async fn write_without_references<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        let work = fenced(self.fence, work);
        match &*self.engine {
            Engine::File(file) => file.write_without_references(move |connection| work(connection)).await,
            Engine::Server(server) => {
                let deferred = move |connection: &Connection| {
                    connection.execute_batch("SET CONSTRAINTS ALL DEFERRED")?;
                    work(connection)
                };
                server.write(Apart::FromAll, deferred).await
            }
        }
    }

    /// Runs long work. Where others would have to wait for it, first looks whether it's needed, which says what it would
    /// return if it isn't.
    pub(crate) async fn write_long<T: Send + 'static>(
        &self,
        look: impl Fn(&Connection) -> Result<Option<T>, CommitError> + Send + 'static,
        work: impl Fn(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        match &*self.engine {
            Engine::File(file) => file.write(move |connection| work(connection)).await,
            Engine::Server(server) => match server.read_long(look).await? {
                Some(done) => Ok(done),
                None => server.write_long(work).await,
            },
        }
    }

    /// An id that one of the [counted](COUNTED) tables never had.
    pub(crate) async fn new_id<I: TryFrom<u64>>(&self, table: &'static str) -> anyhow::Result<I> {
        match &*self.engine {
            Engine::File(file) => file.new_id(table),
            Engine::Server(server) => server.new_id(table).await,
        }
    }

    /// The size of the database and its log on disk, in bytes.
    pub async fn size(&self) -> anyhow::Result<u64> {
        match &*self.engine {
            Engine::File(file) => file.size(),
            Engine::Server(server) => server.size().await,
        }
    }

    /// Gets rid of what the disk has kept of a player whose rows are deleted, as far as this process can.
    pub(crate) async fn wipe_traces(&self, player: PlayerId) -> Result<(), CommitError> {
        match &*self.engine {
            Engine::File(file) => file.wipe(player).await,
            Engine::Server(server) => server.vacuum().await,
        }
    }

    /// Writes the log to the database and empties it. Returns false if a reader prevented that.
    pub async fn empty_log(&self) -> Result<bool, CommitError> {
        match &*self.engine {
            Engine::File(file) => file.empty_log().await,
            Engine::Server(_) => Ok(true),
        }
    }

    /// How often this process has waited for a database server; always 0 for a file.
    pub fn waits(&self) -> u64 {
        match &*self.engine {
            Engine::File(_) => 0,
            Engine::Server(server) => server.waits(),
        }
    }

    /// How many writes wait for their turn.
    pub(crate) fn waiting_writes(&self) -> usize {
        match &*self.engine {
            Engine::File(file) => file.waiting(),
            Engine::Server(server) => server.waiting(),
        }
    }

    /// Finishes pending writes and closes the database. Reads and writes through all other handles fail from
    /// then on.
    pub async fn close(self) {
        match &*self.engine {
            Engine::File(file) => file.close().await,
            Engine::Server(server) => server.close().await,
        }
    }
}
