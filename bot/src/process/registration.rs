//! Registers the commands with Discord, and learns their ids, by which texts mention them.

use std::sync::Arc;

use anyhow::Context as _;
use play::GuildId;
use poise::serenity_prelude as serenity;
use ui::failure::Failure;

use crate::{
    app::App,
    discord::{command_mentions::CommandMentions, redact::plain},
    handlers::commands,
    process::retrying::retrying,
};

/// The commands, and where they are registered.
pub(super) struct Registration {
    commands: Vec<serenity::CreateCommand>,
    /// `None` is everywhere; one server is for trying them out.
    guild: Option<serenity::GuildId>,
}

impl Registration {
    /// Prepares to register these.
    pub(super) fn new(commands: &[poise::Command<Arc<App>, Failure>], guild: Option<GuildId>) -> Self {
        let guild = guild.map(|guild| serenity::GuildId::new(guild.get()));
        Self { commands: commands::registered(commands), guild }
    }

    /// Registers them, and lets texts mention them.
    pub(super) async fn register(&self, app: &App) -> anyhow::Result<()> {
        let http = &app.http;
        let registered = match self.guild {
            Some(guild) => retrying(|| guild.set_commands(http, self.commands.clone())).await,
            None => retrying(|| serenity::Command::set_global_commands(http, self.commands.clone())).await,
        };
        mention(app, &registered.map_err(plain).context("registering the commands")?);
        Ok(())
    }

    /// Lets texts mention what another worker has registered.
    pub(super) async fn learn(&self, app: &App) -> anyhow::Result<()> {
        if app.mentions.get().is_some() {
            return Ok(());
        }
        let registered = match self.guild {
            Some(guild) => guild.get_commands(&app.http).await,
            None => serenity::Command::get_global_commands(&app.http).await,
        };
        let registered = registered.map_err(plain).context("asking for the registered commands")?;
        // None: the holder hasn't come to it yet.
        if !registered.is_empty() {
            mention(app, &registered);
        }
        Ok(())
    }
}

fn mention(app: &App, registered: &[serenity::Command]) {
    // Ids stay when commands are registered again, so the first ones are kept.
    let _ = app.mentions.set(CommandMentions::new(registered));
}
