//! Lessons, which a player takes alone and in private. A button says which step it belongs to and what was chosen; stored is only
//! which lessons are done.

use std::collections::BTreeSet;

use anyhow::Context as _;
use games::{Action, Game, Recorded, narrow};
use lessons::{StepOf, Verdict};
use ui::{
    button_id::{
        ChoiceStep,
        lesson::{LessonAt, LessonControl},
    },
    failure::{Failure, Refusal},
    views::{self, View, game::panel::ChosenSquares},
};

use crate::{actions::reply::Reply, app::caller::Caller};

/// A button of lessons.
pub(crate) async fn press(caller: &Caller, control: LessonControl) -> Result<Reply, Failure> {
    let view = match control {
        LessonControl::First(game) => {
            let first = lessons::of(game).next().ok_or(Refusal::UnknownButton)?;
            // The panel or the challenge above it is still needed.
            return Ok(Reply::private(open(caller, LessonAt::first(first)).await?));
        }
        LessonControl::List(game) => list(caller, game).await?,
        LessonControl::Open(at) => open(caller, at).await?,
        LessonControl::Answer(at) => {
            let (of, scene) = begin(at)?;
            let turn = of.answer().context("a lesson's answer")?;
            views::learning::lesson::answer(caller.words().await, caller.look().await, at, &scene, &turn)
        }
        LessonControl::Choose { at, played, step } => choose(caller, at, &played, step).await?,
        LessonControl::WhyNot { at, played, squares } => {
            let (of, scene) = begin(at)?;
            let scene = scene.after(&played).map_err(|_| Refusal::UnknownButton)?;
            let note = Some(views::learning::practice::why_not(caller.words().await, &scene, &squares));
            let choice = ChosenSquares { squares: &squares, rank: None };
            show(caller, (at, &of), (&scene, &played), choice, note).await
        }
    };
    Ok(Reply::in_place(caller, view))
}

/// The list of a game's lessons, by command.
pub(crate) async fn listed(caller: &Caller, game: Game) -> Result<Reply, Failure> {
    Ok(Reply::private(list(caller, game).await?))
}

async fn list(caller: &Caller, game: Game) -> Result<View, Failure> {
    if lessons::of(game).len() == 0 {
        return Err(Refusal::UnknownButton.into());
    }
    Ok(views::learning::lesson::list(caller.words().await, game, &done(caller, game).await?))
}

async fn done(caller: &Caller, game: Game) -> Result<BTreeSet<&'static str>, Failure> {
    let done = caller.app.store.lessons_done(caller.player, game).await;
    Ok(done.context("loading the lessons that are done")?)
}

/// A step and the position it begins with.
fn begin(at: LessonAt) -> Result<(StepOf, Recorded), Failure> {
    let of = at.step().ok_or(Refusal::UnknownButton)?;
    let scene = of.scene().with_context(|| format!("the lesson {}, step {}", at.lesson, at.step))?;
    Ok((of, scene))
}

async fn open(caller: &Caller, at: LessonAt) -> Result<View, Failure> {
    let (of, scene) = begin(at)?;
    Ok(show(caller, (at, &of), (&scene, &[]), ChosenSquares::default(), None).await)
}

async fn show(
    caller: &Caller,
    at: (LessonAt, &StepOf),
    board: (&Recorded, &[Action]),
    choice: ChosenSquares<'_>,
    note: Option<String>,
) -> View {
    views::learning::lesson::step(caller.words().await, caller.look().await, at, board, choice, note)
}

/// Chooses squares of an action, and judges the turn once it is whole.
async fn choose(caller: &Caller, at: LessonAt, played: &[Action], step: ChoiceStep) -> Result<View, Failure> {
    let (of, start) = begin(at)?;
    let scene = start.after(played).map_err(|_| Refusal::UnknownButton)?;
    let legal = scene.position().legal_actions();
    let is_dead = narrow(&legal, step.squares()).is_dead();
    // Only a forged button chooses what isn't legal, as the position of a step never changes: say why it isn't.
    let tried = || views::learning::practice::meant(scene.position(), step.squares()).filter(|_| is_dead);
    let Some(action) = step.action(&legal).or_else(tried) else {
        let squares = if is_dead { &[] } else { step.squares() };
        let choice = ChosenSquares { squares, rank: step.rank() };
        return Ok(show(caller, (at, &of), (&scene, played), choice, None).await);
    };
    let turn = [played, &[action]].concat();
    let (words, look) = (caller.words().await, caller.look().await);
    Ok(match of.judge(&start, &turn) {
        Verdict::Illegal(why) => {
            let note = views::learning::practice::illegal(words, &scene, why);
            show(caller, (at, &of), (&scene, played), ChosenSquares::default(), Some(note)).await
        }
        Verdict::GoesOn(after) => {
            show(caller, (at, &of), (&after, &turn), ChosenSquares::default(), None).await
        }
        Verdict::Wrong(after) => views::learning::lesson::wrong(words, look, (at, &of), &after),
        Verdict::Right(after) => {
            let done = if of.is_last() { finish(caller, at).await? } else { BTreeSet::new() };
            views::learning::lesson::right(words, look, (at, &of), &after, &done)
        }
    })
}

/// Notes that a lesson is done. Returns all that are.
async fn finish(caller: &Caller, at: LessonAt) -> Result<BTreeSet<&'static str>, Failure> {
    let stored = caller.app.store.finish_lesson(caller.player, at.lesson, caller.app.clock.now()).await;
    caller.stored(stored).await?;
    done(caller, at.lesson.game()).await
}
