//! Messages are posted, edited and deleted.

use super::mentions::text_of;
use crate::events::Event;
use crate::judge::attachments::{File, Listed, MOST};
use crate::judge::mentions::Allowed;
use crate::judge::message::Draft;
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::world::World;
use crate::world::channel::Channel;
use crate::world::files::{NewFile, Upload, content_type, file_name, pixels};
use crate::world::message::{Attachment, Message, Origin, Pinged, Reference, flag};
use crate::world::permissions::Permissions;

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

impl World {
    /// Posts a message. Callers check permissions.
    pub(crate) fn post(&mut self, post: Post) -> Result<Message, Refusal> {
        let Post { channel, author, kind, draft, files, reference, interaction, only_for, flags } = post;
        let place = self.channel(channel)?;
        let may_ping_all = self.permissions(author, place).contains(Permissions::MENTION_EVERYONE);
        let (attachments, new_files) = self.attach(draft.attachments.as_deref(), files, &[])?;
        let components = draft.components.unwrap_or_default();
        let content = draft.content.unwrap_or_default();
        let allowed = draft.allowed_mentions.unwrap_or(Allowed::EVERYTHING);
        let mut pinged = self.pinged(&text_of(&content, &components), &allowed, may_ping_all);
        if allowed.replied_user {
            self.ping_replied(&mut pinged, reference.as_ref());
        }
        let mut sent_flags = draft.flags.unwrap_or(0) | flags;
        if only_for.is_none() {
            sent_flags &= !flag::EPHEMERAL;
        }
        let message = Message {
            id: self.new_id(),
            channel,
            author,
            kind,
            content,
            flags: sent_flags,
            tts: draft.tts,
            pinged,
            attachments,
            embeds: draft.embeds.unwrap_or_default(),
            components,
            nonce: draft.nonce,
            reference,
            interaction,
            only_for,
            has_thread: false,
            edited_at: None,
            late_edits: Vec::new(),
        };
        self.store_message(&message, &new_files)?;
        self.emit(&Event::MessageCreate(&message));
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
    fn ping_replied(&self, pinged: &mut Pinged, reference: Option<&Reference>) {
        let answered = reference.and_then(|reference| self.store.message(reference.message?).ok().flatten());
        if let Some(answered) = answered.filter(|answered| !pinged.users.contains(&answered.author)) {
            pinged.users.push(answered.author);
        }
    }

    /// Updates a channel for a new message: its last message and, in a thread, activity and members.
    fn update_channel(&mut self, message: &Message) -> Result<(), Refusal> {
        let mut channel: Channel = self.channel(message.channel)?.clone();
        channel.last_message = Some(message.id);
        let now = self.now();
        let mut joined = Vec::new();
        let mut unarchived = false;
        if let Some(thread) = &mut channel.thread {
            unarchived = thread.is_archived(now);
            thread.archived = false;
            thread.active_at = now;
            thread.messages += 1;
            let author = std::iter::once(message.author);
            for member in author.chain(message.pinged.users.iter().copied()) {
                if self.members.contains_key(&member) && !thread.members.contains_key(&member) {
                    thread.members.insert(member, now);
                    joined.push(member);
                }
            }
            if unarchived {
                thread.archived_at = now;
            }
        }
        self.keep_channel(channel.clone())?;
        if unarchived {
            self.emit(&Event::ChannelUpdate(&channel));
        }
        for member in joined {
            self.emit(&Event::ThreadMember(&channel, member));
        }
        Ok(())
    }

    /// Edits a message, unless too many edits to old messages were made (30046).
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
        if now > message.posted_at() + HOUR {
            message.late_edits.retain(|edit| now - edit < HOUR);
            if message.late_edits.len() >= LATE_EDITS {
                return Err(Refusal::TOO_MANY_OLD_EDITS);
            }
            message.late_edits.push(now);
        }
        let listed = draft.attachments.as_deref();
        let (attachments, new_files) = self.attach(listed, files, &message.attachments)?;
        message.attachments = attachments;
        if let Some(content) = draft.content {
            message.content = content;
        }
        if let Some(embeds) = draft.embeds {
            message.embeds = embeds;
        }
        if let Some(components) = draft.components {
            message.components = components;
        }
        if let Some(flags) = draft.flags {
            let kept = message.flags & !(flag::SUPPRESS_EMBEDS | flag::COMPONENTS_V2);
            message.flags = kept | flags & (flag::SUPPRESS_EMBEDS | flag::COMPONENTS_V2);
        }
        // Clients show an edit's mentions, but no one is notified of them.
        let place = self.channel(message.channel)?;
        let may_ping_all = self.permissions(message.author, place).contains(Permissions::MENTION_EVERYONE);
        let allowed = draft.allowed_mentions.unwrap_or(Allowed::EVERYTHING);
        message.pinged = self.pinged(&text_of(&message.content, &message.components), &allowed, may_ping_all);
        // Replacing "is thinking" is not an edit to the reader.
        let awaited = message.has(flag::LOADING);
        message.flags &= !flag::LOADING;
        message.edited_at = (!awaited).then_some(now);
        self.store.put_message(&message, &new_files)?;
        self.store.drop_other_files(&message)?;
        self.emit(&Event::MessageUpdate(&message));
        Ok(message)
    }

    /// Deletes a message.
    pub(crate) fn delete(&mut self, message: &Message) -> Result<(), Refusal> {
        self.store.delete_message(message.id)?;
        self.emit(&Event::MessageDelete(message));
        Ok(())
    }

    /// A message's files: the listed ones in that order, then uploads that are not listed. Without a list, old files stay.
    fn attach(
        &mut self,
        listed: Option<&[Listed]>,
        uploads: Vec<Upload>,
        old: &[Attachment],
    ) -> Result<(Vec<Attachment>, Vec<NewFile>), Refusal> {
        let mut attachments = Vec::new();
        let mut files = Vec::new();
        let kept = match listed {
            Some(_) => &[],
            None => old,
        };
        attachments.extend_from_slice(kept);
        for entry in listed.unwrap_or_default() {
            if let File::Kept(id) = entry.file {
                let Some(mut file) = old.iter().find(|file| file.id == id).cloned() else { continue };
                if entry.description.is_some() {
                    file.description.clone_from(&entry.description);
                }
                attachments.push(file);
            }
        }
        for upload in uploads {
            let entry =
                listed.unwrap_or_default().iter().find(|entry| entry.file == File::New(upload.number));
            let name = entry.and_then(|entry| entry.name.as_deref()).unwrap_or(&upload.name);
            let name = file_name(name);
            let id = self.new_id();
            let content_type = upload.content_type.unwrap_or_else(|| content_type(&name).to_owned());
            attachments.push(Attachment {
                id,
                description: entry
                    .and_then(|entry| entry.description.clone())
                    .filter(|text| !text.is_empty()),
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
