//! What must not be stored twice, or not together.

use std::collections::BTreeSet;

use data::{CommitError, Unit};
use play::{
    Block, Challenge, Change, Preferences, Timer,
    challenge::{self, Event, Request},
};

use super::at_once::{Two, is_stale, stored};
use crate::support::{
    ADA, BEN, accept, at, challenge, channel, decided, game, id, player, request, seen, table, unit,
};

/// How often what only two do at once is tried.
const ROUNDS: u64 = 20;

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn an_interaction_is_carried_out_by_one() {
    let Some(two) = Two::new() else { return };
    let game = game(&two.home.store, 7).await;
    for (round, token) in (1..).zip(["b3", "c4", "a1", "e6", "b5", "d2", "c1", "a6"]) {
        let turn = crate::support::play(&table(&two.home.store, game).await, token, 10);
        let turn = Unit { interaction: Some(seen(round)), ..turn };
        let outcomes = two.commit([turn.clone(), turn]).await;
        assert_eq!(stored(&outcomes, |error| matches!(error, CommitError::SeenBefore)), 1);
        assert_eq!(u64::from(table(&two.home.store, game).await.ply()), round);
    }
    for round in 100..100 + ROUNDS {
        let nothing_else = Unit { interaction: Some(seen(round)), ..unit(20) };
        let outcomes = two.commit([nothing_else.clone(), nothing_else]).await;
        assert_eq!(stored(&outcomes, |error| matches!(error, CommitError::SeenBefore)), 1);
    }
    // The challenge, its change, and a board for the beginning and each turn.
    assert_eq!(two.home.store.due().await.expect("readable").len(), 3 + 8);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn no_player_plays_in_more_games_than_the_limit() {
    let Some(two) = Two::new() else { return };
    let mut units = Vec::new();
    for number in 0..16 {
        let store = two.store(number);
        let open = challenge(store, request(100 + number as u64), 0).await;
        let mut begin = accept(&open, store.new_game_id().await.expect("an id"), 1);
        let players = vec![player(ADA), player(BEN)];
        begin.changes.push(Change::CheckRunningLimit { home: id(1001), players, games: 3 });
        units.push(begin);
    }
    assert_eq!(stored(&two.commit(units).await, is_stale), 3);
    assert_eq!(two.home.store.count_running_games_in(id(1001)).await.expect("readable"), 3);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn no_player_makes_more_challenges_than_the_limit() {
    let Some(two) = Two::new() else { return };
    let mut units = Vec::new();
    for number in 0..16_u64 {
        let store = two.store(usize::try_from(number).expect("small"));
        let request = Request { invited: vec![], ..request(100 + number % 4) };
        let made = store.new_challenge_id().await.expect("an id");
        let made = challenge::open(&request, made, None, at(0)).expect("made");
        let mut unit = decided(&made, 0);
        let (guild, challenger) = (id(1001), player(ADA));
        unit.changes.push(Change::CheckOpenLimit {
            home: guild,
            channel: request.channel,
            challenger,
            challenges: 1,
            in_guild: 3,
        });
        units.push(unit);
    }
    assert_eq!(stored(&two.commit(units).await, is_stale), 3);
    let open = two.home.store.open_challenges_of(id(1001)).await.expect("readable");
    let channels: BTreeSet<_> = open.iter().map(|challenge| challenge.channel).collect();
    assert_eq!((open.len(), channels.len()), (3, 3));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_channel_gets_one_game() {
    let Some(two) = Two::new() else { return };
    for number in 0..ROUNDS {
        let mut begin = Vec::new();
        for turn in 0..2 {
            let open = challenge(two.store(turn), request(100 + number), 0).await;
            begin.push(accept(&open, two.store(turn).new_game_id().await.expect("an id"), 1));
        }
        let outcomes = two.commit(begin).await;
        assert_eq!(stored(&outcomes, |error| matches!(error, CommitError::ChannelBusy)), 1);
        assert!(two.store(1).running_in(channel(100 + number)).await.expect("readable").is_some());
    }
}

/// An open challenge of Ada's to Ben, as the bot stores one.
async fn made(two: &Two, number: u64) -> (Challenge, Unit) {
    let made = two.home.store.new_challenge_id().await.expect("an id");
    let made = challenge::open(&request(100 + number), made, None, at(0)).expect("made");
    let mut unit = decided(&made, 0);
    unit.changes.push(Change::CheckMayPlay { home: id(1001), player: player(ADA), with: vec![player(BEN)] });
    (made.challenge, unit)
}

/// Stores a challenge and what forbids it at once: one of them must be refused. Then what was stored is undone.
async fn one_excludes_the_other(forbids: impl Fn() -> Change, allows: impl Fn() -> Change) {
    let Some(two) = Two::new() else { return };
    for number in 0..ROUNDS {
        let (open, challenged) = made(&two, number).await;
        let forbidden = Unit { changes: vec![forbids()], ..unit(1) };
        let outcomes = two.commit([challenged, forbidden]).await;
        assert_eq!(stored(&outcomes, is_stale), 1);
        let undo = if outcomes[0].is_ok() {
            decided(&challenge::update(&open, Event::Decline { by: player(BEN) }, at(2)).expect("open"), 2)
        } else {
            Unit { changes: vec![allows()], ..unit(2) }
        };
        two.home.store.commit(undo).await.expect("stored");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn who_is_barred_is_not_challenged() {
    let (guild, player) = (id(1001), player(BEN));
    one_excludes_the_other(
        || Change::Suspend { home: guild, player, at: at(1) },
        || Change::Reinstate { home: guild, player },
    )
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn who_is_blocked_is_not_challenged() {
    let Block { by, blocked } = Block { by: player(BEN), blocked: player(ADA) };
    one_excludes_the_other(
        || Change::Block { by, blocked, most: 9, at: at(1) },
        || Change::Unblock { by, blocked },
    )
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn who_is_deleted_is_in_nothing_that_is_open() {
    let Some(two) = Two::new() else { return };
    for number in 0..ROUNDS {
        // Ben is known, for what he has chosen.
        let chosen = Change::SetPreferences { player: player(BEN), preferences: Preferences::default() };
        two.home.store.commit(Unit { changes: vec![chosen], ..unit(0) }).await.expect("stored");
        two.home.store.ask_for_deletion(player(BEN), at(0)).await.expect("stored");
        let (open, challenged) = made(&two, number).await;
        let other = two.store(1).clone();
        let forgetting = tokio::spawn(async move { other.forget(player(BEN)).await });
        let challenged = two.home.store.commit(challenged).await;
        let deleted = forgetting.await.expect("no panic");
        challenged.expect("stored, before or after");
        assert!(deleted.is_ok() || deleted.as_ref().is_err_and(is_stale), "{deleted:?}");
        let declined = challenge::update(&open, Event::Decline { by: player(BEN) }, at(2)).expect("open");
        two.home.store.commit(decided(&declined, 2)).await.expect("stored");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn no_number_is_handed_out_by_both() {
    let Some(two) = Two::new() else { return };
    let numbers = async |turn| {
        let mut numbers = Vec::new();
        for _ in 0..100 {
            let store = two.store(turn);
            numbers.push((
                store.new_game_id().await.expect("an id"),
                store.new_challenge_id().await.expect("an id"),
            ));
        }
        numbers
    };
    let (one, other) = tokio::join!(numbers(0), numbers(1));
    let all: Vec<_> = one.into_iter().chain(other).collect();
    let games: BTreeSet<_> = all.iter().map(|&(game, _)| game).collect();
    let challenges: BTreeSet<_> = all.iter().map(|&(_, challenge)| challenge).collect();
    assert_eq!((games.len(), challenges.len()), (200, 200));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_timer_that_is_set_while_it_is_settled_stays() {
    let Some(two) = Two::new() else { return };
    two.home.leaves_faults();
    for number in 1..=ROUNDS {
        let timer = Timer::Digest(id(number));
        let set =
            |second| Unit { changes: vec![Change::SetTimer { timer, at: Some(at(second)) }], ..unit(0) };
        two.home.store.commit(set(10)).await.expect("stored");
        let other = two.store(1).clone();
        let settles = tokio::spawn(async move { other.settle_timer(timer, at(10), None).await });
        two.home.store.commit(set(20)).await.expect("stored");
        settles.await.expect("no panic").expect("stored");
        assert_eq!(two.home.store.timer(timer).await.expect("readable"), Some(at(20)));
    }
}
