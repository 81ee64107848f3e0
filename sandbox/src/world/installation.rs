//! Where an interaction takes place, and which installations of the app authorize it.

use serde::{Deserialize, Serialize};

use crate::snowflake::Id;

/// Where an interaction takes place, by Discord's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Context {
    Guild = 0,
    /// A direct message with the bot.
    BotDirect = 1,
    /// A direct message or a group without the bot.
    Private = 2,
}

/// What an app is installed for, by Discord's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Installation {
    Guild = 0,
    User = 1,
}

/// The installations that authorize an interaction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Owners {
    /// The guild that has the app; 0 in a direct message with the bot.
    #[serde(with = "number")]
    pub(crate) guild: Option<Id>,
    /// The user who has the app and used the command, which need not be the one who pressed a button since.
    pub(crate) user: Option<Id>,
}

/// An id that may be 0, which no other id is.
mod number {
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    use crate::snowflake::Id;

    #[expect(clippy::ref_option, reason = "serde hands over references")]
    pub(super) fn serialize<S: Serializer>(id: &Option<Id>, serializer: S) -> Result<S::Ok, S::Error> {
        id.map(Id::get).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Id>, D::Error> {
        Ok(Option::<u64>::deserialize(deserializer)?.map(Id::new))
    }
}

impl Owners {
    /// Whether no installation authorizes it.
    pub(crate) fn is_empty(self) -> bool {
        self.guild.is_none() && self.user.is_none()
    }

    /// Whether a user's installation alone authorizes it, with which the bot may do less.
    pub(crate) fn only_user(self) -> bool {
        self.guild.is_none()
    }
}
