//! Registers the commands with Discord, and learns their ids, by which texts mention them.

use anyhow::Context as _;
use play::GuildId;
use poise::serenity_prelude as serenity;

use crate::discord::{
    command_mentions::CommandMentions, redact::plain, requests::Discord, retrying::retrying,
};

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
            None => retrying(|| serenity::Command::set_global_commands(http, self.commands.clone())).await,
        };
        mention(discord, &registered.map_err(plain).context("registering the commands")?);
        Ok(())
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
