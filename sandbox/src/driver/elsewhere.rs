//! Other guilds, for tests that nothing from one guild reaches another.

use super::member::Member;
use super::wait::log;
use crate::events::Event;
use crate::server::Sandbox;
use crate::snowflake::Id;
use crate::world::channel::Channel;
use crate::world::user::{self, User};

impl Sandbox {
    /// Adds another guild that the bot is in. Its owner may do everything there.
    pub fn add_guild(&self, name: &str, owner: &Member) -> Id {
        self.hub.world().create_other_guild(name, owner.id())
    }

    /// The same, with the guild on this shard.
    pub fn add_guild_on_shard(&self, shard: u64, name: &str, owner: &Member) -> Id {
        let mut world = self.hub.world();
        let (id, shards) = (world.new_id().get(), u64::from(self.hub.shards.max(1)));
        // Made a few milliseconds earlier, so that its shard is the right one.
        let too_late = (id >> 22).wrapping_sub(shard) % shards;
        world.create_guild_as(Id::new(id - (too_late << 22)), name, owner.id())
    }

    /// Adds a text channel to another guild.
    pub fn add_channel_in(&self, guild: Id, name: &str) -> Id {
        let mut world = self.hub.world();
        let position = u16::try_from(world.channels.len()).unwrap_or(u16::MAX);
        let channel = Channel { guild: Some(guild), ..Channel::text(world.new_id(), name, None, position) };
        log(world.keep_channel(channel.clone()));
        world.emit(&Event::ChannelCreate(&channel));
        channel.id
    }

    /// Adds a new member to another guild only.
    pub fn add_member_in(&self, guild: Id, name: &str) -> Member {
        let mut world = self.hub.world();
        let (id, joined_at) = (world.new_id(), world.now());
        let user = User { id, name: name.to_owned(), display_name: None, bot: false, system: false };
        let member = user::Member {
            user,
            nick: None,
            roles: Vec::new(),
            joined_at,
            locale: "en-US".to_owned(),
            takes_direct_messages: true,
            plays: true,
        };
        world.join_other_guild(guild, member);
        Member::new(self.hub.clone(), id, name.to_owned())
    }
}

impl Member {
    /// Joins another guild, with this nick.
    pub fn join(&self, guild: Id, nick: Option<&str>) {
        let mut world = self.hub.world();
        if let Some(member) = world.person(self.id()).cloned() {
            world.join_other_guild(guild, user::Member { nick: nick.map(str::to_owned), ..member });
        }
    }
}
