//! The options of Dara and its three presets.

use std::num::NonZeroU8;

use super::{BOARD, Dara};
use crate::{
    Board, RowDrops, Ruling, Source, StraightBack, Takeable, WinCondition, rows,
    setting::BOUND,
    state::{GameOptions, define_options},
};

define_options! {
    /// A value for every option of Dara.
    pub struct Options {
        /// Which of the opponent's stones a row may take.
        pub take: Takeable => Take,
        /// What wins.
        pub win: WinCondition => Win(WinCondition::Few, WinCondition::Ten),
        /// Whether a stone may go straight back.
        pub back: StraightBack => Back,
        /// Whether a drop may make a row.
        pub row_drops: RowDrops => RowDrops,
        /// After how many turns of each player without progress the game is drawn.
        pub bound: NonZeroU8 => Bound,
    }
}

impl Options {
    /// `dara:traditional`, the default (S001, S004).
    pub const TRADITIONAL: Self = Self {
        take: Takeable::Free,
        win: WinCondition::Few,
        back: StraightBack::Allowed,
        row_drops: RowDrops::Allowed,
        bound: BOUND,
    };

    /// `dara:capture-ten` (S000).
    pub const CAPTURE_TEN: Self = Self {
        take: Takeable::Any,
        win: WinCondition::Ten,
        back: StraightBack::Forbidden,
        ..Self::TRADITIONAL
    };

    /// `dara:niger`: no row may be dropped (S004, among the variants).
    pub const NIGER: Self = Self { row_drops: RowDrops::Forbidden, ..Self::TRADITIONAL };
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

    fn rulings(self) -> Vec<Ruling> {
        let mut rulings = vec![Ruling::StuckDropIsSkipped, Ruling::SetAside];
        rulings.extend((self.back == StraightBack::Forbidden).then_some(Ruling::SkipLiftsBan));
        rulings
    }
}
