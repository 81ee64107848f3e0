//! Whether this worker can serve.
//!
//! One that can't says so to its balancer, and gives what still arrives to the workers that can. If none can, the fault isn't
//! its own, and an apology is better than silence; so it goes on as long as the balancer knows of no better worker.

use std::sync::{Mutex, PoisonError};

use jiff::SignedDuration;

/// A single failure can be a hiccup.
const IN_A_ROW: u32 = 2;
/// How long a balancer may take to notice that a worker says no.
const NOTICE: SignedDuration = SignedDuration::from_secs(2);

/// Why a worker can't serve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unfit {
    /// Its clock is wrong, so players' time would be counted wrongly.
    Clock,
    /// It doesn't reach the database.
    Database,
    /// It doesn't reach Discord.
    Discord,
}

/// What this worker's tests of itself have shown.
#[derive(Debug, Default)]
pub(crate) struct Fitness(Mutex<State>);

#[derive(Clone, Copy, Debug, Default)]
struct State {
    /// How many tests in a row have failed.
    failed: u32,
    /// Why the last one did, and since when it is known that this worker can't serve.
    unfit: Option<(Unfit, SignedDuration)>,
}

impl Fitness {
    fn state(&self) -> State {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes the result of a test. `awake` is how long the machine has been awake.
    pub(crate) fn tested(&self, result: Result<(), Unfit>, awake: SignedDuration) {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Err(why) = result else {
            if state.unfit.is_some() {
                tracing::info!("this worker can serve again");
            }
            *state = State::default();
            return;
        };
        state.failed = state.failed.saturating_add(1);
        if state.failed >= IN_A_ROW {
            let since = state.unfit.map(|(_, since)| since);
            if since.is_none() {
                tracing::warn!(?why, "this worker can't serve, and leaves interactions to others");
            }
            state.unfit = Some((why, since.unwrap_or(awake)));
        }
    }

    /// Why this worker can't serve, if it can't.
    pub(crate) fn unfit(&self) -> Option<Unfit> {
        self.state().unfit.map(|(why, _)| why)
    }

    /// Whether a balancer should know by now that this worker can't serve.
    pub(crate) fn is_known_to_be_unfit(&self, awake: SignedDuration) -> bool {
        self.state().unfit.is_some_and(|(_, since)| awake - since >= NOTICE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(millis: i64) -> SignedDuration {
        SignedDuration::from_millis(millis)
    }

    #[test]
    fn a_hiccup_is_nothing_and_a_second_failure_counts() {
        let fitness = Fitness::default();
        fitness.tested(Err(Unfit::Database), at(0));
        assert_eq!(fitness.unfit(), None);
        fitness.tested(Ok(()), at(1_000));
        fitness.tested(Err(Unfit::Database), at(2_000));
        assert_eq!(fitness.unfit(), None, "not in a row");
        fitness.tested(Err(Unfit::Discord), at(3_000));
        assert_eq!(fitness.unfit(), Some(Unfit::Discord));
        fitness.tested(Ok(()), at(4_000));
        assert_eq!(fitness.unfit(), None);
    }

    #[test]
    fn interactions_are_given_away_once_a_balancer_should_know() {
        let fitness = Fitness::default();
        for time in [0, 1_000, 2_000] {
            fitness.tested(Err(Unfit::Clock), at(time));
        }
        assert!(!fitness.is_known_to_be_unfit(at(2_999)), "it says no since the second test");
        assert!(fitness.is_known_to_be_unfit(at(3_000)));
        fitness.tested(Ok(()), at(4_000));
        assert!(!fitness.is_known_to_be_unfit(at(9_000)));
    }
}
