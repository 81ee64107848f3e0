//! Random knock-outs to the end.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::cast_precision_loss, reason = "ratings are small numbers")]

use std::collections::BTreeSet;

use proptest::prelude::*;
use tournament::{
    Entrant, GameResult, Pairing,
    knock_out::{KnockOut, Tie, TieEnd, TieState},
};

/// Plays a tie with these results, and says who won.
fn play(better: usize, worse: usize, mut result: impl FnMut() -> GameResult) -> usize {
    let mut tie = Tie::new(better, worse);
    let mut firsts = Vec::new();
    loop {
        match tie.state() {
            TieState::Due { first, second } => {
                assert_ne!(first, second);
                firsts.push(first);
                tie = tie.play(result()).unwrap();
            }
            TieState::Won(winner) => {
                assert!(firsts == [better, worse] || firsts == [better, worse, worse]);
                return winner;
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn one_is_left_after_the_fewest_rounds(
        players in 1..80_usize,
        results in prop::collection::vec(0..3_usize, 240),
        leave in prop::collection::vec(0..40_u8, 80),
        best_win in any::<bool>(),
    ) {
        let entrants: Vec<_> = (1..=players).map(|id| Entrant { id, rating: -(id as f64) }).collect();
        let mut knock_out = KnockOut::new(&entrants).unwrap();
        let mut results = results.into_iter().map(|index| GameResult::ALL[index]);
        let mut leave = leave.into_iter();
        let (mut rounds, mut out) = (0, BTreeSet::new());
        while !knock_out.is_over() {
            let round = knock_out.round();
            let mut ends = Vec::new();
            for pairing in &round {
                prop_assert!(pairing.players().all(|player| !out.contains(&player)));
                match *pairing {
                    Pairing::Bye(player) => {
                        // In the first round, the best have them.
                        prop_assert!(rounds > 0 || player <= players.next_power_of_two() - players);
                    }
                    Pairing::Game { first, second } => {
                        prop_assert!(first < second);
                        let is_final = round.len() == 1;
                        prop_assert!(is_final || (first, second) != (1, 2));
                        let winner = if best_win { first } else { play(first, second, || results.next().unwrap()) };
                        out.insert(first + second - winner);
                        // Now and then both leave.
                        if !best_win && leave.next() == Some(0) {
                            out.insert(winner);
                            ends.push(TieEnd::Neither(second));
                        } else {
                            ends.push(TieEnd::Winner(winner));
                        }
                    }
                }
            }
            knock_out = knock_out.next(&ends).unwrap();
            rounds += 1;
        }
        prop_assert_eq!(1_usize << rounds, players.next_power_of_two());
        match knock_out.winner() {
            Some(winner) => prop_assert!(out.len() == players - 1 && !out.contains(&winner)),
            None => prop_assert!(out.len() == players),
        }
        if best_win {
            prop_assert_eq!(knock_out.winner(), Some(1));
        }
    }
}
