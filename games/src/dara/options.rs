//! The options of Dara and its three presets.

use std::num::NonZeroU8;

use super::{BOARD, Dara};
use crate::{
    Board, Decision, Goal, RowDrops, Setting, Source, StraightBack, Takeable, rows, setting::BOUND,
    state::GameOptions,
};

/// A value for every option of Dara.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Which of the opponent's stones a row may take.
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

impl GameOptions for Options {
    type State = Dara;

    const PRESETS: &'static [(&'static str, Self)] =
        &[("traditional", Self::TRADITIONAL), ("capture-ten", Self::CAPTURE_TEN), ("niger", Self::NIGER)];

    const SOURCES: &'static [Source] = &[Source::S000, Source::S001, Source::S004];

    fn start(self) -> Dara {
        Dara::new(self)
    }

    fn board(self) -> Board {
        BOARD
    }

    fn stones_each(self) -> u8 {
        rows::STONES
    }

    fn bound(self) -> NonZeroU8 {
        self.bound
    }

    fn decisions(self) -> Vec<Decision> {
        let mut decisions = vec![Decision::StuckDropIsSkipped, Decision::SetAside];
        decisions.extend((self.back == StraightBack::Barred).then_some(Decision::SkipLiftsBan));
        decisions
    }

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
