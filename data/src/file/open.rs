//! Opening a database: recognised and checked before anything is written, then migrated and set up.

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use rusqlite::{Connection, OpenFlags, config::DbConfig};

use crate::{OpenError, Problem, migrations};

/// "Dara" in ASCII: marks this program's databases.
const APPLICATION: i64 = 0x4461_7261;
/// Up to this size, in bytes, the whole file is checked at start, which takes some tens of milliseconds.
const CHECKED_AT_START: i64 = 64 << 20;
/// Prepared statements that a connection caches: more than there are.
const STATEMENTS: usize = 128;
/// How long an operator's command waits for another program's lock.
const OPERATORS_PATIENCE: Duration = Duration::from_secs(5);

/// The two connections of a store.
pub(crate) struct Connections {
    pub(crate) writer: Connection,
    pub(crate) reader: Connection,
}

/// Opens or creates the database at `path`. `patience` is how long it waits for another program's lock.
pub(crate) fn open(path: &Path, patience: Duration) -> Result<Connections, OpenError> {
    look(path).map_err(|problem| problem.at(path))?;
    let writer = connect(path, patience).and_then(prepare).map_err(|problem| problem.at(path))?;
    let reader = connect(path, patience).and_then(only_read).map_err(|problem| problem.at(path))?;
    Ok(Connections { writer, reader })
}

/// Makes sure that a database exists and that no other program is using it.
pub(crate) fn alone(path: &Path) -> Result<(), OpenError> {
    look(path).map_err(|problem| problem.at(path))?;
    if !path.exists() {
        return Err(Problem::Missing.at(path));
    }
    lock_out(path).map_err(|problem| problem.at(path))
}

/// In WAL mode, every open connection holds a shared lock, so an exclusive one shows that there is none.
fn lock_out(path: &Path) -> Result<(), Problem> {
    let connection = connect(path, Duration::ZERO)?;
    recognise(&connection)?;
    connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    Ok(connection.execute_batch("BEGIN EXCLUSIVE; ROLLBACK;")?)
}

/// Opens a read-only connection to a database that is already open.
pub(crate) fn open_reader(path: &Path, patience: Duration) -> Result<Connection, OpenError> {
    connect(path, patience)
        .and_then(only_read)
        .map_err(|problem| OpenError { path: path.to_owned(), problem })
}

/// Opens an existing database of this program for reading; other programs may be using it.
pub(crate) fn existing(path: &Path) -> Result<Connection, Problem> {
    look(path)?;
    if !path.exists() {
        return Err(Problem::Missing);
    }
    let connection = only_read(connect_existing(path)?)?;
    recognise(&connection)?;
    if migrations::is_blank(&connection)? { Err(Problem::Empty) } else { Ok(connection) }
}

/// Locks the database at `path` for as long as the connection lives, and merges its log into it. `None` if
/// there is no database, or one so damaged that no one can use it.
pub(crate) fn claim(path: &Path) -> Result<Option<Connection>, Problem> {
    if !path.exists() {
        return Ok(None);
    }
    let claimed = || -> Result<Connection, Problem> {
        let connection = connect_existing(path)?;
        connection.busy_timeout(Duration::ZERO)?;
        connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
        connection.execute_batch("BEGIN EXCLUSIVE; ROLLBACK;")?;
        // A backup may replace a database that this version can't open.
        match recognise(&connection) {
            Ok(()) | Err(Problem::Newer { .. } | Problem::Older { .. }) => {}
            Err(problem) => return Err(problem),
        }
        connection.pragma_update(None, "journal_mode", "DELETE")?;
        connection.execute_batch("BEGIN EXCLUSIVE; ROLLBACK;")?;
        Ok(connection)
    };
    match claimed() {
        Ok(connection) => Ok(Some(connection)),
        Err(Problem::NotADatabase | Problem::Corrupt(_)) => Ok(None),
        Err(problem) => Err(problem),
    }
}

/// Opens an existing file, whatever it holds.
pub(crate) fn connect_existing(path: &Path) -> Result<Connection, Problem> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(OPERATORS_PATIENCE)?;
    Ok(connection)
}

/// The absolute path, so that messages name the file wherever the program was started, and no name is special
/// to SQLite.
pub(crate) fn absolute(path: &Path) -> Result<PathBuf, OpenError> {
    std::path::absolute(path).map_err(|_| OpenError { path: path.to_owned(), problem: Problem::NotAFile })
}

pub(crate) fn look(path: &Path) -> Result<(), Problem> {
    if path.is_dir() || path.file_name().is_none() {
        return Err(Problem::NotAFile);
    }
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() && !folder.is_dir() => Err(Problem::FolderMissing),
        _ => Ok(()),
    }
}

fn connect(path: &Path, patience: Duration) -> Result<Connection, Problem> {
    let flags =
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(patience)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    // Without this, a statement whose plan could depend on a parameter is recompiled for each new value.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(connection)
}

