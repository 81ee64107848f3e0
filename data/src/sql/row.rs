//! What a query returns.

use rusqlite::types::ValueRef;

use super::{Error, FromColumn, Result, postgres::column as postgres_column, value::Stored};

/// A row of either engine.
#[derive(Clone, Copy)]
pub(crate) enum Row<'r> {
    Sqlite(&'r rusqlite::Row<'r>),
    Postgres(&'r tokio_postgres::Row),
}

impl<'r> Row<'r> {
    /// The value of a column, by its place from 0.
    pub(crate) fn get<T: FromColumn>(&self, column: usize) -> Result<T> {
        match self {
            Self::Sqlite(row) => Ok(row.get::<_, Stored<T>>(column)?.0),
            Self::Postgres(row) => {
                T::from_column(postgres_column(row, column)?).map_err(|error| Error::Column(error.into()))
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

/// What a whole row is read into: a value alone, a tuple with a value for each column, or a type that names them.
pub(crate) trait FromRow: Sized {
    /// Reads a row.
    fn from_row(row: &Row<'_>) -> Result<Self>;
}

impl<T: FromColumn> FromRow for T {
    fn from_row(row: &Row<'_>) -> Result<Self> {
        row.get(0)
    }
}

macro_rules! tuples {
    ($(($($value:ident $place:literal),+))+) => {$(
        impl<$($value: FromColumn),+> FromRow for ($($value,)+) {
            fn from_row(row: &Row<'_>) -> Result<Self> {
                Ok(($(row.get::<$value>($place)?,)+))
            }
        }
    )+};
}

tuples! {
    (A 0, B 1)
    (A 0, B 1, C 2)
    (A 0, B 1, C 2, D 3)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6)
}

/// Types whose fields are columns, in this order.
macro_rules! from_columns {
    ($($type:ty { $($field:ident),+ })+) => {$(
        impl $crate::sql::FromRow for $type {
            fn from_row(row: &$crate::sql::Row<'_>) -> $crate::sql::Result<Self> {
                let mut places = 0..;
                Ok(Self { $($field: row.get(places.next().unwrap_or_default())?),+ })
            }
        }
    )+};
}
pub(crate) use from_columns;

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
