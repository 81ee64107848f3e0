//! What a solver's turn is worth, and what it counts for.

use std::time::Duration;

use anyhow::Context as _;
use data::{Answered, StoredPuzzle};
use engine::Engine;
use games::{Action, Recorded};
use play::learning::puzzle::Answer;
use puzzles::Judgement;
use ui::{
    button_id::puzzle::{PuzzleAt, Series},
    failure::{Failure, Refusal},
    views::{
        self, View,
        game::panel::ChosenSquares,
        learning::puzzle::{Facts, Found, Rated, ShownPuzzle, Source},
    },
};

use super::tried::{Loaded, attempt_of, begun, board, day_of, load, solving};
use crate::{
    actions::{game::fair_play, names::Names},
    app::{caller::Caller, thinking::Purpose},
};

/// How long a turn waits for a free engine.
const PATIENCE: Duration = Duration::from_secs(1);

/// Judges a whole turn, which led to this board.
pub(super) async fn judge(
    caller: &Caller,
    at: PuzzleAt,
    Loaded { stored, is_late }: Loaded,
    tried: Vec<Action>,
    after: Recorded,
) -> Result<View, Failure> {
    let judgement = check(caller, at, &stored, &tried).await?;
    let (words, look) = (caller.words().await, caller.look().await);
    let step = usize::from(at.step);
    match judgement {
        Judgement::Right => {
            answer(caller, at, Answer::Right { step, done: false }).await?;
            let at = PuzzleAt { step: at.step + 1, ..at };
            let board = board(&stored.puzzle, at, &[])?;
            let shown = ShownPuzzle { at, puzzle: &stored.puzzle, board: &board };
            Ok(solving(caller, shown, &[], ChosenSquares::default(), &Found::Turn(tried)).await)
        }
        Judgement::Solved { line } => {
            let answered = answer(caller, at, Answer::Right { step, done: true }).await?;
            let streak = if is_late { None } else { streak(caller, at).await? };
            let (source, rated) = (source(caller, &stored).await?, rated(&answered, is_late));
            let facts = Facts { rated, rating: stored.rating, source: &source, streak, line: &line };
            let shown = ShownPuzzle { at, puzzle: &stored.puzzle, board: &after };
            Ok(views::learning::puzzle::solved(words, look, shown, &answered.attempt, facts))
        }
        Judgement::Wrong { refutation } => {
            let answered = answer(caller, at, Answer::Wrong).await?;
            let shown = ShownPuzzle { at, puzzle: &stored.puzzle, board: &after };
            Ok(views::learning::puzzle::wrong(
                words,
                look,
                shown,
                (&tried, &refutation),
                rated(&answered, is_late),
            ))
        }
    }
}

/// Shows the solution from a step on, which ends the try.
pub(super) async fn give_up(caller: &Caller, at: PuzzleAt) -> Result<View, Failure> {
    let Loaded { stored, is_late } = load(caller, at).await?;
    begun(caller, at).await?;
    ensure_fair(caller, at, &stored).await?;
    let answered = answer(caller, at, Answer::GivesUp).await?;
    told(caller, at, &stored, rated(&answered, is_late)).await
}

/// Shows the solution of a puzzle of a day that is over.
pub(super) async fn solution(caller: &Caller, at: PuzzleAt) -> Result<View, Failure> {
    let Loaded { stored, .. } = load(caller, at).await?;
    ensure_fair(caller, at, &stored).await?;
    told(caller, at, &stored, Rated::Late).await
}

/// Refuses to say anything about a position that is on the board of a running game of the solver's.
async fn ensure_fair(caller: &Caller, at: PuzzleAt, stored: &StoredPuzzle) -> Result<(), Failure> {
    fair_play::on_posted(&caller.app, caller.player, &stored.puzzle.record_at(at.step.into())).await
}

async fn told(caller: &Caller, at: PuzzleAt, stored: &StoredPuzzle, rated: Rated) -> Result<View, Failure> {
    let board = board(&stored.puzzle, at, &[])?;
    let source = source(caller, stored).await?;
    // While all engines are busy, the solution does without how it goes on.
    let puzzle = stored.puzzle.clone();
    let goes_on = with_engine(caller, stored, move |engine| puzzles::aftermath(&puzzle, engine)).await?;
    let line = goes_on.unwrap_or_default();
    let facts = Facts { rated, rating: stored.rating, source: &source, streak: None, line: &line };
    let shown = ShownPuzzle { at, puzzle: &stored.puzzle, board: &board };
    Ok(views::learning::puzzle::solution(caller.words().await, caller.look().await, shown, facts))
}

/// The solver's streak, if it's the puzzle of the day.
async fn streak(caller: &Caller, at: PuzzleAt) -> Result<Option<u32>, Failure> {
    if at.series != Series::Daily {
        return Ok(None);
    }
    let (day, now) = (day_of(caller, at).await?.day, caller.app.clock.now());
    let streak = caller.app.store.daily_streak(caller.guild()?, caller.player, day, now).await;
    Ok(Some(streak.context("loading a streak")?).filter(|&days| days > 0))
}

async fn check(
    caller: &Caller,
    at: PuzzleAt,
    stored: &StoredPuzzle,
    tried: &[Action],
) -> Result<Judgement, Failure> {
    ensure_fair(caller, at, stored).await?;
    let (puzzle, tried) = (stored.puzzle.clone(), tried.to_vec());
    let check = move |engine: &mut Engine| puzzles::check(&puzzle, at.step.into(), &tried, engine);
    let judged = with_engine(caller, stored, check).await?.ok_or(Refusal::ComputerBusy)?;
    Ok(judged.map_err(|_| Refusal::UnknownButton)?)
}

/// Asks an engine about a puzzle; `None` if all are busy for too long.
async fn with_engine<Told: Send + 'static>(
    caller: &Caller,
    stored: &StoredPuzzle,
    ask: impl FnOnce(&mut Engine) -> Told + Send + 'static,
) -> anyhow::Result<Option<Told>> {
    let (rules, purpose) = (stored.puzzle.record().rules, Purpose::Advice(caller.player));
    caller.app.thinking.with_engine(rules, purpose, PATIENCE, ask).await.context("looking at a puzzle")
}

async fn answer(caller: &Caller, at: PuzzleAt, answer: Answer) -> Result<Answered, Failure> {
    let (of, now) = (attempt_of(caller, at), caller.app.clock.now());
    let stored = caller.app.store.answer_puzzle(of, answer, now).await;
    caller.stored(stored).await
}

fn rated(answered: &Answered, is_late: bool) -> Rated {
    let stays = if is_late { Rated::Late } else { Rated::Before };
    answered.moved.map_or(stays, Rated::Moved)
}

/// Where a puzzle comes from. Players are named only once it's over.
async fn source(caller: &Caller, stored: &StoredPuzzle) -> Result<Source, Failure> {
    let Some(found) = stored.found_in else { return Ok(Source::Computer) };
    let table = caller.app.store.table(found.game).await.context("loading the game of a puzzle")?;
    let names = match table {
        Some(table) => Names::for_caller(caller, found.home).await.of_players(&table).await,
        None => None,
    };
    Ok(Source::Game { game: found.game, turns: turns(stored), names })
}

/// How many turns of the game led to the puzzle.
fn turns(stored: &StoredPuzzle) -> u32 {
    let record = stored.puzzle.record();
    let mut position = record.rules.start();
    let ended =
        record.actions.iter().filter(|&&action| position.play(action).is_ok_and(|effects| effects.ends_turn));
    u32::try_from(ended.count()).unwrap_or(u32::MAX)
}
