//! Members install the app for themselves, and talk where the bot is not: in private channels and other guilds.

use super::member::Member;
use super::wait::log;
use crate::events::{Change, Event};
use crate::listeners::intents::Intents;
use crate::server::Sandbox;
use crate::snowflake::Id;
use crate::wire::{self, Viewer};
use crate::world::application::Portal;
use crate::world::permissions::{Overwrite, Permissions};
use crate::world::user;

impl Member {
    /// Installs the app for themselves, so that its commands for users follow them everywhere.
    pub fn install(&self) {
        log(self.hub.world.lock().set_installed(self.id, true));
    }

    /// Removes the app from their own ones. The messages that it made for them keep their buttons.
    pub fn uninstall(&self) {
        log(self.hub.world.lock().set_installed(self.id, false));
    }
}

impl Sandbox {
    /// Changes what the owner has chosen on the application's pages at Discord.
    pub fn choose(&self, how: impl FnOnce(&mut Portal)) {
        how(&mut self.hub.world.lock().application.portal);
    }

    /// Whether the bot was invited to a guild without the scope `applications.commands`.
    pub fn withhold_commands(&self, guild: Id, withheld: bool) {
        let mut world = self.hub.world.lock();
        if withheld {
            world.without_commands.insert(guild);
        } else {
            world.without_commands.remove(&guild);
        }
    }

    /// The direct message channel of two members, opened if there is none, or a new group of more. The bot is not part of it.
    ///
    /// # Panics
    ///
    /// Panics if the database fails.
    #[expect(
        clippy::expect_used,
        reason = "only tests open private channels, and their database is in memory"
    )]
    pub fn private_channel(&self, members: &[&Member]) -> Id {
        let people = members.iter().map(|member| member.id).collect();
        self.hub.world.lock().private(people).expect("a private channel").id
    }

    /// Installs the bot in a guild that was added without it, which dispatches `GUILD_CREATE`.
    pub fn add_bot_to(&self, guild: Id) {
        let mut world = self.hub.world.lock();
        let bot = world.members.get(&world.bot()).cloned();
        let now = world.now();
        if guild == world.guild.id {
            world.bot_is_removed = false;
        } else if let (Some(elsewhere), Some(bot)) = (world.other_guilds.get_mut(&guild), bot) {
            let joined = user::Member { nick: None, roles: Vec::new(), joined_at: now, ..bot };
            elsewhere.members.insert(joined.user.id, joined);
        }
        let found = world.guild_with_members(guild);
        let payload = found.map(|(found, members)| wire::guild::full(&Viewer::bot(&world), found, members));
        if let Some(payload) = payload {
            world.listeners.sessions.dispatch("GUILD_CREATE", Intents::GUILDS, false, Some(guild), &payload);
        }
        world.listeners.wake();
    }

    /// Takes the permission to use external apps away from `@everyone` in a guild's channel, or gives it back. Without it,
    /// what an app answers by a user's installation alone is private. Administrators and the guild's owner always have it.
    pub fn forbid_external_apps(&self, channel: Id, forbidden: bool) {
        let mut world = self.hub.world.lock();
        let Some(mut place) = world.channels.get(&channel).filter(|place| place.in_guild()).cloned() else {
            return;
        };
        let everyone = world.guild_of(&place).id;
        let found = place.overwrites.iter().position(|overwrite| overwrite.id == everyone);
        let none = Overwrite { id: everyone, kind: 0, allow: Permissions::NONE, deny: Permissions::NONE };
        let mut changed = found.map_or(none, |at| place.overwrites.remove(at));
        changed.deny.set(Permissions::USE_EXTERNAL_APPS, forbidden);
        if !(changed.allow | changed.deny).is_empty() {
            place.overwrites.push(changed);
        }
        log(world.keep_channel(place.clone()));
        world.emit(&Event::Channel(Change::Update, &place));
    }
}
