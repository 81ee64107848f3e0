//! Runs the sandbox on its own, for a bot started separately on this machine.

use std::io::Write as _;
use std::path::PathBuf;

use clap::Parser;
use sandbox::{Config, Sandbox};
use tracing_subscriber::EnvFilter;

/// A Discord on this machine: point a bot at it, and use it in a browser.
#[derive(Debug, Parser)]
#[command(version)]
struct Settings {
    /// Port on 127.0.0.1, or the next free one if it is in use.
    #[arg(long, env = "SANDBOX_PORT", default_value_t = 8080)]
    port: u16,
    /// SQLite file for the guild, its channels and messages.
    #[arg(long, env = "SANDBOX_DATABASE", default_value = "sandbox.db")]
    database: PathBuf,
    /// First message in #games.
    #[arg(long, default_value = "Welcome! Connect a bot, then type / to see its commands.")]
    welcome: String,
    /// Name of a second server, which the bot is not on.
    #[arg(long, default_value = "Friends")]
    guild_without_bot: String,
    /// Name of the bot.
    #[arg(long, default_value = "Bot")]
    bot_name: String,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    let settings = Settings::parse();
    let sandbox = Sandbox::start(Config {
        port: settings.port,
        or_next: true,
        database: Some(settings.database),
        welcome: Some(settings.welcome),
        guild_without_bot: Some(settings.guild_without_bot),
        bot_name: settings.bot_name,
        ..Config::default()
    })
    .await?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "Open {} in a browser.", sandbox.url())?;
    writeln!(out, "For the bot: DISCORD_API_URL={} DISCORD_TOKEN={}", sandbox.url(), sandbox.token())?;
    drop(out);
    shutdown_signal().await?;
    sandbox.stop().await;
    Ok(())
}

/// Waits for Ctrl-C, or for SIGTERM from a supervisor.
async fn shutdown_signal() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
        tokio::select! {
            result = tokio::signal::ctrl_c() => result,
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
