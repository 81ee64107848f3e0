//! The store: a handle for the database. What it can be asked is in the files of its subjects, beside the SQL.

mod guilds;
mod languages;
mod personal_data;

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use anyhow::Context as _;
use play::{ChallengeId, CompetitionId, GameId};

use crate::{
    CommitError, ConnectError, DatabaseUrl, Epoch, OpenError, Problem,
    deadline::PATIENCE,
    file::{open, writer::Writer},
    lease,
    server::{Apart, Server},
    sql::{self, Connection, FromRow, Params, in_bulk::without_references},
};

/// Options of a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// How long a write waits for another program's lock before it fails. By default 2 seconds, so that a
    /// player can still be answered in time.
    pub patience: Duration,
    /// Queue capacity for writes; further callers wait. By default 1,024.
    pub queue: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self { patience: PATIENCE, queue: 1024 }
    }
}

/// A handle for the database, cheap to clone.
///
/// Reads of a file run inline and take microseconds, its writes on a thread of their own. What a server is asked runs on
/// threads that each have a session. Writes are finished even if the caller stops waiting, but not if its
/// [deadline](crate::until) passes first.
#[derive(Clone, Debug)]
pub struct Store(pub(crate) Arc<Inner>, pub(crate) Option<Epoch>);

/// The engines.
#[derive(Debug)]
pub(crate) enum Inner {
    /// SQLite.
    File(File),
    /// PostgreSQL.
    Server(Server),
}

