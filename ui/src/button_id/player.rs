//! Buttons about a player: their history, preferences and data.

pub(super) mod history;
pub(super) mod preference;
pub(super) mod privacy;
