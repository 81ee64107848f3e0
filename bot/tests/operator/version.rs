//! Which commit the program says that it is: what `build.rs` tells cargo, and what the program reads of it.

use std::{fs, io::Write as _, path::Path, process::Command};

#[path = "../../build/commit.rs"]
mod commit;

/// What the program is told, of all that cargo is.
fn known(told: &[String]) -> Option<&str> {
    told.iter().find_map(|line| line.strip_prefix("cargo::rustc-env=DARA_COMMIT="))
}

/// A repository with one commit, and the whole name of that; none where git is not installed.
fn repository(folder: &Path) -> Option<String> {
    let git = |arguments: &[&str]| {
        let mut git = Command::new("git");
        // A test that is run by a hook is not to change the repository of that.
        for variable in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"] {
            git.env_remove(variable);
        }
        git.arg("-C").arg(folder).args(["-c", "user.name=Ada", "-c", "user.email=ada@localhost"]);
        let said = git.args(["-c", "commit.gpgsign=false"]).args(arguments).output();
        let said = said.inspect_err(|error| {
            // Past the harness, which shows what is printed of a test that fails alone.
            let _ =
                writeln!(std::io::stderr(), "NOT TESTED: the commit of a repository, without git ({error})");
        });
        let said = said.ok()?;
        assert!(said.status.success(), "{said:?}");
        Some(String::from_utf8(said.stdout).unwrap().trim().to_owned())
    };
    git(&["init", "--quiet"])?;
    git(&["commit", "--quiet", "--allow-empty", "--message", "First"])?;
    git(&["rev-parse", "HEAD"])
}

#[test]
fn a_released_program_knows_the_commit_of_its_repository_and_no_others() {
    let folder = tempfile::tempdir().unwrap();
    let top = folder.path();
    assert_eq!(commit::told(None, true, top), [""; 0], "an archive is in no repository");
    let Some(whole) = repository(top) else { return };
    let told = commit::told(None, true, top);
    assert_eq!(known(&told), whole.get(..12), "{told:?}");
    let follows =
        told.iter().any(|line| line.starts_with("cargo::rerun-if-changed=") && line.ends_with("HEAD"));
    assert!(follows, "it is built anew with another commit: {told:?}");
    assert_eq!(commit::told(None, false, top), [""; 0], "while it is worked on");
    let part = top.join("part");
    fs::create_dir(&part).unwrap();
    assert_eq!(known(&commit::told(None, true, &part)), None, "an archive within somebody else's repository");
}

#[test]
fn whoever_builds_it_says_the_commit_and_the_program_knows_it() {
    let nowhere = tempfile::tempdir().unwrap();
    let given = |given: &str, released| commit::told(Some(given.to_owned()), released, nowhere.path());
    for released in [true, false] {
        assert_eq!(known(&given(" 0123456789ab\n", released)), Some("0123456789ab"));
        assert_eq!(known(&given(" ", released)), None);
    }
    let read = format!("option_env!(\"{}\")", commit::GIVEN);
    assert!(include_str!("../../src/app/version.rs").contains(&read), "the program reads another variable");
    // How this one was built.
    let said =
        option_env!("DARA_COMMIT").map_or("commit not known".to_owned(), |commit| format!("commit {commit}"));
    assert!(bot::version().contains(&format!(" ({said}, schema ")), "{}", bot::version());
}
