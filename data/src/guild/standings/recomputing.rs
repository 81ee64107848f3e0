//! Recomputes everything from the finished games, in the order in which they ended.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::{
    comparing,
    derived::{TABLES, other_rows},
    finishing, pulls,
    rewriting::{finished, rewrite},
};
use crate::{
    CommitError, Store,
    progress::{Progress, Report},
    sql::{Connection, in_bulk},
};

/// What recomputing has found.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Recomputed {
    /// How many games are finished.
    pub games: usize,
    /// How many ratings were wrong: none, unless the formula has changed.
    pub mended: usize,
    /// The tables that were wrong, each with how many rows.
    pub tables: Vec<(&'static str, usize)>,
}

impl Store {
    /// Recomputes all standings from the finished games; the result must be the same. Takes longer the more
    /// games there are. In a file, it blocks all other writes. On a server, it only looks first; if something is wrong,
    /// games can't end until it is mended, and games that end meanwhile make it begin again.
    /// Progress is reported from the thread that does it.
    pub async fn recompute_standings(
        &self,
        report: impl FnMut(Progress) + Send + 'static,
    ) -> Result<Recomputed, CommitError> {
        let report = Arc::new(Mutex::new(report));
        let reporting = Arc::clone(&report);
        let look = move |connection: &Connection| Ok(if_correct(connection, &mut *locked(&report))?);
        self.write_long(look, move |connection| recompute(connection, &mut *locked(&reporting))).await
    }
}

/// What reports progress. One that panicked may go on.
fn locked<R>(report: &Mutex<R>) -> MutexGuard<'_, R> {
    report.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What recomputing would find if all standings are correct, without writing anything for which others would have to wait.
/// `None` if something is wrong, or a season is being closed.
fn if_correct(connection: &Connection, report: Report<'_>) -> anyhow::Result<Option<Recomputed>> {
    let correct = !pulls::are_left(connection)? && comparing::compare(connection, report)?.is_empty();
    let games = finished(connection)?;
    Ok(correct.then(|| Recomputed { games, ..Recomputed::default() }))
}

/// Recomputes all standings, in one transaction.
fn recompute(connection: &Connection, report: Report<'_>) -> Result<Recomputed, CommitError> {
    in_bulk::with_large_cache(connection, |connection| recompute_all(connection, report))
}

fn recompute_all(connection: &Connection, report: Report<'_>) -> Result<Recomputed, CommitError> {
    finishing::lock_all(connection)?;
    let (stored, temporary) = (connection.stored(), connection.temporary());
    for table in TABLES {
        connection
            .execute_batch(&format!("CREATE TEMP TABLE known_{table} AS SELECT * FROM {stored}.{table}"))?;
    }
    let games = rewrite(connection, report)?;
    connection.execute("DELETE FROM season_pulls", ())?;
    let mended = connection.one(
        "SELECT count(*) FROM (
             SELECT guild, category, player FROM (SELECT * FROM known_ratings EXCEPT SELECT * FROM ratings) AS gone
             UNION SELECT guild, category, player FROM (SELECT * FROM ratings EXCEPT SELECT * FROM known_ratings) AS new
         ) AS other",
        (),
    )?;
    let mut tables = Vec::new();
    for table in TABLES {
        let rows =
            other_rows(connection, &format!("{stored}.{table}"), &format!("{temporary}.known_{table}"))?;
        tables.extend((rows > 0).then_some((table, rows)));
        connection.execute_batch(&format!("DROP TABLE {temporary}.known_{table}"))?;
    }
    Ok(Recomputed { games, mended, tables })
}
