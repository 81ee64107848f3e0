//! Why a database on a server cannot be used, for the operator: which one, what is wrong, and what to do.

use std::{error::Error as _, io};

use tokio_postgres::error::SqlState;

use crate::sql;

/// A database on a server that cannot be used. Nothing in it was changed.
#[derive(Debug, thiserror::Error)]
#[error("the database {database} {problem}")]
pub struct ConnectError {
    /// Its address, without the password.
    pub database: String,
    /// What is wrong with it.
    pub problem: ServerProblem,
}

/// What is wrong with a database on a server.
#[derive(Debug, thiserror::Error)]
pub enum ServerProblem {
    /// No host takes the connection.
    #[error("can't be reached ({0}). Start the server, or mend the host and port in DATABASE_URL")]
    Unreachable(String),
    /// A host has a name that is not known.
    #[error(
        "can't be reached: the name {0} isn't known. Mend the host in DATABASE_URL, or this machine's DNS"
    )]
    UnknownHost(String),
    /// Its socket is in the folder, for another port.
    #[error(
        "can't be reached: {folder} has no socket for port {port}, but for {found}. Write the port in DATABASE_URL, with \
         the folder's slashes as %2F, as in postgres://USER@%2Frun%2Fpostgresql:{found}/DATABASE"
    )]
    OtherPort {
        /// The folder.
        folder: String,
        /// The port in the address.
        port: u16,
        /// The port of the socket that is there.
        found: u16,
    },
    /// It starts, stops, or has too many sessions.
    #[error("takes no sessions right now ({0}). Start again in a moment")]
    NotReady(String),
    /// The user or the password is wrong.
    #[error(
        "doesn't let the user in ({0}). Mend the user and password in DATABASE_URL, or the server's pg_hba.conf"
    )]
    Login(String),
    /// It does not exist.
    #[error(
        "doesn't exist. Create it with `CREATE DATABASE … OWNER … ENCODING 'UTF8'`, or mend DATABASE_URL"
    )]
    Missing,
    /// The server does not encrypt.
    #[error("doesn't offer TLS. Turn on `ssl` at the server, or choose another sslmode in DATABASE_URL")]
    NoTls,
    /// Its certificate is not trusted.
    #[error(
        "shows a certificate that isn't trusted ({0}). Name its root in sslrootcert, and the host as the certificate does"
    )]
    Untrusted(String),
    /// Its certificate is out of date.
    #[error(
        "shows a certificate that isn't valid now ({0}). Renew it at the server, or set this machine's clock"
    )]
    OutOfDate(String),
    /// No certificate could be trusted.
    #[error("can't be trusted: the root certificates can't be read ({0}). Mend sslrootcert in DATABASE_URL")]
    NoRoots(String),
    /// The server is too old.
    #[error("is on PostgreSQL {0}, which is too old. Upgrade the server to version 15 or newer")]
    TooOld(String),
    /// Its encoding cannot store every character.
    #[error("has the encoding {0}. Create another with `ENCODING 'UTF8'`; this one was left untouched")]
    NotUnicode(String),
    /// It cannot be written: it is a standby, or read-only by its settings.
    #[error(
        "is read-only. Name the primary in DATABASE_URL; if it was lost, wait until a standby is promoted"
    )]
    ReadOnly,
    /// The disk is full.
    #[error(
        "can't be written: the server's disk is full. Free some space, then start again; nothing is lost"
    )]
    Full,
    /// A newer version of the program has migrated it, and this one can't use it any longer.
    #[error(
        "was written by a newer version of the bot (schema {found}, for programs that know {since}; this one knows \
         {known}). Start the newer version, or restore the backup from before the upgrade"
    )]
    Newer {
        /// The database's schema version.
        found: i64,
        /// The oldest schema version whose program can still use it.
        since: i64,
        /// The latest schema version this program knows.
        known: i64,
    },
    /// It has migrations that this program does not know.
    #[error(
        "has a different migration history from this version of the bot ({0}). Start the version it belongs to"
    )]
    OtherHistory(String),
    /// It has tables of another program.
    #[error("belongs to another program. Name another database in DATABASE_URL; this one was left untouched")]
    OtherProgram,
    /// The user may not create tables, or use them.
    #[error("doesn't let its user work ({0}). Make the user the owner of the database and its tables")]
    NotPermitted(String),
    /// A pooler gives each transaction another session, which loses what the bot has set and prepared.
    #[error(
        "is behind a pooler that shares sessions, as PgBouncer does with pool_mode = transaction. Set pool_mode = session, or \
         connect to the server itself"
    )]
    Pooled,
    /// It is empty, or an older version of the program uses it.
    #[error("is empty, or only an older version of the bot has used it. Start this version on it first")]
    Behind,
    /// An earlier version was copying another database into it, in steps.
    #[error("holds an unfinished copy of another. Drop it, create it again, and run `dara migrate`")]
    Unfinished,
    /// Anything else.
    #[error("can't be used: {0:#}")]
    Other(anyhow::Error),
}

impl From<sql::Error> for ServerProblem {
    fn from(error: sql::Error) -> Self {
        match error {
            sql::Error::Postgres(error) => error.into(),
            sql::Error::Unresolved { host, .. } => Self::UnknownHost(host),
            sql::Error::NoAnswer => Self::Unreachable("it doesn't answer".to_owned()),
            error => Self::Other(error.into()),
        }
    }
}

impl From<tokio_postgres::Error> for ServerProblem {
    fn from(error: tokio_postgres::Error) -> Self {
        if sql::is_read_only(&error) {
            return Self::ReadOnly;
        }
        if let Some(told) = error.as_db_error() {
            let message = told.message().to_owned();
            return match *told.code() {
                SqlState::INVALID_PASSWORD | SqlState::INVALID_AUTHORIZATION_SPECIFICATION => {
                    Self::Login(message)
                }
                SqlState::INVALID_CATALOG_NAME => Self::Missing,
                SqlState::INSUFFICIENT_PRIVILEGE => Self::NotPermitted(message),
                SqlState::DISK_FULL => Self::Full,
                SqlState::TOO_MANY_CONNECTIONS
                | SqlState::CANNOT_CONNECT_NOW
                | SqlState::ADMIN_SHUTDOWN
                | SqlState::CRASH_SHUTDOWN => Self::NotReady(message),
                _ => Self::Other(error.into()),
            };
        }
        let cause = error.source();
        if let Some(cause) = cause.and_then(|cause| cause.downcast_ref::<io::Error>()) {
            let certificate = cause.get_ref().and_then(|inner| inner.downcast_ref::<rustls::Error>());
            return match certificate {
                Some(refused) if is_out_of_date(refused) => Self::OutOfDate(refused.to_string()),
                Some(refused) => Self::Untrusted(refused.to_string()),
                None => Self::Unreachable(cause.to_string()),
            };
        }
        let told = cause.map(ToString::to_string).unwrap_or_default();
        if told.contains("server does not support TLS") {
            Self::NoTls
        } else if error.is_closed() {
            Self::Unreachable("it closed the connection".to_owned())
        } else if error.to_string().contains("authentication") || told.contains("password") {
            Self::Login(told)
        } else {
            Self::Other(error.into())
        }
    }
}

fn is_out_of_date(refused: &rustls::Error) -> bool {
    use rustls::CertificateError::{Expired, ExpiredContext, NotValidYet, NotValidYetContext};
    matches!(
        refused,
        rustls::Error::InvalidCertificate(
            Expired | ExpiredContext { .. } | NotValidYet | NotValidYetContext { .. }
        )
    )
}
