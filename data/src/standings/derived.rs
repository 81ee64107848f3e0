//! The tables that follow from the finished games.

use crate::sql::Connection;

/// Each comes after those it follows from.
pub(super) const TABLES: [&str; 7] =
    ["finished", "results", "tallies", "streaks", "ratings", "standings", "ladders"];

/// Those of [`TABLES`] that a closed season changes.
pub(super) const OF_RATINGS: [&str; 3] = ["ratings", "standings", "ladders"];

/// How many rows of two tables with the same columns differ.
pub(super) fn other_rows(connection: &Connection, one: &str, other: &str) -> anyhow::Result<usize> {
    let sql = format!(
        "SELECT max((SELECT count(*) FROM (SELECT * FROM {one} EXCEPT SELECT * FROM {other})),
                    (SELECT count(*) FROM (SELECT * FROM {other} EXCEPT SELECT * FROM {one})))"
    );
    let rows: i64 = connection.query_row(&sql, (), |row| row.get(0))?;
    Ok(rows.try_into()?)
}
