//! Morris: the rings, the sides of the board, mills and gaps, and freedom to move. All for the first side.

use std::sync::LazyLock;

use games::Side;

use crate::{
    bits::count,
    patterns,
    rings::{self, Net},
    score::Score,
    weights::Sharing,
};

/// Patterns of a ring, and of the nine points of a side: three of each ring.
const RING: usize = 6_561;
const QUARTER: usize = 19_683;
/// The middle ring, and the two others, which can change places.
const RINGS: usize = 2;
/// Numbers of pieces of a side.
const LEFT: usize = 13;
/// Numbers of steps, and of pieces that can step, that are told apart.
const STEPS: usize = 16;
const FREE: usize = 10;
/// What is counted of a side by [`Seen::of_side`].
const OF_SIDE: usize = 5;
/// Whose turn it is; then for the player to act and the other, what is counted, steps, and pieces that can step.
const COUNTS: usize = 1 + 2 * (OF_SIDE + STEPS + FREE);

const QUARTERS: usize = RINGS * RING;
const MATERIAL: usize = QUARTERS + QUARTER;
const COUNTED: usize = MATERIAL + LEFT * LEFT;
const PHASE: usize = COUNTED + COUNTS;

/// Which weight each entry has: rings, sides of the board, numbers of pieces, counts; dropping, then moving, then flying.
pub(super) static SHARING: LazyLock<Sharing> = LazyLock::new(|| {
    let ring = patterns::shared(8, &of_a_ring());
    let quarter = patterns::shared(9, &of_a_quarter());
    let phase = |sharing: Sharing, least: i16| {
        sharing.tables(&ring, RINGS).table(&quarter).material(LEFT, least).counts(COUNTS)
    };
    // A player who is down to three can fly, so one piece more can be worth less.
    phase(phase(phase(Sharing::default(), 20), 20), 0)
});

/// The eight symmetries of a ring.
fn of_a_ring() -> Vec<Vec<usize>> {
    let turned = |by: usize| (0..8).map(move |at| (at + by) % 8);
    let mirrored = |by: usize| turned(by).map(|at| (8 - at) % 8);
    [0, 2, 4, 6].into_iter().flat_map(|by| [turned(by).collect(), mirrored(by).collect()]).collect()
}

/// The four symmetries of a side: mirrored, and turned inside out.
fn of_a_quarter() -> Vec<Vec<usize>> {
    let seen = |mirrored: bool, inside_out: bool| {
        (0..9_usize)
            .map(|at| {
                let (ring, place) = (at / 3, at % 3);
                3 * if inside_out { 2 - ring } else { ring } + if mirrored { 2 - place } else { place }
            })
            .collect()
    };
    vec![seen(false, false), seen(true, false), seen(false, true), seen(true, true)]
}

/// The position, as it is judged.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    pieces: [u32; 2],
    hands: [u8; 2],
    net: Net,
    /// Whether a side with three pieces flies.
    flying: bool,
    to_act: Side,
}

impl Seen {
    /// The pieces and lines are those of `games::lookahead::View`.
    #[inline]
    pub(super) fn new(pieces: [u64; 2], hands: [u8; 2], lines: &[u64], flying: bool, to_act: Side) -> Self {
        let net = if lines.len() > 16 { Net::DIAGONAL } else { Net::GRID };
        Self { pieces: pieces.map(rings::ringed), hands, net, flying, to_act }
    }

    fn left(&self, side: usize) -> usize {
        self.pieces[side].count_ones() as usize + usize::from(self.hands[side])
    }

    fn empty(&self) -> u32 {
        rings::ALL & !(self.pieces[0] | self.pieces[1])
    }

    /// Whether a side may move to any point.
    fn flies(&self, side: usize) -> bool {
        self.flying && self.hands == [0, 0] && self.left(side) == 3
    }

    /// Lines that lack one piece, those that a step can fill, and those that a piece of a mill can; mills, and those that can
    /// be opened.
    #[inline]
    fn of_side(&self, side: usize) -> [u32; OF_SIDE] {
        let (own, empty) = (self.pieces[side], self.empty());
        let gaps = self.net.open_gaps(own, empty);
        let filled = if self.flies(side) { gaps.count() } else { gaps.filled_by(own) };
        let [mills, opened] = self.net.count_mills(own, empty);
        [gaps.count(), filled, gaps.filled_by(self.net.mills(own)), mills, opened]
    }

    /// The worth by the first version, with weights chosen by hand.
    pub(super) fn by_hand(&self) -> Score {
        let of = |side: usize| {
            let (own, empty) = (self.pieces[side], self.empty());
            let [left, gaps, steps] = [
                self.left(side),
                self.net.open_gaps(own, empty).count() as usize,
                self.net.steps(own, empty) as usize,
            ];
            Score::try_from(100 * left + 6 * gaps + 2 * steps).unwrap_or_default()
        };
        of(0) - of(1)
    }

