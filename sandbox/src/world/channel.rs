//! Channels: of a guild, threads, direct messages with the bot, and private channels without it.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::installation::Context;
use super::permissions::{Overwrite, Permissions};
use crate::snowflake::Id;

/// A text channel of a guild.
pub(crate) const TEXT: u8 = 0;
/// A direct message channel: of the bot and a member, or of two members.
pub(crate) const DIRECT: u8 = 1;
/// A voice channel, which also has a chat.
pub(crate) const VOICE: u8 = 2;
/// A group of members outside guilds.
pub(crate) const GROUP: u8 = 3;
/// A thread that everyone who sees its parent can read.
pub(crate) const PUBLIC_THREAD: u8 = 11;
/// A thread for invited members only.
pub(crate) const PRIVATE_THREAD: u8 = 12;

/// A channel of any kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Channel {
    pub(crate) id: Id,
    /// [`TEXT`], [`VOICE`], [`DIRECT`], [`GROUP`], [`PUBLIC_THREAD`] or [`PRIVATE_THREAD`].
    pub(crate) kind: u8,
    /// Empty for a direct message channel or a group.
    pub(crate) name: String,
    pub(crate) topic: Option<String>,
    /// The guild, unless it is the main one.
    #[serde(default)]
    pub(crate) guild: Option<Id>,
    pub(crate) position: u16,
    pub(crate) overwrites: Vec<Overwrite>,
    pub(crate) last_message: Option<Id>,
    /// The bot's counterpart in a direct message channel.
    pub(crate) recipient: Option<Id>,
    /// The members of a private channel, which the bot is not part of.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub(crate) people: BTreeSet<Id>,
    pub(crate) thread: Option<Thread>,
}

/// What only threads have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Thread {
    pub(crate) parent: Id,
    pub(crate) owner: Id,
    pub(crate) archived: bool,
    pub(crate) locked: bool,
    /// Minutes of inactivity before the thread is archived.
    pub(crate) auto_archive: u32,
    /// When it was last archived or unarchived, milliseconds since 1970.
    pub(crate) archived_at: i64,
    /// Last activity, milliseconds since 1970.
    pub(crate) active_at: i64,
    pub(crate) created_at: i64,
    pub(crate) invitable: bool,
    /// Who joined, and when (milliseconds since 1970).
    pub(crate) members: BTreeMap<Id, i64>,
    pub(crate) messages: u32,
}

impl Channel {
    /// A new text channel without messages.
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
            people: BTreeSet::new(),
            thread: None,
        }
    }

    /// A new private channel of these members: a direct message of two, or else a group.
    pub(crate) fn private(id: Id, people: BTreeSet<Id>) -> Self {
        let kind = if people.len() == 2 { DIRECT } else { GROUP };
        Self { kind, people, ..Self::text(id, "", None, 0) }
    }

    /// Where the interactions in it take place.
    pub(crate) fn context(&self) -> Context {
        match (self.recipient, self.people.is_empty()) {
            (Some(_), _) => Context::BotDirect,
            (None, false) => Context::Private,
            (None, true) => Context::Guild,
        }
    }

    /// Whether it belongs to a guild.
    pub(crate) fn in_guild(&self) -> bool {
        self.context() == Context::Guild
    }

    /// The permission needed to post in it.
    pub(crate) fn needed_to_post(&self) -> Permissions {
        match self.thread {
            Some(_) => Permissions::SEND_MESSAGES_IN_THREADS,
            None => Permissions::SEND_MESSAGES,
        }
    }

    /// Whether it is an archived thread.
    pub(crate) fn archived(&self, now: i64) -> bool {
        self.thread.as_ref().is_some_and(|thread| thread.is_archived(now))
    }
}

impl Thread {
    /// Whether the thread is archived, by a member or through inactivity.
    pub(crate) fn is_archived(&self, now: i64) -> bool {
        self.archived || now >= self.active_at + i64::from(self.auto_archive) * 60_000
    }
}
