//! What is running and open in a server, by player; and that no one gets past a limit.

use data::{CommitError, Unit};
use games::Seat;
use play::{
    Challenge, Change, ForfeitReason, GameId, GivenUp, PlayerId,
    challenge::{Invited, Request},
    game::table::{self, Event},
};

use crate::support::{
    ADA, BEN, Home, accept, at, challenge, decided, game, game_of_four, id, join, player, request, turn, unit,
};

const CHIDI: u64 = 13;

/// A game of Ada against someone else than Ben.
async fn game_with(home: &Home, other: u64, channel: u64) -> GameId {
    let named = vec![Some(Invited::Member(player(other)))];
    let open = challenge(&home.store, Request { invited: named, ..request(channel) }, 0).await;
    let game = home.store.new_game_id().await.expect("an id");
    home.store.commit(decided(&join(&open, other, game, 1), 1)).await.expect("stored");
    game
}

async fn games_of(home: &Home, guild: u64, by: u64) -> Vec<GameId> {
    let games = home.store.running_games_of(id(guild), player(by)).await.expect("readable");
    let counted = home.store.count_running_games_of(id(guild), [player(by)]).await.expect("readable");
    assert_eq!(counted, [(player(by), games.len())]);
    games.iter().map(play::Table::id).collect()
}

async fn games_in(home: &Home, limit: usize, offset: usize) -> Vec<GameId> {
    let games = home.store.running_games_in(id(1001), limit, offset).await.expect("readable");
    games.iter().map(play::Table::id).collect()
}

#[tokio::test]
async fn running_games_are_listed_by_player_and_by_server() {
    let Some(home) = Home::new() else { return };
    let first = game(&home.store, 7).await;
    let second = game(&home.store, 8).await;
    let third = game_with(&home, CHIDI, 9).await;
    let elsewhere = challenge(&home.store, Request { home: id(1002), ..request(10) }, 0).await;
    home.store
        .commit(accept(&elsewhere, home.store.new_game_id().await.expect("an id"), 1))
        .await
        .expect("stored");
    turn(&home.store, first, "b3", 20).await.expect("stored");
    turn(&home.store, second, "b3", 10).await.expect("stored");

    assert_eq!(games_of(&home, 1001, ADA).await, [third, second, first], "the longest silent first");
    assert_eq!(games_of(&home, 1001, BEN).await, [second, first]);
    assert_eq!(games_of(&home, 1001, CHIDI).await, [third]);
    assert_eq!(games_of(&home, 1001, 14).await, []);
    assert_eq!(games_of(&home, 1002, BEN).await.len(), 1, "a server of its own");
    assert_eq!(games_in(&home, 9, 0).await, [first, second, third], "the most recently moved first");
    assert_eq!(
        (games_in(&home, 2, 0).await, games_in(&home, 2, 2).await),
        (vec![first, second], vec![third])
    );
    assert_eq!(home.store.count_running_games_in(id(1001)).await.expect("readable"), 3);
}

#[tokio::test]
async fn a_game_that_is_over_or_was_given_up_is_listed_no_longer() {
    let Some(home) = Home::new() else { return };
    let over = game(&home.store, 7).await;
    let of_four = game_of_four(&home.store, 8).await;
    assert_eq!(games_of(&home, 1001, BEN).await, [over, of_four]);
    for game in [over, of_four] {
        let table = home.store.table(game).await.expect("readable").expect("there");
        let decision = table::decide_event(&table, player(BEN), Event::Resign, at(30)).expect("possible");
        home.store.commit(Unit { changes: decision.changes, ..unit(30) }).await.expect("stored");
    }
    assert_eq!(games_of(&home, 1001, BEN).await, []);
    assert_eq!(games_of(&home, 1001, ADA).await, [of_four]);
    let out = GivenUp { seat: Seat::SECOND, ply: 0, why: ForfeitReason::Resigned };
    let table = home.store.table(of_four).await.expect("readable").expect("there");
    assert_eq!(table.given_up(), [out], "it goes on without him");
}

#[tokio::test]
async fn open_challenges_are_listed_by_server() {
    let Some(home) = Home::new() else { return };
    let first = challenge(&home.store, request(7), 0).await;
    let second = challenge(&home.store, request(8), 0).await;
    challenge(&home.store, Request { home: id(1002), ..request(9) }, 0).await;
    assert_eq!(
        home.store.open_challenges_of(id(1001)).await.expect("readable"),
        [first.clone(), second.clone()]
    );
    home.store
        .commit(accept(&first, home.store.new_game_id().await.expect("an id"), 1))
        .await
        .expect("stored");
    assert_eq!(home.store.open_challenges_of(id(1001)).await.expect("readable"), [second]);
}

