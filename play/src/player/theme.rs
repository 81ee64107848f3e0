//! The themes for boards, by name. Their colours are defined in `render`.

/// How boards look, chosen by a player or a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Theme {
    /// Sand and warm wood by day.
    #[default]
    Savanna,
    /// Slate under the moon.
    Night,
    /// Black and white with a few strong colours, for people with low contrast vision.
    HighContrast,
    /// Colours that colour-blind people can tell apart.
    ColourSafe,
}

impl Theme {
    /// All themes, the default first.
    pub const ALL: [Self; 4] = [Self::Savanna, Self::Night, Self::HighContrast, Self::ColourSafe];
}
