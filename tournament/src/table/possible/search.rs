//! The search for results that bring a player to the end of their range.
//!
//! The player has no more games. The games of rivals are tried first, since they decide who ends with as many points. Then head
//! to head is settled, and the other games only matter for Sonneborn–Berger. Each of them moves a rival's lead in it by an amount
//! that doesn't depend on the rest, so one undecided rival needs no trying.

use super::side::{Side, Toward, side};
use crate::{
    GameResult,
    table::{reach::Ended, results::Results},
};

pub(super) struct Search<'a> {
    results: &'a mut Results,
    player: usize,
    toward: Toward,
    /// The player's half-points.
    level: u32,
    /// Who can end on either side of the player in points, or level with them.
    rivals: Vec<usize>,
    /// For each player, their index in `rivals`; the searching player's is the one after the last.
    local: Vec<Option<usize>>,
    /// The half-points of each of these against each, row by row.
    met: Vec<u32>,
    /// The games left, those of rivals first.
    games: Vec<usize>,
    /// How many of them are rivals'.
    of_rivals: usize,
    /// How many players have more points for certain.
    above: usize,
    /// How many are still undecided or level.
    undecided: usize,
    /// No place beyond this one is possible.
    bound: usize,
    found: Option<Ended>,
    effort: usize,
}

/// A rival's lead over the player in what is left of the tie-breaks: Sonneborn–Berger, then wins as second.
type Lead = (i64, i64);

impl<'a> Search<'a> {
    pub(super) fn new(
        results: &'a mut Results,
        player: usize,
        toward: Toward,
        rivals: Vec<usize>,
        mut games: Vec<usize>,
        above: usize,
        bound: usize,
    ) -> Self {
        let mut local = vec![None; results.players()];
        for (index, &rival) in rivals.iter().enumerate() {
            local[rival] = Some(index);
        }
        local[player] = Some(rivals.len());
        let size = rivals.len() + 1;
        let mut met = vec![0; size * size];
        for (row, &one) in rivals.iter().chain([&player]).enumerate() {
            results.each_score(one, |opponent, score| {
                if let Some(column) = local[opponent] {
                    met[row * size + column] += score;
                }
            });
        }
        let of_rivals = |game: usize| {
            let (first, second) = results.sides(game);
            usize::from(local[first].is_some()) + usize::from(local[second].is_some())
        };
        games.sort_by_key(|&game| std::cmp::Reverse(of_rivals(game)));
        let of_rivals = games.partition_point(|&game| of_rivals(game) > 0);
        let (level, undecided) = (results.points(player), rivals.len());
        Self {
            results,
            player,
            toward,
            level,
            rivals,
            local,
            met,
            games,
            of_rivals,
            above,
            undecided,
            bound,
            found: None,
            effort: 0,
        }
    }

    /// The place, if it is exact. What it costs is limited by `effort`.
    pub(super) fn run(mut self, effort: usize) -> Option<Ended> {
        self.effort = effort;
        self.visit(0);
        self.found.filter(|found| self.effort > 0 || found.place == self.bound)
    }

    /// Tries all results of the games from `index` on.
    fn visit(&mut self, index: usize) {
        self.spend(1);
        let hopeless = self.found.is_some_and(|found| match self.toward {
            Toward::Best => self.above + 1 >= found.place,
            Toward::Worst => self.above + self.undecided < found.place,
        });
        if self.is_done() || hopeless {
            return;
        }
        if self.undecided == 0 {
            self.record(self.above, 0);
        } else if index >= self.of_rivals {
            self.settle(index);
        } else {
            self.branch(index);
        }
    }

    fn is_done(&self) -> bool {
        self.effort == 0 || self.found.is_some_and(|found| found.place == self.bound)
    }

    fn spend(&mut self, effort: usize) {
        self.effort = self.effort.saturating_sub(effort);
    }

    /// Tries each result of one game, the most promising first.
    fn branch(&mut self, index: usize) {
        let Some(&game) = self.games.get(index) else { return };
        for result in self.promising(game) {
            self.play(game, result);
            self.visit(index + 1);
            self.take_back(game, result);
            if self.is_done() {
                return;
            }
        }
    }

    /// Sets a result and counts its players again.
    fn play(&mut self, game: usize, result: GameResult) {
        let (first, second) = self.results.sides(game);
        self.count(first, second, usize::wrapping_sub);
        self.results.set(game, result);
        self.count(first, second, usize::wrapping_add);
        self.note(first, second, result, u32::wrapping_add);
    }

    fn take_back(&mut self, game: usize, result: GameResult) {
        let (first, second) = self.results.sides(game);
        self.count(first, second, usize::wrapping_sub);
        self.results.unset(game);
        self.count(first, second, usize::wrapping_add);
        self.note(first, second, result, u32::wrapping_sub);
    }

    /// Adds the sides of two players to the counts, or takes them away.
    fn count(&mut self, first: usize, second: usize, step: fn(usize, usize) -> usize) {
        for player in [first, second] {
            if self.local[player].is_none() {
                continue;
            }
            match side(self.results, player, self.level) {
                Side::Above => self.above = step(self.above, 1),
                Side::Undecided => self.undecided = step(self.undecided, 1),
                Side::Below => {}
            }
        }
    }

