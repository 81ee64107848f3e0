//! Rate limits: counted and judged always, enforced when a test says so.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Requests a second with the bot's token, all together.
const GLOBAL: u32 = 50;

/// Requests that were refused with 401, 403 or 429 within [`INVALID_WINDOW`], from which on the bot's address is banned.
const INVALID: usize = 10_000;
const INVALID_WINDOW: i64 = 10 * 60 * 1000;

/// IDENTIFYs a day.
pub(crate) const SIGN_INS: u64 = 1_000;
const DAY: i64 = 24 * 60 * 60 * 1000;
/// One is due every five seconds. A bot counts from when it began to connect, so that they may come somewhat closer, once.
const BETWEEN_TWO: i64 = 2_500;
const BETWEEN_THREE: i64 = 9_000;

/// What comes so soon after a refusal, in milliseconds, was under way already when the bot was told to wait.
const UNDER_WAY: i64 = 250;

/// Buckets beyond which those that are over are swept out.
const SWEEP: usize = 1_024;

/// A group of requests that share a limit.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Bucket {
    /// The route without its ids, and the id that it is counted by.
    pub(crate) key: String,
    /// Requests in a window.
    pub(crate) limit: u32,
    /// Length of the window in milliseconds.
    pub(crate) window: i64,
    /// Whether it counts for the bot as a whole; answers to interactions do not.
    pub(crate) global: bool,
}

/// A window that has begun.
#[derive(Clone, Copy, Debug)]
struct Window {
    ends: i64,
    used: u32,
}

/// A time for which the bot was told to wait, in milliseconds since 1970.
#[derive(Clone, Copy, Debug)]
struct Hold {
    told: i64,
    until: i64,
}

/// What the headers say.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Standing {
    pub(crate) limit: u32,
    pub(crate) remaining: u32,
    /// When the window ends, milliseconds since 1970.
    pub(crate) reset: i64,
    /// Until then, in milliseconds.
    pub(crate) reset_after: i64,
    /// Discord's name of the bucket.
    pub(crate) bucket: String,
    /// Set when the request is over the limit.
    pub(crate) over: Option<Scope>,
}

impl Standing {
    /// The same, where nothing is left for so many milliseconds.
    pub(crate) fn waiting(self, now: i64, wait: i64) -> Self {
        Self { remaining: 0, reset: now + wait, reset_after: wait, ..self }
    }
}

/// Which limit was passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// That of the route.
    User,
    /// The 50 a second of the bot.
    Global,
}

/// A limit that the bot has passed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Overrun {
    /// That of a route, as Discord's headers tell it.
    Route(String),
    /// 50 requests a second.
    Global,
    /// Asked for something, of this route, though it was told to wait with that and the time was not over.
    TooSoon(String),
    /// 10,000 requests in ten minutes that were refused with 401, 403 or 429: the bot's address is banned.
    Invalid,
    /// More than an IDENTIFY every five seconds.
    SignInTooSoon,
    /// 1,000 IDENTIFYs within a day: the bot's token is taken away.
    SignIns,
}

impl fmt::Display for Overrun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Route(route) => write!(f, "over the rate limit of {route}"),
            Self::Global => write!(f, "more than {GLOBAL} requests in a second"),
            Self::TooSoon(route) => write!(f, "did not wait as it was told, and asked for {route}"),
            Self::Invalid => write!(f, "more than {INVALID} refused requests in ten minutes"),
            Self::SignInTooSoon => f.write_str("more than an IDENTIFY every five seconds"),
            Self::SignIns => write!(f, "more than {SIGN_INS} IDENTIFYs in a day"),
        }
    }
}

/// All counters.
#[derive(Debug, Default)]
pub(crate) struct Limits {
    buckets: BTreeMap<String, Window>,
    /// When those that are over were last swept out, milliseconds since 1970.
    swept: i64,
    second: Option<Window>,
    /// The buckets with whose requests the bot is to wait, and whether it is with all that count for it as a whole.
    held: BTreeMap<String, Hold>,
    held_globally: Option<Hold>,
    /// When requests were refused, within the last ten minutes.
    invalid: VecDeque<i64>,
    /// When the bot identified, within the last day.
    sign_ins: VecDeque<i64>,
    /// Every time that a limit was passed, whether that was refused or not, up to [`SWEEP`] of them.
    broken: Vec<Overrun>,
    /// Requests over a limit so far, whether refused or not.
    pub(crate) overruns: u64,
    /// The most requests that came in one second.
    pub(crate) busiest: u32,
}

