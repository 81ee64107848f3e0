//! Registration of commands, global or in a guild.

use serde_json::{Value, json};

use super::reply::Reply;
use super::request::{Request, id};
use crate::judge;
use crate::judge::command::NewCommand;
use crate::judge::form::Form;
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::wire::{present, with};
use crate::world::World;
use crate::world::command::{self, Command};

/// Most slash commands in one scope.
const MOST: usize = 100;

/// Most context menu commands of each type in one scope.
const MOST_MENU: usize = 15;

/// Most new commands per scope and day.
const CREATIONS_A_DAY: usize = 200;

/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Carries out a request on the commands of a scope.
pub(super) fn route(
    world: &mut World,
    request: &Request,
    method: &str,
    guild: Option<Id>,
    rest: &[&str],
) -> Result<Reply, Refusal> {
    match (method, rest) {
        ("GET", []) => {
            let all: Vec<_> = world.commands_of(guild).map(|command| command.body.clone()).collect();
            Ok(Reply::ok(Value::Array(all)))
        }
        ("PUT", []) => replace(world, request, guild),
        ("POST", []) => create(world, request, guild),
        ("GET", [command]) => Ok(Reply::ok(find(world, guild, id("command_id", command)?)?.body.clone())),
        ("PATCH", [command]) => edit(world, request, guild, id("command_id", command)?),
        ("DELETE", [command]) => {
            let command = find(world, guild, id("command_id", command)?)?.id;
            world.change_commands(Vec::new(), &[command])?;
            Ok(Reply::DONE)
        }
        _ => Err(Refusal::METHOD_NOT_ALLOWED),
    }
}

fn find(world: &World, guild: Option<Id>, command: Id) -> Result<&Command, Refusal> {
    let found = world.commands.get(&command).filter(|command| command.guild == guild);
    found.ok_or(Refusal::UNKNOWN_COMMAND)
}

/// Replaces all commands of the scope. A command with the same name and type keeps its id.
fn replace(world: &mut World, request: &Request, guild: Option<Id>) -> Result<Reply, Refusal> {
    let wanted = request.judge(|form| {
        let list = form.items(0..=MOST + 2 * MOST_MENU);
        let commands: Vec<_> = list.iter().map(judge::command::command).collect();
        check_names(&list, &commands);
        commands
    })?;
    check_count(&wanted)?;
    let put: Vec<_> = wanted.into_iter().map(|new| registered(world, guild, new)).collect();
    count_creations(world, guild, &put)?;
    let deleted: Vec<_> = world
        .commands_of(guild)
        .map(|command| command.id)
        .filter(|id| put.iter().all(|command| command.id != *id))
        .collect();
    let is_entry_point = |id: &Id| world.commands.get(id).is_some_and(|one| one.kind == command::ENTRY_POINT);
    if deleted.iter().any(is_entry_point) {
        return Err(Refusal::NO_ENTRY_POINT);
    }
    let bodies: Vec<_> = put.iter().map(|command| command.body.clone()).collect();
    world.change_commands(put, &deleted)?;
    Ok(Reply::ok(Value::Array(bodies)))
}

fn check_names(list: &[Form<'_>], commands: &[NewCommand]) {
    for (at, (form, command)) in list.iter().zip(commands).enumerate() {
        let same = |other: &NewCommand| (other.kind, &other.name) == (command.kind, &command.name);
        if commands.iter().take(at).any(same) {
            form.complain("APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique");
        }
    }
}

fn check_count(commands: &[NewCommand]) -> Result<(), Refusal> {
    let of = |kind| commands.iter().filter(|command| command.kind == kind).count();
    if of(1) > MOST || of(2) > MOST_MENU || of(3) > MOST_MENU {
        Err(Refusal::TOO_MANY_COMMANDS)
    } else {
        Ok(())
    }
}

/// Adds a command, or replaces one of the same name and type.
fn create(world: &mut World, request: &Request, guild: Option<Id>) -> Result<Reply, Refusal> {
    let new = request.judge(judge::command::command)?;
    let command = registered(world, guild, new);
    let is_new = !world.commands.contains_key(&command.id);
    let count = world.commands_of(guild).filter(|other| other.kind == command.kind).count();
    if is_new && count >= if command.kind == 1 { MOST } else { MOST_MENU } {
        return Err(Refusal::TOO_MANY_COMMANDS);
    }
    count_creations(world, guild, std::slice::from_ref(&command))?;
    let body = command.body.clone();
    world.change_commands(vec![command], &[])?;
    Ok(if is_new { Reply::created(body) } else { Reply::ok(body) })
}

/// Changes the given fields of a command.
fn edit(world: &mut World, request: &Request, guild: Option<Id>, id: Id) -> Result<Reply, Refusal> {
    let old = find(world, guild, id)?;
    let whole = with(old.body.clone(), request.body.clone());
    let new = judge::form::read(&whole, &request.remarks, judge::command::command)?;
    let version = world.new_id();
    let command = shown(world, guild, new, id, version);
    let body = command.body.clone();
    world.change_commands(vec![command], &[])?;
    Ok(Reply::ok(body))
}

/// A command with an id: that of the one with the same name and type, or a new one.
fn registered(world: &mut World, guild: Option<Id>, new: NewCommand) -> Command {
    let kind = new.kind.cast_unsigned();
    let same =
        world.commands_of(guild).find(|old| old.kind == kind && old.name == new.name).map(|old| old.id);
    let version = world.new_id();
    shown(world, guild, new, same.unwrap_or(version), version)
}

fn shown(world: &World, guild: Option<Id>, new: NewCommand, id: Id, version: Id) -> Command {
    let fields = json!({ "id": id, "application_id": world.application.id, "version": version });
    let body = with(with(new.body, fields), present([("guild_id", guild.map(|guild| json!(guild)))]));
    Command { id, guild, name: new.name, kind: new.kind.cast_unsigned(), body }
}

/// Counts new commands, and refuses them beyond the daily limit. Deleted ones still count.
fn count_creations(world: &mut World, guild: Option<Id>, put: &[Command]) -> Result<(), Refusal> {
    let now = world.now();
    let new = put.iter().filter(|command| !world.commands.contains_key(&command.id)).count();
    let today = world.creations.entry(guild).or_default();
    today.retain(|at| now - at < DAY);
    if today.len() + new > CREATIONS_A_DAY {
        return Err(Refusal::TOO_MANY_CREATIONS);
    }
    today.extend(std::iter::repeat_n(now, new));
    Ok(())
}
