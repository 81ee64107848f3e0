//! What is deleted once it is no longer of use, and when.

use jiff::{SignedDuration, Timestamp};

use crate::{
    CommitError, Store,
    delivery::{announcements, interactions, replies},
    game::imported_files,
    learning::{analyses, practices},
    sql::Connection,
};

/// How long a token is valid.
const TOKEN_LIFE: SignedDuration = SignedDuration::from_mins(15);
/// How long settled rows are kept: longer than the platform delivers an interaction again, and long enough for
/// an operator to see what was given up.
const KEPT: SignedDuration = SignedDuration::from_hours(24);
/// How long an imported file is kept after it was looked at.
const IMPORT_LIFE: SignedDuration = SignedDuration::from_hours(24);
/// How long an unused practice is kept.
const PRACTICE_LIFE: SignedDuration = SignedDuration::from_hours(30 * 24);

/// What was deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Pruned {
    /// Interactions a day old or older.
    pub interactions: usize,
    /// Settled announcements a day old or older.
    pub announcements: usize,
    /// Expired tokens.
    pub tokens: usize,
    /// Imported files that weren't looked at for a day.
    pub imported_files: usize,
    /// Practices unused for 30 days.
    pub practices: usize,
}

impl Store {
    /// Deletes what is no longer of use: tokens after 15 minutes, interactions, settled announcements and
    /// imported files after a day, unused practices after 30 days.
    pub async fn prune(&self, now: Timestamp) -> Result<Pruned, CommitError> {
        self.write(move |connection| prune(connection, now)).await
    }
}

fn prune(connection: &Connection, now: Timestamp) -> Result<Pruned, CommitError> {
    // A time before all times prunes nothing.
    let before = |age| now.saturating_sub(age).unwrap_or(Timestamp::MIN);
    Ok(Pruned {
        interactions: interactions::prune(connection, before(KEPT))?,
        announcements: announcements::prune_settled(connection, before(KEPT))?,
        tokens: announcements::prune_tokens(connection, before(TOKEN_LIFE))?
            + replies::prune(connection, before(TOKEN_LIFE))?
            + analyses::prune_tokens(connection, before(TOKEN_LIFE))?,
        imported_files: imported_files::prune(connection, before(IMPORT_LIFE))?,
        practices: practices::prune(connection, before(PRACTICE_LIFE))?,
    })
}
