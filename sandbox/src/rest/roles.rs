//! Roles of members.

use super::reply::Reply;
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::world::World;
use crate::world::guild::{Guild, Role};
use crate::world::permissions::Permissions;
use crate::world::store::ObjectKind;
use crate::world::user::Member;

/// `PUT` and `DELETE /guilds/{id}/members/{id}/roles/{id}`: gives a member a role, or takes it.
pub(super) fn change(
    world: &mut World,
    guild: Id,
    member: Id,
    role: Id,
    gives: bool,
) -> Result<Reply, Refusal> {
    let bot = world.bot();
    let (there, members) = world.guild_with_members(guild).ok_or(Refusal::UNKNOWN_GUILD)?;
    let found = there.role(role).ok_or(Refusal::UNKNOWN_ROLE)?;
    let bot = members.get(&bot).ok_or(Refusal::MISSING_ACCESS)?;
    if !may_manage(there, bot, found) {
        return Err(Refusal::MISSING_PERMISSIONS);
    }
    let mut changed = members.get(&member).ok_or(Refusal::UNKNOWN_MEMBER)?.clone();
    changed.roles.retain(|one| *one != role);
    if gives {
        changed.roles.push(role);
    }
    if guild == world.guild.id {
        world.store.put(ObjectKind::Member, member, &changed)?;
        world.members.insert(member, changed);
    } else if let Some(elsewhere) = world.other_guilds.get_mut(&guild) {
        elsewhere.members.insert(member, changed);
    }
    Ok(Reply::DONE)
}

/// Whether a member may give this role: it's below their highest, and no program's own or everyone's.
fn may_manage(guild: &Guild, member: &Member, role: &Role) -> bool {
    let may = guild.base_permissions(member);
    let own = member.roles.iter().filter_map(|id| guild.role(*id)).map(|role| role.position).max();
    may.intersects(Permissions::MANAGE_ROLES | Permissions::ADMINISTRATOR)
        && own.is_some_and(|highest| role.position < highest)
        && role.bot.is_none()
        && role.id != guild.id
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use crate::server::Sandbox;

    #[tokio::test]
    async fn the_bot_gives_roles_below_its_own_with_the_permission_to() {
        let sandbox = Sandbox::start(Config::default()).await.unwrap();
        let (guild, ada, role) = (sandbox.guild(), sandbox.member("ada"), sandbox.add_role("Champions"));
        let change = |member: Id, role: Id, gives: bool| {
            change(&mut sandbox.hub.world.lock(), guild, member, role, gives).map(|reply| reply.status)
        };
        assert_eq!(change(ada.id(), role, true), Err(Refusal::MISSING_PERMISSIONS), "it may not");
        sandbox.allow_bot(Permissions::MANAGE_ROLES);
        assert_eq!(change(ada.id(), role, true), Err(Refusal::MISSING_PERMISSIONS), "the role is above");
        sandbox.raise_bot();
        assert_eq!(change(ada.id(), guild, true), Err(Refusal::MISSING_PERMISSIONS), "everyone has it");
        assert_eq!(change(Id::new(7), role, true), Err(Refusal::UNKNOWN_MEMBER));
        assert_eq!(change(ada.id(), Id::new(7), true), Err(Refusal::UNKNOWN_ROLE));
        assert_eq!(change(ada.id(), role, true), Ok(204));
        assert_eq!(change(ada.id(), role, true), Ok(204), "once more changes nothing");
        assert!(ada.has_role(role));
        assert_eq!(change(ada.id(), role, false), Ok(204));
        assert!(!ada.has_role(role));
    }
}
