//! Where a database is.

use std::{fmt, path::PathBuf};

use crate::DatabaseUrl;

/// Where everything is stored.
#[derive(Clone, Debug)]
pub enum Database {
    /// In an SQLite file, which one process uses.
    File(PathBuf),
    /// In a database on a PostgreSQL server, which many processes may use.
    Server(Box<DatabaseUrl>),
}

impl Database {
    /// The file with its folder, or the address without its password: as commands name it wherever they run.
    pub fn absolute(&self) -> String {
        match self {
            Self::File(path) => {
                std::path::absolute(path).unwrap_or_else(|_| path.clone()).display().to_string()
            }
            Self::Server(url) => url.to_string(),
        }
    }
}

impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(f),
            Self::Server(url) => url.fmt(f),
        }
    }
}
