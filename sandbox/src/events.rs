//! Events: who is notified of a change, and how much of it they see.
//!
//! Every change is emitted under the lock that made it, so that all listeners see the same order of events.

use serde_json::{Value, json};

use crate::listeners::intents::Intents;
use crate::snowflake::Id;
use crate::wire::{self, Viewer};
use crate::world::World;
use crate::world::channel::Channel;
use crate::world::guild::Role;
use crate::world::message::Message;

/// Something that happened in the world.
pub(crate) enum Event<'a> {
    Message(Change, &'a Message),
    Channel(Change, &'a Channel),
    /// A role of the main guild was added or deleted.
    Role(Change, &'a Role),
    ThreadMember(&'a Channel, Id),
    /// The registered commands have changed.
    Commands,
    /// The bot connected or disconnected.
    Application,
    /// A user installed the app for themselves, or no longer has it.
    Installation(Id),
    Typing(&'a Channel, Id),
}

/// What happened to a message, channel or thread.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Change {
    Create,
    Update,
    Delete,
}

impl World {
    /// Notifies every listener that may see the event.
    pub(crate) fn emit(&mut self, event: &Event<'_>) {
        let (name, needs) = (event.name(), event.intents(self));
        let sessions = &self.listeners.sessions;
        let wanted = !sessions.loses_events && sessions.any(needs);
        if let Some(payload) = wanted.then(|| event.for_bot(self)).flatten() {
            let (private, guild) = (event.content_is_private(self), event.guild(self));
            self.listeners.sessions.dispatch(name, needs, private, guild, &payload);
        }
        let mut tabs = std::mem::take(&mut self.listeners.tabs);
        tabs.retain(|tab| match event.for_page(self, tab.member) {
            Some((name, d)) => tab.sender.send(json!({ "t": name, "d": d }).to_string()).is_ok(),
            None => !tab.sender.is_closed(),
        });
        self.listeners.tabs = tabs;
        self.listeners.wake();
    }
}

impl Event<'_> {
    /// The name of the event.
    fn name(&self) -> &'static str {
        match self {
            Self::Message(Change::Create, _) => "MESSAGE_CREATE",
            Self::Message(Change::Update, _) => "MESSAGE_UPDATE",
            Self::Message(Change::Delete, _) => "MESSAGE_DELETE",
            Self::Channel(change, channel) => match (change, &channel.thread) {
                (Change::Create, Some(_)) => "THREAD_CREATE",
                (Change::Update, Some(_)) => "THREAD_UPDATE",
                (Change::Delete, Some(_)) => "THREAD_DELETE",
                (Change::Create, None) => "CHANNEL_CREATE",
                (Change::Update, None) => "CHANNEL_UPDATE",
                (Change::Delete, None) => "CHANNEL_DELETE",
            },
            Self::Role(Change::Create, _) => "GUILD_ROLE_CREATE",
            Self::Role(Change::Update, _) => "GUILD_ROLE_UPDATE",
            Self::Role(Change::Delete, _) => "GUILD_ROLE_DELETE",
            Self::ThreadMember(..) => "THREAD_MEMBERS_UPDATE",
            Self::Typing(..) => "TYPING_START",
            Self::Commands => "COMMANDS_UPDATE",
            Self::Application => "APPLICATION_UPDATE",
            Self::Installation(_) => "INSTALLATION_UPDATE",
        }
    }

    /// The channel it happened in.
    fn channel<'w>(&'w self, world: &'w World) -> Option<&'w Channel> {
        match self {
            Self::Message(_, message) => world.channels.get(&message.channel),
            Self::Channel(_, channel) | Self::ThreadMember(channel, _) | Self::Typing(channel, _) => {
                Some(channel)
            }
            Self::Role(..) | Self::Commands | Self::Application | Self::Installation(_) => None,
        }
    }

    /// The intents a session needs to receive the event. An ephemeral message counts as a direct message; three events are
    /// only for pages.
    fn intents(&self, world: &World) -> Intents {
        let in_guild = self.channel(world).is_some_and(Channel::in_guild);
        match self {
            Self::Message(_, message) if in_guild && message.only_for.is_none() => Intents::GUILD_MESSAGES,
            Self::Channel(..) if in_guild => Intents::GUILDS,
            Self::Message(..) | Self::Channel(..) => Intents::DIRECT_MESSAGES,
            Self::Role(..) | Self::ThreadMember(..) => Intents::GUILDS,
            Self::Typing(..) if in_guild => Intents::GUILD_TYPING,
            Self::Typing(..) => Intents::DIRECT_MESSAGE_TYPING,
            Self::Commands | Self::Application | Self::Installation(_) => Intents::NEVER,
        }
    }

    /// The guild it happened in; `None` for direct messages.
    fn guild(&self, world: &World) -> Option<Id> {
        if let Self::Role(..) = self {
            return Some(world.guild.id);
        }
        self.channel(world).filter(|channel| channel.in_guild()).map(|channel| world.guild_of(channel).id)
    }

    fn is_seen_by(&self, world: &World, user: Id) -> bool {
        self.channel(world).is_some_and(|channel| !world.permissions(user, channel).is_empty())
    }

    fn payload(&self, viewer: &Viewer<'_>) -> Value {
        let world = viewer.world;
        match self {
            Self::Message(Change::Delete, message) => wire::message::deleted(viewer, message),
            Self::Message(_, message) => wire::message::event(viewer, message),
            Self::Channel(Change::Delete, channel) => wire::channel::deleted(viewer, channel),
            Self::Channel(_, channel) => wire::channel::full(viewer, channel),
            Self::Role(Change::Delete, role) => wire::guild::deleted_role(&world.guild, role),
            Self::Role(_, role) => wire::guild::changed_role(&world.guild, role),
            Self::ThreadMember(channel, member) => wire::channel::joined(viewer, channel, *member),
            Self::Typing(channel, user) => {
                json!({ "channel_id": channel.id, "user_id": user, "timestamp": world.now() / 1000 })
            }
            Self::Commands => json!({ "commands": world.command_values() }),
            Self::Application => wire::page_application(world),
            Self::Installation(user) => json!({ "installed": world.has_installed(*user) }),
        }
    }

    /// The payload for the bot, unless it cannot see the channel. It learns of every channel in its guilds, though of some not
    /// much, and of all roles.
    fn for_bot(&self, world: &World) -> Option<Value> {
        let is_channel = matches!(self, Self::Channel(_, channel) if channel.thread.is_none());
        let is_of_all = is_channel || matches!(self, Self::Channel(Change::Delete, _) | Self::Role(..));
        let concerns_all = is_of_all && self.guild(world).is_some_and(|guild| world.hosts_bot(guild));
        let seen = concerns_all || self.is_seen_by(world, world.bot());
        seen.then(|| self.payload(&Viewer::bot(world)))
    }

    /// Event name and payload for a page of `member`, unless they cannot see the channel.
    fn for_page(&self, world: &World, member: Id) -> Option<(&'static str, Value)> {
        let viewer = Viewer::page(world, member);
        let for_member = match self {
            Self::Role(..) | Self::Commands | Self::Application => {
                return Some((self.name(), self.payload(&viewer)));
            }
            Self::Installation(user) => {
                return (*user == member).then(|| (self.name(), self.payload(&viewer)));
            }
            Self::Message(_, message) => message.only_for.is_none_or(|owner| owner == member),
            Self::ThreadMember(_, joined) => *joined == member,
            Self::Channel(..) | Self::Typing(..) => true,
        };
        if !for_member || !self.is_seen_by(world, member) {
            return None;
        }
        if let Self::ThreadMember(channel, _) = self {
            // A private thread appears to a member at the moment they are added.
            return Some(("THREAD_CREATE", wire::channel::full(&viewer, channel)));
        }
        Some((self.name(), self.payload(&viewer)))
    }

    /// Whether the bot needs the privileged intent to read the content: unless the message is its own, a direct message,
    /// or mentions it.
    fn content_is_private(&self, world: &World) -> bool {
        let bot = world.bot();
        let Self::Message(Change::Create | Change::Update, message) = self else { return false };
        message.author != bot && !message.pinged.users.contains(&bot) && self.guild(world).is_some()
    }
}
