//! Directions on the board as shown, and the squares that a path passes.

use games::Square;

use crate::draw::outline::Point;

/// The direction to one of the eight neighbours, as shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Direction {
    Up,
    UpRight,
    Right,
    DownRight,
    Down,
    DownLeft,
    Left,
    UpLeft,
}

impl Direction {
    /// All directions, clockwise from the top.
    pub const ALL: [Self; 8] = [
        Self::Up,
        Self::UpRight,
        Self::Right,
        Self::DownRight,
        Self::Down,
        Self::DownLeft,
        Self::Left,
        Self::UpLeft,
    ];

    /// Columns right and rows down to the next square.
    pub(crate) const fn step(self) -> (i8, i8) {
        match self {
            Self::Up => (0, -1),
            Self::UpRight => (1, -1),
            Self::Right => (1, 0),
            Self::DownRight => (1, 1),
            Self::Down => (0, 1),
            Self::DownLeft => (-1, 1),
            Self::Left => (-1, 0),
            Self::UpLeft => (-1, -1),
        }
    }

    /// The vector to the next square, in squares.
    pub(crate) fn vector(self) -> Point {
        let (right, down) = self.step();
        Point::new(f32::from(right), f32::from(down))
    }

    /// For a diagonal, the directions of the two squares beside it, each with the corner that the diagonal
    /// cuts there.
    pub(crate) fn beside(self) -> impl Iterator<Item = (Self, Self)> {
        let is_diagonal = self as usize % 2 == 1;
        let beside = [(self.turned(1), self.turned(6)), (self.turned(7), self.turned(2))];
        beside.into_iter().filter(move |_| is_diagonal)
    }

    /// The opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(4)
    }

    /// The direction that is this many eighths of a turn further clockwise.
    const fn turned(self, eighths: usize) -> Self {
        Self::ALL[(self as usize + eighths) % Self::ALL.len()]
    }

    /// The direction of a straight line, on a board shown turned (-1) or not (1); `None` if it isn't
    /// straight.
    fn of(files: i8, ranks: i8, turned: i8) -> Option<Self> {
        let straight = files == 0 || ranks == 0 || files.abs() == ranks.abs();
        let step = (files.signum() * turned, -ranks.signum() * turned);
        Self::ALL.into_iter().find(|direction| straight && direction.step() == step)
    }
}

/// A square on a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PathSquare {
    pub(crate) square: Square,
    /// Where the path comes from; `None` where it starts.
    pub(crate) from: Option<Direction>,
    /// Where the path goes; `None` where it ends.
    pub(crate) to: Option<Direction>,
}

/// All squares that a path passes, including those between its stops. Stops that aren't in a straight line
/// from the one before are left out.
pub(crate) fn path_squares(path: &[Square], turned: i8) -> Vec<PathSquare> {
    let mut passed: Vec<PathSquare> = Vec::new();
    let Some(&(mut at)) = path.first() else { return passed };
    let mut from = None;
    for &target in path.iter().skip(1) {
        let apart = |from: u8, to: u8| i8::try_from(i16::from(to) - i16::from(from)).unwrap_or_default();
        let (files, ranks) = (apart(at.file(), target.file()), apart(at.rank(), target.rank()));
        let Some(direction) = Direction::of(files, ranks, turned) else { continue };
        while at != target {
            passed.push(PathSquare { square: at, from, to: Some(direction) });
            let Some(next) = at.offset(files.signum(), ranks.signum()) else { break };
            (at, from) = (next, Some(direction.opposite()));
        }
    }
    passed.push(PathSquare { square: at, from, to: None });
    passed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(path: &str, turned: i8, expect: &str) {
        let path: Vec<Square> = path.split('-').map(|square| square.parse().unwrap()).collect();
        let end = |direction: Option<Direction>| {
            direction.map_or_else(String::new, |direction| format!("{direction:?}"))
        };
        let found: Vec<String> = path_squares(&path, turned)
            .iter()
            .map(|passed| format!("{}>{}>{}", end(passed.from), passed.square, end(passed.to)))
            .collect();
        assert_eq!(found.join(" "), expect);
    }

    #[test]
    fn a_path_passes_the_squares_between_its_stops() {
        check(
            "c3-e5-g3",
            1,
            ">c3>UpRight DownLeft>d4>UpRight DownLeft>e5>DownRight UpLeft>f4>DownRight UpLeft>g3>",
        );
        check("d3-d4-e4", 1, ">d3>Up Down>d4>Right Left>e4>");
        check("d3-d4-e4", -1, ">d3>Down Up>d4>Left Right>e4>");
    }

    #[test]
    fn stops_off_the_straight_line_are_left_out() {
        check("a1-b3-b1", 1, ">a1>Right Left>b1>");
        check("a1", 1, ">a1>");
    }
}
