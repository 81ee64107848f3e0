//! Which message shows the newest board, and that the one before is to go where only the newest stays.

use data::PostedBoard;
use play::{Announcement, Boards, Change, GameId, ServerSettings, game::table::Event};

use crate::support::{ADA, Home, at, channel, does, game, id, unit};

/// Stores that a message shows the newest board. Returns the messages that are to go from then on.
async fn posted(home: &Home, game: GameId, message: u64) -> Vec<u64> {
    let board = PostedBoard { game, message: id(message), at: at(9) };
    let before = home.store.due().await.expect("readable").len();
    let is_new = home.store.set_board_message(board, None).await.expect("stored");
    let due = home.store.due().await.expect("readable");
    let mut old = Vec::new();
    for due in &due[before..] {
        assert!(matches!(due.announcement, Announcement::OldBoard { .. }), "{due:?}");
        if let Announcement::OldBoard { game: of, channel: place, message } = due.announcement {
            assert_eq!((of, place, due.created), (game, channel(7), at(9)));
            old.push(message.get());
        }
    }
    assert_eq!(is_new, !old.is_empty());
    old
}

async fn chooses(home: &Home, boards: Boards) {
    let before = home.store.server_settings(id(1001)).await.expect("readable");
    let settings = ServerSettings { boards, ..ServerSettings::default() };
    let changes = vec![Change::SetServerSettings { guild: id(1001), before, settings }];
    home.store.commit(data::Unit { changes, ..unit(3) }).await.expect("stored");
    let stored = home.store.server_settings(id(1001)).await.expect("readable").expect("chosen");
    assert_eq!(stored.boards, boards);
}

async fn players_choose(home: &Home, game: GameId, boards: Boards, second: i64) {
    let unit = does(&home.store, game, ADA, Event::KeepBoards(boards), second).await;
    let redrawn = home.store.commit(unit).await.expect("stored");
    for number in redrawn {
        home.store.delivered(number).await.expect("stored");
    }
}

#[tokio::test]
async fn the_board_before_is_due_to_go_where_only_the_newest_stays() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    assert_eq!(posted(&home, game, 41).await, [0_u64; 0]);
    assert_eq!(posted(&home, game, 42).await, [0_u64; 0], "all stay");
    chooses(&home, Boards::Newest).await;
    assert_eq!(posted(&home, game, 43).await, [42]);
    assert_eq!(posted(&home, game, 43).await, [0_u64; 0], "stored again after a crash");
    // Another that was posted earlier, whatever the order in which they are stored.
    assert_eq!(posted(&home, game, 40).await, [40]);
    assert_eq!(home.store.board_message(game).await.expect("readable"), Some(id(43)));
    // What the players chose counts first.
    players_choose(&home, game, Boards::All, 4).await;
    assert_eq!(posted(&home, game, 44).await, [0_u64; 0]);
    chooses(&home, Boards::All).await;
    players_choose(&home, game, Boards::Newest, 5).await;
    assert_eq!(posted(&home, game, 45).await, [44]);
    // The last board takes the place of the one before, and stays.
    let resigns = does(&home.store, game, ADA, Event::Resign, 6).await;
    home.store.commit(resigns).await.expect("stored");
    assert_eq!(posted(&home, game, 46).await, [45]);
}

#[tokio::test]
async fn a_board_is_stored_together_with_that_it_was_made() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    chooses(&home, Boards::Newest).await;
    let due = home.store.due().await.expect("readable");
    let made = due.iter().find(|due| due.announcement.is_board()).expect("the first board").id;
    for (message, old) in [(41, false), (42, true)] {
        let board = PostedBoard { game, message: id(message), at: at(9) };
        assert_eq!(home.store.set_board_message(board, Some(made)).await.expect("stored"), old);
        let due = home.store.due().await.expect("readable");
        assert!(due.iter().all(|due| due.id != made), "{due:?}");
    }
}
