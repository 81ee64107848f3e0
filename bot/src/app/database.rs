//! Where the database is.

use std::path::PathBuf;

use data::DatabaseUrl;

/// Where everything is stored.
#[derive(Clone, Debug)]
pub enum Database {
    /// In an SQLite file, which one process uses.
    File(PathBuf),
    /// In a database on a PostgreSQL server, which many may use.
    Server(DatabaseUrl),
}

impl Database {
    /// The file with its folder, or the address without its password: as commands name it wherever they run.
    pub(crate) fn absolute(&self) -> String {
        match self {
            Self::File(path) => {
                std::path::absolute(path).unwrap_or_else(|_| path.clone()).display().to_string()
            }
            Self::Server(url) => url.to_string(),
        }
    }
}
