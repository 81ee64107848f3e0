//! How boards can look, by name. What that is in colours is elsewhere.

/// A look of boards that a player or a server can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Theme {
    /// Sand and warm wood by day.
    #[default]
    Savanna,
    /// Slate under the moon.
    Night,
    /// Black and white, and few strong colours: for those who see little contrast.
    HighContrast,
    /// Colours that are told apart by those who see few of them.
    ColourSafe,
}

impl Theme {
    /// All of them, the default first.
    pub const ALL: [Self; 4] = [Self::Savanna, Self::Night, Self::HighContrast, Self::ColourSafe];
}