    /// Adds a game between rivals to what they have against each other, or takes it away.
    fn note(&mut self, first: usize, second: usize, result: GameResult, step: fn(u32, u32) -> u32) {
        if let (Some(one), Some(other)) = (self.local[first], self.local[second]) {
            let size = self.rivals.len() + 1;
            for (row, column, points) in [(one, other, result.first()), (other, one, result.second())] {
                let met = &mut self.met[row * size + column];
                *met = step(*met, points.halves());
            }
        }
    }

    /// The results of a game, those first that seem to lead to the end of the range.
    fn promising(&self, game: usize) -> [GameResult; 3] {
        use GameResult::{Drawn, FirstWon, SecondWon};
        let (first, second) = self.results.sides(game);
        // Towards the best place: how much room each has below the player. Towards the worst: how much each lacks to be above.
        let (one, other) = (self.distance(first), self.distance(second));
        let (halved, to_first) = match self.toward {
            Toward::Best => (one == 1 && other == 1, one >= other),
            Toward::Worst => (one.min(other) == 1 && one.max(other) < u32::MAX, one <= other),
        };
        match (halved, to_first) {
            (true, _) => [Drawn, FirstWon, SecondWon],
            (false, true) => [FirstWon, Drawn, SecondWon],
            (false, false) => [SecondWon, Drawn, FirstWon],
        }
    }

    /// The half-points until a rival is level (towards the best place) or above (towards the worst). The most for those whose
    /// points don't matter.
    fn distance(&self, player: usize) -> u32 {
        let points = self.results.points(player);
        match (self.local[player], side(self.results, player, self.level), self.toward) {
            (Some(_), Side::Undecided, Toward::Best) => self.level.saturating_sub(points + 1),
            (Some(_), Side::Undecided, Toward::Worst) => self.level + 1 - points,
            (None, ..) | (_, Side::Above | Side::Below, _) => u32::MAX,
        }
    }

    /// Ranks those who are level. All of their games have results, and those from `index` on are between others.
    fn settle(&mut self, index: usize) {
        let level: Vec<usize> = (0..self.rivals.len())
            .filter(|&one| self.results.points(self.rivals[one]) == self.level)
            .collect();
        let own = self.rivals.len();
        let size = own + 1;
        let head_to_head = |one: usize| -> u32 {
            level.iter().chain([&own]).map(|other| self.met[one * size + other]).sum()
        };
        let (mut before, mut shared, mut unclear) = (self.above, 0, 0);
        let own_score = head_to_head(own);
        let mut level_scores = Vec::new();
        for &one in &level {
            match head_to_head(one).cmp(&own_score) {
                std::cmp::Ordering::Greater => before += 1,
                std::cmp::Ordering::Equal => level_scores.push(self.rivals[one]),
                std::cmp::Ordering::Less => {}
            }
        }
        let cost =
            level.len() * level.len() / 16 + level_scores.len() * self.results.games_of(self.player) / 8;
        self.spend(cost);
        for rival in level_scores {
            let (least, most) = self.lead(rival, index);
            let even = (0, 0);
            if least > even {
                before += 1;
            } else if most == even && least == even {
                shared += 1;
            } else if most >= even {
                unclear += 1;
                // Only counted if this is the only one, who then can be where the search wants them.
                match self.toward {
                    Toward::Best => shared += usize::from(least == even),
                    Toward::Worst if most > even => before += 1,
                    Toward::Worst => shared += 1,
                }
            }
        }
        if unclear > 1 {
            self.branch(index);
        } else {
            self.record(before, shared);
        }
    }

    /// The least and the most that a rival can lead by once the games from `index` on are played. Neither of the two plays in
    /// any of them.
    fn lead(&self, rival: usize, index: usize) -> (Lead, Lead) {
        let (theirs, own) = (self.results.ties(rival), self.results.ties(self.player));
        let wins = i64::from(theirs.wins_as_second) - i64::from(own.wins_as_second);
        let now = theirs.sonneborn_berger.cast_signed() - own.sonneborn_berger.cast_signed();
        let (mut least, mut most) = (now, now);
        if let Some(games) = self.games.get(index..).filter(|games| !games.is_empty()) {
            // How much more a rival has than the player for each half-point of a third.
            let mut weight = vec![0_i64; self.results.players()];
            self.results.each_score(rival, |opponent, score| weight[opponent] += i64::from(score));
            self.results.each_score(self.player, |opponent, score| weight[opponent] -= i64::from(score));
            for &game in games {
                let (first, second) = self.results.sides(game);
                least += 2 * weight[first].min(weight[second]);
                most += 2 * weight[first].max(weight[second]);
            }
        }
        ((least, wins), (most, wins))
    }

    fn record(&mut self, before: usize, shared: usize) {
        let ended = Ended { place: before + 1, lowest: before + 1 + shared };
        let found = self.found.unwrap_or(ended);
        self.found = Some(match self.toward {
            Toward::Best => Ended { place: found.place.min(ended.place), ..found },
            Toward::Worst => {
                Ended { place: found.place.max(ended.place), lowest: found.lowest.max(ended.lowest) }
            }
        });
    }
}
