//! Compares what is stored with what the finished games say, by recomputing it beside the stored tables.

use anyhow::Context as _;
use rusqlite::Connection;

use super::{
    derived::{self, TABLES, other_rows},
    pulls, recomputing,
};
use crate::progress::Report;

/// The tables that are wrong, each with how many of its rows differ.
///
/// Recomputing writes to temporary tables, which shadow those of the same name. Nothing stored is changed.
pub(crate) fn compare(
    connection: &Connection,
    report: Report<'_>,
) -> anyhow::Result<Vec<(&'static str, usize)>> {
    // Neither can be switched inside a transaction. Foreign keys can't refer from temporary tables to others.
    let pragma = |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, bool>(0));
    let (guarded, enforced) = (pragma("query_only")?, pragma("foreign_keys")?);
    connection.pragma_update(None, "query_only", false)?;
    connection.pragma_update(None, "foreign_keys", false)?;
    let compared = beside(connection, report);
    connection.pragma_update(None, "foreign_keys", enforced)?;
    connection.pragma_update(None, "query_only", guarded)?;
    compared
}

fn beside(connection: &Connection, report: Report<'_>) -> anyhow::Result<Vec<(&'static str, usize)>> {
    // Never committed, so the temporary tables are dropped with it.
    let transaction = connection.unchecked_transaction()?;
    for table in TABLES {
        let mut statement = transaction.prepare(
            "SELECT sql FROM main.sqlite_schema WHERE tbl_name = ?1 AND sql IS NOT NULL
             AND type <> 'trigger' ORDER BY type = 'table' DESC",
        )?;
        let made: Vec<String> = statement.query_map([table], |row| row.get(0))?.collect::<Result<_, _>>()?;
        for sql in made {
            transaction.execute_batch(&temporary(&sql)).with_context(|| format!("{table} beside itself"))?;
        }
    }
    transaction.execute_batch("INSERT INTO temp.finished SELECT * FROM main.finished")?;
    recomputing::anew(&transaction, report)?;
    let mut others = Vec::new();
    // Some ratings are still those of the season that is being closed.
    let closing = pulls::are_left(&transaction)?;
    for table in TABLES.into_iter().filter(|table| !closing || !derived::OF_RATINGS.contains(table)) {
        let rows = other_rows(&transaction, &format!("main.{table}"), &format!("temp.{table}"))?;
        others.extend((rows > 0).then_some((table, rows)));
    }
    Ok(others)
}

/// The statement that creates the temporary table or index.
fn temporary(sql: &str) -> String {
    match sql.strip_prefix("CREATE INDEX ") {
        Some(rest) => format!("CREATE INDEX temp.{rest}"),
        None => sql.replacen("CREATE", "CREATE TEMP", 1),
    }
}
