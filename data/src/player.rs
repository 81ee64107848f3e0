//! What belongs to one player: profile, history, preferences, absences, privacy.

pub(crate) mod absences;
pub(crate) mod pace;
pub(crate) mod reports;
pub(crate) mod restrictions;
pub(crate) mod visits;
