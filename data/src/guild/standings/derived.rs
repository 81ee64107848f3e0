//! The tables that follow from the finished games.

use crate::sql::{self, Connection};

/// Each comes after those it follows from.
pub(super) const TABLES: [&str; 7] =
    ["finished_games", "results", "result_counts", "streaks", "ratings", "standings", "rank_counts"];

/// Those of [`TABLES`] that a closed season changes.
pub(super) const OF_RATINGS: [&str; 3] = ["ratings", "standings", "rank_counts"];

/// How many rows of two tables with the same columns differ.
pub(super) fn other_rows(connection: &Connection, one: &str, other: &str) -> sql::Result<usize> {
    let only_in = |one: &str, other: &str| {
        let sql = format!("SELECT count(*) FROM (SELECT * FROM {one} EXCEPT SELECT * FROM {other}) AS rest");
        connection.one::<usize>(&sql, ())
    };
    Ok(only_in(one, other)?.max(only_in(other, one)?))
}
