//! A member submits a modal: what they filled in is checked as Discord's clients check it, and sent as Discord sends it.
//!
//! What wasn't touched keeps the value it had at first. Labels come back without their texts, empty texts as `""`, a radio group without a
//! choice as null, and lists without one as empty lists.

use serde_json::{Value, json};

use super::component::{check_values, resolve};
use super::prepared::{Prepared, not_offered};
use super::resolved::Resolved;
use crate::judge::modal_inputs::kind;
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::wire;
use crate::world::World;
use crate::world::files::Upload;
use crate::world::interaction::InteractionKind;

const TEXT: i64 = 10;
const TEXT_INPUT: i64 = 4;
const STRING_SELECT: u64 = 3;
const LABEL: i64 = 18;

/// The state of reading what was filled in.
struct Reading<'a> {
    base: &'a str,
    /// What was filled in: inputs with `custom_id` and `value` or `values`, at any depth.
    given: &'a Value,
    files: &'a [(Id, Upload)],
    resolved: Resolved<'a>,
    next: u64,
}

/// Checks a submitted modal.
pub(super) fn prepare(
    world: &World,
    member: Id,
    opened_by: Id,
    given: &Value,
    files: &[(Id, Upload)],
) -> Result<Prepared, Refusal> {
    let opener = world.interactions.get(opened_by).filter(|opener| opener.member == member);
    let opener = opener.ok_or(Refusal::UNKNOWN_INTERACTION)?;
    let modal = opener.modal().ok_or(not_offered("No modal was opened"))?;
    let place = world.channel(opener.channel)?;
    let resolved = Resolved::new(world, place, member);
    let mut reading = Reading { base: &world.base, given, files, resolved, next: 1 };
    let parts = modal["components"].as_array().into_iter().flatten();
    let components = parts.map(|part| reading.part(part)).collect::<Result<Vec<_>, _>>()?;
    let data = json!({ "custom_id": modal["custom_id"], "components": components, "resolved": {} });
    Ok(Prepared {
        message: opener.message(),
        command: opener.what.command.clone(),
        target: opener.target(),
        ..Prepared::new(InteractionKind::Modal, reading.resolved.add_to(data), world.owners_of(opener))
    })
}

impl Reading<'_> {
    /// One part of the modal with its values filled in.
    fn part(&mut self, part: &Value) -> Result<Value, Refusal> {
        let id = self.number();
        if let Some(labelled) = part.get("component") {
            return Ok(json!({ "type": LABEL, "id": id, "component": self.input(labelled)? }));
        }
        if part["type"] == TEXT {
            return Ok(json!({ "type": TEXT, "id": id }));
        }
        let inputs = part["components"].as_array().into_iter().flatten();
        let inputs = inputs.map(|one| self.input(one)).collect::<Result<Vec<_>, _>>()?;
        Ok(json!({ "type": 1, "id": id, "components": inputs }))
    }

    fn number(&mut self) -> u64 {
        self.next += 1;
        self.next - 1
    }

    fn input(&mut self, input: &Value) -> Result<Value, Refusal> {
        let id = input["custom_id"].as_str().unwrap_or_default();
        let given = given(self.given, id).unwrap_or_else(|| at_first(input));
        let (field, value) = match input["type"].as_i64().unwrap_or_default() {
            TEXT_INPUT => ("value", text(input, &given)?),
            kind::RADIO_GROUP => ("value", radio(input, given)?),
            kind::CHECKBOX => ("value", checked(given)?),
            kind::FILE_UPLOAD => ("values", self.files(input, &given)?),
            _ => ("values", self.chosen(input, &given)?),
        };
        Ok(json!({ "type": input["type"], "id": self.number(), "custom_id": id, field: value }))
    }

    /// The choices of a list or of a group of checkboxes.
    fn chosen(&mut self, input: &Value, given: &Value) -> Result<Value, Refusal> {
        let values = texts(given);
        let kind = input["type"].as_u64().unwrap_or_default();
        let several = kind == kind::CHECKBOX_GROUP.cast_unsigned();
        let has_options = input.get("options").is_some();
        if !(values.is_empty() && input["required"] == false) {
            check_values(input, if has_options { STRING_SELECT } else { kind }, several, &values)?;
        }
        if !has_options {
            resolve(&mut self.resolved, kind, &values)?;
        }
        Ok(json!(values))
    }

    /// The files of an upload, by their numbers.
    fn files(&mut self, input: &Value, given: &Value) -> Result<Value, Refusal> {
        let numbers = texts(given);
        let bound = |field: &str| input[field].as_u64().unwrap_or(1);
        let count = numbers.len() as u64;
        let left_out = count == 0 && input["required"] == false;
        if !left_out && (count < bound("min_values") || count > bound("max_values")) {
            return Err(not_offered("Too few or too many files"));
        }
        let mut ids = Vec::new();
        for number in numbers {
            let number: Option<usize> = number.parse().ok();
            let found = self.files.iter().find(|(_, file)| Some(file.number) == number);
            let (id, file) = found.ok_or(not_offered("There is no such file"))?;
            if !takes(input, &file.name) {
                return Err(not_offered("The file has a type that isn't allowed"));
            }
            self.resolved.add("attachments", *id, wire::message::uploaded(self.base, *id, file));
            ids.push(*id);
        }
        Ok(json!(ids))
    }
}

