//! Practice games: one for each player and game, deleted when unused for long.

use games::{Game, Record};
use jiff::Timestamp;
use play::{PlayerId, Practice};

use crate::{
    CommitError,
    columns::Sql,
    known,
    row_by_row::read_each,
    sql::{self, Connection, OptionalExtension as _},
};

/// A player's practice of a game, if there is one.
pub(crate) fn find(
    connection: &Connection,
    player: PlayerId,
    game: Game,
) -> anyhow::Result<Option<Practice>> {
    let record = connection
        .prepare_cached("SELECT record FROM practices WHERE player = ?1 AND game = ?2")?
        .query_row((Sql(player), game.name()), |row| row.get::<_, Sql<Record>>(0))
        .optional()?;
    Ok(record.map(|Sql(record)| Practice::load(&record)).transpose()?)
}

/// Stores a player's new practice of a game, in place of the one before.
pub(crate) fn begin(
    connection: &Connection,
    player: PlayerId,
    practice: &Practice,
    at: Timestamp,
) -> sql::Result<()> {
    known::player(connection, player, at)?;
    connection
        .prepare_cached(
            "INSERT INTO practices (player, game, record, at) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (player, game) DO UPDATE SET record = ?3, at = ?4",
        )?
        .execute((Sql(player), practice.rules().game().name(), Sql(practice.record().clone()), Sql(at)))?;
    Ok(())
}

/// Replaces a practice by what it has become. Stale when the stored one is not `before`.
pub(crate) fn go_on(
    connection: &Connection,
    player: PlayerId,
    before: &Practice,
    then: &Practice,
    at: Timestamp,
) -> Result<(), CommitError> {
    let [stored, new] = [before, then].map(|practice| Sql(practice.record().clone()));
    let changed = connection
        .prepare_cached(
            "UPDATE practices SET record = ?4, at = ?5 WHERE player = ?1 AND game = ?2 AND record = ?3",
        )?
        .execute((Sql(player), then.rules().game().name(), stored, new, Sql(at)))?;
    if changed == 1 { Ok(()) } else { Err(CommitError::Stale) }
}

/// Deletes those unused since `before`. Returns how many.
pub(crate) fn prune(connection: &Connection, before: Timestamp) -> sql::Result<usize> {
    connection.prepare_cached("DELETE FROM practices WHERE at < ?1")?.execute([Sql(before)])
}

/// All practices, for the integrity check.
pub(crate) fn all(connection: &Connection) -> anyhow::Result<Vec<anyhow::Result<()>>> {
    read_each(connection, "SELECT player, game, record FROM practices", (), |row| {
        let player = row.get::<_, i64>(0)?.cast_unsigned();
        let name: String = row.get(1)?;
        let read = || -> anyhow::Result<()> {
            let Sql(record) = row.get::<_, Sql<Record>>(2)?;
            let game = Practice::load(&record)?.rules().game();
            anyhow::ensure!(game.name() == name, "it's a game of {game}");
            Ok(())
        };
        read().map_err(|error| {
            error.context(format!("can't read the practice board of player {player} in {name}"))
        })
    })
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
