//! Right turns are right, and others aren't.

use std::collections::BTreeSet;

use games::{Game, Seat};

use super::{all, steps, text, turns};
use crate::{Goal, LessonId, UnknownLesson, Verdict, of};

#[test]
fn every_game_with_a_teacher_has_eight_lessons_of_three_to_five_steps() {
    for &game in Game::ALL {
        let count = if matches!(game, Game::Damas | Game::Damala) { 0 } else { 8 };
        assert_eq!(of(game).len(), count, "{game}");
    }
    for lesson in all() {
        assert!((3..=5).contains(&lesson.len()) && !lesson.is_empty(), "{lesson}");
    }
    assert_eq!(all().map(|lesson| lesson.to_string()).collect::<BTreeSet<_>>().len(), 32);
}

#[test]
fn a_lesson_is_found_by_its_name() {
    for lesson in all() {
        assert_eq!(lesson.to_string().parse(), Ok(lesson));
    }
    for name in ["", "dara", "dara-", "row", "damas-row", "dara-row-1", "Dara-row"] {
        assert_eq!(name.parse::<LessonId>(), Err(UnknownLesson), "{name:?}");
    }
    let names = |game| {
        let first = of(game).next();
        std::iter::successors(first, |lesson| lesson.next()).map(LessonId::name).collect::<Vec<_>>()
    };
    assert_eq!(
        names(Game::Dara),
        ["start", "row", "take", "drops", "block", "shuttle", "fork", "end"],
        "each leads to the next"
    );
}

#[test]
fn the_reader_plays_the_first_side() {
    for (lesson, step, scene) in steps() {
        assert_eq!(scene.position().to_act(), Some(Seat::FIRST), "{lesson}, step {}", step.number());
        assert_eq!(scene.position().rules(), lesson.game().default_rules(), "{lesson}");
    }
}

#[test]
fn every_answer_is_right_and_most_steps_have_turns_that_are_not() {
    for (lesson, step, scene) in steps() {
        let name = format!("{lesson}, step {}", step.number());
        let answer = step.answer().unwrap();
        assert!(matches!(step.judge(&scene, &answer), Verdict::Right(_)), "{name}");
        let wrong = turns(&scene)
            .into_iter()
            .filter(|turn| matches!(step.judge(&scene, turn), Verdict::Wrong(_)))
            .map(|turn| text(&turn))
            .collect::<Vec<_>>();
        if matches!(step.step().goal, Goal::Any) {
            assert!(wrong.is_empty(), "{name}: {wrong:?}");
        } else {
            assert!(!wrong.is_empty(), "{name} can't be done wrong");
        }
    }
}

#[test]
fn a_turn_that_is_not_legal_is_told_apart_from_a_wrong_one() {
    let lesson: LessonId = "dara-row".parse().unwrap();
    let step = lesson.step(0).unwrap();
    let scene = step.scene().unwrap();
    let judge = |tokens: &str| {
        let turn: Vec<_> = tokens.split(' ').map(|token| token.parse().unwrap()).collect();
        step.judge(&scene, &turn)
    };
    assert!(matches!(judge("d2-e2"), Verdict::Illegal(_)), "it is occupied");
    assert!(matches!(judge("b3-b4"), Verdict::Wrong(_)));
    assert!(matches!(judge("d2-d3"), Verdict::GoesOn(_)), "the take is due");
    assert!(matches!(judge("d2-d3 xe2"), Verdict::Right(_)));
    assert!(lesson.step(4).is_none());
}
