//! Storing decisions when something else happens at the same time.

use games::Action;
use play::game::table::{Event, OfferKind};
use ui::failure::{Failure, Refusal};

use super::server::{ADA, BEN, LOUNGE, Server, refused};
use crate::{actions::game::commit, discord::interaction::Delivery};

fn drop(square: &str) -> Event {
    Event::Act(square.parse::<Action>().unwrap())
}

#[tokio::test]
async fn a_change_that_played_nothing_costs_only_another_try() {
    let server = Server::new();
    let before = server.game().await;
    let offer = [Event::Offer(OfferKind::Abort)];
    let by = server.by(BEN, LOUNGE);
    commit::decide_while(&by, Delivery::ByReply, &before, &offer, |_, _| ()).await.ok().unwrap();
    let (by, events) = (server.by(ADA, LOUNGE), [drop("b3")]);
    let done = commit::decide_while(&by, Delivery::ByReply, &before, &events, |_, table| {
        table.stored().record.to_string()
    });
    let (stored, seen) = done.await.ok().unwrap();
    assert_eq!(seen, "dara:traditional b3");
    assert!(stored.table.stored().revision > before.stored().revision + 1, "the offer is in it");
}

#[tokio::test]
async fn a_move_that_was_played_meanwhile_makes_it_stale() {
    let server = Server::new();
    let before = server.game().await;
    for (square, stale) in [("b3", false), ("c4", true)] {
        let (by, events) = (server.by(ADA, LOUNGE), [drop(square)]);
        let done = commit::decide_while(&by, Delivery::ByReply, &before, &events, |_, _| ()).await;
        if stale {
            assert_eq!(refused(done), Refusal::Play(play::Refusal::Stale));
        } else {
            done.ok().unwrap();
        }
    }
    assert_eq!(server.record(LOUNGE).await, "dara:traditional b3");
}

#[tokio::test]
async fn an_interaction_that_arrives_twice_is_carried_out_once() {
    let server = Server::new();
    let before = server.game().await;
    let (by, offer) = (server.by(BEN, LOUNGE), [Event::Offer(OfferKind::Abort)]);
    commit::decide_while(&by, Delivery::ByReply, &before, &offer, |_, _| ()).await.ok().unwrap();
    let again = commit::decide_while(&by, Delivery::ByReply, &before, &offer, |_, _| ()).await;
    assert!(matches!(again, Err(Failure::Silent | Failure::Refused(_))));
    let later = server.table(before.id()).await;
    assert_eq!(later.offers().count(), 1);
}

#[tokio::test]
async fn several_events_are_stored_all_or_none() {
    let server = Server::new();
    let before = server.game().await;
    let by = server.by(ADA, LOUNGE);
    let events = [drop("b3"), drop("b4")];
    let done = commit::decide_while(&by, Delivery::ByReply, &before, &events, |_, _| ()).await;
    refused(done);
    assert_eq!(server.record(LOUNGE).await, "dara:traditional");
}
