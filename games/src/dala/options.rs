//! The options of Dala and its preset.

use std::num::NonZeroU8;

use super::{BOARD, Dala};
use crate::{
    Board, DropTakes, FirstDrops, Ruling, Source, Takeable, rows,
    setting::BOUND,
    state::{GameOptions, define_options},
};

define_options! {
    /// A value for every option of Dala.
    pub struct Options {
        /// Which of the opponent's stones a row may take.
        pub take: Takeable => Take,
        /// Where the first four drops of the game go.
        pub first_drops: FirstDrops => FirstDrops,
        /// Whether a row that is dropped earns a take.
        pub drop_takes: DropTakes => DropTakes,
        /// After how many turns of each player without progress the game is drawn.
        pub bound: NonZeroU8 => Bound,
    }
}

impl Options {
    /// `dala:standard` (S004).
    pub const STANDARD: Self = Self {
        take: Takeable::Any,
        first_drops: FirstDrops::Centre,
        drop_takes: DropTakes::Earned,
        bound: BOUND,
    };
}

impl GameOptions for Options {
    type State = Dala;

    const PRESETS: &'static [(&'static str, Self)] = &[("standard", Self::STANDARD)];

    const SOURCES: &'static [Source] = &[Source::S004];

    fn start(self) -> Dala {
        Dala::new(self)
    }

    fn board(self) -> Board {
        BOARD
    }

    fn stones_each(self) -> u8 {
        rows::STONES
    }

    fn rulings(self) -> Vec<Ruling> {
        let mut rulings = vec![Ruling::TwelveStones];
        rulings.extend((self.take == Takeable::Free).then_some(Ruling::LongRunProtects));
        rulings
    }
}
