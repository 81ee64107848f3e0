//! A histogram of latencies in constant memory, with a resolution of one percent.

use std::{fmt, time::Duration};

/// The ratio of neighbouring buckets; the first is 1 µs.
const STEP: f64 = 1.01;
/// Up to 40 s.
const STEPS: usize = 1_760;

/// Counts by bucket.
pub(crate) struct Latencies {
    counts: Vec<u64>,
    longest: Duration,
}

impl Default for Latencies {
    fn default() -> Self {
        Self { counts: vec![0; STEPS], longest: Duration::ZERO }
    }
}

impl Latencies {
    /// Adds one latency.
    pub(crate) fn add(&mut self, time: Duration) {
        let microseconds = (time.as_secs_f64() * 1e6).max(1.0);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "at least 0, and cut to the last"
        )]
        let step = (microseconds.ln() / STEP.ln()) as usize;
        self.counts[step.min(STEPS - 1)] += 1;
        self.longest = self.longest.max(time);
    }

    /// How many were added.
    pub(crate) fn count(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The given per mille, in milliseconds.
    fn at(&self, thousandths: u64) -> f64 {
        let before = self.count() * thousandths / 1_000;
        let mut counted = 0;
        let step = self.counts.iter().position(|count| {
            counted += count;
            counted > before
        });
        let step = u32::try_from(step.unwrap_or_default()).unwrap_or_default();
        STEP.powf(f64::from(step) + 0.5) / 1e3
    }
}

impl fmt::Display for Latencies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [p50, p95, p99] = [500, 950, 990].map(|thousandths| self.at(thousandths));
        let longest = self.longest.as_secs_f64() * 1e3;
        write!(f, "p50 {p50:.2} ms, p95 {p95:.2} ms, p99 {p99:.2} ms, longest {longest:.1} ms")
    }
}
