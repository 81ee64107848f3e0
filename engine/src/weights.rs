//! Fitted weights of patterns, spread out into a table so that each pattern is looked up directly.

use crate::{patterns::Shared, score::Score};

/// Which weight each entry of a table has. Families append the tables of their patterns one after the other.
#[derive(Debug, Default)]
pub(crate) struct Sharing {
    of: Vec<Shared>,
    weights: u32,
    materials: Vec<Material>,
}

/// A table of the numbers of pieces of both sides.
#[derive(Clone, Copy, Debug)]
struct Material {
    /// The first of its weights.
    from: usize,
    most: usize,
    least: i16,
}

impl Sharing {
    /// Adds a table of patterns that share this many weights among themselves.
    pub(crate) fn table(mut self, (shared, weights): &(Vec<Shared>, u32)) -> Self {
        let after = self.weights;
        self.of.extend(shared.iter().map(|shared| shared.map(|(weight, swapped)| (after + weight, swapped))));
        self.weights += weights;
        self
    }

    /// Adds the same table this many times, each with weights of its own.
    pub(crate) fn tables(self, table: &(Vec<Shared>, u32), times: usize) -> Self {
        (0..times).fold(self, |sharing, _| sharing.table(table))
    }

    /// Adds a table of the numbers of pieces of both sides, each below `most`, where every extra piece counts for at least
    /// `least`.
    pub(crate) fn material(mut self, most: usize, least: i16) -> Self {
        self.materials.push(Material { from: self.weights(), most, least });
        self.table(&of_material(most))
    }

    /// Adds numbers that are counted, each with a weight of its own.
    pub(crate) fn counts(self, counts: usize) -> Self {
        self.tables(&(vec![Some((0, false))], 1), counts)
    }

    /// Repeats all tables, for another phase of the game.
    pub(crate) fn twice(self) -> Self {
        let mut materials = self.materials;
        let again = materials.iter().map(|one| Material { from: self.weights as usize + one.from, ..*one });
        materials.extend(again.collect::<Vec<_>>());
        let whole = (self.of, self.weights);
        Self { materials, ..Self::default().tables(&whole, 2) }
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

impl Material {
    /// Large leads are rare in games between equals, so the fit knows little about them, and a larger lead could seem worth
    /// less than a smaller one.
    fn mend(self, weights: &mut [i16]) {
        let at = |more: usize, fewer: usize| self.from + more * (more - 1) / 2 + fewer;
        for lead in 1..self.most {
            for fewer in 0..self.most - lead {
                let more = fewer + lead;
                let smaller = if lead == 1 {
                    0
                } else {
                    weights[at(more - 1, fewer)].max(weights[at(more, fewer + 1)])
                };
                let here = &mut weights[at(more, fewer)];
                *here = (*here).max(smaller.saturating_add(self.least));
            }
        }
    }
}

/// The weight of every entry, in hundredths of a stone.
#[derive(Debug)]
pub(crate) struct Weights(Vec<i16>);

impl Weights {
    /// Reads weights as `examples/fit.rs` writes them: 16 bits each, the lower byte first.
    pub(crate) fn read(bytes: &[u8], sharing: &Sharing) -> Option<Self> {
        let mut read: Vec<i16> =
            bytes.as_chunks::<2>().0.iter().map(|pair| i16::from_le_bytes(*pair)).collect();
        if read.len() != sharing.weights() {
            return None;
        }
        sharing.materials.iter().for_each(|material| material.mend(&mut read));
        let of = |entry| match sharing.weight(entry) {
            Some((weight, sign)) => read[weight] * if sign < 0 { -1 } else { 1 },
            None => 0,
        };
        Some(Self((0..sharing.len()).map(of).collect()))
    }

    /// The weight of an entry.
    #[inline]
    pub(crate) fn of(&self, entry: usize) -> Score {
        self.0[entry].into()
    }
}

/// A table of the numbers of pieces of both sides, each below `most`: `most` × first + second.
fn of_material(most: usize) -> (Vec<Shared>, u32) {
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

    #[test]
    fn a_greater_lead_never_counts_for_less() {
        let sharing = Sharing::default().counts(1).material(4, 10).twice();
        // One is counted; then 1:0, 2:0, 2:1, 3:0, 3:1, 3:2; all twice.
        let fitted = [[7_i16, 50, 30, 0, 0, 90, 60], [1, 0, 0, 0, 0, 0, 0]].concat();
        let bytes: Vec<u8> = fitted.into_iter().flat_map(i16::to_le_bytes).collect();
        let weights = Weights::read(&bytes, &sharing).unwrap();
        let of = |more: usize, fewer: usize| weights.of(1 + 4 * more + fewer);
        assert_eq!([of(1, 0), of(2, 0), of(2, 1)], [50, 60, 10]);
        assert_eq!([of(3, 0), of(3, 1), of(3, 2)], [100, 90, 60]);
        assert_eq!((of(0, 3), weights.of(0), weights.of(17)), (-100, 7, 1));
        assert_eq!(weights.of(17 + 1 + 12), 30);
    }
}
