//! Distances in two bits each if no more than four different ones occur, and otherwise in six.

use crate::tablebase::{
    packed::Packed,
    reader::{BadTablebase, Reader, size},
};

/// How many different distances two bits can tell apart.
const FOUR: usize = 4;

/// Many distances.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Distances {
    /// Which occur, and by position, two bits that say which one it has.
    Few {
        values: [u8; FOUR],
        bits: Vec<u8>,
    },
    Many(Packed),
}

impl Distances {
    /// Packs distances up to [`crate::tablebase::packed::LONGEST`].
    pub(super) fn new(distances: &[u8]) -> Self {
        let mut occur = [false; 256];
        for &distance in distances {
            occur[usize::from(distance)] = true;
        }
        let occurring: Vec<u8> = (0..=u8::MAX).filter(|&distance| occur[usize::from(distance)]).collect();
        if occurring.len() > FOUR {
            return Self::Many(Packed::new(distances));
        }
        let mut values = [0; FOUR];
        values.iter_mut().zip(&occurring).for_each(|(value, &distance)| *value = distance);
        let code = |distance: &u8| {
            (0_u8..4).zip(values).find(|(_, value)| value == distance).map_or(0, |(code, _)| code)
        };
        let bits = distances
            .chunks(FOUR)
            .map(|four| four.iter().rev().fold(0, |bits, distance| bits << 2 | code(distance)))
            .collect();
        Self::Few { values, bits }
    }

    /// The distance with this number.
    #[inline]
    pub(super) fn get(&self, index: usize) -> u8 {
        match self {
            Self::Few { values, bits } => {
                let code = bits.get(index / FOUR).map_or(0, |bits| bits >> (2 * (index % FOUR)) & 3);
                values[usize::from(code)]
            }
            Self::Many(packed) => packed.get(index),
        }
    }

    /// The memory it takes, in bytes.
    pub(super) fn size(&self) -> usize {
        match self {
            Self::Few { bits, .. } => bits.len(),
            Self::Many(packed) => packed.bytes().len(),
        }
    }

    /// Appends how many bytes there are, and these.
    pub(super) fn write(&self, to: &mut Vec<u8>) {
        match self {
            Self::Few { values, bits } => {
                to.extend(size(bits.len()));
                to.extend(values);
                to.extend(bits);
            }
            Self::Many(packed) => {
                to.extend(size(packed.bytes().len()));
                to.extend(packed.bytes());
            }
        }
    }

    /// Reads what [`Self::write`] has written, for this many distances.
    pub(super) fn read(reader: &mut Reader<'_>, distances: usize) -> Result<Self, BadTablebase> {
        let len = reader.size()?;
        if len == distances.div_ceil(FOUR) {
            let values = reader.array()?;
            Ok(Self::Few { values, bits: reader.take(len)?.to_vec() })
        } else if len == Packed::bytes_for(distances) {
            Ok(Self::Many(Packed::from_bytes(reader.take(len)?)))
        } else {
            Err(BadTablebase::Damaged)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_come_back_as_they_were_in_as_few_bits_as_they_need() {
        for (distances, bytes) in [(vec![0, 3, 29, 31, 3, 0, 0], 2), (vec![0, 2, 4, 6, 8], 6), (vec![], 0)] {
            let packed = Distances::new(&distances);
            assert_eq!(packed.size(), bytes);
            assert!((0..distances.len()).all(|at| packed.get(at) == distances[at]));
        }
    }
}
