//! `dara backup --into`: which backups are made, kept and tried.

use std::{fs, path::Path};

use data::Store;

use crate::{
    operator::command::{complains, play, printed, prints, program, run},
    program::wait::{Wait, pass},
};

/// The names in a folder, sorted.
fn names(folder: &Path) -> Vec<String> {
    let entries =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = entries.collect();
    names.sort();
    names
}

/// What a month's day in the past is called as a backup.
fn name(day: &str) -> String {
    format!("dara-{day}T031500Z.db")
}

/// Those of the names that are backups made now.
fn new(names: &[String]) -> Vec<&String> {
    let is_new = |name: &&String| *name > &self::name("20260101");
    names.iter().filter(is_new).filter(|name| name.ends_with("Z.db")).collect()
}

#[tokio::test]
async fn the_newest_backups_are_kept_and_nothing_else_is_touched() {
    let folder = tempfile::tempdir().unwrap();
    let (database, backups) = (folder.path().join("dara.db"), folder.path().join("backups"));
    let store = Store::open(&database).unwrap();
    play(&store, "none", 0).await;
    let into = ["backup", "--into", "backups", "--keep", "3"];
    assert!(complains(&database, &into).contains("backups"), "a folder that isn't there isn't made");
    fs::create_dir(&backups).unwrap();
    let others = ["dara-2026.db", "dara-20251301T031500Z.db", "by-hand.db", "dara-20250101T031500Z.db.bad"];
    for other in others {
        fs::write(backups.join(other), "").unwrap();
    }
    for day in ["20250101", "20250102", "20250103", "20250104"] {
        fs::write(backups.join(name(day)), "").unwrap();
    }
    // What a backup that was killed has left, and one that a wrong clock made.
    let left = ["dara-20250105T031500Z.db.untried", "dara-20250105T031500Z.db.untried.part"];
    for left in left {
        fs::write(backups.join(left), "").unwrap();
    }
    let ahead = name("22000101");
    fs::write(backups.join(&ahead), "").unwrap();

    let told = prints(&database, &into);
    let found = names(&backups);
    let made = new(&found).into_iter().filter(|name| **name != ahead).collect::<Vec<_>>();
    assert_eq!(made.len(), 1, "{found:?}");
    assert!(told.contains(&format!("{}: a backup of ", backups.join(made[0]).display())), "{told}");
    assert!(told.contains("restored on trial: 1 game replayed, all ratings correct"), "{told}");
    let mut expected: Vec<String> = others.map(str::to_owned).to_vec();
    expected.extend([name("20250103"), name("20250104"), made[0].clone(), ahead]);
    expected.sort();
    assert_eq!(found, expected);
    let copy = backups.join(made[0]);
    assert!(prints(&copy, &["check"]).contains("1 game replayed"));
    store.close().await;
}

#[tokio::test]
async fn a_backup_that_fails_its_trial_is_set_aside_and_replaces_none() {
    let folder = tempfile::tempdir().unwrap();
    let (database, backups) = (folder.path().join("dara.db"), folder.path().join("backups"));
    fs::create_dir(&backups).unwrap();
    fs::write(backups.join(name("20250101")), "").unwrap();
    let store = Store::open(&database).unwrap();
    play(&store, "none", 0).await;
    let by_hand = rusqlite::Connection::open(&database).unwrap();
    by_hand.execute_batch("UPDATE ratings SET rating = 3000 WHERE player = 12").unwrap();
    let into = ["backup", "--into", "backups", "--keep", "1"];
    for _ in 0..2 {
        let said = complains(&database, &into);
        assert!(said.contains(".db.bad can't be relied on") && said.contains("\n- "), "{said}");
        let found = names(&backups);
        assert!(found.contains(&name("20250101")) && new(&found).is_empty(), "{found:?}");
        let ends_well = |name: &String| name.ends_with(".db.bad") || *name == self::name("20250101");
        assert!(found.iter().all(ends_well), "{found:?}");
        for bad in found.iter().filter(|found| **found != name("20250101")) {
            fs::remove_file(backups.join(bad)).unwrap();
        }
    }
    // Mended, the next one is tried again.
    by_hand.execute_batch("DELETE FROM ratings").unwrap();
    drop(by_hand);
    store.close().await;
    prints(&database, &["recompute"]);
    assert!(prints(&database, &into).contains("restored on trial"));
    assert_eq!(new(&names(&backups)).len(), 1);
    assert_eq!(names(&backups).len(), 1, "the old one is deleted only now");
}

#[tokio::test]
async fn one_that_goes_on_waits_for_the_next_and_stops_when_told() {
    let folder = tempfile::tempdir().unwrap();
    let (database, backups) = (folder.path().join("dara.db"), folder.path().join("backups"));
    fs::create_dir(&backups).unwrap();
    Store::open(&database).unwrap().close().await;
    let into = ["backup", "--into", "backups", "--every", "24h"];
    for starts in 1..=2 {
        let mut runs = program(folder.path(), &into);
        let mut child = runs.env("DATABASE_PATH", &database).spawn().unwrap();
        let wait = Wait::at_most(std::time::Duration::from_mins(1));
        // The second finds that of the first, and has nothing to do before tomorrow.
        while new(&names(&backups)).is_empty() || !listens_to_signals(child.id()) {
            assert_eq!(child.try_wait().unwrap(), None);
            wait.again(|| format!("no backup: {:?}", names(&backups))).await;
        }
        if starts == 2 {
            pass(std::time::Duration::from_millis(500)).await;
        }
        let told = std::process::Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
        assert!(told.unwrap().success());
        let status = loop {
            if let Some(status) = child.try_wait().unwrap() {
                break status;
            }
            wait.again(|| "it doesn't stop".to_owned()).await;
        };
        assert!(status.success(), "{status}");
        assert_eq!(new(&names(&backups)).len(), 1, "after {starts} starts");
    }
}

/// Whether a process has a handler for SIGTERM.
fn listens_to_signals(process: u32) -> bool {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
    let caught = caught.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or_default();
    // The 15th signal is the 14th bit.
    caught & (1 << 14) != 0
}

#[test]
fn what_makes_no_sense_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("dara.db");
    for (arguments, said) in [
        (&["backup"][..], "required"),
        (&["backup", "a.db", "--into", "backups"], "cannot be used with"),
        (&["backup", "a.db", "--keep", "3"], "cannot be used with"),
        (&["backup", "--into", "backups", "--keep", "0"], "invalid value '0'"),
        (&["backup", "--into", "backups", "--every", "5s"], "at least 1m"),
        (&["backup", "--into", "backups", "--every", "often"], "invalid value 'often'"),
    ] {
        let output = run(&database, arguments);
        let complaint = printed(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {complaint}");
        assert!(complaint.contains(said), "{arguments:?}: {complaint}");
    }
}
