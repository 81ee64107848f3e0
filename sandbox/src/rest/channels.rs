//! Channels.

use super::reply::Reply;
use super::request::Request;
use crate::events::Event;
use crate::judge;
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::wire::{self, Viewer};
use crate::world::World;
use crate::world::permissions::Permissions;

/// `GET /channels/{id}`.
pub(super) fn get(world: &World, id: Id) -> Result<Reply, Refusal> {
    let channel = world.channel(id)?;
    world.demand(world.bot(), channel, Permissions::NONE)?;
    Ok(Reply::ok(wire::channel::full(&Viewer::bot(world), channel)))
}

/// `PATCH /channels/{id}`.
pub(super) fn change(world: &mut World, request: &Request, id: Id) -> Result<Reply, Refusal> {
    let edit = request.judge(judge::thread::edit)?;
    let channel = world.change_channel(world.bot(), id, edit)?;
    Ok(Reply::ok(wire::channel::full(&Viewer::bot(world), &channel)))
}

/// `DELETE /channels/{id}`.
pub(super) fn delete(world: &mut World, id: Id) -> Result<Reply, Refusal> {
    let channel = world.delete_channel(world.bot(), id)?;
    Ok(Reply::ok(wire::channel::full(&Viewer::bot(world), &channel)))
}

/// `POST /channels/{id}/typing`.
pub(super) fn typing(world: &mut World, id: Id) -> Result<Reply, Refusal> {
    let channel = world.channel(id)?.clone();
    let bot = world.bot();
    world.demand(bot, &channel, Permissions::SEND_MESSAGES)?;
    world.emit(&Event::Typing(&channel, bot));
    Ok(Reply::DONE)
}
