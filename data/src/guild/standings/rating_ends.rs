//! Where the ratings of deleted players end in the history of their servers.

use anyhow::ensure;
use play::{Home, PlayerId};

use crate::sql::{self, Connection};

/// After which game, in which server, who, and during which season.
pub(super) type RatingEnd = (i64, Home, PlayerId, u32);

/// Where the ratings of all former players end.
pub(super) fn all(connection: &Connection) -> sql::Result<Vec<RatingEnd>> {
    connection.list_whole("SELECT after, guild, player, season FROM rating_ends", ())
}

/// Ends the ratings of a former player, when ratings are recomputed.
pub(super) fn end(connection: &Connection, home: Home, former: PlayerId) -> anyhow::Result<()> {
    ensure!(former.is_former(), "the data of player {former} was not deleted");
    connection.execute("DELETE FROM ratings WHERE guild = ?1 AND player = ?2", (home, former))?;
    Ok(())
}

/// Whether a former player's ratings had ended when the game with this sequence did.
pub(super) fn had_ended(
    connection: &Connection,
    home: Home,
    former: PlayerId,
    sequence: i64,
) -> sql::Result<bool> {
    let sql = "SELECT 1 FROM rating_ends WHERE guild = ?1 AND player = ?2 AND after < ?3";
    connection.exists(sql, (home, former, sequence))
}
