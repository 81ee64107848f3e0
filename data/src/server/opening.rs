//! Opening a database on a server: recognised before anything is written, then migrated.

use std::rc::Rc;

use tokio::runtime::Runtime;

use super::{connecting::Way, migrations};
use crate::{
    ServerProblem,
    sql::{Connection, Session},
};

/// The oldest version of PostgreSQL, as it numbers them itself.
const OLDEST_SERVER: i64 = 150_000;

/// Makes sure that a database can be used, and brings its tables up to date.
pub(super) fn open(connection: &Connection) -> Result<(), ServerProblem> {
    check_server(connection)?;
    migrations::migrate(connection)?;
    if is_being_copied(connection)? {
        return Err(ServerProblem::Unfinished);
    }
    match read_only_table(connection)? {
        Some(table) => Err(ServerProblem::NotPermitted(format!("they may not write to {table}"))),
        None => Ok(()),
    }
}

/// Makes sure that a session keeps its process on the server: behind some poolers, each transaction gets another.
pub(super) fn check_pooler(way: &Way, runtime: &Rc<Runtime>, session: &Session) -> Result<(), ServerProblem> {
    // If there is room for one session only, it is with the server itself.
    let Ok(other) = way.session(runtime) else { return Ok(()) };
    // It isn't a bot's, and the server may show it for a moment after its end.
    other.batch("SET application_name = ''")?;
    let process = |session: &Session| session.first("SELECT pg_backend_pid()");
    // Whatever order the pooler has, one process answers both sessions or two answer one.
    let (first, second, third, fourth) =
        (process(session)?, process(&other)?, process(&other)?, process(session)?);
    if first == second || second != third || first != fourth { Err(ServerProblem::Pooled) } else { Ok(()) }
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

/// A table of this program to which its user may not write.
fn read_only_table(connection: &Connection) -> Result<Option<String>, ServerProblem> {
    let sql = "SELECT CAST(relname AS TEXT) FROM pg_class AS relation
         WHERE relnamespace = to_regnamespace('public') AND relkind IN ('r', 'p') AND relname <> 'refinery_schema_history'
             AND NOT (has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')
                 AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE'))
             AND NOT EXISTS (
                 SELECT 1 FROM pg_depend
                 WHERE classid = CAST('pg_class' AS regclass) AND objid = relation.oid AND deptype = 'e'
             )
         ORDER BY relname LIMIT 1";
    Ok(connection.find(sql, ())?)
}

/// Whether an earlier version was stopped while it copied another database into this one.
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
