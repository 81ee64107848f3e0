//! `dara doctor`, with the settings and the commands of the bot.

use anyhow::{Context as _, bail};
use ui::texts::Texts;

use crate::{
    Clock, Settings,
    admin::doctor::{self, setup::Setup},
    handlers::{commands, dispatch},
    process::settings::Platform,
};

/// Asks the database and Discord what keeps the bot from working, and prints it.
///
/// # Errors
///
/// Something has to be mended first.
pub async fn doctor(settings: &Settings, clock: &Clock) -> anyhow::Result<()> {
    let Platform::Server { token, api } = &settings.platform else {
        bail!("DISCORD_TOKEN isn't set, so there is no bot to ask Discord about: set it as the bot has it");
    };
    let options = dispatch::options(&Texts::load()?, settings.chosen.world);
    let commands = commands::registered(&options.commands);
    let commands = commands.iter().map(serde_json::to_value).collect::<Result<_, _>>();
    let setup = Setup {
        database: &settings.database,
        token: token.reveal(),
        api: api.as_deref(),
        guild: settings.guild,
        key: settings.interactions.as_ref().map(|endpoint| &endpoint.key),
        commands: commands.context("writing the commands")?,
    };
    doctor::doctor(setup, clock).await
}
