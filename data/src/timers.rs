//! Timers: what must be done at a time.
//!
//! No timer holds up another. An unreadable one takes no place in a page of due timers, and one that was
//! handled is set again only if nothing else has set it in the meantime ([`settle`]).

use anyhow::Context as _;
use jiff::Timestamp;
use play::Timer;

use crate::{
    columns::Sql,
    row_by_row::read_each,
    sql::{self, Connection, OptionalExtension as _, Row},
};

/// Sets or clears a timer.
pub(crate) fn set(connection: &Connection, timer: Timer, at: Option<Timestamp>) -> sql::Result<()> {
    match at {
        Some(at) => connection
            .prepare_cached(
                "INSERT INTO timers (what, at) VALUES (?1, ?2) ON CONFLICT (what) DO UPDATE SET at = ?2",
            )?
            .execute((Sql(timer), Sql(at)))?,
        None => connection.prepare_cached("DELETE FROM timers WHERE what = ?1")?.execute([Sql(timer)])?,
    };
    Ok(())
}

/// Sets or clears a timer that was due at `now`. One that was set to a later time in the meantime is left
/// alone.
pub(crate) fn settle(
    connection: &Connection,
    timer: Timer,
    now: Timestamp,
    at: Option<Timestamp>,
) -> sql::Result<()> {
    match at {
        Some(at) => connection
            .prepare_cached("UPDATE timers SET at = ?3 WHERE what = ?1 AND at <= ?2")?
            .execute((Sql(timer), Sql(now), Sql(at)))?,
        None => connection
            .prepare_cached("DELETE FROM timers WHERE what = ?1 AND at <= ?2")?
            .execute((Sql(timer), Sql(now)))?,
    };
    Ok(())
}

const DUE: &str = "SELECT what FROM timers WHERE at <= ?1 ORDER BY at, what";

/// At most `limit` readable timers due at `now`, the longest due first, and the unreadable ones before them.
pub(crate) fn due(
    connection: &Connection,
    now: Timestamp,
    limit: usize,
) -> anyhow::Result<Vec<anyhow::Result<Timer>>> {
    let mut statement = connection.prepare_cached(DUE)?;
    let mut rows = statement.query([Sql(now)])?;
    let (mut timers, mut readable) = (Vec::new(), 0);
    while readable < limit
        && let Some(row) = rows.next()?
    {
        let timer = timer(&row);
        readable += usize::from(timer.is_ok());
        timers.push(timer);
    }
    Ok(timers)
}

fn timer(row: &Row<'_>) -> anyhow::Result<Timer> {
    let timer: Sql<_> = row.get(0).context("can't read a timer")?;
    Ok(timer.0)
}

/// All timers with their times.
pub(crate) fn all(connection: &Connection) -> anyhow::Result<Vec<anyhow::Result<(Timer, Timestamp)>>> {
    read_each(connection, "SELECT what, at FROM timers", (), |row| {
        let at = row.get::<_, Sql<_>>(1).context("can't read a timer's time")?;
        Ok((timer(row)?, at.0))
    })
}

/// When a timer is due, if it is set.
pub(crate) fn at(connection: &Connection, timer: Timer) -> anyhow::Result<Option<Timestamp>> {
    let at: Option<Sql<Timestamp>> = connection
        .prepare_cached("SELECT at FROM timers WHERE what = ?1")?
        .query_row([Sql(timer)], |row| row.get(0))
        .optional()?;
    Ok(at.map(|Sql(at)| at))
}

/// When the next timer after `now` is due.
pub(crate) fn next(connection: &Connection, now: Timestamp) -> anyhow::Result<Option<Timestamp>> {
    let next: Option<Sql<Timestamp>> = connection
        .prepare_cached("SELECT min(at) FROM timers WHERE at > ?1")?
        .query_row([Sql(now)], |row| row.get(0))?;
    Ok(next.map(|Sql(at)| at))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations;

    #[test]
    fn what_is_due_is_found_by_an_index_however_much_is_not() {
        let connection = migrations::sample();
        let plan = migrations::plan(&connection, DUE).join("; ");
        assert!(plan.contains("timers_by_time") && !plan.contains("TEMP B-TREE"), "{plan}");
    }
}
