//! Servers and players, stored when something first refers to them.

use jiff::Timestamp;
use play::{Home, PlayerId};

use crate::sql::{self, Connection};

/// Stores a home unless it is known.
pub(crate) fn home(connection: &Connection, home: impl Into<Home>, at: Timestamp) -> sql::Result<()> {
    let sql = "INSERT INTO guilds (id, since) VALUES (?1, ?2) ON CONFLICT (id) DO NOTHING";
    connection.send(sql, (home.into(), at))
}

/// Holds a player who is known: of two transactions that do, the second sees what the first has stored.
pub(crate) fn hold(connection: &Connection, player: PlayerId) -> sql::Result<()> {
    connection.send("UPDATE players SET since = since WHERE id = ?1", [player])
}

/// Stores a player unless they are known.
pub(crate) fn player(connection: &Connection, player: PlayerId, at: Timestamp) -> sql::Result<()> {
    let sql = "INSERT INTO players (id, since) VALUES (?1, ?2) ON CONFLICT (id) DO NOTHING";
    connection.send(sql, (player, at))
}
