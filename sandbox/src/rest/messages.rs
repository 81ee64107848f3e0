//! Messages that the bot posts, reads, edits and deletes with its own token.

use serde_json::json;

use super::reply::Reply;
use super::request::Request;
use crate::actions::post::Post;
use crate::judge;
use crate::judge::message::Draft;
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::wire::{self, Viewer};
use crate::world::World;
use crate::world::message::{Message, Reference, flag, kind};
use crate::world::permissions::Permissions;

/// Milliseconds in which an enforced nonce means the same message.
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
    let messages = world.store.messages(channel, None, before, after, request.limit(50))?;
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
    Ok(Reply::ok(wire::message::full(&Viewer::bot(world), &message)))
}

/// `POST /channels/{id}/messages`.
pub(super) fn post(world: &mut World, request: &Request, channel: Id) -> Result<Reply, Refusal> {
    let files = request.file_numbers();
    let draft = request.judge(|form| judge::message::message(form, &files, None))?;
    draft.not_empty(files.len(), None)?;
    let place = world.channel(channel)?;
    let bot = world.bot();
    may_post(world, place, &draft, files.len())?;
    let recipient = place.recipient.and_then(|recipient| world.person(recipient));
    if recipient.is_some_and(|member| !member.takes_direct_messages) {
        return Err(Refusal::NO_DIRECT_MESSAGE);
    }
    let same = if draft.enforce_nonce { same_nonce(world, channel, &draft)? } else { None };
    if let Some(first) = same {
        return Ok(Reply::ok(wire::message::full(&Viewer::bot(world), &first)));
    }
    let reference = answered(world, channel, &draft)?;
    let kind = if reference.is_some() { kind::REPLY } else { kind::ORDINARY };
    // Only a response to an interaction can be ephemeral.
    let draft = Draft { flags: draft.flags.map(|flags| flags & !flag::EPHEMERAL), ..draft };
    let message = world.post(Post {
        channel,
        author: bot,
        kind,
        draft,
        files: request.files.clone(),
        reference,
        interaction: None,
        only_for: None,
        flags: 0,
    })?;
    Ok(Reply::ok(wire::message::full(&Viewer::bot(world), &message)))
}

/// Refuses what the bot may not post in this channel.
fn may_post(
    world: &World,
    place: &crate::world::channel::Channel,
    draft: &Draft,
    files: usize,
) -> Result<(), Refusal> {
    let in_thread = place.thread.is_some();
    let mut needed =
        if in_thread { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::SEND_MESSAGES };
    if files > 0 {
        needed = needed | Permissions::ATTACH_FILES;
    }
    if draft.embeds.as_ref().is_some_and(|embeds| !embeds.is_empty()) {
        needed = needed | Permissions::EMBED_LINKS;
    }
    if draft.answers.is_some() {
        needed = needed | Permissions::READ_MESSAGE_HISTORY;
    }
    world.demand(world.bot(), place, needed)?;
    let locked = place.thread.as_ref().is_some_and(|thread| thread.locked);
    let manages = world.permissions(world.bot(), place).contains(Permissions::MANAGE_THREADS);
    if locked && !manages { Err(Refusal::THREAD_ARCHIVED) } else { Ok(()) }
}

/// The message that was recently posted with this nonce.
fn same_nonce(world: &World, channel: Id, draft: &Draft) -> Result<Option<Message>, Refusal> {
    let Some(nonce) = &draft.nonce else { return Ok(None) };
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
    let files = request.file_numbers();
    let draft = request.judge(|form| judge::message::message(form, &files, Some(&message)))?;
    draft.not_empty(files.len(), Some(&message))?;
    let place = world.channel(channel)?;
    if !files.is_empty() {
        world.demand(world.bot(), place, Permissions::ATTACH_FILES)?;
    }
    let message = world.edit(message, draft, request.files.clone())?;
    Ok(Reply::ok(wire::message::full(&Viewer::bot(world), &message)))
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
