//! A member clicks a button or uses a select.

use serde_json::{Map, Value, json};

use super::prepared::{Prepared, not_offered};
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::wire::{self, Viewer, with};
use crate::world::World;
use crate::world::channel::Channel;
use crate::world::interaction::InteractionKind;

const BUTTON: u64 = 2;
const STRING_SELECT: u64 = 3;

/// Checks the use of a component.
pub(super) fn prepare(
    world: &World,
    member: Id,
    channel: Id,
    message: Id,
    custom_id: &str,
    values: &[String],
) -> Result<Prepared, Refusal> {
    let message = world.message(channel, message, member)?;
    let component = find(&message.components, custom_id).ok_or(not_offered("Component validation failed"))?;
    if component["disabled"] == true {
        return Err(not_offered("The component is disabled"));
    }
    let kind = component["type"].as_u64().unwrap_or(0);
    let mut data = json!({ "custom_id": custom_id, "component_type": kind, "id": 1 });
    if kind != BUTTON {
        check_values(component, kind, values)?;
        data = with(data, json!({ "values": values }));
        let place = world.channel(channel)?;
        let resolved = resolved(world, place, member, kind, values)?;
        if !resolved.is_empty() {
            data = with(data, json!({ "resolved": resolved }));
        }
    } else if !values.is_empty() {
        return Err(not_offered("A button has no values"));
    }
    Ok(Prepared {
        kind: InteractionKind::Component,
        data,
        message: Some(message.id),
        command: None,
        target: None,
        option_type: 0,
    })
}

/// Finds a component by its `custom_id`, at any depth.
fn find<'a>(components: &'a [Value], custom_id: &str) -> Option<&'a Value> {
    components.iter().find_map(|component| {
        if component["custom_id"] == custom_id {
            return Some(component);
        }
        let accessory = component.get("accessory").map(std::slice::from_ref);
        let inner = component["components"].as_array().map(Vec::as_slice);
        inner
            .and_then(|inner| find(inner, custom_id))
            .or_else(|| accessory.and_then(|inner| find(inner, custom_id)))
    })
}

fn check_values(component: &Value, kind: u64, values: &[String]) -> Result<(), Refusal> {
    let bound = |field: &str| component[field].as_u64().unwrap_or(1);
    let count = values.len() as u64;
    if count < bound("min_values") || count > bound("max_values") {
        return Err(not_offered("Too few or too many values"));
    }
    let empty = Vec::new();
    let options = component["options"].as_array().unwrap_or(&empty);
    let offered = |value: &String| options.iter().any(|option| option["value"] == value.as_str());
    if kind == STRING_SELECT && !values.iter().all(offered) {
        return Err(not_offered("The select does not offer this value"));
    }
    Ok(())
}

/// The chosen users, roles and channels.
fn resolved(
    world: &World,
    place: &Channel,
    member: Id,
    kind: u64,
    values: &[String],
) -> Result<Map<String, Value>, Refusal> {
    let mut lists: Map<String, Value> = Map::new();
    if kind == STRING_SELECT {
        return Ok(lists);
    }
    let mut add = |list: &str, id: Id, value: Value| {
        if let Value::Object(list) = lists.entry(list).or_insert_with(|| json!({})) {
            list.insert(id.to_string(), value);
        }
    };
    let theirs = Viewer { user: member, ..Viewer::bot(world) };
    for value in values {
        let id: Id = value.parse().map_err(|_| not_offered("The value is no id"))?;
        let role = world.guild_of(place).role(id).filter(|_| kind == 6 || kind == 7);
        if let Some(found) = world.members_of(place).get(&id).filter(|_| kind == 5 || kind == 7) {
            add("users", id, wire::user::user(&found.user));
            add("members", id, wire::user::partial_member(found));
        } else if let Some(role) = role {
            add("roles", id, wire::guild::role(role));
        } else if let Some(channel) = world.channels.get(&id).filter(|_| kind == 8) {
            add("channels", id, wire::channel::partial(&theirs, channel));
        } else {
            return Err(not_offered("The select does not offer this value"));
        }
    }
    Ok(lists)
}
