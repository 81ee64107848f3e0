//! The buttons and menus for preferences.

use play::{BoardSide, Language, Notice, Preferences, Theme};

use crate::button_id::parts::{Absent, OnOff, Or, buttons};

/// One preference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preference {
    /// How a player is told that it's their turn.
    Notice(Notice),
    /// Whether moves must be confirmed.
    Confirm(bool),
    /// The theme of boards that only they see.
    Theme(Option<Theme>),
    /// Which side is at the bottom of those.
    BoardSide(BoardSide),
    /// The language of messages that only they see.
    Language(Option<Language>),
    /// Whether those boards come with text.
    Text(bool),
    /// Whether positions of their games are kept out of puzzles.
    OutOfPuzzles(bool),
}

impl Preference {
    /// All preferences, with this one changed.
    pub fn within(self, before: Preferences) -> Preferences {
        match self {
            Self::Notice(notice) => Preferences { notice, ..before },
            Self::Confirm(confirm) => Preferences { confirm, ..before },
            Self::Theme(theme) => Preferences { theme, ..before },
            Self::BoardSide(below) => Preferences { below, ..before },
            Self::Language(language) => Preferences { language, ..before },
            Self::Text(text) => Preferences { text, ..before },
            Self::OutOfPuzzles(out_of_puzzles) => Preferences { out_of_puzzles, ..before },
        }
    }
}

/// The theme of the server.
struct OfServer;

impl Absent for OfServer {
    const WORD: &'static str = "server";
}

/// The language of the user's Discord.
struct OfClient;

impl Absent for OfClient {
    const WORD: &'static str = "client";
}

buttons! { Preference
    "notice" (notice: Notice) { Self::Notice(notice) }
    "confirm-moves" (on: OnOff) { Self::Confirm(on) }
    "theme" (theme: Or<OfServer>) { Self::Theme(theme) }
    "below" (below: BoardSide) { Self::BoardSide(below) }
    "language" (language: Or<OfClient>) { Self::Language(language) }
    "as-text" (on: OnOff) { Self::Text(on) }
    "out-of-puzzles" (on: OnOff) { Self::OutOfPuzzles(on) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::button_id::ButtonId;

    #[test]
    fn every_choice_reads_back() {
        let all: [Vec<Preference>; 7] = [
            [Notice::Ping, Notice::Direct, Notice::Digest, Notice::Nothing].map(Preference::Notice).to_vec(),
            Theme::ALL.map(Some).into_iter().chain([None]).map(Preference::Theme).collect(),
            BoardSide::ALL.map(Preference::BoardSide).to_vec(),
            Language::ALL.map(Some).into_iter().chain([None]).map(Preference::Language).collect(),
            [false, true].map(Preference::Confirm).to_vec(),
            [false, true].map(Preference::Text).to_vec(),
            [false, true].map(Preference::OutOfPuzzles).to_vec(),
        ];
        for control in all.concat().into_iter().map(ButtonId::Prefer) {
            assert_eq!(control.to_string().parse(), Ok(control));
        }
        for none in ["theme:", "theme:dawn", "theme:night:2", "below:mine", "language:de", "as-text:yes"] {
            assert!(none.parse::<ButtonId>().is_err(), "{none}");
        }
    }
}
