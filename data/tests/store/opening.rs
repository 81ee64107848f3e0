//! A database that cannot be used is named, with what is wrong and the way out; and it is left as it was.

use std::{
    fs,
    io::{Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use data::{OpenError, Problem, Store};
use rusqlite::Connection;
use tempfile::TempDir;

use crate::{
    home::IMPATIENT,
    support::{ADA, Home, at, challenge, game, id, player, request, turn},
};

fn refused(path: &Path) -> Problem {
    let before = fs::read(path).ok();
    let error = Store::open_with(path, IMPATIENT).expect_err("refused");
    let said = error.to_string();
    assert!(said.contains(&path.display().to_string()), "{said} names the file");
    assert!(said.contains(". "), "{said} tells a way out");
    assert_eq!(fs::read(path).ok(), before, "{said}: it is left as it was");
    let OpenError { problem, .. } = error;
    problem
}

/// A database with something in it, also on its last page, closed in order.
async fn closed() -> (TempDir, PathBuf) {
    let home = Home::new().expect("a file");
    challenge(&home.store, request(8), 0).await;
    let game = game(&home.store, 7).await;
    turn(&home.store, game, "b3", 10).await.expect("stored");
    // Names for more than a page: the last page of the file is one of those.
    let name = "A".repeat(100);
    for member in ADA..ADA + 50 {
        home.store.learn_member(id(1001), player(member), &name, at(10)).await.expect("stored");
    }
    let path = home.path();
    (home.close().await, path)
}

fn by_hand(path: &Path, sql: &str) -> Connection {
    let connection = Connection::open(path).expect("a database");
    connection.execute_batch(sql).expect("changed by hand");
    connection
}

#[tokio::test]
async fn one_that_is_wanted_alone() {
    let (folder, path) = closed().await;
    let alone = |path: &Path| Store::open_alone(path).map_err(|error| error.problem);
    let store = Store::open_with(&path, IMPATIENT).expect("free");
    assert!(matches!(alone(&path), Err(Problem::Locked)), "the bot runs");
    store.close().await;
    let by_hand = by_hand(&path, "SELECT count(*) FROM games");
    assert!(matches!(alone(&path), Err(Problem::Locked)), "somebody looks at it");
    drop(by_hand);
    alone(&path).expect("free again").close().await;
    alone(&path).expect("and again").close().await;
    let missing = folder.path().join("missing.db");
    assert!(matches!(alone(&missing), Err(Problem::Missing)));
    assert!(!missing.exists(), "none is made");
    assert!(matches!(alone(folder.path()), Err(Problem::NotAFile)));
}

#[tokio::test]
async fn one_that_is_locked() {
    let (_folder, path) = closed().await;
    for lock in ["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE", "PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE"] {
        let other = by_hand(&path, lock);
        assert!(matches!(refused(&path), Problem::Locked), "{lock}");
        drop(other);
        Store::open_with(&path, IMPATIENT).expect("free again").close().await;
    }
    // Also one that is not there yet.
    let path = path.with_file_name("new.db");
    let _other = by_hand(&path, "BEGIN EXCLUSIVE");
    assert!(matches!(refused(&path), Problem::Locked));
}

#[tokio::test]
async fn one_that_is_read_only() {
    let (folder, path) = closed().await;
    let set = |path: &Path, writable: bool| {
        let mut permissions = fs::metadata(path).expect("there").permissions();
        permissions.set_readonly(!writable);
        fs::set_permissions(path, permissions).expect("set");
    };
    set(&path, false);
    if fs::OpenOptions::new().append(true).open(&path).is_ok() {
        // Root may write all the same, so nothing can be shown here; the crate's own tests show it otherwise.
        return;
    }
    assert!(matches!(refused(&path), Problem::ReadOnly));
    set(&path, true);
    set(folder.path(), false);
    let problem = refused(&path);
    set(folder.path(), true);
    assert!(matches!(problem, Problem::ReadOnly | Problem::CannotOpen(_)), "{problem:?}");
}

#[tokio::test]
async fn one_that_is_something_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("letter.txt");
    for content in ["Dear Ada", &"Dear Ada, ".repeat(5000)] {
        fs::write(&path, content).expect("written");
        assert!(matches!(refused(&path), Problem::NotADatabase), "{} bytes", content.len());
    }
}

#[tokio::test]
async fn one_of_another_program() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, sql) in [
        ("table.db", "CREATE TABLE addresses (name TEXT)"),
        ("id.db", "PRAGMA application_id = 5"),
        (
            "history.db",
            "CREATE TABLE refinery_schema_history (version INT); INSERT INTO refinery_schema_history VALUES (1)",
        ),
    ] {
        let path = folder.path().join(name);
        drop(by_hand(&path, sql));
        assert!(matches!(refused(&path), Problem::OtherProgram), "{name}");
    }
}

