//! Which commit a program is built from, as `build.rs` tells it to cargo; a part of the tests as well.

use std::{path::Path, process::Command};

/// Set by whoever builds without a repository, as a container does; and by this for the program.
pub(crate) const GIVEN: &str = "DARA_COMMIT";

/// What cargo is told: the commit that was given, or else, of a release build, that of the repository that `source` is the top of.
pub(crate) fn told(given: Option<String>, released: bool, source: &Path) -> Vec<String> {
    let mut told = Vec::new();
    let given = given.filter(|commit| !commit.trim().is_empty());
    let commit = given.or_else(|| released.then(|| of_repository(source, &mut told)).flatten());
    told.extend(commit.map(|commit| format!("cargo::rustc-env={GIVEN}={}", commit.trim())));
    told
}

/// The commit of a repository, and what changes with it; none where the source is in no repository, or a part of another's.
fn of_repository(source: &Path, told: &mut Vec<String>) -> Option<String> {
    let top = git(source, &["rev-parse", "--show-toplevel"])?;
    if Path::new(&top).canonicalize().ok()? != source.canonicalize().ok()? {
        return None;
    }
    // Of a file that is not there, cargo would say that it has changed each time.
    for name in ["HEAD", "logs/HEAD"] {
        let path = source.join(git(source, &["rev-parse", "--git-path", name])?);
        if path.exists() {
            told.push(format!("cargo::rerun-if-changed={}", path.display()));
        }
    }
    git(source, &["rev-parse", "--short=12", "HEAD"])
}

/// What git says, if it is there and knows.
fn git(source: &Path, arguments: &[&str]) -> Option<String> {
    let said = Command::new("git").arg("-C").arg(source).args(arguments).output().ok()?;
    let text = String::from_utf8(said.stdout).ok()?.trim().to_owned();
    (said.status.success() && !text.is_empty()).then_some(text)
}
