//! The languages the program speaks. The texts live elsewhere.

/// A language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, strum::Display, strum::EnumString)]
pub enum Language {
    /// English, also the fallback for languages the program doesn't speak.
    #[default]
    #[strum(serialize = "en")]
    English,
    /// Spanish, worded for both Spain and Latin America.
    #[strum(serialize = "es")]
    Spanish,
    /// French.
    #[strum(serialize = "fr")]
    French,
    /// Ukrainian.
    #[strum(serialize = "uk")]
    Ukrainian,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 4] = [Self::English, Self::Spanish, Self::French, Self::Ukrainian];
}
