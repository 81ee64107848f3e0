//! What an answer of Discord's that is an error says about asking again.
//!
//! Discord's own refusals have a code. Without one, they are those of a proxy before it, or of a web application firewall that
//! takes the bot for an attacker: those pass, whatever their status.

use poise::serenity_prelude as serenity;

use crate::discord::redact::{code, status};

/// Whether what was asked for may be done when it is asked for again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It may.
    Later,
    /// The same, as there were too many requests.
    TooMany,
    /// Never: asking again would only add to the requests that get an address banned.
    Never,
}

/// Discord's codes for what passes, though its status is that of a refusal: conversations are opened too fast, and a server has
/// as many active threads as it can, so that the one of a game cannot be opened again.
const PASSING: [isize; 2] = [40_003, 160_006];

/// What is to be done about a request that failed.
pub(crate) fn verdict(error: &serenity::Error) -> Verdict {
    of(status(error), code(error).unwrap_or_default())
}

fn of(status: Option<u16>, code: isize) -> Verdict {
    match (status, code) {
        (Some(429), _) => Verdict::TooMany,
        (_, code) if PASSING.contains(&code) => Verdict::Later,
        // It took too long, or came too early.
        (Some(408 | 425), _) => Verdict::Later,
        // These do not depend on who asks: the request itself is bad, or about nothing that there is.
        (Some(400 | 404 | 405 | 410 | 413), _) | (Some(400..=499), 1..) => Verdict::Never,
        _ => Verdict::Later,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_discord_itself_refuses_is_refused_and_all_else_passes() {
        let check = |status: u16, code: isize, verdict| {
            assert_eq!(of(Some(status), code), verdict, "{status} with code {code}");
        };
        for (status, code) in [(403, 50_001), (403, 50_013), (404, 10_003), (400, 50_035), (401, 50_027)] {
            check(status, code, Verdict::Never);
        }
        for (status, code) in [(400, 0), (404, -1), (413, -1)] {
            check(status, code, Verdict::Never);
        }
        // A page of a proxy has the code -1 for serenity; Discord's own `401: Unauthorized` has 0.
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
