//! The store: a handle for the database, and everything it can be asked. Larger areas have a file of their own.

mod announcements;
mod challenges;
pub(crate) mod deletions;
mod games;
mod guilds;
mod house_rules;
mod imported_files;
mod languages;
mod moderation_log;
mod personal_data;
mod practices;
mod restrictions;
mod standings;

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
use jiff::{SignedDuration, Timestamp};
use play::{Absence, ChallengeId, GameId, GuildId, PlayerId, Preferences, ServerSettings, Timer};

use crate::{
    AnnouncementId, Backlog, CommitError, ConnectError, DatabaseUrl, Epoch, Fault, OpenError, Problem,
    Pruned, Unit, absences, apply, backlog, heartbeat,
    in_bulk::without_references,
    integrity, interactions, lease, open,
    row_by_row::readable,
    server::{Apart, Server},
    settings,
    sql::{self, Connection, OptionalExtension as _},
    timers, upkeep,
    writer::Writer,
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
        Self { patience: Duration::from_secs(2), queue: 1024 }
    }
}

/// A handle for the database, cheap to clone.
///
/// Reads of a file run inline and take microseconds, its writes on a thread of their own. What a server is asked runs on
/// threads that each have a session. Writes are finished even if the caller stops waiting.
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
        let writer = Writer::start(writer, options.queue.max(1))
            .map_err(|error| problem(Problem::Other(error.into())))?;
        let file = File {
            path,
            options,
            writer,
            reader: Mutex::new(Some(reader)),
            next_game: next_game.into(),
            next_challenge: next_challenge.into(),
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
            Inner::Server(_) => {
                self.read(|connection| {
                    let sql = "SELECT coalesce(max(id), 0) + 1 FROM games";
                    let next: i64 = connection.query_row(sql, (), |row| row.get(0))?;
                    GameId::try_from(next.unsigned_abs()).context("not an id")
                })
                .await
            }
        }
    }

    /// An id for a new challenge, never returned before. It may stay unused.
    pub async fn new_challenge_id(&self) -> anyhow::Result<ChallengeId> {
        match &*self.0 {
            Inner::File(file) => Ok(next(&file.next_challenge)),
            Inner::Server(server) => server.new_id("challenges").await,
        }
    }

    /// Stores a decision, all of it or nothing, and waits until it is durable. Returns the ids of its
    /// announcements, in order.
    pub async fn commit(&self, unit: Unit) -> Result<Vec<AnnouncementId>, CommitError> {
        let apart = if unit.is_local() { Apart::FromSameRows } else { Apart::FromAll };
        self.write_apart(apart, move |connection| apply::apply(connection, &unit)).await
    }

    /// Whether something was stored for an interaction already.
    pub async fn has_seen(&self, interaction: u64) -> anyhow::Result<bool> {
        self.read(move |connection| Ok(interactions::is_seen(connection, interaction)?)).await
    }

    /// At most `limit` timers due at `now`, the longest due first.
    pub async fn timers_due(&self, now: Timestamp, limit: usize) -> anyhow::Result<Vec<Timer>> {
        self.read(move |connection| Ok(readable(timers::due(connection, now, limit)?))).await
    }

    /// When the next timer after `now` is due.
    pub async fn next_timer(&self, now: Timestamp) -> anyhow::Result<Option<Timestamp>> {
        self.read(move |connection| timers::next(connection, now)).await
    }

    /// When a timer is due, if it is set.
    pub async fn timer(&self, timer: Timer) -> anyhow::Result<Option<Timestamp>> {
        self.read(move |connection| timers::at(connection, timer)).await
    }

    /// Sets or clears a timer that was due at `now` and has been handled. A timer that was set to a later time
    /// in the meantime is left alone.
    pub async fn settle_timer(
        &self,
        timer: Timer,
        now: Timestamp,
        at: Option<Timestamp>,
    ) -> Result<(), CommitError> {
        self.write_rows(move |connection| Ok(timers::settle(connection, timer, now, at)?)).await
    }

    /// Notes that the program is running at `now` and was awake for `awake` of the time since the last note. If
    /// the rest is longer than `tolerance`, puts all running clocks back by it (at most a day) and returns by
    /// how much.
    pub async fn beat(
        &self,
        now: Timestamp,
        awake: SignedDuration,
        tolerance: SignedDuration,
    ) -> Result<Option<SignedDuration>, CommitError> {
        self.write(move |connection| heartbeat::beat(connection, now, awake, tolerance)).await
    }

    /// A player's settings, or the defaults.
    pub async fn preferences(&self, player: PlayerId) -> anyhow::Result<Preferences> {
        self.read(move |connection| Ok(settings::preferences(connection, player)?.unwrap_or_default())).await
    }

    /// A server's settings; `None` for the defaults.
    pub async fn server_settings(&self, guild: GuildId) -> anyhow::Result<Option<ServerSettings>> {
        self.read(move |connection| settings::server_settings(connection, guild)).await
    }

    /// When a player is away in a server, past and future, the earliest first.
    pub async fn absences(&self, guild: GuildId, player: PlayerId) -> anyhow::Result<Vec<Absence>> {
        self.read(move |connection| absences::of(connection, guild, player)).await
    }

    /// Which of `players` are away in a server at `now`, and until when.
    pub async fn away(
        &self,
        guild: GuildId,
        players: impl IntoIterator<Item = PlayerId>,
        now: Timestamp,
    ) -> anyhow::Result<Vec<(PlayerId, Timestamp)>> {
        let players: Vec<PlayerId> = players.into_iter().collect();
        self.read(move |connection| {
            let away = |&player| {
                let until = absences::now(connection, guild, player, now).transpose()?;
                Some(until.map(|until| (player, until)))
            };
            players.iter().filter_map(away).collect()
        })
        .await
    }

    /// Deletes what is no longer of use: tokens after 15 minutes, interactions, settled announcements and
    /// imported files after a day, unused practices after 30 days.
    pub async fn prune(&self, now: Timestamp) -> Result<Pruned, CommitError> {
        self.write(move |connection| upkeep::prune(connection, now)).await
    }

    /// What is waiting to be done at `now`.
    pub async fn backlog(&self, now: Timestamp) -> anyhow::Result<Backlog> {
        let waits = self.read(move |connection| backlog::read(connection, now)).await?;
        let writes = match &*self.0 {
            Inner::File(file) => file.writer.waiting(),
            Inner::Server(server) => server.waiting(),
        };
        Ok(Backlog { writes, ..waits })
    }

    /// Checks that the database can be written, after everything queued before.
    pub async fn can_write(&self) -> Result<(), CommitError> {
        self.write(|_| Ok(())).await
    }

    /// The size of the database and its log on disk, in bytes.
    pub async fn size(&self) -> anyhow::Result<u64> {
        let Inner::File(file) = &*self.0 else {
            return self
                .read(|connection| {
                    let sql = "SELECT pg_database_size(current_database())";
                    Ok(connection.query_row(sql, (), |row| row.get::<_, i64>(0))?.unsigned_abs())
                })
                .await;
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

    /// Checks the whole database, on a connection of its own. Takes longer the more games there are. Blocking:
    /// don't call it from async code.
    pub fn integrity(&self) -> anyhow::Result<Vec<Fault>> {
        match &*self.0 {
            Inner::File(file) => {
                let reader = open::open_reader(&file.path, file.options.patience)?;
                integrity::check(&(&reader).into())
            }
            Inner::Server(_) => self.at_one_moment(integrity::check),
        }
    }

    /// Reads on a connection of its own, as everything is at one moment. Blocking: don't call it from async code.
    pub(crate) fn at_one_moment<T: Send + 'static>(
        &self,
        read: impl Fn(&Connection) -> anyhow::Result<T> + Send + 'static,
    ) -> anyhow::Result<T> {
        match &*self.0 {
            Inner::File(file) => {
                let reader = open::open_reader(&file.path, file.options.patience)?;
                let moment = reader.unchecked_transaction()?;
                read(&(&*moment).into())
            }
            // The connection ends with it, and the transaction with that.
            Inner::Server(server) => server.alone(move |connection| read(connection)),
        }
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

    async fn write_apart<T: Send + 'static>(
        &self,
        apart: Apart,
        work: impl Fn(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        match &*self.0 {
            Inner::File(file) => file.writer.write(move |connection| work(connection)).await,
            Inner::Server(server) => server.write(apart, fenced(self.1, work)).await,
        }
    }

    /// Like [`Self::write_rows`], for what can wait a moment for the next write.
    pub(crate) async fn write_unhurried<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        match &*self.0 {
            Inner::File(file) => file.writer.write_unhurried(move |connection| work(connection)).await,
            Inner::Server(server) => server.write(Apart::FromSameRows, fenced(self.1, work)).await,
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

    /// On a server, frees the place of what is deleted.
    pub(crate) async fn vacuum(&self) -> Result<(), CommitError> {
        match &*self.0 {
            Inner::File(_) => Ok(()),
            Inner::Server(server) => Ok(server.vacuum().await?),
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
        read: impl Fn(&Connection) -> anyhow::Result<T> + Send + 'static,
    ) -> anyhow::Result<T> {
        match &*self.0 {
            Inner::File(file) => read(&file.reader().as_ref().context("the store is closed")?.into()),
            Inner::Server(server) => server.read(read).await,
        }
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
    let last: Option<i64> = connection
        .query_row("SELECT seq FROM sqlite_sequence WHERE name = ?1", [table], |row| row.get(0))
        .optional()?;
    Ok(last.unwrap_or(0).cast_unsigned() + 1)
}
