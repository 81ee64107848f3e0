//! Results of games, and the points they give.

use std::{fmt, ops::Add};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// Who moved first won.
    FirstWon,
    /// Neither won.
    Drawn,
    /// Who moved second won.
    SecondWon,
}

impl GameResult {
    /// All results.
    pub const ALL: [Self; 3] = [Self::FirstWon, Self::Drawn, Self::SecondWon];

    /// The points of who moved first.
    pub const fn first(self) -> Points {
        match self {
            Self::FirstWon => Points::WIN,
            Self::Drawn => Points::DRAW,
            Self::SecondWon => Points::ZERO,
        }
    }

    /// The points of who moved second.
    pub const fn second(self) -> Points {
        match self {
            Self::FirstWon => Points::ZERO,
            Self::Drawn => Points::DRAW,
            Self::SecondWon => Points::WIN,
        }
    }
}

/// Points: one for a win, half a point for a draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(u32);

impl Points {
    /// No points.
    pub const ZERO: Self = Self(0);
    /// Half a point.
    pub const DRAW: Self = Self(1);
    /// A point, for a win or a bye.
    pub const WIN: Self = Self(2);

    /// So many half-points.
    pub const fn from_halves(halves: u32) -> Self {
        Self(halves)
    }

    /// The number of half-points.
    pub const fn halves(self) -> u32 {
        self.0
    }

    /// The number of points, such as 3.5.
    pub fn value(self) -> f64 {
        f64::from(self.0) / 2.0
    }
}

impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl fmt::Display for Points {
    /// Writes `3` or `3.5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_points_of_a_game_add_up_to_one() {
        for result in GameResult::ALL {
            assert_eq!(result.first() + result.second(), Points::WIN);
        }
    }

    #[test]
    fn half_points_are_written_as_decimals() {
        assert_eq!(Points::from_halves(7).to_string(), "3.5");
        assert_eq!(Points::from_halves(6).to_string(), "3");
    }
}
