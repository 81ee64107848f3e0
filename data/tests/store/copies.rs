//! Copies of a database: looked at, made while it is used, and put in its place.

use std::{
    fs,
    path::{Path, PathBuf},
};

use data::{
    Database, Fault, Glance, OpenError, Problem, Store, backup, glance, inspect, latest_schema, restore,
};
use rusqlite::Connection;

use crate::{
    home::open,
    support::{Home, at, challenge, game, request, table, turn},
};

/// What is in the folder, by name.
fn files(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("readable").file_name().into_string().expect("a name"))
        .collect();
    names.sort_unstable();
    names
}

fn problem<T: std::fmt::Debug>(result: Result<T, OpenError>) -> Problem {
    result.expect_err("refused").problem
}

fn beside(path: &Path, name: &str) -> PathBuf {
    path.with_file_name(name)
}

fn by_hand(path: &Path, sql: &str) -> Connection {
    let connection = Connection::open(path).expect("a database");
    connection.execute_batch(sql).expect("changed by hand");
    connection
}

/// A database of version 14 that went through the fourteen migrations, with games that ended and games that are running.
fn of_version_14(path: &Path) {
    let connection = by_hand(path, include_str!("../../migrations/samples/v14_schema.sql"));
    connection.execute_batch(include_str!("../../migrations/samples/v14.sql")).expect("its rows");
}

#[tokio::test]
async fn a_backup_is_made_while_the_bot_plays_and_holds_one_moment() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    turn(&home.store, game, "b3", 10).await.expect("stored");
    let copy = beside(&home.path(), "copy.db");
    let made = backup(&home.path(), &copy).expect("copied");
    assert_eq!(
        (made.path.as_path(), made.bytes),
        (copy.as_path(), fs::metadata(&copy).expect("there").len())
    );
    assert_eq!(
        files(copy.parent().expect("a folder")),
        ["copy.db", "dara.db", "dara.db-shm", "dara.db-wal"],
        "one file, and nothing left over"
    );
    turn(&home.store, game, "c4", 20).await.expect("the bot plays on");
    let inspected = inspect(&copy).expect("a database");
    assert_eq!((inspected.faults, inspected.games, inspected.schema), (vec![], 1, latest_schema()));
    let then = open(&copy);
    assert_eq!(table(&then, game).await.stored().record.to_string(), "dara:traditional b3");
    then.close().await;
    let inspected = inspect(&home.path()).expect("while it is used");
    assert_eq!((inspected.faults, inspected.games), (vec![], 1));

    let before = fs::read(&copy).expect("there");
    assert!(matches!(problem(backup(&home.path(), &copy)), Problem::Exists));
    assert_eq!(fs::read(&copy).expect("there"), before, "nothing is overwritten");
    assert!(matches!(problem(backup(&home.path(), &beside(&copy, "no/copy.db"))), Problem::FolderMissing));
    assert!(matches!(problem(backup(&beside(&copy, "no.db"), &beside(&copy, "new.db"))), Problem::Missing));
    assert!(!beside(&copy, "new.db").exists());
}

#[tokio::test]
async fn what_has_the_name_of_a_part_is_no_hindrance_and_stays() {
    let Some(home) = Home::new() else { return };
    let (path, copy) = (home.path(), beside(&home.path(), "copy.db"));
    // Left by an attempt that was killed, or an operator's own, with or without a log beside it.
    let others =
        ["copy.db.part", "copy.db.part2-wal", "copy.db.part3-journal", "dara.db.part", "dara.db.part-wal"];
    let keep = |name: &str| fs::write(beside(&path, name), name).expect("written");
    let kept = |name: &str| fs::read_to_string(beside(&path, name)).is_ok_and(|text| text == name);
    others.iter().copied().for_each(keep);
    backup(&path, &copy).expect("copied");
    assert_eq!(inspect(&copy).expect("a database").faults, vec![]);
    let folder = home.close().await;
    restore(&copy, &path, at(20)).expect("restored");
    // Nor when nothing comes of it.
    assert!(matches!(problem(restore(&copy, &path, at(20))), Problem::Other(_)), "kept under this name");
    assert!(others.iter().copied().all(kept), "{:?}", files(folder.path()));
    let parts = files(folder.path()).into_iter().filter(|name| name.contains(".part"));
    assert_eq!(parts.collect::<Vec<_>>(), others, "nothing of our own is left over");
}