#[tokio::test]
async fn of_two_games_at_once_the_one_beyond_the_limit_is_not_stored() {
    let Some(home) = Home::new() else { return };
    let guard = |who: &[u64]| {
        let players: Vec<PlayerId> = who.iter().copied().map(player).collect();
        Change::CheckRunningLimit { home: id(1001), players, games: 1 }
    };
    let [first, second] =
        [challenge(&home.store, request(7), 0).await, challenge(&home.store, request(8), 0).await];
    // Both were decided before either was stored.
    let limited = async |open: &Challenge| {
        let mut unit = accept(open, home.store.new_game_id().await.expect("an id"), 1);
        unit.changes.push(guard(&[CHIDI, BEN]));
        unit
    };
    let [first, second] = [limited(&first).await, limited(&second).await];
    home.store.commit(first).await.expect("stored");
    let late = home.store.commit(second).await;
    assert!(matches!(late, Err(CommitError::Stale)), "{late:?}");
    assert_eq!(games_of(&home, 1001, BEN).await.len(), 1);
    home.store
        .commit(Unit { changes: vec![guard(&[CHIDI, BEN])], ..unit(2) })
        .await
        .expect("one is no more than one");
}

#[tokio::test]
async fn of_two_challenges_at_once_the_one_beyond_the_limit_is_not_stored() {
    let Some(home) = Home::new() else { return };
    let make_at_most = async |channel: u64, challenger: u64, in_guild: usize| {
        let made = Request { challenger: player(challenger), invited: vec![], ..request(channel) };
        let made =
            play::challenge::open(&made, home.store.new_challenge_id().await.expect("an id"), None, at(0))
                .expect("made");
        let mut unit = decided(&made, 0);
        unit.changes.push(Change::CheckOpenLimit {
            home: id(1001),
            channel: id(channel),
            challenger: player(challenger),
            challenges: 1,
            in_guild,
        });
        home.store.commit(unit).await
    };
    let make = async |channel, challenger| make_at_most(channel, challenger, 9).await;
    make(7, ADA).await.expect("stored");
    make(7, BEN).await.expect("another's");
    make(8, ADA).await.expect("elsewhere");
    let late = make(7, ADA).await;
    assert!(matches!(late, Err(CommitError::Stale)), "{late:?}");
    assert_eq!(home.store.open_challenges_of(id(1001)).await.expect("readable").len(), 3);
    let late = make_at_most(9, ADA, 2).await;
    assert!(matches!(late, Err(CommitError::Stale)), "{late:?}");
    make_at_most(9, ADA, 3).await.expect("the third");
    let count = async |challenger| {
        home.store.count_open_challenges_by(id(1001), player(challenger)).await.expect("readable")
    };
    assert_eq!((count(ADA).await, count(BEN).await, count(CHIDI).await), (3, 1, 0));
}

#[tokio::test]
async fn of_very_many_open_challenges_those_are_found_that_concern_a_player() {
    let Some(home) = Home::new() else { return };
    let mut numbers = Vec::new();
    for number in 0..30_u64 {
        // Every tenth invites Chidi, the others anybody.
        let chidi = Some(Invited::Member(player(CHIDI)));
        let invited = if number % 10 == 0 { vec![chidi] } else { vec![] };
        let made = Request { challenger: player(ADA), invited, ..request(100 + number) };
        let made =
            play::challenge::open(&made, home.store.new_challenge_id().await.expect("an id"), None, at(0))
                .expect("made");
        home.store.commit(decided(&made, 0)).await.expect("stored");
        numbers.push(made.challenge.id);
    }
    let found = async |who, most| {
        let found =
            home.store.open_challenges_concerning(id(1001), player(who), most).await.expect("readable");
        found.into_iter().map(|challenge| challenge.id).collect::<Vec<_>>()
    };
    assert_eq!(found(CHIDI, 100).await, numbers);
    assert_eq!(found(CHIDI, 2).await, [10, 20, 28, 29].map(|at| numbers[at]));
    assert_eq!(found(BEN, 3).await, [27, 28, 29].map(|at| numbers[at]));
    assert_eq!(found(ADA, 1).await, [numbers[29]]);
    let newest = home.store.newest_open_challenges_of(id(1001), 2).await.expect("readable");
    assert_eq!(newest.iter().map(|one| one.id).collect::<Vec<_>>(), [numbers[29], numbers[28]]);
    let joined = async |who| home.store.has_joined_challenge(id(1001), player(who)).await.expect("readable");
    assert!(joined(ADA).await && !joined(CHIDI).await, "who is only invited has not joined");
}
