//! The options of Morris and its two presets.

use std::num::NonZeroU8;

use super::{Morris, Variant};
use crate::{
    Board, Flying, Ruling, Source,
    setting::BOUND,
    state::{GameOptions, define_options},
};

define_options! {
    /// A variant of Morris with a value for every option.
    pub struct Options {
        fixed /// Pieces, lines and draws, which no option changes.
        pub variant: Variant,
        /// Whether a player with three pieces left may move to any empty point.
        pub flying: Flying => Flying,
        /// After how many turns of each player without progress the game is drawn.
        pub bound: NonZeroU8 => Bound,
    }
}

impl Options {
    /// `morris:nine`, the default.
    pub const NINE: Self = Self { variant: Variant::Nine, flying: Flying::Allowed, bound: BOUND };

    /// `morris:morabaraba`.
    pub const MORABARABA: Self = Self { variant: Variant::Morabaraba, ..Self::NINE };
}

impl GameOptions for Options {
    type State = Morris;

    const PRESETS: &'static [(&'static str, Self)] =
        &[("nine", Self::NINE), ("morabaraba", Self::MORABARABA)];

    const SOURCES: &'static [Source] = &[Source::S004];

    fn start(self) -> Morris {
        Morris::new(self)
    }

    fn board(self) -> Board {
        self.variant.board()
    }

    fn stones_each(self) -> u8 {
        self.variant.pieces()
    }

    fn rulings(self) -> Vec<Ruling> {
        match self.variant {
            Variant::Nine => vec![Ruling::TournamentForm],
            Variant::Morabaraba => vec![Ruling::FederationForm, Ruling::ThreeLeftIsDrawn],
        }
    }

    fn is_akin(self, other: Self) -> bool {
        self.variant == other.variant
    }
}
