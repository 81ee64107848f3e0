//! Nobody loses time while the program is not there.

use jiff::SignedDuration;
use play::{
    GameId, Timer,
    game::table::{self, Event, OfferKind},
};

use serde_json::Value;

use crate::support::{ADA, BEN, Home, at, does, game, game_on, of_table, table};

const HOUR: i64 = 60 * 60;
const DAY: i64 = 24 * HOUR;

/// The program is alive, and was not awake since it was seen last; what is made up for, in seconds.
async fn beat(home: &Home, second: i64) -> Option<i64> {
    beat_awake(home, second, SignedDuration::ZERO).await
}

async fn beat_awake(home: &Home, second: i64, awake: SignedDuration) -> Option<i64> {
    let tolerance = SignedDuration::from_mins(5);
    home.store.beat(at(second), awake, tolerance).await.expect("stored").map(|time| time.as_secs())
}

/// When the time of the one to act is out, in seconds.
async fn deadline(home: &Home, game: GameId) -> Option<i64> {
    Some(table(&home.store, game).await.deadline()?.as_second() - at(0).as_second())
}

#[tokio::test]
async fn an_outage_is_made_up_for_once() {
    let Some(home) = Home::new() else { return };
    let game = game_on(&home.store, 7, "5d").await;
    assert_eq!(beat(&home, 0).await, None, "never seen before");
    assert_eq!(beat(&home, 300).await, None, "no outage yet");
    let before = table(&home.store, game).await;
    assert_eq!(beat(&home, 300 + 2 * HOUR).await, Some(2 * HOUR));
    assert_eq!(beat(&home, 300 + 2 * HOUR).await, None);
    assert_eq!(deadline(&home, game).await, Some(1 + 5 * DAY + 2 * HOUR));
    assert_eq!(home.store.timers_due(at(1 + 4 * DAY + 2 * HOUR - 1), 9).await.expect("readable"), []);
    assert_eq!(
        home.store.timers_due(at(1 + 4 * DAY + 2 * HOUR), 9).await.expect("readable"),
        [Timer::Game(game)]
    );
    // What was decided before does not set the clock back.
    let late =
        table::decide_event(&before, crate::support::player(ADA), Event::Offer(OfferKind::Pause), at(300));
    let late = home.store.commit(of_table(late.expect("possible"), 300)).await;
    assert!(matches!(late, Err(data::CommitError::Stale)), "{late:?}");
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn a_long_outage_is_made_up_for_by_a_day() {
    let Some(home) = Home::new() else { return };
    let game = game_on(&home.store, 7, "5d").await;
    beat(&home, 0).await;
    assert_eq!(beat(&home, 3 * DAY).await, Some(DAY));
    assert_eq!(deadline(&home, game).await, Some(1 + 6 * DAY));
}

#[tokio::test]
async fn a_start_that_dies_is_another_outage_and_never_the_same() {
    let Some(home) = Home::new() else { return };
    let game = game_on(&home.store, 7, "5d").await;
    beat(&home, 0).await;
    beat(&home, HOUR).await;
    // Whether it died before or after the outage was made up for, the file says so.
    let home = home.after_a_crash();
    assert_eq!(beat(&home, HOUR + 10).await, None);
    assert_eq!(deadline(&home, game).await, Some(1 + 5 * DAY + HOUR));
    let home = home.reopened().await;
    assert_eq!(beat(&home, 3 * HOUR + 10).await, Some(2 * HOUR));
    assert_eq!(deadline(&home, game).await, Some(1 + 5 * DAY + 3 * HOUR));
}

#[tokio::test]
async fn time_in_which_it_was_awake_is_no_outage() {
    let Some(home) = Home::new() else { return };
    let game = game_on(&home.store, 7, "5d").await;
    beat(&home, 0).await;
    let hour = SignedDuration::from_hours(1);
    assert_eq!(beat_awake(&home, HOUR, hour).await, None, "it was only slow");
    assert_eq!(beat_awake(&home, 4 * HOUR, hour).await, Some(2 * HOUR), "it slept for most of it");
    assert_eq!(beat_awake(&home, 5 * HOUR, SignedDuration::MAX).await, None);
    // To the millisecond, as everything is stored.
    assert_eq!(beat_awake(&home, 7 * HOUR, SignedDuration::new(HOUR, 999)).await, Some(HOUR - 1));
    assert_eq!(home.store.integrity().expect("checked"), []);
    assert_eq!(deadline(&home, game).await, Some(1 + 5 * DAY + 3 * HOUR - 1));
}

#[tokio::test]
async fn a_clock_that_is_put_back_takes_no_time_and_gives_none() {
    let Some(home) = Home::new() else { return };
    let game = game_on(&home.store, 7, "5d").await;
    beat(&home, DAY).await;
    assert_eq!(beat(&home, 0).await, None);
    assert_eq!(beat(&home, 300).await, None);
    assert_eq!(deadline(&home, game).await, Some(1 + 5 * DAY));
}

#[tokio::test]
async fn only_clocks_that_run_are_put_back() {
    let Some(home) = Home::new() else { return };
    let untimed = game(&home.store, 7).await;
    let paused = game_on(&home.store, 8, "5d").await;
    for (by, event) in [(ADA, Event::Offer(OfferKind::Pause)), (BEN, Event::Accept(OfferKind::Pause))] {
        home.store.commit(does(&home.store, paused, by, event, 5).await).await.expect("stored");
    }
    let away = game_on(&home.store, 9, "5d").await;
    let gone = table::set_away(
        &table(&home.store, away).await,
        crate::support::player(ADA),
        Some(at(9 * DAY)),
        at(5),
    );
    home.store.commit(of_table(gone.expect("his turn"), 5)).await.expect("stored");
    let over = game_on(&home.store, 10, "5d").await;
    home.store.commit(does(&home.store, over, ADA, Event::Resign, 5).await).await.expect("stored");

    let games = [untimed, paused, away, over];
    let tables = async || {
        let mut tables = Vec::new();
        for game in games {
            tables.push(table(&home.store, game).await.stored().clone());
        }
        tables
    };
    let before = tables().await;
    beat(&home, 10).await;
    assert_eq!(beat(&home, 10 + DAY).await, Some(DAY));
    assert_eq!(tables().await, before);
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn an_outage_is_made_up_for_in_thousands_of_games_though_one_cannot_be_read() {
    let Some(home) = Home::new() else { return };
    let first = game_on(&home.store, 7, "5d").await;
    let columns = "challenge, guild, record, started, since, terms, plies";
    let like_it = home.column(&format!("SELECT concat_ws(''', ''', {columns}) FROM games")).concat();
    let mut state: Value = serde_json::from_str(&home.column("SELECT state FROM games")[0]).expect("JSON");
    let since = state["clock"]["since"].as_i64().expect("a clock");
    let games = (2..=3000).map(|number| {
        state["clock"]["since"] = (since + number).into();
        format!("({number}, {}, '{like_it}', '{state}')", 1000 + number)
    });
    let games = games.collect::<Vec<_>>().join(", ");
    home.by_hand(&format!(
        "INSERT INTO games (id, channel, {columns}, state) VALUES {games};
         INSERT INTO seats (game, seat, player, playing)
         SELECT games.id, seat, player, TRUE FROM games, seats WHERE seats.game = 1 AND games.id > 1;
         INSERT INTO timers (what, at) SELECT 'game:' || id, at + id FROM games, timers
         WHERE id > 1 AND what = 'game:1';
         UPDATE games SET state = '{{\"clock\":7}}' WHERE id = 2;"
    ));
    beat(&home, 10).await;
    assert_eq!(beat(&home, 10 + HOUR).await, Some(HOUR));
    let faults = home.store.integrity().expect("checked");
    assert!(
        matches!(faults.as_slice(), [one] if one.to_string().starts_with("can't read game 2")),
        "{faults:?}"
    );
    assert_eq!(deadline(&home, first).await, Some(1 + 5 * DAY + HOUR));
    let last = table(&home.another(), crate::support::id(3000)).await;
    assert_eq!(last.deadline(), Some(at(1 + 5 * DAY + HOUR + 3)), "3,000 milliseconds after the first");
}
