//! Puzzles: those that come with the program, those found in a server's games, what players make of them, and their ratings.
//!
//! A puzzle that was found in a game is shown in the server of that game only, and only as long as none of its players keeps
//! out of puzzles. Every query that shows one says so itself, by [`SHOWN`].

mod answers;
mod key;
mod rows;
mod search;
mod shipped;

use games::Game;
use play::{
    Home, PlayerId, PuzzleId,
    learning::puzzle::{Attempt, AttemptOf, Candidate, NEAREST, PuzzleStanding},
    player::ratings::Category,
};
use puzzles::Motif;

use self::rows::{ATTEMPT, PUZZLE, STANDING};
pub use self::{
    answers::Answered,
    rows::{FoundIn, StoredPuzzle},
    search::SearchedGame,
};
use crate::{
    CommitError, Store,
    sql::{self, Connection, from_columns},
};

/// Whether a puzzle is shown in the home `?1`.
pub(crate) const SHOWN: &str =
    "NOT withdrawn AND (puzzles.guild IS NULL OR puzzles.guild = ?1 AND NOT EXISTS (
        SELECT 1 FROM seats JOIN preferences ON preferences.player = seats.player
        WHERE seats.game = found_in AND out_of_puzzles
    ))";

/// Which puzzles a player wants.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PuzzlesWanted {
    /// The player.
    pub player: PlayerId,
    /// Where they ask: puzzles from another server's games are left out.
    pub home: Home,
    /// The game.
    pub game: Game,
    /// The motif; `None` for any.
    pub motif: Option<Motif>,
    /// The rating that puzzles should be close to, in points.
    pub near: f64,
}

from_columns! { Candidate { id, rating, seen } }

impl Store {
    /// A puzzle, if it is shown in this home.
    pub async fn puzzle(&self, id: PuzzleId, home: Home) -> anyhow::Result<Option<StoredPuzzle>> {
        self.find(format!("SELECT {PUZZLE} FROM puzzles WHERE id = ?2 AND {SHOWN}"), (home, id)).await
    }

