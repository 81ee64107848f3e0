//! What an engine's catalog says of tables.

use crate::sql::{self, Connection};

/// The names of all tables, in order of name.
pub(super) fn tables(connection: &Connection) -> sql::Result<Vec<String>> {
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

/// The names of a table's columns, without those that are computed.
pub(super) fn columns(connection: &Connection, table: &str) -> sql::Result<Vec<String>> {
    let sql = match connection {
        Connection::Sqlite(_) => "SELECT name FROM pragma_table_xinfo(?1) WHERE hidden = 0 ORDER BY cid",
        Connection::Postgres(_) => {
            "SELECT CAST(column_name AS TEXT) FROM information_schema.columns
             WHERE table_schema = 'public' AND table_name = CAST(?1 AS TEXT) AND is_generated = 'NEVER' ORDER BY ordinal_position"
        }
    };
    texts(connection, sql, Some(table))
}

fn texts(connection: &Connection, sql: &str, of: Option<&str>) -> sql::Result<Vec<String>> {
    let mut statement = connection.prepare(sql)?;
    let of = of.as_ref().map(|of| of as &dyn sql::ToSql);
    statement.query_map(of.as_slice(), |row| row.get(0))?.collect()
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::{
        migrations,
        transfer::order::{How, OF_ONE_ENGINE, TABLES},
    };

    #[test]
    fn every_table_of_sqlite_is_copied() {
        let file = migrations::sample();
        every_table_is_copied(&(&file).into());
        let connection = Connection::from(&file);
        for table in TABLES {
            let key = "SELECT name FROM pragma_table_info(?1) WHERE pk > 0 ORDER BY pk";
            assert_eq!(
                texts(&connection, key, Some(table.name)).expect("readable"),
                table.key,
                "{}",
                table.name
            );
            let counts = "SELECT name FROM sqlite_schema WHERE name = ?1 AND sql LIKE '%AUTOINCREMENT%'";
            let counts = !texts(&connection, counts, Some(table.name)).expect("readable").is_empty();
            assert_eq!(counts, table.how == How::Counted, "{}", table.name);
        }
    }

    /// Compares the list with an engine's catalog.
    pub(crate) fn every_table_is_copied(connection: &Connection) {
        let mut known: Vec<&str> = TABLES.iter().map(|table| table.name).collect();
        known.sort_unstable();
        let mut found = tables(connection).expect("readable");
        found.retain(|table| !OF_ONE_ENGINE.contains(&table.as_str()));
        assert_eq!(found, known, "is it copied, and after which tables?");
    }
}
