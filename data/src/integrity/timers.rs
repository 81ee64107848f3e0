//! Timers: each is set to when what it looks at is due, and to nothing else.

use std::collections::BTreeMap;

use jiff::Timestamp;
use play::Timer;
use rusqlite::Connection;

use super::fault::Fault;
use crate::{columns::Sql, timers};

/// The timers that were not asked for yet.
pub(super) struct Timers(BTreeMap<Timer, Timestamp>);

impl Timers {
    /// All of them.
    pub(super) fn read(connection: &Connection, faults: &mut Vec<Fault>) -> anyhow::Result<Self> {
        let mut all = BTreeMap::new();
        for timer in timers::all(connection)? {
            match timer {
                Ok((timer, at)) => drop(all.insert(timer, at)),
                Err(error) => faults.push(Fault::Row(format!("{error:#}"))),
            }
        }
        Ok(Self(all))
    }

    /// This one is to be set to this time, or not at all.
    pub(super) fn expect(&mut self, timer: Timer, due: Option<Timestamp>, faults: &mut Vec<Fault>) {
        let set = self.0.remove(&timer);
        // Times are stored in milliseconds.
        if set.map(Timestamp::as_millisecond) != due.map(Timestamp::as_millisecond) {
            faults.push(Fault::Timer { timer, set, due });
        }
    }

    /// Nothing else is to have one, but players: one who is or will be away, when that begins or ends; and one who wants a
    /// digest, whenever he gets the next.
    pub(super) fn end(mut self, connection: &Connection, faults: &mut Vec<Fault>) -> anyhow::Result<()> {
        let mut digests = connection.prepare("SELECT player FROM preferences WHERE notice = 'digest'")?;
        for player in digests.query_map((), |row| row.get::<_, Sql<_>>(0))? {
            let timer = Timer::Digest(player?.0);
            if self.0.remove(&timer).is_none() {
                faults.push(Fault::Row(format!("timer {timer} is missing")));
            }
        }
        for (timer, at) in self.0 {
            // A game that runs, or a challenge that is open, is still here where it cannot be read, which was told.
            let known = match timer {
                Timer::Game(game) => connection
                    .prepare_cached("SELECT 1 FROM games WHERE id = ?1 AND ended IS NULL")?
                    .exists([Sql(game)])?,
                Timer::Challenge(challenge) => connection
                    .prepare_cached("SELECT 1 FROM challenges WHERE id = ?1 AND state = 'open'")?
                    .exists([Sql(challenge)])?,
                Timer::Away(guild, player) => connection
                    .prepare_cached(
                        "SELECT 1 FROM absences WHERE guild = ?1 AND player = ?2 AND ?3 IN (starts, ends)",
                    )?
                    .exists((Sql(guild), Sql(player), Sql(at)))?,
                Timer::Digest(_) => false,
            };
            if !known {
                faults.push(Fault::Timer { timer, set: Some(at), due: None });
            }
        }
        Ok(())
    }
}
