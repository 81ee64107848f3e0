//! Opaque ids, a type for each kind, so that a player can't be passed where a channel is meant.

use std::{
    fmt,
    num::{NonZeroU32, NonZeroU64},
    str::FromStr,
};

use serde::{Deserialize, Serialize};

/// The text or number isn't an id, which is a whole number from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an id, a whole number from 1")]
pub struct BadId;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(NonZeroU64);

        impl $name {
            /// The id with this number.
            pub const fn new(number: NonZeroU64) -> Self {
                Self(number)
            }

            /// The number.
            pub const fn get(self) -> u64 {
                self.0.get()
            }

            /// The number, which isn't 0.
            pub const fn number(self) -> NonZeroU64 {
                self.0
            }
        }

        impl TryFrom<u64> for $name {
            type Error = BadId;
            fn try_from(number: u64) -> Result<Self, BadId> {
                NonZeroU64::new(number).map(Self).ok_or(BadId)
            }
        }

        impl FromStr for $name {
            type Err = BadId;
            fn from_str(text: &str) -> Result<Self, BadId> {
                // Only the canonical form: this program never writes a sign or a leading zero.
                if text.starts_with(['+', '0']) { return Err(BadId) }
                text.parse().map(Self).map_err(|_| BadId)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

id! {
    /// A Discord server.
    GuildId
}
id! {
    /// A channel or a thread.
    ChannelId
}
id! {
    /// A message in a channel.
    MessageId
}
id! {
    /// A member who plays.
    PlayerId
}
id! {
    /// A game between people, numbered in order of their starts.
    GameId
}
id! {
    /// A challenge, numbered in order of creation.
    ChallengeId
}
id! {
    /// A competition, numbered in order of creation.
    CompetitionId
}
id! {
    /// A vote game, numbered in order of creation.
    VoteGameId
}
id! {
    /// A puzzle, shipped or found in a game.
    PuzzleId
}
id! {
    /// A role of a server.
    RoleId
}
id! {
    /// House rules of a server, numbered in order of creation.
    HouseRulesId
}

/// Discord derives its ids from the time; those from this number on won't be given out before the year 2084.
const FORMER: u64 = 1 << 63;

/// **Decided:** games stay for the other players when someone's data are deleted, with a former player's id
/// in their place.
impl PlayerId {
    /// The id of a former player, which belongs to no one on Discord.
    pub const fn former(number: NonZeroU32) -> Self {
        match NonZeroU64::new(FORMER + number.get() as u64) {
            Some(id) => Self(id),
            // Unreachable: the sum has at least one bit set.
            None => Self(NonZeroU64::MAX),
        }
    }

    /// Whether Discord may have given it out, so that it can be mentioned.
    pub const fn is_on_discord(self) -> bool {
        self.get() < FORMER
    }

    /// Whether the id replaces that of a player whose data were deleted.
    pub const fn is_former(self) -> bool {
        self.get() > FORMER && self.get() <= FORMER + u32::MAX as u64
    }
}

/// A thread started from a message shares that message's id.
impl From<MessageId> for ChannelId {
    fn from(message: MessageId) -> Self {
        Self(message.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_former_players_are_recognized_and_no_others() {
        for number in [1, 2, u32::MAX] {
            let former = PlayerId::former(NonZeroU32::new(number).expect("not 0"));
            assert!(former.is_former() && !former.is_on_discord(), "{former}");
            assert_eq!(former.get() - FORMER, u64::from(number));
        }
        for number in [1, 53_905_483_156_684_800, FORMER - 1, FORMER, FORMER + (1 << 32), u64::MAX] {
            let id = PlayerId::try_from(number).expect("an id");
            assert!(!id.is_former(), "{number}");
            assert_eq!(id.is_on_discord(), number < FORMER, "{number}");
        }
    }

    #[test]
    fn only_the_canonical_text_is_an_id() {
        assert_eq!("7".parse::<GameId>().map(GameId::get), Ok(7));
        for text in ["", "0", "07", "+7", "-7", " 7", "7 ", "7a", "18446744073709551616"] {
            assert_eq!(text.parse::<GameId>(), Err(BadId), "{text:?}");
        }
    }
}
