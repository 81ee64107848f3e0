//! Opaque ids, one type each, so that a player can never be passed where a channel is meant.

use std::{
    fmt,
    num::{NonZeroU32, NonZeroU64},
    str::FromStr,
};

use serde::{Deserialize, Serialize};

/// The text or number is no id: a whole number from 1 on is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an id: a whole number from 1 on is")]
pub struct BadId;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(NonZeroU64);

        impl $name {
            /// The id with this number, which is not 0.
            pub const fn new(number: NonZeroU64) -> Self {
                Self(number)
            }

            /// Its number.
            pub const fn get(self) -> u64 {
                self.0.get()
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
                // Only the canonical form: a sign or a leading zero was not written by this program.
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
    /// A server of the chat platform.
    GuildId
}
id! {
    /// A place to talk in; a thread is one too.
    ChannelId
}
id! {
    /// A message in a channel.
    MessageId
}
id! {
    /// A person who plays.
    PlayerId
}
id! {
    /// A game between people, numbered as they began.
    GameId
}
id! {
    /// A challenge, numbered as they were made.
    ChallengeId
}
id! {
    /// House rules of a server, numbered as they were made.
    HouseRulesId
}

/// From here on ids of players are nobody's on the platform, whose numbers are times: these would be of the year 2084.
const FORMER: u64 = 1 << 63;

/// **Decided:** whoever has had his data deleted is, in the games that stay for the others, a number that is nobody's.
impl PlayerId {
    /// A former player, by a number of his own: nobody on the platform has this id.
    pub const fn former(number: NonZeroU32) -> Self {
        match NonZeroU64::new(FORMER + number.get() as u64) {
            Some(id) => Self(id),
            // One bit of it is set.
            None => Self(NonZeroU64::MAX),
        }
    }

    /// Whether it stands for somebody whose data were deleted.
    pub const fn is_former(self) -> bool {
        self.get() > FORMER && self.get() <= FORMER + u32::MAX as u64
    }
}

/// A thread that was made on a message has that message's id.
impl From<MessageId> for ChannelId {
    fn from(message: MessageId) -> Self {
        Self(message.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_former_player_is_nobody_on_the_platform() {
        for number in [1, 2, u32::MAX] {
            let former = PlayerId::former(NonZeroU32::new(number).expect("not 0"));
            assert!(former.is_former(), "{former}");
            assert_eq!(former.get() - FORMER, u64::from(number));
        }
        for number in [1, 53_905_483_156_684_800, FORMER - 1, FORMER, FORMER + (1 << 32), u64::MAX] {
            assert!(!PlayerId::try_from(number).expect("an id").is_former(), "{number}");
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
