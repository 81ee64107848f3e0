//! From one season to the next.

use std::collections::BTreeSet;

use super::{
    DivisionSize, LARGEST, NoDivisions, SMALLEST,
    balance::{self, Before, Plan},
    cut, exchanged,
};
use crate::{Entrant, pairing::by_rating, roster::Roster};

/// How many different numbers of divisions to try, starting with those closest to the desired one.
const TRIED: usize = 32;

/// A season that is over, and who plays in the next one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Season<'a, P> {
    /// The divisions from the top down, each in the order of its table. Where a place is shared, the caller has decided.
    pub divisions: &'a [Vec<P>],
    /// Who has played in it and doesn't go on.
    pub leaving: &'a [P],
    /// Who has played in an earlier one and comes back.
    pub returning: &'a [Entrant<P>],
    /// Who has never played.
    pub joining: &'a [Entrant<P>],
    /// How many should go up and down between two divisions.
    pub movers: usize,
    /// How many players a division of the next season is to have.
    pub size: DivisionSize,
}

/// An old division, by what its players do.
#[derive(Clone, Debug)]
struct Sorted<P> {
    promoted: Vec<P>,
    staying: Vec<P>,
    relegated: Vec<P>,
}

impl<P: Copy + Ord> Season<'_, P> {
    /// The divisions of the next season, from the top down.
    ///
    /// In each, those who come down are first, then those who stay, then those who come up, then newcomers.
    pub fn next(&self) -> Result<Vec<Vec<P>>, NoDivisions<P>> {
        let newcomers = [by_rating(self.returning), by_rating(self.joining)].concat();
        let roster = Roster::new(self.divisions.iter().flatten().chain(&newcomers).copied())?;
        let old = Roster::new(self.divisions.iter().flatten().copied())?;
        for &player in self.leaving {
            old.number(player)?;
        }
        let leaving: BTreeSet<P> = self.leaving.iter().copied().collect();
        let goes_on = |player: &P| !leaving.contains(player);
        let players = roster.players().len() - leaving.len();

        // A division that everyone leaves is gone, and those below are one higher.
        let mut old: Vec<Vec<P>> =
            self.divisions.iter().filter(|division| division.iter().any(goes_on)).cloned().collect();
        loop {
            if let Some(divisions) = self.planned(&old, &newcomers, players, goes_on) {
                return Ok(divisions);
            }
            // Too many have left near each other: the two neighbours with the fewest players become one division.
            let count = |division: &Vec<P>| division.iter().filter(|player| goes_on(player)).count();
            let smallest = old
                .windows(2)
                .enumerate()
                .min_by_key(|(_, pair)| pair.iter().map(count).sum::<usize>())
                .map(|(index, _)| index);
            let Some(index) = smallest else { break };
            let below = old.remove(index + 1);
            if let Some(above) = old.get_mut(index) {
                above.extend(below);
            }
        }
        let in_order: Vec<P> =
            self.divisions.iter().flatten().copied().filter(goes_on).chain(newcomers).collect();
        cut(&in_order, self.size)
    }

    /// The divisions that come of these old ones; `None` if some can't be filled.
    fn planned(
        &self,
        old: &[Vec<P>],
        newcomers: &[P],
        players: usize,
        goes_on: impl Fn(&P) -> bool + Copy,
    ) -> Option<Vec<Vec<P>>> {
        let wanted = self.size.divisions(players);
        // More than one new division needs newcomers.
        let most = (players / SMALLEST).min(old.len() + 1 + newcomers.len() / SMALLEST);
        let mut numbers: Vec<usize> = (players.div_ceil(LARGEST).max(1)..=most).collect();
        numbers.sort_by_key(|number| number.abs_diff(wanted));
        numbers.into_iter().take(TRIED).find_map(|number| {
            let sorted = self.sorted(&joined(old, number), goes_on);
            let plan = balance::plan(&before(&sorted), number, newcomers.len())?;
            Some(moved(&sorted, &plan, newcomers))
        })
    }

    /// What the table says of the players of each division who go on.
    fn sorted(&self, old: &[Vec<P>], goes_on: impl Fn(&P) -> bool) -> Vec<Sorted<P>> {
        let between = |above: Option<&Vec<P>>, below: Option<&Vec<P>>| match (above, below) {
            (Some(above), Some(below)) => exchanged(self.movers, above.len(), below.len()),
            (None, _) | (_, None) => 0,
        };
        old.iter()
            .enumerate()
            .map(|(index, division)| {
                let up = between(index.checked_sub(1).and_then(|above| old.get(above)), Some(division));
                let down = between(Some(division), old.get(index + 1));
                let those = |from: usize, to: usize| -> Vec<P> {
                    division.iter().take(to).skip(from).filter(|player| goes_on(player)).copied().collect()
                };
                let safe = division.len().saturating_sub(down);
                Sorted {
                    promoted: those(0, up),
                    staying: those(up, safe),
                    relegated: those(safe, division.len()),
                }
            })
            .collect()
    }
}

