//! Other guilds that the bot is in, as tests order them: nothing of one may reach another. They are not kept over a restart.

use std::collections::BTreeMap;

use super::World;
use super::channel::Channel;
use super::guild::{Guild, Role};
use super::permissions::Permissions;
use super::seed::EVERYONE_MAY;
use super::user::Member;
use crate::snowflake::Id;

/// A guild beside the first.
#[derive(Debug)]
pub(crate) struct Elsewhere {
    pub(crate) guild: Guild,
    /// Who is in it, as he is called there; the bot is one of them.
    pub(crate) members: BTreeMap<Id, Member>,
}

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
        self.elsewhere.insert(id, Elsewhere { guild, members: BTreeMap::new() });
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

    /// The guild of a channel; of a direct conversation, the first.
    pub(crate) fn guild_of(&self, place: &Channel) -> &Guild {
        place.guild.and_then(|id| self.elsewhere.get(&id)).map_or(&self.guild, |elsewhere| &elsewhere.guild)
    }

    /// The members of the guild of a channel; of a direct conversation, those of the first.
    pub(crate) fn members_of(&self, place: &Channel) -> &BTreeMap<Id, Member> {
        let elsewhere = place.guild.and_then(|id| self.elsewhere.get(&id));
        elsewhere.map_or(&self.members, |elsewhere| &elsewhere.members)
    }

    /// A guild that the bot is in, with its members.
    pub(crate) fn guild_with_members(&self, id: Id) -> Option<(&Guild, &BTreeMap<Id, Member>)> {
        if id == self.guild.id {
            return Some((&self.guild, &self.members)).filter(|_| !self.bot_is_removed);
        }
        self.elsewhere.get(&id).map(|elsewhere| (&elsewhere.guild, &elsewhere.members))
    }

    /// A member of any guild.
    pub(crate) fn person(&self, id: Id) -> Option<&Member> {
        let elsewhere = || self.elsewhere.values().find_map(|elsewhere| elsewhere.members.get(&id));
        self.members.get(&id).or_else(elsewhere)
    }

    /// The guilds that the bot is in, by their ids, each with what it may do there.
    pub(crate) fn guilds(&self) -> BTreeMap<Id, (&Guild, Permissions)> {
        let all = self.elsewhere.keys().chain([&self.guild.id]);
        let found = all.filter_map(|&id| {
            let (guild, members) = self.guild_with_members(id)?;
            let may = members.get(&self.bot()).map_or(Permissions::NONE, |bot| guild.base_permissions(bot));
            Some((id, (guild, may)))
        });
        found.collect()
    }
}
