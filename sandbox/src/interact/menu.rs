//! A member uses a context menu command on a user or a message.

use serde_json::{Value, json};

use super::command::{resolved_member, usable};
use super::prepared::{Prepared, not_offered};
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::wire::{self, Viewer, present, with};
use crate::world::World;
use crate::world::channel::Channel;
use crate::world::command::Target;
use crate::world::command::{ON_MESSAGE, ON_USER};
use crate::world::interaction::InteractionKind;

/// Checks the use of a command on `target`.
pub(super) fn prepare(
    world: &World,
    member: Id,
    channel: Id,
    id: Id,
    target: Id,
) -> Result<Prepared, Refusal> {
    let place = world.channel(channel)?;
    let command = usable(world, member, place, id)?;
    let (chosen, resolved) = match command.kind {
        ON_USER => (Target::User(target), user(world, place, target)?),
        ON_MESSAGE => (Target::Message(target), message(world, channel, target)?),
        _ => return Err(not_offered("This command is in no menu")),
    };
    let mut data = json!({
        "id": id,
        "name": command.name,
        "type": command.kind,
        "target_id": target,
        "resolved": resolved,
    });
    if let Some(guild) = command.guild {
        data = with(data, json!({ "guild_id": guild }));
    }
    Ok(Prepared {
        kind: InteractionKind::Command,
        data,
        message: None,
        command: Some(command.name.clone()),
        target: Some(chosen),
        option_type: 0,
    })
}

/// Resolves a user, and their membership if they have not left. In direct messages it must be one of the two.
fn user(world: &World, place: &Channel, id: Id) -> Result<Value, Refusal> {
    let found = world.user(id).filter(|found| !found.system).ok_or(Refusal::UNKNOWN_USER)?;
    if place.recipient.is_some_and(|recipient| id != recipient && id != world.bot()) {
        return Err(Refusal::UNKNOWN_USER);
    }
    let named = |value: Value| json!({ id.to_string(): value });
    let member = world.members_of(place).get(&id).filter(|_| place.in_guild());
    Ok(present([
        ("users", Some(named(wire::user::user(found)))),
        ("members", member.map(|member| named(resolved_member(world.guild_of(place), member)))),
    ]))
}

/// Resolves a message. Ephemeral ones have no context menu.
fn message(world: &World, channel: Id, id: Id) -> Result<Value, Refusal> {
    let found = world.store.message(id)?.filter(|found| found.channel == channel && found.only_for.is_none());
    let found = found.ok_or(Refusal::UNKNOWN_MESSAGE)?;
    Ok(json!({ "messages": { id.to_string(): wire::message::full(&Viewer::bot(world), &found) } }))
}
