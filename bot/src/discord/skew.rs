//! How far this machine's clock is from Discord's, by the time in a response.

use jiff::{SignedDuration, Timestamp, fmt::rfc2822::DateTimeParser};
use reqwest::header::{DATE, HeaderMap};

/// Responses tell the time in whole seconds, and take some on their way.
const CLOSE: SignedDuration = SignedDuration::from_secs(10);

/// How far this machine's clock is ahead of Discord's; `None` if they agree, or Discord doesn't say.
pub(crate) fn ahead(headers: &HeaderMap, now: Timestamp) -> Option<SignedDuration> {
    let date = headers.get(DATE)?.to_str().ok()?;
    let ahead = now.duration_since(DateTimeParser::new().parse_timestamp(date).ok()?);
    (ahead.abs() > CLOSE).then_some(ahead)
}

/// The same in words for the operator.
pub(crate) fn told(ahead: SignedDuration) -> String {
    let by = SignedDuration::from_secs(ahead.as_secs()).abs();
    let way = if ahead.is_negative() { "behind" } else { "ahead of" };
    format!(
        "this machine's clock is {by:#} {way} Discord's, and players' time runs by it: set the clock, for instance with \
         `timedatectl set-ntp true`"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_wrong_beyond_what_a_response_takes() {
        let mut headers = HeaderMap::new();
        let now: Timestamp = "2026-11-28T10:00:00Z".parse().unwrap();
        assert_eq!(ahead(&headers, now), None);
        headers.insert(DATE, "Sat, 28 Nov 2026 10:00:00 GMT".parse().unwrap());
        let at = |seconds: i64| ahead(&headers, now + SignedDuration::from_secs(seconds)).map(told);
        assert_eq!((at(0), at(9), at(-9)), (None, None, None));
        assert!(at(100).unwrap().contains("is 1m 40s ahead of Discord's"), "{:?}", at(100));
        assert!(at(-86_400).unwrap().contains("is 24h behind Discord's"), "{:?}", at(-86_400));
        headers.insert(DATE, "yesterday".parse().unwrap());
        assert_eq!(ahead(&headers, now), None);
    }
}
