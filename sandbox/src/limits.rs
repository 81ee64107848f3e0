//! Rate limits: counted always, enforced when a test says so.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Requests a second with the bot's token, all together.
const GLOBAL: u32 = 50;

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

/// Which limit was passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// That of the route.
    User,
    /// The 50 a second of the bot.
    Global,
}

/// All counters.
#[derive(Debug, Default)]
pub(crate) struct Limits {
    buckets: BTreeMap<String, Window>,
    /// When those that are over were last swept out, milliseconds since 1970.
    swept: i64,
    second: Option<Window>,
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
    }
}
