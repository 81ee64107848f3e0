//! Dara's move phase with few stones: every position with three stones each, and with four against three, the four to
//! move. A position with three to move against four is answered by looking at each of its turns.

mod compute;
mod count;
pub(super) mod squares;
mod stones;
mod table;

use std::ops::ControlFlow;

use games::{
    Stage, StraightBack, Takeable, dara,
    lookahead::{Node, View},
};

use super::{
    count::Count,
    ranking::Ranking,
    reader::{BadTablebase, Reader, size},
    turns::{Prospects, Turns},
};
use squares::Squares;
use stones::{Stones, after_turn};
use table::Table;

/// The solved positions of one of Dara's rule sets.
pub(super) struct Dara {
    pub(super) options: dara::Options,
    three: Table,
    four: Option<Table>,
}

/// The rules under which a rule set's move phase is solved; `None` if it isn't. How stones were dropped no longer
/// matters, and the bound is checked during play.
pub(super) fn solved_rules(options: dara::Options) -> Option<dara::Options> {
    // With ten stones taken of twelve, fewer than three are left as well.
    (options.take == Takeable::Free && options.back == StraightBack::Allowed)
        .then_some(dara::Options::TRADITIONAL)
}

impl Dara {
    /// The most stones on the board.
    const MOST_STONES: u32 = 7;

    pub(super) fn compute(
        options: dara::Options,
        most_stones: u32,
        progress: &mut dyn FnMut(f64) -> bool,
    ) -> Option<Self> {
        let sizes: Vec<[u32; 2]> =
            [[3, 3], [4, 3]].into_iter().filter(|[a, b]| a + b <= most_stones.max(6)).collect();
        let cost = |&counts: &[u32; 2]| compute::Progress::cost(Ranking::<Squares>::new(counts).len());
        let all = sizes.iter().map(cost).sum();
        let mut progress = compute::Progress { see: progress, done: 0, all };
        let place = |stones, side| options.move_phase(stones, side);
        let three = compute::table(place, [3, 3], None, &mut progress)?;
        let four = if most_stones >= Self::MOST_STONES {
            progress.done = compute::Progress::cost(three.ranking.len());
            Some(compute::table(place, [4, 3], Some(&three), &mut progress)?)
        } else {
            None
        };
        Some(Self { options, three, four })
    }

    /// The most stones on the board for which it has positions.
    pub(super) const fn most_stones(&self) -> u32 {
        if self.four.is_some() { Self::MOST_STONES } else { Self::MOST_STONES - 1 }
    }

    /// The memory it takes, in bytes.
    pub(super) fn size(&self) -> usize {
        self.three.size() + self.four.as_ref().map_or(0, Table::size)
    }

    /// The distance of a position; `None` if it isn't in the tables.
    #[inline]
    pub(super) fn distance<N: Node>(&self, node: &N) -> Option<u8> {
        let View::Rows { stones: [first, second], .. } = node.view() else { return None };
        // The search asks at every node, and most have too many stones.
        if (first | second).count_ones() > self.most_stones() {
            return None;
        }
        let stones = Stones::of(node)?;
        match (stones.counts(), &self.four) {
            ([3, 3], _) if Self::moves(node) => Some(self.three.get(stones)),
            ([4, 3], Some(four)) if Self::moves(node) => Some(four.get(stones)),
            ([3, 4], Some(four)) if Self::moves(node) => Some(self.by_turns(node, four)),
            _ => None,
        }
    }

    fn moves<N: Node>(node: &N) -> bool {
        node.stage() == Stage::Move && node.outcome().is_none()
    }

    /// The distance of a position with three stones to move against four, by what its turns lead to.
    fn by_turns<N: Node>(&self, node: &N, four: &Table) -> u8 {
        let mover = node.to_act().side();
        let mut prospects = Prospects::NONE;
        let _ = Turns::new().each(node, &mut |_, child: &N| {
            prospects.add(after_turn(child, mover, |stones| match stones.counts() {
                [4, 3] => four.get(stones),
                [3, 3] => self.three.get(stones),
                // Three stones can't keep four from moving, so the four are never skipped.
                _ => 0,
            }));
            ControlFlow::<()>::Continue(())
        });
        prospects.distance()
    }

    /// Appends the sizes and the distances.
    pub(super) fn write(&self, bytes: &mut Vec<u8>) {
        let tables = [Some(&self.three), self.four.as_ref()];
        for table in tables {
            bytes.extend(size(table.map_or(0, |table| table.ranking.len())));
        }
        for table in tables.into_iter().flatten() {
            bytes.extend(table.distances.bytes());
        }
    }

    /// Reads what [`Self::write`] has written.
    pub(super) fn read(options: dara::Options, reader: &mut Reader<'_>) -> Result<Self, BadTablebase> {
        let lens = [reader.size()?, reader.size()?];
        let table = |reader: &mut Reader<'_>, counts, len| {
            let ranking = Ranking::new(counts);
            let distances = reader.packed(ranking.len(), len)?;
            Ok(Table { ranking, distances })
        };
        let three = table(reader, [3, 3], lens[0])?;
        let four = if lens[1] == 0 { None } else { Some(table(reader, [4, 3], lens[1])?) };
        Ok(Self { options, three, four })
    }

    /// Counts all positions in which the side to move isn't skipped.
    pub(super) fn count(&self) -> Vec<Count> {
        count::all(self)
    }
}
