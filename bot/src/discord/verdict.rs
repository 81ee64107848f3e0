//! Whether a request that failed is worth trying again.
//!
//! Discord's own refusals have a code. Errors without one come from a proxy or a firewall in between, and pass
//! whatever their status.

use poise::serenity_prelude as serenity;

use crate::discord::redact::{code, status};

/// Whether a request may succeed when it is made again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It may.
    Later,
    /// It may, after a pause: there were too many requests.
    TooMany,
    /// Never. Trying again would only add to the failed requests that get an address banned.
    Never,
}

/// Codes that pass although their status is a refusal: direct messages opened too fast, and a server with too many
/// active threads, so that a game's can't be reopened.
const PASSING: [isize; 2] = [40_003, 160_006];

/// What to do about a failed request.
pub(crate) fn verdict(error: &serenity::Error) -> Verdict {
    of(status(error), code(error).unwrap_or_default())
}

fn of(status: Option<u16>, code: isize) -> Verdict {
    match (status, code) {
        (Some(429), _) => Verdict::TooMany,
        (_, code) if PASSING.contains(&code) => Verdict::Later,
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
        for (status, code) in [(403, 50_001), (403, 50_013), (404, 10_003), (400, 50_035), (401, 50_027)] {
            check(status, code, Verdict::Never);
        }
        for (status, code) in [(400, 0), (404, -1), (413, -1)] {
            check(status, code, Verdict::Never);
        }
        // serenity gives a proxy's page the code -1; Discord's own `401: Unauthorized` has 0.
        for (status, code) in
            [(401, 0), (403, -1), (403, 40_003), (400, 160_006), (408, -1), (500, 0), (502, -1)]
        {
            check(status, code, Verdict::Later);
        }
        check(429, 0, Verdict::TooMany);
        check(429, 20_028, Verdict::TooMany);
        assert_eq!(of(None, 0), Verdict::Later, "no answer at all");
    }
}
