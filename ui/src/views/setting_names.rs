//! The names of what a server or a player can choose: languages and themes.

use play::{Language, Theme};

use crate::texts::{Words, say};

/// The name of a language.
pub fn language_name(words: &Words, language: Language) -> String {
    match language {
        Language::English => say!(words, "language-english"),
        Language::Spanish => say!(words, "language-spanish"),
        Language::French => say!(words, "language-french"),
        Language::Ukrainian => say!(words, "language-ukrainian"),
    }
}

/// The name of a theme.
pub fn theme_name(words: &Words, theme: Theme) -> String {
    match theme {
        Theme::Savanna => say!(words, "theme-savanna"),
        Theme::Night => say!(words, "theme-night"),
        Theme::HighContrast => say!(words, "theme-high-contrast"),
        Theme::ColourSafe => say!(words, "theme-colour-safe"),
    }
}
