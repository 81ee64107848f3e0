//! The search for puzzles in finished games: which game comes next, and what was found.
//!
//! Games are searched in the order in which they ended, each once, so it is enough to store after which one to go on. A search
//! that was interrupted begins again with its game, and finds the same puzzles.

use games::Record;
use play::{GameId, Home, PlayerId, learning::puzzle::estimate};
use puzzles::Puzzle;

use super::{key::key, shipped::Written};
use crate::{CommitError, Store, sql::from_columns};

/// A finished game that hasn't been searched for puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchedGame {
    /// Its place in the order in which games ended.
    pub sequence: i64,
    /// The game.
    pub game: GameId,
    /// Where it was played.
    pub home: Home,
    /// What was played.
    pub record: Record,
    /// Whether it must not be searched: a player has opted out of puzzles, or its server is being deleted.
    pub is_kept_out: bool,
}

from_columns! { SearchedGame { sequence, game, home, record, is_kept_out } }

impl Store {
    /// The next finished game to search for puzzles, with its players; `None` if all have been searched.
    pub async fn next_game_to_search(&self) -> anyhow::Result<Option<(SearchedGame, Vec<PlayerId>)>> {
        let sql = "SELECT sequence, games.id, games.guild, record, deleting OR guilds.gone IS NOT NULL OR EXISTS (
                 SELECT 1 FROM seats JOIN preferences ON preferences.player = seats.player
                 WHERE seats.game = games.id AND out_of_puzzles
             )
             FROM finished_games JOIN games ON games.id = finished_games.game JOIN guilds ON guilds.id = games.guild
             WHERE sequence > coalesce((SELECT after FROM puzzle_search), 0) ORDER BY sequence LIMIT 1";
        let Some(next) = self.find::<SearchedGame>(sql, ()).await? else { return Ok(None) };
        let seats = "SELECT player FROM seats WHERE game = ?1 ORDER BY seat";
        let game = next.game;
        let players = self.read(move |connection| connection.list_whole(seats, [game])).await?;
        Ok(Some((next, players)))
    }

    /// Notes that a game, and all before it, have been searched.
    pub async fn note_searched(&self, sequence: i64) -> Result<(), CommitError> {
        let sql = "INSERT INTO puzzle_search (\"only\", after) VALUES (1, ?1)
            ON CONFLICT (\"only\") DO UPDATE SET after = ?1 WHERE puzzle_search.after < ?1";
        self.write_row(sql, [sequence]).await
    }

    /// Stores a puzzle that was found in a game, unless the server has it or it comes with the program.
    pub async fn add_found_puzzle(
        &self,
        game: GameId,
        home: Home,
        puzzle: &Puzzle,
    ) -> Result<(), CommitError> {
        let (key, rating) = (key(puzzle), estimate(puzzle.rating()));
        let (Written { record, solution, themes }, rules) = (Written::of(puzzle), puzzle.record().rules);
        self.write(move |connection| {
            if connection.exists("SELECT 1 FROM puzzles WHERE key = ?1 AND guild IS NULL", [&key])? {
                return Ok(());
            }
            let sql = "INSERT INTO puzzles
                    (key, game, record, solution, themes, rating, deviation, volatility, guild, found_in)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10) ON CONFLICT (guild, key) WHERE guild IS NOT NULL DO NOTHING";
            let (value, deviation, volatility) = (rating.value(), rating.deviation(), rating.volatility());
            let params =
                (&key, rules.game(), &record, &solution, &themes, value, deviation, volatility, home, game);
            Ok(connection.execute(sql, params).map(drop)?)
        })
        .await
    }
}
