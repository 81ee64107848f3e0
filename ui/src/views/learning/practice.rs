//! A practice game, as the player of all sides sees it: what happened, what to do next and why, and the panel.

mod hint;
mod why_not;

use games::{
    Action, BesideDrops, Game, Position, Recorded, RuleSet, Seat, Setting, Side, Square, SquareSet, Stage,
    narrow,
};
use play::{Ending, learning::practice::PracticeDigest};
use render::Marks;

pub use self::{
    hint::hint,
    why_not::{illegal, meant, why_not},
};
use crate::{
    button_id::{
        ButtonId,
        begin::Begin,
        lesson::LessonControl,
        practice::{Difficulty, PracticeControl, PracticeState, PracticeStep},
    },
    look::Look,
    texts::{Words, say},
    views::{
        Button, Choice, Offers, Tone, View,
        game::{
            board::shown_position::{CLASSIC_ROWS, ShownPosition},
            ending,
            panel::{ChosenSquares, Menu, PanelFor},
            spoken,
            what_happened::must_claim,
        },
        players::stone,
        rules_names::{self, rules_name},
    },
};

/// A practice game after some choices; `note` comes first.
pub fn view(
    words: &Words,
    look: Look<'_>,
    practice: &Recorded,
    choice: ChosenSquares<'_>,
    note: Option<String>,
) -> View {
    with_picture(words, look, practice, choice, note, None)
}

/// A practice game. Its picture shows this path, if there is one, instead of what is chosen and offered.
fn with_picture(
    words: &Words,
    look: Look<'_>,
    practice: &Recorded,
    choice: ChosenSquares<'_>,
    note: Option<String>,
    path: Option<&[Square]>,
) -> View {
    let (position, last) = (practice.position(), practice.last_turn());
    let shown = ShownPosition { position, last, below: Side::First, names: None };
    let ending = position.outcome().map(Ending::Rules);
    let legal = position.legal_actions();
    let at = PracticeState { game: practice.rules().game(), stamp: PracticeDigest::of(practice) };
    let menu = Menu::new(PanelFor::Practice(at), position, &legal, choice, Side::First);

    let title = say!(
        words,
        "practice-title",
        rules = rules_name(words, practice.rules()),
        sides = sides(practice.rules().seats()),
    );
    let mut lines = vec![title];
    lines.extend(note.map(|note| format!("{note}\n")));
    if practice.is_new() {
        lines.push(first_steps(words, practice.rules()));
    }
    lines.extend(shown.happened(words, ending.is_some()));
    if let Some(ending) = ending {
        let named = |side: Side| {
            let seats = Seat::ALL.into_iter().take(practice.rules().seats());
            seats.filter(|seat| seat.side() == side).map(stone).collect::<Vec<_>>().join(" ")
        };
        lines.push(ending::sentence(words, practice.rules(), ending, named));
        lines.push(say!(words, "practice-over"));
    } else {
        lines.extend(due(words, position, &legal));
        lines.push(menu.question(words));
    }

    let (chosen, offered) = path.map_or((choice.squares, menu.offered()), |path| (path, SquareSet::EMPTY));
    let marks = Marks { chosen, offered, ..Marks::default() };
    let ended = ending.map(|ending| spoken::ended(words, practice.rules(), ending));
    let rows = if ending.is_some() { Vec::new() } else { menu.rows(words) };
    let controls = controls(words, practice, at, choice);
    let view = View { buttons: rows, ..shown.view(words, look, &lines, marks, ended) };
    let computer = if ending.is_some() { Vec::new() } else { computer(words, at) };
    let lessons = list_button(words, at.game);
    if view.buttons.len() + 2 <= CLASSIC_ROWS {
        let view = view.with_row(with_lessons(controls, lessons, practice));
        let ask = say!(words, "practice-computer");
        return if computer.is_empty() { view } else { view.with_select(ask, Offers::Controls(computer)) };
    }
    // One list takes less room than a row of buttons and another list.
    let offered = controls.into_iter().filter(|button| !button.disabled).chain(lessons);
    let choices =
        computer.into_iter().chain(offered.map(|button| Choice::new(button.label, button.control))).collect();
    view.with_select(say!(words, "practice-menu"), Offers::Controls(choices))
}

/// The buttons with the one to the lessons, which has room where nothing can be started again yet.
fn with_lessons(mut controls: Vec<Button>, lessons: Option<Button>, practice: &Recorded) -> Vec<Button> {
    if let Some(lessons) = lessons.filter(|_| practice.is_new()) {
        controls.retain(|button| {
            !matches!(button.control, ButtonId::Practice(PracticeControl::Do(_, PracticeStep::Restart)))
        });
        controls.insert(0, lessons);
    }
    controls
}

