//! The guild that every sandbox starts with, its members and two channels, and one without the bot if wanted.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use ed25519_dalek::SigningKey;

use super::application::{Application, Portal};
use super::channel::Channel;
use super::guild::{Guild, OtherGuild, Role};
use super::interaction::Interactions;
use super::message::Message;
use super::permissions::Permissions;
use super::state::World;
use super::store::{ObjectKind, Store, StoreError};
use super::user::{Member, User};
use crate::config::Config;
use crate::listeners::Listeners;
use crate::snowflake::{Id, Snowflakes};

/// The application and its bot user.
const APPLICATION: Id = Id::new(1_400_000_000_000_000_001);
const GUILD: Id = Id::new(1_400_000_000_000_000_100);
const BOT_ROLE: Id = Id::new(1_400_000_000_000_000_101);
/// The roles that members may have, from the lowest up: id, name, and whether everyone may ping it.
const ROLES: [(Id, &str, bool); 2] = [
    (Id::new(1_400_000_000_000_000_103), "Board gamers", true),
    (Id::new(1_400_000_000_000_000_104), "Organizers", false),
];
/// The author of the welcome message.
const SYSTEM: Id = Id::new(1_400_000_000_000_000_102);
/// The members: id, name, display name, and whether they play. The first one owns the guild.
const MEMBERS: [(Id, &str, &str, bool); 5] = [
    (Id::new(1_400_000_000_000_000_201), "ada", "Ada", true),
    (Id::new(1_400_000_000_000_000_202), "ben", "Ben", true),
    (Id::new(1_400_000_000_000_000_203), "chidi", "Chidi", true),
    (Id::new(1_400_000_000_000_000_204), "dede", "Dede", true),
    (Id::new(1_400_000_000_000_000_205), "eve", "Eve", false),
];
/// The guild without the bot, and its one channel.
const WITHOUT_BOT: Id = Id::new(1_400_000_000_000_000_110);
const HALL: (Id, &str, &str) = (Id::new(1_400_000_000_000_000_311), "hall", "A server without the bot");
const CHANNELS: [(Id, &str, &str); 2] = [
    (Id::new(1_400_000_000_000_000_301), "games", "Play here"),
    (Id::new(1_400_000_000_000_000_302), "lounge", "Talk here"),
];

/// Opens the store and loads the guild, creating it in an empty store.
pub(crate) fn open(config: &Config, base: String) -> Result<World, StoreError> {
    let store = Store::open(config.database.as_deref())?;
    let now = config.clock.now();
    let mut guild = match store.all::<Guild>(ObjectKind::Guild)?.pop() {
        Some(guild) => guild,
        None => create(&store, now)?,
    };
    // Earlier versions stored fewer permissions.
    for everyone in guild.roles.iter_mut().filter(|role| role.id == GUILD) {
        everyone.permissions = Permissions::OF_EVERYONE;
    }
    let mut members = by_id(store.all::<Member>(ObjectKind::Member)?, |member| member.user.id);
    members.insert(APPLICATION, bot(config, now));
    let ids = Snowflakes::after(store.greatest_id()?);
    let mut world = World {
        clock: config.clock.clone(),
        ids,
        application: Application {
            id: APPLICATION,
            name: config.bot_name.clone(),
            key: SigningKey::from_bytes(&rand::random()),
            portal: Portal::default(),
        },
        guild,
        bot_is_removed: false,
        other_guilds: without_bot(config, &members),
        members,
        former: BTreeMap::new(),
        system: User {
            id: SYSTEM,
            name: "sandbox".to_owned(),
            display_name: Some("Sandbox".to_owned()),
            bot: false,
            system: true,
        },
        channels: by_id(store.all::<Channel>(ObjectKind::Channel)?, |channel| channel.id),
        commands: by_id(store.all(ObjectKind::Command)?, |command: &super::command::Command| command.id),
        creations: BTreeMap::new(),
        without_commands: BTreeSet::new(),
        interactions: Interactions::default(),
        uploads: VecDeque::new(),
        store,
        listeners: Listeners::default(),
        base,
        history: config.history,
        posted: 0,
        shown: config.keep_shown.then(Vec::new),
    };
    world.furnish()?;
    world.add_roles()?;
    world.store.loaded();
    if let Some(text) = &config.welcome {
        world.welcome(text)?;
    }
    Ok(world)
}

fn by_id<T>(things: Vec<T>, id: impl Fn(&T) -> Id) -> BTreeMap<Id, T> {
    things.into_iter().map(|thing| (id(&thing), thing)).collect()
}

