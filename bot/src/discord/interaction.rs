//! An interaction without its request: who, where and when. Commands and buttons have this in common.

use std::sync::Arc;

use data::{Seen, Token};
use jiff::Timestamp;
use play::{ChannelId, GuildId, Home, MessageId, PlayerId, RoleId};
use poise::serenity_prelude as serenity;

use crate::discord::{
    answer::is_private,
    component,
    id::{id, timestamp},
    permissions::{BotAction, is_moderator},
    serenity_gaps::{
        components_v2::MessageForm,
        filled::{self, FormPlace},
    },
};
use ui::{
    failure::{Failure, Refusal},
    permissions::Permissions,
    views::{help::HelpReader, name::clean},
};

/// Takes an interaction up and returns at once; `false` if the bot is stopping.
pub(crate) type TakeUp = Arc<dyn Fn(serenity::Interaction) -> bool + Send + Sync>;

/// How the announcements of a change are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Delivery {
    /// By the answer to the interaction that caused it.
    ByReply,
    /// By messages of their own.
    ByMessage,
}

/// An interaction of a member in a server, or of a user in a direct message.
#[derive(Clone)]
pub(crate) struct Interaction {
    /// Its id.
    pub id: serenity::InteractionId,
    /// Lets the bot answer for 15 minutes. Never logged.
    pub token: Token,
    /// The caller.
    pub player: PlayerId,
    /// The caller's name in the server.
    pub name: Option<String>,
    /// Where what happens there lives.
    pub home: Home,
    /// What kind of place that is, if Discord said so.
    context: Option<serenity::InteractionContext>,
    /// The channel, thread or direct message.
    pub channel: ChannelId,
    /// The kind of channel, if Discord sent it.
    pub channel_kind: Option<serenity::ChannelType>,
    /// The channel that a thread belongs to.
    pub parent: Option<ChannelId>,
    /// Whether it is a thread in which only moderators can write.
    is_locked: bool,
    /// What the caller may do in the channel.
    member_may: Permissions,
    /// What the bot may do in the channel.
    pub bot_may: Permissions,
    /// The language of the caller's client.
    pub locale: String,
    /// The language of the server.
    pub guild_locale: Option<String>,
    /// The message whose button was pressed.
    pub message: Option<MessageId>,
    /// Whether only the caller sees that message.
    pub in_private: bool,
    /// The form of that message.
    pub message_form: MessageForm,
    /// Whether that message really has what was used: a modified client can name any button under any message.
    pub is_on_message: bool,
    /// The caller's roles in the server.
    pub roles: Vec<RoleId>,
    /// Since when the caller has been a member of the server, if Discord says so.
    pub joined: Option<Timestamp>,
}

/// Where an interaction comes from. A server that doesn't have the bot isn't among those that authorized it.
fn home(
    guild: Option<serenity::GuildId>,
    channel: serenity::ChannelId,
    owners: &serenity::AuthorizingIntegrationOwners,
) -> Result<Home, Failure> {
    use serenity::AuthorizingIntegrationOwner::{GuildInstall, UserInstall};
    let channel = id(channel.get())?;
    let Some(guild) = guild else { return Ok(Home::Private(channel)) };
    let by_server = owners.0.iter().any(|owner| matches!(owner, GuildInstall(_)));
    let by_user = owners.0.iter().any(|owner| matches!(owner, UserInstall(_)));
    Ok(if by_user && !by_server { Home::Guest(channel) } else { Home::Server(id(guild.get())?) })
}

/// Whether only one person sees a message: answers to them alone, and what the bot has sent to them. Games that are played
/// with the bot in a direct message are answers to it.
fn is_for_one(message: &serenity::Message, context: Option<serenity::InteractionContext>) -> bool {
    let sent = context == Some(serenity::InteractionContext::BotDm) && message.interaction_metadata.is_none();
    is_private(message) || sent
}

/// The channel of a thread. Other channels have parents too: their categories.
fn parent(channel: &serenity::PartialChannel) -> Option<serenity::ChannelId> {
    channel.parent_id.filter(|_| channel.thread_metadata.is_some())
}

fn is_locked(channel: &serenity::PartialChannel) -> bool {
    channel.thread_metadata.is_some_and(|thread| thread.locked)
}

/// Discord's permissions, as far as they matter here.
pub(crate) const fn permissions(all: serenity::Permissions) -> Permissions {
    Permissions::from_bits_truncate(all.bits())
}

/// What someone is called: by the server, by themselves, or by their account, whose name can always be seen.
pub(crate) fn shown_name(nick: Option<&str>, user: &serenity::User) -> String {
    let mut chosen = [nick, user.global_name.as_deref()].into_iter().flatten();
    chosen.find(|name| !clean(name).is_empty()).unwrap_or(&user.name).to_owned()
}