/// The button that lists a game's lessons; none for a game without lessons.
pub(super) fn list_button(words: &Words, game: Game) -> Option<Button> {
    let has_lessons = lessons::of(game).len() > 0;
    has_lessons.then(|| Button::plain(say!(words, "button-lessons"), LessonControl::List(game)))
}

/// What the computer can do: show a good turn, or play it.
fn computer(words: &Words, at: PracticeState) -> Vec<Choice> {
    let of = |label, step| Choice::new(label, PracticeControl::Do(at, step));
    vec![
        of(say!(words, "button-hint"), PracticeStep::Hint),
        of(say!(words, "practice-computer-easy"), PracticeStep::Computer(Difficulty::Easy)),
        of(say!(words, "practice-computer-medium"), PracticeStep::Computer(Difficulty::Medium)),
        of(say!(words, "practice-computer-strong"), PracticeStep::Computer(Difficulty::Strong)),
    ]
}

/// What the side to move has to do, and why.
fn due(words: &Words, position: &Position, legal: &[Action]) -> Option<String> {
    let seat = position.to_act()?;
    let (who, game) = (stone(seat), position.rules().game());
    Some(match position.stage() {
        Stage::Drop => {
            let (hand, centres) = (position.reserve(seat).hand, position.rules().board().centres);
            let next = narrow(legal, &[]).next;
            if !centres.is_empty() && next.iter().all(|square| centres.contains(square)) {
                say!(words, "practice-drop-central", who)
            } else {
                say!(words, "practice-drop", who, hand)
            }
        }
        Stage::Move if must_claim(legal) => say!(words, "practice-must-claim", who),
        Stage::Move => say!(words, "practice-move", who, game = game.name()),
        Stage::Take => say!(words, "practice-take", who, row = rules_names::row(game)),
        Stage::Capture => say!(words, "practice-capture", who),
    })
}

/// A newcomer's first steps, in two sentences.
fn first_steps(words: &Words, rules: RuleSet) -> String {
    if rules.is_house() {
        // House rules could contradict the sentences of the game.
        return say!(words, "practice-first-house");
    }
    // In Wali, this depends on the preset.
    let banned = rules.settings().contains(&Setting::BesideDrops(BesideDrops::Forbidden));
    let beside = if banned { "barred" } else { "allowed" };
    words.say(&format!("practice-first-{}", rules.game()), &[("beside", beside.into())])
}

/// The pieces of all seats.
fn sides(seats: usize) -> String {
    Seat::ALL.into_iter().take(seats).map(stone).collect::<Vec<_>>().join(" ")
}

/// The buttons besides the panel.
fn controls(words: &Words, practice: &Recorded, at: PracticeState, choice: ChosenSquares<'_>) -> Vec<Button> {
    let over = practice.position().outcome().is_some();
    let step = |label, step, tone| Button::new(label, PracticeControl::Do(at, step), tone);
    let press = |label, press| Button::plain(label, press);
    let tone = if over { Tone::Primary } else { Tone::Plain };
    let fourth = if over {
        // A member who got this far can play.
        let challenge = Begin::Opponent(at.game);
        Button::new(say!(words, "button-start-game"), challenge, Tone::Good)
    } else {
        step(say!(words, "button-why-not"), PracticeStep::WhyNot(choice.squares.to_vec()), Tone::Plain)
    };
    vec![
        step(say!(words, "button-take-back"), PracticeStep::TakeBack, Tone::Plain)
            .disabled_if(practice.is_new()),
        step(say!(words, "button-start-again"), PracticeStep::Restart, tone).disabled_if(practice.is_new()),
        press(say!(words, "button-rules"), PracticeControl::Rules(at.game)),
        fourth,
        press(say!(words, "button-close"), PracticeControl::Close(at.game)),
    ]
}

/// The practice game is kept for the player who closes it.
pub fn closed(words: &Words, game: Game) -> View {
    let text = say!(words, "practice-closed", command = format!("/{game}"));
    let open = Button::plain(say!(words, "button-go-on-practising"), PracticeControl::Open(game));
    let challenge = Begin::Opponent(game);
    let challenge = Button::plain(say!(words, "button-start-game"), challenge);
    View::words(text).with_row(vec![open, challenge])
}

