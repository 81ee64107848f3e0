//! Round robin: everyone meets everyone.
//!
//! The rounds are those of the [Berger tables](https://handbook.fide.com/chapter/C05Annex1), which FIDE's handbook prints.
//! They are balanced: with an even number of players each moves first in half of their games, rounded up for the upper half of
//! the list. With an odd number, the opponent of the last player of the table has a bye, and everybody moves first in exactly
//! half of their games.

use crate::{BadInput, Pairing, roster::Roster};

/// How often each pair meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cycles {
    /// Once.
    Single,
    /// Twice, with sides changed.
    Double,
}

/// The rounds in which everyone meets everyone, as few as possible. With an odd number of players, one has a bye in each.
pub fn round_robin<P: Copy + Ord>(
    players: &[P],
    cycles: Cycles,
) -> Result<Vec<Vec<Pairing<P>>>, BadInput<P>> {
    let roster = Roster::new(players.iter().copied())?;
    let players = roster.players();
    if players.len() < 2 {
        return Ok(Vec::new());
    }
    let mut rounds: Vec<Vec<_>> =
        (0..berger_size(players.len()) - 1).map(|round| berger_round(players, round)).collect();
    match cycles {
        Cycles::Single => {}
        Cycles::Double => {
            let back: Vec<Vec<_>> =
                rounds.iter().map(|round| round.iter().copied().map(reversed).collect()).collect();
            rounds.extend(back);
        }
    }
    Ok(rounds)
}

/// The number of places in the table: there is always an even number.
const fn berger_size(players: usize) -> usize {
    players + players % 2
}

/// A round of the table, both counted from 0.
///
/// The last place stays, and the others turn around it: in each round the sum of two opponents' places is the same, modulo
/// their number. Between two of them, the lower place moves first if the difference is odd, else the higher.
fn berger_round<P: Copy>(players: &[P], round: usize) -> Vec<Pairing<P>> {
    let last = berger_size(players.len()) - 1;
    (0..last)
        .filter_map(|one| {
            let other = (round + last - one) % last;
            let (first, second) = match one.cmp(&other) {
                std::cmp::Ordering::Less if (other - one) % 2 == 1 => (one, other),
                std::cmp::Ordering::Less => (other, one),
                std::cmp::Ordering::Equal if one <= last / 2 => (one, last),
                std::cmp::Ordering::Equal => (last, one),
                // Listed already, from the other's side.
                std::cmp::Ordering::Greater => return None,
            };
            match (players.get(first), players.get(second)) {
                (Some(&first), Some(&second)) => Some(Pairing::Game { first, second }),
                (Some(&player), None) | (None, Some(&player)) => Some(Pairing::Bye(player)),
                (None, None) => None,
            }
        })
        .collect()
}

fn reversed<P>(pairing: Pairing<P>) -> Pairing<P> {
    match pairing {
        Pairing::Game { first, second } => Pairing::Game { first: second, second: first },
        Pairing::Bye(player) => Pairing::Bye(player),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A round as in the handbook: `1-6 2-5 3-4`, sorted by text.
    fn written(round: &[Pairing<u32>]) -> Vec<String> {
        let mut games: Vec<String> = round
            .iter()
            .map(|pairing| match pairing {
                Pairing::Game { first, second } => format!("{first}-{second}"),
                Pairing::Bye(player) => format!("{player}-"),
            })
            .collect();
        games.sort();
        games
    }

    fn check(players: u32, table: &[&str]) {
        let players: Vec<u32> = (1..=players).collect();
        let rounds = round_robin(&players, Cycles::Single).unwrap();
        assert_eq!(rounds.len(), table.len());
        for (round, expected) in rounds.iter().zip(table) {
            let mut expected: Vec<&str> = expected.split(' ').collect();
            expected.sort_unstable();
            assert_eq!(written(round), expected);
        }
    }

    #[test]
    fn the_rounds_are_those_of_the_berger_tables() {
        check(4, &["1-4 2-3", "4-3 1-2", "2-4 3-1"]);
        check(6, &["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"]);
        check(
            8,
            &[
                "1-8 2-7 3-6 4-5",
                "8-5 6-4 7-3 1-2",
                "2-8 3-1 4-7 5-6",
                "8-6 7-5 1-4 2-3",
                "3-8 4-2 5-1 6-7",
                "8-7 1-6 2-5 3-4",
                "4-8 5-3 6-2 7-1",
            ],
        );
    }

    #[test]
    fn the_opponent_of_the_missing_last_player_has_a_bye() {
        check(3, &["1- 2-3", "3- 1-2", "2- 3-1"]);
    }

    #[test]
    fn one_player_has_no_games() {
        assert_eq!(round_robin::<u32>(&[], Cycles::Double), Ok(vec![]));
        assert_eq!(round_robin(&[7], Cycles::Single), Ok(vec![]));
    }

    #[test]
    fn a_player_is_listed_once() {
        assert_eq!(round_robin(&[7, 8, 7], Cycles::Single), Err(BadInput::Twice(7)));
    }
}
