//! Events: who is notified of a change, and how much of it they see.
//!
//! Every change is emitted under the lock that made it, so that all listeners see the same order of events.

use serde_json::{Value, json};

use crate::listeners::intents::Intents;
use crate::snowflake::Id;
use crate::wire::{self, Viewer};
use crate::world::World;
use crate::world::channel::Channel;
use crate::world::message::Message;

/// Something that happened in the world.
pub(crate) enum Event<'a> {
    MessageCreate(&'a Message),
    MessageUpdate(&'a Message),
    MessageDelete(&'a Message),
    ChannelCreate(&'a Channel),
    ChannelUpdate(&'a Channel),
    ChannelDelete(&'a Channel),
    ThreadMember(&'a Channel, Id),
    /// The registered commands have changed.
    Commands,
    /// The bot connected or disconnected.
    Application,
    Typing(&'a Channel, Id),
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
    /// The name of the gateway event; empty for events that only pages get.
    fn name(&self) -> &'static str {
        let thread = |channel: &Channel| channel.thread.is_some();
        match self {
            Self::MessageCreate(_) => "MESSAGE_CREATE",
            Self::MessageUpdate(_) => "MESSAGE_UPDATE",
            Self::MessageDelete(_) => "MESSAGE_DELETE",
            Self::ChannelCreate(channel) if thread(channel) => "THREAD_CREATE",
            Self::ChannelUpdate(channel) if thread(channel) => "THREAD_UPDATE",
            Self::ChannelDelete(channel) if thread(channel) => "THREAD_DELETE",
            Self::ChannelCreate(_) => "CHANNEL_CREATE",
            Self::ChannelUpdate(_) => "CHANNEL_UPDATE",
            Self::ChannelDelete(_) => "CHANNEL_DELETE",
            Self::ThreadMember(..) => "THREAD_MEMBERS_UPDATE",
            Self::Typing(..) => "TYPING_START",
            Self::Commands | Self::Application => "",
        }
    }

    /// The intents a session needs to receive the event. An ephemeral message counts as a direct message.
    fn intents(&self, world: &World) -> Intents {
        match self {
            Self::MessageCreate(message) | Self::MessageUpdate(message) | Self::MessageDelete(message) => {
                let in_guild = world.channels.get(&message.channel).is_some_and(Channel::in_guild);
                let public = in_guild && message.only_for.is_none();
                if public { Intents::GUILD_MESSAGES } else { Intents::DIRECT_MESSAGES }
            }
            Self::ChannelCreate(channel) | Self::ChannelUpdate(channel) | Self::ChannelDelete(channel) => {
                if channel.in_guild() {
                    Intents::GUILDS
                } else {
                    Intents::DIRECT_MESSAGES
                }
            }
            Self::ThreadMember(..) => Intents::GUILDS,
            Self::Typing(channel, _) => {
                if channel.in_guild() {
                    Intents::GUILD_TYPING
                } else {
                    Intents::DIRECT_MESSAGE_TYPING
                }
            }
            Self::Commands | Self::Application => Intents::NEVER,
        }
    }

    /// The guild it happened in; `None` for direct messages.
    fn guild(&self, world: &World) -> Option<Id> {
        let channel = match self {
            Self::MessageCreate(message) | Self::MessageUpdate(message) | Self::MessageDelete(message) => {
                world.channels.get(&message.channel)?
            }
            Self::ChannelCreate(channel)
            | Self::ChannelUpdate(channel)
            | Self::ChannelDelete(channel)
            | Self::ThreadMember(channel, _)
            | Self::Typing(channel, _) => channel,
            Self::Commands | Self::Application => return None,
        };
        channel.in_guild().then(|| world.guild_of(channel).id)
    }

    /// The payload for the bot, unless it cannot see the channel.
    fn for_bot(&self, world: &World) -> Option<Value> {
        let viewer = Viewer::bot(world);
        let sees = |channel: &Channel| !world.permissions(world.bot(), channel).is_empty();
        match self {
            Self::MessageCreate(message) | Self::MessageUpdate(message) => {
                let channel = world.channels.get(&message.channel)?;
                sees(channel).then(|| wire::message::event(&viewer, message))
            }
            Self::MessageDelete(message) => {
                let channel = world.channels.get(&message.channel)?;
                sees(channel).then(|| wire::message::deleted(&viewer, message))
            }
            Self::ChannelCreate(channel) | Self::ChannelUpdate(channel) => {
                sees(channel).then(|| wire::channel::full(&viewer, channel))
            }
            Self::ChannelDelete(channel) => Some(wire::channel::deleted(&viewer, channel)),
            Self::ThreadMember(channel, member) => {
                sees(channel).then(|| wire::channel::joined(&viewer, channel, *member))
            }
            Self::Typing(channel, user) => sees(channel).then(
                || json!({ "channel_id": channel.id, "user_id": user, "timestamp": world.now() / 1000 }),
            ),
            Self::Commands | Self::Application => None,
        }
    }

    /// Event name and payload for a page of `member`, unless they cannot see the channel.
    fn for_page(&self, world: &World, member: Id) -> Option<(&'static str, Value)> {
        let viewer = Viewer::page(world, member);
        let sees = |channel: &Channel| !world.permissions(member, channel).is_empty();
        let payload = match self {
            Self::MessageCreate(message) | Self::MessageUpdate(message) | Self::MessageDelete(message) => {
                let channel = world.channels.get(&message.channel)?;
                if !sees(channel) || message.only_for.is_some_and(|owner| owner != member) {
                    return None;
                }
                match self {
                    Self::MessageDelete(_) => wire::message::deleted(&viewer, message),
                    _ => wire::message::event(&viewer, message),
                }
            }
            Self::ChannelCreate(channel) | Self::ChannelUpdate(channel) | Self::ChannelDelete(channel) => {
                if !sees(channel) {
                    return None;
                }
                wire::channel::full(&viewer, channel)
            }
            Self::ThreadMember(channel, joined) => {
                // A private thread appears to a member at the moment they are added.
                return (*joined == member && sees(channel))
                    .then(|| ("THREAD_CREATE", wire::channel::full(&viewer, channel)));
            }
            Self::Commands => {
                return Some(("COMMANDS_UPDATE", json!({ "commands": world.command_values() })));
            }
            Self::Application => {
                return Some(("APPLICATION_UPDATE", wire::page_application(world)));
            }
            Self::Typing(channel, user) => {
                if !sees(channel) {
                    return None;
                }
                json!({ "channel_id": channel.id, "user_id": user })
            }
        };
        Some((self.name(), payload))
    }

    /// Whether the bot needs the privileged intent to read the content: unless the message is its own, a direct message,
    /// or mentions it.
    fn content_is_private(&self, world: &World) -> bool {
        match self {
            Self::MessageCreate(message) | Self::MessageUpdate(message) => {
                let bot = world.bot();
                message.author != bot
                    && !message.pinged.users.contains(&bot)
                    && world.channels.get(&message.channel).is_some_and(Channel::in_guild)
            }
            _ => false,
        }
    }
}
