//! Where games live: who can play, by whose settings, and on which leaderboard.
//!
//! Not every channel belongs to a server that has the bot. What differs is asked of the [`Home`] and never guessed from an id
//! that is missing.
//!
//! | | a server | a channel, private or of another server | the world |
//! | --- | --- | --- | --- |
//! | the bot posts by itself | yes | no: it only answers | in direct messages |
//! | it edits what it has posted | yes | only as an answer | yes |
//! | it pings | where it posts | in answers | in direct messages |
//! | who plays there | members | anyone there | those who have joined |
//! | settings, moderators, seasons | the server's | none | the operator's |
//! | leaderboard | the server's | the channel's | the world's |

use std::{fmt, str::FromStr};

use crate::{BadId, ChallengeId, ChannelId, GuildId};

/// Where a game, a challenge or a rating lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Home {
    /// A server that has the bot.
    Server(GuildId),
    /// A direct message or a group of people, or someone's direct message with the bot.
    Private(ChannelId),
    /// A channel of a server that doesn't have the bot.
    Guest(ChannelId),
    /// Games between strangers.
    World,
}

impl Home {
    /// Whether the bot can post and edit there by itself, besides answering.
    pub const fn is_posted_in(self) -> bool {
        matches!(self, Self::Server(_))
    }

    /// The channel without the bot, if it is one: all that is played there is played in it.
    pub const fn channel(self) -> Option<ChannelId> {
        match self {
            Self::Private(channel) | Self::Guest(channel) => Some(channel),
            Self::Server(_) | Self::World => None,
        }
    }

    /// The server, which has settings, moderators and seasons.
    pub const fn server(self) -> Option<GuildId> {
        match self {
            Self::Server(guild) => Some(guild),
            Self::Private(_) | Self::Guest(_) | Self::World => None,
        }
    }
}

/// The channel of a game by direct messages, which Discord doesn't know: the number of its challenge. Discord's own ids are
/// larger, as they begin with the time.
pub const fn mail_channel(challenge: ChallengeId) -> ChannelId {
    ChannelId::new(challenge.number())
}

impl From<GuildId> for Home {
    fn from(guild: GuildId) -> Self {
        Self::Server(guild)
    }
}

/// The server with this id.
impl TryFrom<u64> for Home {
    type Error = BadId;
    fn try_from(number: u64) -> Result<Self, BadId> {
        number.try_into().map(Self::Server)
    }
}

/// A server's number, `private-` or `guest-` and a channel's number, or `world`.
impl fmt::Display for Home {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Server(guild) => guild.fmt(f),
            Self::Private(channel) => write!(f, "private-{channel}"),
            Self::Guest(channel) => write!(f, "guest-{channel}"),
            Self::World => f.write_str("world"),
        }
    }
}

impl FromStr for Home {
    type Err = BadId;

    fn from_str(text: &str) -> Result<Self, BadId> {
        match text.split_once('-') {
            Some(("private", channel)) => channel.parse().map(Self::Private),
            Some(("guest", channel)) => channel.parse().map(Self::Guest),
            None if text == "world" => Ok(Self::World),
            _ => text.parse().map(Self::Server),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_home_is_read_as_it_is_written() {
        for text in ["7", "private-7", "guest-7", "world"] {
            assert_eq!(text.parse::<Home>().expect("a home").to_string(), text);
        }
        for text in ["", "0", "private", "guest-0", "-7", "World", "7-private"] {
            assert_eq!(text.parse::<Home>(), Err(BadId), "{text:?}");
        }
    }
}
