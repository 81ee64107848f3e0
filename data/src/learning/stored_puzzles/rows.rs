//! How puzzles, attempts and puzzle ratings are stored.

use anyhow::{Context as _, anyhow};
use games::Game;
use play::{
    GameId, Home, PlayerId, PuzzleId,
    learning::puzzle::{Attempt, Decided, PuzzleStanding},
    player::ratings::Rating,
};
use puzzles::{Puzzle, RATINGS};

use super::key::key;
use crate::sql::{self, FromRow, Row};

/// The columns of a puzzle.
pub(super) const PUZZLE: &str =
    "id, record, solution, themes, rating, deviation, volatility, puzzles.guild, found_in";
/// The columns of an attempt.
pub(super) const ATTEMPT: &str = "shown, reached, wrong, was_right, decided, solved, gave_up";
/// The columns of a player's standing.
pub(super) const STANDING: &str = "rating, deviation, volatility, tried, solved, since";

/// A puzzle with its number and its rating.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredPuzzle {
    /// Its number.
    pub id: PuzzleId,
    /// The position and the solution. Its own rating is the stored one, rounded.
    pub puzzle: Puzzle,
    /// How hard it has turned out to be.
    pub rating: Rating,
    /// The game it was found in; `None` if it comes with the program.
    pub found_in: Option<FoundIn>,
}

/// The game in which a puzzle was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoundIn {
    /// The game.
    pub game: GameId,
    /// Where it was played: the puzzle is shown only there.
    pub home: Home,
}

impl FromRow for StoredPuzzle {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        let id: PuzzleId = row.get(0)?;
        let read = || -> anyhow::Result<Self> {
            let [record, solution, themes] = [row.get::<String>(1)?, row.get(2)?, row.get(3)?];
            let rating = Rating::new(row.get(4)?, row.get(5)?, row.get(6)?)?;
            let points = rating.value().round().clamp((*RATINGS.start()).into(), (*RATINGS.end()).into());
            let puzzle = format!("{points}\t{themes}\t{record}\t{solution}").parse()?;
            let found_in = match (row.get(7)?, row.get(8)?) {
                (Some(home), Some(game)) => Some(FoundIn { game, home }),
                (_, _) => None,
            };
            Ok(Self { id, puzzle, rating, found_in })
        };
        Ok(read().with_context(|| format!("can't read puzzle {id}"))?)
    }
}

/// A puzzle with the columns that repeat what it says.
pub(super) struct Keyed {
    puzzle: StoredPuzzle,
    key: String,
    game: Game,
}

impl Keyed {
    /// Which of those columns contradicts the puzzle.
    pub(super) fn contradiction(self) -> Option<anyhow::Error> {
        let Self { puzzle: StoredPuzzle { id, puzzle, .. }, key: stored, game } = self;
        if puzzle.record().rules.game() != game {
            return Some(anyhow!("puzzle {id} is not of {game}"));
        }
        (key(&puzzle) != stored).then(|| anyhow!("puzzle {id} has the key of another position"))
    }
}

impl FromRow for Keyed {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        Ok(Self { puzzle: StoredPuzzle::from_row(row)?, key: row.get(9)?, game: row.get(10)? })
    }
}

impl FromRow for Attempt {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        let decided = row.get::<Option<bool>>(3)?.zip(row.get(4)?);
        Ok(Self {
            shown: row.get(0)?,
            reached: row.get(1)?,
            wrong: row.get(2)?,
            decided: decided.map(|(right, at)| Decided { right, at }),
            solved: row.get(5)?,
            gave_up: row.get(6)?,
        })
    }
}

/// A player's attempt.
pub(super) struct OfPlayer {
    pub(super) player: PlayerId,
    pub(super) attempt: Attempt,
}

impl FromRow for OfPlayer {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        Ok(Self { attempt: Attempt::from_row(row)?, player: row.get(7)? })
    }
}

impl FromRow for PuzzleStanding {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        let rating = Rating::new(row.get(0)?, row.get(1)?, row.get(2)?);
        let rating = rating.context("can't read a puzzle rating")?;
        Ok(Self { rating, tried: row.get(3)?, solved: row.get(4)?, since: row.get(5)? })
    }
}

/// A player's standing in the puzzles of a game.
pub(super) struct OfGame {
    pub(super) game: Game,
    pub(super) standing: PuzzleStanding,
}

impl FromRow for OfGame {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        Ok(Self { standing: PuzzleStanding::from_row(row)?, game: row.get(6)? })
    }
}
