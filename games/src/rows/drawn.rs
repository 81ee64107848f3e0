//! For tests: positions drawn as boards, and games that start from them. `x` is the first player, `o` the second, and
//! the highest rank is on top.

use super::{Grid as _, Legal, Rows, Rules, STONES, lines};
use crate::{
    Action, Position, Reserve, RuleSet, Seat, Side, Square, Stage, bits::Bits, course::Course,
    state::State as _,
};

pub(crate) use crate::scripted::{action, at, ended, legal, play, refused, set};

pub(crate) const X: Side = Side::First;
pub(crate) const O: Side = Side::Second;

fn squares(board: &str, stone: char) -> Vec<Square> {
    let ranks = board.split_whitespace().rev().zip(0..);
    let found = ranks.flat_map(|(line, rank)| {
        let files = line.chars().zip(0..).filter(|&(on_it, _)| on_it == stone);
        files.map(|(_, file)| Square::new(file, rank).unwrap()).collect::<Vec<_>>()
    });
    found.collect()
}

/// How many of a player's stones are not on the board.
fn missing(stones: Bits) -> u8 {
    STONES.saturating_sub(u8::try_from(stones.count_ones()).unwrap())
}

impl<R: Rules> Rows<R> {
    /// `rules` is a preset with changes, `traditional+take=any`. All stones are on the board or still to be dropped.
    fn drawn(rules: &str, turn: Side, board: &str) -> Self {
        let mut parts = rules.split('+');
        let name = parts.next().unwrap();
        let (_, preset) = R::PRESETS.iter().find(|&&(known, _)| known == name).unwrap();
        let mut state =
            Self::new(parts.fold(*preset, |rules, part| rules.with(part.parse().unwrap()).unwrap()));
        state.actor = turn;
        state.stones = ['x', 'o']
            .map(|stone| squares(board, stone).into_iter().map(lines::bit).fold(0, |all, bit| all | bit));
        state.empty = R::Grid::ALL & !(state.stones[0] | state.stones[1]);
        state
    }

    /// Puts the state into the drop phase, with these numbers of stones in hand.
    pub(crate) fn with_hands(mut self, hands: [u8; 2]) -> Self {
        self.reserves = hands.map(|hand| Reserve { hand, ..Reserve::default() });
        self.dropping = true;
        self.legal = self.drops(self.actor);
        self
    }

    /// Sets what the second player has beside the board.
    pub(crate) fn with_second(mut self, reserve: Reserve) -> Self {
        self.reserves[1] = reserve;
        self
    }

    /// Pretends that both players stepped elsewhere on their previous turns.
    pub(crate) fn after_other_moves(mut self) -> Self {
        self.forbidden = [1.into(); 2];
        self
    }

    /// Makes a take due.
    pub(crate) fn with_take_due(mut self) -> Self {
        self.legal = Legal::takes(1);
        self
    }
}

impl<R: Rules> Course<Rows<R>> {
    /// A game in its move phase. Stones that are not on the board were captured.
    pub(crate) fn moving(rules: &str, turn: Side, board: &str) -> Self {
        let mut state = Rows::<R>::drawn(rules, turn, board);
        state.reserves =
            state.stones.map(|stones| Reserve { lost: missing(stones).into(), ..Reserve::default() });
        state.dropping = false;
        state.turn_to(turn);
        Self::start(state)
    }

    /// A game in its drop phase. Stones that are not on the board are in hand.
    pub(crate) fn dropping(rules: &str, turn: Side, board: &str) -> Self {
        let state = Rows::<R>::drawn(rules, turn, board);
        let hands = state.stones.map(missing);
        Self::start(state.with_hands(hands))
    }

    pub(crate) fn due(&self) -> (Stage, Seat) {
        (self.state().stage(), self.state().actor())
    }
}

/// Drops all stones of a board, the players taking turns.
pub(crate) fn dropped(rules: &str, board: &str) -> Position {
    let mut position = rules.parse::<RuleSet>().unwrap().start();
    for (first, second) in squares(board, 'x').into_iter().zip(squares(board, 'o')) {
        position.play(Action::Drop(first)).unwrap();
        position.play(Action::Drop(second)).unwrap();
    }
    position
}
