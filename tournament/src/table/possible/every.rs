//! All results of a few games, for all players at once.

use crate::{
    GameResult,
    table::{
        reach::{Range, Reach},
        results::{Results, Ties},
    },
};

/// Replaces the bounds in `ranges` by exact places, by trying all results of the games that are left.
pub(super) fn make_exact(results: &mut Results, open: &[usize], ranges: &mut [Range]) {
    let mut unclear: Vec<Unclear> = ranges
        .iter()
        .enumerate()
        .filter(|(_, range)| !range.best.is_exact() || !range.worst.is_exact())
        .map(|(player, _)| Unclear { player, best: usize::MAX, worst: 0, lowest: 0 })
        .collect();
    if unclear.is_empty() {
        return;
    }
    visit(results, open, &mut unclear);
    for Unclear { player, best, worst, lowest } in unclear {
        ranges[player] = Range { best: Reach::Exact(best), worst: Reach::Exact(worst), lowest };
    }
}

/// The places that have been seen of a player.
struct Unclear {
    player: usize,
    best: usize,
    worst: usize,
    lowest: usize,
}

fn visit(results: &mut Results, open: &[usize], unclear: &mut [Unclear]) {
    let Some((&game, rest)) = open.split_first() else {
        look(results, unclear);
        return;
    };
    for result in GameResult::ALL {
        results.set(game, result);
        visit(results, rest, unclear);
        results.unset(game);
    }
}

/// Notes the places in a finished table.
fn look(results: &Results, unclear: &mut [Unclear]) {
    unclear.sort_unstable_by_key(|one| results.points(one.player));
    for level in unclear.chunk_by_mut(|one, other| results.points(one.player) == results.points(other.player))
    {
        let Some(points) = level.first().map(|one| results.points(one.player)) else { continue };
        let above = (0..results.players()).filter(|&other| results.points(other) > points).count();
        let mut ties: Vec<Ties> = (0..results.players())
            .filter(|&other| results.points(other) == points)
            .map(|other| results.ties(other))
            .collect();
        ties.sort_unstable();
        for one in level {
            let own = results.ties(one.player);
            let lowest = above + ties.len() - ties.partition_point(|other| *other < own);
            let place = above + ties.len() - ties.partition_point(|other| *other <= own) + 1;
            one.best = one.best.min(place);
            one.worst = one.worst.max(place);
            one.lowest = one.lowest.max(lowest);
        }
    }
}
