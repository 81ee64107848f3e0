//! What is to be looked at by itself at a certain time.

use std::{fmt, str::FromStr};

use jiff::Timestamp;

use crate::{ChallengeId, GameId, GuildId, PlayerId};

/// A time as it is stored, in whole milliseconds: what is decided is what is loaded again.
pub(crate) fn stored(at: Timestamp) -> Timestamp {
    Timestamp::from_millisecond(at.as_millisecond()).unwrap_or(at)
}

/// Something with a time at which it is to be looked at. Looking at it says what has come about, if anything, and when
/// next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Timer {
    /// A game: a warning, or that time is out.
    Game(GameId),
    /// A challenge: it expires.
    Challenge(ChallengeId),
    /// A player goes away, or returns.
    Away(GuildId, PlayerId),
    /// A player gets his digest.
    Digest(PlayerId),
}

/// The text is no timer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no timer")]
pub struct BadTimer;

impl fmt::Display for Timer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(game) => write!(f, "game:{game}"),
            Self::Challenge(challenge) => write!(f, "challenge:{challenge}"),
            Self::Away(guild, player) => write!(f, "away:{guild}:{player}"),
            Self::Digest(player) => write!(f, "digest:{player}"),
        }
    }
}

impl FromStr for Timer {
    type Err = BadTimer;

    fn from_str(text: &str) -> Result<Self, BadTimer> {
        fn id<I: FromStr>(text: &str) -> Result<I, BadTimer> {
            text.parse().map_err(|_| BadTimer)
        }
        match text.split_once(':').ok_or(BadTimer)? {
            ("game", game) => id(game).map(Self::Game),
            ("challenge", challenge) => id(challenge).map(Self::Challenge),
            ("away", rest) => {
                let (guild, player) = rest.split_once(':').ok_or(BadTimer)?;
                Ok(Self::Away(id(guild)?, id(player)?))
            }
            ("digest", player) => id(player).map(Self::Digest),
            _ => Err(BadTimer),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_timer_is_read_as_it_is_written() {
        for text in ["game:7", "challenge:8", "away:9:10", "digest:11"] {
            assert_eq!(text.parse::<Timer>().expect("a timer").to_string(), text);
        }
        for text in ["", "game", "game:", "game:0", "game:1:2", "away:1", "tea:1"] {
            assert_eq!(text.parse::<Timer>(), Err(BadTimer), "{text:?}");
        }
    }
}
