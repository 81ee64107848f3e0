//! When the program was last known to be running, and making up for outages.
//!
//! An outage is made up for in the transaction that notes that the program is running again, so exactly once.
//! Stopped clocks are left as they are.

use jiff::{SignedDuration, Timestamp};
use play::game::table::TableState;

use crate::{CommitError, Store, sql::Connection};

/// The most that is made up for at once.
const MOST: SignedDuration = SignedDuration::from_hours(24);

impl Store {
    /// Notes that the program is running at `now` and was awake for `awake` of the time since the last note. If
    /// the rest is longer than `tolerance`, puts all running clocks back by it (at most a day), since no one could
    /// play, and returns by how much.
    pub async fn beat(
        &self,
        now: Timestamp,
        awake: SignedDuration,
        tolerance: SignedDuration,
    ) -> Result<Option<SignedDuration>, CommitError> {
        self.write(move |connection| beat(connection, now, awake, tolerance)).await
    }
}

/// One transaction, so that an outage is made up for once, however often the program dies.
pub(crate) fn beat(
    connection: &Connection,
    now: Timestamp,
    awake: SignedDuration,
    tolerance: SignedDuration,
) -> Result<Option<SignedDuration>, CommitError> {
    let last: Option<Timestamp> = connection.find("SELECT at FROM heartbeat", ())?;
    let gap = last.map(|last| now.duration_since(last).saturating_sub(awake));
    // In whole milliseconds, as they are stored, so that clocks and timers are put back by the same amount.
    let grace = gap.filter(|gap| *gap > tolerance).map(|gap| whole_milliseconds(gap.min(MOST)));
    if let Some(grace) = grace {
        put_back(connection, grace)?;
    }
    let sql =
        r#"INSERT INTO heartbeat ("only", at) VALUES (1, ?1) ON CONFLICT ("only") DO UPDATE SET at = ?1"#;
    connection.execute(sql, [now])?;
    Ok(grace)
}

const fn whole_milliseconds(time: SignedDuration) -> SignedDuration {
    SignedDuration::new(time.as_secs(), time.subsec_millis() * 1_000_000)
}

/// Puts all running clocks and their timers back.
fn put_back(connection: &Connection, by: SignedDuration) -> Result<(), CommitError> {
    let mut put = connection
        .prepare("UPDATE games SET state = ?2, revision = revision + 1 WHERE id = ?1 AND ended IS NULL")?;
    let mut timer = connection.prepare("UPDATE timers SET at = at + ?2 WHERE what = 'game:' || ?1")?;
    let milliseconds = i64::try_from(by.as_millis()).map_err(anyhow::Error::from)?;
    let running = "SELECT id, state FROM games WHERE ended IS NULL";
    for (game, mut state) in connection.list::<(i64, TableState)>(running, ())? {
        if state.make_up(by) {
            put.execute((game, &state))?;
            timer.execute((game, milliseconds))?;
        }
    }
    Ok(())
}
