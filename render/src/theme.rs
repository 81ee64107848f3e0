//! The themes a picture can have, by name.

pub(crate) mod colours;

use std::{fmt, str::FromStr};

/// How a picture looks: its colours and the edges of its stones, never places or signs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Sand and warm wood by day.
    #[default]
    Savanna,
    /// Slate under the moon.
    Night,
    /// Black and white, and few strong colours, with thick edges: for those who see little contrast.
    HighContrast,
    /// Colours that are told apart by those who see few of them.
    ColourSafe,
}

impl Theme {
    /// Every theme, the default first.
    pub const ALL: [Self; 4] = [Self::Savanna, Self::Night, Self::HighContrast, Self::ColourSafe];

    /// The name under which it is stored and chosen.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Savanna => "savanna",
            Self::Night => "night",
            Self::HighContrast => "high-contrast",
            Self::ColourSafe => "colour-safe",
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text names no theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownTheme;

impl fmt::Display for UnknownTheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a theme: savanna, night, high-contrast and colour-safe are")
    }
}

impl std::error::Error for UnknownTheme {}

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(text: &str) -> Result<Self, UnknownTheme> {
        Self::ALL.into_iter().find(|theme| theme.name() == text).ok_or(UnknownTheme)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_reads_back_as_its_theme() {
        for theme in Theme::ALL {
            assert_eq!(theme.to_string().parse(), Ok(theme));
        }
        assert_eq!("dawn".parse::<Theme>(), Err(UnknownTheme));
    }
}
