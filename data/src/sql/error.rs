//! What can go wrong with a statement.

use std::{error::Error as _, io};

use rusqlite::ErrorCode;
use tokio_postgres::error::{Severity, SqlState};

/// An error of either engine.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    /// A query that always has a row returned none.
    #[error("the query returned no rows")]
    NoRow,
    /// A statement has a parameter that was not given.
    #[error("no value for the parameter {0}")]
    NoParameter(String),
    /// A value that cannot be sent, or a column that cannot be read.
    #[error("{0:#}")]
    Column(anyhow::Error),
    /// An error of SQLite's.
    #[error(transparent)]
    Sqlite(rusqlite::Error),
    /// An error of PostgreSQL's.
    #[error(transparent)]
    Postgres(#[from] tokio_postgres::Error),
    /// A host of the server has a name that is not known.
    #[error("the host {host} isn't known")]
    Unresolved {
        /// Its name.
        host: String,
        /// What the system's resolver says.
        #[source]
        error: io::Error,
    },
    /// A statement changed no row, although it had to.
    #[error("a statement changed no row")]
    Unmet(Unmet),
    /// The server did not answer in time.
    #[error("the database server doesn't answer")]
    NoAnswer,
}

/// What it means that a statement changed no row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unmet {
    /// The row has changed since it was read.
    Stale,
    /// The interaction is known already.
    SeenBefore,
}

/// What a statement returns.
pub(crate) type Result<T, E = Error> = std::result::Result<T, E>;

impl Error {
    /// Whether a row has values that another row must not have as well.
    pub(crate) fn is_unique_violation(&self) -> bool {
        match self {
            Self::Sqlite(error) => error
                .sqlite_error()
                .is_some_and(|error| error.extended_code == rusqlite::ffi::SQLITE_CONSTRAINT_UNIQUE),
            Self::Postgres(error) => error.code() == Some(&SqlState::UNIQUE_VIOLATION),
            Self::NoRow
            | Self::NoParameter(_)
            | Self::Column(_)
            | Self::Unresolved { .. }
            | Self::Unmet(_)
            | Self::NoAnswer => false,
        }
    }

    /// Whether the database cannot be written right now, so that a retry may succeed.
    pub(crate) fn is_unavailable(&self) -> bool {
        match self {
            Self::Sqlite(error) => is_unavailable(error),
            Self::Postgres(error) => self.is_conflict() || is_gone(error) || is_full(error),
            Self::Unresolved { .. } | Self::NoAnswer => true,
            Self::NoRow | Self::NoParameter(_) | Self::Column(_) | Self::Unmet(_) => false,
        }
    }

    /// Whether another transaction came first, so that the same work may succeed in a new one.
    fn is_conflict(&self) -> bool {
        let Self::Postgres(error) = self else { return false };
        matches!(error.code(), Some(&SqlState::T_R_SERIALIZATION_FAILURE | &SqlState::T_R_DEADLOCK_DETECTED))
    }
}

/// Whether the same work may succeed in a new transaction, perhaps with a new session.
pub(crate) fn may_succeed_again(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| match cause.downcast_ref() {
        Some(error @ Error::Postgres(inner)) => error.is_conflict() || is_gone(inner) || is_outdated(inner),
        Some(Error::Unresolved { .. } | Error::NoAnswer) => true,
        _ => false,
    })
}

/// Whether another transaction came first.
pub(crate) fn is_conflict(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| cause.downcast_ref().is_some_and(Error::is_conflict))
}

/// Whether it is not known if the server did what it was told.
pub(crate) fn may_be_done(error: &Error) -> bool {
    match error {
        Error::Postgres(error) => is_gone(error),
        Error::NoAnswer => true,
        _ => false,
    }
}

/// Whether the session has ended, or the server isn't the one that writes.
fn is_gone(error: &tokio_postgres::Error) -> bool {
    let Some(told) = error.as_db_error() else {
        return error.is_closed() || error.source().is_some_and(<dyn std::error::Error>::is::<io::Error>);
    };
    let is_fatal = matches!(told.parsed_severity(), Some(Severity::Fatal | Severity::Panic));
    // Class 08 is about the connection, even if the client says it.
    is_fatal || told.code().code().starts_with("08") || *told.code() == SqlState::READ_ONLY_SQL_TRANSACTION
}

/// Whether a session can't write, which a host that waits for its turn says before anything else.
pub(crate) fn is_read_only(error: &tokio_postgres::Error) -> bool {
    let refused = error.source().and_then(|cause| cause.downcast_ref::<io::Error>());
    // The client's library says so with an error of its own; those of the system have a number.
    let refused = refused.is_some_and(|error| {
        error.kind() == io::ErrorKind::PermissionDenied && error.raw_os_error().is_none()
    });
    refused || error.code() == Some(&SqlState::READ_ONLY_SQL_TRANSACTION)
}

/// Whether the session prepared the statement before a newer program changed the table.
fn is_outdated(error: &tokio_postgres::Error) -> bool {
    error.code() == Some(&SqlState::FEATURE_NOT_SUPPORTED)
}

/// Whether the server has no room, or waited too long.
fn is_full(error: &tokio_postgres::Error) -> bool {
    let full = [
        SqlState::DISK_FULL,
        SqlState::TOO_MANY_CONNECTIONS,
        SqlState::QUERY_CANCELED,
        SqlState::LOCK_NOT_AVAILABLE,
    ];
    error.code().is_some_and(|code| full.contains(code))
}

/// Whether SQLite says that the file is locked, or that the disk is full or failing.
pub(crate) fn is_unavailable(error: &rusqlite::Error) -> bool {
    matches!(
        error.sqlite_error_code(),
        Some(
            ErrorCode::DatabaseBusy
                | ErrorCode::DatabaseLocked
                | ErrorCode::DiskFull
                | ErrorCode::SystemIoFailure
                | ErrorCode::ReadOnly
        )
    )
}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Self {
        match error {
            rusqlite::Error::QueryReturnedNoRows => Self::NoRow,
            error => Self::Sqlite(error),
        }
    }
}

impl Error {
    /// Says what the error is about.
    pub(crate) fn context(self, about: impl Into<String>) -> Self {
        anyhow::Error::from(self).context(about.into()).into()
    }
}

/// So that what is read from columns can be refused in words of its own.
impl From<anyhow::Error> for Error {
    fn from(error: anyhow::Error) -> Self {
        // Without context it is what it was. A server's failure stays what it is as well, since it may pass.
        let is_own = error.chain().next().is_some_and(<dyn std::error::Error>::is::<Self>)
            || matches!(
                error.downcast_ref(),
                Some(Self::Postgres(_) | Self::Unresolved { .. } | Self::Unmet(_) | Self::NoAnswer)
            );
        let error = if is_own { error.downcast() } else { Err(error) };
        error.unwrap_or_else(Self::Column)
    }
}
