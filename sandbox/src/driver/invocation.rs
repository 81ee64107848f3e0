//! Turns `"dara drop"` and `{"square": "b3"}` into a command's id and options, as Discord's clients send them.

use serde_json::{Value, json};

use super::answer::NotAnswered;
use crate::interact::Trigger;
use crate::interact::command::usable;
use crate::snowflake::Id;
use crate::world::World;
use crate::world::command::{CHAT_INPUT, Command};
use crate::world::files::Upload;

/// Option types whose values are user ids.
const USER: [u64; 2] = [6, 9];
const ATTACHMENT: u64 = 11;

/// A slash command by its full name, for this member in this channel, with values for its options. `focused` is the
/// option to autocomplete, with the input so far. A user may be given by name; a file is a list of its name and its text or bytes.
pub(super) fn trigger(
    world: &World,
    user: (Id, Id),
    line: &str,
    values: &Value,
    focused: Option<(&str, &str)>,
) -> Result<Trigger, NotAnswered> {
    let mut words = line.trim_start_matches('/').split_whitespace();
    let name = words.next().unwrap_or_default();
    let command = named(world, user, CHAT_INPUT, name);
    let command = command.ok_or_else(|| NotAnswered::NotPossible(format!("there is no command /{name}")))?;
    let mut registered = &command.body["options"];
    let mut path = Vec::new();
    for word in words {
        let found = option(registered, word);
        let found = found.ok_or_else(|| NotAnswered::NotPossible(format!("/{line} has no {word}")))?;
        path.push((word, found["type"].clone()));
        registered = &found["options"];
    }
    let mut files = Vec::new();
    let mut options = Vec::new();
    for (name, value) in values.as_object().into_iter().flatten() {
        let found = option(registered, name);
        let found = found.ok_or_else(|| NotAnswered::NotPossible(format!("/{line} has no option {name}")))?;
        let kind = found["type"].as_u64().unwrap_or(0);
        let value = given(world, kind, value, &mut files);
        options.push(json!({ "name": name, "type": kind, "value": value }));
    }
    if let Some((name, typed)) = focused {
        let kind = option(registered, name).map_or(json!(3), |found| found["type"].clone());
        options.push(json!({ "name": name, "type": kind, "value": typed, "focused": true }));
    }
    for (name, kind) in path.into_iter().rev() {
        options = vec![json!({ "name": name, "type": kind, "options": options })];
    }
    Ok(Trigger::Command { command: command.id, options, files, completing: focused.is_some(), target: None })
}

/// A context menu command on a user or a message, by its name.
pub(super) fn menu_trigger(
    world: &World,
    user: (Id, Id),
    kind: u64,
    name: &str,
    target: Id,
) -> Result<Trigger, NotAnswered> {
    let command = named(world, user, kind, name);
    let command = command.ok_or_else(|| NotAnswered::NotPossible(format!("no menu has {name:?}")))?;
    let (options, files) = (Vec::new(), Vec::new());
    Ok(Trigger::Command { command: command.id, options, files, completing: false, target: Some(target) })
}

/// The command with this name, if possible one that is shown to the member in the channel. As on Discord, a guild's own comes
/// before a global one.
fn named<'a>(world: &'a World, (member, channel): (Id, Id), kind: u64, name: &str) -> Option<&'a Command> {
    let named = |command: &&Command| command.name == name && command.kind == kind;
    let is_usable = |command: &Command| {
        world.channels.get(&channel).is_some_and(|place| usable(world, member, place, command.id).is_ok())
    };
    world.commands.values().filter(named).max_by_key(|command| (is_usable(command), command.guild))
}

fn option<'a>(registered: &'a Value, name: &str) -> Option<&'a Value> {
    registered.as_array()?.iter().find(|option| option["name"] == name)
}

/// A value as clients send it.
fn given(world: &World, kind: u64, value: &Value, files: &mut Vec<Upload>) -> Value {
    if USER.contains(&kind) {
        let name = value.as_str().unwrap_or_default();
        let elsewhere = world.other_guilds.values().flat_map(|elsewhere| elsewhere.members.values());
        let named = world.members.values().chain(elsewhere).find(|member| member.user.name == name);
        return named.map_or_else(|| value.clone(), |member| json!(member.user.id));
    }
    if let (ATTACHMENT, [name, text]) = (kind, value.as_array().map_or(&[][..], Vec::as_slice)) {
        let number = files.len();
        files.push(Upload {
            number,
            name: name.as_str().unwrap_or("file").to_owned(),
            content_type: None,
            bytes: bytes(text).into(),
        });
        return json!(number.to_string());
    }
    match value.as_number().and_then(serde_json::Number::as_u64).filter(|_| (7..=8).contains(&kind)) {
        Some(id) => json!(Id::new(id)),
        None => value.clone(),
    }
}

/// The contents of a file given as text or as a list of bytes.
fn bytes(given: &Value) -> Vec<u8> {
    match given {
        Value::Array(bytes) => bytes.iter().filter_map(|byte| u8::try_from(byte.as_u64()?).ok()).collect(),
        text => text.as_str().unwrap_or_default().as_bytes().to_vec(),
    }
}
