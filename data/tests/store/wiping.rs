//! What was deleted stays in the log while someone reads.

use play::game::table::Event;

use crate::support::{ADA, Home, at, does, game, id};

#[tokio::test]
async fn the_log_is_emptied_once_no_one_reads() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    home.store.commit(does(&home.store, game, ADA, Event::Resign, 2).await).await.expect("stored");
    home.store.ask_for_deletion(id(ADA), at(3)).await.expect("stored");
    home.store.forget(id(ADA)).await.expect("deleted");
    let reader = rusqlite::Connection::open(home.path()).expect("a database");
    reader.execute_batch("BEGIN; SELECT * FROM players").expect("reading");
    assert!(!home.store.wipe(id(ADA)).await.expect("wiped"));
    assert_eq!(home.store.deletions().await.expect("readable"), []);
    assert!(!home.store.empty_log().await.expect("tried"));
    drop(reader);
    assert!(home.store.empty_log().await.expect("emptied"));
}
