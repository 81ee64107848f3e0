//! Messages and their parts.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::command::Target;
use super::installation::Owners;
use crate::snowflake::Id;

/// Bits of a message's `flags`.
pub(crate) mod flag {
    /// Embeds are not shown.
    pub(crate) const SUPPRESS_EMBEDS: u64 = 1 << 2;
    /// The message has a thread.
    pub(crate) const HAS_THREAD: u64 = 1 << 5;
    /// Only one member sees it.
    pub(crate) const EPHEMERAL: u64 = 1 << 6;
    /// The bot "is thinking".
    pub(crate) const LOADING: u64 = 1 << 7;
    /// No push notification.
    pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
    /// Made of Components V2 only.
    pub(crate) const COMPONENTS_V2: u64 = 1 << 15;
}

/// Values of a message's `type`.
pub(crate) mod kind {
    /// Ordinary.
    pub(crate) const ORDINARY: u8 = 0;
    /// Announces a new thread.
    pub(crate) const THREAD_CREATED: u8 = 18;
    /// Replies to a message.
    pub(crate) const REPLY: u8 = 19;
    /// Responds to a command.
    pub(crate) const COMMAND: u8 = 20;
}

/// A message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Message {
    pub(crate) id: Id,
    pub(crate) channel: Id,
    pub(crate) author: Id,
    #[serde(rename = "type")]
    pub(crate) kind: u8,
    pub(crate) content: String,
    pub(crate) flags: u64,
    pub(crate) tts: bool,
    pub(crate) pinged: Pinged,
    pub(crate) attachments: Vec<Attachment>,
    pub(crate) embeds: Vec<Value>,
    pub(crate) components: Vec<Value>,
    /// As sent: a string or a number.
    pub(crate) nonce: Option<Value>,
    pub(crate) reference: Option<Reference>,
    pub(crate) interaction: Option<Origin>,
    /// The one member who sees an ephemeral message.
    pub(crate) only_for: Option<Id>,
    /// Whether it has a thread, which then has the same id.
    pub(crate) has_thread: bool,
    /// Milliseconds since 1970.
    pub(crate) edited_at: Option<i64>,
    /// Times of edits made more than an hour after posting, milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) late_edits: Vec<i64>,
}

/// Who is really pinged by a message.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Pinged {
    pub(crate) users: Vec<Id>,
    pub(crate) roles: Vec<Id>,
    pub(crate) everyone: bool,
}

/// A file of a message; its bytes are in the store.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Attachment {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) description: Option<String>,
    pub(crate) content_type: String,
    pub(crate) size: usize,
    /// Width and height of an image, in pixels.
    pub(crate) pixels: Option<(u32, u32)>,
}

/// The message or thread that a message refers to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Reference {
    pub(crate) channel: Id,
    pub(crate) message: Option<Id>,
}

/// The interaction that a message responds to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Origin {
    pub(crate) interaction: Id,
    /// Type of the interaction: 2 command, 3 component, 5 modal.
    pub(crate) kind: u8,
    pub(crate) user: Id,
    /// The command's full name, with sub-commands.
    pub(crate) command: Option<String>,
    /// What a context menu command was used on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) target: Option<Target>,
    /// The installations that authorized the interaction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) owners: Option<Owners>,
    /// The message whose component was used.
    pub(crate) component_of: Option<Id>,
    /// For a follow-up: the first response.
    pub(crate) first_answer: Option<Id>,
}

impl Message {
    /// A message with a text and nothing else.
    pub(crate) fn new(id: Id, channel: Id, author: Id, content: String) -> Self {
        Self {
            id,
            channel,
            author,
            kind: kind::ORDINARY,
            content,
            flags: 0,
            tts: false,
            pinged: Pinged::default(),
            attachments: Vec::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            nonce: None,
            reference: None,
            interaction: None,
            only_for: None,
            has_thread: false,
            edited_at: None,
            late_edits: Vec::new(),
        }
    }

    /// When it was posted, milliseconds since 1970.
    pub(crate) fn posted_at(&self) -> i64 {
        self.id.made_at()
    }

    /// Whether the flag is set.
    pub(crate) fn has(&self, flag: u64) -> bool {
        self.flags & flag != 0
    }
}
