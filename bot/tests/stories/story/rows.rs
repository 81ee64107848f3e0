//! Every stored row, to see what a request changed and whom it concerns.

use std::collections::BTreeSet;

use jiff::Timestamp;
use rusqlite::{Connection, OpenFlags, types::ValueRef};

use super::Story;

/// Tables with notes about every request, which say nothing about games.
const NOTES: [&str; 5] =
    ["interactions", "channel_replies", "heartbeat", "sqlite_sequence", "refinery_schema_history"];

/// A connection to the bot's database.
pub(crate) struct Rows(Connection);

impl Story {
    /// Opens one.
    pub(crate) fn rows(&self) -> Rows {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        Rows(Connection::open_with_flags(self.database(), flags).expect("the bot's database"))
    }
}

impl Rows {
    /// Every row outside [`NOTES`], as `table|column=value|…|`.
    pub(crate) fn all(&self) -> BTreeSet<String> {
        let mut tables =
            self.0.prepare_cached("SELECT name FROM sqlite_master WHERE type = 'table'").expect("tables");
        let tables: Vec<String> = tables
            .query_map([], |row| row.get(0))
            .expect("tables")
            .map(|name| name.expect("a name"))
            .collect();
        let kept = tables.iter().filter(|table| !NOTES.contains(&table.as_str()));
        // The world is no one's, and stored once someone joins it.
        let is_world = |row: &String| row.starts_with("guilds|id=0|");
        kept.flat_map(|table| self.of(table)).filter(|row| !is_world(row)).collect()
    }

    /// The numbers in the first column of a query's rows.
    pub(crate) fn numbers(&self, sql: &str) -> Vec<i64> {
        let mut rows = self.0.prepare_cached(sql).expect("a query");
        let numbers = rows.query_map([], |row| row.get(0)).expect("rows");
        numbers.map(|number| number.expect("a number")).collect()
    }

    /// The latest heartbeat in the database.
    pub(crate) fn alive(&self) -> Timestamp {
        let at: i64 = self.0.query_row("SELECT at FROM heartbeat", (), |row| row.get(0)).expect("noted");
        Timestamp::from_millisecond(at).expect("a time")
    }

    fn of(&self, table: &str) -> Vec<String> {
        let mut rows = self.0.prepare_cached(&format!("SELECT * FROM {table}")).expect("a table");
        let columns: Vec<String> = rows.column_names().map(str::to_owned).collect();
        let written = rows.query_map([], |row| {
            let mut text = format!("{table}|");
            for (at, column) in columns.iter().enumerate() {
                // A challenge's message id is stored shortly after the challenge.
                if (table, column.as_str()) == ("challenges", "message") {
                    continue;
                }
                let value = match row.get_ref(at)? {
                    ValueRef::Null => "-".to_owned(),
                    ValueRef::Integer(number) => number.to_string(),
                    ValueRef::Real(number) => number.to_string(),
                    ValueRef::Text(text) | ValueRef::Blob(text) => String::from_utf8_lossy(text).into_owned(),
                };
                text.extend([column.as_str(), "=", value.as_str(), "|"]);
            }
            Ok(text)
        });
        written.expect("rows").map(|row| row.expect("a row")).collect()
    }
}
