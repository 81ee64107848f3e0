//! The objects that ids in an interaction's data refer to.

use serde_json::{Map, Value, json};

use crate::snowflake::Id;
use crate::wire::{self, Viewer, with};
use crate::world::World;
use crate::world::channel::Channel;
use crate::world::installation::Context;

/// Collects the objects behind the ids that a member chose in a channel.
pub(super) struct Resolved<'a> {
    world: &'a World,
    place: &'a Channel,
    member: Id,
    lists: Map<String, Value>,
}

impl<'a> Resolved<'a> {
    pub(super) fn new(world: &'a World, place: &'a Channel, member: Id) -> Self {
        Self { world, place, member, lists: Map::new() }
    }

    /// Adds `resolved` to an interaction's data, if there is anything in it.
    pub(super) fn add_to(self, data: Value) -> Value {
        if self.lists.is_empty() { data } else { with(data, json!({ "resolved": self.lists })) }
    }

    pub(super) fn add(&mut self, list: &str, id: Id, value: Value) -> bool {
        let list = self.lists.entry(list).or_insert_with(|| json!({}));
        if let Value::Object(list) = list {
            list.insert(id.to_string(), value);
        }
        true
    }

    /// Adds a user, and their membership if they are in the channel's guild; returns whether there is such a user.
    pub(super) fn user(&mut self, id: Id) -> bool {
        let Some(user) = self.world.user(id).filter(|user| !user.system) else { return false };
        self.add("users", id, wire::user::user(user));
        let Some(member) = self.world.members_of(self.place).get(&id).filter(|_| self.place.in_guild())
        else {
            return true;
        };
        let may = self.world.guild_of(self.place).base_permissions(member);
        self.add("members", id, with(wire::user::partial_member(member), json!({ "permissions": may })))
    }

    /// The same, if the user is a member of the guild or the private channel.
    pub(super) fn member(&mut self, id: Id) -> bool {
        let there = match self.place.context() {
            Context::Guild | Context::BotDirect => self.world.members_of(self.place).contains_key(&id),
            Context::Private => self.place.people.contains(&id),
        };
        there && self.user(id)
    }

    /// Adds a role of the channel's guild, which may be `@everyone`; returns whether there is such a role.
    pub(super) fn role(&mut self, id: Id) -> bool {
        let guild = self.place.in_guild().then(|| self.world.guild_of(self.place));
        guild
            .and_then(|guild| guild.role(id))
            .is_some_and(|role| self.add("roles", id, wire::guild::role(role)))
    }

    /// The same, except for `@everyone`, which Discord's clients list in options but not in role selects.
    pub(super) fn role_but_everyone(&mut self, id: Id) -> bool {
        id != self.world.guild_of(self.place).id && self.role(id)
    }

    pub(super) fn channel(&mut self, id: Id) -> bool {
        let near = |channel: &&Channel| match self.place.context() {
            Context::Guild | Context::BotDirect => {
                channel.guild == self.place.guild && channel.people.is_empty()
            }
            Context::Private => channel.id == self.place.id,
        };
        let channel = self.world.channels.get(&id).filter(near);
        let theirs = Viewer { user: self.member, ..Viewer::bot(self.world) };
        channel.is_some_and(|channel| self.add("channels", id, wire::channel::partial(&theirs, channel)))
    }
}
