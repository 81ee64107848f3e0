//! Suspensions (of a member, from a server's games) and blocks (between two players).
//!
//! They are checked twice: by the decision, and here again when it commits. Neither is stored while an open challenge still
//! brings the players together, so the same unit must part them first. Both concern what starts; running games go on.

use std::collections::BTreeSet;

use jiff::Timestamp;
use play::{Block, Challenge, Home, KeptAway, PlayerId, Restrictions};

use crate::{
    CommitError, Store,
    challenge::challenges,
    known,
    sql::{self, Connection, from_columns},
};

const SUSPENDED: &str = "SELECT since FROM suspensions WHERE guild = ?1 AND player = ?2";
// Sorted without an index, since a server suspends few members.
const SUSPENDED_IN: &str = "SELECT player, since FROM suspensions WHERE guild = ?1 ORDER BY since DESC, player DESC LIMIT ?2 OFFSET ?3";
const COUNT_SUSPENDED: &str = "SELECT count(*) FROM suspensions WHERE guild = ?1";
const BLOCKED: &str = "SELECT since FROM blocks WHERE by = ?1 AND blocked = ?2";
const BLOCKED_BY: &str =
    "SELECT blocked, since FROM blocks WHERE by = ?1 ORDER BY since DESC, blocked DESC LIMIT ?2 OFFSET ?3";
const COUNT_BLOCKED: &str = "SELECT count(*) FROM blocks WHERE by = ?1";

impl Store {
    /// The suspensions and blocks between `player` and `others` in a server: who of them all is suspended there, and
    /// which blocks there are between `player` and each other. Blocks among the others are left out.
    pub async fn restrictions(
        &self,
        home: Home,
        player: PlayerId,
        others: impl IntoIterator<Item = PlayerId>,
    ) -> anyhow::Result<Restrictions> {
        let others = others.into_iter().filter(|&other| other != player).collect::<BTreeSet<_>>();
        self.read(move |connection| between(connection, home, player, &others)).await
    }

    /// When a player was suspended in a server; `None` if they aren't.
    pub async fn suspended(&self, home: Home, player: PlayerId) -> anyhow::Result<Option<Timestamp>> {
        self.find(SUSPENDED, (home, player)).await
    }

    /// At most `limit` players suspended in a server, after the first `offset`; the latest first.
    pub async fn suspended_in(
        &self,
        home: Home,
        limit: usize,
        offset: usize,
    ) -> anyhow::Result<Vec<KeptAway>> {
        self.list(SUSPENDED_IN, (home, limit, offset)).await
    }

    /// How many players are suspended in a server.
    pub async fn count_suspended_in(&self, home: Home) -> anyhow::Result<usize> {
        self.one(COUNT_SUSPENDED, [home]).await
    }

    /// When a player blocked another; `None` if they haven't.
    pub async fn blocked(&self, by: PlayerId, other: PlayerId) -> anyhow::Result<Option<Timestamp>> {
        self.find(BLOCKED, (by, other)).await
    }

    /// At most `limit` players blocked by one, after the first `offset`; the latest block first.
    pub async fn blocked_by(
        &self,
        by: PlayerId,
        limit: usize,
        offset: usize,
    ) -> anyhow::Result<Vec<KeptAway>> {
        self.list(BLOCKED_BY, (by, limit, offset)).await
    }

    /// How many players one has blocked.
    pub async fn count_blocked_by(&self, by: PlayerId) -> anyhow::Result<usize> {
        self.one(COUNT_BLOCKED, [by]).await
    }
}

from_columns! { KeptAway { player, since } }

fn between(
    connection: &Connection,
    home: Home,
    player: PlayerId,
    others: &BTreeSet<PlayerId>,
) -> sql::Result<Restrictions> {
    let mut found = Restrictions::default();
    for &one in [player].iter().chain(others) {
        if connection.exists(SUSPENDED, (home, one))? {
            found.suspended.push(one);
        }
    }
    for &other in others {
        for (by, blocked) in [(player, other), (other, player)] {
            if connection.exists(BLOCKED, (by, blocked))? {
                found.blocks.push(Block { by, blocked });
            }
        }
    }
    Ok(found)
}

