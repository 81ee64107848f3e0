//! Swiss rounds against all pairings of up to eight players, and whole tournaments.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};

use proptest::{prelude::*, sample::Index};
use tournament::{
    Entrant, GameResult, Pairing,
    swiss::{NoRound, PastPairing, Swiss},
};

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// What is known of a player, counted literally from the history.
#[derive(Clone, Copy, Default)]
struct Known {
    halves: i64,
    surplus: i64,
    byes: usize,
}

#[derive(Clone, Debug)]
struct Tournament {
    players: Vec<Entrant<u8>>,
    history: Vec<Vec<PastPairing<u8>>>,
    out: Vec<u8>,
}

impl Tournament {
    fn known(&self) -> BTreeMap<u8, Known> {
        let mut known: BTreeMap<u8, Known> = BTreeMap::new();
        for played in self.history.iter().flatten() {
            match *played {
                PastPairing::Game { first, second, result } => {
                    let one = known.entry(first).or_default();
                    one.halves += i64::from(result.first().halves());
                    one.surplus += 1;
                    let other = known.entry(second).or_default();
                    other.halves += i64::from(result.second().halves());
                    other.surplus -= 1;
                }
                PastPairing::Bye(player) => {
                    let one = known.entry(player).or_default();
                    one.halves += 2;
                    one.byes += 1;
                }
            }
        }
        known
    }

    fn apart(&self) -> BTreeSet<(u8, u8)> {
        let met = self.history.iter().flatten().filter_map(|played| match *played {
            PastPairing::Game { first, second, .. } => Some((first, second)),
            PastPairing::Bye(_) => None,
        });
        met.flat_map(|(one, other)| [(one, other), (other, one)]).collect()
    }

    fn active(&self) -> Vec<u8> {
        self.players.iter().map(|player| player.id).filter(|id| !self.out.contains(id)).collect()
    }

    fn next_round(&self) -> Result<Vec<Pairing<u8>>, NoRound<u8>> {
        Swiss::new(&self.players, &self.history, &self.out).unwrap().next_round()
    }

    /// What a round is judged by: the bye's points and rating, the sum of squares, the players who differ by more than two, and
    /// those who do by two.
    fn judged(&self, round: &[Pairing<u8>]) -> (Option<(i64, usize)>, i64, usize, usize) {
        let known = self.known();
        let get = |id: &u8| known.get(id).copied().unwrap_or_default();
        let (mut squares, mut bye, mut surpluses) = (0, None, Vec::new());
        for pairing in round {
            match pairing {
                Pairing::Game { first, second } => {
                    let (first, second) = (get(first), get(second));
                    squares += (first.halves - second.halves).pow(2);
                    surpluses.extend([first.surplus + 1, second.surplus - 1]);
                }
                Pairing::Bye(id) => {
                    let rating = self.players.iter().find(|player| player.id == *id).unwrap().rating;
                    // As a rank, since numbers with a fraction have no order.
                    let lower = self.players.iter().filter(|player| player.rating < rating).count();
                    bye = Some((get(id).halves, lower));
                    surpluses.push(get(id).surplus);
                }
            }
        }
        (
            bye,
            squares,
            surpluses.iter().filter(|surplus| surplus.abs() > 2).count(),
            surpluses.iter().filter(|surplus| surplus.abs() == 2).count(),
        )
    }

    /// Every round that keeps the hard rules, with both choices of sides for each game.
    fn all_rounds(&self) -> Vec<Vec<Pairing<u8>>> {
        let mut all = Vec::new();
        let active = self.active();
        Self::extend(&active, &mut Vec::new(), &mut all, &self.apart(), &self.known());
        all
    }

    fn extend(
        left: &[u8],
        round: &mut Vec<Pairing<u8>>,
        all: &mut Vec<Vec<Pairing<u8>>>,
        apart: &BTreeSet<(u8, u8)>,
        known: &BTreeMap<u8, Known>,
    ) {
        let Some((&one, rest)) = left.split_first() else {
            all.push(round.clone());
            return;
        };
        for &other in rest {
            if apart.contains(&(one, other)) {
                continue;
            }
            let rest: Vec<u8> = rest.iter().copied().filter(|&player| player != other).collect();
            for (first, second) in [(one, other), (other, one)] {
                round.push(Pairing::Game { first, second });
                Self::extend(&rest, round, all, apart, known);
                round.pop();
            }
        }
        if left.len() % 2 == 1 && known.get(&one).is_none_or(|known| known.byes == 0) {
            round.push(Pairing::Bye(one));
            Self::extend(rest, round, all, apart, known);
            round.pop();
        }
    }

