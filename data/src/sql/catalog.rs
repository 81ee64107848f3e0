//! What an engine's catalog says of tables.

use crate::sql::{self, Connection};

/// Columns that a server still has for workers of the version before. Triggers fill them.
pub(crate) const FILLED_BY_TRIGGERS: &[(&str, &str)] =
    &[("games", "standing"), ("moderation_log", "deed"), ("moderation_log", "whom")];

/// The names of all tables, in order of name.
pub(crate) fn tables(connection: &Connection) -> sql::Result<Vec<String>> {
    let sql = match connection {
        Connection::Sqlite(_) => {
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
        }
        Connection::Postgres(_) => {
            "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename COLLATE \"C\""
        }
    };
    connection.list_whole(sql, ())
}

/// The names of a table's columns, without those that follow from others.
pub(crate) fn columns(connection: &Connection, table: &str) -> sql::Result<Vec<String>> {
    let sql = match connection {
        Connection::Sqlite(_) => "SELECT name FROM pragma_table_xinfo(?1) WHERE hidden = 0 ORDER BY cid",
        Connection::Postgres(_) => {
            "SELECT CAST(column_name AS TEXT) FROM information_schema.columns
             WHERE table_schema = 'public' AND table_name = CAST(?1 AS TEXT) AND is_generated = 'NEVER' ORDER BY ordinal_position"
        }
    };
    let mut columns: Vec<String> = connection.list_whole(sql, [table])?;
    columns.retain(|column| !FILLED_BY_TRIGGERS.contains(&(table, column)));
    Ok(columns)
}

/// What is wrong with the file. A server looks after its own.
pub(crate) fn damage(connection: &Connection) -> sql::Result<Vec<String>> {
    let Connection::Sqlite(_) = connection else { return Ok(Vec::new()) };
    let mut verdicts: Vec<String> = connection.list_whole("PRAGMA integrity_check", ())?;
    verdicts.retain(|verdict| verdict != "ok");
    Ok(verdicts)
}

/// The tables with rows that refer to missing ones, and the tables they refer to. A server lets none be deleted.
pub(crate) fn broken_references(connection: &Connection) -> sql::Result<Vec<(String, String)>> {
    let Connection::Sqlite(_) = connection else { return Ok(Vec::new()) };
    connection.list_whole(r#"SELECT "table", parent FROM pragma_foreign_key_check"#, ())
}
