//! Knock-out: who loses a tie leaves.
//!
//! The bracket is drawn once, by rating. The best and the second best are at its opposite ends, so they can meet only in the final;
//! each half is drawn in the same way, and places without a player are byes for the best. Every later round follows from who
//! won: neighbours meet.
//!
//! A tie is up to three games between the same two, see [`Tie`].

mod tie;

pub use self::tie::{Tie, TieState, TieTooLong};
use crate::{BadInput, Entrant, Pairing, pairing::by_rating, roster::Roster};

/// A place of the bracket: a player with their seed, from 1 for the best. It is empty if its player was never there, or both
/// players of a tie left.
type Place<P> = Option<(usize, P)>;

/// A knock-out at the start of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnockOut<P> {
    /// The places that are left, neighbours next to each other. Their number is a power of two.
    places: Vec<Place<P>>,
}

/// How a tie of the round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TieEnd<P> {
    /// This player goes on, by a win or because the opponent has left.
    Winner(P),
    /// Both have left, and no one goes on. Either of them stands for the tie.
    Neither(P),
}

/// The ends of ties don't make the next round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotOver<P> {
    /// The tie of these two has no end yet.
    #[error("the tie of {0} and {1} isn't over")]
    Tie(P, P),
    /// The tie of these two is said to have ended twice.
    #[error("the tie of {0} and {1} has two ends")]
    TwoEnds(P, P),
    /// This player has no tie in this round.
    #[error("player {0} has no tie in this round")]
    Stranger(P),
}

impl<P: Copy + Ord> KnockOut<P> {
    /// The bracket of these players. Those with the same rating are seeded in the order in which they are listed.
    pub fn new(players: &[Entrant<P>]) -> Result<Self, BadInput<P>> {
        Roster::new(players.iter().map(|player| player.id))?;
        let seeded = by_rating(players);
        let places = seeds(seeded.len())
            .into_iter()
            .map(|seed| seeded.get(seed).map(|&player| (seed + 1, player)))
            .collect();
        Ok(Self { places })
    }

    /// The ties of this round and the byes, from the top of the bracket down. The better seed is first.
    ///
    /// There are none once there is a winner.
    pub fn round(&self) -> Vec<Pairing<P>> {
        self.pairs()
            .filter_map(|pair| match pair {
                (Some((one, first)), Some((other, second))) if one < other => {
                    Some(Pairing::Game { first, second })
                }
                (Some((_, second)), Some((_, first))) => Some(Pairing::Game { first, second }),
                (Some((_, player)), None) | (None, Some((_, player))) => Some(Pairing::Bye(player)),
                (None, None) => None,
            })
            .collect()
    }

    /// Who has won; `None` while there are rounds to play, or if everyone has left.
    pub fn winner(&self) -> Option<P> {
        match *self.places.as_slice() {
            [place] => place.map(|(_, player)| player),
            _ => None,
        }
    }

    /// Whether there are no more rounds.
    pub fn is_over(&self) -> bool {
        self.places.len() <= 1
    }

    /// The next round. Needs an end for each tie of this one; byes go on by themselves.
    pub fn next(&self, ends: &[TieEnd<P>]) -> Result<Self, NotOver<P>> {
        let mut used = 0;
        let places = self
            .pairs()
            .map(|pair| match pair {
                (Some(one), Some(other)) => {
                    let mut ended = ends.iter().filter_map(|&end| match end {
                        TieEnd::Winner(player) if player == one.1 => Some(Some(one)),
                        TieEnd::Winner(player) if player == other.1 => Some(Some(other)),
                        TieEnd::Neither(player) if player == one.1 || player == other.1 => Some(None),
                        TieEnd::Winner(_) | TieEnd::Neither(_) => None,
                    });
                    let end = ended.next().ok_or(NotOver::Tie(one.1, other.1))?;
                    used += 1;
                    match ended.next() {
                        None => Ok(end),
                        Some(_) => Err(NotOver::TwoEnds(one.1, other.1)),
                    }
                }
                (one, other) => Ok(one.or(other)),
            })
            .collect::<Result<_, _>>()?;
        if used < ends.len() {
            let plays = |player: P| {
                self.pairs().any(|pair| match pair {
                    (Some(one), Some(other)) => player == one.1 || player == other.1,
                    (Some(_) | None, None) | (None, Some(_)) => false,
                })
            };
            for &end in ends {
                let (TieEnd::Winner(player) | TieEnd::Neither(player)) = end;
                if !plays(player) {
                    return Err(NotOver::Stranger(player));
                }
            }
        }
        Ok(Self { places })
    }

