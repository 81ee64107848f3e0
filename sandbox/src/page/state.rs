//! What the page shows when it opens.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::caller::Caller;
use crate::hub::Hub;
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::wire::{self, Viewer, with};
use crate::world::World;
use crate::world::channel::Channel;
use crate::world::guild::Guild;
use crate::world::permissions::Permissions;
use crate::world::user::Member;

/// `GET /page/state`.
pub(super) async fn state(State(hub): State<Arc<Hub>>, caller: Option<Caller>) -> Json<Value> {
    let member = caller.map(|Caller(member)| member);
    let world = hub.world.lock();
    let members = world
        .members
        .values()
        .map(|member| with(wire::user::member(member), json!({ "plays": member.plays })));
    let mut people: Vec<Value> = members.collect();
    // The bot comes last.
    people.sort_by_key(|member| member["user"]["bot"] == true);
    Json(json!({
        "me": member.and_then(|member| world.user(member)).map(wire::user::user),
        "locale": member.and_then(|member| world.members.get(&member)).map(|member| &member.locale),
        "installed": member.is_some_and(|member| world.has_installed(member)),
        "guild": guild(&world, &world.guild, &world.members),
        "other_guilds": member.map(|member| other_guilds(&world, member)).unwrap_or_default(),
        "members": people,
        "application": wire::page_application(&world),
        "channels": world.channels.values().filter_map(|one| channel(&world, member, one)).collect::<Vec<_>>(),
        "commands": world.command_values(),
    }))
}

fn guild(world: &World, guild: &Guild, members: &BTreeMap<Id, Member>) -> Value {
    json!({
        "id": guild.id,
        "name": guild.name,
        "owner_id": guild.owner,
        "has_bot": world.hosts_bot(guild.id),
        "members": members.keys().collect::<Vec<_>>(),
        "roles": guild.roles.iter().map(wire::guild::role).collect::<Vec<_>>(),
    })
}

/// The guilds that the member is in, besides the main one.
fn other_guilds(world: &World, member: Id) -> Vec<Value> {
    let theirs = world.other_guilds.values().filter(|elsewhere| elsewhere.members.contains_key(&member));
    theirs.map(|elsewhere| guild(world, &elsewhere.guild, &elsewhere.members)).collect()
}

/// A channel as the member sees it, if they do; without a member, as everyone sees it.
fn channel(world: &World, member: Option<Id>, channel: &Channel) -> Option<Value> {
    let Some(member) = member else {
        let public = channel.in_guild() && channel.guild.is_none() && channel.overwrites.is_empty();
        return public.then(|| wire::channel::full(&Viewer::bot(world), channel));
    };
    let may = world.permissions(member, channel);
    let can_send = may.contains(channel.needed_to_post());
    let shown = wire::channel::full(&Viewer::page(world, member), channel);
    (!may.is_empty()).then(|| with(shown, json!({ "can_send": can_send, "permissions": may })))
}

/// The query of a list of messages.
#[derive(Debug, Deserialize)]
pub(super) struct List {
    channel: Id,
    before: Option<Id>,
    limit: Option<usize>,
}

/// `GET /page/messages`.
pub(super) async fn messages(
    State(hub): State<Arc<Hub>>,
    Caller(member): Caller,
    Query(list): Query<List>,
) -> Result<Json<Value>, Refusal> {
    let world = hub.world.lock();
    world.demand(member, world.channel(list.channel)?, Permissions::NONE)?;
    let limit = list.limit.unwrap_or(50).clamp(1, 100);
    let messages = world.store.messages(list.channel, Some(member), list.before, None, limit)?;
    let viewer = Viewer::page(&world, member);
    let shown = messages.iter().rev().map(|message| wire::message::event(&viewer, message));
    Ok(Json(json!({ "messages": shown.collect::<Vec<_>>() })))
}
