//! Swiss tournaments: in each round, players with as many points as each other meet.
//!
//! A pairing of the next round has to keep the hard rules: no one meets the same opponent again or has a second bye; and there
//! is a bye only if the number of players is odd. Among the pairings that do, the best is the one that has, in this order,
//!
//! 1. the bye for the player with the fewest points, and then the lowest rating;
//! 2. the smallest sum of the squares of the differences between opponents' points;
//! 3. the fewest players whose games as first and as second differ by more than two;
//! 4. the fewest players whose counts differ by two, which keeps later rounds free.
//!
//! That is a minimum-weight perfect matching of the players, with the bye as one more of them. The criteria are one number, each
//! of them weighing more than all that can be had from the later ones. `matching.rs` has the search, and `sides.rs` decides
//! who moves first.
//!
//! As long as no one leaves, there is a pairing for each of the first [`most_rounds`] rounds.

mod matching;
mod sides;

use std::collections::BTreeSet;

use self::{matching::Cost, sides::Balance};
use crate::{BadInput, Entrant, GameResult, Pairing, Points, roster::Roster};

/// The most players that one tournament can have. The search takes memory for the square of their number.
pub const MAX_PLAYERS: usize = 1_000;

/// For how many rounds there is always a pairing, if no one leaves: half as many as there are players, rounded up. Who wants
/// more lets everyone meet everyone.
pub const fn most_rounds(players: usize) -> usize {
    players.div_ceil(2)
}

/// What one or two players did in an earlier round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PastPairing<P> {
    /// A game.
    Game {
        /// Who moved first.
        first: P,
        /// Who moved second.
        second: P,
        /// How it ended.
        result: GameResult,
    },
    /// A bye, which gives a point.
    Bye(P),
}

/// Why no pairing keeps the hard rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoRound<P> {
    /// This player has met everyone who is left, and can't have a bye.
    #[error("no opponent is left for player {0}")]
    NoOpponent(P),
    /// The number of players is odd, and each of them has had a bye.
    #[error("the number of players is odd and everyone has had a bye")]
    NoBye,
    /// Everyone has a possible opponent, but not all of them at the same time.
    #[error("the pairs that haven't met don't make a round")]
    NoPerfectMatching,
}

/// A Swiss tournament between two rounds.
#[derive(Clone, Debug)]
pub struct Swiss<P> {
    /// Those who play on, by points and then rating, the best first.
    active: Vec<Player<P>>,
    /// Pairs who have met, as indices in `active`, the smaller first.
    met: BTreeSet<(usize, usize)>,
}

/// What has happened to a player.
#[derive(Clone, Copy, Debug)]
struct Player<P> {
    id: P,
    rating: f64,
    points: Points,
    balance: Balance,
    had_bye: bool,
}

impl<P: Copy + Ord> Swiss<P> {
    /// The tournament of `players` after the rounds in `history`. Those in `out` have left it.
    pub fn new(
        players: &[Entrant<P>],
        history: &[Vec<PastPairing<P>>],
        out: &[P],
    ) -> Result<Self, BadInput<P>> {
        let roster = Roster::new(players.iter().map(|player| player.id))?;
        let mut state: Vec<Player<P>> = players
            .iter()
            .map(|player| Player {
                id: player.id,
                rating: player.rating,
                points: Points::ZERO,
                balance: Balance::default(),
                had_bye: false,
            })
            .collect();
        let mut met = BTreeSet::new();
        for round in history {
            let mut seen = BTreeSet::new();
            for played in round {
                match *played {
                    PastPairing::Game { first, second, result } => {
                        let (one, other) = roster.pair(first, second)?;
                        state[one].points = state[one].points + result.first();
                        state[one].balance.moved_first();
                        state[other].points = state[other].points + result.second();
                        state[other].balance.moved_second();
                        met.insert((one, other));
                        for player in [first, second] {
                            if !seen.insert(player) {
                                return Err(BadInput::TwiceInRound(player));
                            }
                        }
                    }
                    PastPairing::Bye(player) => {
                        let number = roster.number(player)?;
                        state[number].points = state[number].points + Points::WIN;
                        state[number].had_bye = true;
                        if !seen.insert(player) {
                            return Err(BadInput::TwiceInRound(player));
                        }
                    }
                }
            }
        }
        let mut plays = vec![true; state.len()];
        for &player in out {
            plays[roster.number(player)?] = false;
        }

        let mut order: Vec<usize> = (0..state.len()).filter(|&number| plays[number]).collect();
        if order.len() > MAX_PLAYERS {
            return Err(BadInput::TooMany { players: order.len(), most: MAX_PLAYERS });
        }
        order.sort_by(|&one, &other| {
            let (one, other) = (&state[one], &state[other]);
            other.points.cmp(&one.points).then(other.rating.total_cmp(&one.rating))
        });
        let mut index = vec![None; state.len()];
        for (position, &number) in order.iter().enumerate() {
            index[number] = Some(position);
        }
        let met = met
            .into_iter()
            .filter_map(|(one, other)| {
                let (one, other) = (index[one]?, index[other]?);
                Some((one.min(other), one.max(other)))
            })
            .collect();
        Ok(Self { active: order.into_iter().map(|number| state[number]).collect(), met })
    }

