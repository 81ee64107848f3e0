//! What belongs to one player: profile, history, preferences, absences, privacy.

pub(crate) mod away;
pub(crate) mod blocks;
pub(crate) mod deletion;
pub(crate) mod history;
pub(crate) mod pace;
pub(crate) mod preferences;
pub(crate) mod presence;
pub(crate) mod privacy;
pub(crate) mod profile;
pub(crate) mod versus;
