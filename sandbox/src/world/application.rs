//! The sandbox's one bot application and its token.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use crate::snowflake::Id;

/// The application; its bot user has the same id.
#[derive(Clone, Debug)]
pub(crate) struct Application {
    pub(crate) id: Id,
    pub(crate) name: String,
}

impl Application {
    /// The bot's token, in the shape of Discord's. It is the same for every sandbox and works nowhere else.
    pub(crate) fn token(&self) -> String {
        format!(
            "{}.U2FuZA.sandbox-token-that-opens-nothing-else",
            URL_SAFE_NO_PAD.encode(self.id.to_string())
        )
    }

    /// Whether an `Authorization` header or the token of an IDENTIFY is the bot's.
    pub(crate) fn recognises(&self, authorization: &str) -> bool {
        authorization.strip_prefix("Bot ").unwrap_or(authorization) == self.token()
    }
}
