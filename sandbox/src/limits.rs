//! Rate limits: always counted and checked, but enforced only when a test asks for it.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Requests per second with the bot's token, on all routes together.
const GLOBAL: u32 = 50;

/// Requests refused with 401, 403 or 429 within [`INVALID_WINDOW`] before the bot's address is banned.
const INVALID: usize = 10_000;
const INVALID_WINDOW: i64 = 10 * 60 * 1000;

/// IDENTIFYs per day.
pub(crate) const MOST_IDENTIFIES: u64 = 1_000;
const DAY: i64 = 24 * 60 * 60 * 1000;
/// One IDENTIFY is allowed every five seconds. A bot counts from when it began to connect, so two can arrive a bit closer
/// together, once.
const BETWEEN_TWO: i64 = 2_500;
const BETWEEN_THREE: i64 = 9_000;

/// A request within this many milliseconds of a 429 was already in flight, so the bot could not know.
const IN_FLIGHT: i64 = 250;

/// Number of buckets above which expired ones are removed.
const SWEEP: usize = 1_024;

/// A group of requests that share a rate limit.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Bucket {
    /// The route without its ids, and the id it is counted by.
    pub(crate) key: String,
    /// Requests per window.
    pub(crate) limit: u32,
    /// Length of the window in milliseconds.
    pub(crate) window: i64,
    /// Whether it counts towards the global limit; interaction responses do not.
    pub(crate) global: bool,
}

/// The current window of a bucket, or its last one.
#[derive(Clone, Copy, Debug, Default)]
struct Window {
    ends: i64,
    used: u32,
}

impl Window {
    /// Counts a request, in a new window of this length if the last one has ended.
    fn count(&mut self, now: i64, length: i64) -> Self {
        if self.ends <= now {
            *self = Self { ends: now + length, used: 0 };
        }
        self.used += 1;
        *self
    }
}

/// A period during which the bot must wait, in milliseconds since 1970.
#[derive(Clone, Copy, Debug)]
struct Hold {
    since: i64,
    until: i64,
}

/// The state of a bucket, as the rate limit headers show it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct BucketState {
    pub(crate) limit: u32,
    pub(crate) remaining: u32,
    /// When the window ends, milliseconds since 1970.
    pub(crate) reset: i64,
    /// Milliseconds until then.
    pub(crate) reset_after: i64,
    /// Discord's name of the bucket.
    pub(crate) bucket: String,
    /// The limit this request exceeds, if any.
    pub(crate) over: Option<Scope>,
}

impl BucketState {
    /// This bucket as exhausted for the next `wait` milliseconds.
    pub(crate) fn waiting(self, now: i64, wait: i64) -> Self {
        Self { remaining: 0, reset: now + wait, reset_after: wait, ..self }
    }
}

/// Which limit was exceeded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// The route's.
    User,
    /// The bot's 50 per second.
    Global,
}

/// A limit that the bot exceeded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Overrun {
    /// A route's limit, as given in Discord's headers.
    Route(String),
    /// 50 requests per second.
    Global,
    /// A request on this route before a `retry_after` had passed.
    TooSoon(String),
    /// 10,000 requests refused with 401, 403 or 429 in ten minutes: Discord bans the bot's address.
    Invalid,
    /// More than one IDENTIFY every five seconds.
    SignInTooSoon,
    /// 1,000 IDENTIFYs within a day: Discord resets the bot's token.
    SignIns,
}

impl fmt::Display for Overrun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Route(route) => write!(f, "over the rate limit of {route}"),
            Self::Global => write!(f, "more than {GLOBAL} requests in a second"),
            Self::TooSoon(route) => write!(f, "did not wait as long as it was told to before {route}"),
            Self::Invalid => write!(f, "more than {INVALID} refused requests in ten minutes"),
            Self::SignInTooSoon => f.write_str("more than one IDENTIFY every five seconds"),
            Self::SignIns => write!(f, "more than {MOST_IDENTIFIES} IDENTIFYs in a day"),
        }
    }
}

/// All rate limit counters.
#[derive(Debug, Default)]
pub(crate) struct Limits {
    buckets: BTreeMap<String, Window>,
    /// When expired buckets were last removed, milliseconds since 1970.
    swept: i64,
    second: Window,
    /// Buckets that the bot must wait for; `None` for all that count globally.
    held: BTreeMap<Option<String>, Hold>,
    /// Times of refused requests in the last ten minutes.
    invalid: VecDeque<i64>,
    /// Times of IDENTIFYs in the last day.
    identifies: VecDeque<i64>,
    /// Every time a limit was exceeded, enforced or not, up to [`SWEEP`] of them.
    overruns: Vec<Overrun>,
    /// Requests over a limit so far, enforced or not.
    pub(crate) overrun_count: u64,
    /// Most requests in one second.
    pub(crate) busiest: u32,
}

