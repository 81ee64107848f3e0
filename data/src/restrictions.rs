//! Suspensions (of a member, from a server's games) and blocks (between two players).
//!
//! They are checked twice: by the decision, and here again when it commits. Neither is stored while an open challenge still
//! brings the players together, so the same unit must part them first. Both concern what starts; running games go on.

use std::collections::BTreeSet;

use anyhow::Context as _;
use jiff::Timestamp;
use play::{Block, Challenge, GuildId, KeptAway, PlayerId, Restrictions};

use crate::{
    CommitError, challenges,
    columns::Sql,
    known,
    row_by_row::read_each,
    sql::{self, Connection, OptionalExtension as _, Params, ToSql},
};

const SUSPENDED: &str = "SELECT since FROM suspensions WHERE guild = ?1 AND player = ?2";
// Sorted without an index, since a server suspends few members.
const SUSPENDED_IN: &str = "SELECT player, since FROM suspensions WHERE guild = ?1 ORDER BY since DESC, player DESC LIMIT ?2 OFFSET ?3";
const COUNT_SUSPENDED: &str = "SELECT count(*) FROM suspensions WHERE guild = ?1";
const BLOCKED: &str = "SELECT since FROM blocks WHERE by = ?1 AND whom = ?2";
const BLOCKED_BY: &str =
    "SELECT whom, since FROM blocks WHERE by = ?1 ORDER BY since DESC, whom DESC LIMIT ?2 OFFSET ?3";
const COUNT_BLOCKED: &str = "SELECT count(*) FROM blocks WHERE by = ?1";

/// At most `limit` players suspended in a server, after the first `offset`; the latest first.
pub(crate) fn suspended_in(
    connection: &Connection,
    guild: GuildId,
    limit: usize,
    offset: usize,
) -> sql::Result<Vec<KeptAway>> {
    page(connection, SUSPENDED_IN, (Sql(guild), Sql(limit), Sql(offset)))
}

/// How many players are suspended in a server.
pub(crate) fn count_suspended_in(connection: &Connection, guild: GuildId) -> anyhow::Result<usize> {
    count(connection, COUNT_SUSPENDED, Sql(guild))
}

/// At most `limit` players blocked by one, after the first `offset`; the latest block first.
pub(crate) fn blocked_by(
    connection: &Connection,
    by: PlayerId,
    limit: usize,
    offset: usize,
) -> sql::Result<Vec<KeptAway>> {
    page(connection, BLOCKED_BY, (Sql(by), Sql(limit), Sql(offset)))
}

/// How many players one has blocked.
pub(crate) fn count_blocked_by(connection: &Connection, by: PlayerId) -> anyhow::Result<usize> {
    count(connection, COUNT_BLOCKED, Sql(by))
}

fn page(connection: &Connection, sql: &str, of: impl Params) -> sql::Result<Vec<KeptAway>> {
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map(of, |row| {
        Ok(KeptAway { player: row.get::<_, Sql<_>>(0)?.0, since: row.get::<_, Sql<_>>(1)?.0 })
    })?;
    rows.collect()
}

pub(crate) fn suspended(
    connection: &Connection,
    guild: GuildId,
    player: PlayerId,
) -> sql::Result<Option<Timestamp>> {
    let mut statement = connection.prepare_cached(SUSPENDED)?;
    let since = statement.query_row((Sql(guild), Sql(player)), |row| row.get(0)).optional()?;
    Ok(since.map(|Sql(since)| since))
}

pub(crate) fn blocked(
    connection: &Connection,
    by: PlayerId,
    whom: PlayerId,
) -> sql::Result<Option<Timestamp>> {
    let mut statement = connection.prepare_cached(BLOCKED)?;
    let since = statement.query_row((Sql(by), Sql(whom)), |row| row.get(0)).optional()?;
    Ok(since.map(|Sql(since)| since))
}

fn count(connection: &Connection, sql: &str, of: impl ToSql) -> anyhow::Result<usize> {
    let count: i64 = connection.prepare_cached(sql)?.query_row([of], |row| row.get(0))?;
    Ok(count.try_into()?)
}

pub(crate) fn between(
    connection: &Connection,
    guild: GuildId,
    player: PlayerId,
    others: BTreeSet<PlayerId>,
) -> anyhow::Result<Restrictions> {
    let mut found = Restrictions::default();
    if suspended(connection, guild, player)?.is_some() {
        found.suspended.push(player);
    }
    for other in others {
        if suspended(connection, guild, other)?.is_some() {
            found.suspended.push(other);
        }
        for (by, whom) in [(player, other), (other, player)] {
            if blocked(connection, by, whom)?.is_some() {
                found.blocks.push(Block { by, blocked: whom });
            }
        }
    }
    Ok(found)
}

