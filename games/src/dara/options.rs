//! The options of Dara and its three presets.

use std::num::NonZeroU8;

use crate::{Goal, RowDrops, Setting, StraightBack, Takeable, preset::Preset, setting::BOUND};

/// A value for every option of Dara.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Which enemy stones a row may take.
    pub take: Takeable,
    /// What wins.
    pub win: Goal,
    /// Whether a stone may go straight back.
    pub back: StraightBack,
    /// Whether a drop may make a row.
    pub row_drops: RowDrops,
    /// After how many turns of each player without progress the game is drawn.
    pub bound: NonZeroU8,
}

impl Options {
    /// `dara:traditional`, the default (S001, S004).
    pub const TRADITIONAL: Self = Self {
        take: Takeable::Free,
        win: Goal::Few,
        back: StraightBack::Allowed,
        row_drops: RowDrops::Allowed,
        bound: BOUND,
    };

    /// `dara:capture-ten` (S000).
    pub const CAPTURE_TEN: Self =
        Self { take: Takeable::Any, win: Goal::Ten, back: StraightBack::Barred, ..Self::TRADITIONAL };

    /// `dara:niger`: no row may be dropped (S004, among the variants).
    pub const NIGER: Self = Self { row_drops: RowDrops::Barred, ..Self::TRADITIONAL };
}

impl Preset for Options {
    const PRESETS: &'static [(&'static str, Self)] =
        &[("traditional", Self::TRADITIONAL), ("capture-ten", Self::CAPTURE_TEN), ("niger", Self::NIGER)];

    fn settings(self) -> Vec<Setting> {
        vec![
            Setting::Take(self.take),
            Setting::Win(self.win),
            Setting::Back(self.back),
            Setting::RowDrops(self.row_drops),
            Setting::Bound(self.bound),
        ]
    }

    fn with(mut self, setting: Setting) -> Option<Self> {
        match setting {
            Setting::Take(take) => self.take = take,
            Setting::Win(win @ (Goal::Few | Goal::Ten)) => self.win = win,
            Setting::Back(back) => self.back = back,
            Setting::RowDrops(row_drops) => self.row_drops = row_drops,
            Setting::Bound(bound) => self.bound = bound,
            _ => return None,
        }
        Some(self)
    }
}
