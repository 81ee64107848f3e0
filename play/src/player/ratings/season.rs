//! The end of a season.
//!
//! Sums run over sorted values, not over players, so that a recomputation gives the same result in every bit
//! even after a player's id was replaced.

use jiff::Timestamp;

use super::{Entry, Form, Pool};

/// Closes a season at `at`: each rating in the pool is [`pulled`] to the [`mean`] of all.
pub fn close_season(form: Form, pool: &mut Pool, at: Timestamp) {
    let mean = mean(pool);
    for entry in pool.values_mut() {
        *entry = pulled(form, *entry, mean, at);
    }
}

/// The mean of all ratings in a pool; not a number if it is empty.
pub fn mean(pool: &Pool) -> f64 {
    let players = u32::try_from(pool.len()).unwrap_or(u32::MAX);
    // Sorted, so that the sum doesn't depend on the order of ids.
    let mut values: Vec<f64> = pool.values().map(|entry| entry.rating.value()).collect();
    values.sort_unstable_by(f64::total_cmp);
    values.iter().sum::<f64>() / f64::from(players)
}

/// What the end of a season at `at` makes of one rating: with the weeks without play counted in, it moves halfway
/// to the mean of all.
///
/// **Decided:** every rating becomes provisional, with a deviation of at least 110, because a half-forgotten
/// strength is less certain and the next season should be led by those who play in it. The number of games
/// stays.
pub fn pulled(form: Form, entry: Entry, mean: f64, at: Timestamp) -> Entry {
    Entry { rating: entry.at(form, at).pulled(mean), since: at, ..entry }
}
