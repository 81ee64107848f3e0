//! The places that are still possible, over all results of the games left.
//!
//! For each player and each direction, the player's own games are settled first: winning all of them is best, since a win instead
//! of anything less lifts them above everyone they were level with before and lifts no one else; and losing all is worst. What
//! is left is a question about the *rivals*, who can end on either side of the player. `bound.rs` counts how many of them have to
//! end above, or can, which is a proved bound. `search.rs` looks for results that reach it. If it finds them, or has tried
//! everything, the place is exact. After a while it gives up. Then, with [`TRIED`] games left or fewer, `every.rs` tries all results
//! for all players at once; with more, the bound stands.

mod bound;
mod every;
mod search;
mod side;

use self::{
    search::Search,
    side::{Side, Toward, side},
};
use super::{
    reach::{Ended, Range, Reach},
    results::Results,
};
use crate::GameResult;

/// With at most this many games left, every place is exact.
const TRIED: usize = 8;

/// How much all searches of a table may cost together: a few milliseconds.
const EFFORT: usize = 150_000;

/// With more games left than this, not counting the player's own, only the simplest bounds are given. A search goes as deep.
const DEEPEST: usize = 400;

/// The ranges of all players.
pub(super) fn ranges(results: &mut Results) -> Vec<Range> {
    let open = results.open();
    let effort = EFFORT / (2 * results.players().max(1));
    let mut ranges: Vec<Range> = (0..results.players())
        .map(|player| {
            let (best, _) = reach(results, player, &open, Toward::Best, effort);
            let (worst, lowest) = reach(results, player, &open, Toward::Worst, effort);
            Range { best, worst, lowest }
        })
        .collect();
    if open.len() <= TRIED {
        every::make_exact(results, &open, &mut ranges);
    }
    ranges
}

/// The last place in one direction, with the lowest of those who can share it.
fn reach(
    results: &mut Results,
    player: usize,
    open: &[usize],
    toward: Toward,
    effort: usize,
) -> (Reach, usize) {
    let mut others = Vec::with_capacity(open.len());
    let mut own = Vec::new();
    for &game in open {
        let (first, second) = results.sides(game);
        let result = match (toward, player == first, player == second) {
            (Toward::Best, true, _) | (Toward::Worst, _, true) => GameResult::FirstWon,
            (Toward::Best, _, true) | (Toward::Worst, true, _) => GameResult::SecondWon,
            (_, false, false) => {
                others.push(game);
                continue;
            }
        };
        results.set(game, result);
        own.push(game);
    }
    let reached = reach_of_others(results, player, others, toward, effort);
    for game in own {
        results.unset(game);
    }
    reached
}

/// The same once the player has no more games.
fn reach_of_others(
    results: &mut Results,
    player: usize,
    others: Vec<usize>,
    toward: Toward,
    effort: usize,
) -> (Reach, usize) {
    let level = results.points(player);
    let (mut above, mut rivals) = (0, Vec::new());
    for other in (0..results.players()).filter(|&other| other != player) {
        match side(results, other, level) {
            Side::Above => above += 1,
            Side::Undecided => rivals.push(other),
            Side::Below => {}
        }
    }
    if rivals.is_empty() {
        return (Reach::Exact(above + 1), above + 1);
    }
    // Counting games takes as long as a search, where that would go too far.
    let simple = others.len() > effort.min(DEEPEST);
    let bound = above
        + 1
        + match toward {
            Toward::Best if simple => 0,
            Toward::Best => bound::have_to_rise(results, &rivals, &others, level),
            Toward::Worst if simple => rivals.len(),
            Toward::Worst => bound::can_rise(results, &rivals, &others, level),
        };
    if simple {
        return (Reach::Bound(bound), bound);
    }
    let found = Search::new(results, player, toward, rivals, others, above, bound).run(effort);
    match found {
        Some(Ended { place, lowest }) => (Reach::Exact(place), lowest),
        None => (Reach::Bound(bound), bound),
    }
}
