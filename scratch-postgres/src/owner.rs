//! Which user the server runs as: PostgreSQL refuses to run as root.

use std::{
    fs,
    os::unix::{
        fs::{MetadataExt as _, chown},
        process::CommandExt as _,
    },
    path::Path,
    process::Command,
};

use anyhow::Context as _;

/// The users that may stand in for root: the one that Debian's package makes, or one that every system has.
const USERS: [&str; 2] = ["postgres", "nobody"];

/// Another user, if this process runs as root.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Owner(Option<(u32, u32)>);

impl Owner {
    /// The user who should own a folder that this process has just made.
    pub(crate) fn of(folder: &Path) -> anyhow::Result<Self> {
        if fs::metadata(folder)?.uid() != 0 {
            return Ok(Self(None));
        }
        let users = fs::read_to_string("/etc/passwd").context("can't read the users")?;
        let found = USERS.iter().find_map(|name| ids(&users, name));
        Ok(Self(Some(found.context("this process runs as root, and there is no other user for PostgreSQL")?)))
    }

    /// Makes this user own a file or folder.
    pub(crate) fn give(self, path: &Path) -> anyhow::Result<()> {
        let Some((user, group)) = self.0 else { return Ok(()) };
        chown(path, Some(user), Some(group)).with_context(|| format!("can't give {} away", path.display()))
    }

    /// Makes a program run as this user.
    pub(crate) fn run(self, command: &mut Command) -> &mut Command {
        if let Some((user, group)) = self.0 {
            command.uid(user).gid(group);
        }
        command
    }
}

/// The numbers of a user and its group in the text of `/etc/passwd`.
fn ids(users: &str, name: &str) -> Option<(u32, u32)> {
    let mut fields = users
        .lines()
        .map(|line| line.split(':'))
        .find_map(|mut fields| (fields.next() == Some(name)).then_some(fields))?;
    let user = fields.nth(1)?.parse().ok()?;
    Some((user, fields.next()?.parse().ok()?))
}
