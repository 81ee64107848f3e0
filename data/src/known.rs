//! Servers and players, stored when something first refers to them.

use jiff::Timestamp;
use play::{GuildId, PlayerId};

use crate::sql::{self, Connection};

/// Stores a server unless it is known.
pub(crate) fn guild(connection: &Connection, guild: GuildId, at: Timestamp) -> sql::Result<()> {
    let sql = "INSERT INTO guilds (id, since) VALUES (?1, ?2) ON CONFLICT (id) DO NOTHING";
    connection.send(sql, (guild, at))
}

/// Stores a player unless they are known.
pub(crate) fn player(connection: &Connection, player: PlayerId, at: Timestamp) -> sql::Result<()> {
    let sql = "INSERT INTO players (id, since) VALUES (?1, ?2) ON CONFLICT (id) DO NOTHING";
    connection.send(sql, (player, at))
}
