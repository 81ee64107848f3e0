//! The greatest number that a table's key ever had, which later rows must exceed even if it was deleted.

use super::order::{How, TABLES, Table};
use crate::sql::{self, Connection};

/// The tables that count, and the column that does.
pub(super) fn counted() -> impl Iterator<Item = (&'static Table, &'static str)> {
    let tables = TABLES.iter().filter(|table| table.how == How::Counted);
    tables.filter_map(|table| Some((table, *table.key.first()?)))
}

/// The greatest number that was ever used; 0 if there is none.
pub(super) fn greatest(connection: &Connection, table: &str, column: &str) -> sql::Result<i64> {
    let sql = format!("SELECT coalesce(max({column}), 0) FROM {}.{table}", connection.stored());
    let stored: i64 = connection.one(&sql, ())?;
    let counted = match connection {
        Connection::Sqlite(_) => {
            let sql = "SELECT seq FROM sqlite_sequence WHERE name = ?1";
            connection.find(sql, [table])?.unwrap_or(0)
        }
        Connection::Postgres(_) => {
            let sequence = sequence(connection, table, column)?;
            let sql = format!("SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {sequence}");
            connection.one(&sql, ())?
        }
    };
    Ok(stored.max(counted))
}

/// Sees to it that later numbers are greater.
pub(super) fn set(connection: &Connection, table: &str, column: &str, greatest: i64) -> sql::Result<()> {
    if greatest == 0 {
        return Ok(());
    }
    match connection {
        Connection::Sqlite(_) => {
            let known = connection
                .execute("UPDATE sqlite_sequence SET seq = ?2 WHERE name = ?1", (table, greatest))?;
            if known == 0 {
                let sql = "INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)";
                connection.execute(sql, (table, greatest))?;
            }
            Ok(())
        }
        Connection::Postgres(_) => {
            let sequence = sequence(connection, table, column)?;
            connection.exists("SELECT setval(CAST(?1 AS TEXT)::regclass, ?2)", (sequence, greatest)).map(drop)
        }
    }
}

/// The name of PostgreSQL's sequence.
fn sequence(connection: &Connection, table: &str, column: &str) -> sql::Result<String> {
    let sql = "SELECT pg_get_serial_sequence('public.' || ?1, ?2)";
    connection.one(sql, (table, column))
}
