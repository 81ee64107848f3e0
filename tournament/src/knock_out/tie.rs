//! A tie: two games with sides changed, and one more if they are level after these.
//!
//! The better seed moves first in the first game. In the third, the worse seed moves first; if that is drawn too, the better
//! seed goes on. So a tie always ends after three games.

use crate::{GameResult, Points};

/// A tie between two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tie<P> {
    better: P,
    worse: P,
    played: TieGames,
}

/// The games so far, each by the result of who moved first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum TieGames {
    None,
    One(GameResult),
    Two(GameResult, GameResult),
    Three(GameResult, GameResult, GameResult),
}

/// What happens next in a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TieState<P> {
    /// Another game is due.
    Due {
        /// Who moves first in it.
        first: P,
        /// Who moves second.
        second: P,
    },
    /// The tie is over.
    Won(P),
}

/// A tie has more games than it takes to decide it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the tie was over before its last game")]
pub struct TieTooLong;

impl<P: Copy> Tie<P> {
    /// A tie before its first game. The first player of a [`Pairing`](crate::Pairing) is the better seed.
    pub const fn new(better: P, worse: P) -> Self {
        Self { better, worse, played: TieGames::None }
    }

    /// The tie after these games, each with the result of who moved first in it.
    pub fn after(better: P, worse: P, results: &[GameResult]) -> Result<Self, TieTooLong> {
        results.iter().try_fold(Self::new(better, worse), |tie, &result| tie.play(result))
    }

    /// The tie after one more game, with the result of who moved first in it.
    pub fn play(self, result: GameResult) -> Result<Self, TieTooLong> {
        let played = match (self.state(), self.played) {
            (TieState::Won(_), _) | (_, TieGames::Three(..)) => return Err(TieTooLong),
            (TieState::Due { .. }, TieGames::None) => TieGames::One(result),
            (TieState::Due { .. }, TieGames::One(one)) => TieGames::Two(one, result),
            (TieState::Due { .. }, TieGames::Two(one, two)) => TieGames::Three(one, two, result),
        };
        Ok(Self { played, ..self })
    }

    /// Who moves first in the next game, or who has won.
    ///
    /// The second game is played even after a win in the first, which its result may make up for.
    pub fn state(&self) -> TieState<P> {
        let better_first = TieState::Due { first: self.better, second: self.worse };
        let worse_first = TieState::Due { first: self.worse, second: self.better };
        let (better, worse) = self.points();
        match self.played {
            TieGames::None => better_first,
            TieGames::One(_) => worse_first,
            TieGames::Two(..) if better == worse => worse_first,
            TieGames::Two(..) | TieGames::Three(..) if better < worse => TieState::Won(self.worse),
            TieGames::Two(..) | TieGames::Three(..) => TieState::Won(self.better),
        }
    }

    /// The points so far: of the better seed, of the worse.
    pub fn points(&self) -> (Points, Points) {
        let sum = |better: &[Points], worse: &[Points]| {
            let add = |points: &[Points]| points.iter().fold(Points::ZERO, |sum, &one| sum + one);
            (add(better), add(worse))
        };
        match self.played {
            TieGames::None => sum(&[], &[]),
            TieGames::One(one) => sum(&[one.first()], &[one.second()]),
            TieGames::Two(one, two) => sum(&[one.first(), two.second()], &[one.second(), two.first()]),
            TieGames::Three(one, two, three) => {
                sum(&[one.first(), two.second(), three.second()], &[one.second(), two.first(), three.first()])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use GameResult::{Drawn, FirstWon, SecondWon};

    use super::*;

    #[track_caller]
    fn check(results: &[GameResult], expected: TieState<char>) {
        assert_eq!(Tie::after('a', 'b', results).unwrap().state(), expected);
    }

    #[test]
    fn sides_change_and_the_worse_seed_begins_the_third_game() {
        check(&[], TieState::Due { first: 'a', second: 'b' });
        check(&[FirstWon], TieState::Due { first: 'b', second: 'a' });
        check(&[FirstWon, FirstWon], TieState::Due { first: 'b', second: 'a' });
    }

    #[test]
    fn two_games_are_enough_if_one_player_has_more_points() {
        check(&[FirstWon, Drawn], TieState::Won('a'));
        check(&[Drawn, FirstWon], TieState::Won('b'));
        check(&[SecondWon, FirstWon], TieState::Won('b'));
        assert_eq!(Tie::after('a', 'b', &[FirstWon, SecondWon, Drawn]), Err(TieTooLong));
    }

    #[test]
    fn the_third_game_decides_and_a_draw_is_enough_for_the_better_seed() {
        check(&[Drawn, Drawn, FirstWon], TieState::Won('b'));
        check(&[Drawn, Drawn, SecondWon], TieState::Won('a'));
        check(&[Drawn, Drawn, Drawn], TieState::Won('a'));
        assert_eq!(Tie::after('a', 'b', &[Drawn; 4]), Err(TieTooLong));
    }
}
