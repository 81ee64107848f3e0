//! The options of Damala and its three presets.

use std::num::NonZeroU8;

use super::{Damala, Form};
use crate::{Board, CentreBonus, Decision, Setting, Source, setting::BOUND, state::GameOptions};

/// A form of Damala with a value for every option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Boards, camps and seats, which no option changes.
    pub form: Form,
    /// Whether the centre gives a marble.
    pub bonus: CentreBonus,
    /// After how many turns of each player without progress the game is drawn.
    pub bound: NonZeroU8,
}

impl Options {
    /// `damala:standard`, the default (S003).
    pub const STANDARD: Self = Self { form: Form::Standard, bonus: CentreBonus::Gained, bound: BOUND };

    /// `damala:rapid`: smaller camps (S003 names it).
    pub const RAPID: Self = Self { form: Form::Rapid, ..Self::STANDARD };

    /// `damala:teams`: four players on two boards (S003).
    pub const TEAMS: Self = Self { form: Form::Teams, ..Self::STANDARD };
}

impl GameOptions for Options {
    type State = Damala;

    const PRESETS: &'static [(&'static str, Self)] =
        &[("standard", Self::STANDARD), ("rapid", Self::RAPID), ("teams", Self::TEAMS)];

    const SOURCES: &'static [Source] = &[Source::S003];

    fn start(self) -> Damala {
        Damala::new(self)
    }

    fn board(self) -> Board {
        self.form.board()
    }

    fn seats(self) -> usize {
        self.form.seats()
    }

    fn stones_each(self) -> u8 {
        self.form.marbles()
    }

    fn bound(self) -> NonZeroU8 {
        self.bound
    }

    fn decisions(self) -> Vec<Decision> {
        let teams = self.form == Form::Teams;
        let camps = match self.form {
            Form::Standard => None,
            Form::Rapid => Some(Decision::RapidCamps),
            Form::Teams => Some(Decision::TeamCamps),
        };
        let decisions = [
            Some(Decision::Reconstruction),
            camps,
            Some(Decision::NoSquarePassedOver),
            teams.then_some(Decision::MostMarblesGo),
            Some(if teams { Decision::StuckTeamLoses } else { Decision::StuckLoses }),
            Some(Decision::OneEachIsDrawn),
        ];
        decisions.into_iter().flatten().collect()
    }

    fn settings(self) -> Vec<Setting> {
        vec![Setting::Bonus(self.bonus), Setting::Bound(self.bound)]
    }

    fn with(mut self, setting: Setting) -> Option<Self> {
        match setting {
            Setting::Bonus(bonus) => self.bonus = bonus,
            Setting::Bound(bound) => self.bound = bound,
            _ => return None,
        }
        Some(self)
    }

    fn is_akin(self, other: Self) -> bool {
        self.form == other.form
    }
}
