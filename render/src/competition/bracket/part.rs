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

/// The ties of a round that a part shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartRound {
    /// The round, from 0 for the first.
    pub round: usize,
    /// The first of its ties that is shown, from 0 for the one at the top.
    pub first: usize,
    /// For how many ties there is room: a power of two.
    pub places: usize,
}

impl BracketPart {
    /// The parts that together show a whole knock-out, given the ties of its first round: the end, and before it
    /// the sections of earlier rounds, if there are any.
    pub fn all(ties: usize) -> Vec<Self> {
        let (mut parts, mut round, mut left) = (vec![Self::End], 0, ties);
        while left > MOST_TIES {
            parts.extend((0..left.div_ceil(MOST_TIES)).map(|section| Self::From { round, section }));
            round += MOST_ROUNDS;
            left = left.div_ceil(1 << MOST_ROUNDS);
        }
        parts
    }

    /// What it shows of rounds with so many ties, the first of them with up to eight, the others with half as many
    /// as the one before. Rounds to come may have fewer ties than they will have.
    pub fn rounds(self, ties: &[usize]) -> Vec<PartRound> {
        let mut sizes: Vec<usize> = Vec::new();
        for &ties in ties {
            sizes.push(ties.max(sizes.last().map_or(0, |before| before.div_ceil(2))));
        }
        let last = sizes.len().saturating_sub(1);
        let (from, section) = match self {
            Self::End => {
                let fits = |&at: &usize| {
                    sizes.len() - at <= MOST_ROUNDS && sizes.get(at).is_some_and(|ties| *ties <= MOST_TIES)
                };
                ((0..sizes.len()).find(fits).unwrap_or(last), 0)
            }
            Self::From { round, section } => (round.min(last), section),
        };
        let ties = sizes.get(from).copied().unwrap_or_default();
        let section = section.min(ties.div_ceil(MOST_TIES).saturating_sub(1));
        let places = ties.saturating_sub(section * MOST_TIES).clamp(1, MOST_TIES);
        // A section of several has its full height even if ties are missing at the end.
        let places = if ties > MOST_TIES { MOST_TIES } else { places.next_power_of_two() };
        let halved = std::iter::successors(Some(places), |places| (*places > 1).then_some(places / 2));
        (from..sizes.len())
            .take(MOST_ROUNDS)
            .zip(halved)
            .enumerate()
            .map(|(depth, (round, places))| PartRound {
                round,
                first: section * (MOST_TIES >> depth),
                places,
            })
            .collect()
    }

    /// The rounds that are drawn.
    pub(super) fn of(self, rounds: &[BracketRound]) -> Vec<ShownRound<'_>> {
        let sizes: Vec<usize> = rounds.iter().map(|round| round.ties.len()).collect();
        let last = rounds.len().saturating_sub(1);
        let shown = self.rounds(&sizes).into_iter();
        let drawn = shown.filter_map(|PartRound { round: number, first, places }| {
            let round = rounds.get(number)?;
            let ties = round.ties.get(first..).unwrap_or_default();
            let ties = ties.get(..places).unwrap_or(ties);
            let is_final = number == last && ties.len() < 2;
            Some(ShownRound { heading: &round.heading, places, ties, is_final })
        });
        drawn.collect()
    }
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
    fn rounds_to_come_have_places_though_they_have_no_ties() {
        let places = |ties: &[usize], part| shown(ties, part).iter().map(|round| round.0).collect::<Vec<_>>();
        let so_far: [&[usize]; 3] = [&[32, 0, 0, 0, 0, 0], &[32, 16, 3, 0, 0, 0], &[16, 0, 0, 0, 0]];
        for ties in so_far {
            assert_eq!(places(ties, BracketPart::End), [8, 4, 2, 1], "{ties:?}");
        }
        assert_eq!(places(&[32, 0, 0, 0, 0, 0], BracketPart::From { round: 0, section: 3 }), [8, 4, 2, 1]);
    }

    #[test]
    fn the_parts_show_every_tie() {
        assert_eq!(BracketPart::all(0), [BracketPart::End]);
        assert_eq!(BracketPart::all(8), [BracketPart::End]);
        for (ties, parts) in [(16_usize, 3), (32, 5), (64, 9), (256, 35)] {
            let all = BracketPart::all(ties);
            assert_eq!(all.len(), parts, "{ties}");
            let sizes: Vec<usize> =
                std::iter::successors(Some(ties), |ties| (*ties > 1).then_some(ties / 2)).collect();
            let mut seen: Vec<Vec<bool>> = sizes.iter().map(|ties| vec![false; *ties]).collect();
            for PartRound { round, first, places } in all.iter().flat_map(|part| part.rounds(&sizes)) {
                seen[round][first..first + places].fill(true);
            }
            assert!(seen.iter().flatten().all(|seen| *seen), "{ties}: {seen:?}");
        }
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
