//! Discord's ids and times as those of the game.

use jiff::Timestamp;
use poise::serenity_prelude as serenity;
use ui::failure::Failure;

/// Turns one of Discord's ids into one of the game's. Discord's are never 0.
pub(crate) fn id<T: TryFrom<u64>>(number: u64) -> Result<T, Failure> {
    T::try_from(number).map_err(|_| Failure::Broken(anyhow::anyhow!("Discord sent an id that is 0")))
}

/// A time, if it can be read.
pub(crate) fn timestamp(at: serenity::Timestamp) -> Option<Timestamp> {
    at.to_rfc3339()?.parse().ok()
}
