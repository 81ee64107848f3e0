//! Other guilds, for tests that nothing from one guild reaches another. They do not survive a restart.

use std::collections::BTreeMap;

use super::member::Member;
use crate::listeners::intents::Intents;
use crate::server::Sandbox;
use crate::snowflake::Id;
use crate::world::World;
use crate::world::channel::TEXT;
use crate::world::guild::{Guild, OtherGuild, Role};
use crate::world::user;

impl Sandbox {
    /// Adds another guild that the bot is in, without channels. Its owner may do everything there.
    pub fn add_guild(&self, name: &str, owner: &Member) -> Id {
        let mut world = self.hub.world.lock();
        let id = world.new_id();
        create_guild(&mut world, id, name, owner.id(), true)
    }

    /// Adds a guild that the bot is not in, without channels. Its owner may do everything there.
    pub fn add_guild_without_bot(&self, name: &str, owner: &Member) -> Id {
        let mut world = self.hub.world.lock();
        let id = world.new_id();
        create_guild(&mut world, id, name, owner.id(), false)
    }

    /// Adds another guild that belongs to this shard.
    pub fn add_guild_on_shard(&self, shard: u64, name: &str, owner: &Member) -> Id {
        let mut world = self.hub.world.lock();
        let (id, shards) = (world.new_id().get(), u64::from(self.hub.shards.max(1)));
        // Dated a few milliseconds back, which puts it on the right shard.
        let too_late = (id >> 22).wrapping_sub(shard) % shards;
        create_guild(&mut world, Id::new(id - (too_late << 22)), name, owner.id(), true)
    }

    /// Removes the bot from a guild, as its managers can. [`Self::add_bot_to`] brings it back.
    pub fn remove_bot_from(&self, guild: Id) {
        let main = self.guild();
        if guild == main {
            return self.remove_bot(true);
        }
        let mut world = self.hub.world.lock();
        let bot = world.bot();
        if let Some(elsewhere) = world.other_guilds.get_mut(&guild) {
            elsewhere.members.remove(&bot);
        }
        let gone = serde_json::json!({ "id": guild });
        world.listeners.sessions.dispatch("GUILD_DELETE", Intents::GUILDS, false, Some(guild), &gone);
    }

    /// Adds a text channel to another guild.
    pub fn add_channel_in(&self, guild: Id, name: &str) -> Id {
        self.add_channel_of(TEXT, Some(guild), name)
    }

    /// Adds a new member to another guild only.
    pub fn add_member_in(&self, guild: Id, name: &str) -> Member {
        let mut world = self.hub.world.lock();
        let member = user::Member::new(world.new_id(), name, world.now());
        let id = member.user.id;
        join(&mut world, guild, member);
        Member::new(self.hub.clone(), id, name.to_owned())
    }
}

impl Member {
    /// Joins a guild, with this nick.
    pub fn join(&self, guild: Id, nick: Option<&str>) {
        let mut world = self.hub.world.lock();
        let former = world.former.get(&self.id()).cloned();
        let back = former.map(|user| user::Member { user, ..user::Member::new(self.id(), "", world.now()) });
        if let Some(member) = world.person(self.id()).cloned().or(back) {
            join(&mut world, guild, user::Member { nick: nick.map(str::to_owned), ..member });
        }
    }

    /// Leaves a guild. Leaving the main one is forgotten when the sandbox restarts.
    pub fn leave_guild(&self, guild: Id) {
        let mut world = self.hub.world.lock();
        let left = match world.other_guilds.get_mut(&guild) {
            Some(elsewhere) => elsewhere.members.remove(&self.id()),
            None => world.members.remove(&self.id()),
        };
        if let Some(member) = left {
            world.former.insert(self.id(), member.user);
        }
    }
}

fn create_guild(world: &mut World, id: Id, name: &str, owner: Id, with_bot: bool) -> Id {
    let roles = vec![Role::new(id, "@everyone", 0, None)];
    let guild = Guild { id, name: name.to_owned(), owner, roles, locale: "en-US".to_owned() };
    world.other_guilds.insert(id, OtherGuild { guild, members: BTreeMap::new() });
    for who in [Some(world.bot()).filter(|_| with_bot), Some(owner)].into_iter().flatten() {
        if let Some(member) = world.person(who).cloned() {
            join(world, id, user::Member { nick: None, ..member });
        }
    }
    id
}

fn join(world: &mut World, guild: Id, member: user::Member) {
    let joined = user::Member { roles: Vec::new(), ..member };
    match world.other_guilds.get_mut(&guild) {
        Some(elsewhere) => elsewhere.members.insert(joined.user.id, joined),
        None => world.members.insert(joined.user.id, joined),
    };
}
