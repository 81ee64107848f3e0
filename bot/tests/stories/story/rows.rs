//! All that is stored, row by row: what somebody's deed changed, and whom that concerns.

use std::collections::BTreeSet;

use jiff::Timestamp;
use rusqlite::{Connection, OpenFlags, types::ValueRef};

use super::Story;

/// What is noted of everything that happens, and tells nothing of anybody's games.
const NOTES: [&str; 4] = ["interactions", "heartbeat", "sqlite_sequence", "refinery_schema_history"];

/// A look at the bot's database beside the bot's own.
pub(crate) struct Rows(Connection);

impl Story {
    /// Opens such a look.
    pub(crate) fn rows(&self) -> Rows {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        Rows(Connection::open_with_flags(&self.settings.database, flags).expect("the bot's database"))
    }
}

impl Rows {
    /// Every row but those of [`NOTES`], each as `table|column=value|…|`.
    pub(crate) fn all(&self) -> BTreeSet<String> {
        let mut tables =
            self.0.prepare_cached("SELECT name FROM sqlite_master WHERE type = 'table'").expect("tables");
        let tables: Vec<String> = tables
            .query_map([], |row| row.get(0))
            .expect("tables")
            .map(|name| name.expect("a name"))
            .collect();
        let kept = tables.iter().filter(|table| !NOTES.contains(&table.as_str()));
        kept.flat_map(|table| self.of(table)).collect()
    }

    /// When it was noted last that the bot is alive.
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
                // The number of a challenge's message is noted a moment after the challenge was made.
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
