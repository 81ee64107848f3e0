//! Opening a database on a server: recognised before anything is written, then migrated.

use super::migrations;
use crate::{ServerProblem, sql::Connection};

/// The oldest version of PostgreSQL, as it numbers them itself.
const OLDEST_SERVER: i64 = 150_000;

/// Makes sure that a database can be used, and brings its tables up to date.
pub(super) fn open(connection: &Connection) -> Result<(), ServerProblem> {
    prepare(connection)?;
    if is_being_copied(connection)? { Err(ServerProblem::Unfinished) } else { Ok(()) }
}

/// Like [`open`], for a database that may hold an unfinished copy of another.
pub(super) fn prepare(connection: &Connection) -> Result<(), ServerProblem> {
    check_server(connection)?;
    migrations::migrate(connection)
}

/// Makes sure that a database of this program is there and up to date. Changes nothing.
pub(super) fn recognise(connection: &Connection) -> Result<(), ServerProblem> {
    check_server(connection)?;
    if migrations::are_missing(connection)? {
        Err(ServerProblem::Behind)
    } else if is_being_copied(connection)? {
        Err(ServerProblem::Unfinished)
    } else {
        Ok(())
    }
}

fn check_server(connection: &Connection) -> Result<(), ServerProblem> {
    let (number, version, encoding) = connection.one(
        "SELECT CAST(current_setting('server_version_num') AS BIGINT), current_setting('server_version'),
             current_setting('server_encoding')",
        (),
    )?;
    usable(number, version, encoding)
}

fn usable(number: i64, version: String, encoding: String) -> Result<(), ServerProblem> {
    if number < OLDEST_SERVER {
        Err(ServerProblem::TooOld(version))
    } else if encoding != "UTF8" {
        Err(ServerProblem::NotUnicode(encoding))
    } else {
        Ok(())
    }
}

fn is_being_copied(connection: &Connection) -> Result<bool, ServerProblem> {
    let sql = "SELECT to_regclass('public.copying') IS NOT NULL";
    let begun: bool = connection.one(sql, ())?;
    Ok(begun && connection.exists("SELECT 1 FROM copying LIMIT 1", ())?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_is_too_old_is_told() {
        let with = |number, version: &str| usable(number, version.to_owned(), "UTF8".to_owned());
        assert!(matches!(with(140_013, "14.13"), Err(ServerProblem::TooOld(version)) if version == "14.13"));
        assert!(with(150_000, "15.0").is_ok() && with(180_001, "18.1").is_ok());
        // YugabyteDB says which version of PostgreSQL it behaves like.
        assert!(with(150_012, "15.12-YB-2025.1.0.0-b0").is_ok());
    }
}
