//! A member clicks a button or uses a select.

use serde_json::{Value, json};

use super::prepared::{Prepared, not_offered};
use super::resolved::Resolved;
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::wire::with;
use crate::world::World;
use crate::world::interaction::InteractionKind;

/// Types of components.
pub(crate) mod kind {
    pub(super) const BUTTON: u64 = 2;
    pub(super) const STRING_SELECT: u64 = 3;
    pub(crate) const USER_SELECT: u64 = 5;
    pub(crate) const ROLE_SELECT: u64 = 6;
    pub(crate) const MENTIONABLE_SELECT: u64 = 7;
    pub(super) const CHANNEL_SELECT: u64 = 8;
}

/// Checks the use of a component.
pub(super) fn prepare(
    world: &World,
    member: Id,
    channel: Id,
    message: Id,
    custom_id: &str,
    values: &[String],
) -> Result<Prepared, Refusal> {
    let place = world.channel(channel)?;
    let message = world.message(channel, message, member)?;
    let component = find(&message.components, custom_id).ok_or(not_offered("Component validation failed"))?;
    if component["disabled"] == true {
        return Err(not_offered("The component is disabled"));
    }
    let kind = component["type"].as_u64().unwrap_or(0);
    let mut data = json!({ "custom_id": custom_id, "component_type": kind, "id": 1 });
    if kind != kind::BUTTON {
        check_values(component, kind, false, values)?;
        let mut resolved = Resolved::new(world, place, member);
        if kind != kind::STRING_SELECT {
            resolve(&mut resolved, kind, values)?;
        }
        data = resolved.add_to(with(data, json!({ "values": values })));
    } else if !values.is_empty() {
        return Err(not_offered("A button has no values"));
    }
    let owners = world.owners_of_message(&message, place);
    Ok(Prepared { message: Some(message.id), ..Prepared::new(InteractionKind::Component, data, owners) })
}

/// Finds a component by its `custom_id`, at any depth.
pub(crate) fn find<'a>(components: &'a [Value], custom_id: &str) -> Option<&'a Value> {
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

/// Checks how many values were chosen, and that a list of texts offers them. Unless it says otherwise, one is chosen; of `several`, up to
/// all.
pub(super) fn check_values(
    component: &Value,
    kind: u64,
    several: bool,
    values: &[String],
) -> Result<(), Refusal> {
    let options = component["options"].as_array().map_or(&[][..], Vec::as_slice);
    let bound = |field: &str, otherwise: u64| component[field].as_u64().unwrap_or(otherwise);
    let (count, most) = (values.len() as u64, if several { options.len() as u64 } else { 1 });
    if count < bound("min_values", 1) || count > bound("max_values", most) {
        return Err(not_offered("Too few or too many values"));
    }
    let offered = |value: &String| options.iter().any(|option| option["value"] == value.as_str());
    if kind == kind::STRING_SELECT && !values.iter().all(offered) {
        return Err(not_offered("The select does not offer this value"));
    }
    Ok(())
}

/// Resolves the chosen users, roles or channels.
pub(super) fn resolve(resolved: &mut Resolved<'_>, kind: u64, values: &[String]) -> Result<(), Refusal> {
    for value in values {
        let id: Id = value.parse().map_err(|_| not_offered("The value is not an id"))?;
        let found = match kind {
            kind::USER_SELECT => resolved.member(id),
            kind::ROLE_SELECT => resolved.role_but_everyone(id),
            kind::MENTIONABLE_SELECT => resolved.member(id) || resolved.role(id),
            kind::CHANNEL_SELECT => resolved.channel(id),
            _ => false,
        };
        if !found {
            return Err(not_offered("The select does not offer this value"));
        }
    }
    Ok(())
}
