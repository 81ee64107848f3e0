//! The themes of pictures, by name.

pub(crate) mod colours;

use std::{fmt, str::FromStr};

/// The style of a picture: colours and edges, never places or signs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Sand and warm wood by day.
    #[default]
    Savanna,
    /// Slate in moonlight.
    Night,
    /// Black, white and a few strong colours, with thick edges, for low vision.
    HighContrast,
    /// Colours that people with colour blindness can tell apart.
    ColourSafe,
}

impl Theme {
    /// All themes, the default first.
    pub const ALL: [Self; 4] = [Self::Savanna, Self::Night, Self::HighContrast, Self::ColourSafe];

    /// The name that it's stored and chosen by.
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

/// The text isn't the name of a theme.
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
