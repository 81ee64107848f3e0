//! What deleting a player's data leaves for a while: the log while someone reads, and messages that still name them.

use data::Unit;
use play::{
    Announcement,
    game::table::{Event, OfferKind},
};

use crate::support::{ADA, Home, at, does, game, id, unit};

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

#[tokio::test]
async fn a_message_that_was_just_edited_is_edited_once_more_without_the_player() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    let changed = |by| Announcement::OfferChanged { game, offer: OfferKind::Draw, made: 1, by, answer: None };
    let announcements = vec![changed(id(ADA)), Announcement::Digest { to: id(ADA) }];
    home.store.commit(Unit { announcements, ..unit(1) }).await.expect("stored");
    for due in home.store.due().await.expect("readable") {
        home.store.delivered(due.id).await.expect("stored");
    }
    // Another is being edited right now.
    let edited = Unit { announcements: vec![changed(id(ADA))], ..unit(1) };
    let [being_edited] = home.store.commit(edited).await.expect("stored")[..] else { panic!("one") };
    home.store.commit(does(&home.store, game, ADA, Event::Resign, 2).await).await.expect("stored");
    home.store.ask_for_deletion(id(ADA), at(3)).await.expect("stored");
    home.store.forget(id(ADA)).await.expect("deleted");
    home.store.delivered(being_edited).await.expect("it was edited with the name");
    let due = home.store.due().await.expect("readable");
    let edits: Vec<_> = due.iter().filter(|due| due.announcement.is_edit()).collect();
    let [one, other] = edits.as_slice() else { panic!("{due:?}") };
    let Announcement::OfferChanged { by, .. } = one.announcement else { panic!("{one:?}") };
    assert!(by.is_former() && [one, other].iter().all(|edit| edit.announcement == changed(by)));
}
