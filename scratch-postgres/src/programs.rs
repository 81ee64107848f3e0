//! The system's binaries.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The oldest version that works.
const OLDEST: u32 = 15;
/// Where Debian keeps each version's programs, in `15/bin`.
const DEBIAN: &str = "/usr/lib/postgresql";

/// The superuser.
pub(crate) const USER: &str = "postgres";

/// Keeps this process's own PostgreSQL variables away from a program.
pub(crate) fn clear_environment(command: &mut Command) -> &mut Command {
    let ours = std::env::vars_os().map(|(name, _)| name);
    for name in ours.filter(|name| name.to_str().is_some_and(|name| name.starts_with("PG"))) {
        command.env_remove(name);
    }
    command.env("LC_ALL", "C")
}

/// The programs of one version of PostgreSQL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Programs {
    folder: PathBuf,
    version: u32,
}

impl Programs {
    /// The newest version on this machine; `None` if there is none that works.
    pub fn find() -> Option<Self> {
        let in_path = env::var_os("PATH").map(|path| env::split_paths(&path).collect::<Vec<_>>());
        let versions = fs::read_dir(DEBIAN).into_iter().flatten().flatten();
        let of_debian = versions.map(|version| version.path().join("bin"));
        let known =
            in_path.into_iter().flatten().chain(of_debian).filter_map(|folder| Self::in_folder(&folder));
        known.max_by_key(|programs| programs.version)
    }

    fn in_folder(folder: &Path) -> Option<Self> {
        // The path may contain only a link to this program, while the server looks for others in its own folder.
        let server = fs::canonicalize(folder.join("postgres")).ok()?;
        let folder = server.parent()?.to_owned();
        if !folder.join("initdb").exists() {
            return None;
        }
        let said = Command::new(server).arg("--version").output().ok()?;
        let version = major(&String::from_utf8(said.stdout).ok()?)?;
        (version >= OLDEST).then_some(Self { folder, version })
    }

    /// The path of one of them.
    pub fn path(&self, program: &str) -> PathBuf {
        self.folder.join(program)
    }

    /// The major version, as in 15.
    pub const fn version(&self) -> u32 {
        self.version
    }
}

/// The major version in a text such as `postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)`.
fn major(said: &str) -> Option<u32> {
    let (_, version) = said.split_once("(PostgreSQL) ")?;
    version.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
}
