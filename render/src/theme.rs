//! The themes of pictures, by name.

pub(crate) mod colours;

/// The style of a picture: colours and edges, never places or signs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case", parse_err_ty = UnknownTheme, parse_err_fn = unknown)]
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
}

/// The text isn't the name of a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown theme; there are savanna, night, high-contrast and colour-safe")]
pub struct UnknownTheme;

const fn unknown(_: &str) -> UnknownTheme {
    UnknownTheme
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
