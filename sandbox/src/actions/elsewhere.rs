//! Other guilds that the bot is in, as tests order them: nothing of one may reach another. They are not kept over a restart.

use std::collections::BTreeMap;

use crate::snowflake::Id;
use crate::world::World;
use crate::world::guild::{EVERYONE_MAY, Guild, OtherGuild, Role};
use crate::world::user::Member;

impl World {
    /// Founds another guild, which has no channel yet; its owner and the bot are its members.
    pub(crate) fn found_elsewhere(&mut self, name: &str, owner: Id) -> Id {
        let id = self.new_id();
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
        self.elsewhere.insert(id, OtherGuild { guild, members: BTreeMap::new() });
        for who in [self.bot(), owner] {
            if let Some(member) = self.person(who).cloned() {
                self.join_elsewhere(id, Member { nick: None, ..member });
            }
        }
        id
    }

    /// Lets somebody into a guild beside the first.
    pub(crate) fn join_elsewhere(&mut self, guild: Id, member: Member) {
        if let Some(elsewhere) = self.elsewhere.get_mut(&guild) {
            elsewhere.members.insert(member.user.id, Member { roles: Vec::new(), ..member });
        }
    }
}
