//! The engine that keeps the database in an SQLite file, which this process writes alone.

pub(crate) mod open;
pub(crate) mod owner;
mod wiping;
mod writer;

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use anyhow::Context as _;
use play::PlayerId;

use self::writer::Writer;
use crate::{
    CommitError, OpenError, Problem,
    deadline::PATIENCE,
    sql::{self, Connection, in_bulk::without_references},
};

/// How many pages one transaction wipes, while other writes wait.
const PAGES: usize = 500;

/// How long to wait for readers. Every write waits as long.
const FOR_READERS: Duration = Duration::from_millis(100);

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

/// An open file.
#[derive(Debug)]
pub(crate) struct File {
    path: PathBuf,
    options: Options,
    writer: Writer,
    /// `None` once the store is closed.
    reader: Mutex<Option<rusqlite::Connection>>,
    /// The tables whose ids are counted here, each with the next one.
    next_ids: Vec<(&'static str, AtomicU64)>,
}

impl File {
    /// Opens or creates the file, and counts on the ids of these tables.
    pub(crate) fn open(path: &Path, options: Options, counted: &[&'static str]) -> Result<Self, OpenError> {
        let path = open::absolute(path)?;
        let problem = |problem: Problem| problem.at(&path);
        let open::Connections { writer, reader } = open::open(&path, options.patience)?;
        let next = |table: &&'static str| Ok((*table, next_id(&(&writer).into(), table)?.into()));
        let next_ids = counted.iter().map(next).collect::<sql::Result<_>>();
        let next_ids = next_ids.map_err(|error| problem(error.into()))?;
        let writer = Writer::start(writer, options.queue.max(1))
            .map_err(|error| problem(Problem::Other(error.into())))?;
        Ok(Self { path, options, writer, reader: Mutex::new(Some(reader)), next_ids })
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Reads on the connection that is kept for it.
    pub(crate) fn read<T>(&self, read: impl FnOnce(&Connection) -> sql::Result<T>) -> anyhow::Result<T> {
        Ok(read(&self.reader().as_ref().context("the store is closed")?.into())?)
    }

    /// Reads on a connection of its own.
    pub(crate) fn read_alone<T>(
        &self,
        read: impl FnOnce(&Connection) -> anyhow::Result<T>,
    ) -> anyhow::Result<T> {
        read(&(&open::open_reader(&self.path, self.options.patience)?).into())
    }

    /// Runs work with whatever else waits, and waits until it is durable.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        self.writer.write(work).await
    }

    /// Like [`Self::write`], for what can wait a moment for the next write.
    pub(crate) async fn write_unhurried<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        self.writer.write_unhurried(work).await
    }

    /// Like [`Self::write`], without foreign keys.
    pub(crate) async fn write_without_references<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        self.writer.alone(move |connection| without_references(connection, work)).await
    }

    /// How many writes wait for their turn.
    pub(crate) fn waiting(&self) -> usize {
        self.writer.waiting()
    }

    /// An id that a counted table never had.
    pub(crate) fn new_id<I: TryFrom<u64>>(&self, table: &str) -> anyhow::Result<I> {
        let counter = self.counter(table)?;
        loop {
            // The counter starts at 1. When it wraps around, 0 is skipped, since it is not an id.
            if let Ok(id) = I::try_from(counter.fetch_add(1, Ordering::Relaxed)) {
                return Ok(id);
            }
        }
    }

    fn counter(&self, table: &str) -> anyhow::Result<&AtomicU64> {
        let counter = self.next_ids.iter().find(|(counted, _)| *counted == table);
        counter.map(|(_, next)| next).with_context(|| format!("the ids of {table} aren't counted"))
    }

    /// The size of the database and its log on disk, in bytes.
    pub(crate) fn size(&self) -> anyhow::Result<u64> {
        let mut log = self.path.clone().into_os_string();
        log.push("-wal");
        let log = match fs::metadata(log) {
            Ok(log) => log.len(),
            // There is no log after an orderly close.
            Err(error) if error.kind() == io::ErrorKind::NotFound => 0,
            Err(error) => return Err(error.into()),
        };
        Ok(fs::metadata(&self.path)?.len() + log)
    }

    /// Overwrites what pages have kept of a player whose rows are deleted.
    pub(crate) async fn wipe(&self, player: PlayerId) -> Result<(), CommitError> {
        let (path, patience) = (self.path.clone(), self.options.patience);
        // It reads the whole file, so it runs on a connection of its own while others write.
        let looked = tokio::task::spawn_blocking(move || {
            let reader = open::open_reader(&path, patience)?;
            let reader = (&reader).into();
            let has_pages = wiping::has_pages(&reader)?;
            has_pages.then(|| wiping::pages(&reader, player)).transpose()
        });
        let Some(pages) = looked.await.context("looking for deleted data left in the file")?? else {
            return self.writer.alone(|connection| Ok(connection.execute_batch("VACUUM")?)).await;
        };
        for pages in pages.chunks(PAGES) {
            let pages = pages.to_vec();
            self.write(move |connection| Ok(wiping::wipe(connection, &pages)?)).await?;
        }
        Ok(())
    }

    /// Writes the log to the database and empties it. Returns false if a reader prevented that.
    pub(crate) async fn empty_log(&self) -> Result<bool, CommitError> {
        let patience = self.options.patience;
        let empty = move |connection: &mut rusqlite::Connection| {
            connection.busy_timeout(FOR_READERS.min(patience))?;
            let emptied = open::checkpoint(connection);
            connection.busy_timeout(patience)?;
            Ok(emptied?)
        };
        self.writer.alone(empty).await
    }

    /// Finishes pending writes and closes the file.
    pub(crate) async fn close(&self) {
        // The reader first: the last connection to close merges the log into the file, and only the writer can.
        drop(self.reader().take());
        self.writer.close().await;
    }

    fn reader(&self) -> MutexGuard<'_, Option<rusqlite::Connection>> {
        // A read that panicked has changed nothing.
        self.reader.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One more than the greatest id a table ever had.
fn next_id(connection: &Connection, table: &str) -> sql::Result<u64> {
    let last: Option<i64> = connection.find("SELECT seq FROM sqlite_sequence WHERE name = ?1", [table])?;
    Ok(last.unwrap_or(0).cast_unsigned() + 1)
}
