//! The roles of a server's members, as far as the bot gives and takes them.

use play::{
    GuildId, RoleId,
    guild::earned_roles::{Held, RoleChange, RoleRefusal},
};
use poise::serenity_prelude as serenity;
use serenity::Permissions;

use super::{
    redact::{code, plain},
    requests::Discord,
    verdict::{Verdict, verdict},
};

/// Discord's codes for someone who isn't in the server, or whose account is gone.
const NO_MEMBER: [isize; 2] = [10_007, 10_013];
/// Discord's code for a role that was deleted.
const NO_ROLE: isize = 10_011;
/// Discord's codes for what the bot may not do: it lacks the permission, or the role is above its own.
const FORBIDDEN: [isize; 3] = [50_001, 50_013, 50_028];

/// The permissions of a moderator, or to disturb everyone: a role with one of them is never given.
const POWER: Permissions = Permissions::ADMINISTRATOR
    .union(Permissions::MANAGE_GUILD)
    .union(Permissions::MANAGE_ROLES)
    .union(Permissions::MANAGE_CHANNELS)
    .union(Permissions::MANAGE_MESSAGES)
    .union(Permissions::MANAGE_THREADS)
    .union(Permissions::MANAGE_WEBHOOKS)
    .union(Permissions::MANAGE_NICKNAMES)
    .union(Permissions::MANAGE_EVENTS)
    .union(Permissions::MANAGE_GUILD_EXPRESSIONS)
    .union(Permissions::KICK_MEMBERS)
    .union(Permissions::BAN_MEMBERS)
    .union(Permissions::MODERATE_MEMBERS)
    .union(Permissions::VIEW_AUDIT_LOG)
    .union(Permissions::MENTION_EVERYONE)
    .union(Permissions::MUTE_MEMBERS)
    .union(Permissions::DEAFEN_MEMBERS)
    .union(Permissions::MOVE_MEMBERS);

/// Why a role wasn't given or taken.
#[derive(Debug)]
pub(crate) enum NotChanged {
    /// The member has left.
    NoMember,
    /// Nor will it be for anyone else, until something is changed in the server.
    Refused(RoleRefusal),
    /// It may work later.
    Later(anyhow::Error),
}

impl Discord {
    /// The bot's application, which invitations name.
    pub(crate) fn application(&self) -> u64 {
        self.http.application_id().map_or_else(|| self.me.get(), serenity::ApplicationId::get)
    }

    /// The roles of a server that the bot mustn't give, since they have power or belong to a program or to everyone.
    pub(crate) async fn powerful_roles(&self, guild: GuildId) -> anyhow::Result<Vec<RoleId>> {
        let roles = self.http.get_guild_roles(serenity::GuildId::new(guild.get())).await.map_err(plain)?;
        let powerful = roles.into_iter().filter(|role| {
            role.permissions.intersects(POWER) || role.managed || role.id.get() == guild.get()
        });
        Ok(powerful.filter_map(|role| role.id.get().try_into().ok()).collect())
    }

    /// Gives a member a role, or takes it back. Either is fine if it's so already.
    pub(crate) async fn change_role(&self, guild: GuildId, change: RoleChange) -> Result<(), NotChanged> {
        let Held { role, player } = change.held();
        let (guild, member) = (serenity::GuildId::new(guild.get()), serenity::UserId::new(player.get()));
        let role = serenity::RoleId::new(role.get());
        let done = match change {
            RoleChange::Give(_) => self.http.add_member_role(guild, member, role, None).await,
            RoleChange::Take(_) => self.http.remove_member_role(guild, member, role, None).await,
        };
        done.map_err(|error| {
            not_changed(code(&error), verdict(&error)).unwrap_or_else(|| NotChanged::Later(plain(error)))
        })
    }
}

fn not_changed(code: Option<isize>, verdict: Verdict) -> Option<NotChanged> {
    match code {
        Some(code) if NO_MEMBER.contains(&code) => Some(NotChanged::NoMember),
        Some(NO_ROLE) => Some(NotChanged::Refused(RoleRefusal::Gone)),
        Some(code) if FORBIDDEN.contains(&code) => Some(NotChanged::Refused(RoleRefusal::Forbidden)),
        // Whatever else Discord will never do.
        _ if verdict == Verdict::Never => Some(NotChanged::Refused(RoleRefusal::Forbidden)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_passes_is_no_refusal() {
        let refused = |code, verdict| match not_changed(code, verdict) {
            Some(NotChanged::Refused(why)) => Some(why),
            Some(NotChanged::NoMember | NotChanged::Later(_)) | None => None,
        };
        assert_eq!(refused(Some(50_013), Verdict::ChannelLost), Some(RoleRefusal::Forbidden));
        assert_eq!(refused(Some(10_011), Verdict::Never), Some(RoleRefusal::Gone));
        assert!(matches!(not_changed(Some(10_007), Verdict::Never), Some(NotChanged::NoMember)));
        for passes in [Verdict::Later, Verdict::TooMany, Verdict::Limited] {
            assert_eq!(refused(None, passes), None, "{passes:?}");
        }
        assert_eq!(refused(Some(20_026), Verdict::Limited), None, "the bot is limited, not the member");
    }
}
