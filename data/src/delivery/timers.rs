//! Timers: what must be done at a time.
//!
//! No timer holds up another. An unreadable one takes no place in a page of due timers, and one that was
//! handled is set again only if nothing else has set it in the meantime ([`Store::settle_timer`]).

use anyhow::Context as _;
use jiff::Timestamp;
use play::Timer;

use crate::{
    CommitError, Store,
    sql::{self, Connection, FromRow as _},
};

pub(crate) const DUE: &str = "SELECT what FROM timers WHERE at <= ?1 ORDER BY at, what";

/// The only number of days there was when an earlier version began such games without a timer.
const MISSING: &str = "INSERT INTO timers (what, at) SELECT 'game:' || id, since + ?1 FROM games
    WHERE ended IS NULL AND EXISTS (SELECT 1 FROM computer_seats WHERE game = games.id)
    AND NOT EXISTS (SELECT 1 FROM timers WHERE what = 'game:' || games.id)
    ON CONFLICT (what) DO NOTHING";

impl Store {
    /// Sets the missing timers of running games against the computer, so that abandoned ones are called off.
    pub async fn set_missing_timers(&self) -> Result<(), CommitError> {
        let after = i64::try_from(play::game::table::idle_after(play::IDLE_DAYS).as_millis())
            .map_err(anyhow::Error::from)?;
        self.write_row(MISSING, [after]).await
    }

    /// At most `limit` timers due at `now`, the longest due first.
    pub async fn timers_due(&self, now: Timestamp, limit: usize) -> anyhow::Result<Vec<Timer>> {
        self.read(move |connection| {
            let mut statement = connection.prepare(DUE)?;
            let mut rows = statement.query([now])?;
            let mut timers = Vec::new();
            while timers.len() < limit
                && let Some(row) = rows.next()?
            {
                match Timer::from_row(&row) {
                    Ok(timer) => timers.push(timer),
                    Err(error) => tracing::error!(error = format!("{error:#}"), "skipping a timer"),
                }
            }
            Ok(timers)
        })
        .await
    }

    /// When the next timer after `now` is due.
    pub async fn next_timer(&self, now: Timestamp) -> anyhow::Result<Option<Timestamp>> {
        self.one("SELECT min(at) FROM timers WHERE at > ?1", [now]).await
    }

    /// When a timer is due, if it is set.
    pub async fn timer(&self, timer: Timer) -> anyhow::Result<Option<Timestamp>> {
        self.find(AT, [timer]).await
    }

    /// Sets or clears a timer that was due at `now` and has been handled. A timer that was set to a later time
    /// in the meantime is left alone.
    pub async fn settle_timer(
        &self,
        timer: Timer,
        now: Timestamp,
        at: Option<Timestamp>,
    ) -> Result<(), CommitError> {
        match at {
            Some(at) => {
                let sql = "UPDATE timers SET at = ?3 WHERE what = ?1 AND at <= ?2";
                self.write_row(sql, (timer, now, at)).await
            }
            None => self.write_row("DELETE FROM timers WHERE what = ?1 AND at <= ?2", (timer, now)).await,
        }
    }
}

const AT: &str = "SELECT at FROM timers WHERE what = ?1";

/// Sets or clears a timer.
pub(crate) fn set(connection: &Connection, timer: Timer, at: Option<Timestamp>) -> sql::Result<()> {
    let set = "INSERT INTO timers (what, at) VALUES (?1, ?2) ON CONFLICT (what) DO UPDATE SET at = ?2";
    match at {
        Some(at) => connection.send(set, (timer, at)),
        None => connection.send("DELETE FROM timers WHERE what = ?1", [timer]),
    }
}

/// All timers with their times.
pub(crate) fn all(connection: &Connection) -> sql::Result<Vec<anyhow::Result<(Timer, Timestamp)>>> {
    let all = connection.each("SELECT what, at FROM timers", ())?;
    Ok(all.into_iter().map(|timer| timer.context("can't read a timer")).collect())
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