fn only_read(connection: Connection) -> Result<Connection, Problem> {
    connection.pragma_update(None, "query_only", true)?;
    Ok(connection)
}

/// Makes sure that the database is ours, undamaged and writable, and migrates it.
fn prepare(mut connection: Connection) -> Result<Connection, Problem> {
    // Nothing is written until it is known whose it is.
    recognise(&connection)?;
    if connection.is_readonly("main")? {
        return Err(Problem::ReadOnly);
    }
    check(&connection)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // Overwrites what is deleted.
    connection.pragma_update(None, "secure_delete", true)?;
    // In bytes. Otherwise the log would keep the size of its largest burst.
    connection.pragma_update(None, "journal_size_limit", 16 << 20)?;
    migrations::migrate(&mut connection)?;
    // A program that died may have left rows in the log that are deleted by now. A reader can keep it from
    // being emptied.
    checkpoint(&connection)?;
    Ok(connection)
}

/// Writes the whole log to the database and empties it. Returns false if a reader prevented that.
pub(crate) fn checkpoint(connection: &Connection) -> rusqlite::Result<bool> {
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", (), |row| row.get(0)).map(|busy: bool| !busy)
}

fn recognise(connection: &Connection) -> Result<(), Problem> {
    let application: i64 = connection.query_row("PRAGMA application_id", (), |row| row.get(0))?;
    if application != APPLICATION {
        let blank = application == 0 && migrations::is_blank(connection)?;
        return if blank { Ok(()) } else { Err(Problem::OtherProgram) };
    }
    let (found, known, oldest) = (migrations::version(connection)?, migrations::latest(), migrations::OLDEST);
    if found > known {
        Err(Problem::Newer { found, known })
    } else if found < oldest {
        Err(Problem::Older { found, oldest })
    } else {
        Ok(())
    }
}

fn check(connection: &Connection) -> Result<(), Problem> {
    let size: i64 = connection.query_row(
        "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size",
        (),
        |row| row.get(0),
    )?;
    if size > CHECKED_AT_START {
        return Ok(());
    }
    let verdict: String = connection.query_row("PRAGMA quick_check(1)", (), |row| row.get(0))?;
    if verdict == "ok" { Ok(()) } else { Err(Problem::Corrupt(verdict)) }
}

#[cfg(test)]
mod tests {
    use rusqlite::StatementStatus;

    use super::*;

    const PATIENCE: Duration = Duration::from_millis(20);

    #[test]
    fn no_statement_is_compiled_anew_for_another_value() {
        let folder = tempfile::tempdir().expect("a folder");
        let Connections { writer, reader } =
            open(&folder.path().join("dara.db"), PATIENCE).expect("a database");
        for connection in [writer, reader] {
            // With a partial index that fits some values of the parameter and not others.
            let sql = "SELECT count(*) FROM challenges WHERE guild = ?1 AND state = ?2";
            let mut statement = connection.prepare(sql).expect("a statement");
            for state in ["open", "withdrawn", "open"] {
                let _: i64 = statement.query_row((1, state), |row| row.get(0)).expect("a count");
            }
            assert_eq!(statement.get_status(StatementStatus::RePrepare), 0);
        }
    }

    #[test]
    fn a_database_that_cannot_be_written_is_told_at_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("dara.db");
        drop(open(&path, PATIENCE).expect("a database"));
        // As SQLite itself opens a file that the user may not write.
        let connection =
            Connection::open_with_flags(&path, OpenFlags::SQLITE_OPEN_READ_ONLY).expect("a database");
        assert!(matches!(prepare(connection), Err(Problem::ReadOnly)));
    }

    #[test]
    fn a_disk_without_room_is_told_at_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("dara.db");
        for pages in [1, 2, 5, 10] {
            let connection = connect(&path, PATIENCE).expect("a database");
            connection.pragma_update(None, "max_page_count", pages).expect("set");
            assert!(matches!(prepare(connection), Err(Problem::Full)), "{pages} pages");
        }
        // Once there is room, the database is created after all.
        drop(open(&path, PATIENCE).expect("a database"));
    }

    #[test]
    fn writes_are_durable_and_references_are_enforced() {
        let folder = tempfile::tempdir().expect("a folder");
        let Connections { writer, reader } =
            open(&folder.path().join("dara.db"), PATIENCE).expect("a database");
        let pragma = |name: &str| -> String {
            let sql = format!("SELECT CAST({name} AS TEXT) FROM pragma_{name}");
            writer.query_row(&sql, (), |row| row.get(0)).expect("readable")
        };
        assert_eq!(
            [pragma("journal_mode"), pragma("synchronous"), pragma("foreign_keys")],
            ["wal", "2", "1"]
        );
        assert!(reader.execute("DELETE FROM games", ()).is_err(), "the reader cannot write");
    }
}
