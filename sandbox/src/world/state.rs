//! The whole state, and how to look things up in it.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use axum::body::Bytes;
use serde_json::{Value, json};

use super::application::Application;
use super::channel::{self, Channel};
use super::command::{Command, ENTRY_POINT};
use super::files::Upload;
use super::guild::{Guild, OtherGuild};
use super::installation::Context;
use super::interaction::Interactions;
use super::message::Message;
use super::permissions::{self, Permissions};
use super::shown::Shown;
use super::store::{ObjectKind, Store};
use super::user::{Member, User};
use crate::clock::Clock;
use crate::listeners::Listeners;
use crate::refusal::Refusal;
use crate::snowflake::{Id, Snowflakes};

/// Uploads of commands that are kept for the bot to download.
const UPLOADS: usize = 64;

/// The whole state.
pub(crate) struct World {
    pub(crate) clock: Clock,
    pub(crate) ids: Snowflakes,
    pub(crate) application: Application,
    pub(crate) guild: Guild,
    /// Whether the bot was removed from the main guild.
    pub(crate) bot_is_removed: bool,
    pub(crate) members: BTreeMap<Id, Member>,
    /// Further guilds, with or without the bot.
    pub(crate) other_guilds: BTreeMap<Id, OtherGuild>,
    /// Users who left the guild since the start; their messages remain.
    pub(crate) former: BTreeMap<Id, User>,
    /// The author of the welcome message, who belongs to no guild.
    pub(crate) system: User,
    pub(crate) channels: BTreeMap<Id, Channel>,
    pub(crate) commands: BTreeMap<Id, Command>,
    /// When commands of each scope were created, milliseconds since 1970.
    pub(crate) creations: BTreeMap<Option<Id>, Vec<i64>>,
    /// Guilds to which the bot was invited without the scope for commands.
    pub(crate) without_commands: BTreeSet<Id>,
    pub(crate) interactions: Interactions,
    /// The newest files uploaded with commands.
    pub(crate) uploads: VecDeque<(Id, Upload)>,
    pub(crate) store: Store,
    pub(crate) listeners: Listeners,
    /// `http://127.0.0.1:PORT`, the base of attachment URLs for the bot.
    pub(crate) base: String,
    /// Messages kept per channel.
    pub(crate) history: usize,
    /// Messages posted since the start.
    pub(crate) posted: u64,
    /// All that people could see, if it is kept.
    pub(crate) shown: Option<Vec<Shown>>,
}

