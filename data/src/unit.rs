//! What is stored at once: a decision, the interaction that asked for it, and why a store can refuse it.

use std::fmt;

use jiff::Timestamp;
use play::{Announcement, Change};

/// The secret that allows to answer an interaction, for 15 minutes. It never appears in debug or log output.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// Wraps it.
    pub const fn new(token: String) -> Self {
        Self(token)
    }

    /// The secret itself, for a request.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl From<String> for Token {
    fn from(token: String) -> Self {
        Self(token)
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// The interaction that a decision answers; it is stored, so that it is not carried out twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The chat platform's number of it.
    pub id: u64,
    /// Given when the unit's first announcement is shown as the answer to the interaction: should the bot die in
    /// between, the token lets it ask whether the answer arrived.
    pub token: Option<Token>,
}

/// A decision, to be stored together or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// When it was decided.
    pub at: Timestamp,
    /// The interaction that asked for it, if one did.
    pub interaction: Option<Seen>,
    /// What changes.
    pub changes: Vec<Change>,
    /// What is to be told.
    pub announcements: Vec<Announcement>,
}
