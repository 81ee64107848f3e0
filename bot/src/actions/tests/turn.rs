//! Turns, in the game's channel and elsewhere.

use games::Action;
use play::{Announcement, game::table::Event};
use ui::failure::Refusal;

use super::server::{ADA, BEN, CHIDI, GARDEN, LOUNGE, Server, done, id, private, public, refused};
use crate::actions::{game::turn, reply::FollowUp};

fn drop(square: &str) -> Event {
    Event::Act(square.parse::<Action>().unwrap())
}

#[tokio::test]
async fn the_answer_in_the_games_channel_is_the_board() {
    let server = Server::new();
    let table = server.game().await;
    let reply = turn::play(&server.by(ADA, LOUNGE), &table, drop("b3")).await.ok().unwrap();
    let view = public(&reply);
    assert_eq!((view.pictures.len(), &view.pings[..]), (1, &[id(BEN)][..]), "{}", view.text);
    assert!(matches!(reply.makes[..], [(_, Announcement::Board { .. })]));
    assert_eq!(server.record(LOUNGE).await, "dara:traditional b3");
}

#[tokio::test]
async fn elsewhere_the_board_is_owed_to_the_games_channel() {
    let server = Server::new();
    let table = server.game().await;
    let before = server.due().await.len();
    let reply = turn::play(&server.by(ADA, GARDEN), &table, drop("b3")).await.ok().unwrap();
    assert!(private(&reply).text.contains("<#21>"), "{}", private(&reply).text);
    assert!(reply.makes.is_empty());
    assert_eq!(server.due().await.len(), before + 1);
    assert_eq!(server.record(LOUNGE).await, "dara:traditional b3");
}

#[tokio::test]
async fn what_is_refused_changes_nothing() {
    let server = Server::new();
    let table = server.game().await;
    refused(turn::play(&server.by(BEN, LOUNGE), &table, drop("b3")).await);
    refused(turn::play(&server.by(CHIDI, LOUNGE), &table, drop("b3")).await);
    done(turn::play(&server.by(ADA, LOUNGE), &table, drop("b3")).await);
    let stale = turn::play(&server.by(ADA, LOUNGE), &table, drop("c4")).await;
    assert_eq!(refused(stale), Refusal::Play(play::Refusal::Stale), "it was decided on an old position");
    assert_eq!(server.record(LOUNGE).await, "dara:traditional b3");
}

#[tokio::test]
async fn a_panel_closes_after_a_turn() {
    let server = Server::new();
    let table = server.game().await;
    let reply = turn::play(&server.in_panel(ADA), &table, drop("b3")).await.ok().unwrap();
    assert!(matches!(reply.then[..], [FollowUp::Deliver, FollowUp::ClosePanel]));
}
