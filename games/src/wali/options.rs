//! The options of Wali and its two presets.

use std::num::NonZeroU8;

use super::{BOARD, Wali};
use crate::{
    BesideDrops, Board, EarningRun, RowDrops, Ruling, Source, Takeable, WinCondition, rows,
    setting::BOUND,
    state::{GameOptions, define_options},
};

define_options! {
    /// A value for every option of Wali.
    pub struct Options {
        /// Which of the opponent's stones a row may take.
        pub take: Takeable => Take,
        /// What wins.
        pub win: WinCondition => Win(WinCondition::Few, WinCondition::All),
        /// Which new run earns a take.
        pub rows: EarningRun => Rows,
        /// Whether a stone may be dropped next to one of its owner's.
        pub beside_drops: BesideDrops => BesideDrops,
        /// Whether a drop may make a run of three or more.
        pub row_drops: RowDrops => RowDrops,
        /// After how many turns of each player without progress the game is drawn.
        pub bound: NonZeroU8 => Bound,
    }
}

impl Options {
    /// `wali:adjacent`, the default (S004).
    pub const ADJACENT: Self = Self {
        take: Takeable::Free,
        win: WinCondition::Few,
        rows: EarningRun::Three,
        beside_drops: BesideDrops::Forbidden,
        row_drops: RowDrops::Allowed,
        bound: BOUND,
    };

    /// `wali:prost`, the form that other descriptions give (Prost 1950).
    pub const PROST: Self = Self {
        take: Takeable::Any,
        win: WinCondition::All,
        rows: EarningRun::More,
        beside_drops: BesideDrops::Allowed,
        row_drops: RowDrops::Forbidden,
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

    fn rulings(self) -> Vec<Ruling> {
        let drops_forbidden =
            self.beside_drops == BesideDrops::Forbidden || self.row_drops == RowDrops::Forbidden;
        let rulings = [
            drops_forbidden.then_some(Ruling::SetAside),
            (self.take == Takeable::Free).then_some(Ruling::LongRunProtects),
            (self.win == WinCondition::All).then_some(Ruling::TwoEachIsDrawn),
        ];
        rulings.into_iter().flatten().collect()
    }
}
