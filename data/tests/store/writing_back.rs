//! The power goes while the journal is written back into the database, or after that, when a new one has been begun.

use std::fs;

use data::Store;
use play::GameId;

use crate::{
    home::IMPATIENT,
    support::{Home, game, turn},
};

const TOKENS: [&str; 8] = ["b3", "c4", "a1", "e6", "b5", "d2", "c1", "a6"];
/// What a disk writes at once, or not at all.
const SECTOR: usize = 512;

/// Has the journal written back, as SQLite does by itself when it is long.
fn write_back(home: &Home) {
    let other = rusqlite::Connection::open(home.path()).expect("a database");
    let sql = "PRAGMA wal_checkpoint(RESTART)";
    let busy: i64 = other.query_row(sql, (), |row| row.get(0)).expect("written back");
    assert_eq!(busy, 0, "no one is in its way");
}

/// The database and its journal, as they are on the disk.
fn files(home: &Home) -> [Vec<u8>; 2] {
    [home.path(), home.path().with_extension("db-wal")].map(|file| fs::read(file).expect("a file"))
}

/// How far the game has come where the disk holds this.
async fn plies(database: &[u8], journal: &[u8], game: GameId) -> usize {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("left.db");
    fs::write(&path, database).expect("written");
    fs::write(path.with_extension("db-wal"), journal).expect("written");
    let store = Store::open_with(&path, IMPATIENT).expect("a database that opens");
    assert_eq!(store.integrity().expect("checked"), []);
    let plies = store.table(game).await.expect("readable").map_or(0, |table| table.ply());
    store.close().await;
    plies as usize
}

#[tokio::test]
async fn what_was_written_back_stays_wherever_the_new_journal_is_cut() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    let (before, after) = TOKENS.split_at(4);
    for (second, token) in (10..).zip(before) {
        turn(&home.store, game, token, second).await.expect("stored");
    }
    write_back(&home);
    for (second, token) in (20..).zip(after) {
        turn(&home.store, game, token, second).await.expect("stored");
    }
    let [database, journal] = files(&home);
    let mut last = before.len();
    for cut in (0..=journal.len()).step_by(1361).chain([journal.len()]) {
        let found = plies(&database, &journal[..cut], game).await;
        assert!(found >= last, "cut at {cut}: {found} after {last}");
        last = found;
    }
    assert_eq!(last, TOKENS.len());
}

#[tokio::test]
async fn writing_back_that_is_interrupted_loses_nothing() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    for (second, token) in (10..).zip(TOKENS) {
        turn(&home.store, game, token, second).await.expect("stored");
    }
    let [before, journal] = files(&home);
    write_back(&home);
    let [after, _] = files(&home);
    assert_ne!(before, after);
    // A generator of its own, so that a run can be repeated.
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    for _ in 0..100 {
        let mut left = before.clone();
        left.resize(after.len(), 0);
        for (left, after) in left.chunks_mut(SECTOR).zip(after.chunks(SECTOR)) {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            if state >> 63 == 1 {
                left.copy_from_slice(after);
            }
        }
        assert_eq!(plies(&left, &journal, game).await, TOKENS.len());
    }
}
