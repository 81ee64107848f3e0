//! The languages that the program speaks. Their sentences are elsewhere.

/// A language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English, which stands in for all that the program does not speak.
    #[default]
    English,
    /// Spanish, of Spain and of Latin America alike.
    Spanish,
    /// French.
    French,
    /// Ukrainian.
    Ukrainian,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::English, Self::Spanish, Self::French, Self::Ukrainian];
}
