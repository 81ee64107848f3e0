//! Channels, also for direct messages.

use super::reply::Reply;
use super::request::Request;
use crate::events::Event;
use crate::judge;
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::world::World;
use crate::world::permissions::Permissions;

/// `GET /channels/{id}`.
pub(super) fn get(world: &World, id: Id) -> Result<Reply, Refusal> {
    let channel = world.channel(id)?;
    world.demand(world.bot(), channel, Permissions::NONE)?;
    Ok(Reply::channel(world, channel))
}

/// `PATCH /channels/{id}`.
pub(super) fn change(world: &mut World, request: &Request, id: Id) -> Result<Reply, Refusal> {
    let edit = request.judge(judge::thread::edit)?;
    let channel = world.change_channel(world.bot(), id, edit)?;
    Ok(Reply::channel(world, &channel))
}

/// `DELETE /channels/{id}`.
pub(super) fn delete(world: &mut World, id: Id) -> Result<Reply, Refusal> {
    let channel = world.delete_channel(world.bot(), id)?;
    Ok(Reply::channel(world, &channel))
}

/// `POST /channels/{id}/typing`.
pub(super) fn typing(world: &mut World, id: Id) -> Result<Reply, Refusal> {
    let channel = world.channel(id)?.clone();
    let bot = world.bot();
    world.demand(bot, &channel, Permissions::SEND_MESSAGES)?;
    world.emit(&Event::Typing(&channel, bot));
    Ok(Reply::DONE)
}

/// `POST /users/@me/channels`. Whether the member accepts direct messages only shows when one is sent.
pub(super) fn open_direct(world: &mut World, request: &Request) -> Result<Reply, Refusal> {
    let recipient = request.judge(|form| {
        form.knows("recipient_id");
        form.at("recipient_id").required().id()
    })?;
    let recipient = recipient.filter(|id| world.user(*id).is_some_and(|user| !user.bot && !user.system));
    let recipient = recipient.ok_or(Refusal::NO_DIRECT_MESSAGE)?;
    if !world.may_be_written_to(recipient) {
        return Err(Refusal::NO_MUTUAL_GUILDS);
    }
    let channel = world.direct(recipient)?;
    Ok(Reply::channel(world, &channel))
}
