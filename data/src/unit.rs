//! A decision as it is committed: changes, announcements, and the interaction that asked for it.

use std::fmt;

use jiff::Timestamp;
use play::{Announcement, Change};

/// The secret to answer an interaction with, valid for 15 minutes. Never appears in debug or log output.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// Wraps the secret.
    pub const fn new(token: String) -> Self {
        Self(token)
    }

    /// The secret, for a request.
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

/// The interaction a decision answers. It is stored, so that it is not carried out twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The platform's id of the interaction.
    pub id: u64,
    /// Set if the unit's first announcement is posted as the answer. If the bot dies in between, the token lets
    /// it ask Discord whether the answer arrived.
    pub token: Option<Token>,
}

/// A decision, committed all or nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// When it was made.
    pub at: Timestamp,
    /// The interaction that asked for it, if any.
    pub interaction: Option<Seen>,
    /// What changes.
    pub changes: Vec<Change>,
    /// What to announce.
    pub announcements: Vec<Announcement>,
}

impl Unit {
    /// Whether storing it reads only rows that it changes as well, as most turns do: the game, which it names by ply and revision,
    /// and the game's timer. So do seeks, which hold their player: however many seek at once, no one waits for another. A guess reads
    /// the game without holding it: one that comes in the same moment as its turn may be too late to count.
    pub(crate) fn is_local(&self) -> bool {
        let holds_player = self.changes.iter().any(|change| matches!(change, Change::CheckSeekLimit { .. }));
        self.changes.iter().all(|change| {
            matches!(
                change,
                Change::UpdateState { .. }
                    | Change::PlayAction { .. }
                    | Change::TakeBack { .. }
                    | Change::SetTimer { .. }
                    | Change::Guess(_)
                    | Change::CheckSeekLimit { .. }
            ) || holds_player
                && matches!(
                    change,
                    Change::OpenChallenge(_) | Change::OpenSeek(_) | Change::CheckRunningLimit { .. }
                )
        })
    }
}
