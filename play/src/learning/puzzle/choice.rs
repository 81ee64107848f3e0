//! Which puzzle comes next.

use jiff::Timestamp;

use crate::{PuzzleId, player::ratings::Rating};

/// Among how many puzzles of about the right rating one is drawn.
pub const NEAREST: usize = 12;

/// A puzzle that may come next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// The puzzle.
    pub id: PuzzleId,
    /// Its rating in points.
    pub rating: f64,
    /// When the player last saw it; `None` if they never did.
    pub seen: Option<Timestamp>,
}

/// The puzzle that comes next for a player with this rating: one of the [`NEAREST`] that they haven't seen, drawn by a random
/// number, or else the one that they saw longest ago. `None` if there are none at all.
pub fn choose(candidates: &[Candidate], player: Rating, random: u64) -> Option<PuzzleId> {
    let mut unseen: Vec<&Candidate> =
        candidates.iter().filter(|candidate| candidate.seen.is_none()).collect();
    let distance = |candidate: &Candidate| (candidate.rating - player.value()).abs();
    unseen.sort_by(|one, other| distance(one).total_cmp(&distance(other)).then(one.id.cmp(&other.id)));
    unseen.truncate(NEAREST);
    let drawn = random.checked_rem(unseen.len().try_into().unwrap_or(u64::MAX));
    let drawn = drawn.and_then(|drawn| unseen.get(usize::try_from(drawn).ok()?));
    let oldest = || candidates.iter().min_by_key(|candidate| (candidate.seen, candidate.id));
    drawn.copied().or_else(oldest).map(|candidate| candidate.id)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::player::ratings::Form;

    fn candidate(id: u64, rating: f64, seen: Option<i64>) -> Candidate {
        let seen = seen.map(|second| Timestamp::from_second(second).expect("a time"));
        Candidate { id: id.try_into().expect("an id"), rating, seen }
    }

    fn chosen(candidates: &[Candidate], random: u64) -> Option<u64> {
        choose(candidates, Form::Duel.start(), random).map(PuzzleId::get)
    }

    #[test]
    fn the_nearest_that_were_not_seen_are_drawn_from() {
        let mut all: Vec<Candidate> =
            (1..=40_u32).map(|id| candidate(id.into(), 1_000.0 + 25.0 * f64::from(id), None)).collect();
        // The nearest of all was seen.
        all[19].seen = Some(Timestamp::UNIX_EPOCH);
        let drawn: BTreeSet<u64> = (0..100).filter_map(|random| chosen(&all, random)).collect();
        assert_eq!(drawn, (14..=26).filter(|&id| id != 20).collect());
    }

    #[test]
    fn once_all_were_seen_the_one_seen_longest_ago_comes_again() {
        let all = [
            candidate(1, 1_500.0, Some(30)),
            candidate(2, 2_200.0, Some(10)),
            candidate(3, 1_500.0, Some(20)),
        ];
        assert_eq!((0..5).map(|random| chosen(&all, random)).collect::<Vec<_>>(), [Some(2); 5]);
    }

    #[test]
    fn without_puzzles_none_comes() {
        assert_eq!(chosen(&[], 7), None);
    }
}
