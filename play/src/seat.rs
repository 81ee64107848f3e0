//! Who can play a seat.
//!
//! Ids in challenges, absences, preferences, ratings and moderation are always members of a server. Only a seat,
//! or a place in a challenge, can be the computer's.

use std::{fmt, str::FromStr};

use crate::PlayerId;

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// A member of the server, or a former one.
    Member(PlayerId),
    /// The computer, at a level. It has no name, rating or clock, and never gives up.
    Computer(Level),
}

/// How well the computer plays, from 1, the easiest, to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// The number isn't a level, which goes from 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a level, a number from 1 to 8")]
pub struct BadLevel;

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Self; 8] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7), Self(8)];

    /// Its number, from 1 to 8.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// For those who don't choose: it makes mistakes, but sees every row.
impl Default for Level {
    fn default() -> Self {
        Self(3)
    }
}

impl TryFrom<u8> for Level {
    type Error = BadLevel;

    fn try_from(number: u8) -> Result<Self, BadLevel> {
        Self::ALL.into_iter().find(|level| level.0 == number).ok_or(BadLevel)
    }
}

impl FromStr for Level {
    type Err = BadLevel;

    /// Accepts one digit.
    fn from_str(text: &str) -> Result<Self, BadLevel> {
        Self::ALL.into_iter().find(|level| level.to_string() == text).ok_or(BadLevel)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Player {
    /// The member's id. `None` for any other kind of player, who can't be pinged, rated or deleted.
    pub const fn member(self) -> Option<PlayerId> {
        match self {
            Self::Member(id) => Some(id),
            Self::Computer(_) => None,
        }
    }

    /// The computer's level. `None` for a member.
    pub const fn computer(self) -> Option<Level> {
        match self {
            Self::Member(_) => None,
            Self::Computer(level) => Some(level),
        }
    }
}

impl From<PlayerId> for Player {
    fn from(member: PlayerId) -> Self {
        Self::Member(member)
    }
}
