//! When players are away, past and future.

use anyhow::Context as _;
use jiff::Timestamp;
use play::{Absence, Home, PlayerId};

use crate::{
    CommitError, Store, known,
    sql::{self, Connection, FromRow, Row, from_columns},
};

const OF: &str = "SELECT starts, ends FROM absences WHERE guild = ?1 AND player = ?2 ORDER BY starts";
const NOW: &str = "SELECT ends FROM absences WHERE guild = ?1 AND player = ?2 AND starts <= ?3 AND ends > ?3";

impl Store {
    /// When a player is away in a server, past and future, the earliest first.
    pub async fn absences(&self, home: Home, player: PlayerId) -> anyhow::Result<Vec<Absence>> {
        self.list(OF, (home, player)).await
    }

    /// Which of `players` are away in a server at `now`, and until when.
    pub async fn away(
        &self,
        home: Home,
        players: impl IntoIterator<Item = PlayerId>,
        now: Timestamp,
    ) -> anyhow::Result<Vec<(PlayerId, Timestamp)>> {
        let players: Vec<PlayerId> = players.into_iter().collect();
        self.read(move |connection| {
            let away = |&player| {
                let until = self::now(connection, home, player, now).transpose()?;
                Some(until.map(|until| (player, until)))
            };
            players.iter().filter_map(away).collect()
        })
        .await
    }
}

/// Stores an absence, replacing the one with the same start; one that ends before it starts deletes it. Stale
/// if it overlaps another.
pub(crate) fn set(
    connection: &Connection,
    home: Home,
    player: PlayerId,
    away: Absence,
    at: Timestamp,
) -> Result<(), CommitError> {
    if away.until <= away.from {
        let sql = "DELETE FROM absences WHERE guild = ?1 AND player = ?2 AND starts = ?3";
        connection.execute(sql, (home, player, away.from))?;
        return Ok(());
    }
    let params = (home, player, away.from, away.until);
    let overlaps = "SELECT 1 FROM absences
        WHERE guild = ?1 AND player = ?2 AND starts <> ?3 AND starts < ?4 AND ends > ?3";
    CommitError::stale_unless(!connection.exists(overlaps, params)?)?;
    known::home(connection, home, at)?;
    known::player(connection, player, at)?;
    let sql = "INSERT INTO absences (guild, player, starts, ends) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT (guild, player, starts) DO UPDATE SET ends = ?4";
    connection.execute(sql, params)?;
    Ok(())
}

/// All absences of a player in a server, the earliest first.
pub(crate) fn of(connection: &Connection, home: Home, player: PlayerId) -> sql::Result<Vec<Absence>> {
    connection.list(OF, (home, player))
}

/// When a player who is away in a server at `now` will be back.
pub(crate) fn now(
    connection: &Connection,
    home: Home,
    player: PlayerId,
    now: Timestamp,
) -> sql::Result<Option<Timestamp>> {
    connection.find(NOW, (home, player, now))
}

/// An absence of a player in a server.
pub(crate) struct Stored {
    pub(crate) home: Home,
    pub(crate) player: PlayerId,
    pub(crate) away: Absence,
}

/// All absences of all players, sorted by server, player and start.
pub(crate) fn all(connection: &Connection) -> sql::Result<Vec<sql::Result<Stored>>> {
    connection.each("SELECT starts, ends, guild, player FROM absences ORDER BY guild, player, starts", ())
}

from_columns! { Absence { from, until } }

impl FromRow for Stored {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        let away = Absence::from_row(row).context("can't read an absence")?;
        Ok(Self { home: row.get(2)?, player: row.get(3)?, away })
    }
}
