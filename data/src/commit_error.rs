//! Why a write was refused or failed.

use std::sync::Arc;

use crate::sql::{self, Unmet};

/// Why a unit was not stored. None of it was, unless the error is [`Unanswered`].
#[derive(Debug, thiserror::Error)]
pub enum CommitError {
    /// The interaction was delivered and carried out before.
    #[error("the interaction is already stored")]
    SeenBefore,
    /// Something changed since it was loaded: the game or challenge moved on or ended, a rematch is open
    /// already, a player went away or came back, someone is suspended or blocked, or a limit is reached.
    #[error("it has changed since it was loaded")]
    Stale,
    /// A game is running in the channel.
    #[error("the channel already has a running game")]
    ChannelBusy,
    /// The lease has expired or gone to another worker, which does this from now on.
    #[error("another worker has the lease by now")]
    LeaseLost,
    /// The disk is full, the database is locked, or the like. A retry may succeed.
    #[error(transparent)]
    Other(anyhow::Error),
}

/// The server was told to store it and didn't answer in time, so whether it did is not known.
#[derive(Debug, thiserror::Error)]
#[error("the database server didn't say whether it was stored")]
pub struct Unanswered;

/// Whether an error leaves open if something was stored.
pub fn may_be_stored(error: &anyhow::Error) -> bool {
    error.is::<Unanswered>()
}

/// Whether the database cannot be written right now: it is locked by another program, or the disk is full or
/// failing. Nothing was stored, and a retry may succeed.
pub fn cannot_write(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let shared = || cause.downcast_ref::<Arc<rusqlite::Error>>().map(AsRef::as_ref);
        let of_file = || cause.downcast_ref().or_else(shared).is_some_and(sql::is_unavailable);
        cause.downcast_ref().is_some_and(sql::Error::is_unavailable) || of_file()
    })
}

impl CommitError {
    /// What was stored; `None` if it was based on what has changed meanwhile, where that is as it should be.
    ///
    /// # Errors
    /// It wasn't stored for another reason.
    pub fn unless_stale<T>(stored: Result<T, Self>) -> Result<Option<T>, Self> {
        match stored {
            Ok(stored) => Ok(Some(stored)),
            Err(Self::Stale) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Refuses a change unless it met what its decision saw.
    pub(crate) fn stale_unless(met: bool) -> Result<(), Self> {
        if met { Ok(()) } else { Err(Self::Stale) }
    }
}

impl From<anyhow::Error> for CommitError {
    fn from(error: anyhow::Error) -> Self {
        // What a statement had to change can come out while something else is read.
        if let Some(&sql::Error::Unmet(unmet)) = error.downcast_ref() {
            return sql::Error::Unmet(unmet).into();
        }
        Self::Other(error)
    }
}

impl From<sql::Error> for CommitError {
    fn from(error: sql::Error) -> Self {
        match error {
            sql::Error::Unmet(Unmet::Stale) => Self::Stale,
            sql::Error::Unmet(Unmet::SeenBefore) => Self::SeenBefore,
            error => Self::Other(error.into()),
        }
    }
}

impl From<rusqlite::Error> for CommitError {
    fn from(error: rusqlite::Error) -> Self {
        sql::Error::from(error).into()
    }
}
