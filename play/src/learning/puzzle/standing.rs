//! Puzzle ratings, of players and of puzzles.

use games::Side;
use jiff::Timestamp;

use crate::player::ratings::{Form, Rating, rate_duel};

/// How far a puzzle's first rating, which the engine has estimated, can be trusted. **Decided:** more than a new player's, so
/// that the first to try it hardly move it, and less than a settled one.
const OF_ESTIMATE: f64 = 180.0;

/// How well a player solves the puzzles of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PuzzleStanding {
    /// The rating as it was when it last changed.
    pub rating: Rating,
    /// How many puzzles counted.
    pub tried: u32,
    /// How many of them were solved at the first try.
    pub solved: u32,
    /// When the rating last changed.
    pub since: Timestamp,
}

/// What a puzzle did to a player's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moved {
    /// The rating before.
    pub before: Rating,
    /// The rating after.
    pub after: Rating,
}

impl PuzzleStanding {
    /// The rating at a time: it is trusted less the longer nothing was solved.
    pub fn at(&self, now: Timestamp) -> Rating {
        self.rating.idle(Form::Duel, self.since, now)
    }
}

/// The first rating of a puzzle, from the engine's estimate.
pub fn estimate(points: u16) -> Rating {
    let start = Form::Duel.start();
    // All three numbers are those of a rating.
    Rating::new(points.into(), OF_ESTIMATE, start.volatility()).unwrap_or(start)
}

/// The ratings of a player and a puzzle after a first try: the player's standing, what it did to their rating, and the puzzle's.
pub fn rate(
    player: Option<PuzzleStanding>,
    puzzle: Rating,
    right: bool,
    now: Timestamp,
) -> (PuzzleStanding, Moved, Rating) {
    let before = player.map_or_else(|| Form::Duel.start(), |standing| standing.at(now));
    let winner = if right { Side::First } else { Side::Second };
    let [after, puzzle] = rate_duel([before, puzzle], Some(winner));
    let (tried, solved) = player.map_or((0, 0), |standing| (standing.tried, standing.solved));
    let standing = PuzzleStanding {
        rating: after,
        tried: tried.saturating_add(1),
        solved: solved.saturating_add(right.into()),
        since: now,
    };
    (standing, Moved { before, after }, puzzle)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Timestamp = Timestamp::UNIX_EPOCH;

    #[test]
    fn both_ratings_move_and_the_first_is_provisional() {
        let (standing, moved, puzzle) = rate(None, estimate(1_500), true, NOW);
        assert!(moved.before.value() < moved.after.value() && puzzle.value() < 1_500.0);
        assert_eq!((standing.tried, standing.solved, standing.since), (1, 1, NOW));
        assert!(standing.rating.is_provisional());
        let (then, moved, _) = rate(Some(standing), estimate(1_500), false, NOW);
        assert!(moved.after.value() < moved.before.value());
        assert_eq!((then.tried, then.solved), (2, 1));
    }

    #[test]
    fn a_harder_puzzle_earns_more_and_an_easier_one_costs_more() {
        let moved = |points, right| rate(None, estimate(points), right, NOW).1.after.value();
        assert!(moved(2_000, true) > moved(1_000, true));
        assert!(moved(2_000, false) > moved(1_000, false));
    }

    #[test]
    fn a_rating_settles_after_some_puzzles_and_is_trusted_less_after_long() {
        let mut standing = None;
        for number in 0..40 {
            standing = Some(rate(standing, estimate(1_500), number % 2 == 0, NOW).0);
        }
        let settled = standing.expect("rated");
        assert!(!settled.rating.is_provisional(), "{settled:?}");
        let later = NOW + jiff::SignedDuration::from_hours(24 * 365);
        assert!(settled.at(later).deviation() > settled.rating.deviation());
    }
}
