//! Compares what is stored with what the finished games say, by recomputing it beside the stored tables.

use anyhow::Context as _;

use super::{
    derived::{self, TABLES, other_rows},
    pulls, recomputing,
};
use crate::{
    progress::Report,
    sql::{self, Connection},
};

/// The tables that are wrong, each with how many of its rows differ.
///
/// Recomputing writes to temporary tables, which shadow those of the same name. Nothing stored is changed.
pub(crate) fn compare(
    connection: &Connection,
    report: Report<'_>,
) -> anyhow::Result<Vec<(&'static str, usize)>> {
    let Connection::Sqlite(file) = connection else { return in_savepoint(connection, report) };
    // Neither can be switched inside a transaction. Foreign keys can't refer from temporary tables to others.
    let pragma = |name: &str| file.pragma_query_value(None, name, |row| row.get::<_, bool>(0));
    let (guarded, enforced) = (pragma("query_only")?, pragma("foreign_keys")?);
    file.pragma_update(None, "query_only", false)?;
    file.pragma_update(None, "foreign_keys", false)?;
    let compared = in_transaction(connection, report);
    file.pragma_update(None, "foreign_keys", enforced)?;
    file.pragma_update(None, "query_only", guarded)?;
    compared
}

/// Compares in a transaction that is never committed, so that the temporary tables are dropped with it.
fn in_transaction(connection: &Connection, report: Report<'_>) -> anyhow::Result<Vec<(&'static str, usize)>> {
    connection.execute_batch("BEGIN")?;
    let compared = beside(connection, report);
    connection.execute_batch("ROLLBACK")?;
    compared
}

/// Compares within the transaction of one moment in which a server is read, and takes back the temporary tables.
fn in_savepoint(connection: &Connection, report: Report<'_>) -> anyhow::Result<Vec<(&'static str, usize)>> {
    connection.execute_batch("SAVEPOINT comparing")?;
    let compared = beside(connection, report)?;
    connection.execute_batch("ROLLBACK TO SAVEPOINT comparing")?;
    Ok(compared)
}

fn beside(connection: &Connection, report: Report<'_>) -> anyhow::Result<Vec<(&'static str, usize)>> {
    for table in TABLES {
        shadow(connection, table).with_context(|| format!("{table} beside itself"))?;
    }
    let (stored, temporary) = (connection.stored(), connection.temporary());
    connection.execute_batch(&format!(
        "INSERT INTO {temporary}.finished_games SELECT * FROM {stored}.finished_games"
    ))?;
    recomputing::rewrite(connection, report)?;
    let mut others = Vec::new();
    // Some ratings are still those of the season that is being closed.
    let closing = pulls::are_left(connection)?;
    for table in TABLES.into_iter().filter(|table| !closing || !derived::OF_RATINGS.contains(table)) {
        let rows = other_rows(connection, &format!("{stored}.{table}"), &format!("{temporary}.{table}"))?;
        others.extend((rows > 0).then_some((table, rows)));
    }
    Ok(others)
}

/// Creates an empty temporary table like a stored one, which hides it.
fn shadow(connection: &Connection, table: &str) -> sql::Result<()> {
    if let Connection::Postgres(_) = connection {
        return connection
            .execute_batch(&format!("CREATE TEMPORARY TABLE {table} (LIKE public.{table} INCLUDING ALL)"));
    }
    let mut statement = connection.prepare(
        "SELECT sql FROM main.sqlite_schema WHERE tbl_name = ?1 AND sql IS NOT NULL
         AND type <> 'trigger' ORDER BY type = 'table' DESC",
    )?;
    let made: Vec<String> = statement.query_map([table], |row| row.get(0))?.collect::<sql::Result<_>>()?;
    made.iter().try_for_each(|sql| connection.execute_batch(&temporary(sql)))
}

/// The statement that creates the temporary table or index.
fn temporary(sql: &str) -> String {
    match sql.strip_prefix("CREATE INDEX ") {
        Some(rest) => format!("CREATE INDEX temp.{rest}"),
        None => sql.replacen("CREATE", "CREATE TEMP", 1),
    }
}