impl World {
    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.clock.now()
    }

    /// Makes a new id.
    pub(crate) fn new_id(&mut self) -> Id {
        let now = self.now();
        self.ids.next(now)
    }

    /// The bot's user id, which is also the application's.
    pub(crate) fn bot(&self) -> Id {
        self.application.id
    }

    /// Any user who may have written a message.
    pub(crate) fn user(&self, id: Id) -> Option<&User> {
        if id == self.system.id {
            return Some(&self.system);
        }
        self.person(id).map(|member| &member.user).or_else(|| self.former.get(&id))
    }

    /// The channel with this id.
    pub(crate) fn channel(&self, id: Id) -> Result<&Channel, Refusal> {
        self.channels.get(&id).ok_or(Refusal::UNKNOWN_CHANNEL)
    }

    /// What `user` may do in `channel`. A thread takes its parent's permissions; those who take part in a direct message
    /// channel or a group may do everything that makes sense there.
    pub(crate) fn permissions(&self, user: Id, channel: &Channel) -> Permissions {
        let takes_part = match channel.context() {
            Context::Guild => return self.permissions_in_guild(user, channel),
            Context::BotDirect => channel.recipient == Some(user) || user == self.bot(),
            Context::Private => channel.people.contains(&user),
        };
        if takes_part { Permissions::IN_DIRECT_MESSAGES } else { Permissions::NONE }
    }

    /// What the bot may do by an interaction's token. Where it isn't a member, that is what Discord says it may do there.
    pub(crate) fn app_permissions(&self, channel: &Channel) -> Permissions {
        let guild = self.guild_of(channel);
        match channel.context() {
            Context::Guild if !self.hosts_bot(guild.id) => {
                let everyone = guild.role(guild.id).map_or(Permissions::NONE, |role| role.permissions);
                let place = self.with_overwrites(channel);
                let may = permissions::in_channel(everyone, &place.overwrites, guild.id, &[], self.bot());
                let in_public = Permissions::SEND_MESSAGES | Permissions::SEND_MESSAGES_IN_THREADS;
                if may.contains(Permissions::USE_EXTERNAL_APPS) { may } else { may - in_public }
            }
            Context::Guild | Context::BotDirect => self.permissions(self.bot(), channel),
            Context::Private => Permissions::IN_PRIVATE_CHANNELS,
        }
    }

    /// The channel whose overwrites apply: a thread's parent.
    fn with_overwrites<'a>(&'a self, channel: &'a Channel) -> &'a Channel {
        channel.thread.as_ref().and_then(|thread| self.channels.get(&thread.parent)).unwrap_or(channel)
    }

    fn permissions_in_guild(&self, user: Id, channel: &Channel) -> Permissions {
        let Some(member) = self.members_of(channel).get(&user) else { return Permissions::NONE };
        if user == self.bot() && self.bot_is_removed && channel.guild.is_none() {
            return Permissions::NONE;
        }
        let place = self.with_overwrites(channel);
        let guild = self.guild_of(channel);
        let may = permissions::in_channel(
            guild.base_permissions(member),
            &place.overwrites,
            guild.id,
            &member.roles,
            user,
        );
        // Without CONNECT, a member cannot post in a voice channel either.
        let may = if place.kind == channel::VOICE && !may.contains(Permissions::CONNECT) {
            may & Permissions::VIEW_CHANNEL
        } else {
            may
        };
        let invited = channel.thread.as_ref().is_none_or(|thread| {
            channel.kind != channel::PRIVATE_THREAD
                || thread.members.contains_key(&user)
                || may.contains(Permissions::MANAGE_THREADS)
        });
        if invited { may } else { Permissions::NONE }
    }

    /// Refuses unless `user` sees the channel and has the permissions `what` there.
    pub(crate) fn demand(&self, user: Id, channel: &Channel, what: Permissions) -> Result<(), Refusal> {
        let may = self.permissions(user, channel);
        if !may.contains(Permissions::VIEW_CHANNEL) {
            Err(Refusal::MISSING_ACCESS)
        } else if may.contains(what) {
            Ok(())
        } else {
            Err(Refusal::MISSING_PERMISSIONS)
        }
    }

    /// Saves a channel in memory and in the store.
    pub(crate) fn keep_channel(&mut self, channel: Channel) -> Result<(), Refusal> {
        self.store.put(ObjectKind::Channel, channel.id, &channel)?;
        self.channels.insert(channel.id, channel);
        Ok(())
    }

    /// A message of this channel, if `viewer` sees it.
    pub(crate) fn message(&self, channel: Id, id: Id, viewer: Id) -> Result<Message, Refusal> {
        let message = self.store.message(id)?.ok_or(Refusal::UNKNOWN_MESSAGE)?;
        let seen = message.only_for.is_none_or(|owner| owner == viewer);
        if message.channel == channel && seen { Ok(message) } else { Err(Refusal::UNKNOWN_MESSAGE) }
    }

    /// Keeps files uploaded with a command, dropping the oldest.
    pub(crate) fn keep_uploads(&mut self, files: Vec<(Id, Upload)>) {
        self.uploads.extend(files);
        while self.uploads.len() > UPLOADS {
            self.uploads.pop_front();
        }
    }

    /// Content type and bytes of a file: of a message, or uploaded with a command.
    pub(crate) fn file(&self, channel: Id, id: Id) -> Result<Option<(String, Bytes)>, Refusal> {
        if let Some((_, file)) = self.uploads.iter().find(|(upload, _)| *upload == id) {
            let content_type = file.content_type.clone();
            let content_type = content_type.unwrap_or_else(|| "application/octet-stream".to_owned());
            return Ok(Some((content_type, file.bytes.clone())));
        }
        let stored = self.store.file(channel, id)?;
        Ok(stored.map(|(content_type, bytes)| (content_type, Bytes::from(bytes))))
    }

    /// Whether the bot may not view a channel of a guild. Threads are not sent at all then.
    pub(crate) fn is_hidden_from_bot(&self, channel: &Channel) -> bool {
        channel.thread.is_none() && self.permissions(self.bot(), channel).is_empty()
    }

    /// The registered commands as Discord returns them.
    pub(crate) fn command_values(&self) -> Vec<Value> {
        self.commands.values().map(|command| command.body.clone()).collect()
    }

    /// Adds the command that launches an activity.
    pub(crate) fn add_entry_point(&mut self) -> Id {
        let (id, name) = (self.new_id(), "launch".to_owned());
        let body = json!({
            "id": id, "application_id": self.application.id, "version": id, "type": ENTRY_POINT, "name": name,
            "description": "", "options": [], "handler": 2, "nsfw": false, "default_member_permissions": null,
            "integration_types": [0, 1], "contexts": [0, 1, 2],
        });
        self.commands.insert(id, Command { id, guild: None, name, kind: ENTRY_POINT, body });
        id
    }

    /// The commands of one scope: global, or of a guild.
    pub(crate) fn commands_of(&self, guild: Option<Id>) -> impl Iterator<Item = &Command> {
        self.commands.values().filter(move |command| command.guild == guild)
    }

    /// The guild of a channel; the main one for direct messages and private channels.
    pub(crate) fn guild_of(&self, place: &Channel) -> &Guild {
        place
            .guild
            .and_then(|id| self.other_guilds.get(&id))
            .map_or(&self.guild, |elsewhere| &elsewhere.guild)
    }

    /// The members of a channel's guild; of the main one for direct messages and private channels.
    pub(crate) fn members_of(&self, place: &Channel) -> &BTreeMap<Id, Member> {
        let elsewhere = place.guild.and_then(|id| self.other_guilds.get(&id));
        elsewhere.map_or(&self.members, |elsewhere| &elsewhere.members)
    }

    /// A guild that the bot is in, with its members.
    pub(crate) fn guild_with_members(&self, id: Id) -> Option<(&Guild, &BTreeMap<Id, Member>)> {
        if id == self.guild.id {
            return Some((&self.guild, &self.members)).filter(|_| !self.bot_is_removed);
        }
        let elsewhere = self.other_guilds.get(&id)?;
        let found = (&elsewhere.guild, &elsewhere.members);
        Some(found).filter(|(_, members)| members.contains_key(&self.bot()))
    }

    /// A member of any guild.
    pub(crate) fn person(&self, id: Id) -> Option<&Member> {
        let elsewhere = || self.other_guilds.values().find_map(|elsewhere| elsewhere.members.get(&id));
        self.members.get(&id).or_else(elsewhere)
    }

    /// Changes what is the same for a member in all guilds, and stores it.
    pub(crate) fn change_person(&mut self, id: Id, how: impl Fn(&mut Member)) -> Result<(), Refusal> {
        let elsewhere = self.other_guilds.values_mut();
        elsewhere.filter_map(|elsewhere| elsewhere.members.get_mut(&id)).for_each(&how);
        let Some(member) = self.members.get_mut(&id) else { return Ok(()) };
        how(member);
        self.store.put(ObjectKind::Member, id, member).map_err(Into::into)
    }

    /// The guilds that the bot is in, each with its permissions there.
    pub(crate) fn guilds(&self) -> BTreeMap<Id, (&Guild, Permissions)> {
        let all = self.other_guilds.keys().chain([&self.guild.id]);
        let found = all.filter_map(|&id| {
            let (guild, members) = self.guild_with_members(id)?;
            let may = members.get(&self.bot()).map_or(Permissions::NONE, |bot| guild.base_permissions(bot));
            Some((id, (guild, may)))
        });
        found.collect()
    }
}
