//! Values of columns. A type has one form in the tables of either engine, which `columns` says for those of the game.

use rusqlite::{
    Error,
    types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, Value, ValueRef},
};

/// What a column can store.
pub(crate) trait ToColumn {
    /// How it is stored.
    fn to_column(&self) -> rusqlite::Result<ToSqlOutput<'_>>;
}

/// What can be read from a column.
pub(crate) trait FromColumn: Sized {
    /// Parses what is stored.
    fn from_column(value: ValueRef<'_>) -> FromSqlResult<Self>;
}

macro_rules! plain {
    ($($type:ty),+) => {$(
        impl ToColumn for $type {
            fn to_column(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                self.to_sql()
            }
        }

        impl FromColumn for $type {
            fn from_column(value: ValueRef<'_>) -> FromSqlResult<Self> {
                Self::column_result(value)
            }
        }
    )+};
}

plain!(bool, u8, u16, i32, u32, i64, f64, String, Vec<u8>, Value);

impl ToColumn for str {
    fn to_column(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.into())
    }
}

impl ToColumn for usize {
    fn to_column(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let number = i64::try_from(*self).map_err(|error| Error::ToSqlConversionFailure(error.into()))?;
        Ok(number.into())
    }
}

impl FromColumn for usize {
    fn from_column(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let number = value.as_i64()?;
        number.try_into().map_err(|_| FromSqlError::OutOfRange(number))
    }
}

impl<T: ToColumn + ?Sized> ToColumn for &T {
    fn to_column(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        T::to_column(self)
    }
}

impl<T: ToColumn> ToColumn for Option<T> {
    fn to_column(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.as_ref().map_or_else(|| Ok(ToSqlOutput::Owned(Value::Null)), ToColumn::to_column)
    }
}

impl<T: FromColumn> FromColumn for Option<T> {
    fn from_column(value: ValueRef<'_>) -> FromSqlResult<Self> {
        if value == ValueRef::Null { Ok(None) } else { T::from_column(value).map(Some) }
    }
}

/// A value as rusqlite takes it and gives it back.
pub(super) struct Stored<T>(pub(super) T);

impl ToSql for Stored<&dyn ToColumn> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_column()
    }
}

impl<T: FromColumn> FromSql for Stored<T> {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        T::from_column(value).map(Self)
    }
}
