//! That a competition stands still, and why.

use std::{fmt, str::FromStr};

use jiff::{SignedDuration, Timestamp};

/// How long a competition stands still at most. Then it is called off; on a ladder, only what was challenged is.
pub const LONGEST_HALT: SignedDuration = SignedDuration::from_hours(14 * 24);

/// That a competition stands still.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Halt {
    /// Since when.
    pub since: Timestamp,
    /// Why.
    pub why: Obstacle,
}

impl Halt {
    /// When it isn't waited for any longer.
    pub fn ends(self) -> Timestamp {
        self.since.saturating_add(LONGEST_HALT).unwrap_or(Timestamp::MAX)
    }
}

/// Why the games of a competition can't begin or go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Obstacle {
    /// The bot lacks permissions in its channel: the platform's bits, or none that are known.
    Lacks(u64),
    /// Its channel is gone.
    NoChannel,
    /// The server has as many active threads as it may have.
    TooManyThreads,
    /// The bot isn't in the server.
    NotInServer,
    /// The platform limits what the bot does.
    Limited,
}

impl Obstacle {
    /// Whether it ends only by what someone does about the competition or the bot, and not as soon as a game begins.
    pub(super) const fn outlasts_games(self) -> bool {
        matches!(self, Self::NoChannel | Self::NotInServer)
    }
}

/// The text isn't an obstacle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not what a competition stands still for")]
pub struct BadObstacle;

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lacks(permissions) => write!(f, "lacks-{permissions}"),
            Self::NoChannel => f.write_str("no-channel"),
            Self::TooManyThreads => f.write_str("too-many-threads"),
            Self::NotInServer => f.write_str("not-in-server"),
            Self::Limited => f.write_str("limited"),
        }
    }
}

impl FromStr for Obstacle {
    type Err = BadObstacle;

    fn from_str(text: &str) -> Result<Self, BadObstacle> {
        Ok(match text {
            "no-channel" => Self::NoChannel,
            "too-many-threads" => Self::TooManyThreads,
            "not-in-server" => Self::NotInServer,
            "limited" => Self::Limited,
            _ => {
                let bits = text.strip_prefix("lacks-").ok_or(BadObstacle)?;
                Self::Lacks(bits.parse().map_err(|_| BadObstacle)?)
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_obstacle_is_read_as_it_is_written() {
        for text in
            ["lacks-0", "lacks-34359738368", "no-channel", "too-many-threads", "not-in-server", "limited"]
        {
            assert_eq!(text.parse::<Obstacle>().expect("an obstacle").to_string(), text);
        }
        for text in ["", "lacks", "lacks-", "lacks--1", "lacks-x", "rain"] {
            assert_eq!(text.parse::<Obstacle>(), Err(BadObstacle), "{text:?}");
        }
    }
}
