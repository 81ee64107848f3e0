//! Challenges in their table.

use anyhow::Context as _;
use jiff::Timestamp;
use play::{Challenge, ChallengeId, ChallengeState, ChannelId, MessageId};
use rusqlite::{Connection, OptionalExtension as _, Params, Row, named_params};

use crate::{CommitError, columns::Sql, known};

/// Stores a new challenge, open.
pub(crate) fn open(connection: &Connection, challenge: &Challenge) -> Result<(), CommitError> {
    known::guild(connection, challenge.guild, challenge.created)?;
    known::player(connection, challenge.challenger, challenge.created)?;
    if let Some(invited) = challenge.invited {
        known::player(connection, invited, challenge.created)?;
    }
    connection
        .prepare_cached(
            "INSERT INTO challenges (id, guild, channel, message, challenger, invited, rules, first, place, created, expires, state)
             VALUES (:id, :guild, :channel, :message, :challenger, :invited, :rules, :first, :place, :created, :expires, 'open')",
        )?
        .execute(named_params! {
            ":id": Sql(challenge.id),
            ":guild": Sql(challenge.guild),
            ":channel": Sql(challenge.channel),
            ":message": challenge.message.map(Sql),
            ":challenger": Sql(challenge.challenger),
            ":invited": challenge.invited.map(Sql),
            ":rules": Sql(challenge.rules),
            ":first": Sql(challenge.first),
            ":place": Sql(challenge.place),
            ":created": Sql(challenge.created),
            ":expires": Sql(challenge.expires),
        })?;
    Ok(())
}

/// Closes an open challenge.
pub(crate) fn close(
    connection: &Connection,
    challenge: ChallengeId,
    state: ChallengeState,
    at: Timestamp,
) -> Result<(), CommitError> {
    let closed = connection
        .prepare_cached("UPDATE challenges SET state = ?2, closed = ?3 WHERE id = ?1 AND state = 'open'")?
        .execute((Sql(challenge), Sql(state), Sql(at)))?;
    if closed == 1 { Ok(()) } else { Err(CommitError::Stale) }
}

/// Notes which message shows a challenge.
pub(crate) fn set_message(
    connection: &Connection,
    challenge: ChallengeId,
    message: MessageId,
) -> rusqlite::Result<usize> {
    connection
        .prepare_cached("UPDATE challenges SET message = ?2 WHERE id = ?1")?
        .execute((Sql(challenge), Sql(message)))
}

/// The challenge with this number.
pub(crate) fn find(connection: &Connection, id: ChallengeId) -> anyhow::Result<Option<Challenge>> {
    connection
        .prepare_cached(&select("WHERE id = ?1"))?
        .query_row([Sql(id)], read)
        .optional()
        .with_context(|| format!("challenge {id} cannot be read"))
}

/// Open challenges whose time is out, the oldest first; each by itself, so that one that cannot be read leaves the others.
pub(crate) fn expired(
    connection: &Connection,
    now: Timestamp,
) -> anyhow::Result<Vec<anyhow::Result<Challenge>>> {
    list(connection, "WHERE state = 'open' AND expires <= ?1 ORDER BY expires, id", [Sql(now)])
}

/// Open challenges that were made in `channel`, the oldest first.
pub(crate) fn open_in(
    connection: &Connection,
    channel: ChannelId,
) -> anyhow::Result<Vec<anyhow::Result<Challenge>>> {
    list(connection, "WHERE state = 'open' AND channel = ?1 ORDER BY id", [Sql(channel)])
}

/// When the next open challenge expires.
pub(crate) fn next_expiry(connection: &Connection) -> anyhow::Result<Option<Timestamp>> {
    let next: Option<Sql<Timestamp>> = connection
        .prepare_cached("SELECT min(expires) FROM challenges WHERE state = 'open'")?
        .query_row((), |row| row.get(0))?;
    Ok(next.map(|Sql(at)| at))
}

fn list(
    connection: &Connection,
    which: &str,
    params: impl Params,
) -> anyhow::Result<Vec<anyhow::Result<Challenge>>> {
    let mut statement = connection.prepare_cached(&select(which))?;
    let mut rows = statement.query(params)?;
    let mut all = Vec::new();
    while let Some(row) = rows.next()? {
        let id: i64 = row.get(0)?;
        all.push(read(row).with_context(|| format!("challenge {id} cannot be read")));
    }
    Ok(all)
}

fn select(which: &str) -> String {
    format!(
        "SELECT id, guild, channel, message, challenger, invited, rules, first, place, created, expires, state
         FROM challenges {which}"
    )
}

fn read(row: &Row<'_>) -> rusqlite::Result<Challenge> {
    Ok(Challenge {
        id: row.get::<_, Sql<_>>(0)?.0,
        guild: row.get::<_, Sql<_>>(1)?.0,
        channel: row.get::<_, Sql<_>>(2)?.0,
        message: row.get::<_, Option<Sql<_>>>(3)?.map(|Sql(message)| message),
        challenger: row.get::<_, Sql<_>>(4)?.0,
        invited: row.get::<_, Option<Sql<_>>>(5)?.map(|Sql(player)| player),
        rules: row.get::<_, Sql<_>>(6)?.0,
        first: row.get::<_, Sql<_>>(7)?.0,
        place: row.get::<_, Sql<_>>(8)?.0,
        created: row.get::<_, Sql<_>>(9)?.0,
        expires: row.get::<_, Sql<_>>(10)?.0,
        state: row.get::<_, Sql<_>>(11)?.0,
    })
}
