//! The buttons of the help pages.

use super::parts::buttons;

/// A help page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Section {
    /// The first page.
    Start,
    /// How to start a game.
    Begin,
    /// How to play.
    Play,
    /// What helps in games that last days.
    Long,
    /// Where to find games.
    Find,
    /// Ratings and leaderboards.
    Compare,
    /// Leagues, tournaments and ladders.
    Compete,
    /// Finished games.
    Review,
    /// Preferences.
    Own,
    /// For moderators.
    Moderate,
    /// For server managers.
    Manage,
}

/// A button of a help page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Help {
    /// Show a page.
    Page(Section),
    /// List the reader's games.
    MyGames,
    /// Show the reader's preferences.
    Preferences,
    /// Open the server's settings.
    Settings,
    /// Show the moderation log.
    Log,
}

impl Section {
    /// All pages in order.
    pub const ALL: [Self; 11] = [
        Self::Start,
        Self::Begin,
        Self::Play,
        Self::Long,
        Self::Find,
        Self::Compare,
        Self::Compete,
        Self::Review,
        Self::Own,
        Self::Moderate,
        Self::Manage,
    ];
}

buttons! { Help
    "help" (section: Section) { Self::Page(section) }
    "help-games" () { Self::MyGames }
    "help-preferences" () { Self::Preferences }
    "help-settings" () { Self::Settings }
    "help-log" () { Self::Log }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::button_id::{ButtonId, UnknownButton};

    #[test]
    fn every_control_reads_back_and_fits() {
        let pages = Section::ALL.into_iter().map(Help::Page);
        for help in pages.chain([Help::MyGames, Help::Preferences, Help::Settings, Help::Log]) {
            let (control, text) = (ButtonId::Help(help), help.to_string());
            assert!(text.len() <= 100 && control.to_string() == text);
            assert_eq!(text.parse(), Ok(control), "{text}");
        }
        for text in ["help", "help:", "help:chess", "help:start:1", "help-games:1"] {
            assert_eq!(text.parse::<ButtonId>(), Err(UnknownButton), "{text:?}");
        }
    }
}
