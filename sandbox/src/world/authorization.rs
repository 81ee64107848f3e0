//! Which installations of the app authorize what is done in the world.

use super::channel::Channel;
use super::command::Command;
use super::installation::{Context, Installation, Owners};
use super::interaction::Interaction;
use super::message::Message;
use super::permissions::Permissions;
use super::state::World;
use crate::refusal::Refusal;
use crate::snowflake::Id;

impl World {
    /// Whether the user has installed the app for themselves.
    pub(crate) fn has_installed(&self, user: Id) -> bool {
        self.person(user).is_some_and(|person| person.has_installed)
    }

    /// Whether the bot is in this guild.
    pub(crate) fn hosts_bot(&self, guild: Id) -> bool {
        self.guild_with_members(guild).is_some()
    }

    /// Whether the bot may write to the user: they share a guild, or the user has installed the app. A guild from which the
    /// bot was removed for a while still counts.
    pub(crate) fn may_be_written_to(&self, user: Id) -> bool {
        let bot = self.bot();
        let shares = self.members.contains_key(&user) && !self.bot_is_removed
            || self.other_guilds.values().any(|elsewhere| {
                elsewhere.members.contains_key(&user) && elsewhere.members.contains_key(&bot)
            });
        shares || self.has_installed(user)
    }

    /// The installations that authorize a member to use a command here.
    pub(crate) fn owners_of_use(&self, member: Id, place: &Channel, command: &Command) -> Owners {
        Owners {
            guild: self.host(place).filter(|_| command.is_for(Installation::Guild)),
            user: Some(member).filter(|_| command.is_for(Installation::User) && self.has_installed(member)),
        }
    }

    /// The installations that authorize the components of a message: those of the interaction that it responds to.
    pub(crate) fn owners_of_message(&self, message: &Message, place: &Channel) -> Owners {
        let answered = message.interaction.as_ref().and_then(|origin| origin.owners);
        answered.unwrap_or_else(|| self.owners_here(place))
    }

    /// The installations that authorize an interaction.
    pub(crate) fn owners_of(&self, interaction: &Interaction) -> Owners {
        let stored = interaction.details.as_ref().and_then(|details| details.owners);
        stored.unwrap_or_else(|| {
            self.channels
                .get(&interaction.channel)
                .map_or_else(Owners::default, |place| self.owners_here(place))
        })
    }

    /// The installations that authorize a handmade interaction: all there are, or else its member's, as if there was one.
    pub(crate) fn owners_of_forgery(&self, member: Id, place: &Channel) -> Owners {
        let guild = self.host(place);
        let user = Some(member).filter(|_| guild.is_none() || self.has_installed(member));
        Owners { guild, user }
    }

    /// Whether Discord makes the answers to an interaction private: only a user's installation authorizes it, and its member
    /// may not let such an app speak here.
    pub(crate) fn must_be_private(&self, interaction: &Interaction) -> Result<bool, Refusal> {
        let place = self.channel(interaction.channel)?;
        let needed = place.needed_to_post() | Permissions::USE_EXTERNAL_APPS;
        let may = self.permissions(interaction.member, place);
        Ok(place.in_guild() && self.owners_of(interaction).only_user() && !may.contains(needed))
    }

    /// The installation that authorizes what the bot does here by itself. A guild from which the bot was removed since still
    /// counts: its messages there have not changed.
    fn owners_here(&self, place: &Channel) -> Owners {
        let guild = match place.context() {
            Context::Guild => Some(self.guild_of(place).id),
            Context::BotDirect => Some(Id::new(0)),
            Context::Private => None,
        };
        Owners { guild, user: None }
    }

    /// The guild by whose installation commands can be used here; 0 in a direct message with the bot.
    fn host(&self, place: &Channel) -> Option<Id> {
        self.owners_here(place).guild.filter(|guild| guild.get() == 0 || self.hosts_bot(*guild))
    }
}
