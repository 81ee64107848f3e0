//! Compares what is stored with what the finished games say, by recomputing it beside the stored tables.

use anyhow::Context as _;

use super::{
    derived::{self, TABLES, other_rows},
    pulls, rewriting,
};
use crate::{progress::Report, sql::Connection};

/// The tables that are wrong, each with how many of its rows differ.
///
/// Recomputing writes to temporary tables, which shadow those of the same name. Nothing stored is changed.
pub(crate) fn compare(
    connection: &Connection,
    report: Report<'_>,
) -> anyhow::Result<Vec<(&'static str, usize)>> {
    connection.then_roll_back(|| beside(connection, report))
}

fn beside(connection: &Connection, report: Report<'_>) -> anyhow::Result<Vec<(&'static str, usize)>> {
    for table in TABLES {
        connection.shadow(table).with_context(|| format!("{table} beside itself"))?;
    }
    let (stored, temporary) = (connection.stored(), connection.temporary());
    connection.execute_batch(&format!(
        "INSERT INTO {temporary}.finished_games SELECT * FROM {stored}.finished_games"
    ))?;
    rewriting::rewrite(connection, report)?;
    let mut others = Vec::new();
    // Some ratings are still those of the season that is being closed.
    let closing = pulls::are_left(connection)?;
    for table in TABLES.into_iter().filter(|table| !closing || !derived::OF_RATINGS.contains(table)) {
        let rows = other_rows(connection, &format!("{stored}.{table}"), &format!("{temporary}.{table}"))?;
        others.extend((rows > 0).then_some((table, rows)));
    }
    Ok(others)
}
