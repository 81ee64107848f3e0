//! Who asked for something, where and when: what a command and a pressed button have in common.

use data::{Seen, Token};
use play::{ChannelId, GuildId, MessageId, PlayerId};
use poise::serenity_prelude as serenity;

use crate::discord::{
    component,
    permissions::{BotAction, is_moderator},
};
use ui::{
    failure::{Failure, Refusal},
    permissions::Permissions,
    views::help::Reader,
};

/// How the announcements of a change are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Delivery {
    /// By the answer to the interaction that caused it.
    ByReply,
    /// By messages of their own.
    ByMessage,
}

/// An interaction of somebody in a server, or in a conversation with the bot alone, without what it asks for.
#[derive(Clone)]
pub(crate) struct Interaction {
    /// Its number.
    pub id: serenity::InteractionId,
    /// What lets the bot answer, for 15 minutes. A secret of a kind: never logged.
    pub token: Token,
    /// Who asks.
    pub player: PlayerId,
    /// How the server calls him.
    pub name: Option<String>,
    /// The server; none in a direct message.
    server: Option<GuildId>,
    /// The channel, the thread, or the conversation with the bot alone.
    pub channel: ChannelId,
    /// What kind of channel it is, where Discord said so.
    pub channel_kind: Option<serenity::ChannelType>,
    /// The channel that it is a thread of, if it is one.
    pub parent: Option<ChannelId>,
    /// Whether it is a thread in which nobody but moderators may write.
    is_locked: bool,
    /// What he may do in the channel.
    member_may: Permissions,
    /// What the bot may do in the channel.
    pub bot_may: Permissions,
    /// The language of the member's client.
    pub locale: String,
    /// The language of the server.
    pub guild_locale: Option<String>,
    /// The message whose button was pressed.
    pub message: Option<MessageId>,
    /// Whether he alone sees that message.
    pub in_private: bool,
    /// Whether that message has what he used: a client that somebody has made can name any button under any message.
    pub is_on_message: bool,
}

/// The one way in which an id of the platform becomes one of the game's. Discord's ids are never 0.
pub(crate) fn id<T: TryFrom<u64>>(number: u64) -> Result<T, Failure> {
    T::try_from(number).map_err(|_| Failure::Broken(anyhow::anyhow!("Discord sent an id that is 0")))
}

/// The channel that a thread is in. Other channels have parents, too: the category that they stand under.
fn parent(channel: &serenity::PartialChannel) -> Option<serenity::ChannelId> {
    channel.parent_id.filter(|_| channel.thread_metadata.is_some())
}

fn is_locked(channel: &serenity::PartialChannel) -> bool {
    channel.thread_metadata.is_some_and(|thread| thread.locked)
}

/// Those of Discord's permissions that matter here.
pub(crate) const fn permissions(all: serenity::Permissions) -> Permissions {
    Permissions::from_bits_truncate(all.bits())
}

/// Reads what all kinds of interaction have, under the same names but in types without a common trait.
macro_rules! read {
    ($interaction:expr, message: $message:expr, in_private: $in_private:expr, is_on_message: $is_on_message:expr) => {
        Ok(Self {
            id: $interaction.id,
            token: Token::new($interaction.token.clone()),
            player: id($interaction.user.id.get())?,
            name: $interaction.member.as_ref().map(|member| member.display_name().to_owned()),
            server: $interaction.guild_id.map(|server| id(server.get())).transpose()?,
            channel: id($interaction.channel_id.get())?,
            channel_kind: $interaction.channel.as_ref().map(|channel| channel.kind),
            parent: $interaction
                .channel
                .as_ref()
                .and_then(parent)
                .map(|parent| id(parent.get()))
                .transpose()?,
            is_locked: $interaction.channel.as_ref().is_some_and(is_locked),
            member_may: $interaction
                .member
                .as_ref()
                .and_then(|member| member.permissions)
                .map_or_else(Permissions::empty, permissions),
            bot_may: $interaction.app_permissions.map_or_else(Permissions::empty, permissions),
            locale: $interaction.locale.clone(),
            guild_locale: $interaction.guild_locale.clone(),
            message: $message,
            in_private: $in_private || $interaction.guild_id.is_none(),
            is_on_message: $is_on_message,
        })
    };
}

impl Interaction {
    /// By a command.
    pub(crate) fn by_command(interaction: &serenity::CommandInteraction) -> Result<Self, Failure> {
        read!(interaction, message: None, in_private: false, is_on_message: false)
    }

