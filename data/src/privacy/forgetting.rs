//! Deletes everything stored about a player.
//!
//! Finished games stay for the opponents. In them the player becomes a former player, with an id that no one on
//! the platform has. For every column that refers to players, [`OF_PLAYERS`] says what happens to its rows; a
//! test compares it with the schema.
//!
//! **Decided:** the player's ratings, results and places are deleted at this point of the history
//! (`rating_ends`), so those of others stay as they are and recomputing agrees. A game for four that their
//! partner plays on is rated as if a newcomer had sat in their seat.

use std::num::NonZeroU32;

use anyhow::Context as _;
use jiff::Timestamp;
use play::{Announcement, GameId, PlayerId, player::ratings::Lineup};

use crate::{
    CommitError,
    competition::competitions,
    guild::standings::seasons,
    known,
    learning::stored_puzzles,
    sql::{self, Connection},
};

/// What happens to a row that refers to the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OnDeletion {
    /// It is deleted, since it is only about them.
    Goes,
    /// It stays and refers to a former player.
    Stays,
}

use OnDeletion::{Goes, Stays};

/// Every column that refers to players, with its table.
pub(crate) const OF_PLAYERS: &[(&str, &str, OnDeletion)] = &[
    ("absences", "player", Goes),
    ("analysis_readers", "player", Goes),
    ("blocks", "blocked", Goes),
    ("blocks", "by", Goes),
    ("challenge_slots", "player", Stays),
    ("competitions", "manager", Stays),
    ("entrants", "player", Stays),
    ("guesses", "player", Goes),
    ("imported_files", "player", Goes),
    ("lessons_done", "player", Goes),
    ("mailed_boards", "player", Goes),
    ("members", "player", Goes),
    ("moderation_log", "by", Stays),
    ("moderation_log", "one", Stays),
    ("moderation_log", "other", Stays),
    ("moderation_log", "player", Stays),
    ("pairings", "first", Stays),
    ("pairings", "second", Stays),
    ("practices", "player", Goes),
    ("preferences", "player", Goes),
    ("puzzle_attempts", "player", Goes),
    ("puzzle_ratings", "player", Goes),
    ("rating_ends", "player", Stays),
    ("ratings", "player", Goes),
    ("reports", "by", Goes),
    ("reports", "player", Goes),
    ("result_counts", "player", Goes),
    ("results", "opponent", Stays),
    ("results", "player", Goes),
    ("season_plans", "by", Stays),
    ("season_pulls", "player", Goes),
    ("season_standings", "player", Stays),
    ("seasons", "by", Stays),
    ("seats", "player", Stays),
    ("standings", "player", Goes),
    ("streaks", "player", Goes),
    ("suspensions", "player", Goes),
    ("vote_games", "by", Stays),
    ("votes", "player", Goes),
];

/// Deletes everything stored about `player`. Stale while they are playing or have a slot in an open challenge.
/// Foreign keys must be off.
pub(crate) fn forget(connection: &Connection, player: PlayerId) -> Result<(), CommitError> {
    if is_in_something(connection, player)? {
        return Err(CommitError::Stale);
    }
    stored_puzzles::withdraw(connection, player)?;
    let former = if leaves_something(connection, player)? {
        let former = new_former(connection)?;
        known::player(connection, former, Timestamp::UNIX_EPOCH)?;
        store_rating_ends(connection, player, former)?;
        // They are due at once.
        competitions::changes::player_gone(connection, player, Timestamp::UNIX_EPOCH)?;
        rename(connection, player, former)?;
        Some(former)
    } else {
        None
    };
    for (table, column, _) in OF_PLAYERS.iter().filter(|(.., on_deletion)| *on_deletion == Goes) {
        connection
            .execute(&format!("DELETE FROM {table} WHERE {column} = ?1"), [player])
            .with_context(|| format!("deleting from {table}"))?;
    }
    settle_announcements(connection, player, former)?;
    // A moderator may have typed the player's id.
    connection.execute(
        "UPDATE moderation_log SET reason = replace(reason, ?1, ?2) WHERE instr(reason, ?1) > 0",
        (player.to_string(), former.map(|former| former.to_string()).unwrap_or_default()),
    )?;
    connection.execute(
        "DELETE FROM timers WHERE what = 'digest:' || ?1 OR what LIKE 'away:%:' || ?1",
        [player.to_string()],
    )?;
    connection.execute("DELETE FROM players WHERE id = ?1", [player])?;
    connection.execute("UPDATE deletions SET deleted = TRUE WHERE player = ?1", [player])?;
    Ok(())
}

fn is_in_something(connection: &Connection, player: PlayerId) -> sql::Result<bool> {
    connection.one(
        "SELECT EXISTS (
             SELECT 1 FROM seats WHERE player = ?1 AND playing
         ) OR EXISTS (
             SELECT 1 FROM challenges JOIN challenge_slots ON challenge = id WHERE state = 'open' AND player = ?1
         )",
        [player],
    )
}

