//! Who may not play in a server, and who has blocked whom.

use std::collections::BTreeSet;

use anyhow::Context as _;
use jiff::Timestamp;
use play::{Barriers, Block, Challenge, GuildId, PlayerId};
use rusqlite::{Connection, OptionalExtension as _, Params, ToSql};

use crate::{CommitError, Store, challenges, columns::Sql, each::each, known};

/// Somebody who is kept away: whom a player has blocked, or whom the moderators of a server have barred.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptAway {
    /// Who.
    pub player: PlayerId,
    /// Since when.
    pub since: Timestamp,
}

impl Store {
    /// What stands between `player` and `others` in a server: who of all of them is barred there, and who has blocked whom
    /// of him and them. Of what stands between those others nothing is said.
    pub fn barriers(
        &self,
        guild: GuildId,
        player: PlayerId,
        others: impl IntoIterator<Item = PlayerId>,
    ) -> anyhow::Result<Barriers> {
        let others = others.into_iter().filter(|&other| other != player).collect::<BTreeSet<_>>();
        self.read(|connection| barriers(connection, guild, player, others))
    }

    /// Since when a player is barred in a server, if he is.
    pub fn barred(&self, guild: GuildId, player: PlayerId) -> anyhow::Result<Option<Timestamp>> {
        self.read(|connection| Ok(barred(connection, guild, player)?))
    }

    /// At most `limit` of those who are barred in a server, without the first `offset` of them, the last barred first.
    pub fn barred_in(&self, guild: GuildId, limit: usize, offset: usize) -> anyhow::Result<Vec<KeptAway>> {
        self.read(|connection| Ok(page(connection, BARRED_IN, (Sql(guild), Sql(limit), Sql(offset)))?))
    }

    /// How many are barred in a server.
    pub fn count_barred_in(&self, guild: GuildId) -> anyhow::Result<usize> {
        self.read(|connection| Ok(count(connection, COUNT_BARRED, Sql(guild))?.try_into()?))
    }

    /// Since when a player has blocked another, if he has.
    pub fn blocked(&self, by: PlayerId, whom: PlayerId) -> anyhow::Result<Option<Timestamp>> {
        self.read(|connection| Ok(blocked(connection, by, whom)?))
    }

    /// At most `limit` of those whom a player has blocked, without the first `offset` of them, the last blocked first.
    pub fn blocked_by(&self, by: PlayerId, limit: usize, offset: usize) -> anyhow::Result<Vec<KeptAway>> {
        self.read(|connection| Ok(page(connection, BLOCKED_BY, (Sql(by), Sql(limit), Sql(offset)))?))
    }

    /// How many a player has blocked.
    pub fn count_blocked_by(&self, by: PlayerId) -> anyhow::Result<usize> {
        self.read(|connection| Ok(count(connection, COUNT_BLOCKED, Sql(by))?.try_into()?))
    }

    /// The open challenges of all servers in which two players have places, the oldest first.
    pub fn open_challenges_with(&self, one: PlayerId, other: PlayerId) -> anyhow::Result<Vec<Challenge>> {
        self.read(|connection| Ok(crate::store::readable(challenges::open_with(connection, one, other)?)))
    }
}

const BARRED: &str = "SELECT since FROM bars WHERE guild = ?1 AND player = ?2";
// Moderators bar few: they are put in order as they are found.
const BARRED_IN: &str =
    "SELECT player, since FROM bars WHERE guild = ?1 ORDER BY since DESC, player DESC LIMIT ?2 OFFSET ?3";
const COUNT_BARRED: &str = "SELECT count(*) FROM bars WHERE guild = ?1";
const BLOCKED: &str = "SELECT since FROM blocks WHERE by = ?1 AND whom = ?2";
const BLOCKED_BY: &str =
    "SELECT whom, since FROM blocks WHERE by = ?1 ORDER BY since DESC, whom DESC LIMIT ?2 OFFSET ?3";
const COUNT_BLOCKED: &str = "SELECT count(*) FROM blocks WHERE by = ?1";

fn page(connection: &Connection, sql: &str, of: impl Params) -> rusqlite::Result<Vec<KeptAway>> {
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map(of, |row| {
        Ok(KeptAway { player: row.get::<_, Sql<_>>(0)?.0, since: row.get::<_, Sql<_>>(1)?.0 })
    })?;
    rows.collect()
}

fn barred(connection: &Connection, guild: GuildId, player: PlayerId) -> rusqlite::Result<Option<Timestamp>> {
    let mut barred = connection.prepare_cached(BARRED)?;
    let since = barred.query_row((Sql(guild), Sql(player)), |row| row.get(0)).optional()?;
    Ok(since.map(|Sql(since)| since))
}

fn blocked(connection: &Connection, by: PlayerId, whom: PlayerId) -> rusqlite::Result<Option<Timestamp>> {
    let mut blocked = connection.prepare_cached(BLOCKED)?;
    let since = blocked.query_row((Sql(by), Sql(whom)), |row| row.get(0)).optional()?;
    Ok(since.map(|Sql(since)| since))
}

fn count(connection: &Connection, sql: &str, of: impl ToSql) -> rusqlite::Result<i64> {
    connection.prepare_cached(sql)?.query_row([of], |row| row.get(0))
}

