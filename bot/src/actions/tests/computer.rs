//! The computer's turns.

use std::time::Duration;

use engine::Strength;
use games::Action;
use play::{
    Announcement, BoardCause, Level, Table,
    challenge::Invited,
    game::table::{Event, OfferKind},
};

use ui::failure::Refusal;

use super::server::{ADA, BEN, GARDEN, LOUNGE, Server, done, id, public, refused};
use crate::actions::{
    challenge::challenge,
    game::{computer, turn},
};

async fn game(server: &Server, rules: &str) -> Table {
    let caller = server.by(ADA, LOUNGE);
    let invited = Invited::Computer(Level::ALL[0]);
    let wanted = server.wanted(&caller, rules, invited).await;
    done(challenge(&caller, wanted).await);
    server.app.store.running_in(id(LOUNGE)).await.unwrap().unwrap()
}

#[tokio::test]
async fn it_answers_in_the_same_message() {
    let server = Server::new();
    let table = game(&server, "morris:nine").await;
    let drop = Event::Act("d6".parse::<Action>().unwrap());
    let reply = turn::play(&server.by(ADA, LOUNGE), &table, drop).await.ok().unwrap();
    let after = server.table(table.id()).await;
    assert_eq!((after.ply(), after.player_to_act()), (2, Some(play::Player::Member(id(ADA)))));
    let [(_, Announcement::Board { how, .. })] = reply.makes[..] else { panic!("{:?}", reply.makes) };
    assert_eq!(how, BoardCause::Computer { from: 0 });
    assert!(public(&reply).pings.is_empty(), "she is still there");
}

#[tokio::test]
async fn it_plays_only_when_it_is_to_act() {
    let server = Server::new();
    let table = game(&server, "morris:nine").await;
    assert!(computer::next_turn(&server.app, &table, Duration::ZERO).await.unwrap().is_none());
    let best = computer::best(&server.app, &table, id(ADA)).await.ok().unwrap().unwrap();
    assert!(!best.turn.is_empty(), "a hint all the same");
}

#[tokio::test]
async fn it_takes_a_draw_in_an_even_position_alone() {
    let server = Server::new();
    let table = game(&server, "morris:nine").await;
    computer::agrees_to_draw(&server.app, &table, id(ADA)).await.ok().unwrap();
    let (mut table, mut lost) = (table.clone(), table);
    while table.ending().is_none() {
        let mut stored = table.stored().clone();
        let turn = if table.computer_to_act().is_some() {
            computer::best(&server.app, &table, id(ADA)).await.ok().unwrap().unwrap().turn
        } else {
            lost = table.clone();
            // She plays whatever comes first.
            vec![table.position().legal_actions()[0]]
        };
        stored.record.actions.extend(turn);
        table = Table::new(stored).unwrap();
    }
    assert_eq!(table.ending().and_then(play::Ending::winner), Some(games::Side::Second));
    let refusal = refused(computer::agrees_to_draw(&server.app, &lost, id(ADA)).await);
    assert_eq!(refusal, Refusal::Play(play::Refusal::ComputerPlaysOn));
    let offer = Event::Offer(OfferKind::Draw);
    refused(turn::play(&server.by(ADA, LOUNGE), &lost, offer).await);
}

#[tokio::test]
async fn its_reply_shows_no_one_what_to_play_in_their_own_game() {
    let server = Server::new();
    let moves: Vec<Action> = ["b3", "c4", "d1", "e2", "a6"].map(|square| square.parse().unwrap()).to_vec();
    let mut own = server.game().await;
    for (ply, &action) in moves.iter().enumerate() {
        let caller = server.by(if ply % 2 == 0 { ADA } else { BEN }, LOUNGE);
        done(turn::play(&caller, &own, Event::Act(action)).await);
        own = server.table(own.id()).await;
    }
    let caller = server.by(ADA, GARDEN);
    let wanted = server.wanted(&caller, "dara:traditional", Invited::Computer(Level::ALL[7])).await;
    done(challenge(&caller, wanted).await);
    let copy = server.app.store.running_in(id(GARDEN)).await.unwrap().unwrap();
    let strength = async |moves: &[Action]| {
        let mut stored = copy.stored().clone();
        stored.record.actions = moves.to_vec();
        let table = Table::new(stored).unwrap();
        computer::strength(&server.app, &table, Level::ALL[7]).await.unwrap()
    };
    assert_eq!(strength(&moves).await, Strength::ALL[0]);
    assert_eq!(strength(&moves[..3]).await, Strength::BEST, "first moves are common knowledge");
    let another = [&moves[..4], &["a5".parse().unwrap()]].concat();
    assert_eq!(strength(&another).await, Strength::BEST);
}
