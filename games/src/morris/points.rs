//! The points and lines of Morris as bits.
//!
//! Points are numbered in the order of their text, so that a list made bit by bit is sorted.

use crate::{
    Board, Line, Square, SquareSet, Surface,
    bits::{Bits, indices},
};

/// Files and ranks of the grid that gives the points their names.
const SIDE: u8 = 7;

/// How many points there are.
const POINTS: usize = 24;

/// Every point.
pub(super) const ALL: Bits = (1 << POINTS) - 1;

/// The sides of the three squares, the four lines between the middles of their sides, and the four diagonals.
#[expect(clippy::unwrap_used, reason = "the compiler evaluates it")]
pub(super) const LINES: [Line; 20] = {
    let names = [
        b"a7-d7-g7",
        b"b6-d6-f6",
        b"c5-d5-e5",
        b"c3-d3-e3",
        b"b2-d2-f2",
        b"a1-d1-g1",
        b"a1-a4-a7",
        b"b2-b4-b6",
        b"c3-c4-c5",
        b"e3-e4-e5",
        b"f2-f4-f6",
        b"g1-g4-g7",
        b"d7-d6-d5",
        b"a4-b4-c4",
        b"e4-f4-g4",
        b"d3-d2-d1",
        b"a7-b6-c5",
        b"g7-f6-e5",
        b"a1-b2-c3",
        b"g1-f2-e3",
    ];
    let mut lines = [[Square::A1; 3]; 20];
    let mut at = 0;
    while at < 3 * lines.len() {
        let (line, place) = (at / 3, at % 3);
        let (file, rank) = (names[line][3 * place], names[line][3 * place + 1]);
        lines[line][place] = Square::new(file - b'a', rank - b'1').unwrap();
        at += 1;
    }
    lines
};

/// The lines without the diagonals.
pub(super) const WITHOUT_DIAGONALS: &[Line] = LINES.split_at(16).0;

/// The square of each bit: those of the grid that lie on a line, file by file.
#[expect(clippy::unwrap_used, reason = "the compiler evaluates it")]
const SQUARES: [Square; POINTS] = {
    let mut on_a_line = SquareSet::EMPTY;
    let mut line = 0;
    while line < LINES.len() {
        on_a_line.0 |= SquareSet::of(&LINES[line]).0;
        line += 1;
    }
    let (mut squares, mut found, mut at) = ([Square::A1; POINTS], 0, 0);
    while at < SIDE * SIDE {
        let square = Square::new(at / SIDE, at % SIDE).unwrap();
        if on_a_line.contains(square) {
            squares[found] = square;
            found += 1;
        }
        at += 1;
    }
    squares
};

/// The board with these lines, which must meet every point.
pub(super) const fn board(lines: &'static [Line]) -> Board {
    let (mut blocked, points) = (0, SquareSet::of(&SQUARES));
    let mut at = 0;
    while at < SIDE * SIDE {
        if let Some(square) = Square::new(at / SIDE, at % SIDE)
            && !points.contains(square)
        {
            blocked |= 1 << square.index();
        }
        at += 1;
    }
    let (blocked, surface) = (SquareSet(blocked), Surface::Lines(lines));
    Board { files: SIDE, ranks: SIDE, blocked, centres: SquareSet::EMPTY, surface }
}

/// The bit index of a point; `None` for a square that the board doesn't have.
pub(super) fn index(square: Square) -> Option<u8> {
    let index = SQUARES.binary_search_by_key(&(square.file(), square.rank()), |at| (at.file(), at.rank()));
    index.ok().and_then(|index| u8::try_from(index).ok())
}

/// The point with this bit index.
pub(super) const fn square(index: u8) -> Square {
    SQUARES[index as usize % POINTS]
}

/// The points of a set of bits.
pub(super) fn set(bits: Bits) -> SquareSet {
    indices(bits).map(square).collect()
}

/// What joins the points of one board.
pub(super) struct Net {
    /// The points of each line.
    lines: [Bits; LINES.len()],
    /// How many of these lines there are.
    count: usize,
    /// By point, the points one step away.
    neighbours: [Bits; POINTS],
}

impl Net {
    pub(super) const fn new(lines: &[Line]) -> Self {
        let mut net = Self { lines: [0; LINES.len()], count: lines.len(), neighbours: [0; POINTS] };
        let mut line = 0;
        while line < lines.len() {
            let [one, middle, other] =
                [position(lines[line][0]), position(lines[line][1]), position(lines[line][2])];
            net.lines[line] = 1 << one | 1 << middle | 1 << other;
            net.neighbours[middle] |= 1 << one | 1 << other;
            net.neighbours[one] |= 1 << middle;
            net.neighbours[other] |= 1 << middle;
            line += 1;
        }
        net
    }

    /// The points of each line.
    pub(super) fn lines(&self) -> &[Bits] {
        self.lines.get(..self.count).unwrap_or(&self.lines)
    }

    /// By point, the points one step away.
    pub(super) const fn all_neighbours(&self) -> &[Bits] {
        &self.neighbours
    }

    /// The points one step from the one at `index`.
    pub(super) const fn neighbours(&self, index: u8) -> Bits {
        self.neighbours[index as usize % POINTS]
    }

    /// The points of every line that `pieces` fill.
    pub(super) fn mills(&self, pieces: Bits) -> Bits {
        let lines = self.lines.iter().take(self.count);
        lines.filter(|&line| line & !pieces == 0).fold(0, |all, line| all | line)
    }

    /// The points of the filled lines through the one at `index`.
    pub(super) fn mills_through(&self, pieces: Bits, index: u8) -> Bits {
        let lines = self.lines.iter().take(self.count);
        let filled = lines.filter(|&line| line >> index & 1 == 1 && line & !pieces == 0);
        filled.fold(0, |all, line| all | line)
    }
}

/// As [`index`], at compile time and for a point.
const fn position(point: Square) -> usize {
    let mut index = 0;
    while SQUARES[index].index() != point.index() {
        index += 1;
    }
    index
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_numbered_in_the_order_of_the_points_text() {
        let names: Vec<String> = SQUARES.iter().map(Square::to_string).collect();
        assert_eq!(
            names.join(" "),
            "a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 e3 e4 e5 f2 f4 f6 g1 g4 g7"
        );
        for (at, &point) in (0..).zip(&SQUARES) {
            assert_eq!((index(point), square(at)), (Some(at), point));
        }
        assert_eq!(["d4", "a2", "h1", "g8"].map(|name| index(name.parse().unwrap())), [None; 4]);
    }

    #[test]
    fn the_bits_join_the_points_that_the_board_joins() {
        for lines in [WITHOUT_DIAGONALS, &LINES] {
            let (net, board) = (Net::new(lines), board(lines));
            assert!(board.squares().eq(set(ALL).iter()));
            for from in board.squares() {
                let joined = board.squares().filter(|&to| board.are_neighbours(from, to));
                assert_eq!(set(net.neighbours(index(from).unwrap())), joined.collect(), "{from}");
            }
            for line in lines {
                let bits = line.iter().fold(0, |all, &point| all | 1 << index(point).unwrap());
                assert_eq!(net.mills(bits), bits);
                assert_eq!(net.mills_through(ALL, index(line[1]).unwrap()) & bits, bits);
            }
        }
    }
}
