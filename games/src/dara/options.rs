//! The options of Dara and its three presets.

use std::num::NonZeroU8;

use crate::{Goal, RowDrops, Setting, StraightBack, Takeable};

/// **Decided** (no source rules on endless play): turns of each player without progress that make a draw.
const BOUND: NonZeroU8 = NonZeroU8::new(50).unwrap();

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

/// The names of the presets, the default first.
pub const PRESET_NAMES: [&str; 3] = ["traditional", "capture-ten", "niger"];

const PRESETS: [Options; 3] = [Options::TRADITIONAL, Options::CAPTURE_TEN, Options::NIGER];

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

    /// The preset of that name.
    pub fn preset(name: &str) -> Option<Self> {
        PRESET_NAMES.iter().zip(PRESETS).find(|(known, _)| **known == name).map(|(_, options)| options)
    }

    /// The preset that differs in the fewest options, the earlier where that is equal, with its name.
    pub(crate) fn nearest_preset(self) -> (&'static str, Self) {
        let differences =
            |preset: Self| preset.settings().into_iter().filter(|s| !self.settings().contains(s)).count();
        let presets = PRESET_NAMES.into_iter().zip(PRESETS);
        presets.min_by_key(|&(_, preset)| differences(preset)).unwrap_or(("traditional", Self::TRADITIONAL))
    }

    /// Every option with its value, in the order of the canonical text.
    pub const fn settings(self) -> [Setting; 5] {
        [
            Setting::Take(self.take),
            Setting::Win(self.win),
            Setting::Back(self.back),
            Setting::RowDrops(self.row_drops),
            Setting::Bound(self.bound),
        ]
    }

    /// The same with one option set.
    #[must_use]
    pub const fn with(mut self, setting: Setting) -> Self {
        match setting {
            Setting::Take(take) => self.take = take,
            Setting::Win(win) => self.win = win,
            Setting::Back(back) => self.back = back,
            Setting::RowDrops(row_drops) => self.row_drops = row_drops,
            Setting::Bound(bound) => self.bound = bound,
        }
        self
    }
}
