//! Puzzles, which a player solves alone and in private.
//!
//! A button says which puzzle and which step it belongs to, and what was chosen of the turn. What the player has found is stored:
//! a button of a step that they haven't reached is forged. Buttons of earlier steps work as before, but count for nothing more.
//!
//! **Decided:** outside servers, all attempts are kept in the world, so that no id of a private channel is stored for them.

mod judging;

use anyhow::Context as _;
use data::{PuzzlesWanted, StoredPuzzle};
use games::{Action, Game, narrow};
use play::{
    Daily, Home, Practice,
    learning::{
        practice::Event,
        puzzle::{Attempt, AttemptOf, choose},
    },
    player::ratings::Form,
};
use puzzles::{Motif, Puzzle};
use ui::{
    button_id::{
        ChoiceStep,
        puzzle::{PuzzleAt, PuzzleControl, Series},
    },
    failure::{Failure, Refusal},
    views::{
        self, View,
        game::panel::ChosenSquares,
        learning::puzzle::{Found, ShownPuzzle},
    },
};

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

/// The game of someone who names none: the one they played last, or else the one most played here.
async fn usual(caller: &Caller) -> Result<Game, Failure> {
    let game = caller.app.store.game_to_solve(caller.player, caller.home).await;
    Ok(game.context("choosing a game for a puzzle")?.unwrap_or(Game::Dara))
}

/// The next puzzle for the caller.
async fn next(caller: &Caller, game: Game, motif: Option<Motif>) -> Result<View, Failure> {
    let (app, player) = (&caller.app, caller.player);
    caller.stored(app.shipped.store(&app.store, game).await).await?;
    let standing = app.store.puzzle_standing(player, game).await.context("loading a puzzle rating")?;
    let rating = standing.map_or_else(|| Form::Duel.start(), |standing| standing.at(app.clock.now()));
    let wanted = PuzzlesWanted { player, home: home(caller), game, motif, near: rating.value() };
    let candidates = app.store.next_puzzles(wanted).await.context("choosing a puzzle")?;
    let chosen = choose(&candidates, rating, rand::random()).ok_or(Refusal::NoPuzzles { game, motif })?;
    show(caller, PuzzleAt { puzzle: chosen, series: Series::of(motif), step: 0 }).await
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
    reached(caller, at).await?;
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
    let after = before.decide(Event::Act(action)).map_err(|_| Refusal::UnknownButton)?;
    played.push(action);
    if after.last_turn().last().is_some_and(|last| puzzles::ends_turn(after.position(), last)) {
        return judging::judge(caller, at, Loaded { stored, is_late }, played, after).await;
    }
    let shown = ShownPuzzle { at, puzzle: &stored.puzzle, board: &after };
    Ok(solving(caller, shown, &played, ChosenSquares::default(), &Found::Nothing).await)
}

async fn solving(
    caller: &Caller,
    shown: ShownPuzzle<'_>,
    played: &[Action],
    choice: ChosenSquares<'_>,
    found: &Found,
) -> View {
    views::learning::puzzle::solving(caller.words().await, caller.look().await, shown, played, choice, found)
}

/// A puzzle with what its button doesn't say.
struct Loaded {
    stored: StoredPuzzle,
    /// Whether it was the puzzle of a day that is over.
    is_late: bool,
}

/// The puzzle of a button, if it is shown here and has such a step.
async fn load(caller: &Caller, at: PuzzleAt) -> Result<Loaded, Failure> {
    let is_late = match at.series {
        Series::Daily => day_of(caller, at).await?.is_over(caller.app.clock.now()),
        Series::Any | Series::Of(_) => false,
    };
    let stored = caller.app.store.puzzle(at.puzzle, home(caller)).await.context("loading a puzzle")?;
    let stored = stored.ok_or(Refusal::NoPuzzle)?;
    if usize::from(at.step) < stored.puzzle.steps().len() {
        Ok(Loaded { stored, is_late })
    } else {
        Err(Refusal::UnknownButton.into())
    }
}

/// The day on which the caller's server had a puzzle.
async fn day_of(caller: &Caller, at: PuzzleAt) -> Result<Daily, Failure> {
    let daily = caller.app.store.daily_of(caller.guild()?, at.puzzle).await;
    Ok(daily.context("loading the day of a puzzle")?.ok_or(Refusal::NoPuzzle)?)
}

/// The caller's attempt, which must have reached the step of a button.
async fn reached(caller: &Caller, at: PuzzleAt) -> Result<Option<Attempt>, Failure> {
    let attempt = caller.app.store.puzzle_attempt(attempt_of(caller, at)).await;
    let attempt = attempt.context("loading an attempt at a puzzle")?;
    // Once it's over, the whole solution is known.
    let is_known = |attempt: Attempt| attempt.is_over() || usize::from(at.step) <= attempt.reached;
    if attempt.map_or(at.step == 0, is_known) { Ok(attempt) } else { Err(Refusal::UnknownButton.into()) }
}

/// Where the caller's attempts are kept, and which found puzzles they are shown.
fn home(caller: &Caller) -> Home {
    caller.home.server().map_or(Home::World, Home::Server)
}

fn attempt_of(caller: &Caller, at: PuzzleAt) -> AttemptOf {
    AttemptOf {
        player: caller.player,
        puzzle: at.puzzle,
        home: home(caller),
        daily: matches!(at.series, Series::Daily),
    }
}

/// The board at a step of a puzzle, after these actions of the solver's turn. Only a forged button names others than can be
/// played.
fn board(puzzle: &Puzzle, at: PuzzleAt, played: &[Action]) -> Result<Practice, Failure> {
    let mut record = puzzle.record_at(at.step.into());
    record.actions.extend(played);
    let board = Practice::load(&record).map_err(|_| Refusal::UnknownButton)?;
    let to_act = board.position().to_act().map(games::Seat::side);
    if to_act == Some(puzzle.side()) { Ok(board) } else { Err(Refusal::UnknownButton.into()) }
}
