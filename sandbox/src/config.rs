//! Settings of a sandbox.

use std::path::PathBuf;
use std::time::Duration;

use crate::clock::Clock;

/// Settings of a sandbox. The defaults suit tests: any free port, nothing on disk.
#[derive(Clone, Debug)]
pub struct Config {
    /// Port on loopback; 0 for any free one.
    pub port: u16,
    /// Whether to take the next free port if `port` is in use.
    pub or_next: bool,
    /// SQLite file for the guild, channels, messages and commands; without one, nothing survives.
    pub database: Option<PathBuf>,
    /// First message in #games, if there should be one.
    pub welcome: Option<String>,
    /// Name of a second guild with the same members, which the bot is not in, if there should be one.
    pub guild_without_bot: Option<String>,
    /// Name of the bot.
    pub bot_name: String,
    /// Messages kept in each channel; older ones are deleted with their attachments.
    pub history: usize,
    /// Requests kept for a test to read; older ones are dropped.
    pub recorded: usize,
    /// Whether to keep all that people could ever see, for [`crate::Sandbox::shown_after`]. It grows without end.
    pub keep_shown: bool,
    /// Heartbeat interval that the bot is given in HELLO.
    pub heartbeat: Duration,
    /// Number of shards that the bot is told to open.
    pub shards: u32,
    /// Clock that limits are measured by.
    pub clock: Clock,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            port: 0,
            or_next: false,
            database: None,
            welcome: None,
            guild_without_bot: None,
            bot_name: "Bot".to_owned(),
            history: 5_000,
            recorded: 4_096,
            keep_shown: false,
            heartbeat: Duration::from_millis(41_250),
            shards: 1,
            clock: Clock::default(),
        }
    }
}
