//! The end of a season.
//!
//! Sums run over sorted values, not over players, so that a recomputation gives the same result in every bit
//! even after a player's id was replaced.

use jiff::Timestamp;

use super::{Form, Pool};

/// Closes a season at `at`: each rating in the pool, with the weeks without play counted in, moves halfway to
/// the mean of all.
///
/// **Decided:** every rating becomes provisional, with a deviation of at least 110, because a half-forgotten
/// strength is less certain and the next season should be led by those who play in it. The numbers of games
/// stay.
pub fn close_season(form: Form, pool: &mut Pool, at: Timestamp) {
    let players = u32::try_from(pool.len()).unwrap_or(u32::MAX);
    // Sorted, so that the sum doesn't depend on the order of ids.
    let mut values: Vec<f64> = pool.values().map(|entry| entry.rating.value()).collect();
    values.sort_unstable_by(f64::total_cmp);
    let mean = values.iter().sum::<f64>() / f64::from(players);
    for entry in pool.values_mut() {
        entry.rating = entry.at(form, at).pulled(mean);
        entry.since = at;
    }
}
