//! Distances of six bits each, four of them in three bytes.

/// The longest distance that fits.
pub(super) const LONGEST: u8 = 63;

/// Many distances.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Packed(Vec<u8>);

impl Packed {
    /// How many bytes this many distances take.
    pub(super) const fn bytes_for(distances: usize) -> usize {
        3 * distances.div_ceil(4)
    }

    /// Packs distances up to [`LONGEST`].
    pub(super) fn new(distances: &[u8]) -> Self {
        let mut bytes = Vec::with_capacity(Self::bytes_for(distances.len()));
        for four in distances.chunks(4) {
            let bits = four.iter().rev().fold(0, |bits, &distance| bits << 6 | u32::from(distance & LONGEST));
            let [first, second, third, _] = bits.to_le_bytes();
            bytes.extend([first, second, third]);
        }
        Self(bytes)
    }

    /// Takes bytes that were packed before.
    pub(super) fn from_bytes(bytes: &[u8]) -> Self {
        Self(bytes.to_vec())
    }

    /// The bytes.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// The distance with this number.
    #[inline]
    pub(super) fn get(&self, index: usize) -> u8 {
        let from = index / 4 * 3;
        let Some(&[first, second, third]) = self.0.get(from..from + 3) else { return 0 };
        let bits = u32::from_le_bytes([first, second, third, 0]) >> (6 * (index % 4));
        bits.to_le_bytes()[0] & LONGEST
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_come_back_as_they_were() {
        for len in [0, 1, 2, 3, 4, 5, 64, 101] {
            let distances: Vec<u8> = (0..=LONGEST).cycle().skip(7).take(len).collect();
            let packed = Packed::new(&distances);
            assert_eq!(packed.bytes().len(), Packed::bytes_for(len));
            let read = Packed::from_bytes(packed.bytes());
            assert!(distances.iter().enumerate().all(|(at, &distance)| read.get(at) == distance));
        }
    }
}
