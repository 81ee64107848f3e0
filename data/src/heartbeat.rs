//! When the program was seen alive last, and what is made up for when it was not.

use jiff::{SignedDuration, Timestamp};
use play::table::Standing;
use rusqlite::{Connection, OptionalExtension as _};

use crate::{CommitError, columns::Sql};

/// The most that is made up for at once.
const MOST: SignedDuration = SignedDuration::from_hours(24);

/// Notes that the program is alive at `now`, and was awake for so much of the time since it was seen alive last. If the
/// rest is longer than `tolerance`, all running clocks are put back by it, at most a day: nobody could play. Returns by
/// how much.
///
/// All of it is one transaction, so that an outage is made up for once, however often the program dies meanwhile.
pub(crate) fn beat(
    connection: &Connection,
    now: Timestamp,
    awake: SignedDuration,
    tolerance: SignedDuration,
) -> Result<Option<SignedDuration>, CommitError> {
    let last: Option<Sql<Timestamp>> =
        connection.prepare_cached("SELECT at FROM heartbeat")?.query_row((), |row| row.get(0)).optional()?;
    let gap = last.map(|Sql(last)| now.duration_since(last).saturating_sub(awake));
    // In whole milliseconds, as times are stored: clocks and timers are put back by the same.
    let grace = gap.filter(|gap| *gap > tolerance).map(|gap| whole_milliseconds(gap.min(MOST)));
    if let Some(grace) = grace {
        put_back(connection, grace)?;
    }
    connection
        .prepare_cached(
            "INSERT INTO heartbeat (only, at) VALUES (1, ?1) ON CONFLICT (only) DO UPDATE SET at = ?1",
        )?
        .execute([Sql(now)])?;
    Ok(grace)
}

const fn whole_milliseconds(time: SignedDuration) -> SignedDuration {
    SignedDuration::new(time.as_secs(), time.subsec_millis() * 1_000_000)
}

/// Puts all running clocks back, and their timers.
fn put_back(connection: &Connection, by: SignedDuration) -> Result<(), CommitError> {
    let mut running = connection.prepare_cached("SELECT id, standing FROM games WHERE ended IS NULL")?;
    let mut put = connection.prepare_cached(
        "UPDATE games SET standing = ?2, revision = revision + 1 WHERE id = ?1 AND ended IS NULL",
    )?;
    let mut timer = connection.prepare_cached("UPDATE timers SET at = at + ?2 WHERE what = 'game:' || ?1")?;
    let milliseconds = i64::try_from(by.as_millis()).map_err(anyhow::Error::from)?;
    let games = running.query_map((), |row| Ok((row.get::<_, i64>(0)?, row.get::<_, Sql<Standing>>(1))))?;
    for game in games.collect::<Result<Vec<_>, _>>()? {
        // One that cannot be read is told when it is asked for; it must not keep the others from their time.
        let (game, Ok(Sql(mut standing))) = game else { continue };
        if standing.make_up(by) {
            put.execute((game, Sql(&standing)))?;
            timer.execute((game, milliseconds))?;
        }
    }
    Ok(())
}
