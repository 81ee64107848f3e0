//! Notes the commit that the program is built from, for `dara --version`.

use std::{env, path::Path, process::Command};

/// Set by whoever builds without a repository, as a container does.
const GIVEN: &str = "DARA_COMMIT";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed={GIVEN}");
    let given = env::var(GIVEN).ok().filter(|commit| !commit.trim().is_empty());
    // While the bot is worked on, each commit would otherwise compile it anew.
    let released = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if let Some(commit) = given.or_else(|| released.then(of_repository).flatten()) {
        println!("cargo::rustc-env={GIVEN}={}", commit.trim());
    }
}

/// The commit of the repository that this source is the top of; none where it is in no repository, or a part of another's.
fn of_repository() -> Option<String> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).parent()?;
    let top = git(source, &["rev-parse", "--show-toplevel"])?;
    if Path::new(&top).canonicalize().ok()? != source.canonicalize().ok()? {
        return None;
    }
    // What changes with the commit. Of a file that is not there, cargo would say that it has changed each time.
    for name in ["HEAD", "logs/HEAD"] {
        let path = source.join(git(source, &["rev-parse", "--git-path", name])?);
        if path.exists() {
            println!("cargo::rerun-if-changed={}", path.display());
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
