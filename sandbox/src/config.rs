//! How a sandbox is set up.

use std::path::PathBuf;
use std::time::Duration;

use crate::clock::Clock;

/// Settings of a sandbox. The default suits tests: any free port, nothing kept on disk.
#[derive(Clone, Debug)]
pub struct Config {
    /// Port on loopback; 0 for any free one.
    pub port: u16,
    /// Whether the next free port may be taken when `port` is in use.
    pub or_next: bool,
    /// SQLite file that keeps guild, channels, messages and commands; nothing survives without one.
    pub database: Option<PathBuf>,
    /// What the first message of #games tells a newcomer; no such message without it.
    pub welcome: Option<String>,
    /// Name of the bot.
    pub bot_name: String,
    /// Messages kept in each channel; older ones go, with their attachments.
    pub history: usize,
    /// Requests kept for a test to look at; older ones go.
    pub recorded: usize,
    /// How often the bot is told to send a heartbeat.
    pub heartbeat: Duration,
    /// The clock by which limits are measured.
    pub clock: Clock,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            port: 0,
            or_next: false,
            database: None,
            welcome: None,
            bot_name: "Bot".to_owned(),
            history: 5_000,
            recorded: 4_096,
            heartbeat: Duration::from_millis(41_250),
            clock: Clock::default(),
        }
    }
}
