//! Paces what the bot sends to Discord by itself, such as when very many games end at once. Answers never wait here.
//!
//! serenity's limiter handles the limits of single routes. It learns of the limit for all requests only by exceeding it, and
//! then delays only that one request; here all others are delayed as well. A server other than Discord has no limiter at all,
//! and serenity's errors don't say how long to wait: then everything waits, longer each time.

use std::{
    num::NonZeroU32,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use jiff::SignedDuration;
use poise::serenity_prelude as serenity;
use tokio::time::Instant;

use super::token_bucket::{Bucket, Rate};

/// Requests a second on average, of the 50 that Discord allows the whole bot.
#[expect(clippy::unwrap_used, reason = "the compiler evaluates it")]
const PER_SECOND: NonZeroU32 = NonZeroU32::new(30).unwrap();
/// A third of a second's worth may go at once: ten.
const BURST: SignedDuration = SignedDuration::from_nanos(10 * (1_000_000_000 / 30));
/// The first and the longest wait after a refusal that doesn't say how long. Discord counts messages and edits within five
/// seconds, all requests within one.
const FIRST_WAIT: Duration = Duration::from_secs(5);
const LONGEST_WAIT: Duration = Duration::from_mins(1);

/// Lets requests go one after the other.
#[derive(Debug)]
pub(crate) struct Pace {
    started: Instant,
    turns: Mutex<RequestBudget>,
}

impl Default for Pace {
    fn default() -> Self {
        Self { started: Instant::now(), turns: Mutex::default() }
    }
}

impl Pace {
    /// Waits until a request may be made.
    pub(crate) async fn turn(&self) {
        loop {
            let turn = self.turns().take(self.now());
            match turn {
                Ok(()) => return,
                Err(at) => tokio::time::sleep_until(self.started + at.unsigned_abs()).await,
            }
        }
    }

    /// Everything was refused for this long.
    fn hold(&self, wait: Duration) {
        let until = self.now().saturating_add(SignedDuration::try_from(wait).unwrap_or(SignedDuration::MAX));
        self.turns().hold(until);
    }

    /// Follows serenity's limiter, if there is one and no client whose event handlers hear of it.
    pub(crate) fn heed(self: &Arc<Self>, http: &mut serenity::Http) {
        let Some(limiter) = &mut http.ratelimiter else { return };
        let pace = Arc::clone(self);
        limiter.set_ratelimit_callback(Box::new(move |limited| pace.limited(&limited)));
    }

    fn limited(&self, limited: &serenity::RatelimitInfo) {
        if limited.global {
            tracing::warn!(wait = ?limited.timeout, "Discord refuses all requests");
            self.hold(limited.timeout);
        }
    }

    /// A request was refused because there were too many.
    pub(crate) fn refused(&self) {
        self.turns().refused(self.now());
    }

    /// A request succeeded, or failed for another reason.
    pub(crate) fn answered(&self) {
        self.turns().refusals = 0;
    }

    /// The time since the start. No program runs for 292 billion years.
    fn now(&self) -> SignedDuration {
        SignedDuration::try_from(self.started.elapsed()).unwrap_or(SignedDuration::MAX)
    }

    fn turns(&self) -> std::sync::MutexGuard<'_, RequestBudget> {
        self.turns.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[serenity::async_trait]
impl serenity::EventHandler for Pace {
    /// From serenity's limiter.
    async fn ratelimit(&self, limited: serenity::RatelimitInfo) {
        self.limited(&limited);
    }
}

/// What was requested so far. Pure: the time since the start is an argument.
#[derive(Debug, Default)]
struct RequestBudget {
    bucket: Bucket,
    /// Nothing is requested before.
    held_until: SignedDuration,
    refusals: u32,
}

impl RequestBudget {
    /// Takes a turn now, or says when to try again.
    fn take(&mut self, now: SignedDuration) -> Result<(), SignedDuration> {
        let rate = Rate::per_second(PER_SECOND, BURST);
        let at = self.bucket.room_at(rate).max(self.held_until);
        if at > now {
            return Err(at);
        }
        self.bucket.take(rate, now);
        Ok(())
    }

    fn refused(&mut self, now: SignedDuration) {
        // Several in progress at once are refused together, and count once.
        if self.held_until > now {
            return;
        }
        let wait = FIRST_WAIT.saturating_mul(1 << self.refusals.min(10)).min(LONGEST_WAIT);
        self.refusals = self.refusals.saturating_add(1);
        self.hold(now.saturating_add(SignedDuration::try_from(wait).unwrap_or(SignedDuration::MAX)));
    }

    fn hold(&mut self, until: SignedDuration) {
        self.held_until = self.held_until.max(until);
    }
}

#[cfg(test)]
mod tests {
    use poise::serenity_prelude::{EventHandler as _, LightMethod, Ratelimit, Request, Route};

    use super::*;

    /// How many turns are taken within this many milliseconds.
    fn taken(turns: &mut RequestBudget, begin: SignedDuration, milliseconds: i64) -> usize {
        let at = |millisecond| begin + SignedDuration::from_millis(millisecond);
        (0..milliseconds).map(|now| std::iter::from_fn(|| turns.take(at(now)).ok()).count()).sum()
    }

    #[test]
    fn ten_go_at_once_and_the_rest_evenly() {
        let begin = SignedDuration::from_secs(7);
        assert_eq!(taken(&mut RequestBudget::default(), begin, 1), 10);
        let mut turns = RequestBudget::default();
        // The first second has the burst as well, and stays below 50.
        assert_eq!(taken(&mut turns, begin, 1_000), 39);
        assert_eq!(taken(&mut turns, begin + SignedDuration::from_secs(1), 10_000), 300);
        assert_eq!(taken(&mut turns, begin + SignedDuration::from_mins(1), 1), 10);
    }

    #[test]
    fn each_rate_limit_pauses_longer() {
        let (mut turns, mut now) = (RequestBudget::default(), SignedDuration::from_secs(7));
        for seconds in [5, 10, 20, 40, 60, 60] {
            assert_eq!(turns.take(now), Ok(()));
            turns.refused(now);
            // Another one was in progress.
            turns.refused(now);
            assert_eq!(turns.take(now), Err(now + SignedDuration::from_secs(seconds)));
            now += SignedDuration::from_secs(seconds);
        }
        assert_eq!(turns.take(now), Ok(()));
    }

    #[test]
    fn a_known_wait_is_never_cut_short() {
        let (mut turns, now) = (RequestBudget::default(), SignedDuration::from_secs(7));
        let after = |seconds| now + SignedDuration::from_secs(seconds);
        turns.hold(after(30));
        turns.hold(after(1));
        // It was in progress, and says nothing new.
        turns.refused(now);
        assert_eq!(turns.take(now), Err(after(30)));
        assert_eq!((turns.take(after(30)), turns.refusals), (Ok(()), 0));
    }

    #[tokio::test]
    async fn a_global_rate_limit_pauses_everything() {
        // Only serenity can make what its limiter reports.
        let refused = axum::http::Response::builder().status(429).header("retry-after", "0.001");
        let (refused, request) =
            (refused.body("").unwrap(), Request::new(Route::GatewayBot, LightMethod::Get));
        let (tell, told) = std::sync::mpsc::channel();
        let tells = move |limited| tell.send(limited).unwrap();
        Ratelimit::default().post_hook(&refused.into(), &request, &tells, false).await.unwrap();
        let mut limited = told.recv().unwrap();
        let pace = Pace::default();
        pace.ratelimit(limited.clone()).await;
        assert_eq!(pace.turns().held_until, SignedDuration::ZERO, "serenity waits itself, on this route");
        (limited.global, limited.timeout) = (true, Duration::from_mins(1));
        pace.ratelimit(limited).await;
        assert!(pace.turns().held_until > pace.now() + SignedDuration::from_secs(30));
    }

    #[tokio::test]
    async fn waiting_ends_when_it_is_time() {
        let (pace, wait) = (Pace::default(), Duration::from_millis(50));
        let begun = Instant::now();
        pace.turn().await;
        pace.hold(wait);
        pace.turn().await;
        assert!(begun.elapsed() >= wait);
        pace.refused();
        pace.answered();
        assert_eq!(pace.turns().refusals, 0);
    }
}
