//! Registers the commands with Discord, and learns their ids, by which texts mention them.

use anyhow::Context as _;
use play::GuildId;
use poise::serenity_prelude as serenity;
use serde_json::Value;

use crate::discord::{
    command_mentions::CommandMentions,
    permissions::invitation,
    redact::{code, plain},
    requests::Discord,
    retrying::retrying,
};

/// The type of a command that launches an activity.
const ENTRY_POINT: u8 = 4;

/// Discord's code for a server that doesn't have the bot, or has it without commands.
const MISSING_ACCESS: isize = 50_001;

/// The one server for the commands doesn't have the bot, or has it without the scope for commands.
#[derive(Debug, thiserror::Error)]
#[error(
    "the server in DISCORD_GUILD_ID doesn't have the bot, or has it without its commands: open {link} to invite it, or mend \
     the number"
)]
pub(crate) struct NotInvited {
    link: String,
}

impl NotInvited {
    fn to(http: &serenity::Http) -> Self {
        Self { link: invitation(http.application_id().map_or(0, serenity::ApplicationId::get)) }
    }
}

/// The commands, and where they are registered.
pub(crate) struct Registration {
    commands: Vec<serenity::CreateCommand>,
    /// `None` is everywhere; one server is for trying them out.
    guild: Option<serenity::GuildId>,
}

impl Registration {
    /// Prepares to register these.
    pub(crate) fn new(commands: Vec<serenity::CreateCommand>, guild: Option<GuildId>) -> Self {
        Self { commands, guild: guild.map(|guild| serenity::GuildId::new(guild.get())) }
    }

    /// Registers them, and lets texts mention them.
    pub(crate) async fn register(&self, discord: &Discord) -> anyhow::Result<()> {
        let http = &discord.http;
        let registered = match self.guild {
            Some(guild) => retrying(|| guild.set_commands(http, self.commands.clone())).await,
            None => retrying(|| self.set_everywhere(http)).await,
        };
        let refused = self.guild.is_some()
            && registered.as_ref().is_err_and(|error| code(error) == Some(MISSING_ACCESS));
        let registered = registered.map_err(plain).context("registering the commands");
        let registered = if refused { registered.context(NotInvited::to(http)) } else { registered };
        mention(discord, &registered?);
        Ok(())
    }

    /// Registers them everywhere. Discord refuses to drop its own command that launches an activity, which it adds once the operator
    /// switches activities on.
    async fn set_everywhere(&self, http: &serenity::Http) -> serenity::Result<Vec<serenity::Command>> {
        let Some(application_id) = http.application_id() else {
            return Err(serenity::HttpError::ApplicationIdMissing.into());
        };
        let route = serenity::Route::Commands { application_id };
        let there: Vec<Value> = http.fire(serenity::Request::new(route, serenity::LightMethod::Get)).await?;
        let kept = there.into_iter().filter(|command| command["type"] == ENTRY_POINT);
        let own = self.commands.iter().map(serde_json::to_value).collect::<Result<Vec<_>, _>>()?;
        http.create_global_commands(&own.into_iter().chain(kept).collect::<Vec<_>>()).await
    }

    /// Lets texts mention what another worker has registered.
    pub(crate) async fn learn(&self, discord: &Discord) -> anyhow::Result<()> {
        if discord.mentions.get().is_some() {
            return Ok(());
        }
        let registered = match self.guild {
            Some(guild) => guild.get_commands(&discord.http).await,
            None => serenity::Command::get_global_commands(&discord.http).await,
        };
        let registered = registered.map_err(plain).context("asking for the registered commands")?;
        // None: the holder hasn't come to it yet.
        if !registered.is_empty() {
            mention(discord, &registered);
        }
        Ok(())
    }
}

fn mention(discord: &Discord, registered: &[serenity::Command]) {
    // Ids stay when commands are registered again, so the first ones are kept.
    let _ = discord.mentions.set(CommandMentions::new(registered));
}
