//! Round robins of every size.

use std::collections::{BTreeMap, BTreeSet};

use tournament::{Cycles, Pairing, round_robin};

#[test]
fn everyone_meets_everyone_in_the_fewest_rounds_and_sides_are_balanced() {
    for count in 0..=60_usize {
        let players: Vec<usize> = (0..count).collect();
        for (cycles, times) in [(Cycles::Single, 1), (Cycles::Double, 2)] {
            let rounds = round_robin(&players, cycles).unwrap();
            let fewest = if count < 2 { 0 } else { times * (count - 1 + count % 2) };
            assert_eq!(rounds.len(), fewest);
            let mut games: BTreeMap<(usize, usize), usize> = BTreeMap::new();
            let mut firsts = vec![0_usize; count];
            let mut byes = vec![0_usize; count];
            for round in &rounds {
                let seen: BTreeSet<usize> = round.iter().flat_map(|pairing| pairing.players()).collect();
                assert_eq!(seen.len(), count);
                assert_eq!(round.iter().map(|pairing| pairing.players().count()).sum::<usize>(), count);
                for pairing in round {
                    match *pairing {
                        Pairing::Game { first, second } => {
                            firsts[first] += 1;
                            *games.entry((first, second)).or_default() += 1;
                        }
                        Pairing::Bye(player) => byes[player] += 1,
                    }
                }
            }
            assert!(games.values().all(|&played| played == 1));
            assert_eq!(games.len() * 2, times * count * count.saturating_sub(1));
            if times == 1 {
                assert!(games.keys().all(|&(first, second)| !games.contains_key(&(second, first))));
                let (least, most) = (firsts.iter().min().unwrap_or(&0), firsts.iter().max().unwrap_or(&0));
                assert!(most - least <= 1);
            }
            let expected = if count < 2 { 0 } else { times * (count % 2) };
            assert!(byes.iter().all(|&byes| byes == expected));
        }
    }
}
