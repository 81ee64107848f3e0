//! Messages as tests see them.

use std::sync::Arc;

use serde_json::Value;

use crate::hub::Hub;
use crate::snowflake::Id;
use crate::wire::{self, Viewer};
use crate::world::message::{Message as Posted, flag};

/// Most messages that are read from a channel.
const DEPTH: usize = 10_000;

/// A message.
#[derive(Clone)]
pub struct Message {
    /// Its id.
    pub id: Id,
    /// Its channel.
    pub channel: Id,
    /// Its author.
    pub author: Id,
    /// What it says: its text, or its text displays, also those in sections and containers. Mentions of commands are written as code, which is how they look.
    pub content: String,
    /// Its files, including those that its embeds show.
    pub attachments: Vec<Attachment>,
    /// Its embeds, as they were sent.
    pub embeds: Value,
    /// Its components, as they were sent.
    pub components: Value,
    /// Bits of Discord's `flags`.
    pub flags: u64,
    /// Discord's `type`.
    pub kind: u8,
    /// The users that it really pings.
    pub mentions: Vec<Id>,
    /// Whether it pings everyone.
    pub mentions_everyone: bool,
    /// Its nonce.
    pub nonce: Option<Value>,
    /// Whether it was edited.
    pub edited: bool,
    /// The only member who sees an ephemeral message.
    pub only_for: Option<Id>,
    /// For [`Self::raw`]: rendering every message up front would be slow.
    posted: Posted,
    hub: Arc<Hub>,
}

/// A file on a message.
#[derive(Clone)]
pub struct Attachment {
    /// Its id.
    pub id: Id,
    /// Its name.
    pub name: String,
    /// Its alt text.
    pub description: Option<String>,
    /// Its content type.
    pub content_type: String,
    /// Width and height of an image, in pixels.
    pub pixels: Option<(u32, u32)>,
    hub: Arc<Hub>,
}

impl std::fmt::Debug for Message {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Message")
            .field("id", &self.id)
            .field("channel", &self.channel)
            .field("author", &self.author)
            .field("content", &self.content)
            .field("attachments", &self.attachments)
            .field("embeds", &self.embeds)
            .field("components", &self.components)
            .field("flags", &self.flags)
            .field("mentions", &self.mentions)
            .finish_non_exhaustive()
    }
}

impl std::fmt::Debug for Attachment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Attachment")
            .field("name", &self.name)
            .field("description", &self.description)
            .finish_non_exhaustive()
    }
}

impl Attachment {
    /// The file's bytes. They stay readable although the bot has edited or deleted the message meanwhile, until that
    /// has happened to a few hundred others.
    pub fn bytes(&self) -> Vec<u8> {
        self.hub.world.lock().store.bytes(self.id).ok().flatten().unwrap_or_default()
    }
}

impl Message {
    /// Makes a handle to a stored message.
    pub(super) fn new(hub: &Arc<Hub>, message: Posted) -> Self {
        let posted = message.clone();
        let attachment = |file: crate::world::message::Attachment| Attachment {
            id: file.id,
            name: file.name,
            description: file.description,
            content_type: file.content_type,
            pixels: file.pixels,
            hub: hub.clone(),
        };
        Self {
            id: message.id,
            channel: message.channel,
            author: message.author,
            content: as_read(&message),
            attachments: message.attachments.into_iter().map(attachment).collect(),
            embeds: Value::Array(message.embeds),
            components: Value::Array(message.components),
            flags: message.flags,
            kind: message.kind,
            mentions: message.pinged.users,
            mentions_everyone: message.pinged.everyone,
            nonce: message.nonce,
            edited: message.edited_at.is_some(),
            only_for: message.only_for,
            posted,
            hub: hub.clone(),
        }
    }

    /// The message as Discord's API returns it to the bot, with the present state of its thread.
    pub fn raw(&self) -> Value {
        wire::message::full(&Viewer::bot(&self.hub.world.lock()), &self.posted)
    }

    /// Whether it is ephemeral.
    pub fn is_ephemeral(&self) -> bool {
        self.only_for.is_some()
    }

    /// Whether it still says that the bot "is thinking".
    pub fn is_loading(&self) -> bool {
        self.flags & flag::LOADING != 0
    }

    /// The `custom_id` of the component with this label, or else of the first whose label contains it, ignoring case.
    pub fn button(&self, label: &str) -> Option<String> {
        let label = label.to_lowercase();
        let (mut exactly, mut containing) = (None, None);
        self.each_component(&mut |component| {
            let shown = component["label"].as_str().unwrap_or_default().to_lowercase();
            let found = if shown == label { &mut exactly } else { &mut containing };
            if found.is_none() && shown.contains(&label) {
                *found = component["custom_id"].as_str().map(str::to_owned);
            }
        });
        exactly.or(containing)
    }

    /// The `custom_id`s of all enabled components.
    pub fn custom_ids(&self) -> Vec<String> {
        let mut ids = Vec::new();
        self.each_component(&mut |component| {
            if component["disabled"] != true {
                ids.extend(component["custom_id"].as_str().map(str::to_owned));
            }
        });
        ids
    }

    fn each_component(&self, look: &mut dyn FnMut(&Value)) {
        fn walk(components: &Value, look: &mut dyn FnMut(&Value)) {
            for component in components.as_array().into_iter().flatten() {
                look(component);
                walk(&component["components"], look);
                if let Some(accessory) = component.get("accessory") {
                    look(accessory);
                }
            }
        }
        walk(&self.components, look);
    }
}

impl From<&Message> for Id {
    fn from(message: &Message) -> Self {
        message.id
    }
}

/// The messages of a channel after `after` that a member sees (or everyone, without a member), oldest first.
pub(super) fn list(hub: &Arc<Hub>, channel: Id, member: Option<Id>, after: Option<Id>) -> Vec<Message> {
    let found = hub.world.lock().store.messages(channel, member, None, after, DEPTH);
    let found = found.unwrap_or_else(|error| {
        tracing::error!(%error, "the sandbox's database failed");
        Vec::new()
    });
    found.into_iter().rev().map(|message| Message::new(hub, message)).collect()
}

/// What a reader sees of a message's text.
fn as_read(message: &Posted) -> String {
    let mut said: Vec<&str> =
        Some(message.content.as_str()).filter(|text| !text.is_empty()).into_iter().collect();
    message.components.iter().for_each(|part| displayed(part, &mut said));
    without_ids(&said.join("\n"))
}

/// The texts of a component and those within it, in order.
fn displayed<'a>(part: &'a Value, into: &mut Vec<&'a str>) {
    into.extend(part["content"].as_str());
    part["components"].as_array().into_iter().flatten().for_each(|inner| displayed(inner, into));
}

/// Mentions of commands as code: `</play:7>` is read as `/play`. Code is left as it is.
fn without_ids(text: &str) -> String {
    let parts = text.split('`').enumerate();
    let read = parts.map(|(at, part)| if at % 2 == 0 { plain_without_ids(part) } else { part.to_owned() });
    read.collect::<Vec<_>>().join("`")
}

fn plain_without_ids(text: &str) -> String {
    let mut parts = text.split("</");
    let mut read = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let mention = part.split_once('>').and_then(|(mention, rest)| {
            let (name, id) = mention.rsplit_once(':')?;
            (!id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit())).then_some((name, rest))
        });
        match mention {
            Some((name, rest)) => read.extend(["`/", name, "`", rest]),
            None => read.extend(["</", part]),
        }
    }
    read
}
