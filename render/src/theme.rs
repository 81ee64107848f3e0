//! The themes a picture can have, by name.

use std::{fmt, str::FromStr};

/// How a picture looks: colours only, never places or shapes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Sand and warm wood by day.
    #[default]
    Savanna,
    /// Slate under the moon.
    Night,
}

impl Theme {
    /// Every theme, the default first.
    pub const ALL: [Self; 2] = [Self::Savanna, Self::Night];

    /// The name under which it is stored and chosen.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Savanna => "savanna",
            Self::Night => "night",
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
        f.write_str("not a theme: savanna and night are")
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
