//! Every lesson is legal, does what it says, and teaches what the engine would play too.

mod advice;
mod drawn;
mod judged;

use games::{Action, Game, Recorded};

use crate::{LessonId, StepOf};

/// All lessons of all games.
fn all() -> impl Iterator<Item = LessonId> {
    Game::ALL.iter().flat_map(|&game| crate::of(game))
}

/// All steps of all lessons, with where they begin.
fn steps() -> impl Iterator<Item = (LessonId, StepOf, Recorded)> {
    all().flat_map(|lesson| {
        (0..lesson.len()).map(move |number| {
            let step = lesson.step(number).unwrap();
            let scene = step.scene().unwrap_or_else(|why| panic!("{lesson}, step {number}: {why}"));
            (lesson, step, scene)
        })
    })
}

/// Every whole turn of a position.
fn turns(scene: &Recorded) -> Vec<Vec<Action>> {
    let mut all = Vec::new();
    for action in scene.position().legal_actions() {
        let after = scene.then(action).unwrap();
        if after.last_turn().last().unwrap().take_due {
            all.extend(after.position().legal_actions().into_iter().map(|take| vec![action, take]));
        } else {
            all.push(vec![action]);
        }
    }
    all
}

fn text(turn: &[Action]) -> String {
    turn.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
