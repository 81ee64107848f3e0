//! A player's pace, from games and turns that stand.

use data::Unit;
use games::Seat;
use jiff::SignedDuration;
use play::{
    Absence, Change, DailySettings, GameId, Preferences,
    game::table::{Event, OfferKind, tick},
    player::pace::Pace,
};

use crate::support::{ADA, BEN, Home, at, does, game_on, id, of_table, player, table, turn, unit};

const HOUR: i64 = 3600;

/// Ada plays, and Ben answers some hours later, then resigns. Everything is done at `from`, in seconds, or later.
async fn ben_answers_after(home: &Home, hours: i64, from: i64) -> GameId {
    let game = game_on(&home.store, 7, "3d").await;
    let store = &home.store;
    turn(store, game, "b3", from).await.expect("stored");
    turn(store, game, "c4", from + hours * HOUR).await.expect("stored");
    let resigns = does(store, game, BEN, Event::Resign, from + hours * HOUR).await;
    store.commit(resigns).await.expect("stored");
    game
}

async fn pace(home: &Home, by: u64) -> Option<(Option<i64>, u8)> {
    let pace = home.store.pace(id(1001), player(by)).await.expect("readable");
    pace.map(|Pace { answers_in, finishes }| (answers_in.map(|time| time.as_hours()), finishes))
}

#[tokio::test]
async fn a_pace_is_known_after_five_games_at_that_home() {
    let Some(home) = Home::new() else { return };
    for (number, hours) in (1..).zip([5, 9, 1, 2, 7]) {
        assert_eq!(pace(&home, BEN).await, None, "game {number}");
        ben_answers_after(&home, hours, number * 24 * HOUR).await;
    }
    assert_eq!(pace(&home, BEN).await, Some((Some(5), 100)));
    assert_eq!(pace(&home, ADA).await, Some((None, 100)), "she began each and answered none");
    assert_eq!(home.store.pace(id(1002), player(BEN)).await.expect("readable"), None, "elsewhere");
    assert_eq!(pace(&home, 99).await, None);
}

#[tokio::test]
async fn who_lets_time_run_out_finishes_fewer_and_no_one_else_does() {
    let Some(home) = Home::new() else { return };
    for number in 1..=4 {
        ben_answers_after(&home, 1, number * 24 * HOUR).await;
    }
    // Ada lets a game run out before her second turn, and one later.
    for moves in [&["b3", "c4"][..], &["b3", "c4", "d5", "e6"]] {
        let game = game_on(&home.store, 7, "1d").await;
        for token in moves {
            turn(&home.store, game, token, 10).await.expect("stored");
        }
        let mut running = table(&home.store, game).await;
        while let Some(due) = running.due() {
            running = tick(&running, due).expect("something").table;
        }
        let over = running.ending().expect("an end");
        assert_eq!(over.is_void(), moves.len() == 2, "{over:?}");
        let mut before = table(&home.store, game).await;
        while let Some(due) = before.due() {
            let decision = tick(&before, due).expect("something");
            before = decision.table.clone();
            let unit = of_table(decision, 5 * 24 * HOUR);
            home.store.commit(unit).await.expect("stored");
        }
    }
    assert_eq!(pace(&home, ADA).await.map(|(_, finishes)| finishes), Some(66), "four of six");
    assert_eq!(pace(&home, BEN).await.map(|(_, finishes)| finishes), Some(100), "five: one doesn't count");
    // Games that are called off change nothing.
    let game = game_on(&home.store, 7, "1d").await;
    for (by, event) in [(ADA, Event::Offer(OfferKind::Abort)), (BEN, Event::Accept(OfferKind::Abort))] {
        let unit = does(&home.store, game, by, event, 20).await;
        home.store.commit(unit).await.expect("stored");
    }
    assert_eq!(pace(&home, ADA).await.map(|(_, finishes)| finishes), Some(66));
}

