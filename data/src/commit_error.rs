//! Why a write was refused or failed.

use std::sync::Arc;

use rusqlite::ErrorCode;

/// Why a unit was not stored; nothing of it was.
#[derive(Debug, thiserror::Error)]
pub enum CommitError {
    /// The interaction was stored before: it was delivered twice, and has been carried out.
    #[error("the interaction was stored before")]
    SeenBefore,
    /// Things have moved on since they were loaded: the game or the challenge has changed or is over, a rematch is open
    /// already, a player away at that time or away no longer, barred or blocked, or a limit reached.
    #[error("things have moved on since they were loaded")]
    Stale,
    /// A game is running in the channel already.
    #[error("a game is running in the channel already")]
    ChannelBusy,
    /// The disk is full, the database is locked, or the like: it may go better later.
    #[error(transparent)]
    Other(#[from] anyhow::Error),
}

/// Whether what failed did so as the database cannot be written just now: it is locked by another program, or the disk is full
/// or fails. Nothing of it was stored, and it may go better later.
pub fn cannot_write(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let shared = || cause.downcast_ref::<Arc<rusqlite::Error>>().map(AsRef::as_ref);
        let code = cause.downcast_ref().or_else(shared).and_then(rusqlite::Error::sqlite_error_code);
        matches!(
            code,
            Some(
                ErrorCode::DatabaseBusy
                    | ErrorCode::DatabaseLocked
                    | ErrorCode::DiskFull
                    | ErrorCode::SystemIoFailure
                    | ErrorCode::ReadOnly
            )
        )
    })
}

impl From<rusqlite::Error> for CommitError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Other(error.into())
    }
}
