//! The table of a week.

use crate::PlayerId;

/// What a player did with the puzzles of a week.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InWeek {
    /// The player.
    pub player: PlayerId,
    /// What they are called, if that is known.
    pub name: Option<String>,
    /// Whether they may be named.
    pub listed: bool,
    /// How many they solved before the next one came.
    pub solved: u32,
    /// How many of these at the first try.
    pub right: u32,
}

/// A line of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The place, counted from 1.
    pub place: usize,
    /// What the player did.
    pub of: InWeek,
}

/// The table, sorted by how many were solved, then by how many of them at the first try. Equal players share a
/// place, and the older account comes first. Those who may not be named have a place only for themselves: they are left
/// out here, and the others are placed without them.
pub fn ranked(mut all: Vec<InWeek>) -> Vec<Line> {
    all.retain(|one| one.listed);
    all.sort_by_key(|one| (std::cmp::Reverse((one.solved, one.right)), one.player));
    let mut lines: Vec<Line> = Vec::with_capacity(all.len());
    for (before, of) in all.into_iter().enumerate() {
        let shared = lines.last().filter(|last| (last.of.solved, last.of.right) == (of.solved, of.right));
        let place = shared.map_or(before + 1, |last| last.place);
        lines.push(Line { place, of });
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_players_share_a_place_and_the_unlisted_have_none() {
        let one = |player: u64, solved, right, listed| {
            let player = player.try_into().expect("an id");
            InWeek { player, name: None, listed, solved, right }
        };
        let all = vec![
            one(1, 3, 1, true),
            one(2, 5, 2, true),
            one(3, 7, 7, false),
            one(4, 5, 2, true),
            one(5, 5, 4, true),
        ];
        let places: Vec<_> = ranked(all).into_iter().map(|line| (line.place, line.of.player.get())).collect();
        assert_eq!(places, [(1, 5), (2, 2), (2, 4), (4, 1)]);
    }
}
