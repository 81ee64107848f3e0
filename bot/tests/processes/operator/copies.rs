//! `dara check`, `dara backup` and `dara restore`: what they print and write.

use data::Store;

use crate::operator::command::{complains, play, prints};

#[tokio::test]
async fn a_database_is_looked_at_while_it_is_used() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("dara.db");
    assert!(complains(&database, &["check"]).contains("doesn't exist"));
    assert!(!database.exists());
    let store = Store::open(&database).unwrap();
    play(&store, "none", 0).await;
    play(&store, "none", 1).await;
    let told = prints(&database, &["check"]);
    let schema = data::latest_schema();
    assert!(told.contains(&format!("dara.db: schema {schema}, ")), "{told}");
    let whole = "No problems found: the file is intact, 2 games replayed, all ratings correct.\n";
    assert!(told.ends_with(whole), "{told}");

    let by_hand = rusqlite::Connection::open(&database).unwrap();
    by_hand.execute_batch("UPDATE ratings SET rating = 3000 WHERE player = 12").unwrap();
    drop(by_hand);
    let output = crate::operator::command::run(&database, &["check"]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let told = crate::operator::command::printed(&output.stdout);
    assert!(told.contains("\n- 1 rows of ratings don't match the finished games"), "{told}");
    assert!(complains(&database, &["check"]).contains("problem found"));
    store.close().await;
}

#[tokio::test]
async fn a_backup_brings_back_what_was_played() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("dara.db");
    let store = Store::open(&database).unwrap();
    play(&store, "none", 0).await;
    // Relative paths are relative to the working directory.
    let told = prints(&database, &["backup", "copy.db"]);
    let copy = folder.path().join("copy.db");
    let beginning = format!("{}: a backup of ", copy.display());
    assert!(told.starts_with(&beginning) && told.ends_with(", checked\n"), "{told}");
    assert!(complains(&database, &["backup", "copy.db"]).contains("copy.db already exists"));
    play(&store, "none", 1).await;

    assert!(complains(&database, &["restore", "copy.db"]).contains("is locked by another program"));
    store.close().await;
    let told = prints(&database, &["restore", "copy.db"]);
    let beginning =
        format!("{}: restored from {}. The old database is kept as ", database.display(), copy.display());
    assert!(told.starts_with(&beginning), "{told}");
    let kept = told.trim_end().trim_end_matches('.').rsplit(' ').next().unwrap();
    assert!(kept.contains("dara.db.before-restore-20"), "{told}");
    assert!(prints(&database, &["check"]).contains("1 game replayed"));
    assert!(prints(kept.as_ref(), &["check"]).contains("2 games replayed"));
    assert!(complains(&database, &["restore", "none.db"]).contains("none.db doesn't exist"));
}

#[tokio::test]
async fn a_file_that_is_no_backup_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("dara.db");
    let store = Store::open(&database).unwrap();
    play(&store, "none", 0).await;
    prints(&database, &["backup", "copy.db"]);
    play(&store, "none", 1).await;
    store.close().await;
    let whole = std::fs::read(folder.path().join("copy.db")).unwrap();
    let with = |at: usize, byte: u8| {
        let mut bytes = whole.clone();
        bytes[at] = byte;
        bytes
    };
    let bad = folder.path().join("bad.db");
    for (number, bytes) in [
        b"[Rules \"dara:traditional\"]\n".to_vec(),
        vec![0; 65_536],
        vec![0xff; 65_536],
        [b"SQLite format 3\0".to_vec(), vec![0xff; 65_536]].concat(),
        whole[..99].to_vec(),
        whole[..whole.len() / 2].to_vec(),
        whole[1..].to_vec(),
        // The format's name, the page size, the schema page.
        with(0, b's'),
        with(16, 0xff),
        with(100, 0xff),
    ]
    .into_iter()
    .enumerate()
    {
        std::fs::write(&bad, bytes).unwrap();
        let told = complains(&database, &["restore", "bad.db"]);
        assert!(told.contains("bad.db") && !told.contains("panicked"), "{number}: {told}");
        assert!(prints(&database, &["check"]).contains("2 games replayed"), "{number}");
    }
}
