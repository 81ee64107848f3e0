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

/// Those rows that can be read. One that cannot, which only another program can have written, must not keep the others
/// from being told or from expiring: it is left where it is, and the operator is told.
pub(crate) fn readable<T>(rows: Vec<anyhow::Result<T>>) -> Vec<T> {
    let report = |error: &anyhow::Error| tracing::error!(error = format!("{error:#}"), "a row is left out");
    rows.into_iter().filter_map(|row| row.inspect_err(report).ok()).collect()
}
