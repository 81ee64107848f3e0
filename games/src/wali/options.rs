//! The options of Wali and its two presets.

use std::num::NonZeroU8;

use super::{BOARD, Wali};
use crate::{
    BesideDrops, Board, Decision, EarningRun, Goal, RowDrops, Setting, Source, Takeable, rows,
    setting::BOUND, state::GameOptions,
};

/// A value for every option of Wali.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Which of the opponent's stones a row may take.
    pub take: Takeable,
    /// What wins.
    pub win: Goal,
    /// Which new run earns a take.
    pub rows: EarningRun,
    /// Whether a stone may be dropped next to one of its owner's.
    pub beside_drops: BesideDrops,
    /// Whether a drop may make a run of three or more.
    pub row_drops: RowDrops,
    /// After how many turns of each player without progress the game is drawn.
    pub bound: NonZeroU8,
}

impl Options {
    /// `wali:adjacent`, the default (S004).
    pub const ADJACENT: Self = Self {
        take: Takeable::Free,
        win: Goal::Few,
        rows: EarningRun::Three,
        beside_drops: BesideDrops::Barred,
        row_drops: RowDrops::Allowed,
        bound: BOUND,
    };

    /// `wali:prost`, the form that other descriptions give (Prost 1950).
    pub const PROST: Self = Self {
        take: Takeable::Any,
        win: Goal::All,
        rows: EarningRun::More,
        beside_drops: BesideDrops::Allowed,
        row_drops: RowDrops::Barred,
        bound: BOUND,
    };
}

impl GameOptions for Options {
    type State = Wali;

    const PRESETS: &'static [(&'static str, Self)] = &[("adjacent", Self::ADJACENT), ("prost", Self::PROST)];

    const SOURCES: &'static [Source] = &[Source::S004];

    fn start(self) -> Wali {
        Wali::new(self)
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
        let drops_barred = self.beside_drops == BesideDrops::Barred || self.row_drops == RowDrops::Barred;
        let decisions = [
            drops_barred.then_some(Decision::SetAside),
            (self.take == Takeable::Free).then_some(Decision::LongRunProtects),
            (self.win == Goal::All).then_some(Decision::TwoEachIsDrawn),
        ];
        decisions.into_iter().flatten().collect()
    }

    fn settings(self) -> Vec<Setting> {
        vec![
            Setting::Take(self.take),
            Setting::Win(self.win),
            Setting::Rows(self.rows),
            Setting::BesideDrops(self.beside_drops),
            Setting::RowDrops(self.row_drops),
            Setting::Bound(self.bound),
        ]
    }

    fn with(mut self, setting: Setting) -> Option<Self> {
        match setting {
            Setting::Take(take) => self.take = take,
            Setting::Win(win @ (Goal::Few | Goal::All)) => self.win = win,
            Setting::Rows(rows) => self.rows = rows,
            Setting::BesideDrops(beside_drops) => self.beside_drops = beside_drops,
            Setting::RowDrops(row_drops) => self.row_drops = row_drops,
            Setting::Bound(bound) => self.bound = bound,
            _ => return None,
        }
        Some(self)
    }
}
