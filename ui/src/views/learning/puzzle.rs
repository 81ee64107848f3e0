//! A puzzle as its solver sees it: the board with the panel, what a turn led to, the solution and the end.

mod card;
mod outcome;
mod why;

use std::collections::BTreeSet;

use games::{Action, Recorded, Seat, Side};
use puzzles::{Goal, Motif, Puzzle};

pub(super) use self::outcome::turns;
pub use self::{
    card::card,
    outcome::{Facts, Rated, Source, solution, solved, wrong},
};
use crate::{
    button_id::{
        ButtonId,
        puzzle::{PuzzleAt, PuzzleControl, Series},
    },
    look::Look,
    texts::{Words, say},
    views::{
        Button, View,
        game::{
            board::shown_position::ShownPosition,
            hint,
            panel::{ChosenSquares, Menu, PanelFor},
        },
        players::stone,
        rule_options::house_line,
        rules_names::rules_name,
    },
};

/// A puzzle with its board.
#[derive(Clone, Copy, Debug)]
pub struct ShownPuzzle<'a> {
    /// Which step it is, and of what.
    pub at: PuzzleAt,
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// The board: the puzzle's game, its solution before the step, and what was played since.
    pub board: &'a Recorded,
}

/// What is said above a board that is to be solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// Nothing was found yet.
    Nothing,
    /// The puzzle was over before, so nothing counts now.
    Before,
    /// It was the puzzle of an earlier day.
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
    let board = board(shown.board, below);
    let rules = shown.board.rules();
    // What a newcomer may not know, said once, before the first press.
    let whole = (*found == Found::Nothing && played.is_empty() && choice.squares.is_empty())
        .then(|| say!(words, "puzzle-whole-turn", game = rules.game().to_string()));
    let told = [Some(title(words, shown)), house_line(words, rules), Some(task(words, shown, found)), whole];
    let lines = told.into_iter().flatten().chain(last_turn(words, board)).collect();
    let others = vec![
        Button::plain(say!(words, "button-show-solution"), PuzzleControl::Solution(shown.at)),
        Button::plain(say!(words, "button-rules"), ButtonId::Rules(shown.board.rules())),
    ];
    board.asking(words, look, lines, &menu, others)
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
            let turn = hint::turn(words, turn).unwrap_or_default();
            say!(words, "puzzle-right-go-on", turn)
        }
    }
}

/// The side at the bottom: the solver's, unless they want boards not to be turned.
pub(super) fn below(look: Look<'_>, puzzle: &Puzzle) -> Side {
    look.below_for(puzzle.side(), puzzle.record().rules)
}

/// The stone that the solver plays with.
fn solver(puzzle: &Puzzle) -> &'static str {
    stone(puzzle.position(0).to_act().unwrap_or(Seat::FIRST))
}

/// What happened last on a board, a line for each action.
fn last_turn(words: &Words, board: ShownPosition<'_>) -> Vec<String> {
    board.happened(words, board.position.outcome().is_some())
}

/// A puzzle's board with this side at the bottom.
pub(super) fn board(board: &Recorded, below: Side) -> ShownPosition<'_> {
    ShownPosition { position: board.position(), last: board.last_turn(), below, names: None }
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
    Motif::ALL.iter().copied().map(key).chain(why::keys()).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use games::{Game, Position};
    use jiff::Timestamp;
    use play::{
        Language,
        learning::puzzle::{Answer, Attempt, Moved},
        player::ratings::Form,
    };

    use super::*;
    use crate::{
        texts::Texts,
        views::{example, game::panel::MOST_PARTS},
    };

    fn at() -> PuzzleAt {
        PuzzleAt {
            puzzle: 999_999_999_u64.try_into().unwrap(),
            series: Series::Of(Motif::DoubleThreat),
            step: 0,
        }
    }

    fn board(puzzle: &Puzzle, step: usize) -> Recorded {
        Recorded::load(&puzzle.record_at(step)).unwrap()
    }

    fn check(view: &View) {
        let length = view.text.encode_utf16().count();
        assert!(length <= 2_000, "{length}: {}", view.text);
        assert!(view.buttons.iter().all(|row| (1..=5).contains(&row.len())), "{}", view.text);
        let rows: usize = view.buttons.iter().map(|row| 1 + row.len()).sum();
        let parts = rows + 2 * view.selects.len() + view.pictures.len() + 1;
        assert!(parts <= MOST_PARTS, "{parts}: {}", view.text);
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
        assert!(told.contains("- ⚫ **g1**, then take **d7**\n- ⚪ **a7**\n- ⚫ **b2**\nThe game might go on: ⚪ **b6** · ⚫ **f6**\n"), "{told}");
        assert!(told.contains("rating: 1500? · several at once"), "{told}");
        assert!(told.contains("your first try"), "{told}");
    }
}
