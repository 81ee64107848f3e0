//! Waiting for what no event announces: all pauses of the bot's tests are here.

#![allow(dead_code, reason = "each test uses a part of it")]

use std::{thread, time::Duration};

use tokio::time::{Instant, Sleep, sleep};

/// How long to wait before looking again, unless the look takes long.
const LOOK_AGAIN: Duration = Duration::from_millis(2);

/// A wait with an end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wait {
    until: Instant,
    every: Duration,
}

impl Wait {
    /// Ends after this time.
    pub(crate) fn at_most(time: Duration) -> Self {
        Self { until: Instant::now() + time, every: LOOK_AGAIN }
    }

    /// Waits so long before each look, because a look costs something.
    pub(crate) fn every(self, every: Duration) -> Self {
        Self { every, ..self }
    }

    /// Waits before another look. When the time is over, it fails with what is still missing.
    pub(crate) fn again(self, missing: impl FnOnce() -> String) -> Sleep {
        assert!(!self.is_over(), "{}", missing());
        sleep(self.every)
    }

    /// The same on a thread of its own.
    pub(crate) fn again_here(self, missing: impl FnOnce() -> String) {
        assert!(!self.is_over(), "{}", missing());
        thread::sleep(self.every);
    }

    /// Whether the time is over.
    pub(crate) fn is_over(self) -> bool {
        Instant::now() >= self.until
    }
}

/// Lets time pass that a test is about: a random moment before a kill, or a while in which nothing may happen.
pub(crate) fn pass(time: Duration) -> Sleep {
    sleep(time)
}

/// The same on a thread of its own.
pub(crate) fn pass_here(time: Duration) {
    thread::sleep(time);
}
