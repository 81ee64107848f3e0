//! Whether a request that failed is worth trying again.
//!
//! Discord's own refusals have a code. Errors without one come from a proxy or a firewall in between, and are
//! temporary whatever their status.

use poise::serenity_prelude as serenity;

use crate::discord::redact::{code, status};

/// What a failed request means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It may succeed when it is made again.
    Later,
    /// It may, after a pause: there were too many requests.
    TooMany,
    /// Discord limits the bot, no matter who the request is about. That passes, and counts like an outage.
    Limited,
    /// Nothing can be posted in the channel: clocks stop until that changes.
    ChannelLost,
    /// The channel is fine, but what the message says is refused.
    ContentRefused,
    /// It never succeeds. Trying again would only add to the failed requests that get an address banned.
    Never,
}

impl Verdict {
    /// Whether the same request is pointless from now on.
    pub(crate) const fn is_final(self) -> bool {
        matches!(self, Self::ChannelLost | Self::ContentRefused | Self::Never)
    }
}

/// What Discord's own codes mean, where they say more than the status. All codes about posting are here.
const CODES: [(isize, Verdict); 16] = [
    // The channel is deleted, or hidden from the bot; it may not post there.
    (10_003, Verdict::ChannelLost),
    (50_001, Verdict::ChannelLost),
    (50_013, Verdict::ChannelLost),
    // The channel takes no messages: it isn't for text, or a forum.
    (50_008, Verdict::ChannelLost),
    (50_024, Verdict::ChannelLost),
    // The thread is locked, or closed and locked; a post of a forum isn't started by its author.
    (160_005, Verdict::ChannelLost),
    (50_083, Verdict::ChannelLost),
    (40_058, Verdict::ChannelLost),
    // AutoMod, harmful links, a part of the message that Discord doesn't accept.
    (200_000, Verdict::ContentRefused),
    (240_000, Verdict::ContentRefused),
    (50_035, Verdict::ContentRefused),
    // A message older than an hour was changed too often in the last hour, which holds up no other.
    (30_046, Verdict::Later),
    // The bot is flagged; it opened direct messages too fast; sending is turned off for a while.
    (20_026, Verdict::Limited),
    (40_003, Verdict::Limited),
    (40_004, Verdict::Limited),
    // Too many active threads to reopen a game's.
    (160_006, Verdict::Later),
];

/// What to do about a failed request.
pub(crate) fn verdict(error: &serenity::Error) -> Verdict {
    of(status(error), code(error).unwrap_or_default())
}

fn of(status: Option<u16>, code: isize) -> Verdict {
    if let Some((_, verdict)) = CODES.iter().find(|(known, _)| *known == code) {
        return *verdict;
    }
    match (status, code) {
        (Some(429), _) => Verdict::TooMany,
        // It took too long, or came too early.
        (Some(408 | 425), _) => Verdict::Later,
        // These don't depend on who asks: the request is malformed, or about something that doesn't exist.
        (Some(400 | 404 | 405 | 410 | 413), _) | (Some(400..=499), 1..) => Verdict::Never,
        _ => Verdict::Later,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn discords_own_refusals_are_final_and_everything_else_passes() {
        let check = |status: u16, code: isize, verdict| {
            assert_eq!(of(Some(status), code), verdict, "{status} with code {code}");
        };
        for (status, code) in [(403, 50_001), (403, 50_013), (404, 10_003), (400, 50_083), (400, 40_058)] {
            check(status, code, Verdict::ChannelLost);
        }
        for code in [50_035, 200_000] {
            check(400, code, Verdict::ContentRefused);
        }
        check(401, 50_027, Verdict::Never);
        for (status, code) in [(400, 0), (404, -1), (413, -1)] {
            check(status, code, Verdict::Never);
        }
        // serenity gives a proxy's page the code -1; Discord's own `401: Unauthorized` has 0.
        for (status, code) in [(401, 0), (403, -1), (400, 160_006), (408, -1), (500, 0), (502, -1)] {
            check(status, code, Verdict::Later);
        }
        for code in [20_026, 40_003, 40_004] {
            check(403, code, Verdict::Limited);
            assert!(!Verdict::Limited.is_final(), "it passes");
        }
        check(429, 0, Verdict::TooMany);
        check(400, 30_046, Verdict::Later);
        check(429, 30_046, Verdict::Later);
        check(429, 20_028, Verdict::TooMany);
        assert_eq!(of(None, 0), Verdict::Later, "no answer at all");
    }
}
