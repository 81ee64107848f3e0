//! The options of Damas and its preset.

use std::num::NonZeroU8;

use super::{BOARD, Damas, PIECES};
use crate::{
    Board, ManCaptures, Ruling, Source,
    setting::BOUND,
    state::{GameOptions, define_options},
};

define_options! {
    /// A value for every option of Damas.
    pub struct Options {
        /// Which way a man captures.
        pub man_captures: ManCaptures => ManCaptures,
        /// How many moves of each player two Damas have to win against one.
        pub duel: NonZeroU8 => Duel,
        /// After how many turns of each player without progress the game is drawn.
        pub bound: NonZeroU8 => Bound,
    }
}

impl Options {
    /// `damas:ruibal` (S002).
    #[expect(clippy::unwrap_used, reason = "the compiler evaluates it")]
    pub const RUIBAL: Self =
        Self { man_captures: ManCaptures::Forward, duel: NonZeroU8::new(5).unwrap(), bound: BOUND };
}

impl GameOptions for Options {
    type State = Damas;

    const PRESETS: &'static [(&'static str, Self)] = &[("ruibal", Self::RUIBAL)];

    const SOURCES: &'static [Source] = &[Source::S002];

    fn start(self) -> Damas {
        Damas::new(self)
    }

    fn board(self) -> Board {
        BOARD
    }

    fn stones_each(self) -> u8 {
        PIECES
    }

    fn rulings(self) -> Vec<Ruling> {
        let forward = self.man_captures == ManCaptures::Forward;
        let rulings = [
            Some(Ruling::DarkCorner),
            forward.then_some(Ruling::MenCaptureForward),
            Some(Ruling::TurnEndsAsDama),
            Some(Ruling::CapturedLeaveAtTheEnd),
            Some(Ruling::ClaimAtOnce),
            Some(Ruling::ClaimOrLose),
            Some(Ruling::BackAndForth),
        ];
        rulings.into_iter().flatten().collect()
    }
}
