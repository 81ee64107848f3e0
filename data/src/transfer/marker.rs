//! The mark of an unfinished copy: a table in the target, which says of what it is and how far it has come.
//!
//! The mark changes in the transaction that stores the rows, and is gone when all is checked. The bot refuses to start
//! on a database that has it.

use rusqlite::types::Value;

use crate::sql::{self, Connection};

/// The name of the table.
pub(crate) const TABLE: &str = "copying";

/// How far a copy has come.
#[derive(Clone, Debug, PartialEq, Default)]
pub(super) struct Position {
    /// The step that comes next.
    pub(super) step: usize,
    /// The key of the last row that the step has copied; empty at its beginning.
    pub(super) after: Vec<Value>,
}

impl Position {
    /// The beginning of a step.
    pub(super) const fn at(step: usize) -> Self {
        Self { step, after: Vec::new() }
    }

    fn text(&self) -> String {
        let after = self.after.iter().map(|value| match value {
            Value::Integer(number) => (*number).into(),
            Value::Text(text) => text.as_str().into(),
            // Keys are numbers and texts.
            _ => serde_json::Value::Null,
        });
        serde_json::json!([self.step, after.collect::<Vec<_>>()]).to_string()
    }

    fn of(text: &str) -> Option<Self> {
        let (step, after): (usize, Vec<serde_json::Value>) = serde_json::from_str(text).ok()?;
        let after = after.into_iter().map(|value| match value {
            serde_json::Value::Number(number) => number.as_i64().map(Value::Integer),
            serde_json::Value::String(text) => Some(Value::Text(text)),
            _ => None,
        });
        Some(Self { step, after: after.collect::<Option<_>>()? })
    }
}

/// Whether a database is an unfinished copy.
pub(crate) fn is_there(connection: &Connection) -> sql::Result<bool> {
    let sql = match connection {
        Connection::Sqlite(_) => "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = ?1)",
        Connection::Postgres(_) => "SELECT to_regclass('public.' || ?1) IS NOT NULL",
    };
    connection.one(sql, [TABLE])
}

/// Marks a database as a copy of what `source` identifies, of which nothing is copied yet.
pub(super) fn set(connection: &Connection, source: &str) -> sql::Result<()> {
    connection.execute_batch(&format!(
        r#"CREATE TABLE {TABLE} (
               "only" BIGINT PRIMARY KEY CHECK ("only" = 1), source TEXT NOT NULL, position TEXT NOT NULL
           )"#
    ))?;
    let sql = format!(r#"INSERT INTO {TABLE} ("only", source, position) VALUES (1, ?1, ?2)"#);
    connection.execute(&sql, (source, Position::default().text())).map(drop)
}

/// How far the copy of `source` has come; `None` if it is a copy of something else.
pub(super) fn position(connection: &Connection, source: &str) -> sql::Result<Option<Position>> {
    let sql = format!("SELECT position FROM {TABLE} WHERE source = ?1");
    let text: Option<String> = connection.find(&sql, [source])?;
    Ok(text.as_deref().and_then(Position::of))
}

/// Notes that a copy has come further. Returns false if it wasn't where it was thought to be: another program is at it.
pub(super) fn advance(connection: &Connection, from: &Position, to: &Position) -> sql::Result<bool> {
    let sql = format!("UPDATE {TABLE} SET position = ?2 WHERE position = ?1");
    Ok(connection.execute(&sql, (from.text(), to.text()))? == 1)
}

/// Forgets how far a copy has come, so that the next attempt starts over.
pub(super) fn spoil(connection: &Connection) -> sql::Result<()> {
    connection.execute(&format!("UPDATE {TABLE} SET source = ''"), ()).map(drop)
}

/// Removes the mark.
pub(super) fn remove(connection: &Connection) -> sql::Result<()> {
    connection.execute_batch(&format!("DROP TABLE {TABLE}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_goes_on_where_it_was_and_only_for_the_same_source() {
        let file = rusqlite::Connection::open_in_memory().expect("in memory");
        let connection = Connection::from(&file);
        assert!(!is_there(&connection).expect("readable"));
        set(&connection, "a").expect("marked");
        assert!(is_there(&connection).expect("readable"));
        assert_eq!(position(&connection, "a").expect("readable"), Some(Position::at(0)));
        assert_eq!(position(&connection, "b").expect("readable"), None);
        let further = Position { step: 3, after: vec![Value::Integer(-7), Value::Text("da\"ra".to_owned())] };
        assert!(advance(&connection, &Position::at(0), &further).expect("stored"));
        assert_eq!(position(&connection, "a").expect("readable"), Some(further.clone()));
        assert!(!advance(&connection, &Position::at(0), &further).expect("another was faster"));
        spoil(&connection).expect("stored");
        assert_eq!(position(&connection, "a").expect("readable"), None);
        remove(&connection).expect("removed");
        assert!(!is_there(&connection).expect("readable"));
    }
}
