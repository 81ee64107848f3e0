//! A puzzle as its solver sees it: the board with the panel, what came of a turn, the solution and the end.

mod outcome;

use std::collections::BTreeSet;

use games::{Action, Position, Seat, Side};
use play::Practice;
use puzzles::{Goal, Motif, Puzzle};
use render::Marks;

pub(super) use self::outcome::turns;
pub use self::outcome::{Facts, Rated, Source, solution, solved, wrong};
pub(in crate::views) use crate::views::{
    Button, Choice, Offers, Picture, View,
    game::{
        board_text,
        panel::{self, ChosenSquares, Menu, PanelFor},
        spoken, what_happened,
    },
    players::stone,
    rules_names::rules_name,
};
use crate::{
    button_id::{
        ButtonId,
        puzzle::{PuzzleAt, PuzzleControl, Series},
    },
    look::Look,
    texts::{Words, say},
};

/// The rows of a classic message.
const CLASSIC_ROWS: usize = 5;

/// A puzzle with its board.
#[derive(Clone, Copy, Debug)]
pub struct ShownPuzzle<'a> {
    /// Which step it is, and of what.
    pub at: PuzzleAt,
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// The board: the puzzle's game, its solution before the step, and what was played since.
    pub board: &'a Practice,
}

/// What is said above a board that is to be solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// Nothing was found yet.
    Nothing,
    /// The puzzle was over before, so that nothing counts any longer.
    Before,
    /// It was the puzzle of a day that is over.
    Late,
    /// This turn was right.
    Turn(Vec<Action>),
}

/// A puzzle that is to be solved, after these actions of a turn and some choices.
pub fn solving(
    words: &Words,
    look: Look<'_>,
    shown: ShownPuzzle<'_>,
    played: &[Action],
    choice: ChosenSquares<'_>,
    found: &Found,
) -> View {
    let (position, legal) = (shown.board.position(), shown.board.position().legal_actions());
    let below = below(look, shown.puzzle);
    let menu = Menu::new(PanelFor::Puzzle { at: shown.at, played }, position, &legal, choice, below);
    let mut lines = vec![title(words, shown), task(words, shown, found)];
    lines.extend(last_turn(words, shown.board, below));
    let question =
        [Some(panel::prompt(words, position, &legal, choice)), panel::which_rank(words, choice, &menu)];
    lines.push(question.into_iter().flatten().collect::<Vec<_>>().join(" "));
    let marks = Marks {
        last: shown.board.last_turn(),
        chosen: choice.squares,
        offered: menu.offered(),
        ..Marks::default()
    };
    let view = View {
        text: lines.join("\n"),
        buttons: menu.rows(words),
        ..board(words, look, shown, position, &marks)
    };
    let others = vec![
        (say!(words, "button-show-solution"), ButtonId::from(PuzzleControl::Solution(shown.at))),
        (say!(words, "button-rules"), ButtonId::Rules(shown.board.rules())),
    ];
    if view.buttons.len() < CLASSIC_ROWS {
        return view
            .with_row(others.into_iter().map(|(label, control)| Button::plain(label, control)).collect());
    }
    // A list takes less room than a row of buttons.
    let choices = others.into_iter().map(|(label, control)| Choice::new(label, control)).collect();
    view.with_select(say!(words, "practice-menu"), Offers::Controls(choices))
}

/// What kind of puzzle it is, its number and its rules.
fn title(words: &Words, shown: ShownPuzzle<'_>) -> String {
    let rules = rules_name(words, shown.board.rules());
    let (who, number) = (solver(shown.puzzle), shown.at.puzzle.to_string());
    match shown.at.series {
        Series::Daily => say!(words, "puzzle-title-daily", rules, who),
        Series::Any => say!(words, "puzzle-title", number, rules, who),
        Series::Of(motif) => {
            say!(words, "puzzle-title-themed", number, rules, who, theme = motif_name(words, motif))
        }
    }
}

/// What is to be found.
fn task(words: &Words, shown: ShownPuzzle<'_>, found: &Found) -> String {
    let goal = match shown.puzzle.goal() {
        Goal::Finish => "win",
        Goal::Decide => "ahead",
    };
    match found {
        Found::Nothing => say!(words, "puzzle-task", goal),
        Found::Before => say!(words, "puzzle-task-again", goal),
        Found::Late => say!(words, "puzzle-task-late", goal),
        Found::Turn(turn) => {
            let turn = crate::views::game::hint::turn(words, turn).unwrap_or_default();
            say!(words, "puzzle-right-go-on", turn)
        }
    }
}

/// The side at the bottom: the solver's, unless they want boards not to be turned.
fn below(look: Look<'_>, puzzle: &Puzzle) -> Side {
    look.below_for(puzzle.side(), puzzle.record().rules)
}

/// The stone that the solver plays with.
fn solver(puzzle: &Puzzle) -> &'static str {
    stone(puzzle.position(0).to_act().unwrap_or(Seat::FIRST))
}

/// What happened last on a board, a line for each action.
fn last_turn(words: &Words, board: &Practice, below: Side) -> Vec<String> {
    let (position, named) = (board.position(), |seat| stone(seat).to_owned());
    let over = position.outcome().is_some();
    what_happened::turn(words, position.rules(), &named, board.last_turn(), over, below == Side::Second)
}

