//! The languages the program speaks. The texts live elsewhere.

/// A language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English, also the fallback for languages the program doesn't speak.
    #[default]
    English,
    /// Spanish, worded for both Spain and Latin America.
    Spanish,
    /// French.
    French,
    /// Ukrainian.
    Ukrainian,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 4] = [Self::English, Self::Spanish, Self::French, Self::Ukrainian];
}
