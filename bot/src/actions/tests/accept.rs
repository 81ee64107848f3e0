//! Accepting challenges.

use play::{Announcement, ChallengeState};
use ui::button_id::ButtonId;

use super::server::{ADA, BEN, CHIDI, LOUNGE, Server, done, id, private, public, refused};
use crate::actions::challenge::accept::{self, Acceptance, By};

#[tokio::test]
async fn the_last_to_accept_begins_the_game_and_redraws_the_challenge() {
    let server = Server::new();
    done(server.challenges(BEN).await);
    let reply = server.accepts(BEN).await.ok().unwrap();
    assert!(public(&reply).buttons.is_empty(), "the challenge has none left");
    assert!(matches!(reply.makes[..], [(_, Announcement::ChallengeChanged { .. })]));
    let table = server.app.store.running_in(id(LOUNGE)).await.unwrap().unwrap();
    assert_eq!(table.members().collect::<Vec<_>>(), [id(ADA), id(BEN)]);
    let owed = server.due().await;
    let board = owed.iter().find(|due| matches!(due.announcement, Announcement::Board { .. }));
    assert!(
        board.is_some_and(|board| reply.makes.iter().all(|(made, _)| *made != board.id)),
        "a message of its own"
    );
}

#[tokio::test]
async fn only_who_is_invited_may_and_only_once() {
    let server = Server::new();
    done(server.challenges(BEN).await);
    let challenge = server.app.store.open_challenges_in(id(LOUNGE)).await.unwrap()[0].id;
    refused(server.accepts(CHIDI).await);
    refused(server.accepts(ADA).await);
    done(server.accepts(BEN).await);
    let how = Acceptance { team: None, by: By::Message };
    refused(accept::press(&server.pressed(BEN, 77), challenge, how).await);
    let state = server.app.store.challenge(challenge).await.unwrap().unwrap().state;
    assert_eq!(state, ChallengeState::Accepted);
}

#[tokio::test]
async fn a_channel_that_has_a_game_by_now_gets_the_offer_of_a_thread() {
    let server = Server::new();
    done(server.challenges(BEN).await);
    done(server.challenges(CHIDI).await);
    let open = server.app.store.open_challenges_in(id(LOUNGE)).await.unwrap();
    let of = |member| open.iter().find(|open| open.names(id(member))).unwrap().id;
    let how = Acceptance { team: None, by: By::Message };
    done(accept::press(&server.pressed(BEN, 77), of(BEN), how).await);
    // The message of a challenge is known once it was posted.
    server.app.store.set_challenge_message(of(CHIDI), id(78)).await.unwrap();
    let reply = accept::press(&server.pressed(CHIDI, 78), of(CHIDI), how).await.ok().unwrap();
    let control = &private(&reply).buttons[0][0].control;
    assert!(matches!(control, ButtonId::Accept { in_thread: true, .. }), "{control:?}");
}

#[tokio::test]
async fn two_who_accept_at_once_begin_one_game() {
    let server = Server::new();
    done(server.challenges(BEN).await);
    let challenge = server.app.store.open_challenges_in(id(LOUNGE)).await.unwrap()[0].id;
    let how = Acceptance { team: None, by: By::Message };
    let (one, other) = (server.pressed(BEN, 77), server.pressed(BEN, 77));
    let both = tokio::join!(accept::press(&one, challenge, how), accept::press(&other, challenge, how));
    assert_eq!(u8::from(both.0.is_ok()) + u8::from(both.1.is_ok()), 1);
    let games = server.app.store.count_running_games_of(id(1), [id(BEN)]).await.unwrap();
    assert_eq!(games, [(id(BEN), 1)]);
}
