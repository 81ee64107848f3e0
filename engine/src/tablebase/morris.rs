//! Morris with flying: every position with three pieces against three to six, both hands empty, with either side to move.
//!
//! Whoever has more can close a mill once and win, and the other can hardly ever be kept from stepping between, so nine
//! in ten are drawn and few distances occur: two bits are enough for most.

mod few;
pub(super) mod points;
mod solve;
mod turns;

use games::{
    Flying, Stage,
    lookahead::{Node, View},
    morris::{Options, Variant},
};

use super::{
    count::Count,
    ranking::Ranking,
    reader::{BadTablebase, Reader, size},
    solved::Solved,
};
use crate::rings::ringed;
use few::Distances;
use points::Points;

/// The fewest and the most pieces of the side that has more.
const FEWEST: u32 = 3;
const MOST: u32 = 6;

/// The pieces of the side to move, and those of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Pieces {
    mover: u32,
    other: u32,
}

/// Whether a rule set has tables: there is flying, and no way back is barred, which the tables couldn't know.
pub(super) fn is_solved(options: Options) -> bool {
    options.variant == Variant::Nine && options.flying == Flying::Allowed
}

/// Distances of positions with this many pieces against three.
struct Table {
    ranking: Ranking<Points>,
    /// By who moves: the side with more pieces, or the one with three. One table if both have three.
    distances: Vec<Distances>,
}

impl Table {
    /// How many tables there are for this many pieces.
    const fn movers(most: u32) -> usize {
        if most == FEWEST { 1 } else { 2 }
    }

    /// The distance of a position in which the side to move isn't blocked.
    #[inline]
    fn get(&self, pieces: Pieces) -> u8 {
        if pieces.wins_at_once() {
            return 1;
        }
        let (table, number) = slot(&self.ranking, pieces);
        self.distances[table].get(number)
    }
}

/// The table and the number of a position.
#[inline]
fn slot(ranking: &Ranking<Points>, Pieces { mover, other }: Pieces) -> (usize, usize) {
    if mover.count_ones() >= other.count_ones() {
        (0, ranking.index(mover, other))
    } else {
        (1, ranking.index(other, mover))
    }
}

/// The position with this number; `None` if the number is unused.
fn pieces(ranking: &Ranking<Points>, table: usize, number: usize) -> Option<Pieces> {
    let (first, second) = ranking.position(number)?;
    let (mover, other) = if table == 0 { (first, second) } else { (second, first) };
    Some(Pieces { mover, other })
}

/// The solved positions, by how many pieces the side has that has more.
pub(super) struct Morris(Vec<Table>);

impl Morris {
    pub(super) fn compute(most_stones: u32, progress: &mut dyn FnMut(f64) -> bool) -> Option<Self> {
        let most = most_stones.saturating_sub(3).clamp(FEWEST, MOST);
        let mut progress = solve::Progress::new(FEWEST..=most, progress);
        let mut tables: Vec<Table> = Vec::new();
        for most in FEWEST..=most {
            let table = solve::table(most, tables.last(), &mut progress)?;
            tables.push(table);
        }
        Some(Self(tables))
    }

    /// The most stones on the board for which it has positions.
    pub(super) fn most_stones(&self) -> u32 {
        // At most four tables.
        2 * FEWEST + u32::try_from(self.0.len()).unwrap_or_default() - 1
    }

    /// The memory it takes, in bytes.
    pub(super) fn size(&self) -> usize {
        let of =
            |table: &Table| table.ranking.size() + table.distances.iter().map(Distances::size).sum::<usize>();
        self.0.iter().map(of).sum()
    }

    /// The distance of a position; `None` if it isn't in the tables.
    #[inline]
    pub(super) fn distance<N: Node>(&self, node: &N) -> Option<u8> {
        let View::Points { pieces: [first, second], hands: [0, 0], .. } = node.view() else { return None };
        let [least, most] = {
            let [first, second] = [first, second].map(u64::count_ones);
            if first < second { [first, second] } else { [second, first] }
        };
        // The search asks at every node, and most have too many pieces.
        if least != FEWEST || node.stage() != Stage::Move || node.outcome().is_some() {
            return None;
        }
        let table = self.0.get((most - FEWEST) as usize)?;
        let [mover, other] =
            if node.to_act().side() == games::Side::First { [first, second] } else { [second, first] };
        Some(table.get(Pieces { mover: ringed(mover), other: ringed(other) }))
    }

    /// Appends the number of tables and the distances.
    pub(super) fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(size(self.0.len()));
        for distances in self.0.iter().flat_map(|table| &table.distances) {
            distances.write(bytes);
        }
    }

    /// Reads what [`Self::write`] has written.
    pub(super) fn read(reader: &mut Reader<'_>) -> Result<Self, BadTablebase> {
        let count = u32::try_from(reader.size()?).unwrap_or(u32::MAX);
        if !(1..=MOST - FEWEST + 1).contains(&count) {
            return Err(BadTablebase::Damaged);
        }
        let mut table = |most| {
            let ranking = Ranking::new([most, FEWEST]);
            let movers = 0..Table::movers(most);
            let distances = movers.map(|_| Distances::read(reader, ranking.len()));
            Ok(Table { distances: distances.collect::<Result<_, _>>()?, ranking })
        };
        Ok(Self((FEWEST..FEWEST + count).map(&mut table).collect::<Result<_, _>>()?))
    }

    /// Counts all positions in which the side to move isn't blocked.
    pub(super) fn count(&self) -> Vec<Count> {
        let mut counts = Vec::new();
        for table in &self.0 {
            for at in 0..table.distances.len() {
                let mut count = Count::NONE;
                for number in 0..table.ranking.len() {
                    let Some(pieces) = pieces(&table.ranking, at, number) else { continue };
                    count.stones = [pieces.mover.count_ones(), pieces.other.count_ones()];
                    if !pieces.is_blocked() {
                        let images = Ranking::<Points>::images(pieces.mover, pieces.other);
                        count.add(Solved::from_distance(table.get(pieces)), images);
                    }
                }
                counts.push(count);
            }
        }
        counts
    }
}
