//! What a checkup compares Discord with.

use data::Database;
use play::GuildId;
use serde_json::Value;

use crate::discord::endpoint::PublicKey;

/// How the bot is set up on this machine.
pub(crate) struct Setup<'a> {
    /// Where everything is stored.
    pub database: &'a Database,
    /// The bot's token.
    pub token: &'a str,
    /// The server with the same API that is used instead of Discord.
    pub api: Option<&'a str>,
    /// The one server in which the commands are registered.
    pub guild: Option<GuildId>,
    /// The key of interactions over HTTP; `None` over the gateway.
    pub key: Option<&'a PublicKey>,
    /// The commands as they are registered.
    pub commands: Vec<Value>,
}
