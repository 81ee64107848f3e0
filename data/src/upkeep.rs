//! What may be forgotten, and when.

use jiff::{SignedDuration, Timestamp};
use rusqlite::Connection;

use crate::{CommitError, announcements, interactions, practices};

/// How long the secret that answers an interaction is of use.
const TOKEN_LIFE: SignedDuration = SignedDuration::from_mins(15);
/// How long what is settled is kept: longer than the platform delivers an interaction again, and long enough for an
/// operator to look at what was given up.
const KEPT: SignedDuration = SignedDuration::from_hours(24);
/// How long a practice that nobody looks at is kept.
const PRACTICE_LIFE: SignedDuration = SignedDuration::from_hours(30 * 24);

/// What was forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Pruned {
    /// Interactions seen a day ago or earlier.
    pub interactions: usize,
    /// Announcements that were settled, from a day ago or earlier.
    pub announcements: usize,
    /// Tokens that have run out.
    pub tokens: usize,
    /// Practices that nobody has looked at for 30 days.
    pub practices: usize,
}

/// Forgets what is of no use any more at `now`.
pub(crate) fn prune(connection: &Connection, now: Timestamp) -> Result<Pruned, CommitError> {
    let before = |age| now.saturating_sub(age).unwrap_or(Timestamp::MIN);
    Ok(Pruned {
        interactions: interactions::prune(connection, before(KEPT))?,
        announcements: announcements::prune_settled(connection, before(KEPT))?,
        tokens: announcements::prune_tokens(connection, before(TOKEN_LIFE))?,
        practices: practices::prune(connection, before(PRACTICE_LIFE))?,
    })
}