/// The picture of a position with its words.
pub(super) fn board(
    words: &Words,
    look: Look<'_>,
    shown: ShownPuzzle<'_>,
    position: &Position,
    marks: &Marks<'_>,
) -> View {
    let seats: Vec<String> =
        Seat::ALL.into_iter().take(position.rules().seats()).map(|seat| stone(seat).to_owned()).collect();
    let picture = Picture {
        png: look.png(position, marks, below(look, shown.puzzle)),
        alt: spoken::position(words, position, marks.last, None),
    };
    View {
        pictures: vec![picture],
        aligned: board_text::of_seats(words, look, position, &seats),
        ..View::default()
    }
}

/// What a motif is called.
pub fn motif_name(words: &Words, motif: Motif) -> String {
    words.say(&key(motif), &[])
}

fn key(motif: Motif) -> String {
    format!("puzzle-theme-{}", motif.name())
}

/// The keys of the names of motifs. A new motif needs no code here, and tests find a missing or unused name.
pub fn keys() -> BTreeSet<String> {
    Motif::ALL.iter().copied().map(key).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use games::Game;
    use jiff::Timestamp;
    use play::{
        Language,
        learning::puzzle::{Answer, Attempt, Moved},
        player::ratings::Form,
    };

    use super::*;
    use crate::{texts::Texts, views::example};

    fn at() -> PuzzleAt {
        PuzzleAt {
            puzzle: 999_999_999_u64.try_into().unwrap(),
            series: Series::Of(Motif::DoubleThreat),
            step: 0,
        }
    }

    fn board(puzzle: &Puzzle, step: usize) -> Practice {
        Practice::load(&puzzle.record_at(step)).unwrap()
    }

    fn check(view: &View) {
        let length = view.text.encode_utf16().count();
        assert!(length <= 2_000, "{length}: {}", view.text);
        assert!(view.buttons.iter().all(|row| (1..=5).contains(&row.len())), "{}", view.text);
        let rows: usize = view.buttons.iter().map(|row| 1 + row.len()).sum();
        let parts = rows + 2 * view.selects.len() + view.pictures.len() + 1;
        assert!(parts <= panel::MOST_PARTS, "{parts}: {}", view.text);
        let ids: Vec<String> =
            view.buttons.iter().flatten().map(|button| button.control.to_string()).collect();
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{ids:?}");
        assert!(ids.iter().all(|id| id.len() <= 100), "{ids:?}");
        assert!(view.pictures.iter().all(|picture| picture.alt.chars().count() <= 1_024));
        assert!(view.pings.is_empty());
    }

    #[test]
    fn every_moment_fits_into_a_message_in_every_language() {
        let (texts, look) = (Texts::load().unwrap(), example::look());
        let rating = Form::Duel.start();
        let rated = Rated::Moved(Moved { before: rating, after: rating });
        let source = Source::Game {
            game: 999_999_u64.try_into().unwrap(),
            turns: 99,
            names: Some(vec!["W".repeat(32), "W".repeat(32)]),
        };
        for (number, puzzle) in
            Game::ALL.iter().flat_map(|&game| puzzles::shipped(game)).enumerate().step_by(31)
        {
            let words = texts.all().nth(number % Language::ALL.len()).unwrap();
            let (before, step) = (board(puzzle, 0), &puzzle.steps()[0]);
            let shown = ShownPuzzle { at: at(), puzzle, board: &before };
            for found in [Found::Nothing, Found::Before, Found::Late, Found::Turn(step.turn.clone())] {
                check(&solving(words, look, shown, &[], ChosenSquares::default(), &found));
            }
            let after = board(puzzle, puzzle.steps().len());
            let line = long_line(after.position());
            let facts = Facts { rated, rating, source: &source, streak: Some(1_000), line: &line };
            check(&solution(words, look, shown, facts));
            let shown = ShownPuzzle { board: &after, ..shown };
            let attempt = Attempt::begin(Timestamp::UNIX_EPOCH).answer(Answer::Wrong, Timestamp::UNIX_EPOCH);
            check(&solved(words, look, shown, &attempt, facts));
            let shown = ShownPuzzle { at: at(), puzzle, board: &after };
            check(&wrong(words, look, shown, (&step.turn, &line), rated));
        }
    }

    /// Three turns, each as long as it can be made in one go.
    fn long_line(position: &Position) -> Vec<Action> {
        let (mut position, mut line, mut turns) = (position.clone(), Vec::new(), 0);
        while turns < 3
            && let Some(action) =
                position.legal_actions().into_iter().max_by_key(|action| action.squares().len())
        {
            turns += usize::from(position.play(action).unwrap().ends_turn);
            line.push(action);
        }
        line
    }

    #[test]
    fn a_solution_is_told_turn_by_turn_with_who_plays_it() {
        let texts = Texts::load().unwrap();
        let puzzle: Puzzle = "1000\tchain\tmorris:nine a1 d6 d1 d7\tg1 xd7 a7 b2".parse().unwrap();
        let (before, source) = (board(&puzzle, 0), Source::Computer);
        let shown = ShownPuzzle { at: at(), puzzle: &puzzle, board: &before };
        let line = ["b6", "f6"].map(|drop| drop.parse().unwrap());
        let rating = Form::Duel.start();
        let facts = Facts { rated: Rated::Before, rating, source: &source, streak: None, line: &line };
        let told = solution(texts.public(), example::look(), shown, facts).text;
        assert!(told.contains("- ⚫ **g1**, then take **d7**\n- ⚪ **a7**\n- ⚫ **b2**\nIt may go on: ⚪ **b6** · ⚫ **f6**\n"), "{told}");
        assert!(told.contains("rated 1500?. In it: several at once"), "{told}");
        assert!(told.contains("your first try"), "{told}");
    }
}
