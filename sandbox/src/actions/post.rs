//! Messages are posted, edited and deleted.

use serde_json::json;

use crate::events::{Change, Event};
use crate::judge::attachments::{File, Listed, MOST};
use crate::judge::form::{Remarks, read};
use crate::judge::mentions::Allowed;
use crate::judge::message::{Draft, message};
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::world::World;
use crate::world::channel::Channel;
use crate::world::files::{NewFile, Upload, content_type, file_name, pixels};
use crate::world::message::{Attachment, Message, Origin, Reference, flag, kind};

/// Edits per hour to a message that is more than an hour old. Discord does not publish its number.
const LATE_EDITS: usize = 5;

/// Number of posts between prunings: pruning after each would be slow, pruning rarely would let the file grow.
const PRUNE_EVERY: u64 = 8;

const HOUR: i64 = 60 * 60 * 1000;

/// A message to post.
pub(crate) struct Post {
    pub(crate) channel: Id,
    pub(crate) author: Id,
    pub(crate) kind: u8,
    pub(crate) draft: Draft,
    pub(crate) files: Vec<Upload>,
    pub(crate) reference: Option<Reference>,
    pub(crate) interaction: Option<Origin>,
    pub(crate) only_for: Option<Id>,
    /// Flags that the sender does not control.
    pub(crate) flags: u64,
}

impl Post {
    /// An ordinary message without files.
    pub(crate) fn new(channel: Id, author: Id, draft: Draft) -> Self {
        Self {
            channel,
            author,
            kind: kind::ORDINARY,
            draft,
            files: Vec::new(),
            reference: None,
            interaction: None,
            only_for: None,
            flags: 0,
        }
    }
}

impl World {
    /// Posts a member's message.
    pub(crate) fn say(&mut self, member: Id, channel: Id, content: &str) -> Result<Message, Refusal> {
        let place = self.channel(channel)?;
        self.demand(member, place, place.needed_to_post())?;
        let draft =
            read(&json!({ "content": content }), &Remarks::default(), |form| message(form, &[], None))?;
        draft.not_empty(0, None)?;
        self.post(Post::new(channel, member, draft))
    }

    /// Posts a message. Callers check permissions.
    pub(crate) fn post(&mut self, post: Post) -> Result<Message, Refusal> {
        let Post { channel, author, kind, draft, files, reference, interaction, only_for, flags } = post;
        let (attachments, new_files) = self.attach(draft.attachments.as_deref(), files, &[])?;
        let mut sent_flags = draft.flags.unwrap_or(0) | flags;
        if only_for.is_none() {
            sent_flags &= !flag::EPHEMERAL;
        }
        let mut message = Message {
            kind,
            flags: sent_flags,
            tts: draft.tts,
            attachments,
            embeds: draft.embeds.unwrap_or_default(),
            components: draft.components.unwrap_or_default(),
            nonce: draft.nonce,
            reference,
            interaction,
            only_for,
            ..Message::new(self.new_id(), channel, author, draft.content.unwrap_or_default())
        };
        let allowed = draft.allowed_mentions.unwrap_or(Allowed::EVERYTHING);
        message.pinged = self.pinged(&message, &allowed)?;
        if allowed.replied_user {
            self.ping_replied(&mut message);
        }
        self.store_message(&message, &new_files)?;
        self.emit(&Event::Message(Change::Create, &message));
        self.keep_message(&message, &new_files, false);
        Ok(message)
    }

    /// Stores a new message and updates its channel.
    fn store_message(&mut self, message: &Message, files: &[NewFile]) -> Result<(), Refusal> {
        self.store.put_message(message, files)?;
        self.posted += 1;
        if self.posted.is_multiple_of(PRUNE_EVERY) {
            self.store.prune(message.channel, self.history)?;
        }
        if message.only_for.is_none() { self.update_channel(message) } else { Ok(()) }
    }

    /// Also pings the author of the message that is replied to.
    fn ping_replied(&self, message: &mut Message) {
        let answered = message.reference.as_ref().and_then(|reference| reference.message);
        let answered = answered.and_then(|answered| self.store.message(answered).ok().flatten());
        let pinged = &mut message.pinged.users;
        pinged.extend(answered.map(|answered| answered.author).filter(|author| !pinged.contains(author)));
    }

