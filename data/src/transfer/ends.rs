//! The two databases of a copy: opened so that no one else changes them, and finished.

use std::{
    fs::{self, File},
    path::{Path, PathBuf},
    time::Duration,
};

use super::{TransferError, contents, order};
use crate::{
    Database, Fault, OpenError, Problem, copying,
    file::{open, owner},
    integrity,
    progress::Report,
    server,
    sql::{Connection, Session, in_bulk},
};

/// What the file is called until it is complete.
const UNFINISHED: &str = ".copying";
/// How long to wait for another program's lock.
const PATIENCE: Duration = Duration::from_secs(5);

/// An open database.
enum Opened {
    File(rusqlite::Connection),
    Server(Box<Session>),
}

impl Opened {
    fn connection(&self) -> Connection<'_> {
        match self {
            Self::File(file) => file.into(),
            Self::Server(session) => Connection::Postgres(session),
        }
    }

    /// Everything that is wrong in it. On a server, inside a transaction.
    fn check(&self, report: Report<'_>) -> Result<Vec<Fault>, TransferError> {
        Ok(integrity::check_with(&self.connection(), report)?)
    }
}

/// What is copied.
pub(super) struct Source(Opened);

impl Source {
    /// Opens it, as it is at this moment. A file is locked as well.
    pub(super) fn open(place: &Database) -> Result<Self, TransferError> {
        match place {
            Database::File(path) => {
                let path = open::absolute(path)?;
                open::alone(&path)?;
                let file = open::open(&path, PATIENCE)?.writer;
                file.execute_batch("BEGIN IMMEDIATE").map_err(|error| Problem::from(error).at(&path))?;
                Ok(Self(Opened::File(file)))
            }
            Database::Server(url) => {
                let session = server::session(url)?;
                let connection = Connection::Postgres(&session);
                unused(&connection, place)?;
                connection.execute_batch("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")?;
                Ok(Self(Opened::Server(Box::new(session))))
            }
        }
    }

    pub(super) fn connection(&self) -> Connection<'_> {
        self.0.connection()
    }

    /// The same database as it is by now.
    pub(super) fn released(self) -> Result<Self, TransferError> {
        self.connection().execute_batch("ROLLBACK")?;
        Ok(self)
    }

    /// Everything that is wrong in it, once it is released.
    pub(super) fn check(&self) -> Result<Vec<Fault>, TransferError> {
        if let Opened::Server(session) = &self.0 {
            session.batch(server::OF_ONE_MOMENT)?;
        }
        self.0.check(&mut |_| {})
    }
}

/// What is copied to.
pub(super) struct Target {
    opened: Opened,
    /// The file that it becomes, and what it is called until then.
    file: Option<(PathBuf, PathBuf)>,
}

impl Target {
    /// Opens it, makes sure that it is empty, and begins the transaction. Until that ends, no one else can write.
    pub(super) fn open(place: &Database) -> Result<Self, TransferError> {
        let target = match place {
            Database::File(path) => {
                let path = open::absolute(path)?;
                open::look(&path).map_err(|problem| problem.at(&path))?;
                if path.exists() {
                    return Err(Problem::Exists.at(&path).into());
                }
                let unfinished = copying::named(&path, UNFINISHED);
                let file = unfinished_file(&unfinished)?;
                file.execute_batch("BEGIN IMMEDIATE; PRAGMA defer_foreign_keys = ON")
                    .map_err(|error| Problem::from(error).at(&unfinished))?;
                Self { opened: Opened::File(file), file: Some((path, unfinished)) }
            }
            Database::Server(url) => {
                let session = server::session(url)?;
                unused(&Connection::Postgres(&session), place)?;
                let tables: Vec<&str> = order::TABLES.iter().map(|table| table.name).collect();
                session.batch(&format!(
                    "BEGIN ISOLATION LEVEL READ COMMITTED; LOCK TABLE {} IN EXCLUSIVE MODE; SET CONSTRAINTS ALL DEFERRED",
                    tables.join(", ")
                ))?;
                Self { opened: Opened::Server(Box::new(session)), file: None }
            }
        };
        match contents::first_with_rows(&target.connection())? {
            Some(table) => Err(TransferError::NotEmpty { place: place.to_string(), table }),
            None => Ok(target),
        }
    }

    pub(super) fn connection(&self) -> Connection<'_> {
        self.opened.connection()
    }

    /// Everything that is wrong in it.
    pub(super) fn check(&self, report: Report<'_>) -> Result<Vec<Fault>, TransferError> {
        self.opened.check(report)
    }

    /// All rows are there: looks at the references between them, and counts them for later queries, which would otherwise
    /// be planned as for empty tables.
    pub(super) fn written(&self) -> Result<(), TransferError> {
        let looked_at = match &self.opened {
            // It has another name until it is whole.
            Opened::File(_) => "COMMIT",
            Opened::Server(_) => "SET CONSTRAINTS ALL IMMEDIATE",
        };
        self.connection().execute_batch(looked_at)?;
        Ok(self.connection().execute_batch("ANALYZE")?)
    }

    /// Lets it be used.
    pub(super) fn finish(self) -> Result<(), TransferError> {
        match (self.opened, self.file) {
            (Opened::File(file), Some((path, unfinished))) => {
                Ok(named(file, &unfinished, &path).map_err(|problem| problem.at(&path))?)
            }
            (opened, _) => Ok(opened.connection().execute_batch("COMMIT")?),
        }
    }
}

/// The file of an unfinished copy, which only its owner can read. What an attempt that was stopped has left is replaced.
fn unfinished_file(path: &Path) -> Result<rusqlite::Connection, OpenError> {
    if path.exists() {
        match open::alone(path) {
            Err(used) if matches!(used.problem, Problem::Locked) => return Err(used),
            Ok(()) | Err(_) => copying::remove(path),
        }
    }
    copying::create_private(path).map_err(|error| copying::other(error).at(path))?;
    let file = open::open(path, PATIENCE)?.writer;
    in_bulk::enlarge_cache(&file).map_err(|error| Problem::from(error).at(path))?;
    Ok(file)
}

/// Makes sure that no bot is connected.
fn unused(connection: &Connection, place: &Database) -> Result<(), TransferError> {
    let sql = "SELECT EXISTS (
             SELECT 1 FROM pg_stat_activity
             WHERE datname = current_database() AND pid <> pg_backend_pid()
                 AND application_name IN ('dara', current_setting('application_name'))
         )";
    let used: bool = connection.one(sql, ())?;
    if used { Err(TransferError::InUse(place.to_string())) } else { Ok(()) }
}

/// Makes the file whole and durable, and gives it its name.
fn named(file: rusqlite::Connection, unfinished: &Path, path: &Path) -> Result<(), Problem> {
    // So that it is a single file wherever it is opened.
    file.pragma_update(None, "journal_mode", "DELETE")?;
    file.close().map_err(|(_, error)| error)?;
    owner::leave_to(unfinished, path).map_err(copying::other)?;
    File::open(unfinished).and_then(|file| file.sync_all()).map_err(copying::other)?;
    // Unlike a rename, a link never replaces a file that appeared in the meantime.
    match fs::hard_link(unfinished, path) {
        Ok(()) => fs::remove_file(unfinished).map_err(copying::other)?,
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => return Err(Problem::Exists),
        // The file system has no links.
        Err(_) => fs::rename(unfinished, path).map_err(copying::other)?,
    }
    copying::sync_folder(path).map_err(copying::other)
}