/// The divisions, the last of them joined if there are more than `most`.
fn joined<P: Copy>(old: &[Vec<P>], most: usize) -> Vec<Vec<P>> {
    let (upper, last) = old.split_at(old.len().min(most.saturating_sub(1)));
    let mut joined = upper.to_vec();
    if !last.is_empty() {
        joined.push(last.concat());
    }
    joined
}

/// The sizes after promotion and relegation.
fn before<P>(sorted: &[Sorted<P>]) -> Vec<Before> {
    let relegated = |index: usize| {
        index.checked_sub(1).and_then(|above| sorted.get(above)).map_or(0, |above| above.relegated.len())
    };
    let promoted = |index: usize| sorted.get(index + 1).map_or(0, |below| below.promoted.len());
    sorted
        .iter()
        .enumerate()
        .map(|(index, division)| Before {
            promoted: promoted(index),
            relegated: relegated(index),
            movable: division.staying.len(),
        })
        .collect()
}

/// What balancing does with those of an old division who haven't moved by result.
#[derive(Clone, Copy, Debug)]
struct Balanced<'a, P> {
    up: &'a [P],
    stay: &'a [P],
    down: &'a [P],
    /// How many of those relegated from the division above stay there, as there aren't enough to come up.
    spared: usize,
}

/// Does what the plan says, with the best going up and the last going down.
fn balanced<'a, P>(sorted: &'a [Sorted<P>], plan: &Plan) -> Vec<Balanced<'a, P>> {
    let flow = |index: usize| plan.up.get(index).copied().unwrap_or(0);
    sorted
        .iter()
        .enumerate()
        .map(|(index, division)| {
            let wanted = index.checked_sub(1).map_or(0, |above| flow(above).max(0).unsigned_abs());
            let falling = flow(index).min(0).unsigned_abs();
            let (rest, down) = division.staying.split_at(division.staying.len().saturating_sub(falling));
            let (up, stay) = rest.split_at(wanted.min(rest.len()));
            Balanced { up, stay, down, spared: wanted - up.len() }
        })
        .collect()
}

/// The divisions after all moves.
fn moved<P: Copy>(sorted: &[Sorted<P>], plan: &Plan, newcomers: &[P]) -> Vec<Vec<P>> {
    let last = sorted.len().saturating_sub(1);
    let balanced = balanced(sorted, plan);
    let mut divisions: Vec<Vec<P>> = (0..last + plan.newcomers.len())
        .map(|index| {
            let mut division = Vec::new();
            // From above.
            let spared = balanced.get(index).map_or(0, |own| own.spared);
            if let Some(above) = index.checked_sub(1)
                && let (Some(sorted), Some(balanced)) = (sorted.get(above), balanced.get(above))
            {
                division.extend(sorted.relegated.iter().skip(spared));
                division.extend(balanced.down);
            }
            // From here.
            if let (Some(own), Some(moves)) = (sorted.get(index), balanced.get(index)) {
                division.extend(moves.stay);
                let spared = balanced.get(index + 1).map_or(0, |below| below.spared);
                division.extend(own.relegated.iter().take(spared));
            }
            // From below.
            if let (Some(sorted), Some(balanced)) = (sorted.get(index + 1), balanced.get(index + 1)) {
                division.extend(&sorted.promoted);
                division.extend(balanced.up);
            }
            division
        })
        .collect();
    let mut rest = newcomers;
    for (division, &count) in divisions.iter_mut().skip(last).zip(&plan.newcomers) {
        let (here, others) = rest.split_at(count.min(rest.len()));
        division.extend_from_slice(here);
        rest = others;
    }
    divisions
}
