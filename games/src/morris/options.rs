//! The options of Morris and its two presets.

use std::num::NonZeroU8;

use super::{Morris, Variant};
use crate::{Board, Decision, Flying, Setting, Source, setting::BOUND, state::GameOptions};

/// A variant of Morris with a value for every option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Pieces, lines and draws, which no option changes.
    pub variant: Variant,
    /// Whether a player with three pieces left may move to any empty point.
    pub flying: Flying,
    /// After how many turns of each player without progress the game is drawn.
    pub bound: NonZeroU8,
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

    fn bound(self) -> NonZeroU8 {
        self.bound
    }

    fn decisions(self) -> Vec<Decision> {
        match self.variant {
            Variant::Nine => vec![Decision::TournamentForm],
            Variant::Morabaraba => vec![Decision::FederationForm, Decision::ThreeLeftIsDrawn],
        }
    }

    fn settings(self) -> Vec<Setting> {
        vec![Setting::Flying(self.flying), Setting::Bound(self.bound)]
    }

    fn with(mut self, setting: Setting) -> Option<Self> {
        match setting {
            Setting::Flying(flying) => self.flying = flying,
            Setting::Bound(bound) => self.bound = bound,
            _ => return None,
        }
        Some(self)
    }

    fn is_akin(self, other: Self) -> bool {
        self.variant == other.variant
    }
}
