//! What an operator's command asks Discord about the application and its servers. Every request only reads.

use std::collections::BTreeMap;

use anyhow::Context as _;
use jiff::SignedDuration;
use play::{ChannelId, GuildId};
use poise::serenity_prelude as serenity;
use serde::Deserialize;
use serde_json::Value;
use serenity::{GuildPagination, LightMethod, Request, Route};

use crate::discord::{
    channel_access::{ChannelAccess, Place},
    redact::{plain, status},
};

/// How many servers Discord lists at a time.
const PAGE: u64 = 200;

/// Asks about the application and its servers.
pub(crate) struct Survey {
    pub(super) http: serenity::Http,
    /// The application.
    pub about: About,
    /// How far this machine's clock is ahead of Discord's, if it's wrong.
    pub ahead: Option<SignedDuration>,
    /// How many sessions are left today, and of how many.
    pub sessions: (u64, u64),
}

/// What Discord says of an application.
#[derive(Debug, Deserialize)]
pub(crate) struct About {
    /// Its number.
    pub id: serenity::ApplicationId,
    /// Its name.
    pub name: String,
    /// Its bot.
    bot: Option<Account>,
    /// Among others, the privileged intents.
    #[serde(default)]
    pub flags: u64,
    /// Whether others than the owner may add it.
    #[serde(default = "yes")]
    pub bot_public: bool,
    /// Whether adding it needs a web site of its own.
    #[serde(default)]
    pub bot_require_code_grant: bool,
    /// The key by which interactions are signed.
    pub verify_key: String,
    /// Where interactions are posted.
    pub interactions_endpoint_url: Option<String>,
    /// By Discord's numbers, what it can be installed for.
    #[serde(default)]
    pub integration_types_config: Option<BTreeMap<String, Install>>,
}

/// A bot's account.
#[derive(Debug, Deserialize)]
struct Account {
    id: serenity::UserId,
}

const fn yes() -> bool {
    true
}

/// A way to install an application.
#[derive(Debug, Deserialize)]
pub(crate) struct Install {
    /// What its link asks for.
    pub oauth2_install_params: Option<InstallLink>,
}

/// What an install link asks for.
#[derive(Debug, Deserialize)]
pub(crate) struct InstallLink {
    /// Such as `bot`.
    pub scopes: Vec<String>,
    /// A number, as text.
    pub permissions: String,
}

/// A server with the bot.
#[derive(Clone, Debug)]
pub(crate) struct Member {
    /// Its number.
    pub id: GuildId,
    /// Its name.
    pub name: String,
}

impl Survey {
    /// The registered commands of one server, or those everywhere. `None` if the bot may have no commands in that server.
    pub(crate) async fn commands(&self, guild: Option<GuildId>) -> anyhow::Result<Option<Vec<Value>>> {
        let application_id = self.about.id;
        let route = match guild {
            Some(guild) => {
                Route::GuildCommands { application_id, guild_id: serenity::GuildId::new(guild.get()) }
            }
            None => Route::Commands { application_id },
        };
        match self.http.fire(Request::new(route, LightMethod::Get)).await {
            Ok(commands) => Ok(Some(commands)),
            Err(error) if guild.is_some() && status(&error) == Some(403) => Ok(None),
            Err(error) => Err(plain(error).context("asking for the registered commands")),
        }
    }

    /// The servers with the bot.
    pub(crate) async fn servers(&self) -> anyhow::Result<Vec<Member>> {
        let mut servers: Vec<Member> = Vec::new();
        loop {
            let after =
                servers.last().map(|last| GuildPagination::After(serenity::GuildId::new(last.id.get())));
            let page =
                self.http.get_guilds(after, Some(PAGE)).await.map_err(plain).context("listing servers")?;
            let count = page.len() as u64;
            let known = page.into_iter().filter_map(|server| {
                Some(Member { id: GuildId::try_from(server.id.get()).ok()?, name: server.name })
            });
            servers.extend(known);
            if count < PAGE {
                return Ok(servers);
            }
        }
    }

    /// What the bot lacks in a channel where games are played.
    pub(crate) async fn lacks(&self, guild: GuildId, channel: ChannelId) -> anyhow::Result<Option<Place>> {
        self.access().place(guild, channel).await
    }

    /// What the bot lacks in each text channel of a server that it sees.
    pub(crate) async fn text_channels(&self, guild: GuildId) -> anyhow::Result<Vec<Place>> {
        let guild_id = serenity::GuildId::new(guild.get());
        let route = Route::GuildChannels { guild_id };
        let listed: Vec<Value> = self
            .http
            .fire(Request::new(route, LightMethod::Get))
            .await
            .map_err(plain)
            .context("listing channels")?;
        // What can't be read is no text channel of today.
        let channels = listed.into_iter().filter_map(|channel| serde_json::from_value(channel).ok());
        let texts =
            channels.filter(|channel: &serenity::GuildChannel| channel.kind == serenity::ChannelType::Text);
        self.access().places(guild, texts).await
    }

    fn access(&self) -> ChannelAccess<'_> {
        // A bot has its application's number, except for some of the oldest.
        let me =
            self.about.bot.as_ref().map_or_else(|| serenity::UserId::new(self.about.id.get()), |bot| bot.id);
        ChannelAccess::new(&self.http, me)
    }
}
