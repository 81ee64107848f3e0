//! Against whom a server plays.

use std::{fmt, str::FromStr};

use crate::Level;

/// Against whom a server plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Against {
    /// The computer, at this level, which moves second.
    Computer(Level),
    /// One half of the members plays the other.
    Halves,
}

/// The text doesn't say against whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an opponent of a server")]
pub struct BadAgainst;

impl fmt::Display for Against {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Computer(level) => write!(f, "computer:{level}"),
            Self::Halves => f.write_str("halves"),
        }
    }
}

impl FromStr for Against {
    type Err = BadAgainst;

    fn from_str(text: &str) -> Result<Self, BadAgainst> {
        if text == "halves" {
            return Ok(Self::Halves);
        }
        let level = text.strip_prefix("computer:").ok_or(BadAgainst)?;
        level.parse().map(Self::Computer).map_err(|_| BadAgainst)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opponent_is_read_as_it_is_written() {
        for text in ["halves", "computer:1", "computer:8"] {
            assert_eq!(text.parse::<Against>().expect("an opponent").to_string(), text);
        }
        for text in ["", "half", "computer", "computer:", "computer:0", "computer:4:1"] {
            assert_eq!(text.parse::<Against>(), Err(BadAgainst), "{text:?}");
        }
    }
}
