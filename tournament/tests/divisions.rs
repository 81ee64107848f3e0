//! Random leagues from season to season.
#![expect(clippy::cast_precision_loss, reason = "ratings are small numbers")]

use std::collections::{BTreeMap, BTreeSet};

use proptest::{prelude::*, sample::Index};
use tournament::{
    Entrant,
    divisions::{DivisionSize, LARGEST, SMALLEST, Season, exchanged, form},
};

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

fn entrants(ids: std::ops::Range<usize>) -> Vec<Entrant<usize>> {
    ids.map(|id| Entrant { id, rating: -(id as f64) }).collect()
}

/// The division of each player.
fn of(divisions: &[Vec<usize>]) -> BTreeMap<usize, usize> {
    divisions
        .iter()
        .enumerate()
        .flat_map(|(index, players)| players.iter().map(move |&id| (id, index)))
        .collect()
}

proptest! {
    #![proptest_config(config(3_000))]

    #[test]
    fn first_divisions_have_everyone_and_equal_sizes(players in 4..200_usize, size in 4..=15_usize) {
        let divisions = form(&entrants(0..players), size.try_into().unwrap()).unwrap();
        prop_assert_eq!(divisions.concat(), (0..players).collect::<Vec<_>>());
        let sizes: Vec<usize> = divisions.iter().map(Vec::len).collect();
        let (least, most) = (*sizes.iter().min().unwrap(), *sizes.iter().max().unwrap());
        prop_assert!(least >= SMALLEST && most <= LARGEST && most - least <= 1, "{:?}", sizes);
    }

    /// Without anyone leaving or joining, as many go up as down, and all sizes stay.
    #[test]
    fn promotion_and_relegation_add_up(players in 4..120_usize, size in 4..=15_usize, movers in 0..6_usize) {
        let size = DivisionSize::try_from(size).unwrap();
        let old = form(&entrants(0..players), size).unwrap();
        let season = Season { divisions: &old, leaving: &[], returning: &[], joining: &[], movers, size };
        let new = season.next().unwrap();
        let sizes = |divisions: &[Vec<usize>]| divisions.iter().map(Vec::len).collect::<Vec<_>>();
        prop_assert_eq!(sizes(&old), sizes(&new));
        let (before, after) = (of(&old), of(&new));
        for (index, pair) in old.windows(2).enumerate() {
            let count = exchanged(movers, pair[0].len(), pair[1].len());
            let down: Vec<usize> = before.keys().copied().filter(|id| before[id] == index && after[id] > index).collect();
            let up: Vec<usize> = before.keys().copied().filter(|id| before[id] == index + 1 && after[id] <= index).collect();
            prop_assert_eq!(&down[..], &pair[0][pair[0].len() - count..]);
            prop_assert_eq!(&up[..], &pair[1][..count]);
        }
    }

    #[test]
    fn nobody_is_lost_or_moved_twice(
        players in 25..120_usize,
        size in 4..=15_usize,
        movers in 0..4_usize,
        leaving in prop::collection::vec(any::<Index>(), 0..20),
        returning in 0..8_usize,
        joining in 0..40_usize,
    ) {
        let size = DivisionSize::try_from(size).unwrap();
        let old = form(&entrants(0..players), size).unwrap();
        let leaving: BTreeSet<usize> = leaving.into_iter().map(|index| index.index(players)).collect();
        let season = Season {
            divisions: &old,
            leaving: &leaving.iter().copied().collect::<Vec<_>>(),
            returning: &entrants(1_000..1_000 + returning),
            joining: &entrants(2_000..2_000 + joining),
            movers,
            size,
        };
        let new = season.next().unwrap();
        let mut all: Vec<usize> = new.concat();
        all.sort_unstable();
        let expected: Vec<usize> = (0..players)
            .filter(|id| !leaving.contains(id))
            .chain(1_000..1_000 + returning)
            .chain(2_000..2_000 + joining)
            .collect();
        prop_assert_eq!(all, expected);
        for division in &new {
            prop_assert!((SMALLEST..=LARGEST).contains(&division.len()), "{:?}", new);
        }

        // If a division is too small, it can have been joined with others.
        let left = |division: &Vec<usize>| division.iter().filter(|id| !leaving.contains(id)).count();
        if old.iter().any(|division| left(division) < SMALLEST) {
            return Ok(());
        }
        // Divisions that have been joined into the last one count as that one.
        let last = new.len() - 1;
        let (before, after) = (of(&old), of(&new));
        let before: BTreeMap<usize, usize> = before
            .into_iter()
            .map(|(id, index)| (id, index.min(last)))
            .collect();
        let lowest = before.iter().filter(|(id, _)| !leaving.contains(id)).map(|(_, index)| *index).max();
        for (id, index) in &after {
            if let Some(old) = before.get(id) {
                prop_assert!(old.abs_diff(*index) <= 1, "{} from {} to {}: {:?}", id, old, index, season);
            } else {
                prop_assert!(Some(*index) >= lowest);
            }
        }
        // Newcomers are below everyone else in their division, too, and those who return are first.
        for division in &new {
            let first_new = division.iter().position(|id| *id >= 1_000).unwrap_or(division.len());
            prop_assert!(division[first_new..].iter().all(|id| *id >= 1_000));
            prop_assert!(division[first_new..].is_sorted());
        }

        // Who was promoted or relegated by result is where that leads.
        if new.len() >= old.len() {
            for (index, pair) in old.windows(2).enumerate() {
                let count = exchanged(movers, pair[0].len(), pair[1].len());
                for id in pair[0].iter().rev().take(count).filter(|id| !leaving.contains(id)) {
                    // Or they are spared.
                    prop_assert!(after[id] == index + 1 || after[id] == index);
                }
                for id in pair[1].iter().take(count).filter(|id| !leaving.contains(id)) {
                    prop_assert_eq!(after[id], index);
                }
            }
        }
    }
}