/// Suspends a player. Stale if they are suspended already or have a slot in an open challenge of the server.
pub(crate) fn suspend(
    connection: &Connection,
    home: Home,
    player: PlayerId,
    at: Timestamp,
) -> Result<(), CommitError> {
    known::home(connection, home, at)?;
    known::player(connection, player, at)?;
    let sql = "INSERT INTO suspensions (guild, player, since) VALUES (?1, ?2, ?3) ON CONFLICT (guild, player) DO NOTHING";
    let new = connection.execute(sql, (home, player, at))?;
    let sql = "SELECT 1 FROM challenges JOIN challenge_slots ON challenge = id
        WHERE state = 'open' AND guild = ?1 AND player = ?2";
    CommitError::stale_unless(new == 1 && !connection.exists(sql, (home, player))?)
}

/// Reinstates a player. Stale if they aren't suspended.
pub(crate) fn reinstate(connection: &Connection, home: Home, player: PlayerId) -> Result<(), CommitError> {
    let sql = "DELETE FROM suspensions WHERE guild = ?1 AND player = ?2";
    CommitError::stale_unless(connection.execute(sql, (home, player))? == 1)
}

/// Stores a block. Stale if it exists, if `by` has more than `most`, or if an open challenge brings the two
/// together.
pub(crate) fn block(
    connection: &Connection,
    Block { by, blocked }: Block,
    most: usize,
    at: Timestamp,
) -> Result<(), CommitError> {
    known::player(connection, by, at)?;
    known::player(connection, blocked, at)?;
    let sql =
        "INSERT INTO blocks (by, blocked, since) VALUES (?1, ?2, ?3) ON CONFLICT (by, blocked) DO NOTHING";
    CommitError::stale_unless(connection.execute(sql, (by, blocked, at))? == 1)?;
    CommitError::stale_unless(connection.one::<usize>(COUNT_BLOCKED, [by])? <= most)?;
    CommitError::stale_unless(!challenges::bring_together(connection, by, blocked)?)
}

/// Removes a block. Stale if there is none.
pub(crate) fn unblock(connection: &Connection, by: PlayerId, blocked: PlayerId) -> Result<(), CommitError> {
    let gone = connection.execute("DELETE FROM blocks WHERE by = ?1 AND blocked = ?2", (by, blocked))?;
    CommitError::stale_unless(gone == 1)
}

/// Stale if `player` or one of the others is suspended, or if there is a block between `player` and one of them.
pub(crate) fn may_play(
    connection: &Connection,
    home: Home,
    player: PlayerId,
    with: &[PlayerId],
) -> Result<(), CommitError> {
    let found = between(connection, home, player, &with.iter().copied().collect())?;
    CommitError::stale_unless(found == Restrictions::default())
}

/// What contradicts an open challenge: that a player in it is suspended, or a block between two it brings together. At
/// most one, for the integrity check.
pub(crate) fn contradiction(connection: &Connection, challenge: &Challenge) -> sql::Result<Option<String>> {
    let (id, home) = (challenge.id, challenge.home);
    let named: Vec<_> = challenge.slots().filter_map(|(_, slot)| slot.player()).collect();
    for &one in &named {
        if connection.exists(SUSPENDED, (home, one))? {
            return Ok(Some(format!("player {one} has a seat in challenge {id} but is suspended")));
        }
        for &other in &named {
            if challenge.brings_together(one, other) && connection.exists(BLOCKED, (one, other))? {
                return Ok(Some(format!(
                    "challenge {id} seats {one} and {other}, one of whom blocked the other"
                )));
            }
        }
    }
    Ok(None)
}

/// Why suspensions and blocks can't be read.
pub(crate) fn unreadable(connection: &Connection) -> sql::Result<Vec<sql::Error>> {
    let suspensions = "SELECT player, since, guild FROM suspensions";
    let suspensions = connection.unreadable::<(PlayerId, Timestamp, Home)>(suspensions)?.into_iter();
    let blocks = "SELECT by, since, blocked FROM blocks";
    let blocks = connection.unreadable::<(PlayerId, Timestamp, PlayerId)>(blocks)?.into_iter();
    let suspensions = suspensions.map(|error| error.context("can't read a suspension"));
    Ok(suspensions.chain(blocks.map(|error| error.context("can't read a block"))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations;

    #[test]
    fn who_is_kept_from_whom_is_found_by_indexes_alone() {
        let connection = migrations::sample();
        for sql in [SUSPENDED, SUSPENDED_IN, COUNT_SUSPENDED, BLOCKED, BLOCKED_BY, COUNT_BLOCKED] {
            let plan = migrations::plan(&connection, sql);
            let slow = |step: &String| {
                step.starts_with("SCAN") || (step.contains("TEMP B-TREE") && sql != SUSPENDED_IN)
            };
            assert!(!plan.iter().any(slow), "{sql}: {plan:?}");
        }
    }
}
