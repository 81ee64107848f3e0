//! A small random generator whose games can be repeated.

/// A xorshift generator. The same seed gives the same game.
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        let mut chance = Self(seed ^ 0x9E37_79B9_7F4A_7C15);
        // Zero is the one state that it never leaves.
        chance.0 |= 1 << 63;
        (0..4).for_each(|_| _ = chance.below(2));
        chance
    }

    /// A number below `limit`, which must not be 0.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % limit
    }

    /// The lowest of several draws. Games that prefer low numbers return to earlier positions.
    pub(crate) fn low(&mut self, limit: usize, draws: usize) -> usize {
        (0..draws).map(|_| self.below(limit)).min().unwrap_or(0)
    }
}
