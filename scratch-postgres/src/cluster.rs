//! A server and its folder.

use std::{
    fs,
    hash::{BuildHasher as _, RandomState},
    io::Write as _,
    net::TcpListener,
    os::unix::process::CommandExt as _,
    path::{Path, PathBuf},
    process::{Child, ChildStdin, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};
use postgres::NoTls;

use crate::{
    Database, Programs,
    origin::Origin,
    owner::Owner,
    processes,
    programs::{USER, clear_environment},
};

/// How long the server may take to do something.
const PATIENCE: Duration = Duration::from_mins(1);
/// How long to wait before looking again.
const LOOK_AGAIN: Duration = Duration::from_millis(20);
/// How many ports are tried, since another program can take one that was free.
const PORTS: usize = 3;

/// Starts the server with the remaining arguments. When its input ends, it stops the server and removes the folder, which is
/// its first argument. It ignores the signals that a terminal sends to a whole group of processes, so that this always happens.
const WATCHER: &str = r#"
folder=$1
shift
cd "$folder" || exit
trap '' HUP INT TERM
{ "$@" </dev/null >>log 2>&1; : >ended; } &
cat >/dev/null
until [ -e ended ]; do
    kill -QUIT "$(head -n 1 data/postmaster.pid)"
    sleep 0.05
done 2>/dev/null
cd /
rm -rf "$folder"
"#;

/// Settings for a server that may lose everything when the machine goes down.
const FAST: [(&str, &str); 7] = [
    ("fsync", "off"),
    ("full_page_writes", "off"),
    ("wal_level", "minimal"),
    ("max_wal_senders", "0"),
    ("autovacuum", "off"),
    // A machine that runs tests may have little room, and dozens of servers run at once.
    ("min_wal_size", "4MB"),
    ("max_wal_size", "64MB"),
];

/// Settings of all servers.
const COMMON: [(&str, &str); 6] = [
    ("listen_addresses", "127.0.0.1"),
    ("unix_socket_directories", ""),
    // Test programs have as many threads as the machine has cores, and each test several sessions.
    ("max_connections", "500"),
    ("shared_buffers", "64MB"),
    ("log_min_messages", "warning"),
    // For tests of the order in which transactions end.
    ("track_commit_timestamp", "on"),
];

/// The settings of a server that hasn't started yet.
#[derive(Clone, Debug, Default)]
pub struct Builder {
    durable: bool,
    settings: Vec<(String, String)>,
}

impl Builder {
    /// Keeps what was committed even if the machine goes down, as a real server does.
    #[must_use]
    pub fn durable(mut self) -> Self {
        self.durable = true;
        self
    }

    /// Adds a setting, as in `postgresql.conf`. If a name is set twice, the last one counts.
    #[must_use]
    pub fn setting(mut self, name: &str, value: &str) -> Self {
        self.settings.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Starts it; `None` if PostgreSQL isn't installed.
    pub fn start(self) -> anyhow::Result<Option<Cluster>> {
        let Some(programs) = Programs::find() else { return Ok(None) };
        self.start_from(&programs, Origin::Empty).map(Some)
    }

    /// Starts it with the contents of its origin.
    pub(crate) fn start_from(&self, programs: &Programs, origin: Origin<'_>) -> anyhow::Result<Cluster> {
        let fast: &[(&str, &str)] = if self.durable { &[] } else { &FAST };
        let known = COMMON.iter().chain(fast).map(|&(name, value)| (name, value));
        let own = self.settings.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let settings: Vec<String> = known.chain(own).map(|(name, value)| format!("{name}={value}")).collect();
        let mut log = String::new();
        for _ in 0..PORTS {
            let cluster = Cluster::begin(programs, &settings, origin)?;
            if cluster.is_up()? {
                return Ok(cluster);
            }
            log = fs::read_to_string(cluster.folder.join("log")).unwrap_or_default();
        }
        bail!("PostgreSQL didn't start: {log}")
    }
}

/// Starts the watcher, which starts the server.
fn watch(
    programs: &Programs,
    owner: Owner,
    folder: &Path,
    port: u16,
    settings: &[String],
) -> anyhow::Result<(Child, ChildStdin)> {
    let mut command = Command::new("sh");
    command.args(["-c", WATCHER, "watcher"]).arg(folder).arg(programs.path("postgres"));
    command.arg("-D").arg(folder.join("data")).args(["-p", &port.to_string()]);
    for setting in settings {
        command.args(["-c", setting]);
    }
    // A group of its own, since a terminal or a test runner stops whole groups.
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).process_group(0);
    let mut watcher = owner.run(clear_environment(&mut command)).spawn().context("can't start PostgreSQL")?;
    let pipe = watcher.stdin.take().context("a pipe to the watcher")?;
    Ok((watcher, pipe))
}

/// A running server. It stops when this value is dropped, or when the process ends.
#[derive(Debug)]
pub struct Cluster {
    programs: Programs,
    folder: PathBuf,
    port: u16,
    password: String,
    databases: AtomicU32,
    watcher: Child,
    /// The server stops when this is closed.
    pipe: Option<ChildStdin>,
}

impl Cluster {
    /// Starts one that is fast, but loses everything when the machine goes down; `None` if PostgreSQL isn't installed.
    pub fn start() -> anyhow::Result<Option<Self>> {
        Self::builder().start()
    }

    /// Starts one that may stop at once, because its port is taken or a setting is wrong.
    fn begin(programs: &Programs, settings: &[String], origin: Origin<'_>) -> anyhow::Result<Self> {
        let made = tempfile::Builder::new().prefix("scratch-postgres-").tempdir()?;
        let owner = Owner::of(made.path())?;
        owner.give(made.path())?;
        let (password, port) = match origin {
            Origin::Empty => (format!("{:016x}", RandomState::new().hash_one(0)), None),
            Origin::Copy { password, port, .. } => (password.to_owned(), port),
        };
        origin.fill(programs, owner, made.path(), &password)?;
        let port = match port {
            Some(port) => port,
            None => TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port(),
        };
        let (watcher, pipe) = watch(programs, owner, made.path(), port, settings)?;
        // From here on, the watcher removes it.
        let folder = made.keep();
        let (programs, databases) = (programs.clone(), AtomicU32::new(0));
        Ok(Self { programs, folder, port, password, databases, watcher, pipe: Some(pipe) })
    }

    /// For a server with other settings.
    pub fn builder() -> Builder {
        Builder::default()
    }

    /// A new, empty database.
    pub fn database(&self) -> anyhow::Result<Database<'_>> {
        self.create("template0")
    }

    /// A new database with the contents of another, which must have no connections.
    pub fn copy_of(&self, template: &Database<'_>) -> anyhow::Result<Database<'_>> {
        self.create(template.name())
    }

    fn create(&self, template: &str) -> anyhow::Result<Database<'_>> {
        let name = format!("scratch_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        // Whole files are copied faster than their pages one by one, since most are almost empty.
        self.command(&format!("CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy"))?;
        Ok(Database::new(self, name))
    }

    /// How to connect to a database as the superuser.
    pub fn config(&self, database: &str) -> postgres::Config {
        let mut config = postgres::Config::new();
        config.host("127.0.0.1").port(self.port).user(USER).password(&self.password).dbname(database);
        config
    }

    /// The address of a database, for the superuser.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://{USER}:{}@127.0.0.1:{}/{database}", self.password, self.port)
    }

    /// The port on 127.0.0.1.
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// Kills all of its processes at once, as the loss of its machine would, and waits until they are gone. The folder stays
    /// until this value is dropped.
    pub fn kill(&self) -> anyhow::Result<()> {
        processes::kill(&self.folder.join("data"))
    }

    /// Stops all of its processes, so that it takes connections and says nothing, until the value is dropped.
    pub fn pause(&self) -> anyhow::Result<Paused<'_>> {
        Ok(Paused { _cluster: self, processes: processes::pause(&self.folder.join("data"))? })
    }

    /// The superuser's password.
    pub(crate) fn password(&self) -> &str {
        &self.password
    }

    /// The folder of the server: `data` with the databases, and `log`.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The programs that belong to it.
    pub const fn programs(&self) -> &Programs {
        &self.programs
    }

    /// Runs statements as the superuser, outside of the tests' databases.
    pub(crate) fn command(&self, sql: &str) -> anyhow::Result<()> {
        connected(&self.config("postgres"), |client| Ok(client.batch_execute(sql)?))
    }

    /// Waits until it can be used; false if it has stopped.
    fn is_up(&self) -> anyhow::Result<bool> {
        let mut stopped = false;
        let up = self.until_possible("", || {
            stopped = self.folder.join("ended").exists();
            stopped
        });
        up.context("PostgreSQL takes too long to start")?;
        Ok(!stopped)
    }

    /// Runs a statement again and again until it succeeds, unless there is a reason to stop.
    pub(crate) fn until_possible(&self, sql: &str, mut stop: impl FnMut() -> bool) -> anyhow::Result<()> {
        let begun = Instant::now();
        while !stop()
            && let Err(error) = self.command(sql)
        {
            if begun.elapsed() > PATIENCE {
                return Err(error);
            }
            thread::sleep(LOOK_AGAIN);
        }
        Ok(())
    }
}

/// A server that is stopped until this is dropped.
#[derive(Debug)]
pub struct Paused<'c> {
    _cluster: &'c Cluster,
    processes: Vec<String>,
}

impl Drop for Paused<'_> {
    fn drop(&mut self) {
        processes::resume(&self.processes);
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        drop(self.pipe.take());
        if let Err(error) = self.watcher.wait() {
            // There is nothing else to do about it.
            let _ = writeln!(std::io::stderr(), "can't stop PostgreSQL: {error}");
        }
    }
}

/// Uses a connection on a thread of its own, since `postgres` can't be used on those of an async runtime.
pub(crate) fn connected<T: Send>(
    config: &postgres::Config,
    work: impl FnOnce(&mut postgres::Client) -> anyhow::Result<T> + Send,
) -> anyhow::Result<T> {
    let connect = || work(&mut config.connect(NoTls)?);
    thread::scope(|scope| match scope.spawn(connect).join() {
        Ok(done) => done,
        Err(panic) => std::panic::resume_unwind(panic),
    })
}
