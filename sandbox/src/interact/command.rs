//! A member uses a slash command: options are checked as Discord's clients check them, and ids in them are resolved.

use serde_json::{Value, json};

use super::prepared::{Prepared, not_offered};
use super::resolved::Resolved;
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::wire::{self, present, with};
use crate::world::World;
use crate::world::channel::Channel;
use crate::world::command::{CHAT_INPUT, Command};
use crate::world::files::Upload;
use crate::world::installation::Owners;
use crate::world::interaction::InteractionKind;
use crate::world::permissions::Permissions;

/// Types of options.
mod kind {
    pub(super) const SUB_COMMAND: u64 = 1;
    pub(super) const GROUP: u64 = 2;
    pub(super) const STRING: u64 = 3;
    pub(super) const INTEGER: u64 = 4;
    pub(super) const BOOLEAN: u64 = 5;
    pub(super) const USER: u64 = 6;
    pub(super) const CHANNEL: u64 = 7;
    pub(super) const ROLE: u64 = 8;
    pub(super) const MENTIONABLE: u64 = 9;
    pub(super) const NUMBER: u64 = 10;
    pub(super) const ATTACHMENT: u64 = 11;
}

/// The state of reading a command's options.
struct Reading<'a> {
    base: &'a str,
    files: &'a [(Id, Upload)],
    completing: bool,
    /// The command's name, with the sub-commands read so far.
    name: String,
    resolved: Resolved<'a>,
    /// Type of the autocompleted option.
    focused: u64,
}

/// Checks the use of a slash command.
pub(super) fn prepare(
    world: &World,
    member: Id,
    channel: Id,
    id: Id,
    options: Vec<Value>,
    files: &[(Id, Upload)],
    completing: bool,
) -> Result<Prepared, Refusal> {
    let place = world.channel(channel)?;
    let (command, owners) = usable(world, member, place, id)?;
    if command.kind != CHAT_INPUT {
        return Err(not_offered("This command is used from a menu"));
    }
    let mut reading = Reading {
        base: &world.base,
        files,
        completing,
        name: command.name.clone(),
        resolved: Resolved::new(world, place, member),
        focused: 0,
    };
    let options = reading.options(&command.body, options)?;
    if completing && reading.focused == 0 {
        return Err(not_offered("No option is focused"));
    }
    let data = json!({ "id": id, "name": command.name, "type": command.kind, "options": options });
    let data = with(reading.resolved.add_to(data), guild_field(command));
    let kind = if completing { InteractionKind::Autocomplete } else { InteractionKind::Command };
    let (command, option_type) = (Some(reading.name), reading.focused);
    Ok(Prepared { command, option_type, ..Prepared::new(kind, data, owners) })
}

/// The `guild_id` in the data of a guild's own command.
pub(super) fn guild_field(command: &Command) -> Value {
    present([("guild_id", command.guild.map(|guild| json!(guild)))])
}

/// The command, if the member may use it in this channel, with the installations that authorize them.
pub(crate) fn usable<'a>(
    world: &'a World,
    member: Id,
    place: &Channel,
    id: Id,
) -> Result<(&'a Command, Owners), Refusal> {
    let command = world.commands.get(&id).ok_or(Refusal::UNKNOWN_COMMAND)?;
    world.demand(member, place, Permissions::USE_APPLICATION_COMMANDS)?;
    let owners = world.owners_of_use(member, place, command);
    let elsewhere =
        command.guild.is_some_and(|own| own != world.guild_of(place).id || owners.guild.is_none());
    if owners.is_empty() || elsewhere || !command.is_shown_in(place.context()) {
        return Err(not_offered("This command cannot be used here"));
    }
    if let Some(needed) = command.body["default_member_permissions"].as_str().filter(|_| place.in_guild()) {
        let needed = Permissions::from_bits_retain(needed.parse().unwrap_or(0));
        let may = world.permissions(member, place);
        let all = may.contains(Permissions::ADMINISTRATOR);
        if !all && (needed.is_empty() || !may.contains(needed)) {
            return Err(Refusal::MISSING_PERMISSIONS);
        }
    }
    Ok((command, owners))
}

