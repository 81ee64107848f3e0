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
    // The session that was idle last takes the next work, so it knows the statements by then.
    store.delivered(store.commit(unit(1)).await.expect("stored")[0]).await.expect("stored");
    let before = store.waits();
    let announced = store.commit(unit(2)).await.expect("stored");
    assert_eq!(store.waits() - before, 2);
    assert!(announced.is_sorted() && announced.len() == 3, "{announced:?}");
    store.delivered(announced[0]).await.expect("stored");
    assert_eq!(store.waits() - before, 3);
    let due = store.due().await.expect("readable");
    let named: Vec<_> =
        due.iter().filter(|due| announced.contains(&due.id)).map(|due| due.announcement).collect();
    assert_eq!(named, unit(2).announcements[1..], "in their order");
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
