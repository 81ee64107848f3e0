//! What is waiting to be done, for monitoring.

use jiff::Timestamp;

use crate::{
    Store,
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
    /// Analyses that aren't done.
    pub analyses: usize,
}

const ANNOUNCEMENTS: &str = "SELECT count(*), min(not_before) FROM announcements WHERE state = 'due'";
const TIMERS: &str = "SELECT count(*), min(at) FROM timers WHERE at <= ?1";
const ANALYSES: &str = "SELECT count(*) FROM analyses WHERE result IS NULL";

impl Store {
    /// What is waiting to be done at `now`.
    pub async fn backlog(&self, now: Timestamp) -> anyhow::Result<Backlog> {
        let writes = self.waiting_writes();
        self.read(move |connection| read(connection, now, writes)).await
    }
}

fn read(connection: &Connection, now: Timestamp, writes: usize) -> sql::Result<Backlog> {
    let (announcements, announcement) = connection.one(ANNOUNCEMENTS, ())?;
    let (timers, timer) = connection.one(TIMERS, [now])?;
    let analyses = connection.one(ANALYSES, ())?;
    Ok(Backlog { writes, announcements, announcement, timers, timer, analyses })
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
        let waits = read(&connection, at(1_750_260_360), 0).expect("readable");
        assert_eq!((waits.announcements, waits.timers, waits.analyses), (4, 3, 1));
        assert!(waits.timer.is_some_and(|timer| timer <= at(1_750_260_360)));
        assert_eq!(read(&connection, at(0), 0).expect("readable").timer, None);
        for sql in [ANNOUNCEMENTS, TIMERS, ANALYSES] {
            let plan = migrations::plan(&file, sql).join("; ");
            assert!(plan.contains("USING") && plan.contains("INDEX"), "{plan}");
        }
    }
}
