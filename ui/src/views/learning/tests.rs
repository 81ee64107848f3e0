//! What puzzles and the puzzle of the day say, to be read from top to bottom.

use games::{Action, Game, Recorded};
use jiff::{SignedDuration, Timestamp};
use play::{
    Zone,
    learning::{
        daily::{InWeek, Line},
        puzzle::{Answer, Attempt, Moved},
    },
    player::ratings::Form,
};
use puzzles::{Motif, Puzzle};

use super::{
    daily::{Last, Own, Post, TableLine, WeekTable, post, table},
    puzzle::{Facts, Found, Rated, ShownPuzzle, Source, solution, solved, solving, wrong},
};
use crate::{
    button_id::{
        daily::Week,
        puzzle::{PuzzleAt, Series},
    },
    views::{example, example::told::in_every_language, game::panel::ChosenSquares},
};

/// A mill takes a stone, and then another mill is ready.
const PUZZLE: &str = "1000\tchain\tmorris:nine a1 d6 d1 d7\tg1 xd7 a7 b2";

fn board(puzzle: &Puzzle, step: usize) -> Recorded {
    Recorded::load(&puzzle.record_at(step)).unwrap()
}

fn at(series: Series) -> PuzzleAt {
    PuzzleAt { puzzle: 321_u64.try_into().unwrap(), series, step: 0 }
}

fn actions(line: &str) -> Vec<Action> {
    line.split(' ').map(|action| action.parse().unwrap()).collect()
}

#[test]
fn puzzles() {
    let (look, puzzle): (_, Puzzle) = (example::look(), PUZZLE.parse().unwrap());
    let (before, after) = (board(&puzzle, 0), board(&puzzle, puzzle.steps().len()));
    let shown = |series| ShownPuzzle { at: at(series), puzzle: &puzzle, board: &before };
    let rating = Form::Duel.start();
    let moved = Rated::Moved(Moved { before: rating, after: rating });
    let begun = Attempt::begin(Timestamp::UNIX_EPOCH);
    let failed =
        |times| (0..times).fold(begun, |tried, _| tried.answer(Answer::Wrong, Timestamp::UNIX_EPOCH));
    let game = |names| Source::Game { game: 1_234_u64.try_into().unwrap(), turns: 4, names };
    let (named, unnamed) = (game(Some(vec!["Ada".to_owned(), "Ben".to_owned()])), game(None));
    let line = actions("b6 f6");
    insta::assert_snapshot!(in_every_language(|words| {
        let facts = Facts { rated: moved, rating, source: &Source::Computer, streak: None, line: &line };
        let (first, over) = (shown(Series::Any), ShownPuzzle { board: &after, ..shown(Series::Any) });
        let to_solve = |shown: ShownPuzzle<'_>, found| {
            solving(words, look, shown, &[], ChosenSquares::default(), &found)
        };
        let daily = ShownPuzzle { board: &after, ..shown(Series::Daily) };
        let streak = |days| Facts { streak: Some(days), ..facts };
        let mut views = vec![
            ("to solve", to_solve(first, Found::Nothing)),
            ("to solve, with a theme", to_solve(shown(Series::Of(Motif::DoubleThreat)), Found::Nothing)),
            ("to solve, of the day", to_solve(shown(Series::Daily), Found::Nothing)),
            ("known", to_solve(first, Found::Before)),
            ("late", to_solve(first, Found::Late)),
            ("right so far", to_solve(first, Found::Turn(actions("g1 xd7")))),
            ("wrong", wrong(words, look, first, (&actions("b2"), &actions("f6")), moved)),
            ("wrong, and over", wrong(words, look, first, (&actions("b2"), &[]), Rated::Late)),
            ("the solution", solution(words, look, first, facts)),
            ("solved", solved(words, look, over, &begun, facts)),
            ("solved, after one", solved(words, look, over, &failed(1), Facts { source: &named, ..facts })),
            (
                "solved, after five",
                solved(words, look, over, &failed(5), Facts { source: &unnamed, ..facts }),
            ),
            (
                "solved again",
                solved(words, look, over, &begun, Facts { rated: Rated::Before, line: &[], ..facts }),
            ),
            ("solved on a first day", solved(words, look, daily, &begun, streak(1))),
            ("solved on a thousandth day", solved(words, look, daily, &begun, streak(1_000))),
        ];
        for (state, game) in [("in Dara", Game::Dara), ("in Damas", Game::Damas), ("in Damala", Game::Damala)]
        {
            let puzzle = &puzzles::shipped(game)[0];
            let board = board(puzzle, 0);
            let shown = ShownPuzzle { at: at(Series::Any), puzzle, board: &board };
            views.push((state, to_solve(shown, Found::Nothing)));
        }
        views
    }));
}

fn in_week(number: u32) -> InWeek {
    let (solved, right) = (8 - number.min(7), 7 - number.min(7));
    let name = Some(format!("Player {number}"));
    InWeek { player: example::long(number.into()), name, listed: true, solved, right }
}

fn table_line(place: u32) -> TableLine {
    TableLine { line: Line { place: place as usize, of: in_week(place) }, streak: place }
}

fn week(lines: u32, own: Option<Own>) -> WeekTable {
    let puzzles = lines.min(7) as usize;
    let lines = (1..=lines).map(table_line).collect();
    WeekTable { week: Week::This, zone: Zone::UTC, puzzles, lines, own }
}

#[test]
fn the_puzzle_of_the_day() {
    let (look, puzzle): (_, Puzzle) = (example::look(), PUZZLE.parse().unwrap());
    let before = board(&puzzle, 0);
    let daily = play::Daily {
        day: 20_605.try_into().unwrap(),
        puzzle: 321_u64.try_into().unwrap(),
        channel: 200.try_into().unwrap(),
        begins: Timestamp::UNIX_EPOCH,
        ends: Timestamp::UNIX_EPOCH,
        message: None,
    };
    let last = |tried, solved, first| Last {
        day: daily.day,
        puzzle: Some((puzzle.clone(), before.clone())),
        tried,
        solved,
        first,
    };
    let first = Some((example::long(7), Some("Ada".to_owned()), SignedDuration::from_mins(12)));
    let (untried, usual) = (last(0, 0, None), last(7, 5, first));
    let gone = Last { puzzle: None, ..last(1, 0, None) };
    let (one, many) = (week(1, None), week(10, None));
    let unlisted = Own::Unlisted { of: in_week(1), streak: 21 };
    insta::assert_snapshot!(in_every_language(|words| {
        let post_of = |goes_on, last, week| {
            post(words, look, Post { daily, goes_on, puzzle: &puzzle, board: &before, last, week })
        };
        let posted = |last, week| post_of(true, last, week);
        vec![
            ("the first post", posted(None, None)),
            ("switched off since", post_of(false, None, None)),
            ("the last one was untried", posted(Some(&untried), None)),
            ("the last one is gone", posted(Some(&gone), Some(&one))),
            ("a Monday", posted(Some(&usual), Some(&many))),
            ("no puzzle yet", table(words, &week(0, None))),
            ("last week, without any", table(words, &WeekTable { week: Week::Last, ..week(0, None) })),
            ("one's own line", table(words, &week(3, Some(Own::Listed(table_line(2)))))),
            ("one's own line further down", table(words, &week(10, Some(Own::Listed(table_line(11)))))),
            ("unlisted", table(words, &week(2, Some(unlisted.clone())))),
        ]
    }));
}
