//! Further guilds that a test adds, to see that nothing from one reaches another. They do not survive a restart.

use std::collections::BTreeMap;

use crate::snowflake::Id;
use crate::world::World;
use crate::world::guild::{EVERYONE_MAY, Guild, OtherGuild, Role};
use crate::world::user::Member;

impl World {
    /// Creates another guild without channels, whose members are its owner and the bot.
    pub(crate) fn create_other_guild(&mut self, name: &str, owner: Id) -> Id {
        let id = self.new_id();
        self.create_guild_as(id, name, owner)
    }

    /// The same with this id.
    pub(crate) fn create_guild_as(&mut self, id: Id, name: &str, owner: Id) -> Id {
        let everyone = Role {
            id,
            name: "@everyone".to_owned(),
            permissions: EVERYONE_MAY,
            position: 0,
            bot: None,
            mentionable: false,
        };
        let (name, locale) = (name.to_owned(), "en-US".to_owned());
        let guild = Guild { id, name, owner, roles: vec![everyone], locale };
        self.other_guilds.insert(id, OtherGuild { guild, members: BTreeMap::new() });
        for who in [self.bot(), owner] {
            if let Some(member) = self.person(who).cloned() {
                self.join_other_guild(id, Member { nick: None, ..member });
            }
        }
        id
    }

    /// Adds a member to another guild.
    pub(crate) fn join_other_guild(&mut self, guild: Id, member: Member) {
        if let Some(elsewhere) = self.other_guilds.get_mut(&guild) {
            elsewhere.members.insert(member.user.id, Member { roles: Vec::new(), ..member });
        }
    }
}
