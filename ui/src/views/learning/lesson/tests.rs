//! Every step of every lesson can be read, tapped and looked at.

use std::collections::BTreeSet;

use lessons::Verdict;
use play::Language;

use super::*;
use crate::{
    button_id::{ButtonId, ChoiceStep},
    texts::Texts,
    views::{example, game::panel::MOST_PARTS, learning::practice},
};

/// All steps of all lessons.
fn steps() -> Vec<(LessonAt, StepOf, Recorded)> {
    let all = Game::ALL.iter().flat_map(|&game| lessons::of(game));
    let steps = all.flat_map(|lesson| {
        (0..u8::try_from(lesson.len()).unwrap()).map(move |step| LessonAt { lesson, step })
    });
    steps
        .map(|at| {
            let of = at.step().unwrap();
            let scene = of.scene().unwrap();
            (at, of, scene)
        })
        .collect()
}

/// The components of a view.
fn parts(view: &View) -> usize {
    let rows = view.buttons.iter().map(|row| 1 + row.len());
    rows.sum::<usize>() + 2 * view.selects.len() + view.pictures.len() + 1
}

fn check(view: &View) {
    assert!(view.text.encode_utf16().count() <= 700, "{}", view.text);
    assert!(parts(view) <= MOST_PARTS, "{} has {}", view.text, parts(view));
    assert!(view.buttons.iter().all(|row| (1..=5).contains(&row.len())));
    let ids: Vec<String> = view.buttons.iter().flatten().map(|button| button.control.to_string()).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{ids:?}");
}

#[test]
fn every_view_of_every_step_fits_into_a_message_in_every_language() {
    let (texts, look) = (Texts::load().unwrap(), example::look());
    for (at, of, scene) in steps() {
        let answer = of.answer().unwrap();
        let (at_step, none) = ((at, &of), ChosenSquares::default());
        let Verdict::Right(after) = of.judge(&scene, &answer) else { panic!("{at:?}") };
        let done = BTreeSet::new();
        // Pictures don't depend on the language.
        let languages = if at.step == 0 { Language::ALL.to_vec() } else { vec![Language::Ukrainian] };
        for words in languages.into_iter().map(|language| texts.of(language)) {
            let reasons = Some(practice::why_not(words, &scene, &[]));
            check(&step(words, look, at_step, (&scene, &[]), none, reasons));
            check(&right(words, look, at_step, &after, &done));
            check(&wrong(words, look, at_step, &after));
            check(&super::answer(words, look, at, &scene, &answer));
            check(&list(words, at.lesson.game(), &done));
        }
    }
}

#[test]
fn every_lesson_has_its_texts_in_every_language() {
    let texts = Texts::load().unwrap();
    for words in texts.all() {
        let missing: Vec<_> = keys().into_iter().filter(|key| words.find(key, &[]).is_none()).collect();
        assert!(missing.is_empty(), "{:?}: {missing:?}", words.language());
    }
}

#[test]
fn every_text_names_squares_of_the_board_and_the_same_in_every_language() {
    let texts = Texts::load().unwrap();
    let squares = |text: &str| -> BTreeSet<String> {
        let bold = text.split("**").skip(1).step_by(2);
        bold.filter(|word| word.parse::<Square>().is_ok()).map(str::to_owned).collect()
    };
    for (at, of, _) in steps() {
        for which in ["", "-right", "-hint"] {
            let named: Vec<_> = texts.all().map(|words| squares(&said(words, &of, which))).collect();
            assert!(named.windows(2).all(|two| two[0] == two[1]), "{at:?}{which}: {named:?}");
            let board = at.lesson.game().default_rules().board();
            let on_it = named[0].iter().all(|square| square.parse().is_ok_and(|at| board.is_usable(at)));
            assert!(on_it, "{at:?}{which}: {named:?}");
        }
    }
}

#[test]
fn every_answer_is_five_taps_away() {
    let texts = Texts::load().unwrap();
    for (at, of, scene) in steps() {
        let mut played = Vec::new();
        let mut now = scene.clone();
        for action in of.answer().unwrap() {
            tap(texts.public(), (at, &played), &now, action);
            now = now.then(action).unwrap();
            played.push(action);
        }
    }
}

/// Taps the squares of an action, and a rank where one is asked for.
fn tap(words: &Words, (at, played): (LessonAt, &[Action]), scene: &Recorded, action: Action) {
    let legal = scene.position().legal_actions();
    let mut chosen: Vec<Square> = Vec::new();
    let mut rank = None;
    for _ in 0..5 {
        let choice = ChosenSquares { squares: &chosen, rank };
        let panel = PanelFor::Lesson { at, played };
        let rows = Menu::new(panel, scene.position(), &legal, choice, Side::First).rows(words);
        let steps = rows.into_iter().flatten().filter(|button| !button.disabled).filter_map(|button| {
            match button.control {
                ButtonId::Lesson(LessonControl::Choose { step, .. }) => Some(step),
                _ => None,
            }
        });
        let wanted = action.squares();
        let next = steps.into_iter().find_map(|step| match step {
            ChoiceStep::Pick(squares) if wanted.starts_with(&squares) && squares.len() > chosen.len() => {
                Some((squares, None))
            }
            ChoiceStep::Rank(squares, rank)
                if wanted.get(squares.len()).map(|next| next.rank()) == Some(rank) =>
            {
                Some((squares, Some(rank)))
            }
            _ => None,
        });
        let (squares, next_rank) = next.unwrap_or_else(|| panic!("{at:?}: {action} after {chosen:?}"));
        if squares == wanted {
            return;
        }
        (chosen, rank) = (squares, next_rank);
    }
    panic!("{at:?}: {action} has no end");
}

#[test]
fn the_list_ticks_what_is_done_and_points_to_what_is_next() {
    let texts = Texts::load().unwrap();
    let view = list(texts.public(), Game::Dara, &BTreeSet::from(["start", "take"]));
    let labels: Vec<_> =
        view.buttons.concat().into_iter().map(|button| (button.label, button.tone)).collect();
    let label = |number: usize| (labels[number].0.as_str(), labels[number].1);
    assert_eq!(label(0), ("✓ 1. How it goes", Tone::Good));
    assert_eq!(label(1), ("2. Make a row", Tone::Primary));
    assert_eq!(label(2), ("✓ 3. What to take", Tone::Good));
    assert_eq!(label(3), ("4. Dropping", Tone::Plain));
    assert!(view.text.contains("2 of 8 done"), "{}", view.text);
    assert!(practice::list_button(texts.public(), Game::Damas).is_none());
}
