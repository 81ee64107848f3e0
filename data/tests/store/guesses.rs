//! Guesses count with the turn that they are about, once each.

use data::{CommitError, Store, Unit};
use games::Action;
use play::{
    Change, GameId,
    game::{
        guessing::{self, Guess, Guessed},
        table::{self, OfferKind},
    },
};

use crate::support::{ADA, BEN, Home, action, at, game, id, play, turn, unit};

const CHIDI: u64 = 13;
const DEDE: u64 = 14;

/// Stores what a watcher thinks is played now.
async fn guesses(store: &Store, game: GameId, by: u64, token: &str, second: i64) -> Result<(), CommitError> {
    let table = store.table(game).await.expect("readable").expect("there");
    let change = guessing::guess(&table, id(by), action(token)).expect("possible");
    store.commit(Unit { changes: vec![change], ..unit(second) }).await.map(drop)
}

async fn own(store: &Store, game: GameId, ply: u32, by: u64) -> Option<Action> {
    store.guess(game, ply, id(by)).await.expect("readable")
}

async fn guessed(store: &Store, game: GameId, ply: u32) -> Guessed {
    store.guessed(game, ply..ply + 1).await.expect("readable")
}

/// The number of right guesses and of all, of each player, in this time.
async fn scores(store: &Store, from: i64, until: i64) -> Vec<(u64, u32, u32)> {
    let all = store.guessers(id(1001), at(from), at(until)).await.expect("readable");
    let mut scores: Vec<_> = all.into_iter().map(|one| (one.player.get(), one.right, one.all)).collect();
    scores.sort_unstable();
    scores
}

#[tokio::test]
async fn guesses_count_once_with_the_turn_they_are_about() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    guesses(&home.store, game, CHIDI, "b3", 2).await.expect("stored");
    guesses(&home.store, game, DEDE, "b3", 3).await.expect("stored");
    // The last word counts.
    guesses(&home.store, game, DEDE, "c4", 4).await.expect("stored");
    assert_eq!(own(&home.store, game, 0, DEDE).await, Some(action("c4")));
    assert_eq!(guessed(&home.store, game, 0).await, Guessed::default(), "nothing is told before");
    assert_eq!(scores(&home.store, 0, 99).await, []);

    let table = home.store.table(game).await.expect("readable").expect("there");
    let played = play(&table, "b3", 10);
    home.store.commit(played.clone()).await.expect("stored");
    assert!(matches!(home.store.commit(played).await, Err(CommitError::Stale)));
    let home = home.reopened().await;
    assert_eq!(guessed(&home.store, game, 0).await, Guessed { right: 1, all: 2 });
    // By when the turn was played, up to the end of a season and after it.
    assert_eq!(scores(&home.store, 9, 10).await, [(CHIDI, 1, 1), (DEDE, 0, 1)]);
    assert_eq!(scores(&home.store, 10, 99).await, []);
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn a_week_names_its_best_guessers_and_no_one_who_may_not_be_named() {
    let Some(home) = Home::new() else { return };
    let (eve, fay, gil, hal) = (15, 16, 17, 18);
    let game = game(&home.store, 7).await;
    for (second, square, guessed) in [
        (10, "b3", vec![(CHIDI, "b3"), (DEDE, "b3"), (eve, "b3"), (fay, "b3"), (gil, "b3"), (hal, "a1")]),
        (20, "d4", vec![(CHIDI, "a1"), (DEDE, "d4"), (eve, "d4"), (fay, "d4"), (gil, "d4")]),
        (30, "e1", vec![(CHIDI, "e1"), (eve, "e1"), (fay, "e1"), (gil, "e1")]),
    ] {
        for (by, token) in guessed {
            guesses(&home.store, game, by, token, second - 1).await.expect("stored");
        }
        turn(&home.store, game, square, second).await.expect("stored");
    }
    home.store.learn_member(id(1001), id(DEDE), "Dede", at(40)).await.expect("stored");
    let best = async |guild: u64, after, until, limit| {
        let all = home.store.best_guessers(id(guild), (at(after), at(until)), limit).await.expect("readable");
        all.into_iter().map(|one| (one.player.get(), one.right, one.all)).collect::<Vec<_>>()
    };
    // With as many right ones, who needed fewer comes first. Without a right one, no one is named.
    let all = [(eve, 3, 3), (fay, 3, 3), (gil, 3, 3), (DEDE, 2, 2), (CHIDI, 2, 3)];
    assert_eq!(best(1001, 0, 99, 9).await, all);
    assert_eq!(best(1001, 0, 99, 1).await, all[..1]);
    assert_eq!(best(1001, 20, 30, 9).await, [CHIDI, eve, fay, gil].map(|one| (one, 1, 1)));
    assert_eq!((best(1001, 30, 99, 9).await, best(1002, 0, 99, 9).await), (vec![], vec![]));
    let named = home.store.best_guessers(id(1001), (at(0), at(99)), 9).await.expect("readable");
    assert_eq!(named[3].name.as_deref(), Some("Dede"));

    home.store.list_member(id(1001), id(eve), false, at(50)).await.expect("stored");
    let suspends = Change::Suspend { home: id(1001), player: id(fay), at: at(50) };
    home.store.commit(Unit { changes: vec![suspends], ..unit(50) }).await.expect("stored");
    home.store.member_left(id(1001), id(gil), at(50)).await.expect("stored");
    home.store.ask_for_deletion(id(DEDE), at(51)).await.expect("stored");
    assert_eq!(best(1001, 0, 99, 3).await, all[4..], "others don't take the places of those who are named");
}

