//! Practice games: one for each player and game, deleted when unused for long.

use anyhow::{Context as _, ensure};
use games::{Game, Record, Recorded};
use jiff::Timestamp;
use play::PlayerId;

use crate::{
    CommitError, Store, known,
    sql::{self, Connection, FromRow, Row},
};

impl Store {
    /// A player's practice of a game, if there is one.
    pub async fn practice(&self, player: PlayerId, game: Game) -> anyhow::Result<Option<Recorded>> {
        let sql = "SELECT record FROM practices WHERE player = ?1 AND game = ?2";
        let record = self.find::<Record>(sql, (player, game.name())).await?;
        Ok(record.map(|record| Recorded::load(&record)).transpose()?)
    }

    /// Stores a player's new practice of a game, in place of the one before.
    pub async fn begin_practice(
        &self,
        player: PlayerId,
        practice: Recorded,
        at: Timestamp,
    ) -> Result<(), CommitError> {
        self.write(move |connection| {
            known::player(connection, player, at)?;
            let sql = "INSERT INTO practices (player, game, record, at) VALUES (?1, ?2, ?3, ?4)
                ON CONFLICT (player, game) DO UPDATE SET record = ?3, at = ?4";
            connection.execute(sql, (player, practice.rules().game().name(), practice.record(), at))?;
            Ok(())
        })
        .await
    }

    /// Replaces a practice by what it has become; [`CommitError::Stale`] when the stored one is not `before`. Passing
    /// the same one twice notes only that it was used.
    pub async fn go_on_practising(
        &self,
        player: PlayerId,
        before: &Recorded,
        then: &Recorded,
        at: Timestamp,
    ) -> Result<(), CommitError> {
        let sql = "UPDATE practices SET record = ?4, at = ?5 WHERE player = ?1 AND game = ?2 AND record = ?3";
        let game = then.rules().game().name();
        let params = (player, game, before.record().clone(), then.record().clone(), at);
        self.write(move |connection| CommitError::stale_unless(connection.execute(sql, &params)? == 1)).await
    }
}

/// Deletes those unused since `before`. Returns how many.
pub(crate) fn prune(connection: &Connection, before: Timestamp) -> sql::Result<usize> {
    connection.execute("DELETE FROM practices WHERE at < ?1", [before])
}

/// A practice that can be read.
struct Readable;

impl FromRow for Readable {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        let (player, name): (i64, String) = (row.get(0)?, row.get(1)?);
        let read = || -> anyhow::Result<Self> {
            let game = Recorded::load(&row.get(2)?)?.rules().game();
            ensure!(game.name() == name, "it's a game of {game}");
            Ok(Self)
        };
        let player = player.cast_unsigned();
        Ok(read().with_context(|| format!("can't read the practice board of player {player} in {name}"))?)
    }
}

/// Why practices can't be read, for the integrity check.
pub(crate) fn unreadable(connection: &Connection) -> sql::Result<Vec<sql::Error>> {
    connection.unreadable::<Readable>("SELECT player, game, record FROM practices")
}

#[cfg(test)]
mod tests {
    use crate::migrations;

    #[test]
    fn what_is_old_is_found_by_an_index() {
        let plan = migrations::plan(&migrations::sample(), "DELETE FROM practices WHERE at < ?1");
        assert!(plan.iter().any(|step| step.contains("practices_by_time")), "{plan:?}");
    }
}
