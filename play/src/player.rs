//! What belongs to one player: preferences, absences and ratings.

pub mod away;
pub(crate) mod language;
pub mod pace;
pub mod preferences;
pub mod ratings;
pub(crate) mod report;
pub(crate) mod theme;
