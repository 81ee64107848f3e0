//! What one chooses for himself, in all servers, as buttons and lists carry it.

use std::fmt;

use play::{Below, Language, Notice, Preferences, Theme};

use super::{Parts, UnknownControl, switch_word};

/// A choice of one's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preference {
    /// How he learns that a game waits for him.
    Notice(Notice),
    /// Whether he is asked before a move counts.
    Confirm(bool),
    /// How the boards look that he alone sees.
    Theme(Option<Theme>),
    /// Which side lies below on them.
    Below(Below),
    /// The language of what he alone reads.
    Language(Option<Language>),
    /// Whether the boards that he alone sees come with text.
    Text(bool),
}

impl Preference {
    /// All that he has chosen, with this.
    pub fn within(self, before: Preferences) -> Preferences {
        match self {
            Self::Notice(notice) => Preferences { notice, ..before },
            Self::Confirm(confirm) => Preferences { confirm, ..before },
            Self::Theme(theme) => Preferences { theme, ..before },
            Self::Below(below) => Preferences { below, ..before },
            Self::Language(language) => Preferences { language, ..before },
            Self::Text(text) => Preferences { text, ..before },
        }
    }

    /// Reads what follows a name, if it is one of these.
    pub(super) fn read(name: &str, parts: &mut Parts<'_>) -> Option<Result<Self, UnknownControl>> {
        let mut switch = |on: fn(bool) -> Self| parts.switch().map(on);
        Some(match name {
            "confirm-moves" => switch(Self::Confirm),
            "as-text" => switch(Self::Text),
            "notice" => word(parts, notice_word, &NOTICES).map(Self::Notice),
            "theme" => word(parts, theme_word, &with_none(Theme::ALL)).map(Self::Theme),
            "below" => word(parts, below_word, &Below::ALL).map(Self::Below),
            "language" => word(parts, language_word, &with_none(Language::ALL)).map(Self::Language),
            _ => return None,
        })
    }
}

const NOTICES: [Notice; 4] = [Notice::Ping, Notice::Direct, Notice::Digest, Notice::Nothing];

/// Each of these, and nothing in particular.
fn with_none<T>(all: impl IntoIterator<Item = T>) -> Vec<Option<T>> {
    std::iter::once(None).chain(all.into_iter().map(Some)).collect()
}

/// The one of these with the word that comes next.
fn word<T: Copy>(parts: &mut Parts<'_>, word: fn(T) -> &'static str, all: &[T]) -> Result<T, UnknownControl> {
    let read: String = parts.next()?;
    all.iter().copied().find(|&one| word(one) == read).ok_or(UnknownControl)
}

const fn notice_word(notice: Notice) -> &'static str {
    match notice {
        Notice::Ping => "ping",
        Notice::Direct => "direct",
        Notice::Digest => "digest",
        Notice::Nothing => "nothing",
    }
}

const fn theme_word(theme: Option<Theme>) -> &'static str {
    match theme {
        None => "server",
        Some(Theme::Savanna) => "savanna",
        Some(Theme::Night) => "night",
        Some(Theme::HighContrast) => "high-contrast",
        Some(Theme::ColourSafe) => "colour-safe",
    }
}

const fn below_word(below: Below) -> &'static str {
    match below {
        Below::Facing => "facing",
        Below::Own => "own",
        Below::First => "first",
    }
}

const fn language_word(language: Option<Language>) -> &'static str {
    match language {
        None => "client",
        Some(Language::English) => "en",
        Some(Language::Spanish) => "es",
        Some(Language::French) => "fr",
        Some(Language::Ukrainian) => "uk",
    }
}

impl fmt::Display for Preference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Notice(notice) => write!(f, "notice:{}", notice_word(notice)),
            Self::Confirm(on) => write!(f, "confirm-moves:{}", switch_word(on)),
            Self::Theme(theme) => write!(f, "theme:{}", theme_word(theme)),
            Self::Below(below) => write!(f, "below:{}", below_word(below)),
            Self::Language(language) => write!(f, "language:{}", language_word(language)),
            Self::Text(on) => write!(f, "as-text:{}", switch_word(on)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{super::ButtonId, *};

    #[test]
    fn every_choice_reads_back() {
        let all = [
            NOTICES.map(Preference::Notice).to_vec(),
            with_none(Theme::ALL).into_iter().map(Preference::Theme).collect(),
            Below::ALL.map(Preference::Below).to_vec(),
            with_none(Language::ALL).into_iter().map(Preference::Language).collect(),
            [false, true].map(Preference::Confirm).to_vec(),
            [false, true].map(Preference::Text).to_vec(),
        ];
        for control in all.concat().into_iter().map(ButtonId::Prefer) {
            assert_eq!(control.to_string().parse(), Ok(control));
        }
        for none in ["theme:", "theme:dawn", "theme:night:2", "below:mine", "language:de", "as-text:yes"] {
            assert!(none.parse::<ButtonId>().is_err(), "{none}");
        }
    }
}
