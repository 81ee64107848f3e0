//! Channels in which the bot can no longer post.

use jiff::SignedDuration;
use play::Announcement;

use super::server::{ADA, BEN, CHIDI, LOUNGE, Server, id};
use crate::actions::game::lost_channel;

#[tokio::test]
async fn a_game_in_a_lost_channel_is_cut_off_until_its_board_can_be_posted() {
    let server = Server::new();
    let table = server.game().await;
    server.deliver().await;
    lost_channel::lost(&server.app, &table).await.unwrap();
    assert!(server.table(table.id()).await.is_cut_off());
    lost_channel::found_without_board(&server.app, table.id(), None).await.unwrap();
    assert!(!server.table(table.id()).await.is_cut_off());
    let due = server.due().await;
    assert_eq!(due.len(), 1);
    assert!(matches!(due[0].announcement, Announcement::Board { .. }));
    lost_channel::found_without_board(&server.app, table.id(), None).await.unwrap();
    assert_eq!(server.due().await.len(), 1, "only once");
}

#[tokio::test]
async fn a_board_that_was_refused_is_owed_only_once() {
    let server = Server::new();
    let table = server.game().await;
    let refused = server.due().await.len();
    lost_channel::lost(&server.app, &table).await.unwrap();
    lost_channel::found_without_board(&server.app, table.id(), None).await.unwrap();
    assert!(!server.table(table.id()).await.is_cut_off());
    assert_eq!(server.due().await.len(), refused);
}

#[tokio::test]
async fn an_answer_that_shows_the_board_owes_no_other() {
    let server = Server::new();
    let table = server.game().await;
    let before = server.due().await.len();
    lost_channel::deleted(&server.app, &table).await.unwrap();
    lost_channel::found(&server.app, table.id()).await.unwrap();
    assert!(!server.table(table.id()).await.is_cut_off());
    assert_eq!(server.due().await.len(), before);
}

#[tokio::test]
async fn a_game_that_was_moved_meanwhile_is_not_cut_off() {
    let server = Server::new();
    let before = server.game().await;
    let now = server.app.clock.now();
    let moved = play::game::table::relocate(&before, id(LOUNGE + 1), id(ADA), now).unwrap();
    server.commits(moved.changes).await;
    // A board that was on its way to the channel before is refused there.
    lost_channel::lost(&server.app, &before).await.unwrap();
    assert!(!server.table(before.id()).await.is_cut_off());
}

#[tokio::test]
async fn whoever_uses_the_bot_there_shows_that_it_can_post_again() {
    for (member, caused) in [(ADA, true), (BEN, true), (CHIDI, false)] {
        let server = Server::new();
        let table = server.game().await;
        server.deliver().await;
        lost_channel::lost(&server.app, &table).await.unwrap();
        server.hand.advance(SignedDuration::from_mins(10));
        lost_channel::visited(&server.by(member, LOUNGE)).await;
        assert!(!server.table(table.id()).await.is_cut_off());
        let due = server.due().await;
        let Announcement::Board { by, .. } = due.last().unwrap().announcement else { panic!("{due:?}") };
        assert_eq!(by.is_some(), caused, "nothing is stored about who doesn't play");
    }
}
