//! Channels: of the guild, threads, and direct conversations with the bot.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::permissions::{Overwrite, Permissions};
use crate::snowflake::Id;

/// A text channel of the guild.
pub(crate) const TEXT: u8 = 0;
/// A direct conversation.
pub(crate) const DIRECT: u8 = 1;
/// Where people talk and listen, with a chat beside.
pub(crate) const VOICE: u8 = 2;
/// A thread that all who see its parent may read.
pub(crate) const PUBLIC_THREAD: u8 = 11;
/// A thread for the invited.
pub(crate) const PRIVATE_THREAD: u8 = 12;

/// What both sides may do in a direct conversation.
pub(crate) const IN_DIRECT_MESSAGES: Permissions = Permissions::from_bits(
    Permissions::VIEW_CHANNEL.bits()
        | Permissions::SEND_MESSAGES.bits()
        | Permissions::EMBED_LINKS.bits()
        | Permissions::ATTACH_FILES.bits()
        | Permissions::READ_MESSAGE_HISTORY.bits()
        | Permissions::MENTION_EVERYONE.bits()
        | Permissions::ADD_REACTIONS.bits()
        | Permissions::USE_EXTERNAL_EMOJIS.bits()
        | Permissions::USE_APPLICATION_COMMANDS.bits(),
);

/// A channel of any kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Channel {
    pub(crate) id: Id,
    /// [`TEXT`], [`VOICE`], [`DIRECT`], [`PUBLIC_THREAD`] or [`PRIVATE_THREAD`].
    pub(crate) kind: u8,
    /// Empty for a direct conversation.
    pub(crate) name: String,
    pub(crate) topic: Option<String>,
    /// The guild, where it is another than the first.
    #[serde(default)]
    pub(crate) guild: Option<Id>,
    pub(crate) position: u16,
    pub(crate) overwrites: Vec<Overwrite>,
    pub(crate) last_message: Option<Id>,
    /// With whom the bot talks, in a direct conversation.
    pub(crate) recipient: Option<Id>,
    pub(crate) thread: Option<Thread>,
}

/// What only threads have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Thread {
    pub(crate) parent: Id,
    pub(crate) owner: Id,
    pub(crate) archived: bool,
    pub(crate) locked: bool,
    /// Minutes of silence after which the thread sleeps.
    pub(crate) auto_archive: u32,
    /// When it was last woken or put to sleep, milliseconds since 1970.
    pub(crate) archived_at: i64,
    /// The last sign of life, milliseconds since 1970.
    pub(crate) active_at: i64,
    pub(crate) created_at: i64,
    pub(crate) invitable: bool,
    /// Who joined, and when (milliseconds since 1970).
    pub(crate) members: BTreeMap<Id, i64>,
    pub(crate) messages: u32,
}

impl Channel {
    /// A text channel of the guild, in which nothing has been said yet.
    pub(crate) fn text(id: Id, name: &str, topic: Option<&str>, position: u16) -> Self {
        Self {
            id,
            kind: TEXT,
            name: name.to_owned(),
            topic: topic.map(str::to_owned),
            guild: None,
            position,
            overwrites: Vec::new(),
            last_message: None,
            recipient: None,
            thread: None,
        }
    }

    /// Whether it belongs to the guild.
    pub(crate) fn in_guild(&self) -> bool {
        self.recipient.is_none()
    }

    /// Whether it is a sleeping thread.
    pub(crate) fn archived(&self, now: i64) -> bool {
        self.thread.as_ref().is_some_and(|thread| thread.sleeps(now))
    }
}

impl Thread {
    /// Whether the thread is archived, by somebody or by its own silence.
    pub(crate) fn sleeps(&self, now: i64) -> bool {
        self.archived || now >= self.active_at + i64::from(self.auto_archive) * 60_000
    }
}
