//! One body of SQL for two engines: SQLite in the process, and PostgreSQL over its wire.
//!
//! A statement is written once, in SQL that both understand, with parameters as `?1` or `:name`. Values are converted
//! by [`ToColumn`] and [`FromColumn`] for either engine, so a type has one form in the tables, and rows are read by
//! [`FromRow`]. What differs between the engines is named here, by what it does: no other code asks which engine it is.
//! What only SQLite has (pages, backups) uses rusqlite itself.

pub(crate) mod catalog;
mod client;
mod dialect;
mod error;
pub(crate) mod in_bulk;
mod params;
mod postgres;
mod row;
mod shadows;
mod statement;
mod value;

pub(crate) use self::{
    client::Client,
    error::{
        Error, Result, Unmet, is_conflict, is_read_only, is_unavailable, may_be_done, may_succeed_again,
    },
    params::{Bound, Params, named_params},
    postgres::Session,
    row::{FromRow, Row, Rows, from_columns},
    statement::readable,
    value::{FromColumn, ToColumn},
};

/// A connection to either engine.
#[derive(Clone, Copy)]
pub(crate) enum Connection<'c> {
    /// To a file.
    Sqlite(&'c rusqlite::Connection),
    /// To a server.
    Postgres(&'c Session),
}

impl Connection<'_> {
    /// Locks the rows that a query finds until the transaction ends. A file has one writer anyway.
    pub(crate) fn lock_rows(self, sql: &str, params: impl Params) -> Result<()> {
        match self {
            Self::Sqlite(_) => Ok(()),
            Self::Postgres(_) => self.exists(sql, params).map(drop),
        }
    }

    /// Reads all as it is at one moment. On a server, the caller has begun such a transaction.
    pub(crate) fn at_one_moment<T, E: From<Error>>(
        self,
        read: impl FnOnce() -> std::result::Result<T, E>,
    ) -> std::result::Result<T, E> {
        match self {
            Self::Sqlite(_) => {
                self.execute_batch("BEGIN")?;
                let done = read();
                self.execute_batch("ROLLBACK")?;
                done
            }
            Self::Postgres(_) => read(),
        }
    }

    /// The name of the schema with the stored tables.
    pub(crate) const fn stored(self) -> &'static str {
        match self {
            Self::Sqlite(_) => "main",
            Self::Postgres(_) => "public",
        }
    }

    /// The name of the schema with the session's own tables, which hide stored ones of the same name.
    pub(crate) const fn temporary(self) -> &'static str {
        match self {
            Self::Sqlite(_) => "temp",
            Self::Postgres(_) => "pg_temp",
        }
    }
}

#[cfg(test)]
mod tests;

#[cfg(test)]
impl<'c> Connection<'c> {
    /// SQLite's own.
    pub(crate) fn file(self) -> &'c rusqlite::Connection {
        let Self::Sqlite(connection) = self else { panic!("no file") };
        connection
    }
}

impl<'c> From<&'c Session> for Connection<'c> {
    fn from(session: &'c Session) -> Self {
        Self::Postgres(session)
    }
}

impl<'c> From<&'c rusqlite::Connection> for Connection<'c> {
    fn from(connection: &'c rusqlite::Connection) -> Self {
        Self::Sqlite(connection)
    }
}
