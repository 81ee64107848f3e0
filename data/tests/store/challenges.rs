//! Challenges are answered once, and found by channel and by time.

use data::{CommitError, Unit};
use jiff::SignedDuration;
use play::{
    Announcement, ChallengeState, FirstPlayer, Place, Slot, Team, Timer,
    challenge::{self, Event, Request},
};

use crate::support::{
    ADA, BEN, Home, accept, at, challenge, channel, decided, game, id, join, player, request,
    request_to_four, unit,
};

#[tokio::test]
async fn a_challenge_comes_back_as_it_was_made() {
    let Some(home) = Home::new() else { return };
    let first = [FirstPlayer::Lot, FirstPlayer::Challenger, FirstPlayer::Opponent];
    for (second, (first, place)) in
        (0..).zip(first.into_iter().zip([Place::Here, Place::Thread, Place::Here]))
    {
        for invited in [vec![], request(7).invited] {
            let made = challenge(&home.store, Request { first, place, invited, ..request(7) }, second).await;
            assert_eq!(home.store.challenge(made.id).await.expect("readable"), Some(made));
        }
    }
    assert_eq!(home.store.challenge(id(99)).await.expect("readable"), None);
    assert_eq!(home.store.open_challenges_in(channel(7)).await.expect("readable").len(), 6);
    assert_eq!(home.store.open_challenges_in(channel(8)).await.expect("readable"), []);
}

#[tokio::test]
async fn a_challenge_is_answered_once() {
    let Some(home) = Home::new() else { return };
    for state in [
        ChallengeState::Accepted,
        ChallengeState::Declined,
        ChallengeState::Withdrawn,
        ChallengeState::Expired,
    ] {
        let made = challenge(&home.store, request(7), 0).await;
        let close = play::Change::CloseChallenge { challenge: made.id, state, at: at(5) };
        let timer = play::Change::SetTimer { timer: Timer::Challenge(made.id), at: None };
        let close = Unit { changes: vec![close, timer], ..unit(5) };
        home.store.commit(close.clone()).await.expect("stored");
        let again = home.store.commit(close).await;
        assert!(matches!(again, Err(CommitError::Stale)), "{again:?}");
        let accepted =
            home.store.commit(accept(&made, home.store.new_game_id().await.expect("an id"), 6)).await;
        assert!(matches!(accepted, Err(CommitError::Stale)), "{accepted:?}");
        assert_eq!(home.store.challenge(made.id).await.expect("readable").expect("there").state, state);
    }
    assert_eq!(home.store.open_challenges_in(channel(7)).await.expect("readable"), []);
    assert!(home.store.running_in(channel(7)).await.expect("readable").is_none());
}

