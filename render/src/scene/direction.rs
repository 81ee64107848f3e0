//! Directions on the board as shown.

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
    pub(crate) fn of(files: i8, ranks: i8, turned: i8) -> Option<Self> {
        let straight = files == 0 || ranks == 0 || files.abs() == ranks.abs();
        let step = (files.signum() * turned, -ranks.signum() * turned);
        Self::ALL.into_iter().find(|direction| straight && direction.step() == step)
    }
}
