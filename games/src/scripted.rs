//! For tests: plays games token by token, and describes how they end.

use crate::{Action, Effects, Illegal, Outcome, Side, Square, SquareSet, course::Course, state::State};

pub(crate) fn at(name: &str) -> Square {
    name.parse().unwrap()
}

pub(crate) fn set(names: &str) -> SquareSet {
    names.split_whitespace().map(at).collect()
}

pub(crate) fn action(token: &str) -> Action {
    token.parse().unwrap()
}

/// Plays the tokens, and returns the effects of the last.
pub(crate) fn play<S: State>(game: &mut Course<S>, tokens: &str) -> Effects {
    tokens.split(' ').map(|token| game.play(action(token)).unwrap()).last().unwrap()
}

pub(crate) fn refused<S: State>(game: &Course<S>, token: &str) -> Illegal {
    game.explain(action(token)).unwrap()
}

pub(crate) fn legal<S: State>(game: &Course<S>) -> String {
    let mut list = Vec::new();
    game.list(&mut list);
    list.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The winner and the reason, or why it is a draw.
pub(crate) fn end<S: State>(game: &Course<S>) -> String {
    match game.outcome() {
        None => "goes on".to_owned(),
        Some(Outcome::Win { side: Side::First, why }) => format!("first: {}", why.name()),
        Some(Outcome::Win { side: Side::Second, why }) => format!("second: {}", why.name()),
        Some(Outcome::Draw(why)) => format!("draw: {}", why.name()),
    }
}

pub(crate) fn ended<S: State>(game: &Course<S>, expected: &str) {
    assert_eq!(end(game), expected);
}
