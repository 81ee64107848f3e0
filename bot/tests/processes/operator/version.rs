//! The commit in `dara --version`: what `build.rs` tells cargo, and what the program prints.

use std::{fs, io::Write as _, path::Path, process::Command};

#[path = "../../../build/commit.rs"]
mod commit;

/// The commit that the program gets.
fn known(lines: &[String]) -> Option<&str> {
    lines.iter().find_map(|line| line.strip_prefix("cargo::rustc-env=DARA_COMMIT="))
}

/// Creates a repository with one commit of what is in the folder. Returns its hash, or `None` without git.
fn repository(folder: &Path) -> Option<String> {
    let git = |arguments: &[&str]| {
        let mut git = Command::new("git");
        // A test run from a hook must not touch the hook's repository.
        for variable in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"] {
            git.env_remove(variable);
        }
        git.arg("-C").arg(folder).args(["-c", "user.name=Ada", "-c", "user.email=ada@localhost"]);
        let said = git.args(["-c", "commit.gpgsign=false"]).args(arguments).output();
        let said = said.inspect_err(|error| {
            // Written straight to stderr, since the harness hides the output of passing tests.
            let _ =
                writeln!(std::io::stderr(), "NOT TESTED: the commit of a repository, without git ({error})");
        });
        let said = said.ok()?;
        assert!(said.status.success(), "{said:?}");
        Some(String::from_utf8(said.stdout).unwrap().trim().to_owned())
    };
    git(&["init", "--quiet"])?;
    git(&["add", "."])?;
    git(&["commit", "--quiet", "--allow-empty", "--message", "First"])?;
    git(&["rev-parse", "HEAD"])
}

#[test]
fn a_program_knows_the_commit_of_its_own_repository_only() {
    let folder = tempfile::tempdir().unwrap();
    let top = folder.path();
    assert_eq!(commit::lines(None, top), [""; 0], "an archive is in no repository");
    let Some(whole) = repository(top) else { return };
    let lines = commit::lines(None, top);
    assert_eq!(known(&lines), whole.get(..12), "{lines:?}");
    let follows =
        lines.iter().any(|line| line.starts_with("cargo::rerun-if-changed=") && line.ends_with("HEAD"));
    assert!(follows, "the next commit is noticed: {lines:?}");
    let part = top.join("part");
    fs::create_dir(&part).unwrap();
    assert_eq!(known(&commit::lines(None, &part)), None, "an archive inside another repository");
}

#[test]
fn a_given_commit_reaches_the_program() {
    let nowhere = tempfile::tempdir().unwrap();
    let given = |given: &str| commit::lines(Some(given.to_owned()), nowhere.path());
    assert_eq!(known(&given(" 0123456789ab\n")), Some("0123456789ab"));
    assert_eq!(known(&given(" ")), None);
    let read = format!("option_env!(\"{}\")", commit::GIVEN);
    assert!(
        include_str!("../../../src/app/version.rs").contains(&read),
        "the program reads another variable"
    );
    // How this test was built.
    let said =
        option_env!("DARA_COMMIT").map_or("unknown commit".to_owned(), |commit| format!("commit {commit}"));
    assert!(bot::version().contains(&format!(" ({said}, schema ")), "{}", bot::version());
}

#[test]
fn an_archive_knows_the_commit_that_it_was_made_from() {
    let folder = tempfile::tempdir().unwrap();
    let (top, archive) = (folder.path().join("repository"), folder.path().join("archive"));
    let ours = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    for name in [".gitattributes", "bot/build/archived"] {
        let copy = top.join(name);
        fs::create_dir_all(copy.parent().unwrap()).unwrap();
        fs::copy(ours.join(name), copy).unwrap();
    }
    let here = commit::lines(None, &top);
    assert_eq!(known(&here), None, "nothing was archived yet");
    let Some(whole) = repository(&top) else { return };
    fs::create_dir(&archive).unwrap();
    let script = "git -C \"$0\" archive HEAD | tar -x -C \"$1\"";
    let made = Command::new("sh").args(["-c", script]).args([&top, &archive]).status().unwrap();
    assert!(made.success());
    assert_eq!(known(&commit::lines(None, &archive)), whole.get(..12));
}