    /// Updates a channel for a new message: its last message and, in a thread, activity and members.
    fn update_channel(&mut self, message: &Message) -> Result<(), Refusal> {
        let mut channel: Channel = self.channel(message.channel)?.clone();
        channel.last_message = Some(message.id);
        let now = self.now();
        let unarchived = channel.archived(now);
        let mut joined = Vec::new();
        if let Some(thread) = &mut channel.thread {
            if unarchived {
                thread.archived_at = now;
            }
            thread.archived = false;
            thread.active_at = now;
            thread.messages += 1;
            for &member in std::iter::once(&message.author).chain(&message.pinged.users) {
                if self.members.contains_key(&member) && thread.members.insert(member, now).is_none() {
                    joined.push(member);
                }
            }
        }
        self.keep_channel(channel.clone())?;
        if unarchived {
            self.emit(&Event::Channel(Change::Update, &channel));
        }
        for member in joined {
            self.emit(&Event::ThreadMember(&channel, member));
        }
        Ok(())
    }

    /// Edits a message on the bot's own account, unless too many edits to old messages were made (30046).
    pub(crate) fn edit_by_itself(
        &mut self,
        mut message: Message,
        draft: Draft,
        files: Vec<Upload>,
    ) -> Result<Message, Refusal> {
        let now = self.now();
        if now > message.posted_at() + HOUR {
            message.late_edits.retain(|edit| now - edit < HOUR);
            if message.late_edits.len() >= LATE_EDITS {
                return Err(Refusal::TOO_MANY_OLD_EDITS);
            }
            message.late_edits.push(now);
        }
        self.edit(message, draft, files)
    }

    /// Edits a message. Discord doesn't limit answers that change the message of a button, however old it is.
    pub(crate) fn edit(
        &mut self,
        mut message: Message,
        draft: Draft,
        files: Vec<Upload>,
    ) -> Result<Message, Refusal> {
        let now = self.now();
        if self.channel(message.channel)?.archived(now) {
            return Err(Refusal::THREAD_ARCHIVED);
        }
        let listed = draft.attachments.as_deref();
        let (attachments, new_files) = self.attach(listed, files, &message.attachments)?;
        message.attachments = attachments;
        message.content = draft.content.unwrap_or(message.content);
        message.embeds = draft.embeds.unwrap_or(message.embeds);
        message.components = draft.components.unwrap_or(message.components);
        if let Some(flags) = draft.flags {
            let changeable = flag::SUPPRESS_EMBEDS | flag::COMPONENTS_V2;
            message.flags = message.flags & !changeable | flags & changeable;
        }
        // Clients show an edit's mentions, but no one is notified of them.
        let allowed = draft.allowed_mentions.unwrap_or(Allowed::EVERYTHING);
        message.pinged = self.pinged(&message, &allowed)?;
        // Replacing "is thinking" is not an edit to the reader.
        let awaited = message.has(flag::LOADING);
        message.flags &= !flag::LOADING;
        message.edited_at = (!awaited).then_some(now);
        self.store.put_message(&message, &new_files)?;
        self.store.drop_other_files(&message)?;
        self.emit(&Event::Message(Change::Update, &message));
        self.keep_message(&message, &new_files, true);
        Ok(message)
    }

    /// Deletes a message.
    pub(crate) fn delete(&mut self, message: &Message) -> Result<(), Refusal> {
        self.store.delete_message(message.id)?;
        self.emit(&Event::Message(Change::Delete, message));
        Ok(())
    }

    /// A message's files: the listed ones in that order, then uploads that are not listed. Without a list, old files stay.
    fn attach(
        &mut self,
        listed: Option<&[Listed]>,
        uploads: Vec<Upload>,
        old: &[Attachment],
    ) -> Result<(Vec<Attachment>, Vec<NewFile>), Refusal> {
        let mut attachments = if listed.is_some() { Vec::new() } else { old.to_vec() };
        let listed = listed.unwrap_or_default();
        let mut files = Vec::new();
        for entry in listed {
            if let File::Kept(id) = entry.file {
                let Some(mut file) = old.iter().find(|file| file.id == id).cloned() else { continue };
                file.description = entry.description.clone().or(file.description);
                attachments.push(file);
            }
        }
        for upload in uploads {
            let entry = listed.iter().find(|entry| entry.file == File::New(upload.number));
            let name = file_name(entry.and_then(|entry| entry.name.as_deref()).unwrap_or(&upload.name));
            let description = entry.and_then(|entry| entry.description.clone());
            let id = self.new_id();
            let content_type = upload.content_type.unwrap_or_else(|| content_type(&name).to_owned());
            attachments.push(Attachment {
                id,
                description: description.filter(|text| !text.is_empty()),
                content_type: content_type.clone(),
                size: upload.bytes.len(),
                pixels: pixels(&upload.bytes),
                name,
            });
            files.push(NewFile { id, content_type, bytes: upload.bytes });
        }
        if attachments.len() > MOST { Err(Refusal::TOO_LARGE) } else { Ok((attachments, files)) }
    }
}
