//! Threads: start, join, leave.

use serde_json::json;

use super::reply::Reply;
use super::request::Request;
use crate::judge;
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::wire::channel::thread_member;
use crate::wire::{self, Viewer};
use crate::world::World;
use crate::world::permissions::Permissions;

/// `POST /channels/{id}/threads`, also on a message.
pub(super) fn start(
    world: &mut World,
    request: &Request,
    channel: Id,
    on: Option<Id>,
) -> Result<Reply, Refusal> {
    let new = request.judge(|form| judge::thread::new(form, on.is_some()))?;
    let bot = world.bot();
    world.demand(bot, world.channel(channel)?, Permissions::NONE)?;
    let message = on.map(|on| world.message(channel, on, bot)).transpose()?;
    let thread = world.start_thread(bot, channel, &new, message)?;
    Ok(Reply::created(wire::channel::full(&Viewer::bot(world), &thread)))
}

/// `GET /channels/{id}/thread-members`.
pub(super) fn members(world: &World, channel: Id) -> Result<Reply, Refusal> {
    let place = world.channel(channel)?;
    world.demand(world.bot(), place, Permissions::NONE)?;
    let thread = place.thread.as_ref().ok_or(Refusal::NOT_THAT_CHANNEL_TYPE)?;
    let members = thread.members.iter().map(|(member, joined)| thread_member(channel, *member, *joined));
    Ok(Reply::ok(json!(members.collect::<Vec<_>>())))
}

/// `PUT`, `DELETE` and `GET /channels/{id}/thread-members/{id}`.
pub(super) fn member(world: &mut World, method: &str, channel: Id, member: Id) -> Result<Reply, Refusal> {
    match method {
        "PUT" | "DELETE" => {
            world.join_thread(world.bot(), channel, member, method == "PUT")?;
            Ok(Reply::DONE)
        }
        "GET" => {
            let place = world.channel(channel)?;
            world.demand(world.bot(), place, Permissions::NONE)?;
            let joined = place.thread.as_ref().and_then(|thread| thread.members.get(&member));
            let joined = joined.ok_or(Refusal::UNKNOWN_MEMBER)?;
            Ok(Reply::ok(thread_member(channel, member, *joined)))
        }
        _ => Err(Refusal::METHOD_NOT_ALLOWED),
    }
}
