//! Servers for tests, and what they are asked.

use std::{
    fs,
    os::unix::{
        fs::{MetadataExt as _, chown},
        process::CommandExt as _,
    },
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::mpsc,
    thread,
};

use data::{ConnectError, DatabaseUrl, ServerProblem, Store, Unit};
use jiff::Timestamp;
use scratch_postgres::{Cluster, Database};

use crate::wait;

/// A database of the process's own server; returns from the test where PostgreSQL isn't installed.
macro_rules! database {
    () => {
        match scratch_postgres::shared().expect("a server") {
            Some(cluster) => cluster.database().expect("a database"),
            None => return,
        }
    };
}

/// A server of the test's own, by its builder; returns from the test where PostgreSQL isn't installed.
macro_rules! cluster {
    ($builder:expr) => {
        match scratch_postgres::shared().expect("a server") {
            Some(_) => $builder.start().expect("a server").expect("it is installed"),
            None => return,
        }
    };
}

pub(crate) use cluster;
pub(crate) use database;

/// The address of a database.
pub(crate) fn url(database: &Database<'_>) -> DatabaseUrl {
    parsed(&database.url())
}

pub(crate) fn parsed(url: &str) -> DatabaseUrl {
    url.parse().expect("an address")
}

/// A store in a database.
pub(crate) fn store(database: &Database<'_>) -> Store {
    Store::connect(&url(database)).expect("connected")
}

/// What is wrong with a database that can't be used, and the line for the operator.
pub(crate) fn problem(url: &str) -> (ServerProblem, String) {
    let refused = Store::connect(&parsed(url)).expect_err("it can't be used");
    let line = refused.to_string();
    println!("{line}");
    assert!(line.starts_with("the database postgres://") && !line.contains('\n'), "{line}");
    let ConnectError { problem, .. } = refused;
    (problem, line)
}

/// A decision without any change.
pub(crate) fn nothing() -> Unit {
    Unit { at: Timestamp::UNIX_EPOCH, interaction: None, changes: Vec::new(), announcements: Vec::new() }
}

/// A table that no one else can use, until this is dropped.
pub(crate) struct Locked {
    go: Option<mpsc::Sender<()>>,
    holder: Option<thread::JoinHandle<()>>,
}

impl Locked {
    pub(crate) fn table(database: &Database<'_>, table: &str) -> Self {
        let (config, sql) = (database.config(), format!("BEGIN; LOCK TABLE {table}"));
        let ((go, wait), (locked, lock)) = (mpsc::channel(), mpsc::channel());
        let holder = thread::spawn(move || {
            let mut client = config.connect(postgres::NoTls).unwrap();
            client.batch_execute(&sql).unwrap();
            locked.send(()).unwrap();
            let _ = wait.recv();
        });
        lock.recv().unwrap();
        Self { go: Some(go), holder: Some(holder) }
    }
}

impl Drop for Locked {
    fn drop(&mut self) {
        drop(self.go.take());
        drop(self.holder.take().map(thread::JoinHandle::join));
    }
}

/// Gives a file to the user as which a cluster runs.
pub(crate) fn give(cluster: &Cluster, path: &Path) {
    let owner = fs::metadata(cluster.folder()).expect("a folder");
    chown(path, Some(owner.uid()), Some(owner.gid())).expect("given");
}

/// Has the user as which a cluster runs run a program of PostgreSQL's.
fn command(cluster: &Cluster, program: &str) -> Command {
    let owner = fs::metadata(cluster.folder()).expect("a folder");
    let mut command = Command::new(cluster.programs().path(program));
    command.uid(owner.uid()).gid(owner.gid()).current_dir(cluster.folder()).env("LC_ALL", "C");
    command
}

/// A copy of a server that follows it. It ends with its value.
pub(crate) struct Standby<'c> {
    cluster: &'c Cluster,
    folder: PathBuf,
    server: Child,
    pub(crate) port: u16,
}

impl<'c> Standby<'c> {
    /// Starts to follow.
    pub(crate) fn of(cluster: &'c Cluster) -> Self {
        let folder = cluster.folder().join("standby");
        let copied = command(cluster, "pg_basebackup")
            .args(["--write-recovery-conf", "--checkpoint=fast", "--no-sync", "--pgdata"])
            .arg(&folder)
            .arg("--dbname")
            .arg(cluster.url("postgres"))
            .output()
            .expect("copied");
        assert!(copied.status.success(), "{copied:?}");
        let port = free_port();
        let log = fs::File::create(cluster.folder().join("standby.log")).expect("a file");
        let server = command(cluster, "postgres")
            .arg("-D")
            .arg(&folder)
            .args([
                "-p",
                &port.to_string(),
                "-c",
                "listen_addresses=127.0.0.1",
                "-c",
                "unix_socket_directories=",
            ])
            // It must have as much room as the primary, whose settings aren't in the copied file.
            .args(["-c", "max_connections=500", "-c", "max_wal_senders=4"])
            .stdin(Stdio::null())
            .stderr(log)
            .spawn()
            .expect("started");
        let standby = Self { cluster, folder, server, port };
        standby.until("SELECT pg_is_in_recovery()", "t");
        standby
    }

    /// The address of a database of the primary on the standby.
    pub(crate) fn url(&self, database: &Database<'_>) -> String {
        database.url().replace(&format!(":{}/", self.cluster.port()), &format!(":{}/", self.port))
    }

    /// The address of a database of the primary on both.
    pub(crate) fn both(&self, database: &Database<'_>) -> String {
        let primary = format!(":{}/", self.cluster.port());
        database.url().replace(&primary, &format!(":{},127.0.0.1:{}/", self.cluster.port(), self.port))
    }

    /// Waits until a query has a result.
    fn until(&self, sql: &str, expected: &str) {
        let primary = self.cluster.config("postgres");
        let mut config = postgres::Config::new();
        config.host("127.0.0.1").port(self.port).user("postgres").dbname("postgres");
        config.password(primary.get_password().expect("a password"));
        wait::until(sql, || {
            let asked = thread::scope(|scope| {
                let ask = || -> Result<bool, postgres::Error> {
                    let rows = config.connect(postgres::NoTls)?.simple_query(sql)?;
                    Ok(rows.iter().any(|row| match row {
                        postgres::SimpleQueryMessage::Row(row) => row.get(0) == Some(expected),
                        _ => false,
                    }))
                };
                scope.spawn(ask).join().expect("asked")
            });
            asked.unwrap_or(false)
        });
    }

    /// Makes it the primary.
    pub(crate) fn promote(&self) {
        let promoted =
            command(self.cluster, "pg_ctl").args(["promote", "--pgdata"]).arg(&self.folder).output();
        assert!(promoted.expect("promoted").status.success());
        self.until("SELECT pg_is_in_recovery()", "f");
    }
}

impl Drop for Standby<'_> {
    fn drop(&mut self) {
        let stopped = command(self.cluster, "pg_ctl")
            .args(["stop", "-m", "immediate", "-D"])
            .arg(&self.folder)
            .output();
        drop(stopped);
        drop(self.server.wait());
    }
}

/// A port that was free just now.
pub(crate) fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    listener.local_addr().expect("an address").port()
}