#[cfg(unix)]
#[test]
fn a_backup_is_as_private_as_the_database() {
    use std::os::unix::fs::PermissionsExt as _;
    let Some(home) = Home::new() else { return };
    fs::set_permissions(home.path(), fs::Permissions::from_mode(0o600)).expect("set");
    let copy = beside(&home.path(), "copy.db");
    backup(&home.path(), &copy).expect("copied");
    assert_eq!(fs::metadata(&copy).expect("there").permissions().mode() & 0o777, 0o600);
}

#[tokio::test]
async fn a_backup_takes_the_place_of_a_database_which_is_kept() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    let (path, copy) = (home.path(), beside(&home.path(), "copy.db"));
    backup(&path, &copy).expect("copied");
    turn(&home.store, game, "b3", 10).await.expect("stored");
    assert!(matches!(problem(restore(&copy, &path, at(20))), Problem::Locked), "the bot runs");
    assert!(matches!(problem(restore(&path, &path, at(20))), Problem::Other(_)), "itself");
    let folder = home.close().await;

    let restored = restore(&copy, &path, at(20)).expect("restored");
    let kept = beside(&path, "dara.db.before-restore-20250615T150700Z");
    assert_eq!((restored.path.as_path(), restored.kept.as_deref()), (path.as_path(), Some(kept.as_path())));
    assert_eq!(files(folder.path()), ["copy.db", "dara.db", "dara.db.before-restore-20250615T150700Z"]);
    let record = async |path: &Path| {
        let store = open(path);
        let record = table(&store, game).await.stored().record.to_string();
        store.close().await;
        record
    };
    assert_eq!(record(&path).await, "dara:traditional");
    assert_eq!(record(&kept).await, "dara:traditional b3");
    assert!(
        matches!(problem(restore(&copy, &path, at(20))), Problem::Other(_)),
        "kept under this name already"
    );
    assert_eq!(record(&path).await, "dara:traditional");
    // Also where there is none any more, but for the log of one that was deleted.
    fs::remove_file(&path).expect("deleted");
    fs::write(beside(&path, "dara.db-wal"), "a log of something else").expect("written");
    let restored = restore(&kept, &path, at(30)).expect("restored");
    assert_eq!(restored.kept, None);
    assert_eq!(record(&path).await, "dara:traditional b3");
}

#[cfg(unix)]
#[tokio::test]
async fn what_root_restores_belongs_to_whom_the_database_or_its_folder_does() {
    use std::os::unix::fs::{MetadataExt as _, chown};
    const SOMEBODY: u32 = 10_001;
    let Some(home) = Home::new() else { return };
    let copy = beside(&home.path(), "copy.db");
    backup(&home.path(), &copy).expect("copied");
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().join("dara.db");
    // Only root can give files away.
    if chown(folder.path(), Some(SOMEBODY), None).is_err() {
        return;
    }
    let owner = || fs::metadata(&place).expect("restored").uid();
    restore(&copy, &place, at(1)).expect("restored");
    assert_eq!(owner(), SOMEBODY);
    chown(&place, Some(SOMEBODY + 1), None).expect("given");
    restore(&copy, &place, at(2)).expect("restored");
    assert_eq!(owner(), SOMEBODY + 1);
}

#[tokio::test]
async fn a_database_that_is_damaged_is_replaced_and_kept() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    let (path, copy) = (home.path(), beside(&home.path(), "copy.db"));
    backup(&path, &copy).expect("copied");
    let _folder = home.close().await;
    let rubbish = "no database at all".repeat(100);
    fs::write(&path, &rubbish).expect("overwritten");
    let restored = restore(&copy, &path, at(20)).expect("restored");
    assert_eq!(fs::read(restored.kept.expect("kept")).expect("there"), rubbish.as_bytes());
    assert!(open(&path).table(game).await.expect("readable").is_some());

    // One of another program is none of ours to replace.
    let other = beside(&path, "other.db");
    drop(by_hand(&other, "CREATE TABLE recipes (name)"));
    assert!(matches!(problem(restore(&copy, &other, at(20))), Problem::OtherProgram));
    assert!(matches!(problem(restore(&other, &path, at(30))), Problem::OtherProgram));
    assert!(matches!(problem(backup(&other, &beside(&path, "new.db"))), Problem::OtherProgram));
}

