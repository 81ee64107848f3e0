//! Runs, rows and mills of one side's stones, as sets of squares: a literal reading of `games/RULES.md`.

use games::{Game, RuleSet, Square, SquareSet};

/// A board by its rules.
#[derive(Clone, Copy)]
pub(crate) struct Ground {
    pub rules: RuleSet,
}

impl Ground {
    pub(crate) fn game(self) -> Game {
        self.rules.game()
    }

    pub(crate) fn squares(self) -> Vec<Square> {
        self.rules.board().squares().collect()
    }

    /// How many stones each player has at the start.
    pub(crate) fn stones(self) -> usize {
        if self.game() == Game::Morris { 9 } else { 12 }
    }

    /// The squares one step away.
    pub(crate) fn beside(self, square: Square) -> Vec<Square> {
        let board = self.rules.board();
        if self.game() == Game::Morris {
            return self.squares().into_iter().filter(|&other| board.are_neighbours(square, other)).collect();
        }
        [(0, 1), (0, -1), (1, 0), (-1, 0)]
            .into_iter()
            .filter_map(|(files, ranks)| square.offset(files, ranks))
            .filter(|&other| board.contains(other))
            .collect()
    }

    /// The unbroken lines of at least three stones; in Morris the mills.
    pub(crate) fn runs(self, stones: SquareSet) -> Vec<SquareSet> {
        let board = self.rules.board();
        if self.game() == Game::Morris {
            let full = board.lines().iter().filter(|line| line.iter().all(|&at| stones.contains(at)));
            return full.map(|line| SquareSet::of(line)).collect();
        }
        let mut runs = Vec::new();
        for (files, ranks) in [(1, 0), (0, 1)] {
            for square in stones.iter() {
                let before = square.offset(-files, -ranks);
                if before.is_some_and(|before| board.contains(before) && stones.contains(before)) {
                    continue;
                }
                let mut run = SquareSet::EMPTY;
                let mut at = Some(square);
                while let Some(here) = at.filter(|&here| board.contains(here) && stones.contains(here)) {
                    run.insert(here);
                    at = here.offset(files, ranks);
                }
                if run.len() >= 3 {
                    runs.push(run);
                }
            }
        }
        runs
    }

    /// The runs of exactly three.
    pub(crate) fn rows(self, stones: SquareSet) -> Vec<SquareSet> {
        self.runs(stones).into_iter().filter(|run| run.len() == 3).collect()
    }

    /// Whether a move that leads from some stones to others makes a row.
    pub(crate) fn earns(self, before: SquareSet, after: SquareSet, to: Square) -> bool {
        let old = self.rows(before);
        self.rows(after)
            .into_iter()
            .filter(|row| !old.contains(row))
            .any(|row| self.game() == Game::Dala || self.game() == Game::Dara || row.contains(to))
    }

    /// Whether a stone may be taken.
    pub(crate) fn may_take(self, stones: SquareSet, stone: Square) -> bool {
        let safe = |runs: Vec<SquareSet>| runs.iter().any(|run| run.contains(stone));
        match self.game() {
            Game::Dara => !safe(self.rows(stones)),
            Game::Dala => true,
            Game::Wali | Game::Morris | Game::Damas | Game::Damala => {
                let runs = self.runs(stones);
                let all = self.game() == Game::Morris
                    && stones.iter().all(|stone| runs.iter().any(|run| run.contains(stone)));
                all || !safe(runs)
            }
        }
    }

    /// Whether stones may stand like this at all.
    pub(crate) fn may_stand(self, stones: SquareSet) -> bool {
        self.game() != Game::Dara || self.runs(stones).iter().all(|run| run.len() == 3)
    }

    /// How far stones are from a position that can be dropped.
    pub(crate) fn cost(self, stones: [SquareSet; 2]) -> usize {
        match self.game() {
            Game::Dara => 0,
            Game::Wali => {
                let beside = |set: SquareSet| {
                    set.iter().flat_map(|at| self.beside(at)).filter(|&at| set.contains(at)).count()
                };
                stones.into_iter().map(beside).sum::<usize>() / 2
            }
            Game::Dala | Game::Morris | Game::Damas | Game::Damala => {
                let runs: usize = stones.into_iter().map(|set| self.runs(set).len()).sum();
                let centres = self.rules.board().centres;
                let away = |set: SquareSet| {
                    let inside = set.iter().filter(|&at| centres.contains(at)).count();
                    if centres.is_empty() { 0 } else { inside.abs_diff(2) }
                };
                runs + stones.into_iter().map(away).sum::<usize>()
            }
        }
    }
}
