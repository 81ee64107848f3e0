//! Tables that rank players by something other than a rating.

use std::cmp::Reverse;

use crate::PlayerId;

/// What a player has done, in a table.
pub trait Ranked {
    /// What the order is by, the greatest first.
    type Merit: Ord;

    /// The player.
    fn player(&self) -> PlayerId;

    /// Whether they may be named.
    fn is_listed(&self) -> bool;

    /// What the order is by.
    fn merit(&self) -> Self::Merit;
}

/// A line of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<T> {
    /// The place, counted from 1.
    pub place: usize,
    /// What the player did.
    pub of: T,
}

/// The table. Equal players share a place, and the older account comes first. Those who may not be named have a place only for
/// themselves: they are left out here, and the others are placed without them.
pub fn ranked<T: Ranked>(mut all: Vec<T>) -> Vec<Line<T>> {
    all.retain(Ranked::is_listed);
    all.sort_by_cached_key(|one| (Reverse(one.merit()), one.player()));
    let mut lines: Vec<Line<T>> = Vec::with_capacity(all.len());
    for (before, of) in all.into_iter().enumerate() {
        let shared = lines.last().filter(|last| last.of.merit() == of.merit());
        let place = shared.map_or(before + 1, |last| last.place);
        lines.push(Line { place, of });
    }
    lines
}
