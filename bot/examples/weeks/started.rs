//! A bot whose Discord is the sandbox, for measurements beside the load test.

use std::path::Path;

use bot::{Bot, BotToken, Clock, Heard, Settings};
use sandbox::{Sandbox, Violation};

/// Starts a bot. It takes any number of requests, so that nothing but its speed limits them.
pub(crate) async fn start(
    sandbox: &Sandbox,
    database: &Path,
    clock: Clock,
    heard: &Heard,
) -> anyhow::Result<Bot> {
    let (path, token) = (database.display().to_string(), sandbox.token());
    let settings = Settings::read(|name| match name {
        "DATABASE_PATH" => Some(path.clone()),
        "DISCORD_TOKEN" => Some(token.clone()),
        // Computing them would disturb what is measured.
        "ENDINGS_PATH" => Some("none".to_owned()),
        "RATE_PER_SERVER" => Some("1000".to_owned()),
        _ => None,
    })?;
    let bot = Bot::start(&settings, &BotToken::new(token), Some(&sandbox.url()), clock, heard).await?;
    sandbox.ready().await?;
    Ok(bot)
}

/// Checks that the bot broke neither Discord's rules nor its limits.
pub(crate) fn ensure_allowed(sandbox: &Sandbox) -> anyhow::Result<()> {
    let violations: Vec<Violation> = sandbox.violations();
    anyhow::ensure!(violations.is_empty(), "the bot broke Discord's rules: {violations:?}");
    let limits = sandbox.broken_limits();
    anyhow::ensure!(limits.is_empty(), "the bot broke Discord's limits: {limits:?}");
    Ok(())
}