/// Whether an upload takes a file of this name: only the extension counts.
fn takes(input: &Value, name: &str) -> bool {
    const IMAGES: &[&str] = &[".png", ".gif", ".jpg", ".jpeg", ".jfif", ".webp", ".avif"];
    const VIDEOS: &[&str] = &[".mp4", ".mov", ".qt", ".webm"];
    const SOUNDS: &[&str] = &[".mp3", ".m4a", ".wav", ".ogg", ".opus", ".flac"];
    let name = name.to_ascii_lowercase();
    let ends = |all: &[&str]| all.iter().any(|end| name.ends_with(end));
    let types = input["file_types"].as_array().map_or(&[][..], Vec::as_slice);
    types.is_empty()
        || types.iter().filter_map(Value::as_str).any(|one| match one {
            "image" => ends(IMAGES),
            "video" => ends(VIDEOS),
            "audio" => ends(SOUNDS),
            extension => ends(&[&extension.to_ascii_lowercase()]),
        })
}

fn text(input: &Value, given: &Value) -> Result<Value, Refusal> {
    let value = given.as_str().unwrap_or_default();
    let length = value.chars().count() as u64;
    let optional = input["required"] == false && value.is_empty();
    let least = input["min_length"].as_u64().unwrap_or(0).max(1);
    let most = input["max_length"].as_u64().unwrap_or(4000);
    if !optional && (length < least || length > most) {
        return Err(not_offered("The text is too short or too long"));
    }
    Ok(json!(value))
}

fn radio(input: &Value, given: Value) -> Result<Value, Refusal> {
    let mut options = input["options"].as_array().into_iter().flatten();
    let offered = options.any(|option| option["value"] == given);
    let optional = input["required"] == false && given.is_null();
    if offered || optional { Ok(given) } else { Err(not_offered("The group does not offer this value")) }
}

fn checked(given: Value) -> Result<Value, Refusal> {
    if given.is_boolean() { Ok(given) } else { Err(not_offered("A checkbox is on or off")) }
}

/// One text or several.
fn texts(given: &Value) -> Vec<String> {
    match given {
        Value::Array(all) => all.iter().filter_map(Value::as_str).map(str::to_owned).collect(),
        Value::String(one) => vec![one.clone()],
        _ => Vec::new(),
    }
}

/// The value of an input that wasn't touched.
fn at_first(input: &Value) -> Value {
    let options = input["options"].as_array().into_iter().flatten();
    let mut chosen = options.filter(|option| option["default"] == true).map(|option| option["value"].clone());
    match input["type"].as_i64().unwrap_or_default() {
        TEXT_INPUT => input["value"].clone(),
        kind::CHECKBOX => json!(input["default"] == true),
        kind::RADIO_GROUP => chosen.next().unwrap_or_default(),
        _ if input.get("options").is_some() => chosen.collect(),
        _ => {
            let values = input["default_values"].as_array().into_iter().flatten();
            values.map(|value| value["id"].clone()).collect()
        }
    }
}

/// What was given for an input, at any depth.
fn given(all: &Value, id: &str) -> Option<Value> {
    match all {
        Value::Array(parts) => parts.iter().find_map(|part| given(part, id)),
        Value::Object(part) if part.get("custom_id").is_some_and(|own| own == id) => {
            part.get("value").or_else(|| part.get("values")).cloned()
        }
        Value::Object(part) => given(part.get("components").or_else(|| part.get("component"))?, id),
        _ => None,
    }
}
