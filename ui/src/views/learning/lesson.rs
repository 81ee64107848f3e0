//! A lesson as its reader sees it: the list of a game's lessons, a step with the panel, and the reaction to a turn.

use std::collections::BTreeSet;

use games::{Action, Game, Recorded, Seat, Side, Square};
use lessons::{LessonId, StepOf};
use render::Marks;

use crate::{
    button_id::{
        begin::Begin,
        lesson::{LessonAt, LessonControl},
        practice::PracticeControl,
    },
    look::Look,
    texts::{Words, say},
    views::{
        Button, IN_A_ROW, Tone, View,
        game::{
            board::shown_position::ShownPosition,
            hint,
            panel::{ChosenSquares, Menu, PanelFor},
        },
        players::stone,
        rules_names::game_name,
    },
};

/// The lessons of a game, of which the reader has done these.
pub fn list(words: &Words, game: Game, done: &BTreeSet<&'static str>) -> View {
    let all = lessons::of(game);
    let next = all.clone().find(|lesson| !done.contains(lesson.name()));
    let buttons: Vec<Button> = all
        .clone()
        .zip(1_u32..)
        .map(|(lesson, number)| {
            let is_done = done.contains(lesson.name());
            let tick = if is_done { "✓ " } else { "" };
            let tone = match next {
                Some(next) if next == lesson => Tone::Primary,
                _ if is_done => Tone::Good,
                _ => Tone::Plain,
            };
            let open = LessonControl::Open(LessonAt::first(lesson));
            Button::new(format!("{tick}{number}. {}", title(words, lesson)), open, tone)
        })
        .collect();
    let text =
        say!(words, "lessons-title", game = game_name(words, game), done = done.len(), all = all.len(),);
    // Two rows of four look better than five and three.
    let rows = buttons.chunks(IN_A_ROW - 1).map(<[Button]>::to_vec).collect();
    View { buttons: rows, ..View::words(text) }.with_row(vec![practise(words, game), challenge(words, game)])
}

/// The button that begins a game's first lesson; none for a game without lessons.
pub fn first_button(words: &Words, game: Game) -> Option<Button> {
    let has_lessons = lessons::of(game).len() > 0;
    has_lessons.then(|| Button::plain(say!(words, "button-first-lesson"), LessonControl::First(game)))
}

/// A step of a lesson, after these actions of a turn and some choices; `note` comes after its text.
pub fn step(
    words: &Words,
    look: Look<'_>,
    (at, of): (LessonAt, &StepOf),
    (scene, played): (&Recorded, &[Action]),
    choice: ChosenSquares<'_>,
    note: Option<String>,
) -> View {
    let (position, legal) = (scene.position(), scene.position().legal_actions());
    let menu = Menu::new(PanelFor::Lesson { at, played }, position, &legal, choice, Side::First);
    let mut lines = vec![heading(words, at), said(words, of, "")];
    lines.extend(note);
    let why_not = LessonControl::WhyNot { at, played: played.to_vec(), squares: choice.squares.to_vec() };
    let others = vec![
        Button::plain(say!(words, "button-show-me"), LessonControl::Answer(at)),
        Button::plain(say!(words, "button-why-not"), why_not),
        all(words, at.lesson.game()),
    ];
    shown(scene).asking(words, look, lines, &menu, others)
}

/// The right turn was played, which led to `after`. `done` are the lessons done since, if it was the last step.
pub fn right(
    words: &Words,
    look: Look<'_>,
    (at, of): (LessonAt, &StepOf),
    after: &Recorded,
    done: &BTreeSet<&'static str>,
) -> View {
    let game = at.lesson.game();
    let praise = say!(words, "lesson-right", praise = said(words, of, "-right"));
    let next = at
        .next()
        .map(|next| Button::new(say!(words, "button-next"), LessonControl::Open(next), Tone::Primary));
    let is_all_done = lessons::of(game).all(|lesson| done.contains(lesson.name()));
    let (end, buttons) = match next {
        Some(next) => (None, vec![next, all(words, game)]),
        None if is_all_done => (
            Some(say!(words, "lessons-all-done", game = game_name(words, game))),
            vec![challenge(words, game), practise(words, game), all(words, game)],
        ),
        None => {
            let following = at.lesson.next().map(|lesson| {
                let open = LessonControl::Open(LessonAt::first(lesson));
                Button::new(say!(words, "button-next-lesson"), open, Tone::Primary)
            });
            let end = say!(words, "lesson-over", title = title(words, at.lesson));
            (Some(end), following.into_iter().chain([all(words, game)]).collect())
        }
    };
    let mut lines = vec![heading(words, at), praise];
    lines.extend(what_it_did(words, after));
    lines.extend(end);
    shown(after).view(words, look, &lines, Marks::default(), None).with_row(buttons)
}

