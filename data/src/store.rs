//! The store: a handle for the database. What it can be asked is in the files of its subjects, beside the SQL; what the two
//! engines do differently, from writing to closing, is in `engine`.

mod engine;
pub(crate) mod fence;

use play::{ChallengeId, CompetitionId, GameId};

pub use self::engine::Store;
use crate::{
    CommitError,
    server::Apart,
    sql::{Connection, FromRow, Params},
};

impl Store {
    /// An id for a new game, never returned before. It may stay unused.
    pub async fn new_game_id(&self) -> anyhow::Result<GameId> {
        self.new_id("games").await
    }

    /// The id that the next new game would get. Someone else may take it.
    pub async fn next_game_id(&self) -> anyhow::Result<GameId> {
        self.one("SELECT coalesce(max(id), 0) + 1 FROM games", ()).await
    }

    /// An id for a new challenge, never returned before. It may stay unused.
    pub async fn new_challenge_id(&self) -> anyhow::Result<ChallengeId> {
        self.new_id("challenges").await
    }

    /// An id for a new competition, never returned before. It may stay unused.
    pub async fn new_competition_id(&self) -> anyhow::Result<CompetitionId> {
        self.new_id("competitions").await
    }

    /// Checks that the database can be written, after everything queued before.
    pub async fn can_write(&self) -> Result<(), CommitError> {
        self.write(|_| Ok(())).await
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

    /// Like [`Self::write_row`], for what can wait a moment for the next write.
    pub(crate) async fn write_unhurried(
        &self,
        sql: &'static str,
        params: impl Params + Send + 'static,
    ) -> Result<(), CommitError> {
        let work = move |connection: &Connection| Ok(connection.execute(sql, &params).map(drop)?);
        self.write_later(self.by_itself(), work).await
    }

    /// Like [`Self::write_rows`], for what can wait a moment for the next write.
    pub(crate) async fn write_rows_unhurried<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        self.write_later(Apart::FromSameRows, work).await
    }

    /// How a single statement is kept apart from others: one that is fenced takes two.
    const fn by_itself(&self) -> Apart {
        if self.fence.is_none() { Apart::ByItself } else { Apart::FromSameRows }
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
