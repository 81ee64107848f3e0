//! Asks Discord whether the bot can post boards in a channel, without posting anything.

use std::collections::HashMap;

use anyhow::Context as _;
use play::{ChannelId, GuildId};
use poise::serenity_prelude as serenity;
use tokio::sync::Mutex;
use ui::permissions::Permissions;

use crate::discord::{
    permissions::BotAction,
    redact::plain,
    verdict::{Verdict, verdict},
};

/// Questions about some channels, asked shortly after each other: what is known of a server is asked once.
pub(crate) struct ChannelAccess<'a> {
    http: &'a serenity::Http,
    /// The bot's own account.
    me: serenity::UserId,
    servers: Mutex<HashMap<GuildId, Option<Server>>>,
}

/// A server, and the bot as its member.
#[derive(Clone)]
struct Server {
    guild: serenity::PartialGuild,
    bot: serenity::Member,
}

/// A channel, with what the bot may not do there of what games need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// Its name.
    pub name: String,
    /// What is missing.
    pub lacks: Permissions,
}

impl Server {
    /// Which of these permissions the bot lacks in a channel.
    fn lacks(&self, channel: &serenity::GuildChannel, needs: Permissions) -> Permissions {
        let may = self.guild.user_permissions_in(channel, &self.bot);
        let may = Permissions::from_bits_truncate(may.bits());
        if may.contains(Permissions::ADMINISTRATOR) { Permissions::empty() } else { needs.difference(may) }
    }
}

/// What games need in a channel or thread of this kind. Those in a text channel can have threads of their own.
fn games_need(kind: serenity::ChannelType) -> Permissions {
    let boards = BotAction::Boards.needs(Some(kind));
    let has_threads = matches!(kind, serenity::ChannelType::Text | serenity::ChannelType::News);
    if has_threads { boards.union(BotAction::Thread.needs(Some(kind))) } else { boards }
}

impl<'a> ChannelAccess<'a> {
    pub(crate) fn new(http: &'a serenity::Http, me: serenity::UserId) -> Self {
        Self { http, me, servers: Mutex::default() }
    }

    /// Whether boards can be posted in a channel or thread of a server.
    pub(crate) async fn can_post(&self, guild: GuildId, channel: ChannelId) -> anyhow::Result<bool> {
        let Some(place) = self.channel(serenity::ChannelId::new(channel.get())).await? else {
            return Ok(false);
        };
        let thread = place.thread_metadata;
        // Only moderators can post in a thread that is closed and locked; an open or just closed one takes messages.
        let is_locked = thread.is_some_and(|thread| thread.locked && thread.archived);
        // A thread has the permissions of its channel.
        let parent = match place.parent_id.filter(|_| thread.is_some()) {
            Some(parent) => self.channel(parent).await?,
            None => Some(place.clone()),
        };
        let (Some(parent), Some(Server { guild, bot })) = (parent, self.server(guild).await?) else {
            return Ok(false);
        };
        let may = guild.user_permissions_in(&parent, &bot);
        let may = Permissions::from_bits_truncate(may.bits());
        if may.contains(Permissions::ADMINISTRATOR) {
            return Ok(true);
        }
        Ok(may.contains(BotAction::Boards.needs(Some(place.kind)))
            && (!is_locked || may.contains(Permissions::MANAGE_THREADS)))
    }

    /// What the bot may not do of what the games of a competition need in this channel.
    pub(crate) async fn lacks_for_threads(
        &self,
        guild: GuildId,
        channel: ChannelId,
    ) -> anyhow::Result<Permissions> {
        let place = self.channel(serenity::ChannelId::new(channel.get())).await?;
        let (Some(place), Some(server)) = (place, self.server(guild).await?) else {
            // A channel is hidden by lacking this.
            return Ok(Permissions::VIEW_CHANNEL);
        };
        let needs =
            BotAction::Thread.needs(Some(place.kind)).union(BotAction::Boards.needs(Some(place.kind)));
        Ok(server.lacks(&place, needs))
    }

    /// A channel or thread, with what the bot may not do there of what games need; `None` if it's gone or hidden from the bot.
    pub(crate) async fn place(&self, guild: GuildId, channel: ChannelId) -> anyhow::Result<Option<Place>> {
        let Some(place) = self.channel(serenity::ChannelId::new(channel.get())).await? else {
            return Ok(None);
        };
        let name = place.name.clone();
        let kind = place.kind;
        let parent = match place.parent_id.filter(|_| place.thread_metadata.is_some()) {
            Some(parent) => self.channel(parent).await?,
            None => Some(place),
        };
        let (Some(parent), Some(server)) = (parent, self.server(guild).await?) else { return Ok(None) };
        Ok(Some(Place { name, lacks: server.lacks(&parent, games_need(kind)) }))
    }

    /// The same for channels of a server that are known already.
    pub(crate) async fn places(
        &self,
        guild: GuildId,
        channels: impl Iterator<Item = serenity::GuildChannel>,
    ) -> anyhow::Result<Vec<Place>> {
        let Some(server) = self.server(guild).await? else { return Ok(Vec::new()) };
        let place = |channel: serenity::GuildChannel| {
            let lacks = server.lacks(&channel, games_need(channel.kind));
            Place { name: channel.name, lacks }
        };
        Ok(channels.map(place).collect())
    }

    /// Whether a channel is gone, or hidden from the bot.
    pub(crate) async fn is_hidden(&self, channel: ChannelId) -> anyhow::Result<bool> {
        Ok(self.channel(serenity::ChannelId::new(channel.get())).await?.is_none())
    }

    /// A channel or thread of a server; `None` if it is gone or hidden from the bot.
    async fn channel(&self, channel: serenity::ChannelId) -> anyhow::Result<Option<serenity::GuildChannel>> {
        match self.http.get_channel(channel).await {
            Ok(found) => Ok(found.guild()),
            Err(error) if verdict(&error) == Verdict::ChannelLost => Ok(None),
            Err(error) => Err(plain(error).context("looking at a channel")),
        }
    }

    /// A server; `None` if the bot is in it no longer.
    async fn server(&self, guild: GuildId) -> anyhow::Result<Option<Server>> {
        // Held while asking, so that questions at the same time share one answer.
        let mut servers = self.servers.lock().await;
        if let Some(known) = servers.get(&guild) {
            return Ok(known.clone());
        }
        let number = serenity::GuildId::new(guild.get());
        let asked = tokio::try_join!(self.http.get_guild(number), self.http.get_member(number, self.me));
        let server = match asked {
            Ok((guild, bot)) => Some(Server { guild, bot }),
            Err(error) if verdict(&error).is_final() => None,
            Err(error) => return Err(plain(error)).context("looking at a server"),
        };
        servers.insert(guild, server.clone());
        Ok(server)
    }
}