    /// The players who play on and their points, the best first; those with as many points by rating.
    pub fn standings(&self) -> impl Iterator<Item = (P, Points)> {
        self.active.iter().map(|player| (player.id, player.points))
    }

    /// The best pairing of the next round, its games from the top down and the bye last.
    pub fn next_round(&self) -> Result<Vec<Pairing<P>>, NoRound<P>> {
        let players = self.active.len();
        let vertices = players + players % 2;
        // One more than any of the later criteria can add up to.
        let base = players as i128 + 1;
        let points = || self.active.iter().map(|player| i128::from(player.points.halves()));
        let widest = points().max().unwrap_or_default() - points().min().unwrap_or_default();
        let above_squares = base * widest * widest + 1;
        let ranks = self.bye_ranks();
        let costs: Vec<Option<Cost>> = (0..vertices)
            .flat_map(|one| (0..vertices).map(move |other| (one, other)))
            .map(|(one, other)| {
                if one >= other || self.met.contains(&(one, other)) {
                    return None;
                }
                let player = self.active.get(one)?;
                let (squares, rank, sides) = match self.active.get(other) {
                    Some(opponent) => {
                        let difference =
                            i128::from(player.points.halves().abs_diff(opponent.points.halves()));
                        (difference * difference, 0, player.balance.cost_against(opponent.balance))
                    }
                    None if player.had_bye => return None,
                    None => (0, ranks.get(one).copied()?, player.balance.cost_of_bye()),
                };
                let first = rank as i128 * above_squares + squares;
                let sides = [i128::from(sides.beyond_two), i128::from(sides.at_two)];
                Some(sides.into_iter().fold(first, |sum, criterion| sum * base + criterion))
            })
            .collect();
        let mates = matching::cheapest(&costs, vertices).ok_or_else(|| self.why_none(&costs, vertices))?;
        Ok(self.round(&mates))
    }

    /// For each player, how many different standings are below theirs.
    fn bye_ranks(&self) -> Vec<usize> {
        let mut rank = 0;
        let mut ranks: Vec<usize> = (0..self.active.len())
            .rev()
            .map(|index| {
                if let (Some(player), Some(below)) = (self.active.get(index), self.active.get(index + 1)) {
                    let level =
                        player.points == below.points && player.rating.total_cmp(&below.rating).is_eq();
                    rank += usize::from(!level);
                }
                rank
            })
            .collect();
        ranks.reverse();
        ranks
    }

    /// The round in which these players meet.
    fn round(&self, mates: &[usize]) -> Vec<Pairing<P>> {
        let mut board = 0;
        let (mut games, mut bye) = (Vec::new(), None);
        for (one, (player, &other)) in self.active.iter().zip(mates).enumerate() {
            match self.active.get(other) {
                None => bye = Some(Pairing::Bye(player.id)),
                Some(_) if other < one => {}
                Some(opponent) => {
                    // In the first round, the upper half moves first on every other board.
                    let first =
                        player.balance.moves_first_against(opponent.balance).unwrap_or(board % 2 == 0);
                    let (first, second) =
                        if first { (player.id, opponent.id) } else { (opponent.id, player.id) };
                    games.push(Pairing::Game { first, second });
                    board += 1;
                }
            }
        }
        games.extend(bye);
        games
    }

    fn why_none(&self, costs: &[Option<Cost>], vertices: usize) -> NoRound<P> {
        let alone = |one: usize| {
            (0..vertices).all(|other| costs[one.min(other) * vertices + one.max(other)].is_none())
        };
        match (0..vertices).find(|&vertex| alone(vertex)).map(|vertex| self.active.get(vertex)) {
            Some(Some(player)) => NoRound::NoOpponent(player.id),
            Some(None) => NoRound::NoBye,
            None => NoRound::NoPerfectMatching,
        }
    }
}

#[cfg(test)]
mod tests;
