//! The results of a league by player, and the places that follow from them.

use crate::GameResult;

/// A game between two players, by their numbers.
#[derive(Clone, Copy, Debug)]
struct Game {
    first: usize,
    second: usize,
    result: Option<GameResult>,
}

/// All games, and what they give. Results can be set and taken back.
#[derive(Clone, Debug)]
pub(super) struct Results {
    games: Vec<Game>,
    /// For each player, the indices of their games.
    of: Vec<Vec<usize>>,
    /// For each player, their half-points.
    points: Vec<u32>,
    /// For each player, their games without a result.
    left: Vec<u32>,
}

/// What ranks players with as many points, in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Ties {
    /// Half-points in the games among those with as many points.
    pub(super) head_to_head: u32,
    /// Quarter-points of those beaten, and half of those drawn with.
    pub(super) sonneborn_berger: u64,
    /// Games won as second.
    pub(super) wins_as_second: u32,
}

/// A player's place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing {
    pub(super) player: usize,
    pub(super) place: usize,
    pub(super) ties: Ties,
}

impl Results {
    /// The results of this many players before their first game.
    pub(super) fn new(players: usize) -> Self {
        Self {
            games: Vec::new(),
            of: vec![Vec::new(); players],
            points: vec![0; players],
            left: vec![0; players],
        }
    }

    pub(super) fn add(&mut self, first: usize, second: usize, result: Option<GameResult>) {
        let game = self.games.len();
        self.games.push(Game { first, second, result: None });
        for player in [first, second] {
            self.of[player].push(game);
            self.left[player] += 1;
        }
        if let Some(result) = result {
            self.set(game, result);
        }
    }

    pub(super) fn add_bye(&mut self, player: usize) {
        self.points[player] += 2;
    }

    /// Ends a game that has no result.
    pub(super) fn set(&mut self, game: usize, result: GameResult) {
        let Game { first, second, .. } = self.games[game];
        self.games[game].result = Some(result);
        self.points[first] += result.first().halves();
        self.points[second] += result.second().halves();
        self.left[first] -= 1;
        self.left[second] -= 1;
    }

    /// Takes back the result that was set.
    pub(super) fn unset(&mut self, game: usize) {
        let Game { first, second, result } = self.games[game];
        if let Some(result) = result {
            self.games[game].result = None;
            self.points[first] -= result.first().halves();
            self.points[second] -= result.second().halves();
            self.left[first] += 1;
            self.left[second] += 1;
        }
    }

    pub(super) fn players(&self) -> usize {
        self.points.len()
    }

    /// A player's half-points.
    pub(super) fn points(&self, player: usize) -> u32 {
        self.points[player]
    }

    /// How many games a player still has to play.
    pub(super) fn left(&self, player: usize) -> u32 {
        self.left[player]
    }

    /// How many games a player has played.
    pub(super) fn played(&self, player: usize) -> u32 {
        u32::try_from(self.of[player].len()).unwrap_or(u32::MAX) - self.left[player]
    }

    /// The players of a game: first, second.
    pub(super) fn sides(&self, game: usize) -> (usize, usize) {
        (self.games[game].first, self.games[game].second)
    }

    /// The games that are still to be played.
    pub(super) fn open(&self) -> Vec<usize> {
        (0..self.games.len()).filter(|&game| self.games[game].result.is_none()).collect()
    }

    /// How many games a player has, played or not.
    pub(super) fn games_of(&self, player: usize) -> usize {
        self.of[player].len()
    }

    /// Calls `with` the opponent and the half-points of each game that a player has played.
    pub(super) fn each_score(&self, player: usize, mut with: impl FnMut(usize, u32)) {
        for &game in &self.of[player] {
            let Game { first, second, result } = self.games[game];
            match result {
                Some(result) if first == player => with(second, result.first().halves()),
                Some(result) => with(first, result.second().halves()),
                None => {}
            }
        }
    }

    /// The tie-breaks of a player among those who have as many points now.
    pub(super) fn ties(&self, player: usize) -> Ties {
        let mut ties = Ties::default();
        for &game in &self.of[player] {
            let Game { first, second, result } = self.games[game];
            let Some(result) = result else { continue };
            let (opponent, score) = if first == player {
                (second, result.first().halves())
            } else {
                ties.wins_as_second += u32::from(result == GameResult::SecondWon);
                (first, result.second().halves())
            };
            if self.points[opponent] == self.points[player] {
                ties.head_to_head += score;
            }
            ties.sonneborn_berger += u64::from(score) * u64::from(self.points[opponent]);
        }
        ties
    }

    /// The places, the best first; those who share one by their numbers.
    pub(super) fn standings(&self) -> Vec<Standing> {
        let mut standings: Vec<Standing> = (0..self.players())
            .map(|player| Standing { player, place: 1, ties: self.ties(player) })
            .collect();
        let key = |standing: &Standing| (self.points[standing.player], standing.ties);
        standings.sort_by_key(|standing| std::cmp::Reverse(key(standing)));
        for index in 1..standings.len() {
            let level = key(&standings[index]) == key(&standings[index - 1]);
            standings[index].place = if level { standings[index - 1].place } else { index + 1 };
        }
        standings
    }
}
