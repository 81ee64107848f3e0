//! Turns `"dara drop"` and `{"square": "b3"}` into a command's id and options, as Discord's clients send them.

use serde_json::{Value, json};

use super::answer::NotAnswered;
use crate::interact::Trigger;
use crate::interact::command::usable;
use crate::interact::component::{find, kind};
use crate::snowflake::Id;
use crate::world::World;
use crate::world::channel::Channel;
use crate::world::command::{CHAT_INPUT, Command};
use crate::world::files::Upload;

/// Option types whose values are ids.
const USER: u64 = 6;
const CHANNEL: u64 = 7;
const ROLE: u64 = 8;
const MENTIONABLE: u64 = 9;
const ATTACHMENT: u64 = 11;

/// A slash command by its full name, for this member in this channel, with values for its options. `focused` is the
/// option to autocomplete, with the input so far. A user or a role may be given by name; a file is a list of its name and its
/// text or bytes.
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
        let value = given(world, user.1, kind, value, &mut files);
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

/// The values of a select as clients send them.
pub(super) fn chosen(world: &World, message: Id, custom_id: &str, values: &[&str]) -> Vec<String> {
    // Most clicks are on buttons, and there is nothing to look up.
    if values.is_empty() {
        return Vec::new();
    }
    let alike = option_like(world, message, custom_id);
    let id = |name: &str| alike.and_then(|(channel, kind)| named_id(world, channel, kind, name));
    values.iter().map(|value| id(value).map_or_else(|| (*value).to_owned(), |id| id.to_string())).collect()
}

/// The inputs of a modal with these values, by `custom_id`, as clients send them.
pub(super) fn filled_in(world: &World, channel: Id, modal: &Value, values: &Value) -> Value {
    let inputs = values.as_object().into_iter().flatten().map(|(id, value)| {
        let alike = input(modal, id).and_then(|input| alike(input["type"].as_u64()?));
        let given = |value: &Value| match (value.as_str(), alike) {
            (Some(name), Some(kind)) => named_id(world, channel, kind, name).map(|id| json!(id)),
            _ => None,
        };
        let value = match value {
            Value::Array(all) => all.iter().map(|one| given(one).unwrap_or_else(|| one.clone())).collect(),
            one => given(one).unwrap_or_else(|| one.clone()),
        };
        json!({ "custom_id": id, "value": value })
    });
    inputs.collect()
}

/// An input of a modal.
fn input<'a>(modal: &'a Value, id: &str) -> Option<&'a Value> {
    modal.as_array()?.iter().map(|part| &part["component"]).find(|input| input["custom_id"] == id)
}

/// The type of the options that take the same values as a select.
fn alike(select: u64) -> Option<u64> {
    match select {
        kind::USER_SELECT => Some(USER),
        kind::ROLE_SELECT => Some(ROLE),
        kind::MENTIONABLE_SELECT => Some(MENTIONABLE),
        _ => None,
    }
}

/// The channel of a select, and the type of the options that take the same values.
fn option_like(world: &World, message: Id, custom_id: &str) -> Option<(Id, u64)> {
    let message = world.store.message(message).ok().flatten()?;
    let option = alike(find(&message.components, custom_id)?["type"].as_u64()?)?;
    Some((message.channel, option))
}

/// The user or role with this name, for an option of this type.
fn named_id(world: &World, channel: Id, kind: u64, name: &str) -> Option<Id> {
    let user = || {
        let elsewhere = world.other_guilds.values().flat_map(|elsewhere| elsewhere.members.values());
        let named = world.members.values().chain(elsewhere).find(|member| member.user.name == name);
        named.map(|member| member.user.id)
    };
    let role = || {
        let guild = world.guild_of(world.channels.get(&channel).filter(|place| Channel::in_guild(place))?);
        guild.role_named(name).map(|role| role.id)
    };
    match kind {
        USER => user(),
        ROLE => role(),
        MENTIONABLE => user().or_else(role),
        _ => None,
    }
}

/// A value as clients send it.
fn given(world: &World, channel: Id, kind: u64, value: &Value, files: &mut Vec<Upload>) -> Value {
    if let Some(id) = value.as_str().and_then(|name| named_id(world, channel, kind, name)) {
        return json!(id);
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
    match value.as_number().and_then(serde_json::Number::as_u64).filter(|_| [CHANNEL, ROLE].contains(&kind)) {
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
