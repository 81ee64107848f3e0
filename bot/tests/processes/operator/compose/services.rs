//! Services that run on this machine rather than in containers.

use std::{
    collections::BTreeMap,
    fs::File,
    net::{Ipv4Addr, TcpListener},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use sandbox::Sandbox;

use super::{
    SOON,
    files::{Compose, EXAMPLE, of_image, settings},
};
use crate::program::wait::Wait;

/// How long to wait before looking again.
pub(super) const LOOK_AGAIN: Duration = Duration::from_millis(50);
/// The password of the database in `.env`.
const PASSWORD: &str = "s3cret";

/// What stands in for the machine with the containers.
pub(super) struct Host<'c> {
    compose: &'c Compose,
    folder: PathBuf,
    /// What the operator fills in.
    filled_in: BTreeMap<String, String>,
    api: String,
    /// The ports of the services, by the addresses in the file.
    ports: BTreeMap<(String, String), String>,
    /// The database instead of the one in the file.
    database: Option<String>,
}

/// A running service, which is killed when this is dropped.
pub(super) struct Running {
    child: Child,
    log: PathBuf,
}

impl<'c> Host<'c> {
    pub(super) fn new(compose: &'c Compose, folder: &Path, sandbox: &Sandbox) -> Self {
        let mut filled_in: BTreeMap<String, String> = settings(EXAMPLE).collect();
        filled_in.insert("DISCORD_TOKEN".to_owned(), sandbox.token());
        let mut ports = BTreeMap::new();
        // All are bound before any is freed, so that they differ.
        let mut bound = Vec::new();
        for service in compose.keys(&["services"]) {
            for setting in ["METRICS_ADDRESS", "INTERACTIONS_ADDRESS"] {
                if compose.keys(&["services", &service, "environment"]).contains(setting) {
                    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
                    let address = listener.local_addr().unwrap().to_string();
                    ports.insert((service.clone(), setting.to_owned()), address);
                    bound.push(listener);
                }
            }
            for (from, _) in compose.volumes(&service) {
                std::fs::create_dir_all(folder.join(from)).unwrap();
            }
        }
        let folder = folder.to_owned();
        Self { compose, folder, filled_in, api: sandbox.url(), ports, database: None }
    }

    /// The same with a database instead of the service `postgres`.
    pub(super) fn over(mut self, database: &str, public_key: String) -> Self {
        self.database = Some(database.to_owned());
        self.filled_in.insert("DISCORD_PUBLIC_KEY".to_owned(), public_key);
        self.filled_in.insert("POSTGRES_PASSWORD".to_owned(), PASSWORD.to_owned());
        self
    }

    /// Where a service listens.
    pub(super) fn address(&self, service: &str, setting: &str) -> &str {
        &self.ports[&(service.to_owned(), setting.to_owned())]
    }

    /// Where something in a service's container is on this machine.
    pub(super) fn path(&self, service: &str, text: &str) -> PathBuf {
        self.here(service, text).into()
    }

    fn here(&self, service: &str, text: &str) -> String {
        for (from, to) in self.compose.volumes(service) {
            let below = text.strip_prefix(&to).filter(|rest| rest.is_empty() || rest.starts_with('/'));
            if let Some(below) = below {
                return format!("{}{below}", self.folder.join(from).display());
            }
        }
        text.to_owned()
    }

    /// A value with what `.env` says, as compose reads it.
    fn interpolated(&self, text: &str) -> String {
        let Some((before, rest)) = text.split_once("${") else { return text.to_owned() };
        let (name, after) = rest.split_once('}').unwrap();
        let (name, _) = name.split_once(":?").unwrap_or((name, ""));
        format!("{before}{}{}", self.filled_in[name], self.interpolated(after))
    }

    /// What the variables of a service are: those of the image, of `.env`, and of the file, the last of which counts.
    fn environment(&self, service: &str) -> BTreeMap<String, String> {
        let mut found: BTreeMap<String, String> = of_image().collect();
        let keys = self.compose.keys(&["services", service]);
        if keys.contains("env_file") {
            assert_eq!(self.compose.text(&["services", service, "env_file"]), ".env");
            found.extend(self.filled_in.clone());
        }
        for name in self.compose.keys(&["services", service, "environment"]) {
            let value = self.compose.text(&["services", service, "environment", &name]);
            let mut value = self.here(service, &self.interpolated(&value));
            if let Some(address) = self.ports.get(&(service.to_owned(), name.clone())) {
                value.clone_from(address);
            }
            if name == "DATABASE_URL" {
                value = self.instead_of(&value);
            }
            found.insert(name, value);
        }
        if found.contains_key("DISCORD_TOKEN") {
            found.insert("DISCORD_API_URL".to_owned(), self.api.clone());
        }
        found
    }

    /// The test's database, if the file names the one that its service `postgres` makes.
    fn instead_of(&self, url: &str) -> String {
        let made = |name: &str| {
            self.interpolated(&self.compose.text(&["services", "postgres", "environment", name]))
        };
        let [user, password, database] = ["POSTGRES_USER", "POSTGRES_PASSWORD", "POSTGRES_DB"].map(made);
        assert_eq!(url, format!("postgres://{user}:{password}@postgres/{database}?sslmode=disable"));
        self.database.clone().unwrap()
    }

    fn command(&self, service: &str, arguments: &[String]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_dara"));
        command.args(arguments.iter().map(|argument| self.here(service, argument)));
        // The image's working directory.
        command.current_dir(self.here(service, "/data")).env_clear().envs(self.environment(service));
        command
    }

    /// Starts a service.
    pub(super) fn start(&self, service: &str) -> Running {
        let log = self.folder.join(format!("{service}.log"));
        let written = File::options().create(true).append(true).open(&log).unwrap();
        let mut command = self.command(service, &self.compose.list(&["services", service, "command"]));
        command.stdin(Stdio::null()).stdout(written.try_clone().unwrap()).stderr(written);
        Running { child: command.spawn().unwrap(), log }
    }

    /// Waits until a service's health check succeeds.
    pub(super) async fn is_well(&self, service: &str, running: &mut Running) {
        let test = self.compose.list(&["services", service, "healthcheck", "test"]);
        assert_eq!(test[..2], ["CMD", "/dara"]);
        let wait = Wait::at_most(SOON).every(LOOK_AGAIN);
        while !self.command(service, &test[2..]).output().unwrap().status.success() {
            assert!(running.child.try_wait().unwrap().is_none(), "{service} ended: {}", running.log());
            wait.again(|| format!("{service} isn't well: {}", running.log())).await;
        }
    }
}

impl Running {
    pub(super) fn log(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap()
    }

    /// Stops it as compose does. Whether it ended well.
    pub(super) async fn stops(&mut self) -> bool {
        let told = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        assert!(told.unwrap().success());
        let wait = Wait::at_most(SOON).every(LOOK_AGAIN);
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.success();
            }
            wait.again(|| format!("it doesn't stop: {}", self.log())).await;
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // Fails if it has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
