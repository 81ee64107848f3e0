//! Compares what is stored with what the games that have ended say: the same computed anew, beside it.

use anyhow::Context as _;
use rusqlite::Connection;

use super::recomputing;

/// What follows from the games that have ended; each after what it follows from itself.
const TABLES: [&str; 7] = ["finished", "results", "tallies", "streaks", "ratings", "standings", "ladders"];

/// The tables that are other than they should be, each with how many of its rows are.
///
/// A temporary table hides the one of its name: what is computed goes there, and nothing that is stored is changed.
pub(crate) fn compare(connection: &Connection) -> anyhow::Result<Vec<(&'static str, usize)>> {
    // Both cannot be switched within a transaction. References do not reach from temporary tables to others.
    let pragma = |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, bool>(0));
    let (guarded, enforced) = (pragma("query_only")?, pragma("foreign_keys")?);
    connection.pragma_update(None, "query_only", false)?;
    connection.pragma_update(None, "foreign_keys", false)?;
    let compared = beside(connection);
    connection.pragma_update(None, "foreign_keys", enforced)?;
    connection.pragma_update(None, "query_only", guarded)?;
    compared
}

fn beside(connection: &Connection) -> anyhow::Result<Vec<(&'static str, usize)>> {
    // Never committed: the temporary tables go with it.
    let transaction = connection.unchecked_transaction()?;
    for table in TABLES {
        let mut statement = transaction.prepare(
            "SELECT sql FROM main.sqlite_schema WHERE tbl_name = ?1 AND sql IS NOT NULL
             ORDER BY type = 'table' DESC, type = 'index' DESC",
        )?;
        let made: Vec<String> = statement.query_map([table], |row| row.get(0))?.collect::<Result<_, _>>()?;
        for sql in made {
            transaction.execute_batch(&temporary(&sql)).with_context(|| format!("{table} beside itself"))?;
        }
    }
    transaction.execute_batch("INSERT INTO temp.finished SELECT * FROM main.finished")?;
    recomputing::anew(&transaction)?;
    let mut others = Vec::new();
    for table in TABLES {
        let sql = format!(
            "SELECT max((SELECT count(*) FROM (SELECT * FROM main.{table} EXCEPT SELECT * FROM temp.{table})),
                        (SELECT count(*) FROM (SELECT * FROM temp.{table} EXCEPT SELECT * FROM main.{table})))"
        );
        let rows: i64 = transaction.query_row(&sql, (), |row| row.get(0))?;
        if rows > 0 {
            others.push((table, usize::try_from(rows)?));
        }
    }
    Ok(others)
}

/// The same statement for a temporary table, index or trigger.
fn temporary(sql: &str) -> String {
    match sql.strip_prefix("CREATE INDEX ") {
        Some(rest) => format!("CREATE INDEX temp.{rest}"),
        None => sql.replacen("CREATE", "CREATE TEMP", 1),
    }
}
