//! Timers: what happens by itself at a certain time.
//!
//! Times are cut to whole milliseconds before anything is decided by them, because that is what the store
//! keeps: what is loaded again equals what was decided.

use std::{fmt, str::FromStr};

use jiff::Timestamp;

use crate::{ChallengeId, CompetitionId, GameId, GuildId, Home, PlayerId, VoteGameId};

/// The time as the store keeps it, in whole milliseconds.
pub(crate) fn stored(at: Timestamp) -> Timestamp {
    Timestamp::from_millisecond(at.as_millisecond()).unwrap_or(at)
}

/// Something that is due at a time. Handling it decides what has happened by then, if anything, and when to
/// check next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Timer {
    /// A game: a warning, or the end of a player's time.
    Game(GameId),
    /// A challenge expires.
    Challenge(ChallengeId),
    /// A player's absence in a home begins or ends.
    Away(Home, PlayerId),
    /// A player's digest is due.
    Digest(PlayerId),
    /// A competition goes on: it begins, a round or the season is over, or something has happened to a player or a game of it.
    Competition(CompetitionId),
    /// The puzzle of the day of a server is due.
    Daily(GuildId),
    /// The week of a server is to be told.
    Week(GuildId),
    /// A season of a server is to end.
    Season(GuildId),
    /// The time of a vote is over.
    Vote(VoteGameId),
    /// It's to be said how many have voted.
    VoteCount(VoteGameId),
}

/// The text isn't a timer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a timer")]
pub struct BadTimer;

impl fmt::Display for Timer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(game) => write!(f, "game:{game}"),
            Self::Challenge(challenge) => write!(f, "challenge:{challenge}"),
            Self::Away(home, player) => write!(f, "away:{home}:{player}"),
            Self::Digest(player) => write!(f, "digest:{player}"),
            Self::Competition(competition) => write!(f, "competition:{competition}"),
            Self::Daily(guild) => write!(f, "daily:{guild}"),
            Self::Week(guild) => write!(f, "week:{guild}"),
            Self::Season(guild) => write!(f, "season:{guild}"),
            Self::Vote(game) => write!(f, "vote:{game}"),
            Self::VoteCount(game) => write!(f, "vote-count:{game}"),
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
                let (home, player) = rest.split_once(':').ok_or(BadTimer)?;
                Ok(Self::Away(id(home)?, id(player)?))
            }
            ("digest", player) => id(player).map(Self::Digest),
            ("competition", competition) => id(competition).map(Self::Competition),
            ("daily", guild) => id(guild).map(Self::Daily),
            ("week", guild) => id(guild).map(Self::Week),
            ("season", guild) => id(guild).map(Self::Season),
            ("vote", game) => id(game).map(Self::Vote),
            ("vote-count", game) => id(game).map(Self::VoteCount),
            _ => Err(BadTimer),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_timer_is_read_as_it_is_written() {
        for text in [
            "game:7",
            "challenge:8",
            "away:9:10",
            "away:private-9:10",
            "away:world:10",
            "digest:11",
            "competition:12",
            "daily:13",
            "week:14",
            "season:15",
            "vote:14",
            "vote-count:14",
        ] {
            assert_eq!(text.parse::<Timer>().expect("a timer").to_string(), text);
        }
        for text in ["", "game", "game:", "game:0", "game:1:2", "away:1", "tea:1"] {
            assert_eq!(text.parse::<Timer>(), Err(BadTimer), "{text:?}");
        }
    }
}
