//! The rules of Morris, one test per sentence, with the pieces that it needs.

mod drops;
mod ends;
mod mills;
mod moves;

use super::{Morris, points};
use crate::{
    Illegal, Position, Reserve, RuleSet, Seat, Side, Stage,
    course::Course,
    scripted::{action, at, ended, legal, play, refused, set},
    state::{GameOptions as _, State as _},
};

const X: Side = Side::First;
const O: Side = Side::Second;

/// `rules` is a preset with changes, `nine+flying=no`; `pieces` are the first and the second player's.
fn drawn(rules: &str, turn: Side, pieces: [&str; 2]) -> Morris {
    let rules: RuleSet = format!("morris:{rules}").parse().unwrap();
    let RuleSet::Morris(options) = rules else { panic!("{rules} is Morris") };
    let bit = |name: &str| 1 << points::index(at(name)).unwrap();
    let pieces = pieces.map(|names| names.split_whitespace().map(bit).fold(0, |all, bit: u64| all | bit));
    Morris { actor: turn, pieces, ..Morris::new(options) }
}

/// How many of each player's pieces are not on the board.
fn missing(state: &Morris) -> [u8; 2] {
    state.pieces.map(|pieces| state.options.stones_each() - u8::try_from(pieces.count_ones()).unwrap())
}

/// A game in its move phase. Pieces that are not on the board were taken.
fn moving(rules: &str, turn: Side, first: &str, second: &str) -> Course<Morris> {
    let mut state = drawn(rules, turn, [first, second]);
    state.reserves = missing(&state).map(|lost| Reserve { lost: lost.into(), ..Reserve::default() });
    state.dropping = false;
    state.endgame = state.is_endgame().then_some(0);
    Course::start(state)
}

/// A game in its drop phase. Pieces that are not on the board are in hand.
fn dropping(rules: &str, turn: Side, first: &str, second: &str) -> Course<Morris> {
    let mut state = drawn(rules, turn, [first, second]);
    state.reserves = missing(&state).map(|hand| Reserve { hand, ..Reserve::default() });
    Course::start(state)
}

fn due(game: &Course<Morris>) -> (Stage, Seat) {
    (game.state().stage(), game.state().actor())
}
