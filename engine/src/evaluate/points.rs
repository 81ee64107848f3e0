//! Morris: lines, the two lines that cross on a point, and freedom to move. All for the first side.

use std::sync::LazyLock;

use games::{
    Game, Side,
    lookahead::{Node, View, Visitor},
};

use crate::{bits::count, patterns, score::Score, weights::Sharing};

/// Patterns of two lines that share a point.
const CROSSES: usize = 243;
/// Corners and middles of the three rings.
const CLASSES: usize = 6;
/// Numbers of pieces of a side.
const LEFT: usize = 13;
/// How many numbers [`Seen::counts`] has.
const COUNTS: usize = 8;

/// The position, as it is judged. Points are numbered file by file, as `games::lookahead::View` gives them.
#[derive(Clone, Copy)]
pub(super) struct Seen<'a> {
    pub(super) pieces: [u64; 2],
    pub(super) hands: [u8; 2],
    pub(super) lines: &'a [u64],
    pub(super) neighbours: &'a [u64],
    pub(super) to_act: Side,
}

/// A point and the two lines along the grid that cross there.
#[derive(Clone, Copy)]
struct Cross {
    point: u8,
    /// The other points: of the first line, then of the second.
    others: [u8; 4],
    class: usize,
}

/// The crosses of the lines without diagonals, which come first in every list of lines.
fn crosses(lines: &[u64]) -> Vec<Cross> {
    let grid = &lines[..lines.len().min(16)];
    let on_a_corner = |point: u8| [0, 2, 3, 5, 6, 8, 15, 17, 18, 20, 21, 23].contains(&point);
    let ring = |point: u8| match point {
        0..=2 | 9 | 14 | 21..=23 => 0,
        3..=5 | 10 | 13 | 18..=20 => 1,
        _ => 2,
    };
    let points = 0..24_u8;
    let of = |point: u8| {
        let mut others = grid.iter().filter(|&&line| line >> point & 1 == 1).flat_map(|line| {
            let rest = line & !(1 << point);
            (0..24_u8).filter(move |at| rest >> at & 1 == 1)
        });
        let others = [others.next()?, others.next()?, others.next()?, others.next()?];
        Some(Cross { point, others, class: 2 * ring(point) + usize::from(on_a_corner(point)) })
    };
    points.filter_map(of).collect()
}

/// The crosses are the same on both boards.
static GRID: LazyLock<Vec<Cross>> =
    LazyLock::new(|| Game::Morris.default_rules().start().look_ahead(FindsCrosses));

struct FindsCrosses;

impl Visitor for FindsCrosses {
    type Output = Vec<Cross>;

    fn visit<N: Node>(self, node: N) -> Vec<Cross> {
        match node.view() {
            View::Points { lines, .. } => crosses(lines),
            _ => Vec::new(),
        }
    }
}

/// Which weight each entry has: crosses by class, numbers of pieces, counts; dropping, then moving.
pub(super) static SHARING: LazyLock<Sharing> = LazyLock::new(|| {
    // The middle, then two points of one line, then two of the other. Lines may change places, and so may ends.
    let alike = [[0, 1, 2, 3, 4], [0, 2, 1, 3, 4], [0, 1, 2, 4, 3], [0, 2, 1, 4, 3]];
    let turned = alike.map(|[point, a, b, c, d]| {
        [point, (a + 1) % 4 + 1, (b + 1) % 4 + 1, (c + 1) % 4 + 1, (d + 1) % 4 + 1]
    });
    let symmetries: Vec<Vec<usize>> = alike.iter().chain(&turned).map(|one| one.to_vec()).collect();
    Sharing::default()
        .tables(&patterns::shared(5, &symmetries), CLASSES)
        .material(LEFT, 20)
        .counts(COUNTS)
        .twice()
});

const MATERIAL: usize = CLASSES * CROSSES;
const COUNTED: usize = MATERIAL + LEFT * LEFT;
const PHASE: usize = COUNTED + COUNTS;

impl Seen<'_> {
    fn left(&self, side: usize) -> Score {
        count(self.pieces[side]) + Score::from(self.hands[side])
    }

    /// Lines with two own pieces and an empty point, and steps to empty points, and pieces that have none.
    fn of_side(&self, side: usize) -> [Score; 4] {
        let empty = !(self.pieces[0] | self.pieces[1]);
        let own = self.pieces[side];
        let flies = self.hands == [0, 0] && self.left(side) == 3;
        let (mut twos, mut threats) = (0, 0);
        for &line in self.lines {
            let hole = line & empty;
            if count(own & line) == 2 && hole != 0 {
                twos += 1;
                // Another piece can step into the gap.
                let next = self.neighbours[hole.trailing_zeros() as usize];
                threats += Score::from(flies || next & own & !line != 0);
            }
        }
        let (mut steps, mut stuck) = (0, 0);
        for (point, next) in self.neighbours.iter().enumerate() {
            if own >> point & 1 == 1 {
                let free = count(next & empty);
                steps += free;
                stuck += Score::from(free == 0);
            }
        }
        [twos, threats, steps, stuck]
    }

    /// The worth by the first version, with weights chosen by hand.
    pub(super) fn by_hand(&self) -> Score {
        let [first, second] = [0, 1].map(|side| self.of_side(side));
        100 * (self.left(0) - self.left(1)) + 6 * (first[0] - second[0]) + 2 * (first[2] - second[2])
    }

    /// What is counted: whose turn it is, twos and threats of the player to act and of the other, steps, stuck pieces,
    /// and whether all of a side's are stuck.
    fn counts(&self) -> [Score; COUNTS] {
        let [first, second] = [0, 1].map(|side| self.of_side(side));
        let is_first = self.to_act == Side::First;
        let tempo = if is_first { 1 } else { -1 };
        let by_turn = |at: usize| if is_first { (first[at], -second[at]) } else { (-second[at], first[at]) };
        let ((acts_twos, waits_twos), (acts, waits)) = (by_turn(0), by_turn(1));
        let locked = |side: usize, steps: Score| Score::from(self.hands[side] == 0 && steps == 0);
        let all_stuck = locked(1, second[2]) - locked(0, first[2]);
        let [steps, stuck] = [2, 3].map(|at: usize| first[at] - second[at]);
        [tempo, acts_twos, waits_twos, acts, waits, steps, stuck, all_stuck]
    }

    /// Calls `see` with every entry that the position has, and how often.
    pub(super) fn each(&self, mut see: impl FnMut(usize, Score)) {
        let phase = if self.hands == [0, 0] { PHASE } else { 0 };
        let digit = |point: u8| {
            let at = |side: usize| usize::from(self.pieces[side] >> point & 1 == 1);
            at(0) + 2 * at(1)
        };
        for cross in GRID.iter() {
            let others = cross.others.iter().rev().fold(0, |number, &point| 3 * number + digit(point));
            see(phase + CROSSES * cross.class + digit(cross.point) + 3 * others, 1);
        }
        let [first, second] =
            [0, 1].map(|side| usize::try_from(self.left(side)).unwrap_or_default().min(LEFT - 1));
        see(phase + MATERIAL + LEFT * first + second, 1);
        for (at, times) in self.counts().into_iter().enumerate() {
            see(phase + COUNTED + at, times);
        }
    }
}