impl Limits {
    /// Counts a request.
    pub(crate) fn count(&mut self, bucket: &Bucket, now: i64) -> Standing {
        if self.buckets.len() > SWEEP && now >= self.swept + 1_000 {
            self.buckets.retain(|_, window| window.ends > now);
            self.held.retain(|_, hold| hold.until > now);
            self.swept = now;
        }
        let fresh = Window { ends: now + bucket.window, used: 0 };
        let window = self.buckets.entry(bucket.key.clone()).or_insert(fresh);
        if window.ends <= now {
            *window = fresh;
        }
        window.used += 1;
        let Window { ends, used } = *window;
        let mut over = (used > bucket.limit).then_some(Scope::User);
        let mut reset = ends;
        if bucket.global {
            let fresh = Window { ends: now + 1_000, used: 0 };
            let second = self.second.get_or_insert(fresh);
            if second.ends <= now {
                *second = fresh;
            }
            second.used += 1;
            self.busiest = self.busiest.max(second.used);
            if second.used > GLOBAL {
                over = Some(Scope::Global);
                reset = second.ends;
            }
        }
        match over {
            Some(Scope::User) => self.breaks(Overrun::Route(bucket.key.clone())),
            Some(Scope::Global) => self.breaks(Overrun::Global),
            None => {}
        }
        self.overruns += u64::from(over.is_some());
        let mut hasher = DefaultHasher::new();
        bucket.key.split(' ').next().hash(&mut hasher);
        Standing {
            limit: bucket.limit,
            remaining: bucket.limit.saturating_sub(used),
            reset,
            reset_after: reset - now,
            bucket: format!("{:016x}", hasher.finish()),
            over,
        }
    }

    /// The bot is told to wait for so many milliseconds: with the requests of this bucket, or with all that count for it as a
    /// whole.
    pub(crate) fn tells_to_wait(&mut self, bucket: &Bucket, scope: Scope, now: i64, wait: i64) {
        let hold = Hold { told: now, until: now + wait };
        match scope {
            Scope::User => {
                self.held.insert(bucket.key.clone(), hold);
            }
            Scope::Global => self.held_globally = Some(hold),
        }
    }

    /// Whether a request comes while the bot is to wait with it: by which limit, and for how many milliseconds still. Unless
    /// it was under way before, a limit is passed by that.
    pub(crate) fn comes_too_soon(&mut self, bucket: &Bucket, now: i64) -> Option<(Scope, i64)> {
        let globally = self.held_globally.filter(|_| bucket.global).map(|hold| (Scope::Global, hold));
        let route = self.held.get(&bucket.key).map(|hold| (Scope::User, *hold));
        let (scope, hold) = [globally, route].into_iter().flatten().max_by_key(|(_, hold)| hold.until)?;
        if hold.until <= now {
            return None;
        }
        if now >= hold.told + UNDER_WAY {
            self.breaks(Overrun::TooSoon(bucket.key.clone()));
        }
        Some((scope, hold.until - now))
    }

    /// Counts how a request was answered.
    pub(crate) fn answered(&mut self, status: u16, now: i64) {
        if !matches!(status, 401 | 403 | 429) {
            return;
        }
        keep_since(&mut self.invalid, now - INVALID_WINDOW);
        self.invalid.push_back(now);
        if self.invalid.len() > INVALID {
            self.invalid.pop_front();
            self.breaks(Overrun::Invalid);
        }
    }

    /// Counts an IDENTIFY, whatever comes of it.
    pub(crate) fn signs_in(&mut self, now: i64) {
        let sign_ins = usize::try_from(SIGN_INS).unwrap_or(usize::MAX);
        keep_since(&mut self.sign_ins, now - DAY);
        let mut newest = self.sign_ins.iter().rev();
        let too_soon = [BETWEEN_TWO, BETWEEN_THREE]
            .iter()
            .any(|between| newest.next().is_some_and(|before| now - before < *between));
        let too_many = self.sign_ins.len() >= sign_ins;
        self.sign_ins.push_back(now);
        if too_soon {
            self.breaks(Overrun::SignInTooSoon);
        }
        if too_many {
            self.breaks(Overrun::SignIns);
        }
    }

    /// How many IDENTIFYs are left of this day, and after how many milliseconds there is another one.
    pub(crate) fn sign_ins_left(&mut self, now: i64) -> (u64, i64) {
        keep_since(&mut self.sign_ins, now - DAY);
        let first = self.sign_ins.front().copied().unwrap_or(now);
        (SIGN_INS.saturating_sub(self.sign_ins.len() as u64), first + DAY - now)
    }

    /// Every limit that was passed so far.
    pub(crate) fn broken(&self) -> Vec<Overrun> {
        self.broken.clone()
    }

