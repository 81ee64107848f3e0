//! How likely a side is to win.

/// The first side's chance of winning, a draw being half of one; the second side has the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WinningChance {
    thousandths: u16,
}

impl WinningChance {
    /// Both sides have the same chance.
    pub const EVEN: Self = Self::from_thousandths(500);

    /// From thousandths; more than a thousand count as a thousand.
    pub const fn from_thousandths(thousandths: u16) -> Self {
        Self { thousandths: if thousandths > 1_000 { 1_000 } else { thousandths } }
    }

    /// In percent, rounded. Only what is certain counts as 0 or 100.
    pub const fn percent(self) -> u8 {
        match self.thousandths {
            0 => 0,
            1..=14 => 1,
            986..=999 => 99,
            #[expect(clippy::cast_possible_truncation, reason = "at most 100")]
            thousandths => ((thousandths + 5) / 10) as u8,
        }
    }

    /// From 0 to 1.
    pub(crate) fn share(self) -> f32 {
        f32::from(self.thousandths) / 1_000.0
    }
}

impl Default for WinningChance {
    fn default() -> Self {
        Self::EVEN
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_certain_is_0_or_100_percent() {
        let percent = |thousandths| WinningChance::from_thousandths(thousandths).percent();
        assert_eq!([0, 1, 14, 15, 500, 625, 985, 986, 999].map(percent), [0, 1, 1, 2, 50, 63, 99, 99, 99]);
        assert_eq!([1_000, 1_001, u16::MAX].map(percent), [100; 3]);
    }
}
