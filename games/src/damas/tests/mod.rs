//! The rules of Damas, one test per sentence, with only the pieces that it needs: `c3` is a man, `c3*` a Dama.

mod back_and_forth;
mod captures;
mod claims;
mod ends;
mod moves;

use super::{Damas, Options, pieces::Pieces, situation::Situation, squares};
use crate::{
    Illegal, Piece, PieceKind, Position, RuleSet, Seat, Side, SquareSet, Stage,
    course::Course,
    scripted::{action, at, end, legal, play, refused, set},
    state::{Settings as _, State as _},
};

/// A game in which the first player, who moves up the board, is next.
fn game(first: &str, second: &str) -> Course<Damas> {
    house("", first, second)
}

/// A game with changed options.
fn house(options: &str, first: &str, second: &str) -> Course<Damas> {
    let changed = options.split_whitespace().map(|option| option.parse().unwrap());
    let options = changed.fold(Options::RUIBAL, |options, setting| options.with(setting).unwrap());
    Course::start(Damas::begin(options, Situation::new(placed(first, second), Side::First)))
}

fn placed(first: &str, second: &str) -> Pieces {
    let bits = |pieces: &str, damas: bool| {
        let chosen = pieces.split_whitespace().filter(|piece| !damas || piece.ends_with('*'));
        chosen.fold(0, |all, piece| all | squares::bit(at(piece.trim_end_matches('*'))))
    };
    Pieces::new([first, second].map(|side| bits(side, false)), bits(first, true) | bits(second, true))
}

/// The pieces of a side in the same notation.
fn standing(game: &Course<Damas>, side: Side) -> String {
    let mut found = Vec::new();
    game.state().pieces(&mut |square, Piece { seat, kind }| {
        if seat == side.first_seat() {
            found.push(format!("{square}{}", if kind == PieceKind::Dama { "*" } else { "" }));
        }
    });
    found.sort();
    found.join(" ")
}

/// The legal actions that begin with `text`.
fn beginning(game: &Course<Damas>, text: &str) -> String {
    let all = legal(game);
    all.split(' ').filter(|token| token.starts_with(text)).collect::<Vec<_>>().join(" ")
}
