//! `dara recompute`: what it prints and repairs.

use data::Store;

use crate::operator::command::{at, complains, id, play, prints};

#[tokio::test]
async fn ratings_are_computed_anew_and_mended() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("dara.db");
    let told = complains(&database, &["recompute"]);
    assert!(told.contains("doesn't exist") && !database.exists(), "{told}");

    let store = Store::open(&database).unwrap();
    for second in 0..3 {
        play(&store, "none", second).await;
    }
    play(&store, "none,unrated", 3).await;
    store.close_season(id(1), 1, id(12), at(4)).await.unwrap();
    let told = complains(&database, &["recompute"]);
    assert!(told.contains("is locked by another program. Stop whatever is using it"), "{told}");
    let rating = async |store: &Store| store.career(id(1), id(12)).await.unwrap().1[0].entry.unwrap();
    let known = rating(&store).await;
    store.close().await;

    let as_it_should_be = "4 finished games. All ratings were correct: nothing changed.";
    assert!(prints(&database, &["recompute"]).ends_with(&format!("dara.db: {as_it_should_be}\n")));
    let by_hand = rusqlite::Connection::open(&database).unwrap();
    by_hand.execute_batch("UPDATE ratings SET rating = 3000 WHERE player = 12").unwrap();
    by_hand.execute_batch("DELETE FROM results WHERE player = 11").unwrap();
    drop(by_hand);
    let told = prints(&database, &["recompute"]);
    assert!(told.ends_with("4 finished games. Corrected: 4 rows of results, 1 row of ratings.\n"), "{told}");
    assert!(prints(&database, &["recompute"]).contains(as_it_should_be));
    let store = Store::open(&database).unwrap();
    assert_eq!(rating(&store).await, known);
    assert_eq!(store.integrity().unwrap(), []);
}

#[test]
fn unreadable_rows_are_named_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let other = folder.path().join("other.db");
    std::fs::write(&other, "no database").unwrap();
    let told = complains(&other, &["recompute"]);
    assert!(told.contains("other.db isn't a database"), "{told}");
    assert_eq!(std::fs::read(&other).unwrap(), b"no database");
}