/// A database in a file, which this process writes alone.
#[derive(Debug)]
pub(crate) struct File {
    path: PathBuf,
    options: Options,
    writer: Writer,
    /// `None` once the store is closed.
    reader: Mutex<Option<rusqlite::Connection>>,
    next_game: AtomicU64,
    next_challenge: AtomicU64,
    next_competition: AtomicU64,
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
        let path = open::absolute(path)?;
        let problem = |problem| OpenError { path: path.clone(), problem };
        let open::Connections { writer, reader } = open::open(&path, options.patience)?;
        let next_game = next_id(&(&writer).into(), "games").map_err(|error| problem(error.into()))?;
        let next_challenge =
            next_id(&(&writer).into(), "challenges").map_err(|error| problem(error.into()))?;
        let next_competition =
            next_id(&(&writer).into(), "competitions").map_err(|error| problem(error.into()))?;
        let writer = Writer::start(writer, options.queue.max(1))
            .map_err(|error| problem(Problem::Other(error.into())))?;
        let file = File {
            path,
            options,
            writer,
            reader: Mutex::new(Some(reader)),
            next_game: next_game.into(),
            next_challenge: next_challenge.into(),
            next_competition: next_competition.into(),
        };
        Ok(Self(Arc::new(Inner::File(file)), None))
    }

    /// Connects to a database on a PostgreSQL server, migrating it if it is older and creating the tables if it is
    /// empty. Other processes may use it. Blocking: don't call it from async code.
    pub fn connect(url: &DatabaseUrl) -> Result<Self, ConnectError> {
        let server = Server::open(url)?;
        Ok(Self(Arc::new(Inner::Server(server)), None))
    }

    /// The file.
    pub fn path(&self) -> &Path {
        match &*self.0 {
            Inner::File(file) => &file.path,
            Inner::Server(_) => Path::new(""),
        }
    }

    /// An id for a new game, never returned before. It may stay unused.
    pub async fn new_game_id(&self) -> anyhow::Result<GameId> {
        match &*self.0 {
            Inner::File(file) => Ok(next(&file.next_game)),
            Inner::Server(server) => server.new_id("games").await,
        }
    }

    /// The id that the next new game would get. Someone else may take it.
    pub async fn next_game_id(&self) -> anyhow::Result<GameId> {
        match &*self.0 {
            Inner::File(file) => Ok(peek(&file.next_game)),
            Inner::Server(_) => self.one("SELECT coalesce(max(id), 0) + 1 FROM games", ()).await,
        }
    }

    /// An id for a new challenge, never returned before. It may stay unused.
    pub async fn new_challenge_id(&self) -> anyhow::Result<ChallengeId> {
        match &*self.0 {
            Inner::File(file) => Ok(next(&file.next_challenge)),
            Inner::Server(server) => server.new_id("challenges").await,
        }
    }

    /// An id for a new competition, never returned before. It may stay unused.
    pub async fn new_competition_id(&self) -> anyhow::Result<CompetitionId> {
        match &*self.0 {
            Inner::File(file) => Ok(next(&file.next_competition)),
            Inner::Server(server) => server.new_id("competitions").await,
        }
    }

    /// Checks that the database can be written, after everything queued before.
    pub async fn can_write(&self) -> Result<(), CommitError> {
        self.write(|_| Ok(())).await
    }

    /// The size of the database and its log on disk, in bytes.
    pub async fn size(&self) -> anyhow::Result<u64> {
        let Inner::File(file) = &*self.0 else {
            let size: i64 = self.one("SELECT pg_database_size(current_database())", ()).await?;
            return Ok(size.unsigned_abs());
        };
        let mut log = file.path.clone().into_os_string();
        log.push("-wal");
        let log = match fs::metadata(log) {
            Ok(log) => log.len(),
            // There is no log after an orderly close.
            Err(error) if error.kind() == io::ErrorKind::NotFound => 0,
            Err(error) => return Err(error.into()),
        };
        Ok(fs::metadata(&file.path)?.len() + log)
    }

    /// Reads on a connection of its own: on a server as everything is at one moment. Blocking: don't call it from async
    /// code.
    pub(crate) fn on_its_own<T: Send + 'static>(
        &self,
        read: impl Fn(&Connection) -> anyhow::Result<T> + Send + 'static,
    ) -> anyhow::Result<T> {
        match &*self.0 {
            Inner::File(file) => read(&(&open::open_reader(&file.path, file.options.patience)?).into()),
            Inner::Server(server) => server.alone(read),
        }
    }

    /// Reads on a connection of its own, as everything is at one moment. Blocking: don't call it from async code.
    pub(crate) fn at_one_moment<T: Send + 'static>(
        &self,
        read: impl Fn(&Connection) -> anyhow::Result<T> + Send + 'static,
    ) -> anyhow::Result<T> {
        let is_file = !self.is_shared();
        self.on_its_own(move |connection| {
            // The connection ends with the work, and the transaction with that.
            if is_file {
                connection.execute_batch("BEGIN")?;
            }
            read(connection)
        })
    }

    /// Finishes pending writes and closes the database. Reads and writes through all other handles fail from
    /// then on.
    pub async fn close(self) {
        match &*self.0 {
            Inner::File(file) => {
                // The reader first: the last connection to close merges the log into the file, and only the writer can.
                drop(file.reader().take());
                file.writer.close().await;
            }
            Inner::Server(server) => server.close().await,
        }
    }

    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        self.write_apart(Apart::FromAll, work).await
    }

    /// Like [`Self::write`], for work that reads only rows that it changes as well.
    pub(crate) async fn write_rows<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        self.write_apart(Apart::FromSameRows, work).await
    }

    /// Like [`Self::write`], kept apart from other writes as far as it needs.
    pub(crate) async fn write_apart<T: Send + 'static>(
        &self,
        apart: Apart,
        work: impl Fn(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        match &*self.0 {
            Inner::File(file) => file.writer.write(move |connection| work(connection)).await,
            Inner::Server(server) => server.write(apart, fenced(self.1, work)).await,
        }
    }

    /// Runs a statement, which changes at most the rows that its parameters name, and does no harm if it is repeated.
    pub(crate) async fn write_row(
        &self,
        sql: &'static str,
        params: impl Params + Send + 'static,
    ) -> Result<(), CommitError> {
        self.write_apart(self.by_itself(), move |connection| {
            Ok(connection.execute(sql, &params).map(drop)?)
        })
        .await
    }

    /// How a single statement is kept apart from others: one that is fenced takes two.
    const fn by_itself(&self) -> Apart {
        if self.1.is_none() { Apart::ByItself } else { Apart::FromSameRows }
    }

    /// Like [`Self::write_row`], for what can wait a moment for the next write.
    pub(crate) async fn write_unhurried(
        &self,
        sql: &'static str,
        params: impl Params + Send + 'static,
    ) -> Result<(), CommitError> {
        let work = move |connection: &Connection| Ok(connection.execute(sql, &params).map(drop)?);
        match &*self.0 {
            Inner::File(file) => file.writer.write_unhurried(move |connection| work(connection)).await,
            Inner::Server(server) => server.write(self.by_itself(), fenced(self.1, work)).await,
        }
    }

    /// Like [`Self::write`], with foreign keys looked at only in the end.
    pub(crate) async fn write_without_references<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        match &*self.0 {
            Inner::File(file) => {
                let alone = move |connection: &mut rusqlite::Connection| without_references(connection, work);
                file.writer.alone(alone).await
            }
            Inner::Server(server) => {
                let deferred = move |connection: &Connection| {
                    connection.execute_batch("SET CONSTRAINTS ALL DEFERRED")?;
                    work(connection)
                };
                server.write(Apart::FromAll, fenced(self.1, deferred)).await
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
        match &*self.0 {
            Inner::File(_) => self.write(work).await,
            Inner::Server(server) => match server.read_long(look).await? {
                Some(done) => Ok(done),
                None => server.write_long(work).await,
            },
        }
    }

    /// On a server, frees the place of what is deleted.
    pub(crate) async fn vacuum(&self) -> Result<(), CommitError> {
        match &*self.0 {
            Inner::File(_) => Ok(()),
            Inner::Server(server) => server.vacuum().await,
        }
    }

    /// How often this process has waited for a database server; always 0 for a file.
    pub fn waits(&self) -> u64 {
        match &*self.0 {
            Inner::File(_) => 0,
            Inner::Server(server) => server.waits(),
        }
    }

    /// How many writes wait for their turn.
    pub(crate) fn waiting_writes(&self) -> usize {
        match &*self.0 {
            Inner::File(file) => file.writer.waiting(),
            Inner::Server(server) => server.waiting(),
        }
    }

    /// Whether other processes may use the database at the same time.
    pub fn is_shared(&self) -> bool {
        self.file().is_none()
    }

    /// The database's file; `None` on a server.
    pub(crate) fn file(&self) -> Option<&File> {
        match &*self.0 {
            Inner::File(file) => Some(file),
            Inner::Server(_) => None,
        }
    }

    pub(crate) async fn read<T: Send + 'static>(
        &self,
        read: impl Fn(&Connection) -> sql::Result<T> + Send + 'static,
    ) -> anyhow::Result<T> {
        match &*self.0 {
            Inner::File(file) => Ok(read(&file.reader().as_ref().context("the store is closed")?.into())?),
            Inner::Server(server) => server.read(move |connection| Ok(read(connection)?)).await,
        }
    }

    /// The first row of a query that always has one.
    pub(crate) async fn one<T: FromRow + Send + 'static>(
        &self,
        sql: impl AsRef<str> + Send + 'static,
        params: impl Params + Send + 'static,
    ) -> anyhow::Result<T> {
        self.read(move |connection| connection.one(sql.as_ref(), &params)).await
    }

    /// The first row of a query, if it has one.
    pub(crate) async fn find<T: FromRow + Send + 'static>(
        &self,
        sql: impl AsRef<str> + Send + 'static,
        params: impl Params + Send + 'static,
    ) -> anyhow::Result<Option<T>> {
        self.read(move |connection| connection.find(sql.as_ref(), &params)).await
    }

    /// All rows of a query.
    pub(crate) async fn list<T: FromRow + Send + 'static>(
        &self,
        sql: impl AsRef<str> + Send + 'static,
        params: impl Params + Send + 'static,
    ) -> anyhow::Result<Vec<T>> {
        self.read(move |connection| connection.list(sql.as_ref(), &params)).await
    }

    /// The rows of a query that can be read. The others are logged.
    pub(crate) async fn readable<T: FromRow + Send + 'static>(
        &self,
        sql: impl AsRef<str> + Send + 'static,
        params: impl Params + Send + 'static,
    ) -> anyhow::Result<Vec<T>> {
        self.read(move |connection| connection.readable(sql.as_ref(), &params)).await
    }
}

