//! Weights of patterns, as they were fitted, spread out so that each pattern finds its own at once.

use crate::{patterns::Shared, score::Score};

/// Which weight each entry of a table has. Families append the tables of their patterns one after the other.
#[derive(Debug, Default)]
pub(crate) struct Sharing {
    of: Vec<Shared>,
    weights: u32,
}

impl Sharing {
    /// Adds a table of patterns that share so many weights among themselves.
    pub(crate) fn table(mut self, (shared, weights): &(Vec<Shared>, u32)) -> Self {
        let after = self.weights;
        self.of.extend(shared.iter().map(|shared| shared.map(|(weight, swapped)| (after + weight, swapped))));
        self.weights += weights;
        self
    }

    /// Adds the same table so many times, each with weights of its own.
    pub(crate) fn tables(self, table: &(Vec<Shared>, u32), times: usize) -> Self {
        (0..times).fold(self, |sharing, _| sharing.table(table))
    }

    /// Adds numbers that are counted, each with a weight of its own.
    pub(crate) fn counts(self, counts: usize) -> Self {
        self.tables(&(vec![Some((0, false))], 1), counts)
    }

    /// Adds the whole once more, for another phase of the game.
    pub(crate) fn twice(self) -> Self {
        let whole = (self.of, self.weights);
        Self::default().tables(&whole, 2)
    }

    /// How many entries the tables have together.
    pub(crate) const fn len(&self) -> usize {
        self.of.len()
    }

    /// How many weights there are.
    pub(crate) const fn weights(&self) -> usize {
        self.weights as usize
    }

    /// The weight of an entry, and the sign with which it counts.
    pub(crate) fn weight(&self, entry: usize) -> Option<(usize, Score)> {
        let (weight, swapped) = self.of.get(entry).copied().flatten()?;
        Some((weight as usize, if swapped { -1 } else { 1 }))
    }
}

/// The weight of every entry, in hundredths of a stone.
#[derive(Debug)]
pub(crate) struct Weights(Vec<i16>);

impl Weights {
    /// Reads weights as `examples/fit.rs` writes them: 16 bits each, the lower byte first.
    pub(crate) fn read(bytes: &[u8], sharing: &Sharing) -> Option<Self> {
        let read: Vec<i16> = bytes.as_chunks::<2>().0.iter().map(|pair| i16::from_le_bytes(*pair)).collect();
        let of = |entry| match sharing.weight(entry) {
            Some((weight, sign)) => read[weight] * if sign < 0 { -1 } else { 1 },
            None => 0,
        };
        (read.len() == sharing.weights()).then(|| Self((0..sharing.len()).map(of).collect()))
    }

    /// The weight of an entry.
    #[inline]
    pub(crate) fn of(&self, entry: usize) -> Score {
        self.0[entry].into()
    }
}

/// A table of the numbers of pieces of both sides, each below `most`: `most` × first + second.
pub(crate) fn of_material(most: usize) -> (Vec<Shared>, u32) {
    let mut table = vec![None; most * most];
    let mut weights = 0;
    for more in 0..most {
        for fewer in 0..more {
            table[most * more + fewer] = Some((weights, false));
            table[most * fewer + more] = Some((weights, true));
            weights += 1;
        }
    }
    (table, weights)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_table_has_weights_of_its_own() {
        let sharing = Sharing::default().table(&of_material(3)).counts(2).twice();
        assert_eq!((sharing.len(), sharing.weights()), (2 * (9 + 2), 2 * (3 + 2)));
        assert_eq!(sharing.weight(4), None, "as many pieces each");
        assert_eq!((sharing.weight(3), sharing.weight(1)), (Some((0, 1)), Some((0, -1))));
        assert_eq!((sharing.weight(9), sharing.weight(10)), (Some((3, 1)), Some((4, 1))));
        assert_eq!(sharing.weight(11 + 3), Some((5, 1)));
        let bytes: Vec<u8> = (1..=10_i16).flat_map(i16::to_le_bytes).collect();
        let weights = Weights::read(&bytes, &sharing).unwrap();
        assert_eq!((weights.of(3), weights.of(1), weights.of(4), weights.of(14)), (1, -1, 0, 6));
        assert!(Weights::read(&bytes[2..], &sharing).is_none());
    }
}
