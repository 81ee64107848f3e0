//! Servers and players: known from the first time that something of theirs is stored.

use jiff::Timestamp;
use play::{GuildId, PlayerId};
use rusqlite::Connection;

use crate::columns::Sql;

/// Makes a server known.
pub(crate) fn guild(connection: &Connection, guild: GuildId, at: Timestamp) -> rusqlite::Result<()> {
    connection
        .prepare_cached("INSERT INTO guilds (id, since) VALUES (?1, ?2) ON CONFLICT (id) DO NOTHING")?
        .execute((Sql(guild), Sql(at)))?;
    Ok(())
}

/// Makes a player known.
pub(crate) fn player(connection: &Connection, player: PlayerId, at: Timestamp) -> rusqlite::Result<()> {
    connection
        .prepare_cached("INSERT INTO players (id, since) VALUES (?1, ?2) ON CONFLICT (id) DO NOTHING")?
        .execute((Sql(player), Sql(at)))?;
    Ok(())
}

/// Whether a player is known.
pub(crate) fn is_player(connection: &Connection, player: PlayerId) -> rusqlite::Result<bool> {
    connection.prepare_cached("SELECT 1 FROM players WHERE id = ?1")?.exists([Sql(player)])
}
