//! A member submits a modal.

use serde_json::{Value, json};

use super::prepared::{Prepared, not_offered};
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::world::World;
use crate::world::interaction::InteractionKind;

/// Checks a submitted modal. `components` are rows of inputs with `custom_id` and `value`.
pub(super) fn prepare(
    world: &World,
    member: Id,
    opened_by: Id,
    components: &Value,
) -> Result<Prepared, Refusal> {
    let opener = world.interactions.get(opened_by).filter(|opener| opener.member == member);
    let opener = opener.ok_or(Refusal::UNKNOWN_INTERACTION)?;
    let modal = opener.modal().ok_or(not_offered("No modal was opened"))?;
    let data = json!({
        "custom_id": modal["custom_id"],
        "components": fill_all(&modal["components"], |row| fill(row, components))?,
        "resolved": {},
    });
    Ok(Prepared {
        message: opener.message(),
        command: opener.what.command.clone(),
        target: opener.target(),
        ..Prepared::new(InteractionKind::Modal, data, world.owners_of(opener))
    })
}

fn fill_all(
    parts: &Value,
    fill: impl FnMut(&Value) -> Result<Value, Refusal>,
) -> Result<Vec<Value>, Refusal> {
    parts.as_array().into_iter().flatten().map(fill).collect()
}

/// One row of the modal with its values filled in.
fn fill(row: &Value, given: &Value) -> Result<Value, Refusal> {
    if let Some(labelled) = row.get("component") {
        return Ok(json!({ "type": 18, "id": 1, "component": input(labelled, given)? }));
    }
    let inputs = fill_all(&row["components"], |one| input(one, given))?;
    Ok(json!({ "type": 1, "id": 1, "components": inputs }))
}

fn input(input: &Value, given: &Value) -> Result<Value, Refusal> {
    let id = input["custom_id"].as_str().unwrap_or_default();
    let value = value_of(given, id).unwrap_or_default();
    let length = value.chars().count() as u64;
    let optional = input["required"] == false && value.is_empty();
    let least = input["min_length"].as_u64().unwrap_or(0).max(1);
    let most = input["max_length"].as_u64().unwrap_or(4000);
    if !optional && (length < least || length > most) {
        return Err(not_offered("The text is too short or too long"));
    }
    Ok(json!({ "type": input["type"], "id": 1, "custom_id": id, "value": value }))
}

/// The value of an input, at any depth.
fn value_of(given: &Value, id: &str) -> Option<String> {
    match given {
        Value::Array(parts) => parts.iter().find_map(|part| value_of(part, id)),
        Value::Object(part) if part.get("custom_id").is_some_and(|own| own == id) => {
            part.get("value")?.as_str().map(str::to_owned)
        }
        Value::Object(part) => {
            let inner = part.get("components").or_else(|| part.get("component"))?;
            value_of(inner, id)
        }
        _ => None,
    }
}
