//! Guilds, with their members, roles and channels.

use serde_json::json;

use super::reply::Reply;
use super::request::{Request, id};
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::wire::{self, Viewer};
use crate::world::World;
use crate::world::channel::Channel;

/// Refuses a guild that the bot is not in, or to which it was invited without the scope for commands.
pub(super) fn with_commands(world: &World, guild: Id) -> Result<Id, Refusal> {
    let has_them = world.guild_with_members(guild).is_some() && !world.without_commands.contains(&guild);
    if has_them { Ok(guild) } else { Err(Refusal::MISSING_ACCESS) }
}

/// `GET /users/@me/guilds`, sorted by id; those above `after`.
pub(super) fn mine(world: &World, request: &Request) -> Reply {
    let after = request.query.get("after").and_then(|after| after.parse::<u64>().ok()).unwrap_or(0);
    let listed = world.guilds().into_iter().filter(|(id, _)| id.get() > after).take(request.limit(200, 200));
    let shown = listed.map(|(id, (guild, may))| {
        json!({
            "id": id,
            "name": guild.name,
            "icon": null,
            "banner": null,
            "owner": false,
            "permissions": may,
            "features": [],
        })
    });
    Reply::ok(json!(shown.collect::<Vec<_>>()))
}

/// `GET /guilds/{id}` and the routes below it.
pub(super) fn get(world: &World, request: &Request, guild: Id, rest: &[&str]) -> Result<Reply, Refusal> {
    let (guild, members) = world.guild_with_members(guild).ok_or(Refusal::UNKNOWN_GUILD)?;
    let is_in = |one: &Channel| one.in_guild() && world.guild_of(one).id == guild.id;
    let viewer = Viewer::bot(world);
    match rest {
        [] => Ok(Reply::ok(wire::guild::partial(guild))),
        ["roles"] => Ok(Reply::ok(json!(guild.roles.iter().map(wire::guild::role).collect::<Vec<_>>()))),
        ["roles", role] => {
            let role = guild.role(id("role_id", role)?).ok_or(Refusal::UNKNOWN_ROLE)?;
            Ok(Reply::ok(wire::guild::role(role)))
        }
        ["channels"] => {
            let seen = |one: &&Channel| is_in(one) && one.thread.is_none() && !world.is_hidden_from_bot(one);
            let listed = world.channels.values().filter(seen);
            Ok(Reply::ok(json!(listed.map(|one| wire::channel::full(&viewer, one)).collect::<Vec<_>>())))
        }
        ["threads", "active"] => {
            let now = world.now();
            let active = |one: &&Channel| {
                is_in(one)
                    && one.thread.is_some()
                    && !one.archived(now)
                    && !world.permissions(world.bot(), one).is_empty()
            };
            let threads: Vec<_> =
                world.channels.values().filter(active).map(|one| wire::channel::full(&viewer, one)).collect();
            Ok(Reply::ok(json!({ "threads": threads, "members": [] })))
        }
        ["members", "search"] => {
            let wanted = request.query.get("query").map(|query| query.to_lowercase()).unwrap_or_default();
            let found = members.values().filter(|one| one.user.name.starts_with(&wanted));
            Ok(Reply::ok(json!(
                found.take(request.limit(1, 1_000)).map(wire::user::member).collect::<Vec<_>>()
            )))
        }
        // Discord only lists members with the privileged intent.
        ["members"] => Err(Refusal::MISSING_ACCESS),
        ["members", member] => {
            let member = if *member == "@me" { world.bot() } else { id("user_id", member)? };
            let member = members.get(&member).ok_or(Refusal::UNKNOWN_MEMBER)?;
            Ok(Reply::ok(wire::user::member(member)))
        }
        _ => Err(Refusal::NOT_FOUND),
    }
}
