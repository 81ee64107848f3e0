//! How many rivals have to end above a player, or can, by counting the half-points that are left.

use std::collections::BTreeMap;

use crate::table::results::Results;

/// The number of rivals who end above `level` whatever happens in `games`. There may be more.
///
/// Each game between two rivals gives them two half-points. A rival who stays has room for what they lack to `level`; a
/// rival who rises has room for all of their games. The fewest rise if those do who gain the most room by it.
pub(super) fn have_to_rise(results: &Results, rivals: &[usize], games: &[usize], level: u32) -> usize {
    let mut given: BTreeMap<usize, u32> = rivals.iter().map(|&rival| (rival, 0)).collect();
    let mut total = 0;
    for &game in games {
        let (first, second) = results.sides(game);
        if given.contains_key(&first) && given.contains_key(&second) {
            total += 2;
            for player in [first, second] {
                given.entry(player).and_modify(|given| *given += 2);
            }
        }
    }
    let mut room = 0;
    let mut gains: Vec<u32> = given
        .into_iter()
        .map(|(rival, given)| {
            let kept = given.min(level.saturating_sub(results.points(rival)));
            room += kept;
            given - kept
        })
        .collect();
    gains.sort_unstable_by(|one, other| other.cmp(one));
    let mut rising = 0;
    for gain in gains {
        if room >= total {
            break;
        }
        room += gain;
        rising += 1;
    }
    rising
}

/// The most rivals who can end at `level` or above by `games`. There may be fewer.
///
/// Each game gives two half-points, and the most rise if those do who lack the least.
pub(super) fn can_rise(results: &Results, rivals: &[usize], games: &[usize], level: u32) -> usize {
    let mut left = 2 * games.len();
    let mut lacks: Vec<u32> =
        rivals.iter().map(|&rival| level.saturating_sub(results.points(rival))).collect();
    lacks.sort_unstable();
    lacks
        .into_iter()
        .take_while(|&lack| match left.checked_sub(usize::try_from(lack).unwrap_or(usize::MAX)) {
            Some(rest) => {
                left = rest;
                true
            }
            None => false,
        })
        .count()
}
