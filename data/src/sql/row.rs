//! What a query returns.

use rusqlite::types::{FromSql, ValueRef};

use super::{Error, Result, postgres::column as postgres_column};

/// How a column is named: by its place, from 0. A trait, so that the type of a value can be named alone.
pub(crate) trait Column {
    fn place(self) -> usize;
}

impl Column for usize {
    fn place(self) -> usize {
        self
    }
}

/// A row of either engine.
#[derive(Clone, Copy)]
pub(crate) enum Row<'r> {
    Sqlite(&'r rusqlite::Row<'r>),
    Postgres(&'r tokio_postgres::Row),
}

impl<'r> Row<'r> {
    /// The value of a column.
    pub(crate) fn get<C: Column, T: FromSql>(&self, column: C) -> Result<T> {
        match self {
            Self::Sqlite(row) => Ok(row.get(column.place())?),
            Self::Postgres(row) => {
                let value = postgres_column(row, column.place())?;
                T::column_result(value).map_err(|error| Error::Column(error.into()))
            }
        }
    }

    /// The names of its columns.
    pub(crate) fn names(&self) -> Vec<String> {
        match self {
            Self::Sqlite(row) => row.as_ref().column_names().map(str::to_owned).collect(),
            Self::Postgres(row) => row.columns().iter().map(|column| column.name().to_owned()).collect(),
        }
    }

    /// The value of a column, borrowed.
    pub(crate) fn get_ref(&self, column: usize) -> Result<ValueRef<'r>> {
        match self {
            Self::Sqlite(row) => Ok(row.get_ref(column)?),
            Self::Postgres(row) => postgres_column(row, column),
        }
    }
}

/// Rows, one after the other.
pub(crate) enum Rows<'s> {
    Sqlite(rusqlite::Rows<'s>),
    /// All of them, and which comes next.
    Postgres(Vec<tokio_postgres::Row>, usize),
}

impl Rows<'_> {
    /// The next row; `None` after the last.
    pub(crate) fn next(&mut self) -> Result<Option<Row<'_>>> {
        match self {
            Self::Sqlite(rows) => Ok(rows.next()?.map(Row::Sqlite)),
            Self::Postgres(rows, next) => {
                *next += 1;
                Ok(rows.get(*next - 1).map(Row::Postgres))
            }
        }
    }
}

/// Rows that are read by a function.
pub(crate) struct Mapped<'s, F> {
    rows: Rows<'s>,
    read: F,
}

impl<'s, F> Mapped<'s, F> {
    pub(crate) fn new(rows: Rows<'s>, read: F) -> Self {
        Self { rows, read }
    }
}

impl<T, F: FnMut(&Row<'_>) -> Result<T>> Iterator for Mapped<'_, F> {
    type Item = Result<T>;

    fn next(&mut self) -> Option<Result<T>> {
        match self.rows.next() {
            Ok(row) => row.map(|row| (self.read)(&row)),
            Err(error) => Some(Err(error)),
        }
    }
}