/// Reads what all kinds of interactions have. Their types have the same fields, but no trait.
macro_rules! read {
    ($interaction:expr, owners: $owners:expr, context: $context:expr, message: $message:expr, in_private: $in_private:expr, message_form: $message_form:expr, is_on_message: $is_on_message:expr) => {
        Ok(Self {
            id: $interaction.id,
            token: Token::new($interaction.token.clone()),
            player: id($interaction.user.id.get())?,
            name: Some(shown_name(
                $interaction.member.as_ref().and_then(|member| member.nick.as_deref()),
                &$interaction.user,
            )),
            home: home($interaction.guild_id, $interaction.channel_id, $owners)?,
            context: $context,
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
            in_private: $in_private,
            message_form: $message_form,
            is_on_message: $is_on_message,
            roles: match &$interaction.member {
                Some(member) => member.roles.iter().filter_map(|role| id(role.get()).ok()).collect(),
                None => Vec::new(),
            },
            joined: $interaction.member.as_ref().and_then(|member| member.joined_at).and_then(timestamp),
        })
    };
}

impl Interaction {
    /// From a command.
    pub(crate) fn by_command(interaction: &serenity::CommandInteraction) -> Result<Self, Failure> {
        read!(
            interaction,
            owners: &interaction.authorizing_integration_owners,
            context: interaction.context,
            message: None,
            in_private: false,
            message_form: MessageForm::Classic,
            is_on_message: false
        )
    }

    /// From a button or a list.
    pub(crate) fn by_button(interaction: &serenity::ComponentInteraction) -> Result<Self, Failure> {
        read!(
            interaction,
            owners: &interaction.authorizing_integration_owners,
            context: interaction.context,
            message: Some(id(interaction.message.id.get())?),
            in_private: is_for_one(&interaction.message, interaction.context),
            message_form: MessageForm::of(&interaction.message),
            is_on_message: component::is_on(&interaction.message, &interaction.data)
        )
    }

    /// From a form; its message is the one whose button opened it.
    pub(crate) fn by_form(interaction: &serenity::ModalInteraction) -> Result<Self, Failure> {
        let message = interaction.message.as_deref();
        let FormPlace { owners, context } = filled::place(&interaction.data);
        read!(
            interaction,
            owners: &owners,
            context: context,
            message: message.map(|message| id(message.id.get())).transpose()?,
            in_private: message.is_some_and(|message| is_for_one(message, context)),
            message_form: message.map_or(MessageForm::Classic, MessageForm::of),
            is_on_message: false
        )
    }

    /// A member's command in a channel where the bot may do everything.
    #[cfg(test)]
    pub(crate) fn in_channel(number: u64, player: PlayerId, guild: GuildId, channel: ChannelId) -> Self {
        Self {
            id: number.into(),
            token: Token::new(number.to_string()),
            player,
            name: None,
            home: guild.into(),
            context: Some(serenity::InteractionContext::Guild),
            channel,
            channel_kind: Some(serenity::ChannelType::Text),
            parent: None,
            is_locked: false,
            member_may: Permissions::empty(),
            bot_may: Permissions::all(),
            locale: String::new(),
            guild_locale: None,
            message: None,
            in_private: false,
            message_form: MessageForm::Classic,
            is_on_message: false,
            roles: Vec::new(),
            joined: None,
        }
    }

    /// Lets the member moderate the channel.
    #[cfg(test)]
    pub(crate) fn make_moderator(&mut self) {
        self.member_may = Permissions::all();
    }

    /// Whether it is the caller's direct message with the bot, where their games of all homes can be played.
    pub(crate) fn is_with_bot(&self) -> bool {
        self.context == Some(serenity::InteractionContext::BotDm)
    }

    /// Whether something lives where the caller is. A server may get the bot or lose it while a game goes on in one of its channels, and
    /// buttons go on coming from where they were made: then it is found by the channel.
    pub(crate) fn is_at(&self, home: Home, channel: ChannelId) -> bool {
        home == self.home || home != Home::World && channel == self.channel
    }

    /// Where the games and results of a player live that are shown here. In a direct message with the bot, one's own are those with
    /// strangers; those of anyone else would tell whose account a stranger has.
    pub(crate) fn home_of(&self, player: Option<PlayerId>) -> Home {
        if self.is_with_bot() && player == Some(self.player) { Home::World } else { self.home }
    }

    /// The server. Refused where the bot isn't in one.
    pub(crate) fn guild(&self) -> Result<GuildId, Failure> {
        Ok(self.home.server().ok_or(Refusal::OnlyInServers)?)
    }

    /// Refuses members who don't manage the server. Its managers can show a command to others, but that alone lets no
    /// one use it.
    pub(crate) fn manages_server(&self) -> Result<(), Failure> {
        self.guild()?;
        if self.is_manager() { Ok(()) } else { Err(Refusal::OnlyForManagers.into()) }
    }

