//! Why a database can't be copied, for the operator: what is wrong, and what to do.

use crate::{ConnectError, Fault, OpenError, sql};

/// A database that wasn't copied to the other engine. The original is as it was.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    /// Both are files, or both are on servers.
    #[error(
        "one must be a file and the other a postgres:// address. Files are copied with `dara backup`, and databases \
         of servers with pg_dump"
    )]
    SameEngine,
    /// One is in a file that can't be used.
    #[error(transparent)]
    File(#[from] OpenError),
    /// One is on a server and can't be used.
    #[error(transparent)]
    Server(#[from] ConnectError),
    /// The target holds something else.
    #[error(
        "the database {place} isn't empty: its table {table} has rows. Name a new, empty database; this one was left untouched"
    )]
    NotEmpty {
        /// Where it is.
        place: String,
        /// A table with rows.
        table: &'static str,
    },
    /// A bot is connected.
    #[error("the database {0} is in use by a bot or a command. Stop all of them, then run this again")]
    InUse(String),
    /// Something was written to the source.
    #[error("the database {0} was changed while it was copied. Stop whatever uses it, then run this again")]
    Changed(String),
    /// What was read back is not what was copied.
    #[error("the copy differs from the original in {}. Run this again", .0.join(", "))]
    Differs(Vec<&'static str>),
    /// The copy can't be read as the original can.
    #[error("the copy has problems that the original doesn't have:{}", listed(.0))]
    Faults(Vec<Fault>),
    /// Anything else, such as a server that went away.
    #[error("{0:#}. Nothing was copied: run this again")]
    Other(anyhow::Error),
}

fn listed(faults: &[Fault]) -> String {
    let lines: Vec<String> = faults.iter().map(|fault| format!("\n- {fault}")).collect();
    lines.concat()
}

impl From<anyhow::Error> for TransferError {
    fn from(error: anyhow::Error) -> Self {
        Self::Other(error)
    }
}

impl From<sql::Error> for TransferError {
    fn from(error: sql::Error) -> Self {
        Self::Other(error.into())
    }
}
