//! One bot at a time runs on a database. What is played would be safe with two, but both would tell what is to be told, and a
//! newer one would change the schema under an older one.
//!
//! An operator's commands run beside it where they may; those that may not look at the locks of the database itself.

use std::{
    ffi::OsString,
    fs::{File, TryLockError},
    path::{Path, PathBuf},
};

use anyhow::bail;

/// The right to run on a database, for as long as it lives: the system takes it from a process that dies.
#[derive(Debug)]
pub(crate) struct Alone {
    /// None where no file can be locked: the bot runs all the same.
    _locked: Option<File>,
}

impl Alone {
    /// Takes the right, if nobody has it.
    pub(crate) fn on(database: &Path) -> anyhow::Result<Self> {
        let file = match File::create(beside(database)) {
            Ok(file) => file,
            Err(error) => {
                // Whoever opens the database finds out what is wrong with its folder, and says it better.
                tracing::debug!("nobody is kept from the database: {error}");
                return Ok(Self { _locked: None });
            }
        };
        match file.try_lock() {
            Ok(()) => Ok(Self { _locked: Some(file) }),
            Err(TryLockError::WouldBlock) => bail!(
                "another bot runs on the database {}: stop it first, or set another path (DATABASE_PATH)",
                database.display()
            ),
            Err(TryLockError::Error(error)) => {
                tracing::warn!("nothing keeps another bot from the same database: {error}");
                Ok(Self { _locked: None })
            }
        }
    }
}

/// The file that is locked: SQLite has locks of its own on the database.
fn beside(database: &Path) -> PathBuf {
    let mut name = OsString::from(database);
    name.push("-bot");
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_is_refused_until_the_first_is_gone() {
        let folder = tempfile::tempdir().unwrap();
        let (database, other) = (folder.path().join("dara.db"), folder.path().join("other.db"));
        let first = Alone::on(&database).unwrap();
        let refused = Alone::on(&database).unwrap_err().to_string();
        assert!(refused.starts_with("another bot runs on the database "), "{refused}");
        assert!(refused.contains("dara.db: stop it first"), "{refused}");
        Alone::on(&other).unwrap();
        drop(first);
        Alone::on(&database).unwrap();
        // Its folder is found missing by whoever opens the database.
        Alone::on(&folder.path().join("nowhere/dara.db")).unwrap();
    }
}
