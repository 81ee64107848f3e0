//! Servers and players, stored when something first refers to them.

use jiff::Timestamp;
use play::{GuildId, PlayerId};

use crate::{
    columns::Sql,
    sql::{self, Connection},
};

/// Stores a server unless it is known.
pub(crate) fn guild(connection: &Connection, guild: GuildId, at: Timestamp) -> sql::Result<()> {
    connection
        .prepare_cached("INSERT INTO guilds (id, since) VALUES (?1, ?2) ON CONFLICT (id) DO NOTHING")?
        .execute((Sql(guild), Sql(at)))?;
    Ok(())
}

/// Stores a player unless they are known.
pub(crate) fn player(connection: &Connection, player: PlayerId, at: Timestamp) -> sql::Result<()> {
    connection
        .prepare_cached("INSERT INTO players (id, since) VALUES (?1, ?2) ON CONFLICT (id) DO NOTHING")?
        .execute((Sql(player), Sql(at)))?;
    Ok(())
}

/// Whether a player is known.
pub(crate) fn is_player(connection: &Connection, player: PlayerId) -> sql::Result<bool> {
    connection.prepare_cached("SELECT 1 FROM players WHERE id = ?1")?.exists([Sql(player)])
}
