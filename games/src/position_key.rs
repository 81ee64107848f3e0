//! A key by which positions are recognised, however they are turned and however they came about.

use crate::{Board, Game, Piece, PieceKind, Position, Seat, Square, Stage, Surface, bits::mix};

/// A number that is the same for positions in which the same turns are good, so that someone who asks about one of them
/// learns about all: mirror images and turned boards, in Morris also with the outer and the inner square swapped, and with
/// the colours swapped, so that it doesn't matter which side the player to act is on. Positions that differ otherwise almost
/// always have different keys.
///
/// It depends on the game, on where the pieces are and whose they are, on the hands, on whose turn it is and on what is due:
/// not on options of the rules, nor on what was played before, such as a ban on going straight back or the turns that count
/// towards a draw. Another version of this program may give other keys, so they shouldn't be stored.
///
/// ```
/// use games::{Position, position_key};
///
/// let key = |record: &str| record.parse::<Position>().map(|position| position_key(&position));
/// assert_eq!(key("dara:traditional a1 c3 b2"), key("dara:niger d2 c3 e1"));
/// assert_ne!(key("dara:traditional a1 c3 b2"), key("dara:traditional a1 b2 c3"));
/// # Ok::<(), games::BadRecord>(())
/// ```
pub fn position_key(position: &Position) -> u64 {
    Placed::of(position).key()
}

/// What a key depends on.
#[derive(Clone, Debug)]
struct Placed {
    game: Game,
    board: Board,
    pieces: Vec<(Square, Piece)>,
    /// By seat.
    hands: [u8; 4],
    seats: usize,
    actor: Seat,
    stage: Stage,
    is_over: bool,
}

impl Placed {
    fn of(position: &Position) -> Self {
        let (rules, actor) = (position.rules(), position.to_act());
        Self {
            game: rules.game(),
            board: rules.board(),
            pieces: position.pieces().collect(),
            hands: Seat::ALL.map(|seat| position.reserve(seat).hand),
            seats: rules.seats(),
            actor: actor.unwrap_or(Seat::FIRST),
            stage: position.stage(),
            is_over: actor.is_none(),
        }
    }

    fn key(&self) -> u64 {
        let view =
            if self.has_men() && self.actor == Seat::SECOND { Symmetry::HALF_TURN } else { Symmetry::NONE };
        let hash = |symmetry: Symmetry| {
            let placed = self.pieces.iter().map(|&(square, piece)| {
                let square = symmetry.of(view.of(square, self.board), self.board);
                let what = self.relative(piece.seat) << 2 | piece.kind as u64;
                mix(mix(1, square.index().into()), what)
            });
            // Several marbles can lie on one square, so the numbers are added.
            placed.fold(0, u64::wrapping_add)
        };
        let least = self.symmetries().map(hash).min().unwrap_or_default();
        let hands = Seat::ALL
            .into_iter()
            .take(self.seats)
            .fold(0, |hands, seat| hands | u64::from(self.hands[seat.index()]) << (8 * self.relative(seat)));
        let due = self.stage as u64 | u64::from(self.is_over) << 2 | (self.game as u64) << 3;
        mix(mix(least, hands), due)
    }

    /// A seat as the number of turns until it acts.
    fn relative(&self, seat: Seat) -> u64 {
        ((seat.index() + self.seats - self.actor.index()) % self.seats) as u64
    }

    /// Whether there are men, which move forward only.
    fn has_men(&self) -> bool {
        self.pieces.iter().any(|(_, piece)| piece.kind == PieceKind::Man)
    }

    /// The ways to turn the board on which the game stays the same.
    fn symmetries(&self) -> impl Iterator<Item = Symmetry> {
        let fixed = self.has_men();
        Symmetry::all()
            .filter(move |symmetry| *symmetry == Symmetry::NONE || !fixed && symmetry.keeps(self.board))
    }
}