/// Whether a row that stays refers to the player.
fn leaves_something(connection: &Connection, player: PlayerId) -> sql::Result<bool> {
    for (table, column, _) in OF_PLAYERS.iter().filter(|(.., on_deletion)| *on_deletion == Stays) {
        let sql = format!("SELECT 1 FROM {table} WHERE {column} = ?1 LIMIT 1");
        if connection.exists(&sql, [player])? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// An id that was never used before.
fn new_former(connection: &Connection) -> anyhow::Result<PlayerId> {
    let number: u32 = connection.one("INSERT INTO former_players DEFAULT VALUES RETURNING number", ())?;
    let number = NonZeroU32::new(number);
    Ok(PlayerId::former(number.context("no numbers left for former players")?))
}

/// Notes where the player's ratings end in the history of each server.
fn store_rating_ends(connection: &Connection, player: PlayerId, former: PlayerId) -> sql::Result<()> {
    let sql = format!(
        "INSERT INTO rating_ends (guild, player, after, season)
         SELECT DISTINCT guild, CAST(?2 AS BIGINT), {},
             (SELECT coalesce(max(number), 0) + 1 FROM seasons WHERE seasons.guild = games.guild)
         FROM games JOIN seats ON seats.game = games.id WHERE seats.player = ?1",
        seasons::last("games.guild")
    );
    connection.execute(&sql, (player, former))?;
    Ok(())
}

/// Replaces the player in everything that stays.
fn rename(connection: &Connection, player: PlayerId, former: PlayerId) -> anyhow::Result<()> {
    // There are many results: those of opponents are found through the player's games.
    connection.execute(
        "UPDATE results SET opponent = ?2 WHERE opponent = ?1 AND (player, guild, sequence) IN (
             SELECT other.player, finished_games.guild, finished_games.sequence FROM seats
             JOIN finished_games ON finished_games.game = seats.game
             JOIN seats AS other ON other.game = seats.game AND other.seat <> seats.seat
             WHERE seats.player = ?1
         )",
        (player, former),
    )?;
    for (table, column, _) in OF_PLAYERS.iter().filter(|(.., on_deletion)| *on_deletion == Stays) {
        if *table == "results" {
            continue;
        }
        connection
            .execute(&format!("UPDATE {table} SET {column} = ?2 WHERE {column} = ?1"), (player, former))
            .with_context(|| format!("changing {table}"))?;
    }
    pair_again(connection, former)
}

/// Updates the pairings of a renamed player's games; those against the computer name no one.
fn pair_again(connection: &Connection, former: PlayerId) -> anyhow::Result<()> {
    let mut games = connection.prepare(
        "SELECT finished_games.sequence, finished_games.game FROM seats JOIN finished_games ON finished_games.game = seats.game
         WHERE seats.player = ?1 AND NOT EXISTS (SELECT 1 FROM computer_seats WHERE game = finished_games.game)",
    )?;
    for (sequence, game) in games.list_whole::<(i64, GameId)>([former])? {
        let players: Vec<PlayerId> =
            connection.list_whole("SELECT player FROM seats WHERE game = ?1 ORDER BY seat", [game])?;
        let lineup = Lineup::new(&players).with_context(|| format!("game {game} has no players"))?;
        let sql = "UPDATE finished_games SET pairing = ?2 WHERE sequence = ?1";
        connection.execute(sql, (sequence, lineup.pairing().to_string()))?;
    }
    Ok(())
}

/// Replaces the player in due announcements. Those delivered, or meant for them alone, are deleted. A message that was just edited,
/// or is being edited right now, is edited once more, now that the player has no name.
fn settle_announcements(
    connection: &Connection,
    player: PlayerId,
    former: Option<PlayerId>,
) -> anyhow::Result<()> {
    let naming = "SELECT id, what, state = 'due' FROM announcements WHERE instr(what, ?1) > 0";
    for (id, what, due) in connection.list_whole::<(i64, String, bool)>(naming, [player.to_string()])? {
        // An unreadable one is deleted: no one could be shown it.
        let read = serde_json::from_str::<Announcement>(&what).ok().filter(|read| due || read.is_edit());
        let left = match (read, former) {
            (Some(announcement), Some(former)) => announcement.without(player, former),
            // The player has never played, so it was for them alone.
            _ => None,
        };
        match left {
            Some(left) => {
                let text = serde_json::to_string(&left).context("an announcement has no text")?;
                if left.is_edit() {
                    let sql = "INSERT INTO announcements (what, created, not_before)
                        SELECT ?2, created, not_before FROM announcements WHERE id = ?1";
                    connection.execute(sql, (id, text))?;
                    connection.execute("DELETE FROM announcements WHERE id = ?1", [id])?;
                } else {
                    // The interaction was the player's, so its answer is not asked for.
                    let sql = "UPDATE announcements SET what = ?2, token = NULL WHERE id = ?1";
                    connection.execute(sql, (id, text))?;
                }
            }
            None => _ = connection.execute("DELETE FROM announcements WHERE id = ?1", [id])?,
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations;

    #[test]
    fn it_is_decided_of_every_column_that_refers_to_players() {
        let connection = migrations::sample();
        let sql = "SELECT schema.name, reference.\"from\"
            FROM sqlite_schema AS schema, pragma_foreign_key_list(schema.name) AS reference
            WHERE schema.type = 'table' AND reference.\"table\" = 'players' ORDER BY 1, 2";
        let mut statement = connection.prepare(sql).expect("readable");
        let columns = statement.query_map((), |row| Ok((row.get(0)?, row.get(1)?)));
        let columns: Vec<(String, String)> = columns.and_then(Iterator::collect).expect("readable");
        let decided: Vec<_> =
            OF_PLAYERS.iter().map(|(table, column, _)| ((*table).to_owned(), (*column).to_owned())).collect();
        assert_eq!(decided, columns, "what becomes of a row when the player's data are deleted?");
    }
}
