//! Threads, direct messages and groups are opened; channels and threads are changed, joined and deleted.

use std::collections::{BTreeMap, BTreeSet};

use super::post::Post;
use crate::events::{Change, Event};
use crate::judge::message::Draft;
use crate::judge::thread::{ChannelEdit, NewThread};
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::world::World;
use crate::world::channel::{Channel, DIRECT, PUBLIC_THREAD, TEXT, Thread};
use crate::world::message::{Message, Reference, kind};
use crate::world::permissions::Permissions;
use crate::world::store::ObjectKind;

impl World {
    /// Starts a thread in a channel or on one of its messages.
    pub(crate) fn start_thread(
        &mut self,
        owner: Id,
        parent: Id,
        new: &NewThread,
        on: Option<Message>,
    ) -> Result<Channel, Refusal> {
        let place = self.channel(parent)?;
        if place.kind != TEXT {
            return Err(Refusal::NOT_THAT_CHANNEL_TYPE);
        }
        let needed = if new.kind == PUBLIC_THREAD {
            Permissions::CREATE_PUBLIC_THREADS
        } else {
            Permissions::CREATE_PRIVATE_THREADS
        };
        self.demand(owner, place, needed)?;
        if on.as_ref().is_some_and(|message| message.has_thread) {
            return Err(Refusal::THREAD_EXISTS);
        }
        let (now, guild) = (self.now(), place.guild);
        let id = match &on {
            Some(message) => message.id,
            None => self.new_id(),
        };
        let channel = Channel {
            kind: new.kind,
            guild,
            thread: Some(Thread {
                parent,
                owner,
                archived: false,
                locked: false,
                auto_archive: new.auto_archive,
                archived_at: now,
                active_at: now,
                created_at: now,
                invitable: new.invitable,
                members: BTreeMap::from([(owner, now)]),
                messages: 0,
            }),
            ..Channel::text(id, &new.name, None, 0)
        };
        self.keep_channel(channel.clone())?;
        self.emit(&Event::Channel(Change::Create, &channel));
        self.keep_name(&channel);
        match on {
            Some(mut message) => {
                message.has_thread = true;
                self.store.put_message(&message, &[])?;
                self.emit(&Event::Message(Change::Update, &message));
            }
            None if channel.kind == PUBLIC_THREAD => {
                // A message in the parent channel links to the thread.
                let draft = Draft { content: Some(channel.name.clone()), ..Draft::default() };
                let (kind, reference) = (kind::THREAD_CREATED, Reference { channel: id, message: None });
                self.post(Post { kind, reference: Some(reference), ..Post::new(parent, owner, draft) })?;
            }
            None => {}
        }
        Ok(channel)
    }

    /// Changes a channel or a thread. An archived thread can only be unarchived.
    pub(crate) fn change_channel(&mut self, by: Id, id: Id, edit: ChannelEdit) -> Result<Channel, Refusal> {
        let mut channel = self.channel(id)?.clone();
        self.demand(by, &channel, Permissions::NONE)?;
        if !channel.in_guild() {
            return Err(Refusal::NOT_IN_DM);
        }
        let now = self.now();
        let may = self.permissions(by, &channel);
        match &mut channel.thread {
            None if !may.contains(Permissions::MANAGE_CHANNELS) => return Err(Refusal::MISSING_PERMISSIONS),
            None => channel.topic = edit.topic.or(channel.topic),
            Some(thread) => {
                let manages = may.contains(Permissions::MANAGE_THREADS);
                let archived = thread.is_archived(now);
                let for_moderators = thread.locked || edit.locked.is_some();
                if for_moderators && !manages {
                    return Err(Refusal::MISSING_PERMISSIONS);
                }
                if archived && edit.archived != Some(false) {
                    return Err(Refusal::THREAD_ARCHIVED);
                }
                // Anyone who may post can unarchive a thread; only its owner can change it.
                let unarchives = archived && edit.archived == Some(false);
                if !manages && thread.owner != by && !unarchives {
                    return Err(Refusal::MISSING_PERMISSIONS);
                }
                if unarchives || edit.archived == Some(true) {
                    thread.archived = !unarchives;
                    thread.archived_at = now;
                    thread.active_at = now;
                }
                thread.locked = edit.locked.unwrap_or(thread.locked);
                thread.auto_archive = edit.auto_archive.unwrap_or(thread.auto_archive);
            }
        }
        channel.name = edit.name.unwrap_or(channel.name);
        self.keep_channel(channel.clone())?;
        self.emit(&Event::Channel(Change::Update, &channel));
        self.keep_name(&channel);
        Ok(channel)
    }

