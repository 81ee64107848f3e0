//! The one place where the engines part: what a database can do, in a file and on a server.
//!
//! Everything above it asks for one of these operations, and doesn't know which engine carries it out.

use std::path::Path;

use play::PlayerId;

use crate::{
    CommitError, ConnectError, DatabaseUrl, OpenError,
    file::{File, Options},
    server::{Apart, Server},
    sql::{self, Connection},
};

/// A database of either kind.
#[derive(Debug)]
pub(super) enum Engine {
    /// SQLite.
    File(File),
    /// PostgreSQL.
    Server(Server),
}

impl Engine {
    /// Opens or creates a file. On the ids of these tables, it counts by itself.
    pub(super) fn open(path: &Path, options: Options, counted: &[&'static str]) -> Result<Self, OpenError> {
        File::open(path, options, counted).map(Self::File)
    }

    /// Connects to a server. Blocking.
    pub(super) fn connect(url: &DatabaseUrl) -> Result<Self, ConnectError> {
        Server::open(url).map(Self::Server)
    }

    /// The file's path; empty on a server.
    pub(super) fn path(&self) -> &Path {
        match self {
            Self::File(file) => file.path(),
            Self::Server(_) => Path::new(""),
        }
    }

    /// Whether other processes may be at work on the same database.
    pub(super) const fn may_have_other_workers(&self) -> bool {
        match self {
            Self::File(_) => false,
            Self::Server(_) => true,
        }
    }

    /// Whether writes that wait at the same time are stored in one transaction.
    pub(super) const fn writes_together(&self) -> bool {
        match self {
            Self::File(_) => true,
            Self::Server(_) => false,
        }
    }

    /// Reads, outside of a transaction.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        read: impl Fn(&Connection) -> sql::Result<T> + Send + 'static,
    ) -> anyhow::Result<T> {
        match self {
            Self::File(file) => file.read(read),
            Self::Server(server) => server.read(move |connection| Ok(read(connection)?)).await,
        }
    }

    /// Reads on a connection of its own. Blocking.
    pub(super) fn read_alone<T: Send + 'static>(
        &self,
        read: impl Fn(&Connection) -> anyhow::Result<T> + Send + 'static,
    ) -> anyhow::Result<T> {
        match self {
            Self::File(file) => file.read_alone(read),
            Self::Server(server) => server.alone(read),
        }
    }

    /// Runs work in a transaction, kept apart from others as far as it needs, and waits until it is durable.
    pub(super) async fn write<T: Send + 'static>(
        &self,
        apart: Apart,
        work: impl Fn(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        match self {
            Self::File(file) => file.write(move |connection| work(connection)).await,
            Self::Server(server) => server.write(apart, work).await,
        }
    }

    /// Like [`Self::write`], for what can wait a moment for the next write.
    pub(super) async fn write_unhurried<T: Send + 'static>(
        &self,
        apart: Apart,
        work: impl Fn(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        match self {
            Self::File(file) => file.write_unhurried(move |connection| work(connection)).await,
            Self::Server(server) => server.write(apart, work).await,
        }
    }

    /// Like [`Self::write`], with foreign keys looked at only in the end.
    pub(super) async fn write_without_references<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        match self {
            Self::File(file) => file.write_without_references(move |connection| work(connection)).await,
            Self::Server(server) => {
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
    pub(super) async fn write_long<T: Send + 'static>(
        &self,
        look: impl Fn(&Connection) -> Result<Option<T>, CommitError> + Send + 'static,
        work: impl Fn(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        match self {
            Self::File(file) => file.write(move |connection| work(connection)).await,
            Self::Server(server) => match server.read_long(look).await? {
                Some(done) => Ok(done),
                None => server.write_long(work).await,
            },
        }
    }

    /// An id that one of the [counted](super::COUNTED) tables never had.
    pub(super) async fn new_id<I: TryFrom<u64>>(&self, table: &'static str) -> anyhow::Result<I> {
        match self {
            Self::File(file) => file.new_id(table),
            Self::Server(server) => server.new_id(table).await,
        }
    }

    /// The size on disk, in bytes.
    pub(super) async fn size(&self) -> anyhow::Result<u64> {
        match self {
            Self::File(file) => file.size(),
            Self::Server(server) => server.size().await,
        }
    }

    /// Gets rid of what the disk has kept of a player whose rows are deleted, as far as this process can.
    pub(super) async fn wipe(&self, player: PlayerId) -> Result<(), CommitError> {
        match self {
            Self::File(file) => file.wipe(player).await,
            Self::Server(server) => server.vacuum().await,
        }
    }

    /// Empties the log of what was written. Returns false if a reader prevented that.
    pub(super) async fn empty_log(&self) -> Result<bool, CommitError> {
        match self {
            Self::File(file) => file.empty_log().await,
            Self::Server(_) => Ok(true),
        }
    }

    /// How often this process has waited for a server.
    pub(super) fn waits(&self) -> u64 {
        match self {
            Self::File(_) => 0,
            Self::Server(server) => server.waits(),
        }
    }

    /// How many writes wait for their turn.
    pub(super) fn waiting_writes(&self) -> usize {
        match self {
            Self::File(file) => file.waiting(),
            Self::Server(server) => server.waiting(),
        }
    }

    /// Finishes pending writes and closes the database.
    pub(super) async fn close(&self) {
        match self {
            Self::File(file) => file.close().await,
            Self::Server(server) => server.close().await,
        }
    }
}
