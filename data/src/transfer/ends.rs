//! The two databases of a copy: opened so that no one else changes them, and finished.

use std::{
    fs::{self, File},
    path::{Path, PathBuf},
    time::Duration,
};

use super::{
    TransferError, contents,
    marker::{self, Position},
    order::{How, TABLES},
    steps::transaction,
};
use crate::{
    Database, DatabaseUrl, Fault, OpenError, Problem, copying,
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
    Server(Box<Session>, Box<DatabaseUrl>),
}

impl Opened {
    fn connection(&self) -> Connection<'_> {
        match self {
            Self::File(file) => file.into(),
            Self::Server(session, _) => Connection::Postgres(session),
        }
    }

    /// Everything that is wrong in it.
    fn check(&self, report: Report<'_>) -> Result<Vec<Fault>, TransferError> {
        match self {
            Self::File(file) => Ok(integrity::check_with(&file.into(), report)?),
            // On a session of its own, which knows nothing of earlier statements.
            Self::Server(_, url) => {
                let session = server::session(url)?;
                session.batch(server::OF_ONE_MOMENT)?;
                Ok(integrity::check_with(&Connection::Postgres(&session), report)?)
            }
        }
    }
}

/// What is copied.
pub(super) struct Source(Opened);

impl Source {
    /// Opens it, as it is at this moment. A file is locked as well.
    pub(super) fn open(place: &Database) -> Result<Self, TransferError> {
        let source = match place {
            Database::File(path) => {
                let path = open::absolute(path)?;
                open::alone(&path)?;
                let file = open::open(&path, PATIENCE)?.writer;
                file.execute_batch("BEGIN IMMEDIATE").map_err(|error| Problem::from(error).at(&path))?;
                Self(Opened::File(file))
            }
            Database::Server(url) => {
                let session = server::session(url)?;
                let connection = Connection::Postgres(&session);
                unused(&connection, place)?;
                connection.execute_batch("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")?;
                Self(Opened::Server(Box::new(session), url.clone()))
            }
        };
        if marker::is_there(&source.connection())? {
            return Err(TransferError::Unfinished(place.to_string()));
        }
        Ok(source)
    }

    pub(super) fn connection(&self) -> Connection<'_> {
        self.0.connection()
    }

    /// The same database as it is by now.
    pub(super) fn released(self) -> Result<Self, TransferError> {
        self.connection().execute_batch("ROLLBACK")?;
        Ok(self)
    }

    /// Everything that is wrong in it.
    pub(super) fn check(&self) -> Result<Vec<Fault>, TransferError> {
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
    /// Opens it, and finds out how much of the same source an earlier attempt has copied to it.
    pub(super) fn open(place: &Database, source: &str) -> Result<(Self, Position), TransferError> {
        match place {
            Database::File(path) => {
                let path = open::absolute(path)?;
                open::look(&path).map_err(|problem| problem.at(&path))?;
                if path.exists() {
                    return Err(Problem::Exists.at(&path).into());
                }
                let unfinished = copying::named(&path, UNFINISHED);
                let mut file = unfinished_file(&unfinished)?;
                let mut found = position(&(&file).into(), &unfinished.display().to_string(), source)?;
                if found.is_none() {
                    drop(file);
                    copying::remove(&unfinished);
                    file = unfinished_file(&unfinished)?;
                    found = position(&(&file).into(), "", source)?;
                }
                let target = Self { opened: Opened::File(file), file: Some((path, unfinished)) };
                Ok((target, found.unwrap_or_default()))
            }
            Database::Server(url) => {
                let session = server::session(url)?;
                let connection = Connection::Postgres(&session);
                unused(&connection, place)?;
                let position = match position(&connection, &place.to_string(), source)? {
                    Some(position) => position,
                    None => start_over(&connection, source)?,
                };
                Ok((Self { opened: Opened::Server(Box::new(session), url.clone()), file: None }, position))
            }
        }
    }

    pub(super) fn connection(&self) -> Connection<'_> {
        self.opened.connection()
    }

    /// Everything that is wrong in it.
    pub(super) fn check(&self, report: Report<'_>) -> Result<Vec<Fault>, TransferError> {
        self.opened.check(report)
    }

    /// Lets it be used.
    pub(super) fn finish(self) -> Result<(), TransferError> {
        let Some((path, unfinished)) = self.file else {
            return Ok(marker::remove(&self.opened.connection())?);
        };
        let Opened::File(file) = self.opened else { return Ok(()) };
        marker::remove(&(&file).into())?;
        Ok(named(file, &unfinished, &path).map_err(|problem| problem.at(&path))?)
    }
}

/// The file of an unfinished copy, which only its owner can read.
fn unfinished_file(path: &Path) -> Result<rusqlite::Connection, OpenError> {
    if !path.exists() {
        copying::create(path).map_err(|error| copying::other(error).at(path))?;
    }
    let file = open::open(path, PATIENCE)?.writer;
    in_bulk::enlarge_cache(&file).map_err(|error| Problem::from(error).at(path))?;
    Ok(file)
}

/// How much of a source was copied; marks an empty database. `None` if it is an unfinished copy of something else.
fn position(connection: &Connection, place: &str, source: &str) -> Result<Option<Position>, TransferError> {
    if marker::is_there(connection)? {
        return Ok(marker::position(connection, source)?);
    }
    if let Some(table) = contents::first_with_rows(connection)? {
        return Err(TransferError::NotEmpty { place: place.to_owned(), table });
    }
    transaction(connection, |connection| marker::set(connection, source))?;
    Ok(Some(Position::default()))
}

/// Empties an unfinished copy of something else.
fn start_over(connection: &Connection, source: &str) -> Result<Position, TransferError> {
    let tables: Vec<&str> =
        TABLES.iter().filter(|table| table.how != How::Fixed).map(|table| table.name).collect();
    transaction(connection, |connection| {
        connection.execute_batch(&format!("TRUNCATE {}", tables.join(", ")))?;
        marker::remove(connection)?;
        marker::set(connection, source)
    })?;
    Ok(Position::default())
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
