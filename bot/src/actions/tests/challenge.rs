//! Making challenges.

use play::{challenge::Invited, guild::moderation};
use ui::{button_id::ButtonId, failure::Refusal};

use super::server::{ADA, BEN, CHIDI, GARDEN, LOUNGE, Server, done, id, private, public, refused};
use crate::actions::{
    challenge::{challenge, places},
    guild::moderation::{Suspend, suspend},
};

#[tokio::test]
async fn the_answer_is_the_challenge_and_makes_its_announcement() {
    let server = Server::new();
    let reply = server.challenges(BEN).await.ok().unwrap();
    assert_eq!(public(&reply).pings, [id(BEN)]);
    let due: Vec<_> = server.due().await.into_iter().map(|due| (due.id, due.announcement)).collect();
    assert_eq!(reply.makes, due, "what the answer makes is owed until it was sent");
    let open = server.app.store.open_challenges_in(id(LOUNGE)).await.unwrap();
    assert_eq!((open.len(), open[0].challenger), (1, id(ADA)));
}

#[tokio::test]
async fn against_the_computer_the_answer_is_the_board_of_a_game() {
    let server = Server::new();
    let caller = server.by(ADA, LOUNGE);
    let computer = Invited::Computer(play::Level::ALL[0]);
    let wanted = server.wanted(&caller, "morris:nine", computer).await;
    let reply = challenge(&caller, wanted).await.ok().unwrap();
    assert!(public(&reply).pictures.len() == 1, "a board");
    assert_eq!(server.record(LOUNGE).await, "morris:nine");
    assert!(server.app.store.open_challenges_in(id(LOUNGE)).await.unwrap().is_empty());
}

#[test]
fn a_level_takes_an_open_place_and_no_other() {
    let (two, four) = ("damala:standard".parse().unwrap(), "damala:teams".parse().unwrap());
    let [ben, computer] = [Invited::Member(id(BEN)), Invited::Computer(play::Level::ALL[3])].map(Some);
    let level = Some(play::Level::ALL[3]);
    assert_eq!(places(two, [None; 3], None), Ok(vec![None]));
    assert_eq!(places(two, [None; 3], level), Ok(vec![computer]));
    assert_eq!(places(two, [ben, None, None], level), Err(Refusal::LevelWithoutComputer));
    assert_eq!(places(two, [computer, None, None], level), Ok(vec![computer]));
    assert_eq!(places(four, [ben, None, None], level), Ok(vec![ben, computer, None]));
    assert_eq!(places(four, [ben, None, computer], level), Ok(vec![ben, None, computer]));
    assert_eq!(places(four, [ben; 3], level), Err(Refusal::LevelWithoutComputer));
    for surplus in [[None, ben, None], [ben, None, ben], [None, None, computer]] {
        assert_eq!(places(two, surplus, None), Err(Refusal::OnlyInTeams));
        assert!(places(four, surplus, None).is_ok());
    }
}

#[tokio::test]
async fn a_busy_channel_gets_the_offer_of_a_thread() {
    let server = Server::new();
    server.game().await;
    let reply = server.challenges(CHIDI).await.ok().unwrap();
    let controls = private(&reply).buttons.iter().flatten().map(|button| &button.control);
    assert!(controls.into_iter().any(|control| matches!(control, ButtonId::ChallengeInThread { .. })));
    let caller = server.by(ADA, GARDEN);
    let wanted = server.wanted(&caller, "dara:niger", Invited::Member(id(CHIDI))).await;
    assert!(challenge(&caller, wanted).await.is_ok(), "elsewhere there is room");
}

#[tokio::test]
async fn limits_and_suspensions_hold() {
    let server = Server::new();
    for _ in 0..2 {
        done(server.challenges(BEN).await);
    }
    let refusal = refused(server.challenges(BEN).await);
    assert!(matches!(refusal, Refusal::Play(play::Refusal::TooManyChallenges { .. })), "{refusal:?}");

    let wanted = Suspend { player: id(ADA), moderates: false, reason: None, end_games: false };
    done(suspend(&server.by_moderator(CHIDI), wanted).await);
    assert!(server.app.store.open_challenges_in(id(LOUNGE)).await.unwrap().is_empty(), "hers are withdrawn");
    let refusal = refused(server.challenges(BEN).await);
    assert_eq!(refusal, Refusal::Play(play::Refusal::Suspended));
    let log = server.app.store.moderation_log(id(1), play::paging::LogStretch::Newest, 9).await.unwrap();
    let actions: Vec<_> = log.entries.iter().map(|(_, entry)| entry.action).collect();
    assert_eq!(actions, [moderation::ModeratorAction::Suspended { player: id(ADA) }]);
}
