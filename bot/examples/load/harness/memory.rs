//! The memory of this process, and whether it grows.

use std::{fmt, time::Instant};

use anyhow::{Context as _, ensure};

/// The first part of a run isn't judged, because interactions are remembered for a quarter of an hour.
const FILLING: f64 = 20.0 * 60.0;
/// Shorter runs aren't judged.
const SHORTEST: f64 = 30.0 * 60.0;
/// The most growth that counts as flat, in MB per hour.
const FLAT: f64 = 4.0;
const HOUR: f64 = 3_600.0;

/// Resident memory over time.
pub(crate) struct Memory {
    begun: Instant,
    /// Seconds and MB.
    looks: Vec<(f64, f64)>,
}

impl Default for Memory {
    fn default() -> Self {
        Self { begun: Instant::now(), looks: Vec::new() }
    }
}

impl Memory {
    /// Takes a sample.
    pub(crate) fn look(&mut self) -> anyhow::Result<()> {
        self.looks.push((self.begun.elapsed().as_secs_f64(), resident()?));
        Ok(())
    }

    /// The latest sample in MB.
    pub(crate) fn last(&self) -> f64 {
        self.looks.last().map_or(0.0, |look| look.1)
    }

    /// The growth in MB per hour after the first part, by linear regression.
    fn slope(&self) -> Option<f64> {
        let filled = || self.looks.iter().filter(|look| look.0 >= FILLING);
        if self.looks.last()?.0 < SHORTEST {
            return None;
        }
        let count = filled().fold(0.0, |count, _| count + 1.0);
        let mean = |of: fn(&(f64, f64)) -> f64| filled().map(of).sum::<f64>() / count;
        let (mid, level) = (mean(|look| look.0), mean(|look| look.1));
        let together: f64 = filled().map(|look| (look.0 - mid) * (look.1 - level)).sum();
        let alone: f64 = filled().map(|look| (look.0 - mid).powi(2)).sum();
        Some(together / alone * HOUR)
    }

    /// Fails if memory grows, provided the run is long enough to tell.
    pub(crate) fn ensure_flat(&self) -> anyhow::Result<()> {
        let slope = self.slope().unwrap_or_default();
        ensure!(slope <= FLAT, "memory grows by {slope:.1} MB an hour");
        Ok(())
    }
}

impl fmt::Display for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let most = self.looks.iter().map(|look| look.1).fold(0.0, f64::max);
        write!(f, "resident while they were played: {most:.1} MB at most, {:.1} MB at the end", self.last())?;
        match self.slope() {
            Some(slope) => write!(f, "; after {:.0} min it grows by {slope:.2} MB an hour", FILLING / 60.0),
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