#[tokio::test]
async fn turns_taken_back_and_time_away_say_nothing() {
    let Some(home) = Home::new() else { return };
    for number in 1..=4 {
        ben_answers_after(&home, 3, number * 24 * HOUR).await;
    }
    let store = &home.store;
    let day = 30 * 24 * HOUR;
    let away = Absence { from: at(day), until: at(day + 40 * HOUR) };
    let went = Change::SetAway { home: id(1001), player: player(BEN), away };
    store.commit(Unit { changes: vec![went], ..unit(day) }).await.expect("stored");
    let game = game_on(store, 7, "9d").await;
    turn(store, game, "b3", day).await.expect("stored");
    turn(store, game, "c4", day + 39 * HOUR).await.expect("stored");
    turn(store, game, "d5", day + 50 * HOUR).await.expect("stored");
    turn(store, game, "e6", day + 90 * HOUR).await.expect("stored");
    for (by, event) in [(BEN, Event::Offer(OfferKind::Takeback)), (ADA, Event::Accept(OfferKind::Takeback))] {
        let unit = does(store, game, by, event, day + 91 * HOUR).await;
        store.commit(unit).await.expect("stored");
    }
    let unit = does(store, game, ADA, Event::Offer(OfferKind::Draw), day + 92 * HOUR).await;
    store.commit(unit).await.expect("stored");
    let unit = does(store, game, BEN, Event::Accept(OfferKind::Draw), day + 92 * HOUR).await;
    store.commit(unit).await.expect("stored");
    assert_eq!(pace(&home, BEN).await, Some((Some(3), 100)), "without 39 and 40 hours");
}

#[tokio::test]
async fn a_game_with_nights_is_stored_with_the_zones_of_its_players() {
    let Some(home) = Home::new() else { return };
    let zone = "Europe/Kyiv".parse().expect("a zone");
    let preferences = Preferences { zone: Some(zone), ..Preferences::default() };
    let chosen = Change::SetPreferences { player: player(BEN), preferences };
    home.store.commit(Unit { changes: vec![chosen], ..unit(0) }).await.expect("stored");
    let known = home.store.zones(id(1001), [player(ADA), player(BEN)]).await.expect("readable");
    assert_eq!(known, [(player(BEN), zone)]);
    let lagos = "Africa/Lagos".parse().expect("a zone");
    let settings =
        DailySettings { channel: id(2001), of: None, hour: 9.try_into().expect("an hour"), zone: lagos };
    let on = Change::SetDaily { guild: id(1001), settings: Some(settings), next: None };
    home.store.commit(Unit { changes: vec![on], ..unit(0) }).await.expect("stored");
    let known = home.store.zones(id(1001), [player(ADA), player(BEN)]).await.expect("readable");
    assert_eq!(known, [(player(ADA), lagos), (player(BEN), zone)], "the server's, unless they say another");
    assert_eq!(home.store.zones(id(1002), [player(ADA)]).await.expect("readable"), []);
    let off = Change::SetDaily { guild: id(1001), settings: None, next: None };
    home.store.commit(Unit { changes: vec![off], ..unit(0) }).await.expect("stored");
    let game = game_on(&home.store, 7, "6h,nights").await;
    let begun = table(&home.store, game).await;
    assert_eq!(begun.zones().count(), 2);
    turn(&home.store, game, "b3", 60).await.expect("stored");
    assert_eq!(table(&home.store, game).await.stored().terms.to_string(), "6h,nights");
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn an_outage_by_night_puts_nothing_off_and_one_by_day_what_it_took() {
    let Some(home) = Home::new() else { return };
    let (store, hours) = (&home.store, SignedDuration::from_hours);
    // The tests begin at 15:06:40 UTC.
    let game = game_on(store, 7, "12h,nights").await;
    let before = table(store, game).await;
    let night = at(8 * HOUR);
    store.beat(night, SignedDuration::ZERO, hours(1)).await.expect("stored");
    store.beat(night + hours(8), SignedDuration::ZERO, hours(1)).await.expect("stored");
    let after = table(store, game).await;
    assert_eq!(after.deadline(), before.deadline(), "all of it at night");
    assert_eq!(store.integrity().expect("checked"), [], "the timer goes off when it is due");
    let day = night + hours(11);
    store.beat(day, hours(3), hours(1)).await.expect("stored");
    store.beat(day + hours(2), SignedDuration::ZERO, hours(1)).await.expect("stored");
    let later = table(store, game).await;
    assert_eq!(later.left(Seat::FIRST, day + hours(2)), after.left(Seat::FIRST, day));
    assert_eq!(later.deadline(), before.deadline().map(|deadline| deadline + hours(2)));
    assert_eq!(store.integrity().expect("checked"), []);
}