#[tokio::test]
async fn of_two_who_join_at_once_one_is_stored() {
    let Some(home) = Home::new() else { return };
    let made = challenge(&home.store, Request { invited: vec![], ..request(7) }, 0).await;
    let joins = async |by| join(&made, by, home.store.new_game_id().await.expect("an id"), 1);
    let decisions = [joins(BEN).await, joins(13).await];
    let [first, second] = decisions.each_ref().map(|decision| decided(decision, 1));
    home.store.commit(first).await.expect("stored");
    let late = home.store.commit(second).await;
    assert!(matches!(late, Err(CommitError::Stale)), "{late:?}");
    let stands = home.store.challenge(made.id).await.expect("readable").expect("there");
    assert_eq!(stands, decisions[0].challenge);
    assert_eq!(stands.others, [Slot::Joined(player(BEN))]);
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn places_of_four_fill_up_and_one_can_step_out_again() {
    let Some(home) = Home::new() else { return };
    let named = vec![None, Some(challenge::Invited::Member(player(13)))];
    let mut stands = challenge(&home.store, Request { invited: named, ..request_to_four(7) }, 0).await;
    let step_out = Event::Decline { by: player(BEN) };
    let mut decisions = vec![join(&stands, BEN, id(1), 1)];
    decisions.push(challenge::update(&decisions[0].challenge, step_out, at(2)).expect("possible"));
    for by in [13, 14, 15] {
        let last = &decisions[decisions.len() - 1].challenge;
        decisions.push(join(last, by, id(1), 3));
    }
    for decision in &decisions {
        assert_eq!(home.store.challenge(stands.id).await.expect("readable"), Some(stands));
        home.store.commit(decided(decision, 3)).await.expect("stored");
        stands = decision.challenge.clone();
    }
    assert_eq!(home.store.challenge(stands.id).await.expect("readable"), Some(stands.clone()));
    assert_eq!(stands.state, ChallengeState::Accepted);
    let table = home.store.running_in(channel(7)).await.expect("readable").expect("running");
    assert!(table.stored().seats.members().eq([ADA, 14, 13, 15].map(player)));
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn who_joins_another_place_at_the_same_moment_looks_again() {
    let Some(home) = Home::new() else { return };
    let made = challenge(&home.store, request_to_four(7), 0).await;
    let join = async |by, team| {
        let (message, game) = (Some(id(3001)), home.store.new_game_id().await.expect("an id"));
        let event = Event::Accept {
            by: player(by),
            team: Some(team),
            message,
            game,
            lot: 0,
            away: vec![],
            zones: vec![],
        };
        decided(&challenge::update(&made, event, at(1)).expect("accepted"), 1)
    };
    // Were both stored, neither would have seen that the challenge is full.
    home.store.commit(join(BEN, Team::Opponent).await).await.expect("stored");
    let late = home.store.commit(join(13, Team::Challenger).await).await;
    assert!(matches!(late, Err(CommitError::Stale)), "{late:?}");
}

#[tokio::test]
async fn a_channel_holds_one_running_game() {
    let Some(home) = Home::new() else { return };
    let other_process = home.another();
    let first = challenge(&home.store, request(7), 0).await;
    let second = challenge(&home.store, request(7), 0).await;
    let game = home.store.new_game_id().await.expect("an id");
    home.store.commit(accept(&first, game, 1)).await.expect("stored");
    let busy = other_process.commit(accept(&second, home.store.new_game_id().await.expect("an id"), 2)).await;
    assert!(matches!(busy, Err(CommitError::ChannelBusy)), "{busy:?}");
    // The challenge was not closed by the game that did not begin.
    let second = home.store.challenge(second.id).await.expect("readable").expect("there");
    assert_eq!(second.state, ChallengeState::Open);
    assert_eq!(home.store.running_in(channel(7)).await.expect("readable").expect("running").id(), game);
}

#[tokio::test]
async fn a_game_in_a_thread_is_found_by_the_thread() {
    let Some(home) = Home::new() else { return };
    game(&home.store, 7).await;
    let made = challenge(&home.store, Request { place: Place::Thread, ..request(7) }, 5).await;
    let game = home.store.new_game_id().await.expect("an id");
    home.store.commit(accept(&made, game, 6)).await.expect("stored");
    let table = home.store.running_in(channel(3001)).await.expect("readable").expect("running");
    assert_eq!(table.id(), game);
    assert_eq!(table.stored().thread_of, Some((channel(7), id(3001))));
}

#[tokio::test]
async fn challenges_expire_in_their_order() {
    let Some(home) = Home::new() else { return };
    assert_eq!(home.store.next_timer(at(0)).await.expect("readable"), None);
    let day = challenge(&home.store, request(7), 0).await;
    let minute = Request { lifetime: SignedDuration::from_mins(1), ..request(8) };
    let minute = challenge(&home.store, minute, 0).await;
    assert_eq!(home.store.next_timer(at(0)).await.expect("readable"), Some(at(60)));
    assert_eq!(home.store.timers_due(at(59), 9).await.expect("readable"), []);
    assert_eq!(home.store.timers_due(at(60), 9).await.expect("readable"), [Timer::Challenge(minute.id)]);

    let expired = challenge::update(&minute, Event::Tick, at(60)).expect("expired");
    let challenge = minute.id;
    assert_eq!(
        expired.announcements,
        [
            Announcement::ChallengeExpired { challenge },
            Announcement::ChallengerTold { challenge, spread: None }
        ]
    );
    home.store.commit(decided(&expired, 60)).await.expect("stored");
    assert_eq!(home.store.timers_due(at(60), 9).await.expect("readable"), []);
    assert_eq!(home.store.next_timer(at(60)).await.expect("readable"), Some(day.expires));
}

#[tokio::test]
async fn the_message_of_a_challenge_is_noted() {
    let Some(home) = Home::new() else { return };
    let made = challenge(&home.store, request(7), 0).await;
    home.store.set_challenge_message(made.id, id(3001)).await.expect("stored");
    let made = home.store.challenge(made.id).await.expect("readable").expect("there");
    assert_eq!(made.message, Some(id(3001)));
    assert_eq!((made.challenger, made.others), (player(ADA), vec![Slot::Invited(player(BEN))]));
}

#[tokio::test]
async fn numbers_are_never_handed_out_twice() {
    let Some(home) = Home::new() else { return };
    let made = challenge(&home.store, request(7), 0).await;
    let game = game(&home.store, 7).await;
    assert!(home.store.new_game_id().await.expect("an id") > game);
    // Not even when what had them is deleted.
    home.by_hand(
        "DELETE FROM seats; DELETE FROM games; DELETE FROM challenge_slots; DELETE FROM challenges;",
    );
    let home = home.reopened().await;
    assert!(home.store.new_game_id().await.expect("an id") > game);
    assert!(home.store.new_challenge_id().await.expect("an id") > made.id);
}
