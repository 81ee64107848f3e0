//! The rules of Dara sentence by sentence, each on a board drawn for it: `x` is the first player, `o` the
//! second, rank 6 is on top.

mod drops;
mod ends;
mod moves;
mod rows;
mod straight_back;

use super::{Dara, STONES, lines, lines::Bits};
use crate::{
    Action, DrawReason, Effects, Illegal, Outcome, Position, Reserve, RuleSet, Seat, Side, Square, SquareSet,
    Stage, course::Course, dara::legal::Legal, state::State,
};

const X: Side = Side::First;
const O: Side = Side::Second;

/// Nobody is near a row, and everybody can move.
const CALM: &str = "
    oxoxo
    xoxox
    .....
    .oxox
    oxoxo
    xoxox";

fn squares(board: &str, stone: char) -> Vec<Square> {
    let ranks = board.split_whitespace().rev().zip(0..);
    let found = ranks.flat_map(|(line, rank)| {
        let files = line.chars().zip(0..).filter(|&(on_it, _)| on_it == stone);
        files.map(|(_, file)| Square::new(file, rank).unwrap()).collect::<Vec<_>>()
    });
    found.collect()
}

fn options(rules: &str) -> super::Options {
    let RuleSet::Dara(options) = format!("dara:{rules}").parse().unwrap() else { panic!("{rules}") };
    options
}

fn state(rules: &str, turn: Side, board: &str) -> Dara {
    let mut state = Dara::new(options(rules));
    state.actor = turn;
    state.stones = ['x', 'o']
        .map(|stone| squares(board, stone).iter().fold(0, |all, &at| all | 1 << lines::index(at).unwrap()));
    state.empty = lines::ALL & !(state.stones[0] | state.stones[1]);
    state
}

/// How many of a player's stones are not on the board.
fn missing(stones: Bits) -> u8 {
    STONES - u8::try_from(stones.count_ones()).unwrap()
}

/// A game in its move phase; the stones that are not on the board were captured.
fn moving(rules: &str, turn: Side, board: &str) -> Course<Dara> {
    let mut state = state(rules, turn, board);
    state.reserves = state.stones.map(|stones| Reserve { lost: missing(stones), ..Reserve::default() });
    state.turn_to(turn);
    Course::start(state)
}

/// A game in its drop phase; the stones that are not on the board are in hand.
fn dropping(rules: &str, turn: Side, board: &str) -> Course<Dara> {
    let mut state = state(rules, turn, board);
    state.reserves = state.stones.map(|stones| Reserve { hand: missing(stones), ..Reserve::default() });
    state.legal = Legal::drops(state.own(), state.empty, state.options.row_drops);
    Course::start(state)
}

/// All stones of a board dropped, in turns.
fn dropped(rules: &str, board: &str) -> Position {
    let mut position = Position::start(RuleSet::Dara(options(rules)));
    for (first, second) in squares(board, 'x').into_iter().zip(squares(board, 'o')) {
        position.play(Action::Drop(first)).unwrap();
        position.play(Action::Drop(second)).unwrap();
    }
    position
}

fn set(names: &str) -> SquareSet {
    names.split_whitespace().map(at).collect()
}

fn at(name: &str) -> Square {
    name.parse().unwrap()
}

fn action(token: &str) -> Action {
    token.parse().unwrap()
}

fn play(game: &mut Course<Dara>, tokens: &str) -> Effects {
    tokens.split(' ').map(|token| game.play(action(token)).unwrap()).last().unwrap()
}

fn refused(game: &Course<Dara>, token: &str) -> Illegal {
    game.objection(action(token)).unwrap()
}

fn legal(game: &Course<Dara>) -> String {
    let mut list = Vec::new();
    game.list(&mut list);
    list.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Who won and why, or why it is a draw.
fn ended(game: &Course<Dara>, end: &str) {
    let told = match game.outcome().unwrap() {
        Outcome::Win { side: X, why } => format!("x: {}", why.name()),
        Outcome::Win { side: O, why } => format!("o: {}", why.name()),
        Outcome::Draw(why) => format!("draw: {}", why.name()),
    };
    assert_eq!(told, end);
}
