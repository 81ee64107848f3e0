//! The puzzle of a button, and how far the caller has come with it.

use anyhow::Context as _;
use data::StoredPuzzle;
use games::{Action, Recorded};
use play::{
    Daily, Home,
    learning::puzzle::{Attempt, AttemptOf},
};
use puzzles::Puzzle;
use ui::{
    button_id::puzzle::{PuzzleAt, Series},
    failure::{Failure, Refusal},
    views::{
        self, View,
        game::panel::ChosenSquares,
        learning::puzzle::{Found, ShownPuzzle},
    },
};

use crate::app::caller::Caller;

pub(super) async fn solving(
    caller: &Caller,
    shown: ShownPuzzle<'_>,
    played: &[Action],
    choice: ChosenSquares<'_>,
    found: &Found,
) -> View {
    views::learning::puzzle::solving(caller.words().await, caller.look().await, shown, played, choice, found)
}

/// A puzzle with what its button doesn't say.
pub(super) struct Loaded {
    pub stored: StoredPuzzle,
    /// Whether it was the puzzle of a day that is over.
    pub is_late: bool,
}

/// The puzzle of a button, if it is shown here and has such a step.
pub(super) async fn load(caller: &Caller, at: PuzzleAt) -> Result<Loaded, Failure> {
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
pub(super) async fn day_of(caller: &Caller, at: PuzzleAt) -> Result<Daily, Failure> {
    let daily = caller.app.store.daily_of(caller.guild()?, at.puzzle).await;
    Ok(daily.context("loading the day of a puzzle")?.ok_or(Refusal::NoPuzzle)?)
}

/// The caller's attempt, which must have reached the step of a button.
pub(super) async fn reached(caller: &Caller, at: PuzzleAt) -> Result<Option<Attempt>, Failure> {
    let attempt = caller.app.store.puzzle_attempt(attempt_of(caller, at)).await;
    let attempt = attempt.context("loading an attempt at a puzzle")?;
    // Once it's over, the whole solution is known.
    let is_known = |attempt: Attempt| attempt.is_over() || usize::from(at.step) <= attempt.reached;
    if attempt.map_or(at.step == 0, is_known) { Ok(attempt) } else { Err(Refusal::UnknownButton.into()) }
}

/// The same for a button that answers: the puzzle must have been shown to the caller, or the button is forged.
pub(super) async fn begun(caller: &Caller, at: PuzzleAt) -> Result<Attempt, Failure> {
    Ok(reached(caller, at).await?.ok_or(Refusal::UnknownButton)?)
}

/// Where the caller's attempts are kept, and which found puzzles they are shown.
pub(super) fn home(caller: &Caller) -> Home {
    caller.home.server().map_or(Home::World, Home::Server)
}

pub(super) fn attempt_of(caller: &Caller, at: PuzzleAt) -> AttemptOf {
    AttemptOf {
        player: caller.player,
        puzzle: at.puzzle,
        home: home(caller),
        daily: matches!(at.series, Series::Daily),
    }
}

/// The board at a step of a puzzle, after these actions of the solver's turn. Only a forged button names others than can be
/// played.
pub(super) fn board(puzzle: &Puzzle, at: PuzzleAt, played: &[Action]) -> Result<Recorded, Failure> {
    let mut record = puzzle.record_at(at.step.into());
    record.actions.extend(played);
    let board = Recorded::load(&record).map_err(|_| Refusal::UnknownButton)?;
    let to_act = board.position().to_act().map(games::Seat::side);
    if to_act == Some(puzzle.side()) { Ok(board) } else { Err(Refusal::UnknownButton.into()) }
}
