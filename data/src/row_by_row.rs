//! Reading rows one by one, so that an unreadable one costs no other.

use crate::sql::{Connection, Params, Row};

/// Reads every row by itself, so that one that cannot be read leaves the others.
pub(crate) fn read_each<T>(
    connection: &Connection,
    sql: &str,
    params: impl Params,
    read: impl Fn(&Row<'_>) -> anyhow::Result<T>,
) -> anyhow::Result<Vec<anyhow::Result<T>>> {
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query(params)?;
    let mut all = Vec::new();
    while let Some(row) = rows.next()? {
        all.push(read(&row));
    }
    Ok(all)
}

/// The rows that could be read; the others are logged for the operator. Only another program can have written
/// such a row, and it must not keep the rest from being announced or expiring.
pub(crate) fn readable<T>(rows: Vec<anyhow::Result<T>>) -> Vec<T> {
    let report = |error: &anyhow::Error| tracing::error!(error = format!("{error:#}"), "skipping a row");
    rows.into_iter().filter_map(|row| row.inspect_err(report).ok()).collect()
}
