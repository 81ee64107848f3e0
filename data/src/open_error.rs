//! Why a database cannot be opened, for the operator: which file, what is wrong, and what to do.

use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;

use crate::sql;

/// A database that cannot be opened. Nothing was overwritten.
#[derive(Debug, thiserror::Error)]
#[error("the database {} {problem}", path.display())]
pub struct OpenError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What is wrong with a database.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    /// Its folder does not exist.
    #[error("can't be created: its folder doesn't exist. Create the folder, or set another path")]
    FolderMissing,
    /// It does not exist, but should.
    #[error("doesn't exist. Set the path of the bot's database (DATABASE_PATH)")]
    Missing,
    /// It is an empty file.
    #[error("is empty: no bot has used it. Name a database or a backup")]
    Empty,
    /// The file exists, but should not.
    #[error("already exists. Name a new file: nothing is overwritten")]
    Exists,
    /// The path does not name a file.
    #[error("isn't a file. Set the path of a file; it's created if it doesn't exist")]
    NotAFile,
    /// It can be neither opened nor created.
    #[error(
        "can't be opened ({0}). Let the bot's user read and write the file and its folder, or set another path"
    )]
    CannotOpen(String),
    /// Another program is writing.
    #[error(
        "is locked by another program. Stop whatever is using it (another copy of the bot, a backup, a database tool), \
         then start again"
    )]
    Locked,
    /// It can be read, but not written.
    #[error(
        "is read-only. Let the bot's user write the file and its folder, and check that the disk isn't mounted read-only"
    )]
    ReadOnly,
    /// The disk is full.
    #[error("can't be written: the disk is full. Free some space, then start again; nothing is lost")]
    Full,
    /// The disk doesn't do what it's asked for.
    #[error(
        "can't be read or written ({0}). See whether its disk is full, has a quota, or is failing, then start again"
    )]
    Failing(String),
    /// A newer version of the program has migrated it.
    #[error(
        "was written by a newer version of the bot (schema {found}; this one knows {known}). Start the newer \
         version, or restore the backup from before the upgrade"
    )]
    Newer {
        /// The file's schema version.
        found: i64,
        /// The latest schema version this program knows.
        known: i64,
    },
    /// It is from before the first release.
    #[error(
        "is from before the bot's first release (schema {found}; the oldest that can be opened is {oldest}). Set the path \
         of another file; this one was left untouched"
    )]
    Older {
        /// The file's schema version.
        found: i64,
        /// The oldest schema version this program can open.
        oldest: i64,
    },
    /// It has migrations that this program does not know.
    #[error(
        "has a different migration history from this version of the bot ({0}). Start the version it belongs to"
    )]
    OtherHistory(String),
    /// It is another program's database.
    #[error("belongs to another program. Set the path of another file; this one was left untouched")]
    OtherProgram,
    /// It isn't a database.
    #[error("isn't a database. Set the path of another file; this one was left untouched")]
    NotADatabase,
    /// It is damaged.
    #[error(
        "is damaged ({0}). Restore the last backup, or rescue what you can with `sqlite3 FILE .recover`. It was \
         left untouched"
    )]
    Corrupt(String),
    /// Anything else.
    #[error("can't be used: {0:#}")]
    Other(anyhow::Error),
}

impl Problem {
    /// The error of the database in this file.
    pub(crate) fn at(self, path: &Path) -> OpenError {
        OpenError { path: path.to_owned(), problem: self }
    }
}

impl From<sql::Error> for Problem {
    fn from(error: sql::Error) -> Self {
        match error {
            sql::Error::Sqlite(error) => error.into(),
            error => Self::Other(error.into()),
        }
    }
}

impl From<rusqlite::Error> for Problem {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Locked,
            Some(ErrorCode::ReadOnly) => Self::ReadOnly,
            Some(ErrorCode::DiskFull) => Self::Full,
            Some(ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => Self::CannotOpen(error.to_string()),
            Some(ErrorCode::SystemIoFailure) => Self::Failing(error.to_string()),
            Some(ErrorCode::NotADatabase) => Self::NotADatabase,
            Some(ErrorCode::DatabaseCorrupt) => Self::Corrupt(error.to_string()),
            _ => Self::Other(error.into()),
        }
    }
}
