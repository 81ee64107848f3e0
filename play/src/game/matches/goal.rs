//! What a match is played to.

use std::{fmt, str::FromStr};

/// What a match is played to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The match ends when a side has this many points, from 1 to [`Goal::MOST`].
    Points(u8),
    /// The match ends after two games, in which each side plays first once.
    Pair,
}

impl Goal {
    /// The most points a match can be played to.
    pub const MOST: u8 = 100;
}

/// The text isn't a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the goal of a match")]
pub struct BadGoal;

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Points(points) => points.fmt(f),
            Self::Pair => f.write_str("pair"),
        }
    }
}

impl FromStr for Goal {
    type Err = BadGoal;

    fn from_str(text: &str) -> Result<Self, BadGoal> {
        if text == "pair" {
            return Ok(Self::Pair);
        }
        match text.parse() {
            Ok(points @ 1..=Self::MOST) if !text.starts_with(['+', '0']) => Ok(Self::Points(points)),
            _ => Err(BadGoal),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_canonical_text_is_read() {
        for (text, goal) in [
            ("10", Goal::Points(10)),
            ("1", Goal::Points(1)),
            ("100", Goal::Points(100)),
            ("pair", Goal::Pair),
        ] {
            assert_eq!((text.parse(), goal.to_string().as_str()), (Ok(goal), text));
        }
        for text in ["", "0", "-1", "+1", "01", "101", "256", "Pair", "10 "] {
            assert_eq!(text.parse::<Goal>(), Err(BadGoal), "{text:?}");
        }
    }
}
