//! What is drawn of a bracket.

use super::round::{BracketRound, BracketTie};

/// The most ties in the first round of a picture, and the most rounds.
pub(super) const MOST_TIES: usize = 8;
const MOST_ROUNDS: usize = 4;

/// A part of a bracket that fits into a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BracketPart {
    /// The last rounds, from the last sixteen players on.
    #[default]
    End,
    /// A round and those after it.
    From {
        /// The round, from 0 for the first. If there are fewer, the last one.
        round: usize,
        /// Which eight of its ties and what follows from them, from 0 for those at the top. If there are
        /// fewer, the last ones.
        section: usize,
    },
}

/// A round of a part.
pub(super) struct ShownRound<'a> {
    pub(super) heading: &'a str,
    /// A power of two.
    pub(super) places: usize,
    /// At most as many ties as there are places.
    pub(super) ties: &'a [BracketTie],
    /// Whether it's the final.
    pub(super) is_final: bool,
}

impl BracketPart {
    /// The rounds that are drawn, the first with up to eight places for ties, the others with half as many as
    /// the one before.
    pub(super) fn of(self, rounds: &[BracketRound]) -> Vec<ShownRound<'_>> {
        let last = rounds.len().saturating_sub(1);
        let (from, section) = match self {
            Self::End => {
                let fits = |at: usize| rounds.get(at..).is_some_and(is_small);
                ((0..rounds.len()).find(|&at| fits(at)).unwrap_or(last), 0)
            }
            Self::From { round, section } => (round.min(last), section),
        };
        let ties = rounds.get(from).map_or(0, |round| round.ties.len());
        let section = section.min(ties.div_ceil(MOST_TIES).saturating_sub(1));
        let places = ties.saturating_sub(section * MOST_TIES).clamp(1, MOST_TIES);
        // A section of several has its full height even if ties are missing at the end.
        let places = if ties > MOST_TIES { MOST_TIES } else { places.next_power_of_two() };
        let shown = rounds.iter().enumerate().skip(from).take(MOST_ROUNDS);
        let halved = std::iter::successors(Some(places), |places| (*places > 1).then_some(places / 2));
        shown
            .zip(halved)
            .enumerate()
            .map(|(depth, ((number, round), places))| {
                let first = section * (MOST_TIES >> depth);
                let ties = round.ties.get(first..).unwrap_or_default();
                let ties = ties.get(..places).unwrap_or(ties);
                ShownRound {
                    heading: &round.heading,
                    places,
                    ties,
                    is_final: number == last && ties.len() < 2,
                }
            })
            .collect()
    }
}

/// Whether these rounds fit into a picture.
fn is_small(rounds: &[BracketRound]) -> bool {
    rounds.len() <= MOST_ROUNDS && rounds.first().is_some_and(|round| round.ties.len() <= MOST_TIES)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers of ties of all rounds, and their parts as the ties shown of each round.
    fn shown(ties: &[usize], part: BracketPart) -> Vec<(usize, usize, Option<usize>)> {
        let rounds: Vec<BracketRound> = ties
            .iter()
            .map(|&ties| BracketRound { heading: ties.to_string(), ties: vec![BracketTie::default(); ties] })
            .collect();
        let position = |round: &ShownRound<'_>| {
            let of = rounds.iter().find(|other| other.heading == round.heading)?;
            of.ties.iter().position(|tie| round.ties.first().is_some_and(|first| std::ptr::eq(first, tie)))
        };
        part.of(&rounds).iter().map(|round| (round.places, round.ties.len(), position(round))).collect()
    }

    #[test]
    fn the_end_begins_with_the_last_sixteen() {
        let end = [(8, 8, Some(0)), (4, 4, Some(0)), (2, 2, Some(0)), (1, 1, Some(0))];
        assert_eq!(shown(&[32, 16, 8, 4, 2, 1], BracketPart::End), end);
        assert_eq!(shown(&[8, 4, 2, 1], BracketPart::End), end);
        assert_eq!(shown(&[2, 1], BracketPart::End), end[2..]);
        assert_eq!(shown(&[1], BracketPart::End), end[3..]);
    }

    #[test]
    fn a_section_holds_what_follows_from_its_ties() {
        let part = |round, section| shown(&[32, 16, 8, 4, 2, 1], BracketPart::From { round, section });
        assert_eq!(part(0, 0), [(8, 8, Some(0)), (4, 4, Some(0)), (2, 2, Some(0)), (1, 1, Some(0))]);
        assert_eq!(part(0, 3), [(8, 8, Some(24)), (4, 4, Some(12)), (2, 2, Some(6)), (1, 1, Some(3))]);
        assert_eq!(part(0, 99), part(0, 3));
        assert_eq!(part(1, 1), [(8, 8, Some(8)), (4, 4, Some(4)), (2, 2, Some(2)), (1, 1, Some(1))]);
        assert_eq!(part(4, 0), [(2, 2, Some(0)), (1, 1, Some(0))]);
        assert_eq!(part(99, 0), [(1, 1, Some(0))]);
    }

    #[test]
    fn places_are_there_before_their_ties() {
        assert_eq!(shown(&[8, 3, 0], BracketPart::End), [(8, 8, Some(0)), (4, 3, Some(0)), (2, 0, None)]);
        assert_eq!(shown(&[3, 1], BracketPart::End), [(4, 3, Some(0)), (2, 1, Some(0))]);
        assert_eq!(shown(&[0], BracketPart::End), [(1, 0, None)]);
        assert_eq!(shown(&[], BracketPart::End), []);
        assert_eq!(shown(&[1, 5], BracketPart::End), [(1, 1, Some(0))], "more than fit");
    }
}
