//! Finds the distances of all positions with this many stones, from the end of the game backwards.
//!
//! First, every position learns what its takes lead to: the end, or positions with fewer stones, which are known.
//! Then distances settle in order, 1, 2, 3 and so on. What settles is told to the positions from which a turn could
//! have led to it, and these are looked at: one with a turn to a lost position is won, one with turns to won
//! positions alone is lost. What never settles is drawn.

use std::ops::ControlFlow;

use games::{
    Side,
    lookahead::{Node, View},
};

use super::{
    squares::{Squares, from_view, to_view},
    stones::{Stones, after_turn},
    table::Table,
};
use crate::tablebase::{
    packed::{LONGEST, Packed},
    ranking::Ranking,
    turns::{Prospects, Turns, before},
};

/// How many positions are looked at before asking again whether to go on.
const BETWEEN_QUESTIONS: usize = 1 << 13;
/// What it costs to look at a position's takes, and to tell the others that it has settled.
const COSTS: [u64; 2] = [1, 9];

/// How far the work has come, and whether it goes on.
pub(super) struct Progress<'a> {
    pub(super) see: &'a mut dyn FnMut(f64) -> bool,
    pub(super) done: u64,
    pub(super) all: u64,
}

impl Progress<'_> {
    /// What this many numbers of positions cost.
    pub(super) const fn cost(numbers: usize) -> u64 {
        numbers as u64 * (COSTS[0] + COSTS[1])
    }

    #[expect(clippy::cast_precision_loss, reason = "some hundred millions")]
    fn goes_on(&mut self, done: u64) -> Option<()> {
        self.done += done;
        (self.see)(self.done.min(self.all) as f64 / self.all as f64).then_some(())
    }
}

/// The tables while they are made.
struct Solver<'a, N: Node, P> {
    /// Makes a position from the stones of the first side, which moves, and the second.
    place: P,
    /// Larger set first.
    ranking: Ranking<Squares>,
    /// By who moves: the side with the larger set, or the other one. One table if both sets have as many stones.
    distances: Vec<Vec<u8>>,
    /// The positions after a take.
    fewer: Option<&'a Table>,
    turns: Turns<N::Ply>,
    stones: u32,
}

/// Finds the distances for the side with the first number of stones to move. `fewer` are those with one stone less of
/// the first number. `None` if the progress says to stop.
pub(super) fn table<N: Node>(
    place: impl Fn([u64; 2], Side) -> Option<N>,
    counts: [u32; 2],
    fewer: Option<&Table>,
    progress: &mut Progress<'_>,
) -> Option<Table> {
    let ranking = Ranking::new(counts);
    let [first, second] = counts;
    let movers = if first == second { 1 } else { 2 };
    let distances = vec![vec![0; ranking.len()]; movers];
    let mut solver = Solver { place, ranking, distances, fewer, turns: Turns::new(), stones: first + second };
    solver.look_at_takes(progress)?;
    for distance in 1..=LONGEST {
        solver.settle(distance, progress)?;
    }
    let Solver { ranking, mut distances, .. } = solver;
    distances.truncate(1);
    let distances = Packed::new(&distances.pop()?);
    Some(Table { ranking, distances })
}

