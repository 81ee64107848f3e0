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
    texts(connection, sql, None)
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
    let mut columns = texts(connection, sql, Some(table))?;
    columns.retain(|column| !FILLED_BY_TRIGGERS.contains(&(table, column)));
    Ok(columns)
}

/// The texts that a statement finds, with a parameter if there is one.
pub(crate) fn texts(connection: &Connection, sql: &str, of: Option<&str>) -> sql::Result<Vec<String>> {
    let mut statement = connection.prepare(sql)?;
    let of = of.as_ref().map(|of| of as &dyn sql::ToSql);
    statement.query_map(of.as_slice(), |row| row.get(0))?.collect()
}
