//! The store: a handle for the database. What it can be asked is in the files of its subjects, beside the SQL; what the two
//! engines do differently is in `engine`.

mod engine;
pub(crate) mod fence;

use std::{path::Path, sync::Arc};

use play::{ChallengeId, CompetitionId, GameId, PlayerId};

use self::{
    engine::Engine,
    fence::{Epoch, fenced},
};
use crate::{
    CommitError, ConnectError, DatabaseUrl, OpenError,
    file::{Options, open},
    server::Apart,
    sql::{self, Connection, FromRow, Params},
};

/// The tables whose ids are taken before their rows are stored.
const COUNTED: [&str; 3] = ["games", "challenges", "competitions"];

/// A handle for the database, cheap to clone.
///
/// Reads of a file run inline and take microseconds, its writes on a thread of their own. What a server is asked runs on
/// threads that each have a session. Writes are finished even if the caller stops waiting, but not if its
/// [deadline](crate::until) passes first.
#[derive(Clone, Debug)]
pub struct Store {
    engine: Arc<Engine>,
    /// If it is set, writes are refused once the lease of this epoch is lost.
    fence: Option<Epoch>,
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
        Engine::open(path, options, &COUNTED).map(Self::over)
    }

    /// Connects to a database on a PostgreSQL server, migrating it if it is older and creating the tables if it is
    /// empty. Other processes may use it. Blocking: don't call it from async code.
    pub fn connect(url: &DatabaseUrl) -> Result<Self, ConnectError> {
        Engine::connect(url).map(Self::over)
    }

    fn over(engine: Engine) -> Self {
        Self { engine: Arc::new(engine), fence: None }
    }

    /// The same database, with this fence.
    pub(crate) fn with_fence(&self, fence: Option<Epoch>) -> Self {
        Self { engine: Arc::clone(&self.engine), fence }
    }

    /// The file; empty on a server.
    pub fn path(&self) -> &Path {
        self.engine.path()
    }

    /// Whether other processes may be at work on the same database, as over a server. What only this process knows then
    /// isn't all there is.
    pub fn may_have_other_workers(&self) -> bool {
        self.engine.may_have_other_workers()
    }

    /// Whether writes that wait at the same time are stored together, all or nothing.
    pub fn writes_together(&self) -> bool {
        self.engine.writes_together()
    }

    /// An id for a new game, never returned before. It may stay unused.
    pub async fn new_game_id(&self) -> anyhow::Result<GameId> {
        self.engine.new_id("games").await
    }

    /// The id that the next new game would get. Someone else may take it.
    pub async fn next_game_id(&self) -> anyhow::Result<GameId> {
        self.one("SELECT coalesce(max(id), 0) + 1 FROM games", ()).await
    }

    /// An id for a new challenge, never returned before. It may stay unused.
    pub async fn new_challenge_id(&self) -> anyhow::Result<ChallengeId> {
        self.engine.new_id("challenges").await
    }

    /// An id for a new competition, never returned before. It may stay unused.
    pub async fn new_competition_id(&self) -> anyhow::Result<CompetitionId> {
        self.engine.new_id("competitions").await
    }

    /// Checks that the database can be written, after everything queued before.
    pub async fn can_write(&self) -> Result<(), CommitError> {
        self.write(|_| Ok(())).await
    }

    /// The size of the database and its log on disk, in bytes.
    pub async fn size(&self) -> anyhow::Result<u64> {
        self.engine.size().await
    }

    /// Reads on a connection of its own: on a server as everything is at one moment. Blocking: don't call it from async
    /// code.
    pub(crate) fn read_alone<T: Send + 'static>(
        &self,
        read: impl Fn(&Connection) -> anyhow::Result<T> + Send + 'static,
    ) -> anyhow::Result<T> {
        self.engine.read_alone(read)
    }

    /// Finishes pending writes and closes the database. Reads and writes through all other handles fail from
    /// then on.
    pub async fn close(self) {
        self.engine.close().await;
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
        self.engine.write(apart, fenced(self.fence, work)).await
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
        if self.fence.is_none() { Apart::ByItself } else { Apart::FromSameRows }
    }

    /// Like [`Self::write_row`], for what can wait a moment for the next write.
    pub(crate) async fn write_unhurried(
        &self,
        sql: &'static str,
        params: impl Params + Send + 'static,
    ) -> Result<(), CommitError> {
        let work = move |connection: &Connection| Ok(connection.execute(sql, &params).map(drop)?);
        self.engine.write_unhurried(self.by_itself(), fenced(self.fence, work)).await
    }

    /// Like [`Self::write`], with foreign keys looked at only in the end.
    pub(crate) async fn write_without_references<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        self.engine.write_without_references(fenced(self.fence, work)).await
    }

    /// Runs long work. Where others would have to wait for it, first looks whether it's needed, which says what it would
    /// return if it isn't.
    pub(crate) async fn write_long<T: Send + 'static>(
        &self,
        look: impl Fn(&Connection) -> Result<Option<T>, CommitError> + Send + 'static,
        work: impl Fn(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        self.engine.write_long(look, work).await
    }

    /// Gets rid of what the disk has kept of a player whose rows are deleted, as far as this process can.
    pub(crate) async fn wipe_traces(&self, player: PlayerId) -> Result<(), CommitError> {
        self.engine.wipe(player).await
    }

    /// Writes the log to the database and empties it. Returns false if a reader prevented that.
    pub async fn empty_log(&self) -> Result<bool, CommitError> {
        self.engine.empty_log().await
    }

    /// How often this process has waited for a database server; always 0 for a file.
    pub fn waits(&self) -> u64 {
        self.engine.waits()
    }

    /// How many writes wait for their turn.
    pub(crate) fn waiting_writes(&self) -> usize {
        self.engine.waiting_writes()
    }

    pub(crate) async fn read<T: Send + 'static>(
        &self,
        read: impl Fn(&Connection) -> sql::Result<T> + Send + 'static,
    ) -> anyhow::Result<T> {
        self.engine.read(read).await
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

    /// The rows of a query that can be read. The others are logged.
    pub(crate) async fn list<T: FromRow + Send + 'static>(
        &self,
        sql: impl AsRef<str> + Send + 'static,
        params: impl Params + Send + 'static,
    ) -> anyhow::Result<Vec<T>> {
        self.read(move |connection| connection.list(sql.as_ref(), &params)).await
    }
}

#[cfg(test)]
mod tests;