impl Limits {
    /// Counts a request.
    pub(crate) fn count(&mut self, bucket: &Bucket, now: i64) -> BucketState {
        if self.buckets.len() > SWEEP && now >= self.swept + 1_000 {
            self.buckets.retain(|_, window| window.ends > now);
            self.held.retain(|_, hold| hold.until > now);
            self.swept = now;
        }
        let window = self.buckets.entry(bucket.key.clone()).or_default();
        let Window { ends: mut reset, used } = window.count(now, bucket.window);
        let mut over = (used > bucket.limit).then_some(Scope::User);
        if bucket.global {
            let second = self.second.count(now, 1_000);
            self.busiest = self.busiest.max(second.used);
            if second.used > GLOBAL {
                over = Some(Scope::Global);
                reset = second.ends;
            }
        }
        match over {
            Some(Scope::User) => self.note(Overrun::Route(bucket.key.clone())),
            Some(Scope::Global) => self.note(Overrun::Global),
            None => {}
        }
        self.overrun_count += u64::from(over.is_some());
        let mut hasher = DefaultHasher::new();
        bucket.key.split(' ').next().hash(&mut hasher);
        BucketState {
            limit: bucket.limit,
            remaining: bucket.limit.saturating_sub(used),
            reset,
            reset_after: reset - now,
            bucket: format!("{:016x}", hasher.finish()),
            over,
        }
    }

    /// Makes the bot wait for `wait` milliseconds: for this bucket, or for every request that counts globally.
    pub(crate) fn hold(&mut self, bucket: &Bucket, scope: Scope, now: i64, wait: i64) {
        let held = (scope == Scope::User).then(|| bucket.key.clone());
        self.held.insert(held, Hold { since: now, until: now + wait });
    }

    /// Whether the bot must still wait: for which limit, and for how many more milliseconds. Notes an overrun unless the
    /// request was already in flight.
    pub(crate) fn must_wait(&mut self, bucket: &Bucket, now: i64) -> Option<(Scope, i64)> {
        let globally = self.held.get(&None).filter(|_| bucket.global).map(|hold| (Scope::Global, hold));
        let route = self.held.get(&Some(bucket.key.clone())).map(|hold| (Scope::User, hold));
        let (scope, hold) = [globally, route].into_iter().flatten().max_by_key(|(_, hold)| hold.until)?;
        if hold.until <= now {
            return None;
        }
        let (since, wait) = (hold.since, hold.until - now);
        if now >= since + IN_FLIGHT {
            self.note(Overrun::TooSoon(bucket.key.clone()));
        }
        Some((scope, wait))
    }

    /// Counts a response if it is a refusal that can lead to a ban.
    pub(crate) fn answered(&mut self, status: u16, now: i64) {
        if !matches!(status, 401 | 403 | 429) {
            return;
        }
        keep_since(&mut self.invalid, now - INVALID_WINDOW);
        self.invalid.push_back(now);
        if self.invalid.len() > INVALID {
            self.invalid.pop_front();
            self.note(Overrun::Invalid);
        }
    }

    /// Counts an IDENTIFY, successful or not.
    pub(crate) fn identified(&mut self, now: i64) {
        let too_many = self.identifies_left(now).0 == 0;
        let mut newest = self.identifies.iter().rev();
        let too_soon = [BETWEEN_TWO, BETWEEN_THREE]
            .iter()
            .any(|between| newest.next().is_some_and(|before| now - before < *between));
        self.identifies.push_back(now);
        if too_soon {
            self.note(Overrun::SignInTooSoon);
        }
        if too_many {
            self.note(Overrun::SignIns);
        }
    }

    /// IDENTIFYs left today, and the milliseconds until one more is available.
    pub(crate) fn identifies_left(&mut self, now: i64) -> (u64, i64) {
        keep_since(&mut self.identifies, now - DAY);
        let first = self.identifies.front().copied().unwrap_or(now);
        (MOST_IDENTIFIES.saturating_sub(self.identifies.len() as u64), first + DAY - now)
    }

    /// Every overrun so far.
    pub(crate) fn overruns(&self) -> Vec<Overrun> {
        self.overruns.clone()
    }

    fn note(&mut self, overrun: Overrun) {
        if self.overruns.len() < SWEEP {
            self.overruns.push(overrun);
        }
    }
}

