//! What is waiting to be done, for monitoring.

use jiff::Timestamp;

use crate::{
    columns::Sql,
    sql::{self, Connection},
};

/// What is waiting, and since when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Backlog {
    /// Writes waiting for the writer thread.
    pub writes: usize,
    /// Announcements due, including those postponed.
    pub announcements: usize,
    /// When the first of them is or was due.
    pub announcement: Option<Timestamp>,
    /// Timers that are due.
    pub timers: usize,
    /// When the first of them was due.
    pub timer: Option<Timestamp>,
}

const ANNOUNCEMENTS: &str = "SELECT count(*), min(not_before) FROM announcements WHERE state = 'due'";
const TIMERS: &str = "SELECT count(*), min(at) FROM timers WHERE at <= ?1";

/// What is waiting in the database at `now`.
pub(crate) fn read(connection: &Connection, now: Timestamp) -> anyhow::Result<Backlog> {
    type Row = (i64, Option<Sql<Timestamp>>);
    let row = |row: &sql::Row<'_>| -> sql::Result<Row> { Ok((row.get(0)?, row.get(1)?)) };
    let (announcements, announcement) = connection.prepare_cached(ANNOUNCEMENTS)?.query_row((), row)?;
    let (timers, timer) = connection.prepare_cached(TIMERS)?.query_row([Sql(now)], row)?;
    Ok(Backlog {
        writes: 0,
        announcements: announcements.try_into()?,
        announcement: announcement.map(|Sql(at)| at),
        timers: timers.try_into()?,
        timer: timer.map(|Sql(at)| at),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations;

    #[test]
    fn what_waits_is_counted_by_indexes() {
        let file = migrations::sample();
        let connection = crate::sql::Connection::from(&file);
        let at = |second| Timestamp::from_second(second).expect("a time");
        let waits = read(&connection, at(1_750_260_360)).expect("readable");
        assert_eq!((waits.announcements, waits.timers), (3, 3));
        assert!(waits.timer.is_some_and(|timer| timer <= at(1_750_260_360)));
        assert_eq!(read(&connection, at(0)).expect("readable").timer, None);
        for sql in [ANNOUNCEMENTS, TIMERS] {
            let plan = migrations::plan(&file, sql).join("; ");
            assert!(plan.contains("USING") && plan.contains("INDEX"), "{plan}");
        }
    }
}