impl File {
    /// Runs work outside of any transaction.
    pub(crate) async fn write_alone<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut rusqlite::Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        self.writer.alone(work).await
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// How long to wait for other programs' locks.
    pub(crate) const fn patience(&self) -> Duration {
        self.options.patience
    }

    fn reader(&self) -> std::sync::MutexGuard<'_, Option<rusqlite::Connection>> {
        // A read that panicked has changed nothing.
        self.reader.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Work that is refused once the lease of this epoch is lost.
fn fenced<T>(
    epoch: Option<Epoch>,
    work: impl Fn(&Connection) -> Result<T, CommitError>,
) -> impl Fn(&Connection) -> Result<T, CommitError> {
    move |connection| {
        if let Some(epoch) = epoch {
            lease::check(connection, epoch)?;
        }
        work(connection)
    }
}

fn next<I: TryFrom<u64>>(counter: &AtomicU64) -> I {
    loop {
        // The counter starts at 1. When it wraps around, 0 is skipped, since it is not an id.
        if let Ok(id) = I::try_from(counter.fetch_add(1, Ordering::Relaxed)) {
            return id;
        }
    }
}

fn peek<I: TryFrom<u64>>(counter: &AtomicU64) -> I {
    I::try_from(counter.load(Ordering::Relaxed)).unwrap_or_else(|_| next(counter))
}

/// One more than the greatest id a table ever had.
fn next_id(connection: &Connection, table: &str) -> sql::Result<u64> {
    let last: Option<i64> = connection.find("SELECT seq FROM sqlite_sequence WHERE name = ?1", [table])?;
    Ok(last.unwrap_or(0).cast_unsigned() + 1)
}
