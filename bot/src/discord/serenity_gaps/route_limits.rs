//! Prunes serenity's rate limits, which it keeps forever: one for each interaction that was answered.

use std::{sync::Arc, time::SystemTime};

use poise::serenity_prelude as serenity;

/// Drops the limits that delay no one; they will be learned again. Returns how many are kept.
pub(in super::super) async fn prune(http: &serenity::Http) -> usize {
    let Some(limiter) = &http.ratelimiter else { return 0 };
    let routes = limiter.routes();
    let mut routes = routes.write().await;
    let now = SystemTime::now();
    // A request in progress holds its limit, and takes it while no one holds this lock.
    routes.retain(|_, limit| {
        Arc::strong_count(limit) > 1
            || limit.try_lock().map_or(true, |limit| limit.reset().is_some_and(|reset| reset > now))
    });
    // Gives memory back after a burst.
    if routes.capacity() > 4 * routes.len() {
        routes.shrink_to_fit();
    }
    routes.len()
}

#[cfg(test)]
mod tests {
    use poise::serenity_prelude::{InteractionId, Ratelimit, Route};
    use tokio::sync::Mutex;

    use super::*;
    use crate::app::dedup::SeenInteractions;

    #[tokio::test]
    async fn a_million_interactions_leave_nothing_behind() {
        let http = serenity::HttpBuilder::new("token").build();
        let seen = SeenInteractions::default();
        let routes = http.ratelimiter.as_ref().unwrap().routes();
        let used: Arc<Mutex<Ratelimit>> = Arc::default();
        let mut most = 0;
        for number in 1..=1_000_000_u64 {
            assert!(seen.first_time(number));
            let route = Route::InteractionResponse { interaction_id: InteractionId::new(number), token: "t" };
            let limit = if number == 10 { Arc::clone(&used) } else { Arc::default() };
            routes.write().await.insert(route.ratelimiting_bucket(), limit);
            // A minute of a hundred a second.
            if number % 6_000 == 0 {
                most = most.max(routes.read().await.len());
                assert_eq!(prune(&http).await, 1, "one is in use");
            }
        }
        assert!(most <= 6_001 && routes.read().await.capacity() < 20_000);
        drop(used);
        assert_eq!(prune(&http).await, 0);
        assert!(seen.remembered() <= 50_000);
    }

    #[tokio::test]
    async fn without_a_limiter_there_is_nothing_to_prune() {
        let http = serenity::HttpBuilder::new("token").ratelimiter_disabled(true).build();
        assert_eq!(prune(&http).await, 0);
    }
}
