//! A member uses a command, component or modal: the interaction goes to the bot, and its first response is awaited.

pub(crate) mod command;
pub(crate) mod component;
pub(crate) mod endpoint;
mod menu;
mod modal;
mod prepared;
mod resolved;

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use tokio::sync::oneshot;

use crate::clock::millis;
use crate::hub::Hub;
use crate::listeners::intents::Intents;
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::wire;
use crate::world::World;
use crate::world::files::Upload;
use crate::world::interaction::{
    Details, Interaction, InteractionKind, Outcome, Pending, RESPONSE_TIME, What,
};
use crate::world::permissions::Permissions;
use prepared::Prepared;

/// What triggers an interaction.
#[derive(Clone, Debug)]
pub(crate) enum Trigger {
    /// A command is used, or autocompleted.
    Command {
        command: Id,
        /// Options as Discord's clients send them: name, type, and a value or nested options.
        options: Vec<Value>,
        /// Files that options refer to by number.
        files: Vec<Upload>,
        /// Whether this is an autocomplete for the option marked `focused`.
        completing: bool,
        /// The user or message that a context menu command is used on.
        target: Option<Id>,
    },
    /// A button is clicked, or a select used.
    Component { message: Id, custom_id: String, values: Vec<String> },
    /// A modal that an interaction opened is submitted.
    Modal {
        opened_by: Id,
        components: Value,
        /// Files that uploads refer to by number.
        files: Vec<Upload>,
    },
    /// Something no client would send, delivered unchecked.
    Forged(Forged),
}

/// A handmade interaction.
#[derive(Clone, Debug)]
pub(crate) struct Forged {
    pub(crate) kind: InteractionKind,
    pub(crate) data: Value,
    /// The message whose component is used.
    pub(crate) message: Option<Id>,
    /// Fields that replace the payload's own.
    pub(crate) fields: Value,
    /// Fields to leave out of the payload.
    pub(crate) missing: Vec<String>,
}

/// Sends an interaction and waits for the bot's first response; `None` if there is none in time.
pub(crate) async fn interact(
    hub: &Arc<Hub>,
    member: Id,
    channel: Id,
    trigger: Trigger,
) -> Result<(Id, Option<Outcome>), Refusal> {
    let (id, answer) = begin(hub, member, channel, trigger)?;
    let Some(answer) = answer else { return Ok((id, None)) };
    tokio::select! {
        biased;
        outcome = answer => Ok((id, outcome.ok())),
        // To the millisecond: a frozen clock that a test advances by three seconds stops exactly here.
        () = hub.clock.reach(id.made_at() + RESPONSE_TIME) => Ok((id, None)),
        () = hub.stopped() => Ok((id, None)),
    }
}

/// Sends an interaction to the bot. Returns where to await the response, unless the bot is not connected.
fn begin(
    hub: &Arc<Hub>,
    member: Id,
    channel: Id,
    trigger: Trigger,
) -> Result<(Id, Option<oneshot::Receiver<Outcome>>), Refusal> {
    let mut world = hub.world.lock();
    let world = &mut *world;
    let place = world.channel(channel)?.clone();
    world.demand(member, &place, Permissions::NONE)?;
    let (fields, missing) = match &trigger {
        Trigger::Forged(forged) => (forged.fields.clone(), forged.missing.clone()),
        _ => (Value::Null, Vec::new()),
    };
    let prepared = prepare(world, member, channel, trigger)?;
    let id = world.new_id();
    let now = world.now();
    let (waiting, answer) = oneshot::channel();
    let pending = Pending { option_type: prepared.option_type, waiting: Some(waiting), failed: false };
    let what = What { kind: prepared.kind, command: prepared.command };
    let mut interaction = Interaction::new(id, what, member, channel, pending);
    let owners = Some(prepared.owners).filter(|owners| owners.user.is_some());
    let (message, target) = (prepared.message, prepared.target);
    if message.is_some() || target.is_some() || owners.is_some() {
        let details = Details { message, target, owners, ..Details::default() };
        interaction.details = Some(Box::new(details));
    }
    let carrier = prepared.message.map(|message| world.store.message(message)).transpose()?.flatten();
    let payload = wire::interaction::payload(world, &interaction, &place, prepared.data, carrier.as_ref());
    let mut payload = wire::without(wire::with(payload, fields), &missing);
    world.interactions.begin(interaction, now);
    let guild = place.in_guild().then(|| world.guild_of(&place).id);
    if !world.listeners.reachable(guild, now) {
        return Ok((id, None));
    }
    let faults = hub.faults.lock().next_interaction(&mut payload);
    if faults.held {
        let now = hub.faults.lock().hold(payload);
        for payload in &now {
            deliver(hub, world, payload, faults.twice);
        }
    } else if let Some(late) = faults.late {
        deliver_late(hub, late, payload, faults.twice);
    } else {
        deliver(hub, world, &payload, faults.twice);
    }
    Ok((id, Some(answer)))
}

fn prepare(world: &mut World, member: Id, channel: Id, trigger: Trigger) -> Result<Prepared, Refusal> {
    match trigger {
        Trigger::Command { command, target: Some(target), .. } => {
            menu::prepare(world, member, channel, command, target)
        }
        Trigger::Command { command, options, files, completing, target: None } => {
            let files: Vec<_> = files.into_iter().map(|file| (world.new_id(), file)).collect();
            let prepared = command::prepare(world, member, channel, command, options, &files, completing)?;
            world.keep_uploads(files);
            Ok(prepared)
        }
        Trigger::Component { message, custom_id, values } => {
            component::prepare(world, member, channel, message, &custom_id, &values)
        }
        Trigger::Modal { opened_by, components, files } => {
            let files: Vec<_> = files.into_iter().map(|file| (world.new_id(), file)).collect();
            let prepared = modal::prepare(world, member, opened_by, &components, &files)?;
            world.keep_uploads(files);
            Ok(prepared)
        }
        Trigger::Forged(forged) => {
            let (message, option_type) = (forged.message, focused(&forged.data));
            let place = world.channel(channel)?;
            let carrier = message.map(|message| world.store.message(message)).transpose()?.flatten();
            let owners = match &carrier {
                Some(carrier) => world.owners_of_message(carrier, place),
                None => world.owners_of_forgery(member, place),
            };
            Ok(Prepared { message, option_type, ..Prepared::new(forged.kind, forged.data, owners) })
        }
    }
}

/// The type of the autocompleted option, or that of a text if there is none.
fn focused(data: &Value) -> u64 {
    const TEXT: u64 = 3;
    let mut options = data["options"].as_array().into_iter().flatten();
    let found = options.find_map(|option| match &option["options"] {
        Value::Array(_) => Some(focused(option)),
        _ => option["type"].as_u64().filter(|_| option["focused"] == true),
    });
    found.unwrap_or(TEXT)
}

fn deliver(hub: &Arc<Hub>, world: &mut World, payload: &Value, twice: bool) {
    let guild = payload["guild_id"].as_str().and_then(|guild| guild.parse().ok());
    for _ in 0..=u8::from(twice) {
        if !endpoint::deliver(hub, world, payload) {
            world.listeners.sessions.dispatch("INTERACTION_CREATE", Intents::ALWAYS, false, guild, payload);
        }
    }
}

/// Delivers an interaction late, as a test has planned.
fn deliver_late(hub: &Arc<Hub>, by: Duration, payload: Value, twice: bool) {
    let hub = hub.clone();
    let moment = hub.clock.now() + millis(by);
    tokio::spawn(async move {
        hub.clock.reach(moment).await;
        deliver(&hub, &mut hub.world.lock(), &payload, twice);
    });
}