    /// Deletes a channel or thread with its messages. A direct message channel is only closed, which changes nothing here.
    pub(crate) fn delete_channel(&mut self, by: Id, id: Id) -> Result<Channel, Refusal> {
        let channel = self.channel(id)?.clone();
        self.demand(by, &channel, Permissions::NONE)?;
        if !channel.in_guild() {
            return Ok(channel);
        }
        let needed =
            if channel.thread.is_some() { Permissions::MANAGE_THREADS } else { Permissions::MANAGE_CHANNELS };
        self.demand(by, &channel, needed)?;
        self.remove_channel(&channel)?;
        Ok(channel)
    }

    /// Removes a channel and its threads.
    pub(crate) fn remove_channel(&mut self, channel: &Channel) -> Result<(), Refusal> {
        let below =
            |other: &&Channel| other.thread.as_ref().is_some_and(|thread| thread.parent == channel.id);
        let mut gone: Vec<_> = self.channels.values().filter(below).cloned().collect();
        gone.push(channel.clone());
        for channel in gone {
            self.emit(&Event::Channel(Change::Delete, &channel));
            self.store.delete_channel(channel.id)?;
            self.store.remove(ObjectKind::Channel, channel.id)?;
            self.channels.remove(&channel.id);
        }
        Ok(())
    }

    /// Adds a member to a thread, or removes them.
    pub(crate) fn join_thread(&mut self, by: Id, id: Id, member: Id, joins: bool) -> Result<(), Refusal> {
        let mut channel = self.channel(id)?.clone();
        self.demand(by, &channel, Permissions::NONE)?;
        if !self.members_of(&channel).contains_key(&member) {
            return Err(Refusal::UNKNOWN_MEMBER);
        }
        let now = self.now();
        if channel.archived(now) {
            return Err(Refusal::THREAD_ARCHIVED);
        }
        let Some(thread) = &mut channel.thread else { return Err(Refusal::NOT_THAT_CHANNEL_TYPE) };
        if joins {
            thread.members.entry(member).or_insert(now);
        } else {
            thread.members.remove(&member);
        }
        self.keep_channel(channel.clone())?;
        if joins {
            self.emit(&Event::ThreadMember(&channel, member));
        }
        Ok(())
    }

    /// The bot's direct message channel with a member, opened if there is none.
    pub(crate) fn direct(&mut self, member: Id) -> Result<Channel, Refusal> {
        if let Some(channel) = self.channels.values().find(|channel| channel.recipient == Some(member)) {
            return Ok(channel.clone());
        }
        let channel =
            Channel { kind: DIRECT, recipient: Some(member), ..Channel::text(self.new_id(), "", None, 0) };
        self.keep_channel(channel.clone())?;
        self.emit(&Event::Channel(Change::Create, &channel));
        Ok(channel)
    }
    /// A private channel of these members. Two of them have only one.
    pub(crate) fn private(&mut self, people: BTreeSet<Id>) -> Result<Channel, Refusal> {
        let known = self.channels.values().find(|channel| channel.kind == DIRECT && channel.people == people);
        if let Some(channel) = known {
            return Ok(channel.clone());
        }
        let channel = Channel::private(self.new_id(), people);
        self.keep_channel(channel.clone())?;
        self.emit(&Event::Channel(Change::Create, &channel));
        Ok(channel)
    }
}
