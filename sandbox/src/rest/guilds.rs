//! The guild, its members, roles and channels.

use serde_json::json;

use super::Reply;
use super::request::Request;
use super::routes::id;
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::wire::{self, Viewer};
use crate::world::World;
use crate::world::channel::Channel;
use crate::world::permissions::Permissions;

/// Refuses another guild than that of the sandbox, and that too after the bot was removed from it.
pub(super) fn demand(world: &World, guild: Id) -> Result<Id, Refusal> {
    if guild == world.guild.id && !world.bot_is_removed { Ok(guild) } else { Err(Refusal::UNKNOWN_GUILD) }
}

/// `GET /users/@me/guilds`: none after the bot was removed, or behind the page that was asked for.
pub(super) fn mine(world: &World, request: &Request) -> Reply {
    let after = request.query.get("after").and_then(|after| after.parse::<u64>().ok());
    if world.bot_is_removed || after.is_some_and(|after| after >= world.guild.id.get()) {
        return Reply::ok(json!([]));
    }
    let bot = world.members.get(&world.bot());
    Reply::ok(json!([{
        "id": world.guild.id,
        "name": world.guild.name,
        "icon": null,
        "banner": null,
        "owner": false,
        "permissions": bot.map_or(Permissions::NONE, |bot| world.guild.base_permissions(bot)),
        "features": [],
    }]))
}

/// `GET /guilds/{id}` and what is below.
pub(super) fn get(world: &World, request: &Request, guild: Id, rest: &[&str]) -> Result<Reply, Refusal> {
    demand(world, guild)?;
    let viewer = Viewer::bot(world);
    match rest {
        [] => Ok(Reply::ok(wire::guild::partial(world))),
        ["roles"] => {
            Ok(Reply::ok(json!(world.guild.roles.iter().map(wire::guild::role).collect::<Vec<_>>())))
        }
        ["channels"] => {
            let listed = world.channels.values().filter(|one| one.in_guild() && one.thread.is_none());
            Ok(Reply::ok(json!(listed.map(|one| wire::channel::full(&viewer, one)).collect::<Vec<_>>())))
        }
        ["threads", "active"] => {
            let now = world.now();
            let active = |one: &&Channel| {
                one.thread.is_some() && !one.archived(now) && !world.permissions(world.bot(), one).is_empty()
            };
            let threads: Vec<_> =
                world.channels.values().filter(active).map(|one| wire::channel::full(&viewer, one)).collect();
            Ok(Reply::ok(json!({ "threads": threads, "members": [] })))
        }
        ["members", "search"] => {
            let wanted = request.query.get("query").map(|query| query.to_lowercase()).unwrap_or_default();
            let found = world.members.values().filter(|one| one.user.name.starts_with(&wanted));
            Ok(Reply::ok(json!(found.take(request.limit(1)).map(wire::user::member).collect::<Vec<_>>())))
        }
        // Discord gives the list only with the privileged intent.
        ["members"] => Err(Refusal::MISSING_ACCESS),
        ["members", member] => {
            let member = if *member == "@me" { world.bot() } else { id("user_id", member)? };
            let member = world.members.get(&member).ok_or(Refusal::UNKNOWN_MEMBER)?;
            Ok(Reply::ok(wire::user::member(member)))
        }
        _ => Err(Refusal::NOT_FOUND),
    }
}
