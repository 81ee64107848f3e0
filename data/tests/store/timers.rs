//! What has a time of its own is found when it has come, whatever else there is.

use data::Unit;
use play::{Change, Timer, game::table};

use crate::support::{ADA, Home, at, does, game, game_on, id, of_table, play, table, unit};

const DAY: i64 = 24 * 60 * 60;

async fn set(home: &Home, timer: Timer, second: Option<i64>) {
    let set = Change::SetTimer { timer, at: second.map(at) };
    home.store.commit(Unit { changes: vec![set], ..unit(0) }).await.expect("stored");
}

async fn due(home: &Home, second: i64, limit: usize) -> Vec<Timer> {
    home.store.timers_due(at(second), limit).await.expect("readable")
}

async fn next(home: &Home, second: i64) -> Option<i64> {
    let next = home.store.next_timer(at(second)).await.expect("readable")?;
    Some(next.as_second() - at(0).as_second())
}

#[tokio::test]
async fn timers_go_off_in_their_order_each_once() {
    let Some(home) = Home::new() else { return };
    // What they are for isn't there.
    home.leaves_faults();
    let [game, away, digest] = [Timer::Game(id(7)), Timer::Away(id(8), id(9)), Timer::Digest(id(10))];
    for (timer, second) in [(digest, 30), (game, 20), (away, 90), (away, 20)] {
        set(&home, timer, Some(second)).await;
    }
    assert_eq!((due(&home, 19, 9).await, next(&home, 19).await), (vec![], Some(20)));
    assert_eq!((due(&home, 20, 9).await, next(&home, 20).await), (vec![away, game], Some(30)));
    assert_eq!(
        (due(&home, 99, 2).await, due(&home, 99, 9).await),
        (vec![away, game], vec![away, game, digest])
    );
    assert_eq!(home.store.timer(away).await.expect("readable"), Some(at(20)));
    set(&home, away, None).await;
    set(&home, away, None).await;
    assert_eq!(home.store.timer(away).await.expect("readable"), None);
    set(&home, game, Some(40)).await;
    let home = home.reopened().await;
    assert_eq!((due(&home, 99, 9).await, next(&home, 40).await), (vec![digest, game], None));
}

#[tokio::test]
async fn one_that_cannot_be_read_takes_no_place_of_the_others() {
    let Some(home) = Home::new() else { return };
    set(&home, Timer::Game(id(7)), Some(20)).await;
    home.by_hand("INSERT INTO timers VALUES ('tea:1', 0), ('tea:2', 1)");
    assert_eq!(due(&home, 20, 1).await, [Timer::Game(id(7))]);
}

#[tokio::test]
async fn a_clock_sets_the_timer_of_its_game_with_every_turn() {
    let Some(home) = Home::new() else { return };
    let game = game_on(&home.store, 7, "5d").await;
    let timer = Timer::Game(game);
    assert_eq!((due(&home, 1 + 4 * DAY, 9).await, next(&home, 0).await), (vec![timer], Some(1 + 4 * DAY)));
    for (second, token) in [(DAY, "b3"), (2 * DAY, "c4"), (3 * DAY, "a1"), (4 * DAY, "e6")] {
        home.store.commit(play(&table(&home.store, game).await, token, second)).await.expect("stored");
    }
    assert_eq!(next(&home, 0).await, Some(8 * DAY));
    // The warning, and the end.
    for (day, then) in [(8, Some(9 * DAY)), (9, None)] {
        let looked = table::tick(&table(&home.store, game).await, at(day * DAY)).expect("due");
        home.store.commit(of_table(looked, day * DAY)).await.expect("stored");
        assert_eq!(next(&home, 0).await, then);
    }
    assert!(table(&home.store, game).await.ending().is_some());
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn a_look_that_comes_too_late_leaves_the_timer_that_was_set_meanwhile() {
    let Some(home) = Home::new() else { return };
    let running = game_on(&home.store, 7, "5d").await;
    let over = game_on(&home.store, 8, "5d").await;
    // Both were looked at on day 4, and nothing had come about; then this happened.
    home.store.commit(play(&table(&home.store, running).await, "b3", 4 * DAY)).await.expect("stored");
    home.store
        .commit(does(&home.store, over, ADA, table::Event::Resign, 4 * DAY).await)
        .await
        .expect("stored");
    for game in [running, over] {
        let again = home.store.settle_timer(Timer::Game(game), at(4 * DAY), Some(at(5 * DAY)));
        again.await.expect("stored");
    }
    assert_eq!(home.store.integrity().expect("checked"), []);

    // Of players who get no digests.
    home.leaves_faults();
    let [due, out] = [Timer::Digest(id(10)), Timer::Digest(id(11))];
    for timer in [due, out] {
        set(&home, timer, Some(20)).await;
    }
    home.store.settle_timer(due, at(20), Some(at(30))).await.expect("stored");
    home.store.settle_timer(out, at(20), None).await.expect("stored");
    assert_eq!(next(&home, 0).await, Some(30));
}

#[tokio::test]
async fn an_unreadable_game_keeps_its_timer_and_blocks_no_others() {
    let Some(home) = Home::new() else { return };
    let broken = game_on(&home.store, 7, "5d").await;
    let whole = game_on(&home.store, 8, "5d").await;
    game(&home.store, 9).await;
    home.by_hand(&format!("UPDATE games SET record = 'chess' WHERE id = {broken}"));
    assert!(home.store.table(broken).await.is_err());
    assert_eq!(due(&home, 9 * DAY, 9).await, [Timer::Game(broken), Timer::Game(whole)]);
    home.store.settle_timer(Timer::Game(broken), at(9 * DAY), Some(at(10 * DAY))).await.expect("stored");
    assert_eq!(home.another().timers_due(at(9 * DAY), 1).await.expect("readable"), [Timer::Game(whole)]);
}
