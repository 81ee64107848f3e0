//! Rows, each read by itself.

use rusqlite::{Connection, Params, Row};

/// Reads every row by itself, so that one that cannot be read leaves the others.
pub(crate) fn each<T>(
    connection: &Connection,
    sql: &str,
    params: impl Params,
    read: impl Fn(&Row<'_>) -> anyhow::Result<T>,
) -> anyhow::Result<Vec<anyhow::Result<T>>> {
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query(params)?;
    let mut all = Vec::new();
    while let Some(row) = rows.next()? {
        all.push(read(row));
    }
    Ok(all)
}
