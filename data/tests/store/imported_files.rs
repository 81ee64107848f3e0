//! Files of games that players have imported.

use data::Pruned;

use crate::support::{ADA, BEN, Home, at, id};

async fn keep(home: &Home, player: u64, text: &str, second: i64) -> u64 {
    home.store.save_imported_file(id(player), text, at(second)).await.expect("stored")
}

async fn find(home: &Home, player: u64, name: u64, second: i64) -> Option<String> {
    home.store.imported_file(id(player), name, at(second)).await.expect("readable")
}

#[tokio::test]
async fn an_imported_file_belongs_to_its_owner_and_is_named_by_its_content() {
    let Some(home) = Home::new() else { return };
    let name = keep(&home, ADA, "one", 0).await;
    assert_ne!(keep(&home, ADA, "two", 0).await, name);
    assert_eq!((keep(&home, ADA, "one", 0).await, keep(&home, BEN, "one", 0).await), (name, name));
    let home = home.reopened().await;
    assert_eq!(find(&home, ADA, name, 1).await.as_deref(), Some("one"));
    assert_eq!(home.column("SELECT count(*) FROM imported_files"), ["3"]);
    assert_eq!(find(&home, ADA, name ^ 1, 1).await, None);
    let another = home.another().imported_file(id(BEN), name, at(1)).await;
    assert_eq!(another.expect("readable").as_deref(), Some("one"), "whichever worker is asked");
    let exported = home.store.personal_data(id(BEN)).await.expect("readable");
    assert_eq!(exported["imported_files"][0]["text"], "one");
    home.store.ask_for_deletion(id(BEN), at(2)).await.expect("stored");
    home.store.forget(id(BEN)).await.expect("deleted");
    assert_eq!(find(&home, BEN, name, 3).await, None);
    assert!(find(&home, ADA, name, 3).await.is_some());
}

#[tokio::test]
async fn a_player_keeps_those_that_were_looked_at_last() {
    let Some(home) = Home::new() else { return };
    let mut names = Vec::new();
    for number in 0..8 {
        names.push(keep(&home, ADA, &number.to_string(), number).await);
    }
    assert!(find(&home, ADA, names[0], 100).await.is_some());
    keep(&home, ADA, "7", 101).await;
    keep(&home, BEN, "of another", 102).await;
    assert!(find(&home, ADA, names[1], 7).await.is_some(), "nothing new, so there is room for all");
    keep(&home, ADA, "8", 103).await;
    assert_eq!(find(&home, ADA, names[1], 104).await, None);
    assert!(find(&home, ADA, names[0], 104).await.is_some(), "it was looked at later");
    assert_eq!(home.column("SELECT count(*) FROM imported_files"), ["9"]);
}

#[tokio::test]
async fn there_is_room_for_so_many_in_all() {
    let Some(home) = Home::new() else { return };
    home.by_hand(
        "INSERT INTO players (id, since)
             WITH RECURSIVE numbers AS (SELECT 1000 AS number UNION ALL SELECT number + 1 FROM numbers WHERE number < 5095)
             SELECT number, 0 FROM numbers;
         INSERT INTO imported_files (player, hash, text, looked_at) SELECT id, 1, 'a file', id FROM players",
    );
    let count = async || home.column("SELECT count(*) FROM imported_files");
    assert_eq!(count().await, ["4096"]);
    let name = keep(&home, ADA, "the newest", 0).await;
    assert_eq!(count().await, ["4096"]);
    assert!(find(&home, ADA, name, 1).await.is_some());
    assert_eq!(home.column("SELECT min(looked_at) FROM imported_files"), ["1001"], "the oldest went");
}

#[tokio::test]
async fn a_file_that_was_not_looked_at_for_a_day_is_deleted() {
    let Some(home) = Home::new() else { return };
    let day = 24 * 60 * 60;
    let (name, other) = (keep(&home, ADA, "one", 0).await, keep(&home, BEN, "other", 0).await);
    assert!(find(&home, ADA, name, 59).await.is_some(), "not noted: it was looked at just now");
    assert!(find(&home, BEN, other, 60).await.is_some());
    assert_eq!(home.store.prune(at(day)).await.expect("pruned"), Pruned::default());
    let pruned = home.store.prune(at(day + 1)).await.expect("pruned");
    assert_eq!(pruned, Pruned { imported_files: 1, ..Pruned::default() });
    assert_eq!(find(&home, ADA, name, day + 1).await, None);
    assert!(find(&home, BEN, other, day + 1).await.is_some());
}
