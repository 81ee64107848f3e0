//! The options of Damas and its preset.

use std::num::NonZeroU8;

use super::{BOARD, Damas, PIECES};
use crate::{Board, Decision, ManCaptures, Setting, Source, setting::BOUND, state::GameOptions};

/// A value for every option of Damas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Which way a man captures.
    pub man_captures: ManCaptures,
    /// How many moves of each player two Damas have to win against one.
    pub duel: NonZeroU8,
    /// After how many turns of each player without progress the game is drawn.
    pub bound: NonZeroU8,
}

impl Options {
    /// `damas:ruibal` (S002).
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

    fn bound(self) -> NonZeroU8 {
        self.bound
    }

    fn decisions(self) -> Vec<Decision> {
        let forward = self.man_captures == ManCaptures::Forward;
        let decisions = [
            Some(Decision::DarkCorner),
            forward.then_some(Decision::MenCaptureForward),
            Some(Decision::TurnEndsAsDama),
            Some(Decision::CapturedLeaveAtTheEnd),
            Some(Decision::ClaimAtOnce),
            Some(Decision::ClaimOrLose),
            Some(Decision::BackAndForth),
        ];
        decisions.into_iter().flatten().collect()
    }

    fn settings(self) -> Vec<Setting> {
        vec![Setting::ManCaptures(self.man_captures), Setting::Duel(self.duel), Setting::Bound(self.bound)]
    }

    fn with(mut self, setting: Setting) -> Option<Self> {
        match setting {
            Setting::ManCaptures(man_captures) => self.man_captures = man_captures,
            Setting::Duel(duel) => self.duel = duel,
            Setting::Bound(bound) => self.bound = bound,
            _ => return None,
        }
        Some(self)
    }
}
