//! How fast the bot asks Discord for what it does by itself, as when very many games end at once.
//!
//! serenity's limiter heeds the limits of single routes, which Discord's answers tell, and who is refused nevertheless waits
//! there as long as Discord says. The limit of all requests together it learns only when that was passed, and then holds up
//! none but the one request; all others that nobody waits for are held up here. And where another server stands in Discord's
//! place there is no limiter at all, and serenity's errors do not say how long to wait: whoever is refused there waits, longer
//! each time, and at first as long as Discord asks for after messages; and everybody else with him. Answers to interactions
//! are not limited so, and never wait.

use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};

use poise::serenity_prelude as serenity;
use tokio::time::Instant;

/// Requests a second on the average, of the 50 that Discord allows for all that the bot does, and how many may come at once.
const A_SECOND: u32 = 30;
const AT_ONCE: u32 = 10;
/// How long nothing is asked for after a request that was refused for there being too many, where it is not known for how
/// long: at first and at most. Discord counts messages, and changes of them, within five seconds, and all requests within one.
const FIRST_WAIT: Duration = Duration::from_secs(5);
const LONGEST_WAIT: Duration = Duration::from_mins(1);

/// Gives one turn after the other.
#[derive(Debug, Default)]
pub(crate) struct Pace(Mutex<Turns>);

impl Pace {
    /// Waits until a request may be made.
    pub(crate) async fn turn(&self) {
        loop {
            let now = Instant::now();
            let turn = self.turns().take(now);
            match turn {
                Ok(()) => return,
                Err(at) => tokio::time::sleep_until(at).await,
            }
        }
    }

    /// Everything was refused for so long.
    fn hold(&self, wait: Duration) {
        self.turns().hold(Instant::now() + wait);
    }

    /// A request was refused, since there were too many.
    pub(crate) fn refused(&self) {
        self.turns().refused(Instant::now());
    }

    /// A request was answered as it should be.
    pub(crate) fn answered(&self) {
        self.turns().refusals = 0;
    }

    fn turns(&self) -> std::sync::MutexGuard<'_, Turns> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[serenity::async_trait]
impl serenity::EventHandler for Pace {
    /// Of serenity's limiter.
    async fn ratelimit(&self, limited: serenity::RatelimitInfo) {
        if limited.global {
            tracing::warn!(wait = ?limited.timeout, "Discord refuses all requests");
            self.hold(limited.timeout);
        }
    }
}

#[derive(Debug, Default)]
struct Turns {
    /// When all that was asked for would be over, if it were asked for evenly.
    even: Option<Instant>,
    /// Nothing is asked for before.
    held_until: Option<Instant>,
    refusals: u32,
}

impl Turns {
    /// Takes a turn now, or says when to try again.
    fn take(&mut self, now: Instant) -> Result<(), Instant> {
        if let Some(until) = self.held_until.filter(|until| *until > now) {
            return Err(until);
        }
        let apart = Duration::from_secs(1) / A_SECOND;
        let even = self.even.map_or(now, |even| even.max(now));
        let most = now + apart * (AT_ONCE - 1);
        if even > most {
            return Err(now + even.duration_since(most));
        }
        self.even = Some(even + apart);
        Ok(())
    }

    fn refused(&mut self, now: Instant) {
        // Several that were under way at once are refused together, and count once.
        if self.held_until.is_some_and(|until| until > now) {
            return;
        }
        let wait = FIRST_WAIT.saturating_mul(1 << self.refusals.min(10)).min(LONGEST_WAIT);
        self.refusals = self.refusals.saturating_add(1);
        self.hold(now + wait);
    }

    fn hold(&mut self, until: Instant) {
        self.held_until = self.held_until.max(Some(until));
    }
}

#[cfg(test)]
mod tests {
    use poise::serenity_prelude::{EventHandler as _, LightMethod, Ratelimit, Request, Route};

    use super::*;

    /// How many turns are taken in so many milliseconds.
    fn taken(turns: &mut Turns, begin: Instant, milliseconds: u64) -> usize {
        let at = |millisecond| begin + Duration::from_millis(millisecond);
        (0..milliseconds).map(|now| std::iter::from_fn(|| turns.take(at(now)).ok()).count()).sum()
    }

    #[test]
    fn some_come_at_once_and_the_rest_evenly() {
        let (mut turns, begin) = (Turns::default(), Instant::now());
        assert_eq!(taken(&mut turns, begin, 1), 10);
        let mut turns = Turns::default();
        // The first second has what may come at once besides, and stays below 50.
        assert_eq!(taken(&mut turns, begin, 1_000), 39);
        assert_eq!(taken(&mut turns, begin + Duration::from_secs(1), 10_000), 300);
        assert_eq!(taken(&mut turns, begin + Duration::from_mins(1), 1), 10);
    }

    #[test]
    fn a_refusal_holds_everything_up_longer_each_time() {
        let (mut turns, mut now) = (Turns::default(), Instant::now());
        for seconds in [5, 10, 20, 40, 60, 60] {
            assert_eq!(turns.take(now), Ok(()));
            turns.refused(now);
            // Another one that was under way.
            turns.refused(now);
            assert_eq!(turns.take(now), Err(now + Duration::from_secs(seconds)));
            now += Duration::from_secs(seconds);
        }
        assert_eq!(turns.take(now), Ok(()));
    }

    #[test]
    fn a_wait_that_is_known_is_never_cut_short() {
        let (mut turns, now) = (Turns::default(), Instant::now());
        let after = |seconds| now + Duration::from_secs(seconds);
        turns.hold(after(30));
        turns.hold(after(1));
        // It was under way, and says nothing new.
        turns.refused(now);
        assert_eq!(turns.take(now), Err(after(30)));
        assert_eq!((turns.take(after(30)), turns.refusals), (Ok(()), 0));
    }

    #[tokio::test]
    async fn what_serenity_is_refused_for_all_requests_holds_everything_up() {
        // serenity alone makes what its limiter tells.
        let refused = axum::http::Response::builder().status(429).header("retry-after", "0.001");
        let (refused, request) =
            (refused.body("").unwrap(), Request::new(Route::GatewayBot, LightMethod::Get));
        let (tell, told) = std::sync::mpsc::channel();
        let tells = move |limited| tell.send(limited).unwrap();
        Ratelimit::default().post_hook(&refused.into(), &request, &tells, false).await.unwrap();
        let mut limited = told.recv().unwrap();
        let pace = Pace::default();
        pace.ratelimit(limited.clone()).await;
        assert_eq!(pace.turns().held_until, None, "it waits by itself, with this route");
        (limited.global, limited.timeout) = (true, Duration::from_mins(1));
        pace.ratelimit(limited).await;
        let until = pace.turns().held_until.unwrap();
        assert!(until > Instant::now() + Duration::from_secs(30));
    }

    #[tokio::test]
    async fn whoever_waits_goes_on_when_it_is_time() {
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
