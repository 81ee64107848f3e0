//! Statements, prepared.

use std::rc::Rc;

use super::{Bound, Connection, Error, Params, Result, Row, Rows, Session, postgres::Prepared, row::Mapped};

/// A prepared statement.
pub(crate) enum Statement<'c> {
    /// SQLite's, which is kept for the next time.
    Cached(rusqlite::CachedStatement<'c>),
    /// SQLite's, for once.
    Once(rusqlite::Statement<'c>),
    /// PostgreSQL's, which is kept as long as the session.
    Postgres(&'c Session, Rc<Prepared>),
}

impl<'c> Connection<'c> {
    /// A statement that is run often.
    pub(crate) fn prepare_cached(self, sql: &str) -> Result<Statement<'c>> {
        match self {
            Self::Sqlite(connection) => Ok(Statement::Cached(connection.prepare_cached(sql)?)),
            Self::Postgres(session) => Ok(Statement::Postgres(session, session.prepare(sql)?)),
        }
    }

    /// A statement that is run rarely.
    pub(crate) fn prepare(self, sql: &str) -> Result<Statement<'c>> {
        match self {
            Self::Sqlite(connection) => Ok(Statement::Once(connection.prepare(sql)?)),
            Self::Postgres(session) => Ok(Statement::Postgres(session, session.prepare(sql)?)),
        }
    }

    /// Runs a statement, and returns how many rows it changed.
    pub(crate) fn execute(self, sql: &str, params: impl Params) -> Result<usize> {
        self.prepare(sql)?.execute(params)
    }

    /// Runs statements without parameters.
    pub(crate) fn execute_batch(self, sql: &str) -> Result<()> {
        match self {
            Self::Sqlite(connection) => Ok(connection.execute_batch(sql)?),
            Self::Postgres(session) => session.batch(sql),
        }
    }

    /// Runs a query that has one row.
    pub(crate) fn query_row<T>(
        self,
        sql: &str,
        params: impl Params,
        read: impl FnOnce(&Row<'_>) -> Result<T>,
    ) -> Result<T> {
        self.prepare(sql)?.query_row(params, read)
    }
}

impl Statement<'_> {
    /// Runs it, and returns how many rows it changed.
    pub(crate) fn execute(&mut self, params: impl Params) -> Result<usize> {
        params.bind(|bound| match (self, bound) {
            (Self::Cached(statement), Bound::Placed(values)) => Ok(statement.execute(values)?),
            (Self::Cached(statement), Bound::Named(values)) => Ok(statement.execute(values)?),
            (Self::Once(statement), Bound::Placed(values)) => Ok(statement.execute(values)?),
            (Self::Once(statement), Bound::Named(values)) => Ok(statement.execute(values)?),
            (Self::Postgres(session, prepared), bound) => session.execute(prepared, bound),
        })
    }

    /// Runs it, and returns its rows.
    pub(crate) fn query(&mut self, params: impl Params) -> Result<Rows<'_>> {
        params.bind(|bound| match (self, bound) {
            (Self::Cached(statement), Bound::Placed(values)) => Ok(Rows::Sqlite(statement.query(values)?)),
            (Self::Cached(statement), Bound::Named(values)) => Ok(Rows::Sqlite(statement.query(values)?)),
            (Self::Once(statement), Bound::Placed(values)) => Ok(Rows::Sqlite(statement.query(values)?)),
            (Self::Once(statement), Bound::Named(values)) => Ok(Rows::Sqlite(statement.query(values)?)),
            (Self::Postgres(session, prepared), bound) => {
                Ok(Rows::Postgres(session.query(prepared, bound)?, 0))
            }
        })
    }

    /// Runs it, and reads its rows one by one.
    pub(crate) fn query_map<T, F: FnMut(&Row<'_>) -> Result<T>>(
        &mut self,
        params: impl Params,
        read: F,
    ) -> Result<Mapped<'_, F>> {
        Ok(Mapped::new(self.query(params)?, read))
    }

    /// Runs it, and reads its only row.
    pub(crate) fn query_row<T>(
        &mut self,
        params: impl Params,
        read: impl FnOnce(&Row<'_>) -> Result<T>,
    ) -> Result<T> {
        match self.query(params)?.next()? {
            Some(row) => read(&row),
            None => Err(Error::NoRow),
        }
    }

    /// Whether it has a row.
    pub(crate) fn exists(&mut self, params: impl Params) -> Result<bool> {
        Ok(self.query(params)?.next()?.is_some())
    }
}
