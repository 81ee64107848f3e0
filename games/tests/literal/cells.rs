//! A table of squares and the stones on them.
#![expect(clippy::cast_sign_loss, clippy::cast_possible_truncation, reason = "every number here is below 12")]

use std::collections::BTreeSet;

const RANKS: i8 = 6;

/// File and rank, from 0.
pub(crate) type At = (i8, i8);

/// The owner of each square's stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cells {
    files: i8,
    owners: [[Option<u8>; 6]; 6],
}

pub(crate) fn name((file, rank): At) -> String {
    format!("{}{}", ["a", "b", "c", "d", "e", "f"][file as usize], rank + 1)
}

impl Cells {
    pub(crate) const fn empty(files: i8) -> Self {
        Self { files, owners: [[None; 6]; 6] }
    }

    fn has(&self, (file, rank): At) -> bool {
        (0..self.files).contains(&file) && (0..RANKS).contains(&rank)
    }

    pub(crate) fn squares(&self) -> Vec<At> {
        (0..self.files).flat_map(|file| (0..RANKS).map(move |rank| (file, rank))).collect()
    }

    pub(crate) fn beside(&self, (file, rank): At) -> Vec<At> {
        let around = [(file - 1, rank), (file, rank - 1), (file, rank + 1), (file + 1, rank)];
        around.into_iter().filter(|&at| self.has(at)).collect()
    }

    pub(crate) fn at(&self, (file, rank): At) -> Option<usize> {
        if self.has((file, rank)) { self.owners[file as usize][rank as usize].map(usize::from) } else { None }
    }

    pub(crate) fn with(mut self, (file, rank): At, owner: Option<usize>) -> Self {
        self.owners[file as usize][rank as usize] = owner.map(|owner| owner as u8);
        self
    }

    /// The squares with a player's stones.
    pub(crate) fn of(&self, player: usize) -> Vec<At> {
        self.squares().into_iter().filter(|&at| self.at(at) == Some(player)).collect()
    }

    /// The runs of the owner's stones through a square, one per axis.
    fn runs_through(&self, (file, rank): At) -> [Vec<At>; 2] {
        let owner = self.at((file, rank));
        [(1, 0), (0, 1)].map(|(right, up)| {
            let mut run = vec![(file, rank)];
            for way in [-1, 1] {
                let mut next = (file + way * right, rank + way * up);
                while owner.is_some() && self.at(next) == owner {
                    run.push(next);
                    next = (next.0 + way * right, next.1 + way * up);
                }
            }
            run.sort_unstable();
            run
        })
    }

    /// Every run of a player's that is `shortest` to `longest` stones long.
    pub(crate) fn runs(&self, player: usize, shortest: usize, longest: usize) -> BTreeSet<Vec<At>> {
        let all = self.of(player).into_iter().flat_map(|at| self.runs_through(at));
        all.filter(|run| (shortest..=longest).contains(&run.len())).collect()
    }

    /// The length of the longest run through a square.
    pub(crate) fn longest(&self, at: At) -> usize {
        self.runs_through(at).iter().map(Vec::len).max().unwrap_or(0)
    }
}
