//! All positions with the same number of stones of each side.

use super::{squares::Squares, stones::Stones};
use crate::tablebase::{packed::Packed, ranking::Ranking};

/// The distances of positions with this many stones.
pub(super) struct Table {
    pub(super) ranking: Ranking<Squares>,
    pub(super) distances: Packed,
}

impl Table {
    /// The distance of a position whose side to move has the larger set.
    #[inline]
    pub(super) fn get(&self, Stones { mover, other }: Stones) -> u8 {
        self.distances.get(self.ranking.index(mover, other))
    }

    pub(super) const fn size(&self) -> usize {
        self.ranking.size() + Packed::bytes_for(self.ranking.len())
    }
}
