//! Statements: prepared once, and run.

use std::rc::Rc;

use super::{
    Bound, Connection, Error, FromRow, Params, Result, Row, Rows, Session, Unmet, params::named,
    postgres::Prepared, value::Stored,
};

/// A prepared statement.
pub(crate) enum Statement<'c> {
    /// SQLite's, which the connection caches.
    Sqlite(rusqlite::CachedStatement<'c>),
    /// PostgreSQL's, which is kept as long as the session.
    Postgres(&'c Session, Rc<Prepared>),
}

impl<'c> Connection<'c> {
    /// A statement to run several times.
    pub(crate) fn prepare(self, sql: &str) -> Result<Statement<'c>> {
        match self {
            Self::Sqlite(connection) => Ok(Statement::Sqlite(connection.prepare_cached(sql)?)),
            Self::Postgres(session) => Ok(Statement::Postgres(session, session.prepare(sql)?)),
        }
    }

    /// Runs a statement, and returns how many rows it changed.
    pub(crate) fn execute(self, sql: &str, params: impl Params) -> Result<usize> {
        self.prepare(sql)?.execute(params)
    }

    /// Runs a statement. A server is asked together with what comes next in the transaction, so that it needn't be waited for.
    pub(crate) fn send(self, sql: &str, params: impl Params) -> Result<()> {
        self.later(sql, params, None)
    }

    /// Like [`Self::send`], for a statement that must change a row. If it doesn't, the transaction fails with this.
    pub(crate) fn change(self, sql: &str, params: impl Params, otherwise: Unmet) -> Result<()> {
        self.later(sql, params, Some(otherwise))
    }

    fn later(self, sql: &str, params: impl Params, otherwise: Option<Unmet>) -> Result<()> {
        match (self, otherwise) {
            (Self::Sqlite(_), None) => self.execute(sql, params).map(drop),
            (Self::Sqlite(_), Some(unmet)) => match self.execute(sql, params)? {
                0 => Err(Error::Unmet(unmet)),
                _ => Ok(()),
            },
            (Self::Postgres(session), otherwise) => {
                let prepared = session.prepare(sql)?;
                params.bind(|bound| session.later(prepared, bound, otherwise))
            }
        }
    }

    /// Runs statements without parameters.
    pub(crate) fn execute_batch(self, sql: &str) -> Result<()> {
        match self {
            Self::Sqlite(connection) => Ok(connection.execute_batch(sql)?),
            Self::Postgres(session) => session.batch(sql),
        }
    }

    /// The first row of a query that always has one.
    pub(crate) fn one<T: FromRow>(self, sql: &str, params: impl Params) -> Result<T> {
        self.prepare(sql)?.one(params)
    }

    /// The first row, if there is one.
    pub(crate) fn find<T: FromRow>(self, sql: &str, params: impl Params) -> Result<Option<T>> {
        self.prepare(sql)?.find(params)
    }

    /// The rows that can be read; the others are logged for the operator. Only another program can have written such a
    /// row, and it must not keep the rest from being announced or expiring.
    pub(crate) fn list<T: FromRow>(self, sql: &str, params: impl Params) -> Result<Vec<T>> {
        Ok(readable(self.each(sql, params)?))
    }

    /// All rows, or an error if one can't be read: for what would be wrong without it, such as a copy or a deletion.
    pub(crate) fn list_whole<T: FromRow>(self, sql: &str, params: impl Params) -> Result<Vec<T>> {
        self.prepare(sql)?.list_whole(params)
    }

    /// All rows, each by itself: one that can't be read leaves the others.
    pub(crate) fn each<T: FromRow>(self, sql: &str, params: impl Params) -> Result<Vec<Result<T>>> {
        self.prepare(sql)?.read_all(params, T::from_row)
    }

    /// Why rows can't be read.
    pub(crate) fn unreadable<T: FromRow>(self, sql: &str) -> Result<Vec<Error>> {
        Ok(self.each::<T>(sql, ())?.into_iter().filter_map(Result::err).collect())
    }

    /// All rows, read by a function.
    pub(crate) fn read_all<T>(
        self,
        sql: &str,
        params: impl Params,
        read: impl Fn(&Row<'_>) -> T,
    ) -> Result<Vec<T>> {
        self.prepare(sql)?.read_all(params, read)
    }

    /// Whether there is a row.
    pub(crate) fn exists(self, sql: &str, params: impl Params) -> Result<bool> {
        self.prepare(sql)?.exists(params)
    }
}

impl Statement<'_> {
    /// Runs it, and returns how many rows it changed.
    pub(crate) fn execute(&mut self, params: impl Params) -> Result<usize> {
        params.bind(|bound| match self {
            Self::Sqlite(statement) => {
                bind(statement, bound)?;
                Ok(statement.raw_execute()?)
            }
            Self::Postgres(session, prepared) => session.execute(prepared, bound),
        })
    }

    /// Runs it, and returns its rows.
    pub(crate) fn query(&mut self, params: impl Params) -> Result<Rows<'_>> {
        params.bind(|bound| match self {
            Self::Sqlite(statement) => {
                bind(statement, bound)?;
                Ok(Rows::Sqlite(statement.raw_query()))
            }
            Self::Postgres(session, prepared) => Ok(Rows::Postgres(session.query(prepared, bound)?, 0)),
        })
    }

    /// Runs it, and reads every row.
    fn read_all<T>(&mut self, params: impl Params, read: impl Fn(&Row<'_>) -> T) -> Result<Vec<T>> {
        let mut rows = self.query(params)?;
        let mut all = Vec::new();
        while let Some(row) = rows.next()? {
            all.push(read(&row));
        }
        Ok(all)
    }

    /// Like [`Connection::list_whole`].
    pub(crate) fn list_whole<T: FromRow>(&mut self, params: impl Params) -> Result<Vec<T>> {
        self.read_all(params, T::from_row)?.into_iter().collect()
    }

    /// The first row, if there is one.
    pub(crate) fn find<T: FromRow>(&mut self, params: impl Params) -> Result<Option<T>> {
        self.query(params)?.next()?.map(|row| T::from_row(&row)).transpose()
    }

    /// The first row of a query that always has one.
    pub(crate) fn one<T: FromRow>(&mut self, params: impl Params) -> Result<T> {
        self.find(params)?.ok_or(Error::NoRow)
    }

    /// Whether it has a row.
    pub(crate) fn exists(&mut self, params: impl Params) -> Result<bool> {
        Ok(self.query(params)?.next()?.is_some())
    }
}

/// The rows that could be read. The others are logged.
pub(crate) fn readable<T>(rows: Vec<Result<T>>) -> Vec<T> {
    let log = |error: &Error| tracing::error!(error = format!("{error:#}"), "skipping a row");
    rows.into_iter().filter_map(|row| row.inspect_err(log).ok()).collect()
}

/// Gives SQLite's statement its parameters.
fn bind(statement: &mut rusqlite::Statement<'_>, bound: Bound<'_>) -> Result<()> {
    let count = statement.parameter_count();
    match bound {
        Bound::Placed(values) if values.len() != count => {
            return Err(rusqlite::Error::InvalidParameterCount(values.len(), count).into());
        }
        Bound::Placed(values) => {
            for (place, value) in (1..).zip(values) {
                statement.raw_bind_parameter(place, Stored(*value))?;
            }
        }
        Bound::Named(values) => {
            for place in 1..=count {
                let name = statement.parameter_name(place).unwrap_or_default();
                let value = named(values, name)?;
                statement.raw_bind_parameter(place, Stored(value))?;
            }
        }
    }
    Ok(())
}