    /// Whether the caller may manage messages in the channel.
    pub(crate) const fn is_moderator(&self) -> bool {
        self.home.server().is_some() && is_moderator(self.member_may)
    }

    /// Whether the caller may manage the server.
    pub(crate) const fn is_manager(&self) -> bool {
        self.home.server().is_some() && self.member_may.intersects(MANAGERS)
    }

    /// Which pages of the help the caller sees.
    pub(crate) const fn help_reader(&self, has_world: bool) -> HelpReader {
        HelpReader {
            moderates: self.is_moderator(),
            manages: self.is_manager(),
            is_on_server: self.home.server().is_some(),
            has_world,
        }
    }

    /// Refuses members who don't moderate this channel.
    pub(crate) fn moderates(&self) -> Result<(), Failure> {
        self.guild()?;
        if self.is_moderator() { Ok(()) } else { Err(Refusal::OnlyForModerators.into()) }
    }

    /// How the store notes that this interaction was handled.
    pub(crate) fn seen(&self, delivery: Delivery) -> Seen {
        let token = match delivery {
            Delivery::ByReply => Some(self.token.clone()),
            Delivery::ByMessage => None,
        };
        Seen { id: self.id.get(), token }
    }

    /// Refuses where the bot may not post boards.
    pub(crate) fn may_post(&self) -> Result<(), Failure> {
        self.may(&[BotAction::Boards])
    }

    /// Refuses where the channel can't have threads, or the bot may not open one and post in it.
    pub(crate) fn may_open_thread(&self) -> Result<(), Failure> {
        self.may(&[BotAction::Thread])
    }

    /// Refuses a role that the caller or the bot may not ping. No one pings everyone.
    pub(crate) fn may_ping(&self, role: RoleId, is_mentionable: bool) -> Result<(), Failure> {
        if role.get() == self.guild()?.get() {
            return Err(Refusal::PingEveryone.into());
        }
        let may = |all: Permissions| {
            is_mentionable || all.intersects(Permissions::MENTION_EVERYONE | Permissions::ADMINISTRATOR)
        };
        for (all, is_bot) in [(self.member_may, false), (self.bot_may, true)] {
            if !may(all) {
                return Err(Refusal::PingNotAllowed { role, is_bot }.into());
            }
        }
        Ok(())
    }

    /// Refuses where an answer would be for the caller alone, and threads where the bot can't open any.
    fn may_answer(&self, actions: &[BotAction]) -> Result<(), Failure> {
        if actions.contains(&BotAction::Thread) {
            return Err(play::Refusal::NoThreadHere { channel: self.channel }.into());
        }
        let needed = match self.home {
            Home::Guest(_) => {
                let is_thread = self.parent.is_some();
                let write = if is_thread {
                    Permissions::SEND_MESSAGES_IN_THREADS
                } else {
                    Permissions::SEND_MESSAGES
                };
                Permissions::USE_EXTERNAL_APPS | write
            }
            Home::Server(_) | Home::Private(_) | Home::World => Permissions::empty(),
        };
        let permissions = needed - self.member_may;
        if permissions.is_empty() { Ok(()) } else { Err(Refusal::AnswersArePrivate { permissions }.into()) }
    }

    /// Refuses where the bot may not do all of this, naming everything it lacks.
    pub(crate) fn may(&self, actions: &[BotAction]) -> Result<(), Failure> {
        use serenity::ChannelType::{News, PrivateThread, Text};
        if !self.home.is_posted_in() {
            return self.may_answer(actions);
        }
        if actions.contains(&BotAction::Thread) && !matches!(self.channel_kind, None | Some(Text | News)) {
            return Err(play::Refusal::NoThreadHere { channel: self.channel }.into());
        }
        let needed = actions.iter().map(|action| action.needs(self.channel_kind));
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
            // A thread has its channel's permissions.
            let channel = self.parent.unwrap_or(self.channel);
            Err(Refusal::Lacks { permissions, channel }.into())
        }
    }
}

/// A manager of a server has one of these permissions.
const MANAGERS: Permissions = Permissions::MANAGE_GUILD.union(Permissions::ADMINISTRATOR);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_nothing_to_see_gives_way_to_one_that_has() {
        let called = |nick: Option<&str>, global: Option<&str>| {
            let user = serde_json::json!({ "id": "1", "username": "ada.l", "global_name": global });
            shown_name(nick, &serde_json::from_value(user).unwrap())
        };
        assert_eq!(called(Some("Ada"), Some("Lovelace")), "Ada");
        assert_eq!(called(None, Some("Lovelace")), "Lovelace");
        assert_eq!(called(Some("\u{2800}"), Some("Lovelace")), "Lovelace");
        assert_eq!(called(Some("\u{200b}"), Some("\u{3164}")), "ada.l");
        assert_eq!(called(None, None), "ada.l");
    }
}
