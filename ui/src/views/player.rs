//! What belongs to one player: profile, history, preferences, absences, privacy.

pub mod absence;
pub mod blocks;
pub mod card;
pub mod digest;
pub mod history;
pub mod pace;
pub mod plot;
pub mod preferences;
pub mod privacy;
pub mod profile;
pub mod results;
pub mod versus;
