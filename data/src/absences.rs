//! When players are away, past and future.

use anyhow::Context as _;
use jiff::Timestamp;
use play::{Absence, GuildId, PlayerId};

use crate::{
    CommitError,
    columns::Sql,
    known,
    row_by_row::read_each,
    sql::{self, Connection, OptionalExtension as _, Row},
};

/// Stores an absence, replacing the one with the same start; one that ends before it starts deletes it. Stale
/// if it overlaps another.
pub(crate) fn set(
    connection: &Connection,
    guild: GuildId,
    player: PlayerId,
    away: Absence,
    at: Timestamp,
) -> Result<(), CommitError> {
    if away.until <= away.from {
        connection
            .prepare_cached("DELETE FROM absences WHERE guild = ?1 AND player = ?2 AND starts = ?3")?
            .execute((Sql(guild), Sql(player), Sql(away.from)))?;
        return Ok(());
    }
    let params = (Sql(guild), Sql(player), Sql(away.from), Sql(away.until));
    let overlaps = connection
        .prepare_cached(
            "SELECT 1 FROM absences
             WHERE guild = ?1 AND player = ?2 AND starts <> ?3 AND starts < ?4 AND ends > ?3",
        )?
        .exists(params)?;
    if overlaps {
        return Err(CommitError::Stale);
    }
    known::guild(connection, guild, at)?;
    known::player(connection, player, at)?;
    connection
        .prepare_cached(
            "INSERT INTO absences (guild, player, starts, ends) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (guild, player, starts) DO UPDATE SET ends = ?4",
        )?
        .execute(params)?;
    Ok(())
}

/// All absences of a player in a server, the earliest first.
pub(crate) fn of(connection: &Connection, guild: GuildId, player: PlayerId) -> anyhow::Result<Vec<Absence>> {
    let mut statement = connection.prepare_cached(
        "SELECT starts, ends FROM absences WHERE guild = ?1 AND player = ?2 ORDER BY starts",
    )?;
    let absences = statement.query_map((Sql(guild), Sql(player)), read)?;
    Ok(absences.collect::<Result<_, _>>()?)
}

/// All absences of all players, sorted by server, player and start.
pub(crate) fn all(
    connection: &Connection,
) -> anyhow::Result<Vec<anyhow::Result<(GuildId, PlayerId, Absence)>>> {
    let sql = "SELECT starts, ends, guild, player FROM absences ORDER BY guild, player, starts";
    read_each(connection, sql, (), |row| {
        let absence = read(row).context("can't read an absence")?;
        Ok((row.get::<_, Sql<_>>(2)?.0, row.get::<_, Sql<_>>(3)?.0, absence))
    })
}

fn read(row: &Row<'_>) -> sql::Result<Absence> {
    Ok(Absence { from: row.get::<_, Sql<_>>(0)?.0, until: row.get::<_, Sql<_>>(1)?.0 })
}

/// When a player who is away in a server at `now` will be back.
pub(crate) fn now(
    connection: &Connection,
    guild: GuildId,
    player: PlayerId,
    now: Timestamp,
) -> anyhow::Result<Option<Timestamp>> {
    let until: Option<Sql<Timestamp>> = connection
        .prepare_cached(
            "SELECT ends FROM absences WHERE guild = ?1 AND player = ?2 AND starts <= ?3 AND ends > ?3",
        )?
        .query_row((Sql(guild), Sql(player), Sql(now)), |row| row.get(0))
        .optional()?;
    Ok(until.map(|Sql(until)| until))
}
