//! Why an announcement couldn't be made.

use jiff::Timestamp;
use play::{ChannelId, competition::Obstacle};

use crate::discord::{requests::Failed, verdict::Verdict};

/// Why an announcement couldn't be made.
pub(crate) enum DeliveryError {
    /// It may work later.
    ForNow(anyhow::Error),
    /// Discord was asked too often.
    TooMany(anyhow::Error),
    /// It waits for something until this time at most.
    NotYet(Timestamp),
    /// It waits for another announcement, which Discord may refuse for days.
    Waits(anyhow::Error),
    /// It waits until someone uses the bot in the channel.
    Owed(ChannelId),
    /// Discord refuses it until someone changes something.
    Refused(String),
    /// The same for a game of a competition, which can't begin for this reason.
    Hindered(Obstacle, String),
}

impl From<anyhow::Error> for DeliveryError {
    fn from(error: anyhow::Error) -> Self {
        Self::ForNow(error)
    }
}

/// Whether a request that failed may work later.
pub(crate) fn trouble(Failed { verdict, error, .. }: Failed, doing: &'static str) -> DeliveryError {
    match verdict {
        Verdict::TooMany => DeliveryError::TooMany(error.context(doing)),
        Verdict::ChannelLost | Verdict::ContentRefused | Verdict::Never => {
            DeliveryError::Refused(format!("{doing}: {error:#}"))
        }
        Verdict::Later | Verdict::Limited => DeliveryError::ForNow(error.context(doing)),
    }
}