/// Asks which game to practise.
pub fn games(words: &Words) -> View {
    let games = Game::ALL.iter().map(|&game| {
        let open = PracticeControl::Open(game);
        Button::new(rules_names::game_name(words, game), open, Tone::Primary)
    });
    let text = [say!(words, "practice-which"), rules_names::introductions(words)].join("\n");
    View::words(text).with_buttons(&games.collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::{
        button_id::ChoiceStep,
        texts::Texts,
        views::{example, game::panel::MOST_PARTS},
    };

    /// Positions from games by all rules, each far from the one before.
    fn moments(mut look: impl FnMut(&Recorded)) {
        for rules in Game::ALL.iter().flat_map(|game| game.presets().filter_map(|name| game.preset(name))) {
            let mut practice = Recorded::begin(rules);
            for ply in 0..400 {
                if ply % 19 == 0 || practice.position().outcome().is_some() {
                    look(&practice);
                }
                let legal = practice.position().legal_actions();
                // Any action will do, as long as it varies.
                let Some(&action) = legal.get(ply * 7 % legal.len().max(1)) else { break };
                practice = practice.then(action).unwrap();
            }
        }
    }

    #[test]
    fn every_moment_fits_into_a_message_in_every_language() {
        let (texts, look) = (Texts::load().unwrap(), example::look());
        moments(|practice| {
            for words in texts.all() {
                let note = Some(why_not(words, practice, &[]));
                let view = view(words, look, practice, ChosenSquares::default(), note);
                let length = view.text.encode_utf16().count();
                assert!(length <= 2_000, "{length}: {}", view.text);
                assert!(
                    parts(&view) <= MOST_PARTS && view.buttons.iter().all(|row| (1..=5).contains(&row.len()))
                );
                let ids: Vec<String> =
                    view.buttons.iter().flatten().map(|button| button.control.to_string()).collect();
                assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{ids:?}");
                assert!(view.pictures.iter().all(|picture| picture.alt.chars().count() <= 1_024));
            }
        });
    }

    /// The components of a view.
    fn parts(view: &View) -> usize {
        let rows = view.buttons.iter().map(|row| 1 + row.len());
        rows.sum::<usize>() + 2 * view.selects.len() + view.pictures.len() + 1
    }

    /// Every action that can be played with at most `taps` presses.
    fn reached(
        words: &Words,
        at: PracticeState,
        (position, legal): (&Position, &[Action]),
        choice: ChosenSquares<'_>,
        taps: usize,
    ) -> BTreeSet<String> {
        let mut all = BTreeSet::new();
        let rows = Menu::new(PanelFor::Practice(at), position, legal, choice, Side::First).rows(words);
        let parts: usize = rows.iter().map(|row| 1 + row.len()).sum();
        assert!(parts <= 36, "there is no room for what else can be done");
        for button in rows.into_iter().flatten().filter(|button| !button.disabled) {
            let ButtonId::Practice(PracticeControl::Do(_, step)) = button.control else {
                panic!("another panel's button")
            };
            let (squares, rank, stops) = match step {
                PracticeStep::Choose(ChoiceStep::Pick(squares)) if squares.len() > choice.squares.len() => {
                    (squares, None, false)
                }
                PracticeStep::Choose(ChoiceStep::Rank(squares, rank)) => (squares, Some(rank), false),
                PracticeStep::Choose(ChoiceStep::Stop(squares)) => (squares, None, true),
                PracticeStep::Choose(ChoiceStep::Pick(_))
                | PracticeStep::TakeBack
                | PracticeStep::Restart
                | PracticeStep::WhyNot(_)
                | PracticeStep::Hint
                | PracticeStep::Computer(_) => continue,
            };
            let narrowed = narrow(legal, &squares);
            match narrowed.complete {
                Some(action) if rank.is_none() && (stops || narrowed.next.is_empty()) => {
                    all.insert(action.to_string());
                }
                _ if taps > 1 => {
                    all.extend(reached(
                        words,
                        at,
                        (position, legal),
                        ChosenSquares { squares: &squares, rank },
                        taps - 1,
                    ));
                }
                _ => {}
            }
        }
        all
    }

    #[test]
    fn every_action_of_every_game_is_four_taps_away() {
        let texts = Texts::load().unwrap();
        moments(|practice| {
            let legal = practice.position().legal_actions();
            let at = PracticeState { game: practice.rules().game(), stamp: PracticeDigest::of(practice) };
            let all: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
            assert_eq!(
                reached(texts.public(), at, (practice.position(), &legal), ChosenSquares::default(), 4),
                all,
                "{}",
                practice.record()
            );
        });
    }
}
