//! The names of themes.

use play::Theme;

use crate::texts::{Words, say};

/// The name of a theme.
pub fn theme_name(words: &Words, theme: Theme) -> String {
    match theme {
        Theme::Savanna => say!(words, "theme-savanna"),
        Theme::Night => say!(words, "theme-night"),
        Theme::HighContrast => say!(words, "theme-high-contrast"),
        Theme::ColourSafe => say!(words, "theme-colour-safe"),
    }
}
