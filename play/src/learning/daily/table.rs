//! The table of a week.

use crate::{
    PlayerId,
    ranking::{self, Ranked},
};

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
pub type Line = ranking::Line<InWeek>;

/// Sorted by how many were solved, then by how many of them at the first try.
impl Ranked for InWeek {
    type Merit = (u32, u32);

    fn player(&self) -> PlayerId {
        self.player
    }

    fn is_listed(&self) -> bool {
        self.listed
    }

    fn merit(&self) -> (u32, u32) {
        (self.solved, self.right)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ranking::ranked;

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
