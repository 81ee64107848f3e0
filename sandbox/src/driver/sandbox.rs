//! A test's view of the whole sandbox: its channels and members, what the bot posted, and what it did wrong.

use std::collections::BTreeMap;

use super::faults::Faults;
use super::member::Member;
use super::message::{self, Message};
use super::wait::{TimedOut, log, wait_for};
use crate::clock::Clock;
use crate::events::{Change, Event};
use crate::limits::Overrun;
use crate::listeners::intents::Intents;
use crate::listeners::session::Frame;
use crate::record::{Recorded, Violation};
use crate::server::Sandbox;
use crate::snowflake::Id;
use crate::wire;
use crate::world::World;
use crate::world::channel::{Channel, TEXT, VOICE};
use crate::world::permissions::{Overwrite, Permissions};
use crate::world::shown::Shown;
use crate::world::store::ObjectKind;
use crate::world::user;

impl Sandbox {
    /// The address of the page, and the base of `/api/v10`.
    pub fn url(&self) -> String {
        format!("http://{}", self.hub.address)
    }

    /// The bot's token.
    pub fn token(&self) -> String {
        self.hub.world.lock().application.token()
    }

    /// The clock that limits are measured by.
    pub fn clock(&self) -> &Clock {
        &self.hub.clock
    }

    /// The guild.
    pub fn guild(&self) -> Id {
        self.hub.world.lock().guild.id
    }

    /// The bot's user id.
    pub fn bot(&self) -> Id {
        self.hub.world.lock().bot()
    }

    /// The channel or thread with this name, the newest of several.
    ///
    /// # Panics
    ///
    /// Panics if there is none, which is a mistake in the test.
    #[expect(clippy::expect_used, reason = "only tests look for channels, and for ones that exist")]
    pub fn channel(&self, name: &str) -> Id {
        let world = self.hub.world.lock();
        let found = world.channels.values().rev().find(|channel| channel.name == name);
        found.map(|channel| channel.id).expect("a channel of this name")
    }

    /// The names of all channels and threads of all guilds, by id.
    pub fn channels(&self) -> BTreeMap<Id, String> {
        let world = self.hub.world.lock();
        let named = world.channels.values().filter(|channel| channel.in_guild());
        named.map(|channel| (channel.id, channel.name.clone())).collect()
    }

    /// The bot's direct message channel with a member, opened if there is none.
    pub fn direct_channel(&self, member: &Member) -> Option<Id> {
        self.hub.world.lock().direct(member.id()).ok().map(|channel| channel.id)
    }

    /// The member with this name.
    ///
    /// # Panics
    ///
    /// Panics if there is none, which is a mistake in the test.
    #[expect(clippy::expect_used, reason = "only tests look for members, and for ones that exist")]
    pub fn member(&self, name: &str) -> Member {
        let world = self.hub.world.lock();
        let found = world.members.values().find(|member| member.user.name == name);
        let id = found.map(|member| member.user.id).expect("a member of this name");
        Member::new(self.hub.clone(), id, name.to_owned())
    }

    /// Adds a new member to the guild.
    pub fn add_member(&self, name: &str) -> Member {
        let mut world = self.hub.world.lock();
        let id = world.new_id();
        let member = user::Member::new(id, name, world.now());
        log(world.store.put(ObjectKind::Member, id, &member).map_err(Into::into));
        world.members.insert(id, member);
        Member::new(self.hub.clone(), id, name.to_owned())
    }

    /// Waits until the bot is connected and has registered commands.
    pub async fn ready(&self) -> Result<(), TimedOut> {
        wait_for(&self.hub, "the bot to be ready", |hub| {
            let world = hub.world.lock();
            (world.listeners.online() && !world.commands.is_empty()).then_some(())
        })
        .await
    }

    /// Whether the bot is connected.
    pub fn online(&self) -> bool {
        self.hub.world.lock().listeners.online()
    }

    /// Waits until the bot is connected or disconnected.
    pub async fn wait_for_online(&self, online: bool) -> Result<(), TimedOut> {
        wait_for(&self.hub, "the bot to connect or disconnect", |hub| {
            (hub.world.lock().listeners.online() == online).then_some(())
        })
        .await
    }

    /// Sends a WebSocket ping on every gateway connection and returns their number.
    ///
    /// Some clients only look at their own work, such as a request to shut down, once a read returns or times out. A test
    /// that waits for that can ping meanwhile instead of sitting out the timeout.
    pub fn ping(&self) -> usize {
        self.hub.world.lock().listeners.sessions.send_to(None, || Frame::Ping)
    }

    /// Number of times the bot has identified, not counting resumed sessions.
    pub fn identified(&self) -> u64 {
        self.hub.world.lock().listeners.sessions.identified
    }

    /// Number of times a shard has identified.
    pub fn identified_as(&self, shard: u64) -> u64 {
        self.hub.world.lock().listeners.sessions.identified_as(shard)
    }

    /// Waits until this many shards are connected.
    pub async fn wait_for_shards(&self, count: usize) -> Result<(), TimedOut> {
        wait_for(&self.hub, "shards to connect or disconnect", |hub| {
            (hub.world.lock().listeners.sessions.connected() == count).then_some(())
        })
        .await
    }

    /// Waits until every change so far is in the file.
    pub async fn wait_until_saved(&self) -> Result<(), TimedOut> {
        wait_for(&self.hub, "changes to be saved", |hub| hub.world.lock().store.is_saved().then_some(()))
            .await
    }

    /// The messages of a channel that everyone sees, oldest first.
    pub fn messages(&self, channel: Id) -> Vec<Message> {
        message::list(&self.hub, channel, None, None)
    }

    /// The messages of a channel that everyone sees, after this one.
    pub fn messages_after(&self, channel: Id, message: Id) -> Vec<Message> {
        message::list(&self.hub, channel, None, Some(message))
    }

