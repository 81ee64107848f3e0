//! Puzzles, which a player solves alone and in private.
//!
//! A button says which puzzle and which step it belongs to, and what was chosen of the turn. What the player has found is stored:
//! a button of a step that they haven't reached is forged. Buttons of earlier steps work as before, but count for nothing more.
//!
//! **Decided:** outside servers, all attempts are kept in the world, so that no id of a private channel is stored for them.

mod judging;
mod tried;

use anyhow::Context as _;
use data::{PuzzlesWanted, StoredPuzzle};
use games::{Action, Game, Recorded, narrow};
use play::{
    Daily,
    learning::puzzle::{Attempt, choose},
    player::ratings::Form,
};
use puzzles::Motif;
use ui::{
    button_id::{
        ChoiceStep,
        puzzle::{PuzzleAt, PuzzleControl, Series},
    },
    failure::{Failure, Refusal},
    views::{
        View,
        game::panel::ChosenSquares,
        learning::puzzle::{Found, ShownPuzzle},
    },
};

use self::tried::{Loaded, attempt_of, begun, board, home, load, reached, solving};
use crate::{actions::reply::Reply, app::caller::Caller};

/// Opens the next puzzle for the caller, of a game with a motif if these are named.
pub(crate) async fn open(
    caller: &Caller,
    game: Option<Game>,
    motif: Option<Motif>,
) -> Result<Reply, Failure> {
    let game = match game {
        Some(game) => game,
        None => usual(caller).await?,
    };
    Ok(Reply::private(next(caller, game, motif).await?))
}

/// A button of puzzles.
pub(crate) async fn press(caller: &Caller, control: PuzzleControl) -> Result<Reply, Failure> {
    let view = match control {
        PuzzleControl::Next(game, motif) => next(caller, game, motif).await?,
        PuzzleControl::Open(at) => show(caller, at).await?,
        PuzzleControl::Solution(at) => judging::give_up(caller, at).await?,
        PuzzleControl::Choose { at, played, step } => pick(caller, at, played, step).await?,
    };
    Ok(Reply::in_place(caller, view))
}

/// Shows the puzzle of a day. Once that is over, it counts for nothing.
pub(super) async fn of_day(caller: &Caller, daily: Daily) -> Result<View, Failure> {
    show(caller, PuzzleAt { puzzle: daily.puzzle, series: Series::Daily, step: 0 }).await
}

/// Shows the solution of the puzzle of a day that is over, which ends no try.
pub(super) async fn solution_of_day(caller: &Caller, daily: Daily) -> Result<View, Failure> {
    judging::solution(caller, PuzzleAt { puzzle: daily.puzzle, series: Series::Daily, step: 0 }).await
}

/// A puzzle that the caller has solved, and its first board.
pub(crate) struct Solved {
    pub stored: StoredPuzzle,
    pub attempt: Attempt,
    pub board: Recorded,
}

/// A puzzle that the caller has solved without being told how.
pub(crate) async fn solved(caller: &Caller, at: PuzzleAt) -> Result<Solved, Failure> {
    let Loaded { stored, .. } = load(caller, at).await?;
    let attempt = reached(caller, at).await?;
    let attempt = attempt.filter(|one| one.solved.is_some() && !one.gave_up).ok_or(Refusal::NoPuzzle)?;
    let board = board(&stored.puzzle, at, &[])?;
    Ok(Solved { stored, attempt, board })
}

/// The game of someone who names none: the one they played last, or else the one most played here.
async fn usual(caller: &Caller) -> Result<Game, Failure> {
    let game = caller.app.store.game_to_solve(caller.player, caller.home).await;
    Ok(game.context("choosing a game for a puzzle")?.unwrap_or(Game::Dara))
}

/// The next puzzle for the caller.
async fn next(caller: &Caller, game: Game, motif: Option<Motif>) -> Result<View, Failure> {
    let (app, player) = (&caller.app, caller.player);
    caller.stored(app.memory.shipped.store(&app.store, game).await).await?;
    let standing = app.store.puzzle_standing(player, game).await.context("loading a puzzle rating")?;
    let rating = standing.map_or_else(|| Form::Duel.start(), |standing| standing.at(app.clock.now()));
    let mut wanted = PuzzlesWanted { player, home: home(caller), game, motif, near: rating.value() };
    let mut candidates = app.store.next_puzzles(wanted).await.context("choosing a puzzle")?;
    // None comes twice as long as there are others, whatever their motif.
    if motif.is_some() && !candidates.is_empty() && candidates.iter().all(|one| one.seen.is_some()) {
        wanted.motif = None;
        candidates = app.store.next_puzzles(wanted).await.context("choosing a puzzle")?;
    }
    let chosen = choose(&candidates, rating, rand::random()).ok_or(Refusal::NoPuzzles { game, motif })?;
    show(caller, PuzzleAt { puzzle: chosen, series: Series::of(wanted.motif), step: 0 }).await
}

/// Shows a puzzle at a step.
async fn show(caller: &Caller, at: PuzzleAt) -> Result<View, Failure> {
    let Loaded { stored, is_late } = load(caller, at).await?;
    let attempt = reached(caller, at).await?;
    let shown = caller.app.store.show_puzzle(attempt_of(caller, at), caller.app.clock.now()).await;
    caller.stored(shown).await?;
    let found = match attempt {
        Some(attempt) if attempt.is_over() => Found::Before,
        _ if is_late => Found::Late,
        _ => Found::Nothing,
    };
    let board = board(&stored.puzzle, at, &[])?;
    let shown = ShownPuzzle { at, puzzle: &stored.puzzle, board: &board };
    Ok(solving(caller, shown, &[], ChosenSquares::default(), &found).await)
}

/// Chooses squares of an action, and tries the turn once it's whole.
async fn pick(
    caller: &Caller,
    at: PuzzleAt,
    mut played: Vec<Action>,
    step: ChoiceStep,
) -> Result<View, Failure> {
    let Loaded { stored, is_late } = load(caller, at).await?;
    begun(caller, at).await?;
    let before = board(&stored.puzzle, at, &played)?;
    let legal = before.position().legal_actions();
    let Some(action) = step.action(&legal) else {
        // The board of a step never changes, so only a forged button leads nowhere, or stops amid an action.
        if matches!(step, ChoiceStep::Stop(_)) || narrow(&legal, step.squares()).is_dead() {
            return Err(Refusal::UnknownButton.into());
        }
        let shown = ShownPuzzle { at, puzzle: &stored.puzzle, board: &before };
        let choice = ChosenSquares { squares: step.squares(), rank: step.rank() };
        return Ok(solving(caller, shown, &played, choice, &Found::Nothing).await);
    };
    let after = before.then(action).map_err(|_| Refusal::UnknownButton)?;
    played.push(action);
    if after.last_turn().last().is_some_and(|last| puzzles::ends_turn(after.position(), last)) {
        return judging::judge(caller, at, Loaded { stored, is_late }, played, after).await;
    }
    let shown = ShownPuzzle { at, puzzle: &stored.puzzle, board: &after };
    Ok(solving(caller, shown, &played, ChosenSquares::default(), &Found::Nothing).await)
}
