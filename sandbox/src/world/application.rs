//! The sandbox's one bot application and its token.

use data_encoding::{BASE64URL_NOPAD, HEXLOWER};
use ed25519_dalek::SigningKey;

use crate::snowflake::Id;

/// The application; its bot user has the same id.
#[derive(Clone, Debug)]
pub(crate) struct Application {
    pub(crate) id: Id,
    pub(crate) name: String,
    /// Signs interactions over HTTP; another one in every run.
    pub(crate) key: SigningKey,
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
