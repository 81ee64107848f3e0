//! Timers: each must be set to when it is due, and no other may exist.

use std::collections::BTreeMap;

use jiff::Timestamp;
use play::Timer;

use super::fault::Fault;
use crate::{delivery::timers, sql::Connection};

/// The timers not yet expected by anything.
pub(super) struct Timers(BTreeMap<Timer, Timestamp>);

impl Timers {
    /// Reads all timers.
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

    /// Requires a timer to be set to this time, or not to be set.
    pub(super) fn expect(&mut self, timer: Timer, due: Option<Timestamp>, faults: &mut Vec<Fault>) {
        let set = self.0.remove(&timer);
        // Times are stored in milliseconds.
        if set.map(Timestamp::as_millisecond) != due.map(Timestamp::as_millisecond) {
            faults.push(Fault::Timer { timer, set, due });
        }
    }

    /// Requires a timer to be set to this time or later: while the bot is busy, the computer's turn is put off.
    pub(super) fn expect_from(&mut self, timer: Timer, due: Option<Timestamp>, faults: &mut Vec<Fault>) {
        let set = self.0.remove(&timer);
        if set.map(Timestamp::as_millisecond) < due.map(Timestamp::as_millisecond) {
            faults.push(Fault::Timer { timer, set, due });
        }
    }

    /// Requires a timer to be set to some time, or not to be set.
    pub(super) fn expect_some(&mut self, timer: Timer, is_set: bool, faults: &mut Vec<Fault>) {
        match (self.0.remove(&timer), is_set) {
            (None, true) => faults.push(Fault::NoTimer(timer)),
            (Some(at), false) => faults.push(Fault::Timer { timer, set: Some(at), due: None }),
            (None, false) | (Some(_), true) => {}
        }
    }

    /// Lets a timer be set or not.
    pub(super) fn allow(&mut self, timer: Timer) {
        self.0.remove(&timer);
    }

    /// Requires that no others are left, except those of an absence, set to its start or end, and those set to any time: of a
    /// digest, of a server's puzzle of the day, its week and its seasons.
    pub(super) fn end(mut self, connection: &Connection, faults: &mut Vec<Fault>) -> anyhow::Result<()> {
        let digests = "SELECT player FROM preferences WHERE notice = 'digest'";
        let digests = connection.list_whole(digests, ())?.into_iter().map(Timer::Digest);
        let dailies = connection
            .list_whole("SELECT guild FROM daily_settings WHERE is_on", ())?
            .into_iter()
            .map(Timer::Daily);
        let weeks = connection.list_whole("SELECT guild FROM week_settings WHERE is_on", ())?;
        let seasons = connection.list_whole("SELECT guild FROM season_plans WHERE is_on", ())?;
        let seasons = seasons.into_iter().map(Timer::Season);
        for timer in digests.chain(dailies).chain(weeks.into_iter().map(Timer::Week)).chain(seasons) {
            if self.0.remove(&timer).is_none() {
                faults.push(Fault::Row(format!("timer {timer} is missing")));
            }
        }
        for (timer, at) in self.0 {
            // The timer of an unreadable game or challenge is fine; the row itself was reported.
            let known = match timer {
                Timer::Game(game) => {
                    connection.exists("SELECT 1 FROM games WHERE id = ?1 AND ended IS NULL", [game])?
                }
                Timer::Challenge(challenge) => connection
                    .exists("SELECT 1 FROM challenges WHERE id = ?1 AND state = 'open'", [challenge])?,
                Timer::Away(home, player) => connection.exists(
                    "SELECT 1 FROM absences WHERE guild = ?1 AND player = ?2 AND ?3 IN (starts, ends)",
                    (home, player, at),
                )?,
                Timer::Competition(competition) => connection.exists(
                    "SELECT 1 FROM competitions WHERE id = ?1 AND phase IN ('joining', 'running')",
                    [competition],
                )?,
                Timer::Vote(game) | Timer::VoteCount(game) => {
                    connection.exists("SELECT 1 FROM vote_games WHERE id = ?1 AND why IS NULL", [game])?
                }
                Timer::Digest(_) | Timer::Daily(_) | Timer::Week(_) | Timer::Season(_) => false,
            };
            if !known {
                faults.push(Fault::Timer { timer, set: Some(at), due: None });
            }
        }
        Ok(())
    }
}
