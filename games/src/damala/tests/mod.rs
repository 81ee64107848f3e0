//! The rules of Damala, one test per sentence, each on a board written for it: `d4:xxo` is a square with two marbles of
//! the first player and one of the second. In teams the order of play is `x o y z`: `x` and `y` against `o` and `z`.

mod captures;
mod centre;
mod ends;
mod paths;
mod start;
mod teams;

use super::{Damala, Options, Stacks};
use crate::{
    DrawReason, Effects, Illegal, Outcome, Position, RuleSet, Seat, Square, SquareSet,
    course::Course,
    scripted::{at, ended, legal, play, refused, set},
    state::State,
};

const X: Seat = Seat::ALL[0];
const O: Seat = Seat::ALL[1];
const Y: Seat = Seat::ALL[2];
const Z: Seat = Seat::ALL[3];

const LETTERS: [char; 4] = ['x', 'o', 'y', 'z'];

fn options(rules: &str) -> Options {
    match format!("damala:{rules}").parse() {
        Ok(RuleSet::Damala(options)) => options,
        other => panic!("{rules}: {other:?}"),
    }
}

/// A position with these stacks. Missing marbles count as captured, and those beyond the starting number as gained.
fn state(rules: &str, turn: Seat, stacks: &str) -> Damala {
    let mut state = Damala::new(options(rules));
    state.actor = turn;
    state.stacks = Stacks::EMPTY;
    let start = u32::from(state.options.form.marbles());
    let mut found = [0; 4];
    for (square, letters) in stacks.split(' ').map(|stack| stack.split_once(':').unwrap()) {
        for letter in letters.chars() {
            let seat = Seat::ALL[LETTERS.iter().position(|&known| known == letter).unwrap()];
            state.stacks.put(at(square), state.stacks.at(at(square)).with(seat));
            found[seat.index()] += 1;
        }
    }
    state.lost = found.map(|found: u32| start.saturating_sub(found));
    state.gained = found.map(|found: u32| found.saturating_sub(start));
    state
}

fn game(rules: &str, turn: Seat, stacks: &str) -> Course<Damala> {
    Course::start(state(rules, turn, stacks))
}

/// The board in the same notation, square by square from the bottom.
fn board(game: &Course<Damala>) -> String {
    let mut stacks: Vec<(Square, String)> = Vec::new();
    game.state().pieces(&mut |square, piece| {
        let letter = LETTERS[piece.seat.index()];
        match stacks.last_mut().filter(|(last, _)| *last == square) {
            Some((_, letters)) => letters.push(letter),
            None => stacks.push((square, letter.to_string())),
        }
    });
    stacks.iter().map(|(square, letters)| format!("{square}:{letters}")).collect::<Vec<_>>().join(" ")
}

/// Plays one turn of a two-player game, and checks the board after it.
fn check(before: &str, token: &str, after: &str) -> Effects {
    let mut game = game("standard", X, before);
    let effects = play(&mut game, token);
    assert_eq!(board(&game), after, "{before} {token}");
    effects
}