fn barriers(
    connection: &Connection,
    guild: GuildId,
    player: PlayerId,
    others: BTreeSet<PlayerId>,
) -> anyhow::Result<Barriers> {
    let mut found = Barriers::default();
    if barred(connection, guild, player)?.is_some() {
        found.barred.push(player);
    }
    for other in others {
        if barred(connection, guild, other)?.is_some() {
            found.barred.push(other);
        }
        for (by, whom) in [(player, other), (other, player)] {
            if blocked(connection, by, whom)?.is_some() {
                found.blocks.push(Block { by, whom });
            }
        }
    }
    Ok(found)
}

/// Bars a player, of whom nothing is open in the server.
pub(crate) fn bar(
    connection: &Connection,
    guild: GuildId,
    player: PlayerId,
    at: Timestamp,
) -> Result<(), CommitError> {
    known::guild(connection, guild, at)?;
    known::player(connection, player, at)?;
    let new = connection
        .prepare_cached(
            "INSERT INTO bars (guild, player, since) VALUES (?1, ?2, ?3) ON CONFLICT (guild, player) DO NOTHING",
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

/// Bars a player no longer.
pub(crate) fn let_again(
    connection: &Connection,
    guild: GuildId,
    player: PlayerId,
) -> Result<(), CommitError> {
    let gone = connection
        .prepare_cached("DELETE FROM bars WHERE guild = ?1 AND player = ?2")?
        .execute((Sql(guild), Sql(player)))?;
    if gone == 1 { Ok(()) } else { Err(CommitError::Stale) }
}

/// Lets a player block another, with whom nothing that is open brings him together.
pub(crate) fn block(
    connection: &Connection,
    Block { by, whom }: Block,
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
    let within =
        usize::try_from(count(connection, COUNT_BLOCKED, Sql(by))?).is_ok_and(|blocked| blocked <= most);
    let together = challenges::open_with(connection, by, whom)?.into_iter().filter_map(Result::ok);
    let together = together.filter(|challenge| challenge.brings_together(by, whom)).count();
    if new == 1 && within && together == 0 { Ok(()) } else { Err(CommitError::Stale) }
}

/// Lets a player block another no longer.
pub(crate) fn unblock(connection: &Connection, by: PlayerId, whom: PlayerId) -> Result<(), CommitError> {
    let gone = connection
        .prepare_cached("DELETE FROM blocks WHERE by = ?1 AND whom = ?2")?
        .execute((Sql(by), Sql(whom)))?;
    if gone == 1 { Ok(()) } else { Err(CommitError::Stale) }
}

/// Refuses if something stands between `player` and one of the others, or one of them is barred.
pub(crate) fn may_play(
    connection: &Connection,
    guild: GuildId,
    player: PlayerId,
    with: &[PlayerId],
) -> Result<(), CommitError> {
    let found = barriers(connection, guild, player, with.iter().copied().collect())?;
    if found == Barriers::default() { Ok(()) } else { Err(CommitError::Stale) }
}

/// What stands between those who have places in an open challenge, which should be nothing: of each pair one, if any.
pub(crate) fn contradiction(
    connection: &Connection,
    challenge: &Challenge,
) -> anyhow::Result<Option<String>> {
    let named: Vec<_> = challenge.slots().filter_map(|(_, slot)| slot.player()).collect();
    for &one in &named {
        if barred(connection, challenge.guild, one)?.is_some() {
            return Ok(Some(format!(
                "player {one} has a place in challenge {}, and is barred",
                challenge.id
            )));
        }
        for &other in &named {
            let together = challenge.brings_together(one, other);
            if together && blocked(connection, one, other)?.is_some() {
                return Ok(Some(format!("challenge {} brings {one} and {other} together", challenge.id)));
            }
        }
    }
    Ok(None)
}

/// Rows that cannot be read.
pub(crate) fn unreadable(connection: &Connection) -> anyhow::Result<Vec<anyhow::Error>> {
    let bars = each(connection, "SELECT guild, player, since FROM bars", (), |row| {
        row.get::<_, Sql<GuildId>>(0)?;
        row.get::<_, Sql<PlayerId>>(1)?;
        row.get::<_, Sql<Timestamp>>(2).context("a bar cannot be read").map(drop)
    })?;
    let blocks = each(connection, "SELECT by, whom, since FROM blocks", (), |row| {
        row.get::<_, Sql<PlayerId>>(0)?;
        row.get::<_, Sql<PlayerId>>(1)?;
        row.get::<_, Sql<Timestamp>>(2).context("a block cannot be read").map(drop)
    })?;
    Ok(bars.into_iter().chain(blocks).filter_map(Result::err).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations;

    #[test]
    fn who_is_kept_from_whom_is_found_by_indexes_alone() {
        let connection = migrations::sample();
        for sql in [BARRED, BARRED_IN, COUNT_BARRED, BLOCKED, BLOCKED_BY, COUNT_BLOCKED] {
            let plan = migrations::plan(&connection, sql);
            let slow = |step: &String| {
                step.starts_with("SCAN") || (step.contains("TEMP B-TREE") && sql != BARRED_IN)
            };
            assert!(!plan.iter().any(slow), "{sql}: {plan:?}");
        }
    }
}