impl Reading<'_> {
    /// Checks options against those registered for a command, group or sub-command.
    fn options(&mut self, registered: &Value, given: Vec<Value>) -> Result<Vec<Value>, Refusal> {
        let registered = registered["options"].as_array().map_or(&[][..], Vec::as_slice);
        let has_sub_commands = registered.iter().any(|one| one["type"].as_u64() <= Some(kind::GROUP));
        if has_sub_commands && given.len() != 1 {
            return Err(not_offered("Exactly one sub-command must be chosen"));
        }
        for one in registered {
            let required = one["required"] == true && !self.completing;
            if required && !given.iter().any(|option| option["name"] == one["name"]) {
                return Err(not_offered("A required option is missing"));
            }
        }
        given.into_iter().map(|option| self.option(registered, &option)).collect()
    }

    fn option(&mut self, registered: &[Value], given: &Value) -> Result<Value, Refusal> {
        let one = registered.iter().find(|one| one["name"] == given["name"]);
        let one = one.ok_or(not_offered("The command has no such option"))?;
        let kind = one["type"].as_u64().unwrap_or(0);
        let name = one["name"].clone();
        if kind == kind::SUB_COMMAND || kind == kind::GROUP {
            self.name = format!("{} {}", self.name, name.as_str().unwrap_or_default());
            let inner = given["options"].as_array().cloned().unwrap_or_default();
            return Ok(json!({ "name": name, "type": kind, "options": self.options(one, inner)? }));
        }
        let value = &given["value"];
        if self.completing && given["focused"] == true {
            if one["autocomplete"] != true {
                return Err(not_offered("The option has no autocomplete"));
            }
            self.focused = kind;
            // Partial input is sent as text, whatever the option's type.
            let typed = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            return Ok(json!({ "name": name, "type": kind, "value": typed, "focused": true }));
        }
        let value = self.value(one, kind, value)?;
        Ok(json!({ "name": name, "type": kind, "value": value }))
    }

    /// Checks one value; the object it refers to is added to `resolved`.
    fn value(&mut self, one: &Value, kind: u64, value: &Value) -> Result<Value, Refusal> {
        let wrong = not_offered("The value doesn't have the option's type");
        let fits = match kind {
            kind::STRING => within(one, value.as_str().map(length), "length"),
            kind::INTEGER => value.is_i64() && within(one, value.as_f64(), "value"),
            kind::NUMBER => within(one, value.as_f64(), "value"),
            kind::BOOLEAN => value.is_boolean(),
            _ => true,
        };
        if !fits {
            return Err(wrong);
        }
        if let Some(choices) = one["choices"].as_array()
            && !choices.is_empty()
            && !choices.iter().any(|choice| choice["value"] == *value)
        {
            return Err(not_offered("The value is not one of the choices"));
        }
        if kind < kind::USER || kind == kind::NUMBER {
            return Ok(value.clone());
        }
        if kind == kind::ATTACHMENT {
            return self.attachment(value).ok_or(wrong);
        }
        let id: Id = value.as_str().and_then(|text| text.parse().ok()).ok_or(wrong.clone())?;
        let found = match kind {
            kind::USER => self.resolved.user(id),
            kind::CHANNEL => self.resolved.channel(id),
            kind::ROLE => self.resolved.role(id),
            kind::MENTIONABLE => self.resolved.user(id) || self.resolved.role(id),
            _ => false,
        };
        if found { Ok(json!(id)) } else { Err(wrong) }
    }

    /// Resolves a file uploaded with the command.
    fn attachment(&mut self, value: &Value) -> Option<Value> {
        let number: usize = value.as_str()?.parse().ok()?;
        let (id, file) = self.files.iter().find(|(_, file)| file.number == number)?;
        self.resolved.add("attachments", *id, wire::message::uploaded(self.base, *id, file));
        Some(json!(id))
    }
}

/// Whether a number, or a length, is within the option's bounds.
fn within(one: &Value, found: Option<f64>, what: &str) -> bool {
    let Some(found) = found else { return false };
    let bound = |side: &str| one[format!("{side}_{what}")].as_f64();
    bound("min").is_none_or(|least| found >= least) && bound("max").is_none_or(|most| found <= most)
}

/// Characters of a text.
fn length(text: &str) -> f64 {
    u32::try_from(text.chars().count()).map_or(f64::INFINITY, f64::from)
}
