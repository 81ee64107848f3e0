//! What is taught is good: the engine plays it, or thinks as much of it as of its own choice.

use engine::{Engine, Limit};

use super::{steps, text, turns};
use crate::{Goal, Verdict};

const NODES: u64 = 60_000;
/// How much of the chance to win an answer may cost.
const LOSS: f64 = 0.12;
/// Steps that show a rule rather than the best turn.
const RULES: &[&str] = &["dala-drop-row"];

#[test]
fn no_answer_is_much_worse_than_what_the_engine_would_play() {
    let mut worse = Vec::new();
    for (lesson, step, scene) in steps() {
        if matches!(step.step().goal, Goal::Any) || RULES.contains(&step.step().text) {
            continue;
        }
        let mut engine = Engine::new();
        let best = engine.think(scene.record(), Limit::nodes(NODES)).unwrap();
        if matches!(step.judge(&scene, &best.turn), Verdict::Right(_)) {
            continue;
        }
        let Verdict::Right(after) = step.judge(&scene, &step.answer().unwrap()) else {
            panic!("{lesson}: the answer is wrong")
        };
        let reply = engine.think(after.record(), Limit::nodes(NODES)).unwrap();
        let win =
            if after.position().to_act() == scene.position().to_act() { reply.win } else { 1.0 - reply.win };
        if win + LOSS < best.win {
            let (best_turn, answer) = (text(&best.turn), step.step().answer);
            worse.push(format!(
                "{lesson}, step {} ({}): {answer} {win:.2}, {best_turn} {:.2}",
                step.number(),
                step.step().text,
                best.win
            ));
        }
    }
    assert!(worse.is_empty(), "{}", worse.join("\n"));
}

#[test]
fn where_a_win_is_asked_for_no_other_turn_wins_at_once() {
    for (lesson, step, scene) in steps().filter(|(_, step, _)| matches!(step.step().goal, Goal::Win)) {
        for turn in turns(&scene) {
            let wins = scene.after(&turn).unwrap().position().outcome().is_some();
            let is_right = matches!(step.judge(&scene, &turn), Verdict::Right(_));
            assert_eq!(wins, is_right, "{lesson}: {}", text(&turn));
        }
    }
}
