//! All that people could see, for tests that look for what no one should have seen.

use serde_json::{Value, json};

use super::World;
use super::channel::Channel;
use super::files::NewFile;
use super::installation::Context;
use super::message::Message;
use super::permissions::Permissions;
use crate::snowflake::Id;

/// Something that people could see at a moment, however shortly.
#[derive(Clone, Debug)]
pub struct Shown {
    /// When, in milliseconds since 1970 by the sandbox's clock.
    pub at: i64,
    /// Where.
    pub channel: Id,
    /// Everyone who could see it.
    pub viewers: Vec<Id>,
    /// Who was pinged by it. Edits ping no one.
    pub pinged: Vec<Id>,
    /// The message, if it is one.
    pub message: Option<Id>,
    /// Whether it is an edit.
    pub is_edit: bool,
    /// Whether only one member sees it, where others see other messages.
    pub is_private: bool,
    /// What it says: the content of a message.
    pub content: String,
    /// All of it: content, components, embeds, alt texts, names of files, and the text of files that are text.
    pub whole: String,
}

impl World {
    /// Keeps what a message shows now.
    pub(crate) fn keep_message(&mut self, message: &Message, files: &[NewFile], is_edit: bool) {
        if self.shown.is_none() {
            return;
        }
        let described = message.attachments.iter().map(|file| json!([file.name, file.description]));
        let described: Vec<Value> = described.collect();
        let is_text =
            |file: &&NewFile| file.content_type.starts_with("text/") || file.content_type.contains("json");
        let texts =
            files.iter().filter(is_text).map(|file| String::from_utf8_lossy(&file.bytes).into_owned());
        let texts: Vec<_> = texts.collect();
        let whole = json!([message.content, message.components, message.embeds, described, texts]);
        self.keep(Shown {
            at: self.now(),
            channel: message.channel,
            viewers: message.only_for.map_or_else(|| self.viewers(message.channel), |one| vec![one]),
            pinged: if is_edit { Vec::new() } else { message.pinged.users.clone() },
            message: Some(message.id),
            is_edit,
            is_private: message.only_for.is_some(),
            content: message.content.clone(),
            whole: whole.to_string(),
        });
    }

    /// Keeps the name of a channel or thread.
    pub(crate) fn keep_name(&mut self, channel: &Channel) {
        let viewers = self.viewers(channel.id);
        self.keep_words(channel.id, viewers, false, channel.name.clone());
    }

    /// Keeps what only one member sees, besides messages: choices, or a modal.
    pub(crate) fn keep_private(&mut self, channel: Id, member: Id, what: &Value) {
        self.keep_words(channel, vec![member], true, what.to_string());
    }

    fn keep_words(&mut self, channel: Id, viewers: Vec<Id>, is_private: bool, whole: String) {
        self.keep(Shown {
            at: self.now(),
            channel,
            viewers,
            pinged: Vec::new(),
            message: None,
            is_edit: false,
            is_private,
            content: String::new(),
            whole,
        });
    }

    fn keep(&mut self, shown: Shown) {
        if let Some(kept) = &mut self.shown {
            kept.push(shown);
        }
    }

    /// Everyone who sees a channel, without bots.
    fn viewers(&self, channel: Id) -> Vec<Id> {
        let Some(place) = self.channels.get(&channel) else { return Vec::new() };
        match place.context() {
            Context::BotDirect => place.recipient.into_iter().collect(),
            Context::Private => place.people.iter().copied().collect(),
            Context::Guild => {
                let people = self.members_of(place).values().filter(|member| !member.user.bot);
                let see = people
                    .map(|member| member.user.id)
                    .filter(|&member| self.permissions(member, place).contains(Permissions::VIEW_CHANNEL));
                see.collect()
            }
        }
    }
}
