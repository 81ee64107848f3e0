//! The options of Damala and its three presets.

use std::num::NonZeroU8;

use super::{Damala, Form};
use crate::{
    Board, CentreBonus, Ruling, Source,
    setting::BOUND,
    state::{GameOptions, define_options},
};

define_options! {
    /// A form of Damala with a value for every option.
    pub struct Options {
        fixed /// Boards, camps and seats, which no option changes.
        pub form: Form,
        /// Whether the centre gives a marble.
        pub bonus: CentreBonus => Bonus,
        /// After how many turns of each player without progress the game is drawn.
        pub bound: NonZeroU8 => Bound,
    }
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

    fn rulings(self) -> Vec<Ruling> {
        let teams = self.form == Form::Teams;
        let camps = match self.form {
            Form::Standard => None,
            Form::Rapid => Some(Ruling::RapidCamps),
            Form::Teams => Some(Ruling::TeamCamps),
        };
        let rulings = [
            Some(Ruling::Reconstruction),
            camps,
            Some(Ruling::NoSquarePassedOver),
            teams.then_some(Ruling::MostMarblesGo),
            Some(if teams { Ruling::StuckTeamLoses } else { Ruling::StuckLoses }),
            Some(Ruling::OneEachIsDrawn),
        ];
        rulings.into_iter().flatten().collect()
    }

    fn is_akin(self, other: Self) -> bool {
        self.form == other.form
    }
}