    /// The candidates for [`play::learning::puzzle::choose`]: the puzzles nearest in rating that the player has never seen, then
    /// those they saw longest ago. Puzzles from their own games are left out. So are puzzles of the day here, past and present.
    pub async fn next_puzzles(&self, wanted: PuzzlesWanted) -> anyhow::Result<Vec<Candidate>> {
        let PuzzlesWanted { player, home, game, motif, near } = wanted;
        let sql = format!(
            "SELECT id, rating, seen FROM (
                 SELECT id, rating, (
                     SELECT max(shown) FROM puzzle_attempts WHERE player = ?3 AND puzzle = puzzles.id
                 ) AS seen
                 FROM puzzles WHERE game = ?2 AND ',' || themes || ',' LIKE ?4 AND {SHOWN}
                 AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.game = found_in AND player = ?3)
                 AND NOT EXISTS (
                     SELECT 1 FROM daily_puzzles WHERE daily_puzzles.puzzle = puzzles.id AND daily_puzzles.guild = ?1
                 )
             ) AS candidates
             ORDER BY seen IS NOT NULL, seen, abs(rating - ?5), id LIMIT ?6"
        );
        let motif = motif.map_or_else(|| "%".to_owned(), |motif| format!("%,{},%", motif.name()));
        self.list(sql, (home, game, player, motif, near, NEAREST)).await
    }

    /// How well a player solves the puzzles of a game; `None` before their first.
    pub async fn puzzle_standing(
        &self,
        player: PlayerId,
        game: Game,
    ) -> anyhow::Result<Option<PuzzleStanding>> {
        let sql = format!("SELECT {STANDING} FROM puzzle_ratings WHERE player = ?1 AND game = ?2");
        self.find(sql, (player, game)).await
    }

    /// How well a player solves puzzles, by game, the game they have tried most first.
    pub async fn puzzle_standings(&self, player: PlayerId) -> anyhow::Result<Vec<(Game, PuzzleStanding)>> {
        let sql = format!(
            "SELECT {STANDING}, game FROM puzzle_ratings WHERE player = ?1 ORDER BY tried DESC, game"
        );
        let rows = self.list::<rows::OfGame>(sql, [player]).await?;
        Ok(rows.into_iter().map(|rows::OfGame { game, standing }| (game, standing)).collect())
    }

    /// The game to choose puzzles from when a player names none: the last one they played, practised or solved, or else the most
    /// played lately in this home. `None` if nothing was played here.
    pub async fn game_to_solve(&self, player: PlayerId, home: Home) -> anyhow::Result<Option<Game>> {
        let own = "SELECT game FROM (
                SELECT game, at FROM practices WHERE player = ?1
                UNION ALL
                SELECT game, shown FROM puzzle_attempts JOIN puzzles ON puzzles.id = puzzle WHERE player = ?1
                UNION ALL
                SELECT substr(record, 1, instr(record, ':') - 1), since FROM games
                WHERE id = (SELECT max(game) FROM seats WHERE player = ?1)
            ) AS lately ORDER BY at DESC LIMIT 1";
        if let Some(game) = self.find(own, [player]).await? {
            return Ok(Some(game));
        }
        let most = "SELECT category FROM (
                SELECT category FROM finished_games WHERE guild = ?1 ORDER BY sequence DESC LIMIT 200
            ) AS lately GROUP BY category ORDER BY count(*) DESC, category LIMIT 1";
        Ok(self.find::<Category>(most, [home]).await?.map(Category::game))
    }

    /// A player's attempt at a puzzle; `None` if it wasn't shown to them there.
    pub async fn puzzle_attempt(&self, of: AttemptOf) -> anyhow::Result<Option<Attempt>> {
        self.read(move |connection| answers::attempt(connection, of)).await
    }

    /// All attempts at a puzzle in a home, either as the puzzle of the day or otherwise: the first to solve it come first, those
    /// who haven't come last.
    pub async fn puzzle_attempts(
        &self,
        puzzle: PuzzleId,
        home: Home,
        daily: bool,
    ) -> anyhow::Result<Vec<(PlayerId, Attempt)>> {
        let sql = format!(
            "SELECT {ATTEMPT}, player FROM puzzle_attempts WHERE puzzle = ?1 AND guild = ?2 AND daily = ?3
             ORDER BY solved IS NULL, solved, decided IS NULL, decided, player"
        );
        let rows = self.list::<rows::OfPlayer>(sql, (puzzle, home, daily)).await?;
        Ok(rows.into_iter().map(|rows::OfPlayer { player, attempt }| (player, attempt)).collect())
    }
}

/// Withdraws the puzzles found in the games of a player whose data are deleted.
pub(crate) fn withdraw(connection: &Connection, player: PlayerId) -> Result<(), CommitError> {
    let sql = "UPDATE puzzles SET withdrawn = TRUE
        WHERE found_in IN (SELECT seats.game FROM seats WHERE seats.player = ?1)";
    Ok(connection.execute(sql, [player]).map(drop)?)
}

/// What is wrong with puzzles, attempts and puzzle ratings.
pub(crate) fn faults(connection: &Connection) -> sql::Result<Vec<anyhow::Error>> {
    let mut faults: Vec<anyhow::Error> = Vec::new();
    let puzzles = connection.each::<rows::Keyed>(&format!("SELECT {PUZZLE}, key, game FROM puzzles"), ())?;
    for puzzle in puzzles {
        match puzzle {
            Ok(puzzle) => faults.extend(puzzle.contradiction()),
            Err(error) => faults.push(error.into()),
        }
    }
    let attempts = format!("SELECT {ATTEMPT}, player FROM puzzle_attempts");
    let standings = format!("SELECT {STANDING}, game FROM puzzle_ratings");
    let others = [
        connection.unreadable::<rows::OfPlayer>(&attempts)?,
        connection.unreadable::<rows::OfGame>(&standings)?,
    ];
    faults.extend(others.into_iter().flatten().map(anyhow::Error::from));
    Ok(faults)
}
