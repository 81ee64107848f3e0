//! What the buttons of help do: its pages, and what is opened from them.

use super::parts::{buttons, words};

/// A page of help, by its subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// The first page.
    Start,
    /// How a game begins.
    Begin,
    /// How one plays.
    Play,
    /// What there is where a game takes days.
    Long,
    /// Lists of games.
    Find,
    /// How players stand.
    Compare,
    /// Games that are over.
    Review,
    /// What one chooses for oneself.
    Own,
    /// For those who may manage messages.
    Moderate,
    /// For those who may manage the server.
    Manage,
}

/// What a button of help does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Help {
    /// Show a page.
    Page(Section),
    /// List one's games.
    MyGames,
    /// Show what one has chosen.
    Preferences,
    /// Show how games are played in the server, to change it.
    Settings,
    /// List what moderators have done.
    Log,
}

impl Section {
    /// All pages, in their order.
    pub const ALL: [Self; 10] = [
        Self::Start,
        Self::Begin,
        Self::Play,
        Self::Long,
        Self::Find,
        Self::Compare,
        Self::Review,
        Self::Own,
        Self::Moderate,
        Self::Manage,
    ];
}

words! {
    /// The pages by their names.
    SectionName: Section {
        "start" => Section::Start,
        "begin" => Section::Begin,
        "play" => Section::Play,
        "long" => Section::Long,
        "find" => Section::Find,
        "compare" => Section::Compare,
        "review" => Section::Review,
        "own" => Section::Own,
        "moderate" => Section::Moderate,
        "manage" => Section::Manage,
    }
}

buttons! { Help
    "help" (section: SectionName) { Self::Page(section) }
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
