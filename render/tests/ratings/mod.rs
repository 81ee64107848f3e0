//! Made-up ratings for tests and benchmarks.

use render::{Rated, TimeMark};

const HOUR: i64 = 60 * 60;
const DAY: i64 = 24 * HOUR;
/// Shortly before nine on an autumn day.
const FIRST: i64 = 1_760_000_000;

/// A player who slowly gets stronger, with a game every few hours and a long break halfway.
pub(crate) fn of_a_regular(games: u32) -> Vec<Rated> {
    let (mut at, mut rating, mut number) = (FIRST, 1500.0, 7_u64);
    let game = |index: u32| {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let drawn = f64::from(u32::try_from(number >> 32).unwrap_or_default()) / f64::from(u32::MAX);
        rating += (drawn - 0.5) * 24.0 + (1650.0 - rating) * 0.002;
        at += HOUR * i64::from(index % 5) + if index == games / 2 { 120 * DAY } else { 0 };
        Rated { at, rating, deviation: 45.0 + 300.0 / (1.0 + f64::from(index)) }
    };
    (0..games).map(game).collect()
}

/// The first games of a new player: days since the first, rating, deviation.
pub(crate) fn of_a_newcomer(games: usize) -> Vec<Rated> {
    let ratings =
        [(0, 1500.0, 350.0), (1, 1662.0, 290.0), (2, 1580.0, 240.0), (9, 1625.0, 200.0), (10, 1702.0, 180.0)];
    let rated = |(days, rating, deviation)| Rated { at: FIRST + DAY * days, rating, deviation };
    ratings.into_iter().take(games).map(rated).collect()
}

/// A player who wins and loses by turns, and whose rating never changes.
pub(crate) fn of_a_constant_player() -> Vec<Rated> {
    (0..30).map(|day| Rated { at: FIRST + DAY * day, rating: 1500.0, deviation: 60.0 }).collect()
}

/// Labels a mark with the time, or with the number of the day.
pub(crate) fn label(mark: TimeMark) -> String {
    if mark.step < DAY {
        format!("{:02}:{:02}", mark.at / HOUR % 24, mark.at / 60 % 60)
    } else {
        format!("day {}", (mark.at - FIRST) / DAY + 1)
    }
}