#[tokio::test]
async fn a_guess_about_a_position_that_was_left_is_refused() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    let table = home.store.table(game).await.expect("readable").expect("there");
    turn(&home.store, game, "b3", 10).await.expect("stored");
    let late = guessing::guess(&table, id(CHIDI), action("b3")).expect("possible then");
    let late = home.store.commit(Unit { changes: vec![late], ..unit(11) }).await;
    assert!(matches!(late, Err(CommitError::Stale)), "{late:?}");
    assert_eq!(guessed(&home.store, game, 0).await, Guessed::default());
}

#[tokio::test]
async fn a_takeback_drops_what_was_guessed_before_and_after_it() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    guesses(&home.store, game, CHIDI, "b3", 2).await.expect("stored");
    turn(&home.store, game, "b3", 10).await.expect("stored");
    guesses(&home.store, game, CHIDI, "c4", 11).await.expect("stored");
    for (by, event) in
        [(ADA, table::Event::Offer(OfferKind::Takeback)), (BEN, table::Event::Accept(OfferKind::Takeback))]
    {
        let table = home.store.table(game).await.expect("readable").expect("there");
        let decision = table::decide_event(&table, id(by), event, at(12)).expect("possible");
        home.store.commit(Unit { changes: decision.changes, ..unit(12) }).await.expect("stored");
    }
    assert_eq!(
        (own(&home.store, game, 0, CHIDI).await, own(&home.store, game, 1, CHIDI).await),
        (None, None)
    );
    turn(&home.store, game, "d4", 20).await.expect("stored");
    assert_eq!(
        (guessed(&home.store, game, 0).await, scores(&home.store, 0, 99).await),
        (Guessed::default(), vec![])
    );
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn open_guesses_go_with_the_game_a_suspension_and_the_data_of_their_player() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    for (by, token) in [(CHIDI, "b3"), (DEDE, "b3"), (15, "c4")] {
        guesses(&home.store, game, by, token, 2).await.expect("stored");
    }
    let suspend = Change::Suspend { home: id(1001), player: id(DEDE), at: at(3) };
    home.store.commit(Unit { changes: vec![suspend], ..unit(3) }).await.expect("stored");
    assert_eq!(own(&home.store, game, 0, DEDE).await, None);
    let again = guesses(&home.store, game, DEDE, "b3", 4).await;
    assert!(matches!(again, Err(CommitError::Stale)), "{again:?}");
    home.store.forget(id(15)).await.expect("forgotten");
    turn(&home.store, game, "b3", 10).await.expect("stored");
    assert_eq!(guessed(&home.store, game, 0).await, Guessed { right: 1, all: 1 });

    guesses(&home.store, game, CHIDI, "c4", 11).await.expect("stored");
    let table = home.store.table(game).await.expect("readable").expect("there");
    let decision = table::decide_event(&table, id(ADA), table::Event::Resign, at(12)).expect("possible");
    home.store.commit(Unit { changes: decision.changes, ..unit(12) }).await.expect("stored");
    assert_eq!(own(&home.store, game, 1, CHIDI).await, None);
    assert_eq!(guessed(&home.store, game, 0).await, Guessed { right: 1, all: 1 }, "what has counted stays");
    home.store.forget(id(CHIDI)).await.expect("forgotten");
    assert_eq!(
        (guessed(&home.store, game, 0).await, scores(&home.store, 0, 99).await),
        (Guessed::default(), vec![])
    );
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn in_a_game_that_does_not_count_no_guess_does() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    guesses(&home.store, game, CHIDI, "b3", 2).await.expect("stored");
    turn(&home.store, game, "b3", 10).await.expect("stored");
    assert_eq!(scores(&home.store, 0, 99).await, [(CHIDI, 1, 1)]);
    let table = home.store.table(game).await.expect("readable").expect("there");
    let stopped = table::stop(&table, id(ADA), at(12)).expect("running");
    home.store.commit(Unit { changes: stopped.changes, ..unit(12) }).await.expect("stored");
    assert_eq!(
        (guessed(&home.store, game, 0).await, scores(&home.store, 0, 99).await),
        (Guessed::default(), vec![])
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_guesses_at_once_with_a_turn_each_counts_or_is_refused() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    let other_process = home.another();
    let table = home.store.table(game).await.expect("readable").expect("there");
    let revision = table.stored().revision;
    let tasks: Vec<_> = (100..140)
        .map(|player| {
            let store = if player % 2 == 0 { &home.store } else { &other_process }.clone();
            let unit = if player == 120 {
                play(&table, "b3", 10)
            } else {
                let guess = Guess { game, revision, player: id(player), action: action("b3") };
                Unit { changes: vec![Change::Guess(guess)], ..unit(9) }
            };
            tokio::spawn(async move { store.commit(unit).await })
        })
        .collect();
    for task in tasks {
        match task.await.expect("no panic") {
            Ok(_) | Err(CommitError::Stale) => {}
            // A slow machine: the other one's transaction took longer than this one waits.
            Err(CommitError::Other(error)) if data::cannot_write(&error) => {}
            Err(error) => panic!("{error:?}"),
        }
    }
    let Guessed { right, all } = guessed(&home.store, game, 0).await;
    assert!(right == all && all <= 39, "{right} of {all}");
    let counted = scores(&home.store, 0, 99).await;
    assert!(counted.len() == all && counted.iter().all(|&(_, right, all)| (right, all) == (1, 1)));
    assert_eq!(home.store.integrity().expect("checked"), []);
}
