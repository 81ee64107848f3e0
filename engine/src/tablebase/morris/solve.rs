//! Finds the distances of all positions with this many pieces against three, from the end of the game backwards.
//!
//! First, every position learns what its takes lead to: the end, or positions with fewer pieces, which are known. Then
//! distances settle in order, and what settles is told to the positions from which a turn leads to it: before a loss is
//! a win, and before a win there is a loss if all other turns lead to wins as well. What never settles is drawn.

use std::ops::{ControlFlow, RangeInclusive};

use super::{Pieces, Table, few::Distances, pieces, points::Points, slot};
use crate::tablebase::{
    packed::LONGEST,
    ranking::Ranking,
    turns::{Prospects, before},
};

/// How many positions are looked at before asking again whether to go on.
const BETWEEN_QUESTIONS: usize = 1 << 13;

/// How far the work has come, and whether it goes on.
pub(super) struct Progress<'a> {
    see: &'a mut dyn FnMut(f64) -> bool,
    /// How many positions were looked at for the first time, and how many there are.
    done: usize,
    all: usize,
}

impl<'a> Progress<'a> {
    /// For tables with this many pieces against three.
    pub(super) fn new(most: RangeInclusive<u32>, see: &'a mut dyn FnMut(f64) -> bool) -> Self {
        let numbers = |most| Table::movers(most) * Ranking::<Points>::new([most, 3]).len();
        Self { see, done: 0, all: most.map(numbers).sum() }
    }

    #[expect(clippy::cast_precision_loss, reason = "some millions")]
    fn goes_on(&mut self) -> Option<()> {
        (self.see)(self.done as f64 / self.all as f64).then_some(())
    }
}

/// The tables while they are made.
struct Solver<'a> {
    ranking: Ranking<Points>,
    /// By who moves, as in [`Table`].
    distances: Vec<Vec<u8>>,
    /// The positions after the side with more pieces has lost one.
    fewer: Option<&'a Table>,
    /// How many pieces are on the board.
    pieces: u32,
}

/// Solves the positions with this many pieces against three. `fewer` are those with one less. `None` if the progress says
/// to stop.
pub(super) fn table(most: u32, fewer: Option<&Table>, progress: &mut Progress<'_>) -> Option<Table> {
    let ranking = Ranking::new([most, 3]);
    let distances = vec![vec![0; ranking.len()]; Table::movers(most)];
    let mut solver = Solver { ranking, distances, fewer, pieces: most + 3 };
    solver.look_at_takes(progress)?;
    let mut distance = 1;
    while distance <= LONGEST && solver.has(distance..=LONGEST) {
        solver.settle(distance, progress)?;
        distance += 1;
    }
    let Solver { ranking, mut distances, .. } = solver;
    for (table, distances) in distances.iter_mut().enumerate() {
        for (number, distance) in distances.iter_mut().enumerate().filter(|(_, distance)| **distance == 1) {
            // It's seen at a glance, so that the others need fewer bits.
            if pieces(&ranking, table, number).is_some_and(Pieces::wins_at_once) {
                *distance = 0;
            }
        }
    }
    let distances = distances.iter().map(|distances| Distances::new(distances)).collect();
    Some(Table { ranking, distances })
}

impl Solver<'_> {
    /// Whether a position has such a distance.
    fn has(&self, range: RangeInclusive<u8>) -> bool {
        self.distances.iter().flatten().any(|distance| range.contains(distance))
    }

    /// The distance of a position, as far as it has settled.
    #[inline]
    fn known(&self, pieces: Pieces, settled: u8) -> u8 {
        if pieces.mover.count_ones() + pieces.other.count_ones() < self.pieces {
            return self.fewer.map_or(0, |fewer| fewer.get(pieces));
        }
        let (table, number) = slot(&self.ranking, pieces);
        Some(self.distances[table][number]).filter(|&distance| distance <= settled).unwrap_or(0)
    }

    /// The distance of a position from those that have settled. `enough` says when to stop early.
    fn look(&self, pieces: Pieces, settled: u8, enough: impl Fn(Prospects) -> bool) -> u8 {
        let mut prospects = Prospects::NONE;
        let _ = pieces.each_turn(|child| {
            let wins = child.mover.count_ones() < 3 || child.is_blocked();
            prospects.add(if wins { 1 } else { before(self.known(child, settled), false) });
            if enough(prospects) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        prospects.distance()
    }

    /// Writes what is known before anything has settled.
    fn look_at_takes(&mut self, progress: &mut Progress<'_>) -> Option<()> {
        for table in 0..self.distances.len() {
            for number in 0..self.ranking.len() {
                if number.is_multiple_of(BETWEEN_QUESTIONS) {
                    progress.goes_on()?;
                }
                progress.done += 1;
                let Some(pieces) = pieces(&self.ranking, table, number) else { continue };
                if pieces.is_blocked() {
                    self.before_a_loss(pieces, 0);
                } else if pieces.can_take() && self.distances[table][number] != 1 {
                    self.distances[table][number] = self.look(pieces, 0, |prospects| prospects.wins_in(1));
                }
            }
        }
        Some(())
    }

    /// Tells the positions before those at this distance.
    fn settle(&mut self, distance: u8, progress: &mut Progress<'_>) -> Option<()> {
        for table in 0..self.distances.len() {
            for number in 0..self.ranking.len() {
                if number.is_multiple_of(BETWEEN_QUESTIONS) {
                    progress.goes_on()?;
                }
                if self.distances[table][number] != distance {
                    continue;
                }
                let Some(pieces) = pieces(&self.ranking, table, number) else { continue };
                if distance.is_multiple_of(2) {
                    self.before_a_loss(pieces, distance);
                } else {
                    self.before_a_win(pieces, distance);
                }
            }
        }
        Some(())
    }

    fn before_a_loss(&mut self, pieces: Pieces, distance: u8) {
        pieces.each_before(|before| {
            let (table, number) = slot(&self.ranking, before);
            let now = &mut self.distances[table][number];
            // A win can become shorter.
            if *now == 0 || *now % 2 == 1 && *now > distance + 1 {
                *now = distance + 1;
            }
        });
    }

    fn before_a_win(&mut self, pieces: Pieces, distance: u8) {
        pieces.each_before(|before| {
            let (table, number) = slot(&self.ranking, before);
            if self.distances[table][number] == 0 {
                self.distances[table][number] = self.look(before, distance, Prospects::is_open);
            }
        });
    }
}
