//! How often a turn waits for the server: each wait is the way there and back, and the player waits as long.

use data::{CommitError, Seen, Unit};
use jiff::Timestamp;
use play::{Announcement, Change, GameId, Timer};

use crate::support::{database, store};

/// A unit with as many statements as a turn with its notices.
fn unit(interaction: u64) -> Unit {
    let game: GameId = 7_u64.try_into().expect("an id");
    let timer = |at| Change::SetTimer { timer: Timer::Game(game), at };
    Unit {
        at: Timestamp::UNIX_EPOCH,
        interaction: Some(Seen { id: interaction, token: None }),
        changes: vec![timer(Some(Timestamp::UNIX_EPOCH)), timer(None), timer(Some(Timestamp::UNIX_EPOCH))],
        announcements: (1_u64..4)
            .map(|to| Announcement::Digest { to: to.try_into().expect("an id") })
            .collect(),
    }
}

#[tokio::test]
async fn a_transaction_waits_twice_and_a_statement_once_however_much_they_do() {
    let database = database!();
    let store = store(&database);
    // A session that doesn't know the statements yet waits once more, so the fewest of several waits count.
    let (mut committed, mut delivered, mut announced) = (u64::MAX, u64::MAX, Vec::new());
    for number in 2..10 {
        let before = store.waits();
        announced = store.commit(unit(number)).await.expect("stored");
        committed = committed.min(store.waits() - before);
        let before = store.waits();
        store.delivered(announced[0]).await.expect("stored");
        delivered = delivered.min(store.waits() - before);
    }
    assert_eq!((committed, delivered), (2, 1));
    assert!(announced.is_sorted() && announced.len() == 3, "{announced:?}");
    let due = store.due().await.expect("readable");
    let named: Vec<_> =
        due.iter().filter(|due| announced.contains(&due.id)).map(|due| due.announcement).collect();
    assert_eq!(named, unit(9).announcements[1..], "in their order");
}

#[tokio::test]
async fn what_a_statement_had_to_change_is_looked_at_before_the_commit() {
    let database = database!();
    let store = store(&database);
    store.commit(unit(1)).await.expect("stored");
    let due = store.due().await.expect("readable").len();
    let again = store.commit(unit(1)).await;
    assert!(matches!(again, Err(CommitError::SeenBefore)), "{again:?}");
    assert_eq!(store.due().await.expect("readable").len(), due, "nothing of it is stored");
    store.commit(unit(2)).await.expect("the session can be used");
}
