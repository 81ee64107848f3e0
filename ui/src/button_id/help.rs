//! What the buttons of help do: its pages, and what is opened from them.

use std::fmt;

use super::{ButtonId, Parts, UnknownControl};

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

    const fn word(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Begin => "begin",
            Self::Play => "play",
            Self::Long => "long",
            Self::Find => "find",
            Self::Compare => "compare",
            Self::Review => "review",
            Self::Own => "own",
            Self::Moderate => "moderate",
            Self::Manage => "manage",
        }
    }
}

impl fmt::Display for Help {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Page(section) => write!(f, "help:{}", section.word()),
            Self::MyGames => f.write_str("help-games"),
            Self::Preferences => f.write_str("help-preferences"),
            Self::Settings => f.write_str("help-settings"),
            Self::Log => f.write_str("help-log"),
        }
    }
}

impl Help {
    /// Reads what stands behind a name; `None` where the name is another control's.
    pub(super) fn read(name: &str, parts: &mut Parts<'_>) -> Option<Result<ButtonId, UnknownControl>> {
        let help = match name {
            "help" => Self::page(parts),
            "help-games" => Ok(Self::MyGames),
            "help-preferences" => Ok(Self::Preferences),
            "help-settings" => Ok(Self::Settings),
            "help-log" => Ok(Self::Log),
            _ => return None,
        };
        Some(help.map(ButtonId::Help))
    }

    fn page(parts: &mut Parts<'_>) -> Result<Self, UnknownControl> {
        let word: String = parts.next()?;
        let section = Section::ALL.into_iter().find(|section| section.word() == word);
        section.map(Self::Page).ok_or(UnknownControl)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_control_reads_back_and_fits() {
        let pages = Section::ALL.into_iter().map(Help::Page);
        for help in pages.chain([Help::MyGames, Help::Preferences, Help::Settings, Help::Log]) {
            let (control, text) = (ButtonId::Help(help), help.to_string());
            assert!(text.len() <= 100 && control.to_string() == text);
            assert_eq!(text.parse(), Ok(control), "{text}");
        }
        for text in ["help", "help:", "help:chess", "help:start:1", "help-games:1"] {
            assert_eq!(text.parse::<ButtonId>(), Err(UnknownControl), "{text:?}");
        }
    }
}
