//! Users, and direct message channels with them.

use super::reply::Reply;
use super::request::Request;
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::wire::{self, Viewer};
use crate::world::World;

/// `GET /users/@me`.
pub(super) fn me(world: &World) -> Reply {
    Reply::ok(serde_json::json!(world.user(world.bot()).map(wire::user::current)))
}

/// `GET /users/{id}`.
pub(super) fn get(world: &World, id: Id) -> Result<Reply, Refusal> {
    world.user(id).map(|user| Reply::ok(wire::user::user(user))).ok_or(Refusal::UNKNOWN_USER)
}

/// `POST /users/@me/channels`. Whether the member accepts direct messages only shows when one is sent.
pub(super) fn open_direct(world: &mut World, request: &Request) -> Result<Reply, Refusal> {
    let recipient = request.judge(|form| {
        form.knows(&["recipient_id"]);
        form.at("recipient_id").required().id()
    })?;
    let recipient = recipient.filter(|id| world.person(*id).is_some() && *id != world.bot());
    let channel = world.direct(recipient.ok_or(Refusal::NO_DIRECT_MESSAGE)?)?;
    Ok(Reply::ok(wire::channel::full(&Viewer::bot(world), &channel)))
}