#[tokio::test]
async fn one_that_is_cut_off() {
    let (_folder, path) = closed().await;
    let whole = fs::read(&path).expect("readable");
    for length in [whole.len() / 2, 4096, whole.len() - 4096, whole.len() - 1000, 5000, 1000, 100] {
        fs::write(&path, &whole[..length]).expect("cut");
        let problem = refused(&path);
        assert!(matches!(problem, Problem::Corrupt(_) | Problem::NotADatabase), "{length}: {problem:?}");
    }
}

#[tokio::test]
async fn one_that_is_damaged_inside() {
    let (_folder, path) = closed().await;
    let whole = fs::read(&path).expect("readable");
    let pages = u64::try_from(whole.len() / 4096).expect("small");
    for page in 2..pages {
        fs::write(&path, &whole).expect("whole");
        let mut file = fs::OpenOptions::new().write(true).open(&path).expect("writable");
        file.seek(SeekFrom::Start(page * 4096)).expect("inside");
        file.write_all(&[0xA5; 4096]).expect("damaged");
        drop(file);
        assert!(matches!(refused(&path), Problem::Corrupt(_)), "page {page}");
    }
}

#[tokio::test]
async fn one_of_a_newer_version() {
    let (_folder, path) = closed().await;
    drop(by_hand(
        &path,
        "INSERT INTO refinery_schema_history VALUES (99, 'later', '2030-01-01T00:00:00Z', '1')",
    ));
    assert!(matches!(refused(&path), Problem::Newer { found: 99, .. }));
}

#[test]
fn one_from_before_the_first_release() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("dara.db");
    let before_14 = "DELETE FROM refinery_schema_history WHERE version = 14";
    drop(by_hand(&path, include_str!("../../migrations/samples/v14_schema.sql")));
    drop(by_hand(&path, before_14));
    assert!(matches!(refused(&path), Problem::Older { found: 13, oldest: 14 }));
}

#[tokio::test]
async fn one_with_another_history() {
    let (_folder, path) = closed().await;
    drop(by_hand(&path, "UPDATE refinery_schema_history SET checksum = '1'"));
    assert!(matches!(refused(&path), Problem::OtherHistory(_)));
}

#[tokio::test]
async fn one_whose_history_is_nonsense() {
    let (_folder, path) = closed().await;
    for sql in ["checksum = 'x'", "applied_on = 'yesterday'", "version = 'first'", "name = NULL"] {
        let copy = path.with_file_name("copy.db");
        fs::copy(&path, &copy).expect("a copy");
        drop(by_hand(&copy, &format!("UPDATE refinery_schema_history SET {sql} WHERE version = 14")));
        assert!(matches!(refused(&copy), Problem::Corrupt(_)), "{sql}");
    }
}

#[test]
fn one_whose_folder_is_missing() {
    let folder = tempfile::tempdir().expect("a folder");
    assert!(matches!(refused(&folder.path().join("none/dara.db")), Problem::FolderMissing));
    assert!(!folder.path().join("none").exists());
}

#[test]
fn one_that_is_a_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    assert!(matches!(refused(folder.path()), Problem::NotAFile));
    assert!(matches!(Store::open(Path::new("")).expect_err("refused").problem, Problem::NotAFile));
}

#[cfg(target_os = "linux")]
#[test]
fn one_where_nothing_can_be_made() {
    assert!(matches!(refused(Path::new("/proc/dara.db")), Problem::CannotOpen(_)));
}

#[tokio::test]
async fn a_name_with_a_meaning_elsewhere_is_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    for name in [":memory:", "file:dara.db?mode=memory"] {
        let path = folder.path().join(name);
        Store::open(&path).expect("a database").close().await;
        assert!(path.is_file());
    }
}

#[tokio::test]
async fn an_empty_file_becomes_a_database() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("dara.db");
    fs::write(&path, "").expect("written");
    let store = Store::open_with(&path, IMPATIENT).expect("a database");
    assert_eq!(store.integrity().expect("checked"), []);
    // As a start left it that died before the first migration.
    let path = folder.path().join("begun.db");
    drop(by_hand(
        &path,
        "CREATE TABLE refinery_schema_history(version int4 PRIMARY KEY, name VARCHAR(255), applied_on VARCHAR(255), checksum VARCHAR(255))",
    ));
    Store::open_with(&path, IMPATIENT).expect("a database");
}