fn keep_since(times: &mut VecDeque<i64>, moment: i64) {
    while times.front().is_some_and(|time| *time <= moment) {
        times.pop_front();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bucket(key: &str) -> Bucket {
        Bucket { key: key.to_owned(), limit: 5, window: 5_000, global: true }
    }

    #[test]
    fn a_bucket_runs_out_and_refills_with_the_next_window() {
        let mut limits = Limits::default();
        for left in (0..5).rev() {
            let state = limits.count(&bucket("POST/channels/*/messages 1"), 1_000);
            assert_eq!((state.remaining, state.over), (left, None));
        }
        let over = limits.count(&bucket("POST/channels/*/messages 1"), 2_000);
        assert_eq!((over.over, over.reset_after, over.remaining), (Some(Scope::User), 4_000, 0));
        assert_eq!(limits.count(&bucket("POST/channels/*/messages 2"), 2_000).over, None, "another channel");
        assert_eq!(limits.count(&bucket("POST/channels/*/messages 1"), 6_000).over, None, "another window");
        assert_eq!(limits.overrun_count, 1);
        assert_eq!(limits.overruns(), [Overrun::Route("POST/channels/*/messages 1".to_owned())]);
    }

    #[test]
    fn all_routes_together_get_fifty_requests_per_second() {
        let mut limits = Limits::default();
        for at in 0..50 {
            assert_eq!(limits.count(&bucket(&at.to_string()), 0).over, None);
        }
        assert_eq!(limits.count(&bucket("one more"), 999).over, Some(Scope::Global));
        let answer = Bucket { global: false, ..bucket("callback") };
        assert_eq!(limits.count(&answer, 999).over, None, "interaction responses do not count");
        assert_eq!(limits.count(&bucket("later"), 1_000).over, None);
        assert_eq!(limits.busiest, 51);
        assert_eq!(limits.overruns(), [Overrun::Global]);
    }

    #[test]
    fn a_request_before_retry_after_is_an_overrun_unless_in_flight() {
        let mut limits = Limits::default();
        let (one, other) = (bucket("POST/one 1"), bucket("POST/one 2"));
        let answer = Bucket { global: false, ..bucket("callback") };
        limits.hold(&one, Scope::User, 1_000, 2_000);
        assert_eq!(limits.must_wait(&one, 1_249), Some((Scope::User, 1_751)));
        assert_eq!(limits.overruns(), [], "it was in flight");
        assert_eq!(limits.must_wait(&one, 1_250), Some((Scope::User, 1_750)));
        let too_soon = |key: &str| Overrun::TooSoon(key.to_owned());
        assert_eq!(limits.overruns(), [too_soon("POST/one 1")]);
        assert_eq!(limits.must_wait(&other, 1_250), None);
        assert_eq!(limits.must_wait(&one, 3_000), None);
        limits.hold(&one, Scope::Global, 5_000, 1_000);
        assert_eq!(limits.must_wait(&other, 5_999), Some((Scope::Global, 1)));
        assert_eq!(limits.must_wait(&answer, 5_999), None, "interaction responses go on");
        assert_eq!(limits.must_wait(&other, 6_000), None);
        limits.hold(&answer, Scope::User, 7_000, 1_000);
        assert_eq!(limits.must_wait(&answer, 7_900), Some((Scope::User, 100)));
        assert_eq!(limits.overruns()[1..], [too_soon("POST/one 2"), too_soon("callback")]);
    }

    #[test]
    fn refused_requests_count_for_ten_minutes() {
        let mut limits = Limits::default();
        for at in 0..10_000 {
            limits.answered(429, at);
            limits.answered(404, at);
        }
        limits.answered(401, INVALID_WINDOW);
        assert_eq!(limits.overruns(), [], "the first no longer counts");
        limits.answered(403, INVALID_WINDOW);
        assert_eq!(limits.overruns(), [Overrun::Invalid]);
    }

    #[test]
    fn identify_is_limited_to_once_in_five_seconds_and_a_thousand_a_day() {
        let mut limits = Limits::default();
        for at in [0, 5_000, 9_900, 15_000] {
            limits.identified(at);
        }
        assert_eq!(limits.overruns(), []);
        limits.identified(17_000);
        limits.identified(20_000);
        assert_eq!(limits.overruns(), [Overrun::SignInTooSoon, Overrun::SignInTooSoon]);
        for number in 6..1_000 {
            limits.identified(number * 10_000);
        }
        assert_eq!(limits.identifies_left(10_000_000), (0, DAY - 10_000_000));
        limits.identified(10_000_000);
        assert_eq!(limits.overruns().last(), Some(&Overrun::SignIns));
        assert_eq!(limits.identifies_left(2 * DAY).0, 1_000);
    }
}