/// Creates the guild in an empty store.
fn create(store: &Store, now: i64) -> Result<Guild, StoreError> {
    let [(owner, ..), ..] = MEMBERS;
    let guild = Guild {
        id: GUILD,
        name: "Sandbox".to_owned(),
        owner,
        roles: vec![Role::new(GUILD, "@everyone", 0, None), Role::new(BOT_ROLE, "Bot", 1, Some(APPLICATION))],
        locale: "en-US".to_owned(),
    };
    for (id, name, display_name, plays) in MEMBERS {
        let mut member = Member { plays, ..Member::new(id, name, now) };
        member.user.display_name = Some(display_name.to_owned());
        store.put(ObjectKind::Member, id, &member)?;
    }
    for (position, (id, name, topic)) in (0..).zip(CHANNELS) {
        let channel = Channel::text(id, name, Some(topic), position);
        store.put(ObjectKind::Channel, id, &channel)?;
    }
    store.put(ObjectKind::Guild, guild.id, &guild)?;
    Ok(guild)
}

/// The guild without the bot, if there should be one. It is not stored, so that a new name applies at the next start.
fn without_bot(config: &Config, members: &BTreeMap<Id, Member>) -> BTreeMap<Id, OtherGuild> {
    let [_, (owner, ..), ..] = MEMBERS;
    let elsewhere = config.guild_without_bot.as_ref().map(|name| {
        let roles = vec![Role::new(WITHOUT_BOT, "@everyone", 0, None)];
        let guild = Guild { id: WITHOUT_BOT, name: name.clone(), owner, roles, locale: "en-US".to_owned() };
        let people = members.iter().filter(|(_, member)| !member.user.bot);
        let members = people.map(|(id, member)| (*id, Member { roles: Vec::new(), ..member.clone() }));
        (WITHOUT_BOT, OtherGuild { guild, members: members.collect() })
    });
    elsewhere.into_iter().collect()
}

/// The bot as a member; it is not stored, so that a new name applies at the next start.
fn bot(config: &Config, now: i64) -> Member {
    let mut bot = Member::new(APPLICATION, &config.bot_name.to_lowercase().replace(' ', "-"), now);
    bot.user.bot = true;
    Member { nick: Some(config.bot_name.clone()), roles: vec![BOT_ROLE], plays: false, ..bot }
}

impl World {
    /// Adds a channel to the guild without the bot, and leaves out those of guilds that are no longer there.
    fn furnish(&mut self) -> Result<(), StoreError> {
        let (id, name, topic) = HALL;
        if self.other_guilds.contains_key(&WITHOUT_BOT) && !self.channels.contains_key(&id) {
            let hall = Channel { guild: Some(WITHOUT_BOT), ..Channel::text(id, name, Some(topic), 0) };
            self.store.put(ObjectKind::Channel, id, &hall)?;
            self.channels.insert(id, hall);
        }
        let known =
            |channel: &Channel| channel.guild.is_none_or(|guild| self.other_guilds.contains_key(&guild));
        self.channels.retain(|_, channel| known(channel));
        Ok(())
    }

    /// Adds the members' roles, of which one member has the first. Guilds of earlier versions had none.
    fn add_roles(&mut self) -> Result<(), StoreError> {
        if self.guild.roles.iter().any(|role| role.id != GUILD && role.bot.is_none()) {
            return Ok(());
        }
        for (id, name, mentionable) in ROLES {
            let role = Role { mentionable, ..Role::new(id, name, self.guild.top_position(), None) };
            self.guild.roles.push(role);
        }
        self.store.put(ObjectKind::Guild, GUILD, &self.guild)?;
        let ([(board_gamers, ..), ..], [_, (ben, ..), ..]) = (ROLES, MEMBERS);
        if let Some(member) = self.members.get_mut(&ben) {
            member.roles.push(board_gamers);
            self.store.put(ObjectKind::Member, ben, member)?;
        }
        Ok(())
    }

    /// Posts the welcome message unless the first channel has messages already.
    fn welcome(&mut self, text: &str) -> Result<(), StoreError> {
        let [(channel, ..), ..] = CHANNELS;
        if !self.store.messages(channel, None, None, None, 1)?.is_empty() {
            return Ok(());
        }
        let message = Message::new(self.new_id(), channel, SYSTEM, text.to_owned());
        self.store.put_message(&message, &[])?;
        if let Some(place) = self.channels.get_mut(&channel) {
            place.last_message = Some(message.id);
            self.store.put(ObjectKind::Channel, channel, place)?;
        }
        Ok(())
    }
}