    fn breaks(&mut self, overrun: Overrun) {
        if self.broken.len() < SWEEP {
            self.broken.push(overrun);
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
    fn a_window_is_used_up_and_begins_anew() {
        let mut limits = Limits::default();
        for left in (0..5).rev() {
            let standing = limits.count(&bucket("POST/channels/*/messages 1"), 1_000);
            assert_eq!((standing.remaining, standing.over), (left, None));
        }
        let over = limits.count(&bucket("POST/channels/*/messages 1"), 2_000);
        assert_eq!((over.over, over.reset_after, over.remaining), (Some(Scope::User), 4_000, 0));
        assert_eq!(limits.count(&bucket("POST/channels/*/messages 2"), 2_000).over, None, "another channel");
        assert_eq!(limits.count(&bucket("POST/channels/*/messages 1"), 6_000).over, None, "another window");
        assert_eq!(limits.overruns, 1);
        assert_eq!(limits.broken(), [Overrun::Route("POST/channels/*/messages 1".to_owned())]);
    }

    #[test]
    fn fifty_a_second_for_all_together() {
        let mut limits = Limits::default();
        for at in 0..50 {
            assert_eq!(limits.count(&bucket(&at.to_string()), 0).over, None);
        }
        assert_eq!(limits.count(&bucket("one more"), 999).over, Some(Scope::Global));
        let answer = Bucket { global: false, ..bucket("callback") };
        assert_eq!(limits.count(&answer, 999).over, None, "answers to interactions do not count");
        assert_eq!(limits.count(&bucket("later"), 1_000).over, None);
        assert_eq!(limits.busiest, 51);
        assert_eq!(limits.broken(), [Overrun::Global]);
    }

    #[test]
    fn a_bot_that_was_told_to_wait_waits_with_that() {
        let mut limits = Limits::default();
        let (one, other) = (bucket("POST/one 1"), bucket("POST/one 2"));
        let answer = Bucket { global: false, ..bucket("callback") };
        limits.tells_to_wait(&one, Scope::User, 1_000, 2_000);
        assert_eq!(limits.comes_too_soon(&one, 1_249), Some((Scope::User, 1_751)));
        assert_eq!(limits.broken(), [], "it was under way");
        assert_eq!(limits.comes_too_soon(&one, 1_250), Some((Scope::User, 1_750)));
        let too_soon = |key: &str| Overrun::TooSoon(key.to_owned());
        assert_eq!(limits.broken(), [too_soon("POST/one 1")]);
        assert_eq!(limits.comes_too_soon(&other, 1_250), None);
        assert_eq!(limits.comes_too_soon(&one, 3_000), None);
        limits.tells_to_wait(&one, Scope::Global, 5_000, 1_000);
        assert_eq!(limits.comes_too_soon(&other, 5_999), Some((Scope::Global, 1)));
        assert_eq!(limits.comes_too_soon(&answer, 5_999), None, "answers to interactions go on");
        assert_eq!(limits.comes_too_soon(&other, 6_000), None);
        limits.tells_to_wait(&answer, Scope::User, 7_000, 1_000);
        assert_eq!(limits.comes_too_soon(&answer, 7_900), Some((Scope::User, 100)));
        assert_eq!(limits.broken()[1..], [too_soon("POST/one 2"), too_soon("callback")]);
    }

    #[test]
    fn refused_requests_count_for_ten_minutes() {
        let mut limits = Limits::default();
        for at in 0..10_000 {
            limits.answered(429, at);
            limits.answered(404, at);
        }
        limits.answered(401, INVALID_WINDOW);
        assert_eq!(limits.broken(), [], "the first does not count any more");
        limits.answered(403, INVALID_WINDOW);
        assert_eq!(limits.broken(), [Overrun::Invalid]);
    }

    #[test]
    fn a_bot_signs_in_every_five_seconds_at_most_and_a_thousand_times_a_day() {
        let mut limits = Limits::default();
        for at in [0, 5_000, 9_900, 15_000] {
            limits.signs_in(at);
        }
        assert_eq!(limits.broken(), []);
        limits.signs_in(17_000);
        limits.signs_in(20_000);
        assert_eq!(limits.broken(), [Overrun::SignInTooSoon, Overrun::SignInTooSoon]);
        for number in 6..1_000 {
            limits.signs_in(number * 10_000);
        }
        assert_eq!(limits.sign_ins_left(10_000_000), (0, DAY - 10_000_000));
        limits.signs_in(10_000_000);
        assert_eq!(limits.broken().last(), Some(&Overrun::SignIns));
        assert_eq!(limits.sign_ins_left(2 * DAY).0, 1_000);
    }
}