    /// Waits for a message that everyone sees and that matches; one may exist already.
    pub async fn wait_for_message(
        &self,
        channel: Id,
        mut matches: impl FnMut(&Message) -> bool,
    ) -> Result<Message, TimedOut> {
        wait_for(&self.hub, "a message", |hub| {
            message::list(hub, channel, None, None).into_iter().find(&mut matches)
        })
        .await
    }

    /// All that people could see so far, in order, after the first `count`. Empty unless [`crate::Config::keep_shown`] is set.
    pub fn shown_after(&self, count: usize) -> Vec<Shown> {
        let world = self.hub.world.lock();
        let kept = world.shown.as_deref().unwrap_or_default();
        kept.get(count..).unwrap_or_default().to_vec()
    }

    /// The newest requests of the bot, oldest first.
    pub fn requests(&self) -> Vec<Recorded> {
        self.hub.recorder.lock().requests.iter().cloned().collect()
    }

    /// Number of kept requests that match, without copying them.
    pub fn count_requests(&self, matches: impl Fn(&Recorded) -> bool) -> usize {
        self.hub.recorder.lock().requests.iter().filter(|request| matches(request)).count()
    }

    /// Number of requests from the bot so far.
    pub fn request_count(&self) -> u64 {
        self.hub.recorder.lock().count
    }

    /// Everything that Discord would have refused, or silently ignored although it is surely a mistake.
    pub fn violations(&self) -> Vec<Violation> {
        self.hub.recorder.lock().violations.clone()
    }

    /// Takes the violations so far, for tests that provoke some.
    pub fn take_violations(&self) -> Vec<Violation> {
        std::mem::take(&mut self.hub.recorder.lock().violations)
    }

    /// Number of requests over a rate limit, enforced or not, and the most requests in one second.
    pub fn overruns(&self) -> (u64, u32) {
        let limits = self.hub.limits.lock();
        (limits.overrun_count, limits.busiest)
    }

    /// Every limit that the bot exceeded, enforced or not.
    pub fn broken_limits(&self) -> Vec<Overrun> {
        self.hub.limits.lock().overruns()
    }

    /// A handle for causing faults.
    pub fn faults(&self) -> Faults {
        Faults { hub: self.hub.clone(), shard: None }
    }

    /// Sets the guild's language, such as `fr`.
    pub fn set_guild_locale(&self, locale: &str) {
        locale.clone_into(&mut self.hub.world.lock().guild.locale);
    }

    /// Removes the bot from the guild, or adds it again. No commands should be used in between.
    pub fn remove_bot(&self, removed: bool) {
        let mut world = self.hub.world.lock();
        world.bot_is_removed = removed;
        let guild = world.guild.id;
        let (name, payload) = if removed {
            ("GUILD_DELETE", serde_json::json!({ "id": guild }))
        } else {
            ("GUILD_CREATE", wire::guild::full(&wire::Viewer::bot(&world), &world.guild, &world.members))
        };
        world.listeners.sessions.dispatch(name, Intents::GUILDS, false, Some(guild), &payload);
    }

    /// Denies the bot these permissions in a channel, and no others.
    pub fn deny_bot(&self, channel: Id, denied: Permissions) {
        let mut world = self.hub.world.lock();
        let bot = world.bot();
        change(&mut world, channel, |place| {
            place.overwrites.retain(|overwrite| overwrite.id != bot);
            if !denied.is_empty() {
                place.overwrites.push(Overwrite { id: bot, kind: 1, allow: Permissions::NONE, deny: denied });
            }
        });
    }

    /// Adds a text channel to the guild.
    pub fn add_channel(&self, name: &str) -> Id {
        self.add_channel_of(TEXT, None, name)
    }

    /// Adds a voice channel, which also has a chat, to the guild.
    pub fn add_voice_channel(&self, name: &str) -> Id {
        self.add_channel_of(VOICE, None, name)
    }

    pub(super) fn add_channel_of(&self, kind: u8, guild: Option<Id>, name: &str) -> Id {
        let mut world = self.hub.world.lock();
        let position = u16::try_from(world.channels.len()).unwrap_or(u16::MAX);
        let channel = Channel { kind, guild, ..Channel::text(world.new_id(), name, None, position) };
        log(world.keep_channel(channel.clone()));
        world.emit(&Event::Channel(Change::Create, &channel));
        channel.id
    }

    /// Deletes a channel or thread as a moderator.
    pub fn delete_channel(&self, channel: Id) {
        let mut world = self.hub.world.lock();
        if let Some(channel) = world.channels.get(&channel).cloned() {
            log(world.remove_channel(&channel));
        }
    }

    /// Archives or unarchives a thread as a moderator. Only moderators can unarchive a locked one.
    pub fn archive_thread(&self, thread: Id, archived: bool, locked: bool) {
        let mut world = self.hub.world.lock();
        let now = world.now();
        change(&mut world, thread, |place| {
            if let Some(thread) = &mut place.thread {
                thread.archived = archived;
                thread.locked = locked;
                thread.archived_at = now;
                thread.active_at = now;
            }
        });
    }

    /// Deletes a message as a moderator.
    pub fn delete_message(&self, message: Id) {
        let mut world = self.hub.world.lock();
        if let Ok(Some(message)) = world.store.message(message) {
            log(world.delete(&message));
        }
    }
}

/// Changes a channel, if it exists, and emits the event.
fn change(world: &mut World, channel: Id, how: impl FnOnce(&mut Channel)) {
    let Some(mut place) = world.channels.get(&channel).cloned() else { return };
    how(&mut place);
    log(world.keep_channel(place.clone()));
    world.emit(&Event::Channel(Change::Update, &place));
}
