//! The sandbox's one bot application and its token.

use data_encoding::{BASE64URL_NOPAD, HEXLOWER};
use ed25519_dalek::SigningKey;
use serde_json::{Value, json};

use crate::snowflake::Id;

/// The application; its bot user has the same id.
#[derive(Clone, Debug)]
pub(crate) struct Application {
    pub(crate) id: Id,
    pub(crate) name: String,
    /// Signs interactions over HTTP; another one in every run.
    pub(crate) key: SigningKey,
    pub(crate) portal: Portal,
}

/// What the owner has chosen on the application's pages at Discord.
#[derive(Clone, Debug)]
pub struct Portal {
    /// Discord's flags, among them the privileged intents.
    pub flags: u64,
    /// Whether others than the owner may add the bot.
    pub is_public: bool,
    /// Whether adding the bot takes a login with a code, which only a web site can finish.
    pub requires_code_grant: bool,
    /// `integration_types_config`: who can install it, and by which link.
    pub installs: Value,
    /// An address for interactions that is entered, whether or not anyone answers there.
    pub endpoint: Option<String>,
}

impl Default for Portal {
    fn default() -> Self {
        Self {
            flags: 0,
            is_public: true,
            requires_code_grant: false,
            // View Channels, Send Messages, Attach Files, Create Public Threads, Send Messages in Threads.
            installs: json!({
                "0": {
                    "oauth2_install_params": {
                        "scopes": ["applications.commands", "bot"], "permissions": "309237681152",
                    },
                },
                "1": { "oauth2_install_params": { "scopes": ["applications.commands"], "permissions": "0" } },
            }),
            endpoint: None,
        }
    }
}

impl Application {
    /// The bot's token, in the shape of Discord's. It is the same for every sandbox and works nowhere else.
    pub(crate) fn token(&self) -> String {
        format!(
            "{}.U2FuZA.sandbox-token-that-opens-nothing-else",
            BASE64URL_NOPAD.encode(self.id.to_string().as_bytes())
        )
    }

    /// The public half of its key, in hexadecimal digits.
    pub(crate) fn public_key(&self) -> String {
        HEXLOWER.encode(self.key.verifying_key().as_bytes())
    }

    /// Whether an `Authorization` header or the token of an IDENTIFY is the bot's.
    pub(crate) fn recognises(&self, authorization: &str) -> bool {
        authorization.strip_prefix("Bot ").unwrap_or(authorization) == self.token()
    }
}
