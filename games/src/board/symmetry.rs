//! The ways to turn a board on which a game stays the same.

use crate::{Action, Board, Path, RuleSet, Square, Surface};

/// A way to turn a board, to mirror it, or to turn it inside out: some of these steps, one after the other.
///
/// ```
/// use games::{Game, Symmetry};
///
/// let rules = Game::Dara.default_rules();
/// let images: Vec<String> =
///     Symmetry::of(rules).map(|symmetry| symmetry.square(games::Square::A1, rules.board()).to_string()).collect();
/// assert_eq!(images, ["a1", "e1", "a6", "e6"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry(u8);

impl Symmetry {
    /// In Morris, the outer square becomes the inner one.
    const INSIDE_OUT: u8 = 1;
    /// Left becomes right.
    const FILES: u8 = 2;
    /// Up becomes down.
    const RANKS: u8 = 4;
    /// Files become ranks.
    const TRANSPOSED: u8 = 8;

    /// The board as it is.
    pub const NONE: Self = Self(0);
    /// The board as it's seen from the other side.
    pub const HALF_TURN: Self = Self(Self::FILES | Self::RANKS);

    fn all() -> impl Iterator<Item = Self> {
        (0..16).map(Self)
    }

    /// Those that leave a board as it is.
    pub fn keeping(board: Board) -> impl Iterator<Item = Self> {
        Self::all().filter(move |symmetry| symmetry.keeps(board))
    }

    /// Those by which any game with these rules becomes another one that goes the same way. [`Self::NONE`] is the first.
    pub fn of(rules: RuleSet) -> impl Iterator<Item = Self> {
        let (board, start) = (rules.board(), rules.start());
        let pieces: Vec<_> = start.pieces().collect();
        Self::keeping(board).filter(move |symmetry| {
            let stays = |&(square, piece)| pieces.contains(&(symmetry.square(square, board), piece));
            pieces.iter().all(stays)
        })
    }

    const fn has(self, step: u8) -> bool {
        self.0 & step != 0
    }

    /// Where a square of a board goes.
    #[must_use]
    pub fn square(self, square: Square, board: Board) -> Square {
        let (mut file, mut rank) = (square.file(), square.rank());
        if self.has(Self::INSIDE_OUT) {
            (file, rank) = inside_out(file, rank, board.files / 2);
        }
        if self.has(Self::FILES) {
            file = board.files - 1 - file;
        }
        if self.has(Self::RANKS) {
            rank = board.ranks - 1 - rank;
        }
        if self.has(Self::TRANSPOSED) {
            (file, rank) = (rank, file);
        }
        // Off the largest board only if the board isn't square, which `keeps` rules out.
        Square::new(file, rank).unwrap_or(square)
    }

    /// The same action on the turned board.
    #[must_use]
    pub fn action(self, action: Action, board: Board) -> Action {
        let path = |path: Path| path.map(|square| self.square(square, board));
        match action {
            Action::Drop(square) => Action::Drop(self.square(square, board)),
            Action::Take(square) => Action::Take(self.square(square, board)),
            Action::Huff(square) => Action::Huff(self.square(square, board)),
            Action::Move(squares) => Action::Move(path(squares)),
            Action::Jump(squares) => Action::Jump(path(squares)),
            Action::Force => Action::Force,
        }
    }

    /// The way back.
    #[must_use]
    pub const fn inverse(self) -> Self {
        // Once files have become ranks, the way back has to mirror the one instead of the other.
        if self.has(Self::TRANSPOSED) && self.has(Self::FILES) != self.has(Self::RANKS) {
            Self(self.0 ^ (Self::FILES | Self::RANKS))
        } else {
            self
        }
    }

    /// Whether a board stays the same.
    fn keeps(self, board: Board) -> bool {
        let is_square = board.files == board.ranks;
        let has_rings = matches!(board.surface, Surface::Lines(_));
        (is_square || !self.has(Self::TRANSPOSED))
            && (has_rings || !self.has(Self::INSIDE_OUT))
            && board.squares().all(|from| {
                let to = self.square(from, board);
                board.is_usable(to) && board.centres.contains(from) == board.centres.contains(to)
            })
    }
}
/// The point of Morris on the same line from the middle, as far from the outer square as this one is from the inner one.
fn inside_out(file: u8, rank: u8, middle: u8) -> (u8, u8) {
    let ring = file.abs_diff(middle).max(rank.abs_diff(middle));
    let across = |at: u8| {
        let apart = if at.abs_diff(middle) == 0 { 0 } else { middle + 1 - ring };
        if at < middle { middle - apart } else { middle + apart }
    };
    (across(file), across(rank))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;

    fn presets() -> impl Iterator<Item = RuleSet> {
        Game::ALL.iter().flat_map(|game| game.presets().filter_map(|name| game.preset(name)))
    }

    #[test]
    fn the_start_of_a_game_says_how_it_can_be_turned() {
        for (rules, expected) in [
            ("dara:traditional", 4),
            ("wali:adjacent", 4),
            ("dala:standard", 8),
            ("damas:ruibal", 1),
            ("damala:standard", 2),
            ("damala:teams", 1),
            ("morris:nine", 16),
        ] {
            let rules: RuleSet = rules.parse().unwrap();
            assert_eq!(Symmetry::of(rules).count(), expected, "{rules}");
            assert_eq!(Symmetry::of(rules).next(), Some(Symmetry::NONE));
        }
    }

    #[test]
    fn the_inverse_leads_back() {
        for rules in presets() {
            let board = rules.board();
            for symmetry in Symmetry::keeping(board) {
                for square in board.squares() {
                    let there = symmetry.square(square, board);
                    assert_eq!(symmetry.inverse().square(there, board), square, "{rules} {symmetry:?}");
                }
            }
        }
    }

    /// A game of random actions, turned as it goes: the same can be played, and the same happens.
    #[test]
    fn a_turned_game_goes_the_same_way() {
        for (number, rules) in (1_u64..).zip(presets()) {
            for symmetry in Symmetry::of(rules) {
                let (board, mut state) = (rules.board(), number.wrapping_mul(0x9E37_79B9_7F4A_7C15));
                let (mut position, mut turned) = (rules.start(), rules.start());
                for _ in 0..120 {
                    let sorted = |actions: &mut dyn Iterator<Item = Action>| {
                        let mut texts: Vec<String> = actions.map(|action| action.to_string()).collect();
                        texts.sort_unstable();
                        texts
                    };
                    let legal = position.legal_actions();
                    let image = |&action: &Action| symmetry.action(action, board);
                    let expected = sorted(&mut legal.iter().map(image));
                    assert_eq!(
                        sorted(&mut turned.legal_actions().into_iter()),
                        expected,
                        "{rules} {symmetry:?}"
                    );
                    assert_eq!(position.outcome(), turned.outcome(), "{rules} {symmetry:?}");
                    if legal.is_empty() {
                        break;
                    }
                    state =
                        state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    let action = legal[usize::try_from(state >> 33).unwrap() % legal.len()];
                    position.play(action).unwrap();
                    turned.play(image(&action)).unwrap();
                }
            }
        }
    }

    #[test]
    fn lines_of_morris_stay_lines() {
        let board = "morris:morabaraba".parse::<RuleSet>().unwrap().board();
        for symmetry in Symmetry::all() {
            for line in board.lines() {
                let mut image = line.map(|point| symmetry.square(point, board));
                let is_line = board.lines().contains(&image);
                image.reverse();
                assert!(is_line || board.lines().contains(&image), "{symmetry:?}: {line:?}");
            }
        }
    }
}