    /// Checks the hard rules.
    fn check(&self, round: &[Pairing<u8>]) {
        let mut paired: Vec<u8> = round.iter().flat_map(|pairing| pairing.players()).collect();
        paired.sort_unstable();
        let mut active = self.active();
        active.sort_unstable();
        assert_eq!(paired, active);
        let (apart, known) = (self.apart(), self.known());
        let mut byes = 0;
        for pairing in round {
            match *pairing {
                Pairing::Game { first, second } => {
                    assert!(!apart.contains(&(first, second)));
                    // The other choice of sides isn't better.
                    let surplus = |player| known.get(&player).map_or(0, |known: &Known| known.surplus);
                    let beyond = |first: i64, second: i64| {
                        [first + 1, second - 1].iter().filter(|surplus| surplus.abs() > 2).count()
                    };
                    let (first, second) = (surplus(first), surplus(second));
                    assert!(beyond(first, second) <= beyond(second, first));
                }
                Pairing::Bye(player) => {
                    byes += 1;
                    assert!(known.get(&player).is_none_or(|known| known.byes == 0));
                }
            }
        }
        assert_eq!(byes, active.len() % 2);
    }

    fn play(&mut self, round: &[Pairing<u8>], mut result: impl FnMut() -> GameResult) {
        let played = round.iter().map(|pairing| match *pairing {
            Pairing::Game { first, second } => PastPairing::Game { first, second, result: result() },
            Pairing::Bye(player) => PastPairing::Bye(player),
        });
        self.history.push(played.collect());
    }
}

prop_compose! {
    /// Players with ratings of which some are equal.
    fn tournament(most: usize)(players in 0..=most)(
        ratings in prop::collection::vec(0..6_u32, players),
    ) -> Tournament {
        Tournament {
            players: (0..).zip(&ratings).map(|(id, &rating)| Entrant { id, rating: f64::from(rating) }).collect(),
            history: Vec::new(),
            out: Vec::new(),
        }
    }
}

fn result() -> impl Strategy<Value = GameResult> {
    (0..3_usize).prop_map(|index| GameResult::ALL[index])
}

proptest! {
    #![proptest_config(config(1_500))]

    /// Rounds of a history are drawn at random, so that also bad ones come up.
    #[test]
    fn no_pairing_is_better(
        start in tournament(8),
        rounds in prop::collection::vec((any::<Index>(), prop::collection::vec(result(), 4)), 0..5),
        out in prop::collection::vec(any::<Index>(), 0..3),
    ) {
        let mut tournament = start;
        for (choice, results) in rounds {
            let all = tournament.all_rounds();
            if all.is_empty() {
                break;
            }
            let mut results = results.into_iter();
            tournament.play(&all[choice.index(all.len())], || results.next().unwrap());
        }
        if !tournament.players.is_empty() {
            let players = tournament.players.len();
            tournament.out = out.into_iter().map(|index| tournament.players[index.index(players)].id).collect();
        }
        let best = tournament.all_rounds().iter().map(|round| tournament.judged(round)).min();
        let round = tournament.next_round();
        if let Ok(round) = &round {
            tournament.check(round);
        }
        prop_assert_eq!(round.ok().map(|round| tournament.judged(&round)), best);
    }
}

proptest! {
    #![proptest_config(config(1_000))]

    #[test]
    fn a_tournament_keeps_the_rules_to_its_end(
        start in tournament(24),
        results in prop::collection::vec(result(), 200),
        leaving in prop::collection::vec((1..12_usize, any::<Index>()), 0..4),
    ) {
        let mut tournament = start;
        let mut results = results.into_iter().cycle();
        for number in 0..12 {
            for (_, index) in leaving.iter().filter(|(round, _)| *round == number) {
                if let Some(player) = tournament.active().get(index.index(24)) {
                    tournament.out.push(*player);
                }
            }
            let Ok(round) = tournament.next_round() else { break };
            tournament.check(&round);
            tournament.play(&round, || results.next().unwrap());
        }
    }
}

proptest! {
    #![proptest_config(config(300))]

    /// Any pairings, and any results.
    #[test]
    fn half_as_many_rounds_as_players_can_always_be_paired(
        start in tournament(15),
        results in prop::collection::vec(result(), 120),
    ) {
        let mut tournament = start;
        let mut results = results.into_iter().cycle();
        for _ in 0..tournament::swiss::most_rounds(tournament.players.len()) {
            let round = tournament.next_round();
            prop_assert!(round.is_ok(), "{:?}", round);
            tournament.play(&round.unwrap(), || results.next().unwrap());
        }
    }
}

/// In tournaments of the usual length, the games as first and as second hardly ever have to differ by more than two.
#[test]
fn sides_nearly_always_stay_within_two() {
    let mut chance = 88_172_645_463_325_252_u64;
    let mut beyond = 0;
    for players in (16..=30).cycle().take(150) {
        let mut tournament = Tournament {
            players: (0..players).map(|id| Entrant { id, rating: f64::from(id) }).collect(),
            history: Vec::new(),
            out: Vec::new(),
        };
        for _ in 0..7 {
            let round = tournament.next_round().unwrap();
            tournament.play(&round, || {
                chance ^= chance << 13;
                chance ^= chance >> 7;
                chance ^= chance << 17;
                GameResult::ALL[(chance % 3) as usize]
            });
        }
        beyond += tournament.known().values().filter(|known| known.surplus.abs() > 2).count();
    }
    assert!(beyond <= 10, "{beyond} of 3,450 players");
}