#[tokio::test]
async fn what_is_no_whole_backup_is_refused_and_nothing_changed() {
    let Some(home) = Home::new() else { return };
    for channel in 1..60 {
        challenge(&home.store, request(channel), 0).await;
    }
    let (path, copy) = (home.path(), beside(&home.path(), "copy.db"));
    backup(&path, &copy).expect("copied");
    let _folder = home.close().await;
    let before = fs::read(&path).expect("there");
    let refused = |file: &Path| {
        let problem = problem(restore(file, &path, at(20)));
        assert_eq!(fs::read(&path).expect("there"), before, "{problem}");
        problem
    };
    assert!(matches!(refused(&beside(&copy, "no.db")), Problem::Missing));
    let bad = beside(&copy, "bad.db");
    fs::write(&bad, "").expect("written");
    assert!(matches!(refused(&bad), Problem::Empty));
    fs::write(&bad, "no database").expect("written");
    assert!(matches!(refused(&bad), Problem::NotADatabase));
    let mut bytes = fs::read(&copy).expect("there");
    let half = bytes.len() / 2 / 4096 * 4096;
    fs::write(&bad, &bytes[..half]).expect("written");
    assert!(matches!(refused(&bad), Problem::Corrupt(_)), "cut off");
    bytes[half..].fill(0xFF);
    fs::write(&bad, &bytes).expect("written");
    assert!(matches!(refused(&bad), Problem::Corrupt(_)), "bad pages");
    fs::copy(&copy, &bad).expect("copied");
    drop(by_hand(
        &bad,
        "INSERT INTO refinery_schema_history VALUES (999, 'later', '2030-01-01T00:00:00Z', '1')",
    ));
    assert!(matches!(refused(&bad), Problem::Newer { found: 999, .. }));
    // A backup may replace a database that this version can't open, whether too new or too old.
    fs::copy(&bad, &path).expect("copied");
    restore(&copy, &path, at(20)).expect("restored");
    Store::open(&path).expect("ours").close().await;
    drop(by_hand(
        &path,
        "DELETE FROM refinery_schema_history WHERE version > 14; UPDATE refinery_schema_history SET version = 13",
    ));
    restore(&copy, &path, at(40)).expect("restored");
    Store::open(&path).expect("ours").close().await;
}

#[tokio::test]
async fn a_database_of_version_14_is_inspected_and_restored_unchanged() {
    let folder = tempfile::tempdir().expect("a folder");
    let (old, path) = (folder.path().join("old.db"), folder.path().join("dara.db"));
    of_version_14(&old);
    let before = fs::read(&old).expect("there");
    let inspected = inspect(&old).expect("a database");
    assert_eq!((inspected.faults, inspected.schema), (vec![], 14));
    restore(&old, &path, at(20)).expect("restored");
    assert_eq!(fs::read(&old).expect("there"), before, "the backup is left as it is");
    assert_eq!(inspect(&path).expect("a database").schema, 14, "only opening it migrates it");
    Store::open(&path).expect("brought up to date").close().await;
    assert_eq!(inspect(&path).expect("a database").schema, latest_schema());
}

#[tokio::test]
async fn all_that_is_wrong_is_found() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    turn(&home.store, game, "b3", 10).await.expect("stored");
    home.by_hand("UPDATE actions SET action = 'zz' WHERE ply = 0");
    let faults = inspect(&home.path()).expect("a database").faults;
    assert!(matches!(faults.as_slice(), [Fault::Actions { .. }]), "{faults:?}");
    // What stands in it does not keep a backup from being restored: it may be the only one.
    let copy = beside(&home.path(), "copy.db");
    backup(&home.path(), &copy).expect("copied");
    let restored = restore(&copy, &beside(&copy, "new.db"), at(20)).expect("restored");
    assert_eq!(restored.backup.faults, faults);
}

#[tokio::test]
async fn a_glance_shows_what_the_bot_would_stumble_over_and_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("dara.db");
    let at = |path: &Path| glance(&Database::File(path.to_owned()));
    let stumbles =
        |path: &Path| at(path).expect_err("refused").downcast::<OpenError>().expect("of a file").problem;
    assert_eq!(at(&path).expect("can be made"), Glance::ToCome);
    assert_eq!(files(folder.path()), [""; 0]);
    assert!(matches!(stumbles(&folder.path().join("no/dara.db")), Problem::FolderMissing));
    of_version_14(&path);
    let before = fs::read(&path).expect("readable");
    assert_eq!(at(&path).expect("it will be migrated"), Glance::ToCome);
    assert_eq!(fs::read(&path).expect("readable"), before);
    let newer =
        format!("UPDATE refinery_schema_history SET version = {} WHERE version = 14", latest_schema() + 1);
    drop(by_hand(&path, &newer));
    assert!(matches!(stumbles(&path), Problem::Newer { .. }));
    fs::write(&path, "Dear Ada").expect("written");
    assert!(matches!(stumbles(&path), Problem::NotADatabase));
}
