//! Rows: read in portions by their key, inserted, and summed up.

use std::{
    collections::hash_map::DefaultHasher,
    fmt::Write as _,
    hash::{Hash as _, Hasher as _},
};

use rusqlite::types::Value;

use super::order::Table;
use crate::sql::{self, Connection, ToColumn};

/// How many rows are in memory at once.
const PORTION: usize = if cfg!(test) { 2 } else { 4_000 };

/// A row, with a value for each column that was asked for.
pub(super) type Row = Vec<Value>;

/// A table that is read, and what of it.
pub(super) struct Reading<'t> {
    table: &'t Table,
    columns: &'t [String],
}

impl<'t> Reading<'t> {
    /// All rows. The columns must contain the key.
    pub(super) const fn of(table: &'t Table, columns: &'t [String]) -> Self {
        Self { table, columns }
    }

    /// Shows all rows to `work`, in order of the key and a portion at a time, with how many there were until then.
    pub(super) fn for_each_portion(
        &self,
        connection: &Connection,
        mut work: impl FnMut(u64, &[Row]) -> sql::Result<()>,
    ) -> sql::Result<()> {
        let place = |key: &&str| self.columns.iter().position(|column| column == key);
        let places: Vec<usize> = self.table.key.iter().filter_map(place).collect();
        let (mut done, mut after) = (0, Vec::new());
        loop {
            let rows = self.portion(connection, &after)?;
            let Some(last) = rows.last() else { return Ok(()) };
            after = places.iter().filter_map(|&place| last.get(place).cloned()).collect();
            done += rows.len() as u64;
            work(done, &rows)?;
        }
    }

    /// The next rows after one with this key, or the first.
    fn portion(&self, connection: &Connection, after: &[Value]) -> sql::Result<Vec<Row>> {
        let key = list(self.table.key);
        let places: Vec<String> = (1..=after.len()).map(|place| format!("?{place}")).collect();
        let which = match after {
            [] => String::new(),
            _ => format!("WHERE ({key}) > ({})", places.join(", ")),
        };
        let (columns, schema, name) = (list(self.columns), connection.stored(), self.table.name);
        let sql = format!("SELECT {columns} FROM {schema}.{name} {which} ORDER BY {key} LIMIT {PORTION}");
        let after: Vec<&dyn ToColumn> = after.iter().map(|value| value as &dyn ToColumn).collect();
        let read = |row: &sql::Row<'_>| (0..self.columns.len()).map(|column| row.get(column)).collect();
        connection.read_all(&sql, after.as_slice(), read)?.into_iter().collect()
    }
}

/// Names in quotes, since some are words of SQL.
fn list<T: AsRef<str>>(names: &[T]) -> String {
    names.iter().map(|name| format!("\"{}\"", name.as_ref())).collect::<Vec<_>>().join(", ")
}

/// Inserts rows.
pub(super) fn insert(
    connection: &Connection,
    table: &str,
    columns: &[String],
    rows: &[Row],
) -> sql::Result<()> {
    let (schema, names) = (connection.stored(), list(columns));
    match connection {
        Connection::Sqlite(file) => {
            let places: Vec<String> = (1..=columns.len()).map(|place| format!("?{place}")).collect();
            let sql = format!("INSERT INTO {schema}.{table} ({names}) VALUES ({})", places.join(", "));
            let mut statement = file.prepare(&sql)?;
            for row in rows {
                statement.execute(rusqlite::params_from_iter(row))?;
            }
            Ok(())
        }
        Connection::Postgres(session) => {
            let mut text = String::new();
            rows.iter().try_for_each(|row| line(row, &mut text))?;
            session.copy_in(&format!("COPY {schema}.{table} ({names}) FROM STDIN"), text.as_bytes())
        }
    }
}

/// A row as a line of PostgreSQL's `COPY`, whose columns know how to read it: a flag from 0 and 1, for example.
fn line(row: &Row, text: &mut String) -> sql::Result<()> {
    for (place, value) in row.iter().enumerate() {
        if place > 0 {
            text.push('\t');
        }
        match value {
            Value::Null => text.push_str("\\N"),
            Value::Integer(number) => _ = write!(text, "{number}"),
            // The shortest text that is read back as the same number.
            Value::Real(number) => _ = write!(text, "{number:e}"),
            Value::Text(value) => {
                for letter in value.chars() {
                    match letter {
                        '\\' => text.push_str("\\\\"),
                        '\t' => text.push_str("\\t"),
                        '\n' => text.push_str("\\n"),
                        '\r' => text.push_str("\\r"),
                        letter => text.push(letter),
                    }
                }
            }
            Value::Blob(_) => {
                return Err(sql::Error::Column(anyhow::anyhow!("no table has columns of bytes")));
            }
        }
    }
    text.push('\n');
    Ok(())
}

/// How many rows there are, and a sum over all their values that doesn't depend on their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Sum {
    rows: u64,
    values: u64,
}

impl Sum {
    /// Adds a row.
    pub(super) fn add(&mut self, row: &Row) {
        let mut hasher = DefaultHasher::new();
        for value in row {
            match value {
                Value::Null => 0_u8.hash(&mut hasher),
                Value::Integer(number) => (1_u8, number).hash(&mut hasher),
                Value::Real(number) => (2_u8, number.to_bits()).hash(&mut hasher),
                Value::Text(text) => (3_u8, text).hash(&mut hasher),
                Value::Blob(bytes) => (4_u8, bytes).hash(&mut hasher),
            }
        }
        self.rows += 1;
        self.values = self.values.wrapping_add(hasher.finish());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_what_postgresql_would_take_for_something_else_in_other_words() {
        let row = vec![
            Value::Null,
            Value::Integer(i64::MIN),
            Value::Real(0.1 + 0.2),
            Value::Text("a\\N\tb\r\nc".to_owned()),
            Value::Text(String::new()),
        ];
        let mut text = String::new();
        line(&row, &mut text).expect("written");
        assert_eq!(text, "\\N\t-9223372036854775808\t3.0000000000000004e-1\ta\\\\N\\tb\\r\\nc\t\n");
    }

    #[test]
    fn a_sum_depends_on_every_value_and_on_no_order() {
        let [one, other] = [1, 2].map(|number| vec![Value::Integer(number), Value::Text("b3".to_owned())]);
        let sum = |rows: &[&Row]| {
            let mut sum = Sum::default();
            for row in rows {
                sum.add(row);
            }
            sum
        };
        assert_eq!(sum(&[&one, &other]), sum(&[&other, &one]));
        assert_ne!(sum(&[&one, &other]), sum(&[&one, &one]));
        assert_ne!(sum(&[&vec![Value::Integer(1)]]), sum(&[&vec![Value::Real(1.0)]]));
        assert_ne!(sum(&[&vec![Value::Null]]), sum(&[&vec![Value::Text(String::new())]]));
    }
}
