//! The memory of this process, and whether it grows.

use std::{fmt, time::Instant};

use anyhow::{Context as _, ensure};

/// The first part of a run isn't judged, because interactions are remembered for a quarter of an hour.
const FILLING: f64 = 20.0 * 60.0;
/// Shorter runs aren't judged.
const SHORTEST: f64 = 30.0 * 60.0;
/// The most growth that counts as flat, in MB per million turns.
const FLAT: f64 = 11.0;
const MILLION: f64 = 1e6;

/// Resident memory over turns.
pub(crate) struct Memory {
    begun: Instant,
    looks: Vec<Look>,
}

/// A sample.
struct Look {
    seconds: f64,
    turns: f64,
    megabytes: f64,
}

impl Default for Memory {
    fn default() -> Self {
        Self { begun: Instant::now(), looks: Vec::new() }
    }
}

impl Memory {
    /// Takes a sample.
    pub(crate) fn look(&mut self, turns: u64) -> anyhow::Result<()> {
        #[expect(clippy::cast_precision_loss, reason = "a figure to read")]
        let turns = turns as f64;
        self.looks.push(Look { seconds: self.begun.elapsed().as_secs_f64(), turns, megabytes: resident()? });
        Ok(())
    }

    /// The latest sample in MB.
    pub(crate) fn last(&self) -> f64 {
        self.looks.last().map_or(0.0, |look| look.megabytes)
    }

    /// The growth in MB per million turns after the first part, by linear regression.
    fn slope(&self) -> Option<f64> {
        let filled = || self.looks.iter().filter(|look| look.seconds >= FILLING);
        if self.looks.last()?.seconds < SHORTEST {
            return None;
        }
        let count = filled().fold(0.0, |count, _| count + 1.0);
        let mean = |of: fn(&Look) -> f64| filled().map(of).sum::<f64>() / count;
        let (mid, level) = (mean(|look| look.turns), mean(|look| look.megabytes));
        let together: f64 = filled().map(|look| (look.turns - mid) * (look.megabytes - level)).sum();
        let alone: f64 = filled().map(|look| (look.turns - mid).powi(2)).sum();
        Some(together / alone * MILLION)
    }

    /// Fails if memory grows, provided the run is long enough to tell.
    pub(crate) fn ensure_flat(&self) -> anyhow::Result<()> {
        let slope = self.slope().unwrap_or_default();
        ensure!(slope <= FLAT, "memory grows by {slope:.1} MB a million turns");
        Ok(())
    }
}

impl fmt::Display for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let most = self.looks.iter().map(|look| look.megabytes).fold(0.0, f64::max);
        write!(f, "resident while they were played: {most:.1} MB at most, {:.1} MB at the end", self.last())?;
        match self.slope() {
            Some(slope) => {
                write!(f, "; after {:.0} min it grows by {slope:.2} MB a million turns", FILLING / 60.0)
            }
            None => Ok(()),
        }
    }
}

/// The resident memory of this process in MB.
pub(crate) fn resident() -> anyhow::Result<f64> {
    let status = std::fs::read_to_string("/proc/self/status").context("this figure needs Linux")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
    let kilobytes: f64 = line.trim().trim_end_matches("kB").trim().parse()?;
    Ok(kilobytes / 1024.0)
}