/// Another turn than the right one was played, which led to `after`.
pub fn wrong(words: &Words, look: Look<'_>, (at, of): (LessonAt, &StepOf), after: &Recorded) -> View {
    let hint = say!(words, "lesson-wrong", hint = said(words, of, "-hint"));
    let lines = [vec![heading(words, at)], what_it_did(words, after), vec![hint]].concat();
    let again = Button::new(say!(words, "button-try-again"), LessonControl::Open(at), Tone::Primary);
    let answer = Button::plain(say!(words, "button-show-me"), LessonControl::Answer(at));
    let buttons = vec![again, answer, all(words, at.lesson.game())];
    shown(after).view(words, look, &lines, Marks::default(), None).with_row(buttons)
}

/// The answer of a step, in its position.
pub fn answer(words: &Words, look: Look<'_>, at: LessonAt, scene: &Recorded, turn: &[Action]) -> View {
    let chosen = turn.first().map(Action::squares).unwrap_or_default();
    let offered = turn.get(1).map(Action::squares).unwrap_or_default().iter().copied().collect();
    let marks = Marks { chosen, offered, ..Marks::default() };
    let answer = say!(words, "lesson-answer", shown = hint::turn(words, turn).unwrap_or_default());
    let lines = [heading(words, at), answer];
    let again = Button::new(say!(words, "button-now-you"), LessonControl::Open(at), Tone::Primary);
    let buttons = vec![again, all(words, at.lesson.game())];
    shown(scene).view(words, look, &lines, marks, None).with_row(buttons)
}

/// The lesson, and how far it is.
fn heading(words: &Words, at: LessonAt) -> String {
    say!(
        words,
        "lesson-heading",
        title = title(words, at.lesson),
        step = u32::from(at.step) + 1,
        steps = at.lesson.len(),
        who = stone(Seat::FIRST),
    )
}

fn title(words: &Words, lesson: LessonId) -> String {
    words.say(&format!("lesson-title-{}", lesson.name()), &[])
}

/// A text of a step.
fn key(of: &StepOf, which: &str) -> String {
    format!("lesson-{}{which}", of.step().text)
}

/// A text of a step, which may name the squares between which its answer begins.
fn said(words: &Words, of: &StepOf, which: &str) -> String {
    let answer = of.answer().unwrap_or_default();
    let squares = answer.first().map(Action::squares).unwrap_or_default();
    let named = |square: Option<&Square>| square.map(ToString::to_string).unwrap_or_default().into();
    words.say(&key(of, which), &[("from", named(squares.first())), ("to", named(squares.last()))])
}

/// What a turn did, a line for each action.
fn what_it_did(words: &Words, after: &Recorded) -> Vec<String> {
    shown(after).happened(words, after.position().outcome().is_some())
}

fn all(words: &Words, game: Game) -> Button {
    Button::plain(say!(words, "button-all-lessons"), LessonControl::List(game))
}

fn practise(words: &Words, game: Game) -> Button {
    Button::plain(say!(words, "button-practise"), PracticeControl::Open(game))
}

fn challenge(words: &Words, game: Game) -> Button {
    Button::plain(say!(words, "button-start-game"), Begin::Opponent(game))
}

fn shown(scene: &Recorded) -> ShownPosition<'_> {
    ShownPosition { position: scene.position(), last: scene.last_turn(), below: Side::First, names: None }
}

/// The keys of the texts of all lessons. A new lesson needs no code here, and tests find a missing or unused text.
pub fn keys() -> BTreeSet<String> {
    let all = || Game::ALL.iter().flat_map(|&game| lessons::of(game));
    let titles = all().map(|lesson| format!("lesson-title-{}", lesson.name()));
    let steps = all().flat_map(|lesson| (0..lesson.len()).filter_map(move |number| lesson.step(number)));
    let texts = steps.flat_map(|of| ["", "-right", "-hint"].map(|which| key(&of, which)));
    titles.chain(texts).collect()
}

#[cfg(test)]
mod tests;