/// A way to turn a board, to mirror it, or to turn it inside out: some of these steps, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Symmetry(u8);

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
    const NONE: Self = Self(0);
    /// The board as it's seen from the other side.
    const HALF_TURN: Self = Self(Self::FILES | Self::RANKS);

    fn all() -> impl Iterator<Item = Self> {
        (0..16).map(Self)
    }

    const fn has(self, step: u8) -> bool {
        self.0 & step != 0
    }

    /// Where a square of a board goes.
    fn of(self, square: Square, board: Board) -> Square {
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

    /// Whether a board stays the same.
    fn keeps(self, board: Board) -> bool {
        let is_square = board.files == board.ranks;
        let has_rings = matches!(board.surface, Surface::Lines(_));
        (is_square || !self.has(Self::TRANSPOSED))
            && (has_rings || !self.has(Self::INSIDE_OUT))
            && board.squares().all(|from| {
                let to = self.of(from, board);
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
    use crate::RuleSet;

    fn placed(record: &str) -> Placed {
        Placed::of(&record.parse().unwrap())
    }

    /// The same with each seat played by the next one.
    fn seats_shifted(mut placed: Placed) -> Placed {
        let next = |seat: Seat| seat.next(placed.seats);
        let mut hands = [0; 4];
        for seat in Seat::ALL.into_iter().take(placed.seats) {
            hands[next(seat).index()] = placed.hands[seat.index()];
        }
        for (square, piece) in &mut placed.pieces {
            piece.seat = next(piece.seat);
            // Men move towards the other end then.
            if piece.kind == PieceKind::Man {
                *square = Symmetry::HALF_TURN.of(*square, placed.board);
            }
        }
        Placed { hands, actor: next(placed.actor), ..placed }
    }

    #[test]
    fn the_side_that_acts_does_not_count() {
        for record in [
            "dara:traditional b3 c4 b4",
            "dala:standard c3 c4 d3 d4 e3 xd4",
            "damas:ruibal c3-d4 b6-a5",
            "damala:standard b2-b3",
            "damala:teams c2-c3 i3-j3",
            "morris:nine a1 d6 d1 d7 g1",
        ] {
            let one = placed(record);
            let mut other = one.clone();
            for _ in 0..one.seats {
                other = seats_shifted(other);
                assert_eq!(other.key(), one.key(), "{record}");
            }
            let unmoved = Placed { actor: one.actor.next(one.seats), ..one.clone() };
            assert_ne!(unmoved.key(), one.key(), "{record}");
        }
    }

    #[test]
    fn each_board_has_its_symmetries() {
        let of = |rules: &str| {
            let start = Placed::of(&rules.parse::<RuleSet>().unwrap().start());
            let pieces = start
                .pieces
                .iter()
                .map(|&(square, piece)| (square, Piece { kind: PieceKind::Dama, ..piece }));
            [
                start.symmetries().count(),
                Placed { pieces: pieces.collect(), ..start.clone() }.symmetries().count(),
            ]
        };
        for (rules, expected) in [
            ("dara:traditional", [4, 4]),
            ("wali:adjacent", [4, 4]),
            ("dala:standard", [8, 8]),
            ("damas:ruibal", [1, 4]),
            ("damala:standard", [8, 8]),
            ("damala:teams", [4, 4]),
            ("morris:nine", [16, 16]),
            ("morris:morabaraba", [16, 16]),
        ] {
            assert_eq!(of(rules), expected, "{rules}");
        }
    }

    #[test]
    fn lines_of_morris_stay_lines() {
        let board = "morris:morabaraba".parse::<RuleSet>().unwrap().board();
        for symmetry in Symmetry::all() {
            for line in board.lines() {
                let mut image = line.map(|point| symmetry.of(point, board));
                let is_line = board.lines().contains(&image);
                image.reverse();
                assert!(is_line || board.lines().contains(&image), "{symmetry:?}: {line:?}");
            }
        }
    }
}
