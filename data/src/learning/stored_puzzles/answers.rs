//! What players answer, and what it does to the ratings.

use games::Game;
use jiff::Timestamp;
use play::{
    PlayerId, PuzzleId,
    learning::puzzle::{self, Answer, Attempt, AttemptOf, Decided, Moved},
    player::ratings::Rating,
};

use super::rows::{ATTEMPT, STANDING};
use crate::{
    CommitError, Store, known,
    sql::{self, Connection},
};

/// What an answer led to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Answered {
    /// The attempt.
    pub attempt: Attempt,
    /// The change of the player's rating, if the answer decided a rated try.
    pub moved: Option<Moved>,
}

impl Store {
    /// Notes that a puzzle is shown to a player. Returns their attempt at it.
    pub async fn show_puzzle(&self, of: AttemptOf, at: Timestamp) -> Result<Attempt, CommitError> {
        self.write(move |connection| {
            let attempt = attempt(connection, of)?.unwrap_or_else(|| Attempt::begin(at));
            let shown = Attempt { shown: at, ..attempt };
            save(connection, of, &shown, at)?;
            Ok(shown)
        })
        .await
    }

    /// Stores a player's answer. If it decides their first try at the puzzle anywhere, both ratings move, unless the puzzle was
    /// found in a game of theirs, or was the puzzle of the day there and its solution is known. [`CommitError::Stale`]
    /// without such a puzzle.
    pub async fn answer_puzzle(
        &self,
        of: AttemptOf,
        answer: Answer,
        at: Timestamp,
    ) -> Result<Answered, CommitError> {
        self.write(move |connection| {
            let before = attempt(connection, of)?.unwrap_or_else(|| Attempt::begin(at));
            let before = if before.decided.is_none() && was_told_elsewhere(connection, of)? {
                Attempt { decided: Some(Decided { right: false, at }), ..before }
            } else {
                before
            };
            let attempt = before.answer(answer, at);
            let moved = match (before.decided, attempt.decided) {
                (None, Some(decided)) if counts(connection, of, at)? => {
                    Some(rate(connection, of, decided.right, at)?)
                }
                (_, _) => None,
            };
            save(connection, of, &attempt, at)?;
            Ok(Answered { attempt, moved })
        })
        .await
    }
}

/// A player's attempt at a puzzle, if it was shown to them.
pub(super) fn attempt(connection: &Connection, of: AttemptOf) -> sql::Result<Option<Attempt>> {
    let AttemptOf { player, puzzle, home, daily } = of;
    let sql = format!(
        "SELECT {ATTEMPT} FROM puzzle_attempts WHERE player = ?1 AND puzzle = ?2 AND guild = ?3 AND daily = ?4"
    );
    connection.find(&sql, (player, puzzle, home, daily))
}

fn save(connection: &Connection, of: AttemptOf, attempt: &Attempt, at: Timestamp) -> sql::Result<()> {
    let AttemptOf { player, puzzle, home, daily } = of;
    known::player(connection, player, at)?;
    known::home(connection, home, at)?;
    let &Attempt { shown, reached, wrong, decided, solved, gave_up } = attempt;
    let sql = "INSERT INTO puzzle_attempts
            (player, puzzle, guild, daily, shown, reached, wrong, was_right, decided, solved, gave_up)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
        ON CONFLICT (player, puzzle, guild, daily) DO UPDATE
        SET shown = ?5, reached = ?6, wrong = ?7, was_right = ?8, decided = ?9, solved = ?10, gave_up = ?11";
    let (right, at) = (decided.map(|decided| decided.right), decided.map(|decided| decided.at));
    let params = (player, puzzle, home, daily, shown, reached, wrong, right, at, solved, gave_up);
    connection.execute(sql, params).map(drop)
}

/// Whether the player was shown the solution elsewhere; finding it then isn't a first try.
fn was_told_elsewhere(connection: &Connection, of: AttemptOf) -> sql::Result<bool> {
    let sql = "SELECT 1 FROM puzzle_attempts WHERE player = ?1 AND puzzle = ?2 AND gave_up AND NOT (guild = ?3 AND daily = ?4)";
    connection.exists(sql, (of.player, of.puzzle, of.home, of.daily))
}

/// Whether an attempt is rated: the player's first one, at a puzzle that isn't from their own game and whose solution wasn't
/// posted.
fn counts(connection: &Connection, of: AttemptOf, at: Timestamp) -> sql::Result<bool> {
    let sql = "SELECT 1 WHERE EXISTS (
            SELECT 1 FROM puzzle_attempts WHERE player = ?1 AND puzzle = ?2 AND decided IS NOT NULL
        ) OR EXISTS (
            SELECT 1 FROM puzzles JOIN seats ON seats.game = found_in WHERE puzzles.id = ?2 AND player = ?1
        ) OR EXISTS (
            SELECT 1 FROM daily_puzzles WHERE puzzle = ?2 AND guild = ?3 AND ends <= ?4
        )";
    Ok(!connection.exists(sql, (of.player, of.puzzle, of.home, at))?)
}

/// Rates a first try.
fn rate(connection: &Connection, of: AttemptOf, right: bool, at: Timestamp) -> Result<Moved, CommitError> {
    let (game, rating) = rating(connection, of.puzzle)?.ok_or(CommitError::Stale)?;
    let sql = format!("SELECT {STANDING} FROM puzzle_ratings WHERE player = ?1 AND game = ?2");
    let before = connection.find(&sql, (of.player, game))?;
    let (standing, moved, rating) = puzzle::rate(before, rating, right, at);
    let sql = "UPDATE puzzles SET rating = ?2, deviation = ?3, volatility = ?4 WHERE id = ?1";
    connection.execute(sql, (of.puzzle, rating.value(), rating.deviation(), rating.volatility()))?;
    save_standing(connection, of.player, game, standing)?;
    Ok(moved)
}

fn rating(connection: &Connection, puzzle: PuzzleId) -> Result<Option<(Game, Rating)>, CommitError> {
    let sql = "SELECT game, rating, deviation, volatility FROM puzzles WHERE id = ?1";
    let found = connection.find::<(Game, f64, f64, f64)>(sql, [puzzle])?;
    let Some((game, value, deviation, volatility)) = found else { return Ok(None) };
    Ok(Some((game, Rating::new(value, deviation, volatility).map_err(anyhow::Error::from)?)))
}

fn save_standing(
    connection: &Connection,
    player: PlayerId,
    game: Game,
    standing: puzzle::PuzzleStanding,
) -> sql::Result<()> {
    let puzzle::PuzzleStanding { rating, tried, solved, since } = standing;
    known::player(connection, player, since)?;
    let sql = "INSERT INTO puzzle_ratings (player, game, rating, deviation, volatility, tried, solved, since)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
        ON CONFLICT (player, game) DO UPDATE
        SET rating = ?3, deviation = ?4, volatility = ?5, tried = ?6, solved = ?7, since = ?8";
    let (value, deviation, volatility) = (rating.value(), rating.deviation(), rating.volatility());
    connection.execute(sql, (player, game, value, deviation, volatility, tried, solved, since)).map(drop)
}
