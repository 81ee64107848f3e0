//! When the program was last known to be running, and making up for outages.
//!
//! An outage is made up for in the transaction that notes that the program is running again, so exactly once.
//! Stopped clocks are left as they are.

use jiff::{SignedDuration, Timestamp};
use play::game::table::{MadeUp, TableState};

use crate::{CommitError, Store, game::vote_games, sql::Connection};

/// The most that is made up for at once.
const MOST: SignedDuration = SignedDuration::from_hours(24);

/// What is put back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PutBack {
    /// All that time runs against.
    Everything,
    /// What is played in channels.
    Posted,
    /// What is played by direct messages.
    Mailed,
}

impl PutBack {
    /// The condition on games, on competitions, and on challenges.
    const fn conditions(self) -> [&'static str; 3] {
        match self {
            Self::Everything => ["TRUE", "TRUE", "TRUE"],
            Self::Posted => {
                ["guild <> 0 AND channel <> challenge", r#"plan NOT LIKE '%"place":"mail"%'"#, "guild <> 0"]
            }
            Self::Mailed => {
                ["(guild = 0 OR channel = challenge)", r#"plan LIKE '%"place":"mail"%'"#, "guild = 0"]
            }
        }
    }
}

impl Store {
    /// Notes that the program is running at `now` and was awake for `awake` of the time since the last note. If
    /// the rest is longer than `tolerance`, puts back by it all that time runs against (at most a day), since no one could
    /// play, and returns by how much.
    pub async fn beat(
        &self,
        now: Timestamp,
        awake: SignedDuration,
        tolerance: SignedDuration,
    ) -> Result<Option<SignedDuration>, CommitError> {
        self.write(move |connection| beat(connection, now, awake, tolerance)).await
    }

    /// Puts back what time runs against, since no one could play until `now`.
    pub async fn put_back(
        &self,
        what: PutBack,
        by: SignedDuration,
        now: Timestamp,
    ) -> Result<(), CommitError> {
        self.write(move |connection| put_back(connection, what, by, now)).await
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
        put_back(connection, PutBack::Everything, grace, now)?;
    }
    let sql =
        r#"INSERT INTO heartbeat ("only", at) VALUES (1, ?1) ON CONFLICT ("only") DO UPDATE SET at = ?1"#;
    connection.execute(sql, [now])?;
    Ok(grace)
}

const fn whole_milliseconds(time: SignedDuration) -> SignedDuration {
    SignedDuration::new(time.as_secs(), time.subsec_millis() * 1_000_000)
}

/// Puts back all that time runs against: clocks, votes, the rounds and seasons of competitions, and open challenges.
///
/// The timer of a competition may come early: it then finds that nothing is due, and is set again.
fn put_back(
    connection: &Connection,
    what: PutBack,
    by: SignedDuration,
    now: Timestamp,
) -> Result<(), CommitError> {
    let mut put = connection
        .prepare("UPDATE games SET state = ?2, revision = revision + 1 WHERE id = ?1 AND ended IS NULL")?;
    let mut timer = connection.prepare("UPDATE timers SET at = at + ?2 WHERE what = 'game:' || ?1")?;
    let mut set = connection.prepare("UPDATE timers SET at = ?2 WHERE what = 'game:' || ?1")?;
    let milliseconds = i64::try_from(by.as_millis()).map_err(anyhow::Error::from)?;
    let [games, competitions, challenges] = what.conditions();
    let running = format!("SELECT id, state FROM games WHERE ended IS NULL AND {games}");
    for (game, mut state) in connection.list::<(i64, TableState)>(&running, ())? {
        match state.make_up(by, now) {
            MadeUp::Nothing => continue,
            MadeUp::By(_) => timer.execute((game, milliseconds))?,
            MadeUp::Until(due) => set.execute((game, due))?,
        };
        put.execute((game, &state))?;
    }
    // What stands still for another reason gets that time back later, so this time isn't a part of it.
    let competitions = format!(
        "UPDATE competitions SET until = until + ?1, halted = halted + ?1, revision = revision + 1
        WHERE phase = 'running' AND (until IS NOT NULL OR halted IS NOT NULL) AND {competitions}"
    );
    let timers = format!(
        "UPDATE timers SET at = at + ?1
        WHERE what IN (SELECT 'challenge:' || id FROM challenges WHERE state = 'open' AND {challenges})"
    );
    let challenges =
        format!("UPDATE challenges SET expires = expires + ?1 WHERE state = 'open' AND {challenges}");
    match what {
        PutBack::Everything | PutBack::Posted => vote_games::put_back(connection, None, by, now)?,
        PutBack::Mailed => {}
    }
    for sql in [competitions, timers, challenges] {
        connection.execute(&sql, [milliseconds])?;
    }
    Ok(())
}
