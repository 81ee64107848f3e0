//! Whether Discord limits the bot: it is flagged, asks for too much, or may send nothing for a while.
//!
//! No one can be blamed for that, and no one sees what is due. So it counts like an outage: what time runs against is put back.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use poise::serenity_prelude as serenity;

use crate::discord::verdict::{Verdict, verdict};

/// A way to reach players. Discord limits them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Messages and threads in channels.
    Channels,
    /// Direct messages.
    Mail,
}

impl Way {
    /// Both.
    pub(crate) const ALL: [Self; 2] = [Self::Channels, Self::Mail];
}

/// What is known of both ways.
#[derive(Debug, Default)]
pub(crate) struct BotLimits([WayLimit; 2]);

#[derive(Debug, Default)]
struct WayLimit {
    /// Whether the last request was refused for it.
    is_limited: AtomicBool,
    /// How many were.
    refusals: AtomicU64,
}

impl BotLimits {
    const fn of(&self, way: Way) -> &WayLimit {
        let [channels, mail] = &self.0;
        match way {
            Way::Channels => channels,
            Way::Mail => mail,
        }
    }

    /// Notes how a request went. A refusal for another reason tells nothing.
    pub(crate) fn note(&self, way: Way, failed: Option<&serenity::Error>) {
        self.judge(way, failed.map(verdict));
    }

    fn judge(&self, way: Way, refused: Option<Verdict>) {
        let way = self.of(way);
        match refused {
            None => way.is_limited.store(false, Ordering::Relaxed),
            Some(Verdict::Limited | Verdict::TooMany) => {
                way.is_limited.store(true, Ordering::Relaxed);
                way.refusals.fetch_add(1, Ordering::Relaxed);
            }
            Some(Verdict::Later | Verdict::ChannelLost | Verdict::ContentRefused | Verdict::Never) => {}
        }
    }

    /// How many requests were refused since the bot is limited; `None` if it isn't.
    pub(crate) fn refusals(&self, way: Way) -> Option<u64> {
        let way = self.of(way);
        way.is_limited.load(Ordering::Relaxed).then(|| way.refusals.load(Ordering::Relaxed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_lasts_until_something_gets_through() {
        let limits = BotLimits::default();
        assert_eq!(limits.refusals(Way::Mail), None);
        limits.judge(Way::Mail, Some(Verdict::Limited));
        limits.judge(Way::Mail, Some(Verdict::Never));
        limits.judge(Way::Mail, Some(Verdict::TooMany));
        assert_eq!((limits.refusals(Way::Mail), limits.refusals(Way::Channels)), (Some(2), None));
        limits.judge(Way::Mail, None);
        assert_eq!(limits.refusals(Way::Mail), None);
    }
}
