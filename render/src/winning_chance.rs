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