    /// By a pressed button, or in a list to choose from.
    pub(crate) fn by_button(interaction: &serenity::ComponentInteraction) -> Result<Self, Failure> {
        read!(
            interaction,
            message: Some(id(interaction.message.id.get())?),
            in_private: is_private(&interaction.message),
            is_on_message: component::is_on(&interaction.message, &interaction.data)
        )
    }

    /// By a form that was filled in; its message is the one whose button opened it.
    pub(crate) fn by_form(interaction: &serenity::ModalInteraction) -> Result<Self, Failure> {
        let message = interaction.message.as_deref();
        read!(
            interaction,
            message: message.map(|message| id(message.id.get())).transpose()?,
            in_private: message.is_some_and(is_private),
            is_on_message: false
        )
    }

    /// The server; refuses in a direct message.
    pub(crate) fn guild(&self) -> Result<GuildId, Failure> {
        Ok(self.server.ok_or(Refusal::OnlyInServers)?)
    }

    /// Refuses to whoever may not manage the server. Its managers can let others see a command; that alone lets nobody use it.
    pub(crate) fn manages_server(&self) -> Result<(), Failure> {
        if self.is_manager() { Ok(()) } else { Err(Refusal::OnlyForManagers.into()) }
    }

    /// Whether he may manage messages in the channel.
    pub(crate) const fn is_moderator(&self) -> bool {
        is_moderator(self.member_may)
    }

    /// Whether he may manage the server.
    pub(crate) const fn is_manager(&self) -> bool {
        self.member_may.intersects(MANAGERS)
    }

    /// Which pages of the help this member reads.
    pub(crate) const fn help_reader(&self) -> Reader {
        Reader { moderates: self.is_moderator(), manages: self.is_manager() }
    }

    /// Refuses to whoever does not moderate where he asks.
    pub(crate) fn moderates(&self) -> Result<(), Failure> {
        if self.is_moderator() { Ok(()) } else { Err(Refusal::OnlyForModerators.into()) }
    }

    /// How it is noted that this interaction was carried out.
    pub(crate) fn seen(&self, told: Delivery) -> Seen {
        let token = match told {
            Delivery::ByReply => Some(self.token.clone()),
            Delivery::ByMessage => None,
        };
        Seen { id: self.id.get(), token }
    }

    /// Refuses where the bot may not post the boards of a game in this channel.
    pub(crate) fn may_post(&self) -> Result<(), Failure> {
        self.may(&[BotAction::Boards])
    }

    /// Refuses where the channel cannot have a thread, or the bot may not open one and play in it.
    pub(crate) fn may_open_thread(&self) -> Result<(), Failure> {
        self.may(&[BotAction::Thread])
    }

    /// Refuses where the bot may not do all of this in this channel, with all that it lacks.
    pub(crate) fn may(&self, deeds: &[BotAction]) -> Result<(), Failure> {
        use serenity::ChannelType::{News, PrivateThread, Text};
        if deeds.contains(&BotAction::Thread) && !matches!(self.channel_kind, None | Some(Text | News)) {
            return Err(play::Refusal::NoThreadHere { channel: self.channel }.into());
        }
        let needed = deeds.iter().map(|deed| deed.needs(self.channel_kind));
        let needed = needed.fold(Permissions::empty(), |all, needed| all | needed);
        let permissions = needed - self.bot_may;
        if permissions.contains(Permissions::VIEW_CHANNEL) && self.channel_kind == Some(PrivateThread) {
            return Err(Refusal::NotInThread { thread: self.channel }.into());
        }
        let moderates = self.bot_may.intersects(Permissions::MANAGE_THREADS | Permissions::ADMINISTRATOR);
        if self.is_locked && !moderates {
            return Err(Refusal::ThreadLocked { thread: self.channel }.into());
        }
        if permissions.is_empty() {
            Ok(())
        } else {
            // A thread has the permissions of the channel that it is in.
            let channel = self.parent.unwrap_or(self.channel);
            Err(Refusal::Lacks { permissions, channel }.into())
        }
    }
}

/// Whether one member alone sees a message.
fn is_private(message: &serenity::Message) -> bool {
    message.flags.is_some_and(|flags| flags.contains(serenity::MessageFlags::EPHEMERAL))
}

/// What whoever manages a server may do, one of these.
const MANAGERS: Permissions = Permissions::MANAGE_GUILD.union(Permissions::ADMINISTRATOR);
