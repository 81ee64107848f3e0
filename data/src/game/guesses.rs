//! What watchers think is played next. A guess counts from the transaction that stores the action it's about; one that arrives too
//! late for that transaction never does.

use std::ops::Range;

use anyhow::anyhow;
use games::Action;
use jiff::Timestamp;
use play::{
    GameId, GuildId, Home, PlayerId,
    game::guessing::{Guess, Guessed, Guesser},
};

use crate::{
    Store, known,
    sql::{self, Connection, Unmet, from_columns},
};

/// Nothing else is locked: however many guess at once, no one waits for another.
const STORE: &str = "INSERT INTO guesses (game, ply, player, guild, action, at)
    SELECT id, plies, ?3, guild, ?4, ?5 FROM games
    WHERE id = ?1 AND revision = ?2 AND ended IS NULL
        AND NOT EXISTS (SELECT 1 FROM suspensions WHERE suspensions.guild = games.guild AND suspensions.player = ?3)
    ON CONFLICT (game, ply, player) DO UPDATE SET action = excluded.action, at = excluded.at";
const SEASON: &str =
    "SELECT season.player, name, NOT coalesce(unlisted OR gone, FALSE), season.hits, season.made FROM (
        SELECT player, count(*) FILTER (WHERE hit) AS hits, count(*) AS made
        FROM guesses WHERE guild = ?1 AND at > ?2 AND at <= ?3 AND hit IS NOT NULL GROUP BY player
    ) AS season
    LEFT JOIN members ON members.guild = ?1 AND members.player = season.player";
const OPEN_OF: &str = "DELETE FROM guesses WHERE player = ?2 AND guild = ?1 AND hit IS NULL";

from_columns! {
    Guesser { player, name, listed, right, all }
    Guessed { right, all }
}

impl Store {
    /// What a watcher thinks is played after this many actions of a game.
    pub async fn guess(&self, game: GameId, ply: u32, player: PlayerId) -> anyhow::Result<Option<Action>> {
        let sql = "SELECT action FROM guesses WHERE game = ?1 AND ply = ?2 AND player = ?3";
        self.find(sql, (game, ply, player)).await
    }

    /// How watchers did who guessed these actions of a game.
    pub async fn guessed(&self, game: GameId, plies: Range<u32>) -> anyhow::Result<Guessed> {
        let sql = "SELECT count(*) FILTER (WHERE hit), count(*) FROM guesses
            WHERE game = ?1 AND ply >= ?2 AND ply < ?3 AND hit IS NOT NULL";
        self.one(sql, (game, plies.start, plies.end)).await
    }

    /// What each member has guessed in a server after one time and up to another, in no particular order.
    pub async fn guessers(
        &self,
        guild: GuildId,
        after: Timestamp,
        until: Timestamp,
    ) -> anyhow::Result<Vec<Guesser>> {
        self.list(SEASON, (guild, after, until)).await
    }
}

/// Stores a guess in place of the one before. Stale unless the game is at the guess's revision, or if the watcher is suspended.
pub(crate) fn store(connection: &Connection, guess: Guess, at: Timestamp) -> sql::Result<()> {
    let Guess { game, revision, player, action } = guess;
    known::player(connection, player, at)?;
    connection.change(STORE, (game, revision, player, action, at), Unmet::Stale)
}

/// Counts the guesses about the action that was played after `ply` others.
pub(crate) fn settle(
    connection: &Connection,
    game: GameId,
    ply: u32,
    action: Action,
    at: Timestamp,
) -> sql::Result<()> {
    let sql = "UPDATE guesses SET hit = (action = ?3), at = ?4 WHERE game = ?1 AND ply = ?2";
    connection.send(sql, (game, ply, action, at))
}

/// Drops the guesses about positions after `to` actions and later ones.
pub(crate) fn take_back(connection: &Connection, game: GameId, to: u32) -> sql::Result<()> {
    connection.send("DELETE FROM guesses WHERE game = ?1 AND ply >= ?2", (game, to))
}

/// The game is over. What no one has played can't come to count; in a game that doesn't count, nothing does.
pub(crate) fn end(connection: &Connection, game: GameId, is_void: bool) -> sql::Result<()> {
    connection.send("DELETE FROM guesses WHERE game = ?1 AND (?2 OR hit IS NULL)", (game, is_void))
}

/// Drops what a player has guessed in a server about turns that weren't played yet.
pub(crate) fn drop_open_of(connection: &Connection, home: Home, player: PlayerId) -> sql::Result<()> {
    connection.execute(OPEN_OF, (home, player)).map(drop)
}

/// What is wrong with guesses: they can't be read, or count other than by what was played.
pub(crate) fn faults(connection: &Connection) -> sql::Result<Vec<anyhow::Error>> {
    let all = connection.unreadable::<Action>("SELECT action FROM guesses")?;
    let mut faults: Vec<_> = all.into_iter().map(anyhow::Error::from).collect();
    // An action that is missing is a fault of its game.
    let wrong = "SELECT DISTINCT guesses.game FROM guesses JOIN games ON games.id = guesses.game
        LEFT JOIN actions ON actions.game = guesses.game AND actions.ply = guesses.ply
        WHERE hit IS NOT NULL AND (guesses.ply >= plies OR hit <> (guesses.action = actions.action))";
    for game in connection.list_whole::<GameId>(wrong, ())? {
        faults.push(anyhow!("game {game} has guesses that count other than by what was played"));
    }
    Ok(faults)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations;

    #[test]
    fn seasons_and_players_are_found_by_an_index() {
        for (sql, index) in [(SEASON, "guesses_by_time"), (OPEN_OF, "guesses_by_player")] {
            let plan = migrations::plan(&migrations::sample(), sql);
            assert!(plan.iter().any(|step| step.contains(index)), "{plan:?}");
        }
    }
}
