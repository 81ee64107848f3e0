//! The options of Dala and its preset.

use std::num::NonZeroU8;

use super::{BOARD, Dala};
use crate::{
    Board, Decision, DropTakes, FirstDrops, Setting, Source, Takeable, rows, setting::BOUND,
    state::GameOptions,
};

/// A value for every option of Dala.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Which of the opponent's stones a row may take.
    pub take: Takeable,
    /// Where the first four drops of the game go.
    pub first_drops: FirstDrops,
    /// Whether a row that is dropped earns a take.
    pub drop_takes: DropTakes,
    /// After how many turns of each player without progress the game is drawn.
    pub bound: NonZeroU8,
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

    fn bound(self) -> NonZeroU8 {
        self.bound
    }

    fn decisions(self) -> Vec<Decision> {
        let mut decisions = vec![Decision::TwelveStones];
        decisions.extend((self.take == Takeable::Free).then_some(Decision::LongRunProtects));
        decisions
    }

    fn settings(self) -> Vec<Setting> {
        vec![
            Setting::Take(self.take),
            Setting::FirstDrops(self.first_drops),
            Setting::DropTakes(self.drop_takes),
            Setting::Bound(self.bound),
        ]
    }

    fn with(mut self, setting: Setting) -> Option<Self> {
        match setting {
            Setting::Take(take) => self.take = take,
            Setting::FirstDrops(first_drops) => self.first_drops = first_drops,
            Setting::DropTakes(drop_takes) => self.drop_takes = drop_takes,
            Setting::Bound(bound) => self.bound = bound,
            _ => return None,
        }
        Some(self)
    }
}
