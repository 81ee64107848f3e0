//! A server's opponent in a vote game.

use std::{fmt, str::FromStr};

use games::Side;

use crate::Level;

/// A server's opponent in a vote game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Against {
    /// The computer, at this level, which moves second.
    Computer(Level),
    /// One half of the members plays the other.
    Halves,
    /// Another server, whose members vote in a vote game of their own. The server plays this side.
    Server(Side),
}

/// The text names no opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an opponent of a server")]
pub struct BadAgainst;

impl fmt::Display for Against {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Computer(level) => write!(f, "computer:{level}"),
            Self::Halves => f.write_str("halves"),
            Self::Server(Side::First) => f.write_str("server:first"),
            Self::Server(Side::Second) => f.write_str("server:second"),
        }
    }
}

impl FromStr for Against {
    type Err = BadAgainst;

    fn from_str(text: &str) -> Result<Self, BadAgainst> {
        match text {
            "halves" => Ok(Self::Halves),
            "server:first" => Ok(Self::Server(Side::First)),
            "server:second" => Ok(Self::Server(Side::Second)),
            _ => {
                let level = text.strip_prefix("computer:").ok_or(BadAgainst)?;
                level.parse().map(Self::Computer).map_err(|_| BadAgainst)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opponent_is_read_as_it_is_written() {
        for text in ["halves", "computer:1", "computer:8", "server:first", "server:second"] {
            assert_eq!(text.parse::<Against>().expect("an opponent").to_string(), text);
        }
        for text in
            ["", "half", "computer", "computer:", "computer:0", "computer:4:1", "server", "server:third"]
        {
            assert_eq!(text.parse::<Against>(), Err(BadAgainst), "{text:?}");
        }
    }
}