    /// Calls `see` with every entry that the position has, and how often.
    #[inline]
    pub(super) fn each(&self, mut see: impl FnMut(usize, Score)) {
        let phase = match self.hands {
            [0, 0] if self.flies(0) || self.flies(1) => 2 * PHASE,
            [0, 0] => PHASE,
            _ => 0,
        };
        let [first, second] = self.pieces;
        for ring in 0..3 {
            let [first, second] = [first, second].map(|pieces| u64::from(pieces >> (8 * ring) & 0xFF));
            let class = if ring == 1 { 0 } else { RING };
            see(phase + class + patterns::number(first, second), 1);
        }
        let [mut first_turned, mut second_turned] = [first, second];
        for _ in 0..4 {
            see(phase + QUARTERS + patterns::number(quarter(first_turned), quarter(second_turned)), 1);
            [first_turned, second_turned] =
                [first_turned, second_turned].map(|set| rings::back(rings::back(set)));
        }
        let [first, second] = [0, 1].map(|side| self.left(side).min(LEFT - 1));
        see(phase + MATERIAL + LEFT * first + second, 1);
        let counted = phase + COUNTED;
        see(counted, if self.to_act == Side::First { 1 } else { -1 });
        for (side, sign) in [(0, 1), (1, -1)] {
            let waits = usize::from(side != self.to_act.index());
            let from = counted + 1 + waits * (OF_SIDE + STEPS + FREE);
            for (at, number) in self.of_side(side).into_iter().enumerate() {
                see(from + at, sign * number.cast_signed());
            }
            if !self.flies(side) {
                let empty = self.empty();
                let steps = self.net.steps(self.pieces[side], empty) as usize;
                let free = count((self.pieces[side] & self.net.beside(empty)).into());
                see(from + OF_SIDE + steps.min(STEPS - 1), sign);
                let free = usize::try_from(free).unwrap_or_default();
                see(from + OF_SIDE + STEPS + free.min(FREE - 1), sign);
            }
        }
    }
}

/// The nine points of the side at which the rings begin: three of each ring, the outermost lowest.
#[inline]
fn quarter(set: u32) -> u64 {
    (set & 7 | (set >> 8 & 7) << 3 | (set >> 16 & 7) << 6).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::weights::Weights;

    /// A set after the board was turned, mirrored, or turned inside out.
    fn images(set: u64) -> [u64; 3] {
        let names = "a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 e3 e4 e5 f2 f4 f6 g1 g4 g7";
        let points: Vec<(i32, i32)> = names
            .split(' ')
            .map(|name| {
                let name = name.as_bytes();
                (i32::from(name[0]) - i32::from(b'd'), i32::from(name[1]) - i32::from(b'4'))
            })
            .collect();
        let image = |of: &dyn Fn(i32, i32) -> (i32, i32)| {
            let moved = (0..24).filter(|at| set >> at & 1 == 1).map(|at| {
                let (file, rank) = points[at];
                points.iter().position(|&point| point == of(file, rank)).unwrap()
            });
            moved.fold(0, |all, at| all | 1 << at)
        };
        let swapped =
            |coordinate: i32, ring: i32| coordinate.signum() * (4 - ring) * i32::from(coordinate != 0);
        [
            image(&|file, rank| (rank, -file)),
            image(&|file, rank| (-file, rank)),
            image(&|file: i32, rank: i32| {
                let ring = file.abs().max(rank.abs());
                (swapped(file, ring), swapped(rank, ring))
            }),
        ]
    }

    #[test]
    fn images_are_worth_the_same_and_swapped_colours_the_opposite() {
        let bytes: Vec<u8> = (0..SHARING.weights())
            .flat_map(|at| i16::try_from(at * 41 % 211).unwrap().to_le_bytes())
            .collect();
        let weights = Weights::read(&bytes, &SHARING).unwrap();
        let worth = |pieces, hands, to_act| {
            let mut worth = 0;
            let seen = Seen::new(pieces, hands, &[0; 16], true, to_act);
            seen.each(|entry, times| worth += times * weights.of(entry));
            worth
        };
        let (first, second) = (0b0010_0101_1000_0010_0001_0100, 0b1100_1000_0110_0101_0100_0010);
        let three = 0b0000_1000_0000_0001_0100_0000;
        for (pieces, hands) in
            [([first, second], [2, 1]), ([first, second], [0, 0]), ([first, three], [0, 0])]
        {
            let one = worth(pieces, hands, Side::First);
            let swap = |[first, second]: [u64; 2]| [second, first];
            assert_eq!(worth(swap(pieces), [hands[1], hands[0]], Side::Second), -one);
            assert_ne!(one, worth(pieces, hands, Side::Second));
            for at in 0..3 {
                assert_eq!(worth(pieces.map(|set| images(set)[at]), hands, Side::First), one, "{at}");
            }
        }
    }
}
