//! Messages that the bot posts, reads, edits and deletes with its own token.

use serde_json::json;

use super::reply::Reply;
use super::request::Request;
use crate::actions::post::Post;
use crate::judge::message::Draft;
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::wire::{self, Viewer};
use crate::world::World;
use crate::world::channel::Channel;
use crate::world::message::{Message, Reference, flag, kind};
use crate::world::permissions::Permissions;

/// Milliseconds for which an enforced nonce means the same message.
const NONCE_LIFE: i64 = 5 * 60 * 1000;

/// Number of recent messages that are searched for a nonce.
const NONCE_DEPTH: usize = 100;

/// `GET /channels/{id}/messages`.
pub(super) fn list(world: &World, request: &Request, channel: Id) -> Result<Reply, Refusal> {
    let place = world.channel(channel)?;
    world.demand(world.bot(), place, Permissions::NONE)?;
    if !world.permissions(world.bot(), place).contains(Permissions::READ_MESSAGE_HISTORY) {
        return Ok(Reply::ok(json!([])));
    }
    let (before, after) = (request.id("before"), request.id("after"));
    let messages = world.store.messages(channel, None, before, after, request.limit(50, 100))?;
    let viewer = Viewer::bot(world);
    Ok(Reply::ok(messages.iter().map(|one| wire::message::full(&viewer, one)).collect()))
}

/// A message that the bot sees with its own token, so never an ephemeral one.
fn find(world: &World, channel: Id, id: Id) -> Result<Message, Refusal> {
    let place = world.channel(channel)?;
    world.demand(world.bot(), place, Permissions::NONE)?;
    let message = world.message(channel, id, world.bot())?;
    if message.only_for.is_some() { Err(Refusal::UNKNOWN_MESSAGE) } else { Ok(message) }
}

/// `GET /channels/{id}/messages/{id}`.
pub(super) fn get(world: &World, channel: Id, id: Id) -> Result<Reply, Refusal> {
    let message = find(world, channel, id)?;
    Ok(Reply::message(world, &message))
}

/// `POST /channels/{id}/messages`.
pub(super) fn post(world: &mut World, request: &Request, channel: Id) -> Result<Reply, Refusal> {
    let draft = request.draft(None)?;
    let place = world.channel(channel)?;
    may_post(world, place, &draft, request)?;
    if let Some(recipient) = place.recipient {
        may_write_to(world, recipient)?;
    }
    if let Some(first) = same_nonce(world, channel, &draft)? {
        return Ok(Reply::message(world, &first));
    }
    let reference = answered(world, channel, &draft)?;
    let kind = if reference.is_some() { kind::REPLY } else { kind::ORDINARY };
    // Only a response to an interaction can be ephemeral.
    let draft = Draft { flags: draft.flags.map(|flags| flags & !flag::EPHEMERAL), ..draft };
    let files = request.files.clone();
    let message = world.post(Post { kind, files, reference, ..Post::new(channel, world.bot(), draft) })?;
    Ok(Reply::message(world, &message))
}

/// Refuses a direct message to a user who doesn't want any, or who has nothing in common with the bot.
fn may_write_to(world: &World, recipient: Id) -> Result<(), Refusal> {
    if world.person(recipient).is_some_and(|person| !person.takes_direct_messages) {
        Err(Refusal::NO_DIRECT_MESSAGE)
    } else if world.may_be_written_to(recipient) {
        Ok(())
    } else {
        Err(Refusal::NO_MUTUAL_GUILDS)
    }
}

/// Refuses what the bot may not post in this channel.
fn may_post(world: &World, place: &Channel, draft: &Draft, request: &Request) -> Result<(), Refusal> {
    let mut needed = place.needed_to_post();
    if !request.files.is_empty() {
        needed |= Permissions::ATTACH_FILES;
    }
    if draft.embeds.as_ref().is_some_and(|embeds| !embeds.is_empty()) {
        needed |= Permissions::EMBED_LINKS;
    }
    if draft.answers.is_some() {
        needed |= Permissions::READ_MESSAGE_HISTORY;
    }
    world.demand(world.bot(), place, needed)?;
    let locked = place.thread.as_ref().is_some_and(|thread| thread.locked);
    let manages = world.permissions(world.bot(), place).contains(Permissions::MANAGE_THREADS);
    if locked && !manages { Err(Refusal::THREAD_ARCHIVED) } else { Ok(()) }
}

/// The message that was recently posted with this nonce, if the nonce is enforced.
fn same_nonce(world: &World, channel: Id, draft: &Draft) -> Result<Option<Message>, Refusal> {
    let Some(nonce) = draft.nonce.as_ref().filter(|_| draft.enforce_nonce) else { return Ok(None) };
    let since = world.now() - NONCE_LIFE;
    let recent = world.store.messages(channel, None, None, None, NONCE_DEPTH)?;
    Ok(recent.into_iter().find(|message| {
        message.nonce.as_ref() == Some(nonce) && message.author == world.bot() && message.posted_at() >= since
    }))
}

/// The message that a new one replies to, if it exists.
fn answered(world: &World, channel: Id, draft: &Draft) -> Result<Option<Reference>, Refusal> {
    let Some(answers) = draft.answers else { return Ok(None) };
    match find(world, channel, answers.message) {
        Ok(message) => Ok(Some(Reference { channel, message: Some(message.id) })),
        Err(_) if !answers.fail_if_gone => Ok(None),
        Err(_) => Err(Refusal::invalid_form(json!({
            "message_reference": { "_errors": [
                { "code": "REPLIES_UNKNOWN_MESSAGE", "message": "Unknown message" },
            ] },
        }))),
    }
}

/// `PATCH /channels/{id}/messages/{id}`.
pub(super) fn edit(world: &mut World, request: &Request, channel: Id, id: Id) -> Result<Reply, Refusal> {
    let message = find(world, channel, id)?;
    if message.author != world.bot() {
        return Err(Refusal::NOT_THE_AUTHOR);
    }
    let draft = request.draft(Some(&message))?;
    if !request.files.is_empty() {
        world.demand(world.bot(), world.channel(channel)?, Permissions::ATTACH_FILES)?;
    }
    let message = world.edit_by_itself(message, draft, request.files.clone())?;
    Ok(Reply::message(world, &message))
}

/// `DELETE /channels/{id}/messages/{id}`.
pub(super) fn delete(world: &mut World, channel: Id, id: Id) -> Result<Reply, Refusal> {
    let message = find(world, channel, id)?;
    let place = world.channel(channel)?;
    if message.author != world.bot() {
        world.demand(world.bot(), place, Permissions::MANAGE_MESSAGES)?;
    }
    if place.archived(world.now()) {
        return Err(Refusal::THREAD_ARCHIVED);
    }
    world.delete(&message)?;
    Ok(Reply::DONE)
}
