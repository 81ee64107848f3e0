//! Prefix codes from counts, and bits in the order in which deflate wants them.

/// A prefix code for `N` symbols.
pub(crate) struct Code<const N: usize> {
    /// Bits of each symbol, the first to be written lowest, and how many; no bits for a symbol that never occurs.
    symbols: [(u16, u8); N],
}

impl<const N: usize> Code<N> {
    /// The shortest code for symbols that occur so often, none longer than `longest` bits.
    pub(crate) fn of(mut counts: [u32; N], longest: u8) -> Self {
        // A code of a single symbol is no whole code, and some decoders refuse it.
        for index in 0..2 {
            if counts.iter().filter(|&&count| count > 0).count() < 2 {
                counts[index] = counts[index].max(1);
            }
        }
        let mut lengths = lengths(&counts);
        while lengths.iter().any(|&length| length > longest) {
            // Less difference between the counts makes a flatter tree.
            counts.iter_mut().filter(|count| **count > 0).for_each(|count| *count = *count / 2 + 1);
            lengths = self::lengths(&counts);
        }
        Self { symbols: canonical(lengths) }
    }

    /// How many bits each symbol has.
    pub(crate) fn lengths(&self) -> impl Iterator<Item = usize> {
        self.symbols.iter().map(|&(_, length)| length.into())
    }
}

/// The depth of each symbol in the best tree: always joining the two parts that occur least.
fn lengths<const N: usize>(counts: &[u32; N]) -> [u8; N] {
    let mut leaves: Vec<(u32, usize)> =
        counts.iter().copied().zip(0..).filter(|&(count, _)| count > 0).collect();
    leaves.sort_unstable();
    // Nodes in the order of their making have counts in rising order, so two queues find the two least.
    let mut nodes: Vec<(u32, usize, usize)> = leaves.iter().map(|&(count, _)| (count, 0, 0)).collect();
    let (mut leaf, mut inner) = (0, leaves.len());
    let count = nodes.len();
    for _ in 1..count {
        let mut least = || {
            let take_leaf = leaf < count && (inner >= nodes.len() || nodes[leaf].0 <= nodes[inner].0);
            let next = if take_leaf { &mut leaf } else { &mut inner };
            *next += 1;
            *next - 1
        };
        let (a, b) = (least(), least());
        nodes.push((nodes[a].0 + nodes[b].0, a, b));
    }
    let mut depths = vec![0u8; nodes.len()];
    for index in (count..nodes.len()).rev() {
        let (_, a, b) = nodes[index];
        depths[a] = depths[index] + 1;
        depths[b] = depths[index] + 1;
    }
    let mut lengths = [0; N];
    for (&(_, symbol), depth) in leaves.iter().zip(depths) {
        lengths[symbol] = depth;
    }
    lengths
}

/// The bits of each symbol as the format derives them from the lengths alone.
fn canonical<const N: usize>(lengths: [u8; N]) -> [(u16, u8); N] {
    let mut next = 0u16;
    let mut symbols = [(0, 0); N];
    for length in 1..=15u8 {
        next <<= 1;
        for (symbol, _) in symbols.iter_mut().zip(lengths).filter(|&(_, l)| l == length) {
            *symbol = (next.reverse_bits() >> (16 - length), length);
            next += 1;
        }
    }
    symbols
}

/// Writes bits, the lowest first.
pub(crate) struct Writer {
    bytes: Vec<u8>,
    pending: u64,
    count: u32,
}

impl Writer {
    /// Writes after `bytes`, about `more` of them.
    pub(crate) fn new(mut bytes: Vec<u8>, more: usize) -> Self {
        bytes.reserve(more);
        Self { bytes, pending: 0, count: 0 }
    }

    /// Adds up to 16 bits.
    pub(crate) fn put(&mut self, bits: u64, count: u32) {
        self.pending |= bits << self.count;
        self.count += count;
        if self.count >= 32 {
            #[expect(clippy::cast_possible_truncation, reason = "the lower half is what is written")]
            self.bytes.extend_from_slice(&(self.pending as u32).to_le_bytes());
            self.pending >>= 32;
            self.count -= 32;
        }
    }

    /// Adds a symbol of a code.
    pub(crate) fn symbol<const N: usize>(&mut self, code: &Code<N>, symbol: usize) {
        let (bits, count) = code.symbols[symbol];
        self.put(bits.into(), count.into());
    }

    /// The bytes, the last filled up with zeros.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        let left = self.count.div_ceil(8) as usize;
        self.bytes.extend_from_slice(&self.pending.to_le_bytes()[..left]);
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frequent_symbols_are_short_and_no_code_begins_another() {
        let code = Code::<6>::of([50, 20, 0, 9, 10, 1], 15);
        let lengths: Vec<usize> = code.lengths().collect();
        assert_eq!(lengths, [1, 2, 0, 4, 3, 4]);
        let whole: f64 = lengths.iter().filter(|&&l| l > 0).map(|&l| 0.5f64.powi(i32::try_from(l).unwrap())).sum();
        assert!((whole - 1.0).abs() < 1e-9);
    }

    #[test]
    fn no_symbol_is_longer_than_allowed() {
        let mut fibonacci = [1u32; 19];
        for i in 2..19 {
            fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
        }
        assert!(Code::<19>::of(fibonacci, 15).lengths().max() > Some(7));
        assert_eq!(Code::<19>::of(fibonacci, 7).lengths().max(), Some(7));
    }

    #[test]
    fn a_single_symbol_still_makes_a_whole_code() {
        assert_eq!(Code::<4>::of([0, 0, 0, 9], 15).lengths().filter(|&l| l == 1).count(), 2);
    }
}