    /// Neighbours. There are none if a single place is left.
    fn pairs(&self) -> impl Iterator<Item = (Place<P>, Place<P>)> {
        self.places.chunks_exact(2).filter_map(|pair| match *pair {
            [one, other] => Some((one, other)),
            _ => None,
        })
    }
}

/// The seeds from 0, in the order of the bracket, for at least this many players. A seed beyond them is an empty place.
fn seeds(players: usize) -> Vec<usize> {
    let mut seeds = vec![0];
    while seeds.len() < players {
        let last = 2 * seeds.len() - 1;
        seeds = seeds.into_iter().flat_map(|seed| [seed, last - seed]).collect();
    }
    seeds
}

#[cfg(test)]
mod tests {
    use super::*;

    fn knock_out(players: u32) -> KnockOut<u32> {
        let players: Vec<_> =
            (1..=players).map(|id| Entrant { id, rating: 2_000.0 - f64::from(id) }).collect();
        KnockOut::new(&players).unwrap()
    }

    const fn game(first: u32, second: u32) -> Pairing<u32> {
        Pairing::Game { first, second }
    }

    #[test]
    fn eight_players_are_drawn_as_everywhere() {
        let mut knock_out = knock_out(8);
        assert_eq!(knock_out.round(), [game(1, 8), game(4, 5), game(2, 7), game(3, 6)]);
        knock_out = knock_out.next(&[1, 5, 2, 6].map(TieEnd::Winner)).unwrap();
        assert_eq!(knock_out.round(), [game(1, 5), game(2, 6)]);
        knock_out = knock_out.next(&[2, 1].map(TieEnd::Winner)).unwrap();
        assert_eq!(knock_out.round(), [game(1, 2)]);
        assert_eq!(knock_out.winner(), None);
        knock_out = knock_out.next(&[TieEnd::Winner(2)]).unwrap();
        assert_eq!((knock_out.winner(), knock_out.is_over()), (Some(2), true));
        assert_eq!(knock_out.round(), []);
    }

    #[test]
    fn byes_go_to_the_best() {
        let byes = [1, 2, 3, 4, 5].map(Pairing::Bye);
        let round = knock_out(11).round();
        assert!(byes.iter().all(|bye| round.contains(bye)));
        assert_eq!(round.iter().filter(|pairing| matches!(pairing, Pairing::Game { .. })).count(), 3);
    }

    #[test]
    fn nobody_or_one_player_needs_no_round() {
        assert_eq!(
            (knock_out(0).winner(), knock_out(0).is_over(), knock_out(0).round()),
            (None, true, vec![])
        );
        assert_eq!((knock_out(1).winner(), knock_out(1).round()), (Some(1), vec![]));
    }

    #[test]
    fn where_both_leave_the_next_opponent_has_a_bye() {
        let knock_out = knock_out(4).next(&[TieEnd::Neither(4), TieEnd::Winner(2)]).unwrap();
        assert_eq!(knock_out.round(), [Pairing::Bye(2)]);
        assert_eq!(knock_out.next(&[]).unwrap().winner(), Some(2));
    }

    #[test]
    fn each_tie_has_one_end() {
        let knock_out = knock_out(4);
        assert_eq!(knock_out.next(&[TieEnd::Winner(1)]), Err(NotOver::Tie(2, 3)));
        assert_eq!(knock_out.next(&[1, 2, 4].map(TieEnd::Winner)), Err(NotOver::TwoEnds(1, 4)));
        assert_eq!(knock_out.next(&[1, 2, 5].map(TieEnd::Winner)), Err(NotOver::Stranger(5)));
    }
}