impl<N: Node, P: Fn([u64; 2], Side) -> Option<N>> Solver<'_, N, P> {
    /// The position with these stones; `None` if the rules don't allow it.
    fn position(&self, Stones { mover, other }: Stones, to_act: Side) -> Option<N> {
        let (mover, other) = (to_view(mover), to_view(other));
        match to_act {
            Side::First => (self.place)([mover, other], Side::First),
            Side::Second => (self.place)([other, mover], Side::Second),
        }
    }

    /// The table and the number of a position.
    fn slot(&self, Stones { mover, other }: Stones) -> (usize, usize) {
        if mover.count_ones() >= other.count_ones() {
            (0, self.ranking.index(mover, other))
        } else {
            (1, self.ranking.index(other, mover))
        }
    }

    /// The stones of the position with this number; `None` if the number is unused.
    fn stones(&self, table: usize, number: usize) -> Option<Stones> {
        let (first, second) = self.ranking.position(number)?;
        let (mover, other) = if table == 0 { (first, second) } else { (second, first) };
        Some(Stones { mover, other })
    }

    /// The distance of a position, as far as it has settled.
    fn known(&self, stones: Stones, settled: u8) -> u8 {
        let [mover, other] = stones.counts();
        if mover + other < self.stones {
            return self.fewer.map_or(0, |table| table.get(stones));
        }
        let (table, number) = self.slot(stones);
        Some(self.distances[table][number]).filter(|&distance| distance <= settled).unwrap_or(0)
    }

    /// The distance of a position for the first side, from those that have settled. `enough` says when to stop early.
    fn look(&mut self, node: &N, settled: u8, enough: impl Fn(Prospects) -> bool) -> u8 {
        if node.to_act().side() == Side::Second {
            // The first side can't move and is skipped.
            return Stones::of(node).map_or(0, |stones| before(self.known(stones, settled), false));
        }
        let mut turns = std::mem::replace(&mut self.turns, Turns::new());
        let mut prospects = Prospects::NONE;
        let _ = turns.each(node, &mut |_, child| {
            prospects.add(after_turn(child, Side::First, |stones| self.known(stones, settled)));
            if enough(prospects) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        self.turns = turns;
        prospects.distance()
    }

    /// Writes what is known before anything has settled.
    fn look_at_takes(&mut self, progress: &mut Progress<'_>) -> Option<()> {
        let mut plies = Vec::new();
        for table in 0..self.distances.len() {
            for number in 0..self.ranking.len() {
                if number.is_multiple_of(BETWEEN_QUESTIONS) {
                    progress.goes_on(BETWEEN_QUESTIONS as u64 * COSTS[0] / self.distances.len() as u64)?;
                }
                let Some(stones) = self.stones(table, number) else { continue };
                let Some(node) = self.position(stones, Side::First) else { continue };
                plies.clear();
                node.plies(&mut plies);
                // Without a row, nothing is known yet.
                if plies.iter().any(|&ply| node.is_forcing(ply)) {
                    self.distances[table][number] = self.look(&node, 0, |_| false);
                }
            }
        }
        Some(())
    }

    /// Tells the positions before those at this distance.
    fn settle(&mut self, distance: u8, progress: &mut Progress<'_>) -> Option<()> {
        let mut plies = Vec::new();
        let mut settled = 0;
        for table in 0..self.distances.len() {
            for number in 0..self.ranking.len() {
                if number.is_multiple_of(BETWEEN_QUESTIONS) {
                    progress.goes_on(settled * COSTS[1] / self.distances.len() as u64)?;
                    settled = 0;
                }
                if self.distances[table][number] != distance {
                    continue;
                }
                settled += 1;
                let Some(stones) = self.stones(table, number) else { continue };
                self.tell_those_before(stones, distance, &mut plies);
            }
        }
        Some(())
    }

    /// Looks at the positions from which the second side could have left these stones to the first.
    fn tell_those_before(&mut self, stones: Stones, distance: u8, plies: &mut Vec<N::Ply>) {
        let back = Stones { mover: stones.other, other: stones.mover };
        let Some(node) = self.position(back, Side::Second) else { return };
        if node.to_act().side() == Side::First {
            // The second side couldn't move, and was skipped.
            self.tell(back, distance);
            return;
        }
        plies.clear();
        node.plies(plies);
        for &ply in plies.iter() {
            // Taking a step back is itself a step.
            let mut before = node.clone();
            before.play(ply);
            let View::Rows { stones: [_, mover], .. } = before.view() else { continue };
            self.tell(Stones { mover: from_view(mover), other: stones.mover }, distance);
        }
    }

    /// Looks at a position from which a turn may lead to one at this distance, which has just settled.
    fn tell(&mut self, stones: Stones, settled: u8) {
        let (table, number) = self.slot(stones);
        let now = self.distances[table][number];
        let wins = settled.is_multiple_of(2);
        // A win can become shorter. A loss is final, since it is written only when nothing is open.
        if now != 0 && !(wins && now % 2 == 1 && now > settled + 1) {
            return;
        }
        let Some(node) = self.position(stones, Side::First) else { return };
        let found = if wins {
            self.look(&node, settled, |prospects| prospects.wins_in(settled + 1))
        } else {
            self.look(&node, settled, Prospects::is_open)
        };
        if found != 0 && found <= LONGEST && (now == 0 || found < now) {
            self.distances[table][number] = found;
        }
    }
}
