//! Finds the commit that a program is built from, for `build.rs`. The tests include this file as well.

use std::{fs, path::Path, process::Command};

/// The variable that names the commit: set by those who build without a repository, as in a container, and passed to the
/// program.
pub(crate) const GIVEN: &str = "DARA_COMMIT";
/// How many digits of a commit are shown.
const DIGITS: usize = 12;

/// The file into which `git archive` writes the commit; see `.gitattributes`.
const ARCHIVED: &str = "bot/build/archived";

/// The lines for cargo: the given commit, or else that of the repository or the archive at `source`.
pub(crate) fn lines(given: Option<String>, source: &Path) -> Vec<String> {
    let mut lines = Vec::new();
    let given = given.filter(|commit| !commit.trim().is_empty());
    let commit = given.or_else(|| of_repository(source, &mut lines)).or_else(|| of_archive(source));
    lines.extend(commit.map(|commit| format!("cargo::rustc-env={GIVEN}={}", commit.trim())));
    lines
}

/// The commit of a repository, with lines that make cargo look again after the next commit. `None` if the source is in no
/// repository, or only a part of another one.
fn of_repository(source: &Path, lines: &mut Vec<String>) -> Option<String> {
    let top = git(source, &["rev-parse", "--show-toplevel"])?;
    if Path::new(&top).canonicalize().ok()? != source.canonicalize().ok()? {
        return None;
    }
    for name in ["HEAD", "logs/HEAD"] {
        let path = source.join(git(source, &["rev-parse", "--git-path", name])?);
        // Cargo takes a missing file for changed, each time.
        if path.exists() {
            lines.push(format!("cargo::rerun-if-changed={}", path.display()));
        }
    }
    git(source, &["rev-parse", &format!("--short={DIGITS}"), "HEAD"])
}

/// The commit that an archive was made from. In a repository, the file still has git's placeholder.
fn of_archive(source: &Path) -> Option<String> {
    let commit = fs::read_to_string(source.join(ARCHIVED)).ok()?;
    let commit = commit.trim().get(..DIGITS)?;
    commit.bytes().all(|digit| digit.is_ascii_hexdigit()).then(|| commit.to_owned())
}

/// What git prints, if it is installed and succeeds.
fn git(source: &Path, arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").arg("-C").arg(source).args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (output.status.success() && !text.is_empty()).then_some(text)
}
