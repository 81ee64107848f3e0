//! Why an announcement couldn't be made, and how long it waits.

use jiff::{SignedDuration, Timestamp};
use play::ChannelId;

use crate::discord::{requests::Failed, verdict::Verdict};

/// How long until a last board is tried again whose channel is lost, and how long that goes on.
pub(super) const LOST_CHANNEL_WAIT: SignedDuration = SignedDuration::from_hours(6);
const LAST_BOARD_KEPT: SignedDuration = SignedDuration::from_hours(7 * 24);

/// Why an announcement couldn't be made.
pub(crate) enum DeliveryError {
    /// It may work later.
    ForNow(anyhow::Error),
    /// Discord was asked too often.
    TooMany(anyhow::Error),
    /// It waits for something until this time at most.
    NotYet(Timestamp),
    /// It waits until someone uses the bot in the channel.
    Owed(ChannelId),
    /// It never will.
    ForGood(String),
}

impl From<anyhow::Error> for DeliveryError {
    fn from(error: anyhow::Error) -> Self {
        Self::ForNow(error)
    }
}

/// Whether a last board that was `stored` then is still kept.
pub(super) fn is_kept_since(stored: Timestamp, now: Timestamp) -> bool {
    now.duration_since(stored) < LAST_BOARD_KEPT
}

/// Whether a request that failed may work later.
pub(crate) fn trouble(Failed { verdict, error }: Failed, doing: &'static str) -> DeliveryError {
    match verdict {
        Verdict::TooMany => DeliveryError::TooMany(error.context(doing)),
        Verdict::ChannelLost | Verdict::ContentRefused | Verdict::Never => {
            DeliveryError::ForGood(format!("{doing}: {error:#}"))
        }
        Verdict::Later => DeliveryError::ForNow(error.context(doing)),
    }
}
