//! The end of a season.

use jiff::Timestamp;

use super::{Form, Pool};

/// Closes a season at `at`: each rating of the pool, the weeks without play counted in, is pulled half-way to the mean of
/// all of them.
///
/// **Decided:** every rating is provisional again, at a deviation of at least 110: a strength that is half forgotten is less
/// certain, and the next season's order is that of those who play in it. The numbers of games stay.
pub fn close_season(form: Form, pool: &mut Pool, at: Timestamp) {
    let players = u32::try_from(pool.len()).unwrap_or(u32::MAX);
    // In order of their values: whoever they are, and become, the sum is the same to the last digit.
    let mut values: Vec<f64> = pool.values().map(|entry| entry.rating.value()).collect();
    values.sort_unstable_by(f64::total_cmp);
    let mean = values.iter().sum::<f64>() / f64::from(players);
    for entry in pool.values_mut() {
        entry.rating = entry.at(form, at).pulled(mean);
        entry.since = at;
    }
}
