//! A member uses a context menu command on a user or a message.

use serde_json::json;

use super::command::{guild_field, usable};
use super::prepared::{Prepared, not_offered};
use super::resolved::Resolved;
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::wire::{self, Viewer, with};
use crate::world::World;
use crate::world::command::{ON_MESSAGE, ON_USER, Target};
use crate::world::installation::Context;
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
    let (command, owners) = usable(world, member, place, id)?;
    let mut resolved = Resolved::new(world, place, member);
    let chosen = match command.kind {
        ON_USER => {
            // Outside guilds, it must be one of the users there.
            let there = match place.context() {
                Context::Guild => true,
                Context::BotDirect => place.recipient == Some(target) || target == world.bot(),
                Context::Private => place.people.contains(&target),
            };
            if !there || !resolved.user(target) {
                return Err(Refusal::UNKNOWN_USER);
            }
            Target::User(target)
        }
        ON_MESSAGE => {
            // Ephemeral messages have no context menu.
            let found = world.store.message(target)?;
            let found = found.filter(|found| found.channel == channel && found.only_for.is_none());
            let found = found.ok_or(Refusal::UNKNOWN_MESSAGE)?;
            resolved.add("messages", target, wire::message::full(&Viewer::bot(world), &found));
            Target::Message(target)
        }
        _ => return Err(not_offered("This command is not in a menu")),
    };
    let fields = json!({ "id": id, "name": command.name, "type": command.kind, "target_id": target });
    let data = with(resolved.add_to(fields), guild_field(command));
    let (command, target) = (Some(command.name.clone()), Some(chosen));
    Ok(Prepared { command, target, ..Prepared::new(InteractionKind::Command, data, owners) })
}