/// Suspends a player. Stale if they are suspended already or have a slot in an open challenge of the server.
pub(crate) fn suspend(
    connection: &Connection,
    guild: GuildId,
    player: PlayerId,
    at: Timestamp,
) -> Result<(), CommitError> {
    known::guild(connection, guild, at)?;
    known::player(connection, player, at)?;
    let new = connection
        .prepare_cached(
            "INSERT INTO suspensions (guild, player, since) VALUES (?1, ?2, ?3) ON CONFLICT (guild, player) DO NOTHING",
        )?
        .execute((Sql(guild), Sql(player), Sql(at)))?;
    let is_named = connection
        .prepare_cached(
            "SELECT 1 FROM challenges JOIN challenge_slots ON challenge = id
             WHERE state = 'open' AND guild = ?1 AND player = ?2",
        )?
        .exists((Sql(guild), Sql(player)))?;
    if new == 1 && !is_named { Ok(()) } else { Err(CommitError::Stale) }
}

/// Reinstates a player. Stale if they aren't suspended.
pub(crate) fn reinstate(
    connection: &Connection,
    guild: GuildId,
    player: PlayerId,
) -> Result<(), CommitError> {
    let gone = connection
        .prepare_cached("DELETE FROM suspensions WHERE guild = ?1 AND player = ?2")?
        .execute((Sql(guild), Sql(player)))?;
    if gone == 1 { Ok(()) } else { Err(CommitError::Stale) }
}

/// Stores a block. Stale if it exists, if `by` has more than `most`, or if an open challenge brings the two
/// together.
pub(crate) fn block(
    connection: &Connection,
    Block { by, blocked: whom }: Block,
    most: usize,
    at: Timestamp,
) -> Result<(), CommitError> {
    known::player(connection, by, at)?;
    known::player(connection, whom, at)?;
    let new = connection
        .prepare_cached(
            "INSERT INTO blocks (by, whom, since) VALUES (?1, ?2, ?3) ON CONFLICT (by, whom) DO NOTHING",
        )?
        .execute((Sql(by), Sql(whom), Sql(at)))?;
    let within = count_blocked_by(connection, by)? <= most;
    // An unreadable challenge can't be joined, so it brings no one together.
    let together = challenges::open_with(connection, by, whom)?.into_iter().filter_map(Result::ok);
    let together = together.filter(|challenge| challenge.brings_together(by, whom)).count();
    if new == 1 && within && together == 0 { Ok(()) } else { Err(CommitError::Stale) }
}

/// Removes a block. Stale if there is none.
pub(crate) fn unblock(connection: &Connection, by: PlayerId, whom: PlayerId) -> Result<(), CommitError> {
    let gone = connection
        .prepare_cached("DELETE FROM blocks WHERE by = ?1 AND whom = ?2")?
        .execute((Sql(by), Sql(whom)))?;
    if gone == 1 { Ok(()) } else { Err(CommitError::Stale) }
}

/// Stale if `player` or one of the others is suspended, or if there is a block between `player` and one of them.
pub(crate) fn may_play(
    connection: &Connection,
    guild: GuildId,
    player: PlayerId,
    with: &[PlayerId],
) -> Result<(), CommitError> {
    let found = between(connection, guild, player, with.iter().copied().collect())?;
    if found == Restrictions::default() { Ok(()) } else { Err(CommitError::Stale) }
}

/// What contradicts an open challenge: that a player in it is suspended, or a block between two it brings together. At
/// most one, for the integrity check.
pub(crate) fn contradiction(
    connection: &Connection,
    challenge: &Challenge,
) -> anyhow::Result<Option<String>> {
    let named: Vec<_> = challenge.slots().filter_map(|(_, slot)| slot.player()).collect();
    for &one in &named {
        if suspended(connection, challenge.guild, one)?.is_some() {
            return Ok(Some(format!(
                "player {one} has a seat in challenge {} but is suspended",
                challenge.id
            )));
        }
        for &other in &named {
            let together = challenge.brings_together(one, other);
            if together && blocked(connection, one, other)?.is_some() {
                return Ok(Some(format!(
                    "challenge {} seats {one} and {other}, one of whom blocked the other",
                    challenge.id
                )));
            }
        }
    }
    Ok(None)
}

/// The suspensions and blocks that cannot be read.
pub(crate) fn unreadable(connection: &Connection) -> anyhow::Result<Vec<anyhow::Error>> {
    let suspensions = read_each(connection, "SELECT guild, player, since FROM suspensions", (), |row| {
        row.get::<_, Sql<GuildId>>(0)?;
        row.get::<_, Sql<PlayerId>>(1)?;
        row.get::<_, Sql<Timestamp>>(2).context("can't read a suspension").map(drop)
    })?;
    let blocks = read_each(connection, "SELECT by, whom, since FROM blocks", (), |row| {
        row.get::<_, Sql<PlayerId>>(0)?;
        row.get::<_, Sql<PlayerId>>(1)?;
        row.get::<_, Sql<Timestamp>>(2).context("can't read a block").map(drop)
    })?;
    Ok(suspensions.into_iter().chain(blocks).filter_map(Result::err).collect())
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
