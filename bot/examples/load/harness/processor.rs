//! The processor time of this process by thread names.

use std::{collections::BTreeMap, fs, time::Duration};

use anyhow::Context as _;

/// Processor time by thread name.
pub(crate) struct Processor(BTreeMap<String, Duration>);

impl Processor {
    /// The time used so far by the threads that exist.
    pub(crate) fn read() -> anyhow::Result<Self> {
        let mut used: BTreeMap<String, Duration> = BTreeMap::new();
        for thread in fs::read_dir("/proc/self/task").context("this figure needs Linux")? {
            let folder = thread?.path();
            // A thread that has just ended is skipped.
            let read = |file| fs::read_to_string(folder.join(file));
            let (Ok(name), Ok(times)) = (read("comm"), read("schedstat")) else { continue };
            let nanoseconds = times.split(' ').next().and_then(|time| time.parse().ok());
            *used.entry(name.trim().to_owned()).or_default() +=
                Duration::from_nanos(nanoseconds.context("a time that cannot be read")?);
        }
        Ok(Self(used))
    }

    /// The time used since an earlier reading.
    pub(crate) fn since(&self, before: &Self) -> Self {
        let since = |(name, used): (&String, &Duration)| {
            (name.clone(), used.saturating_sub(before.0.get(name).copied().unwrap_or_default()))
        };
        Self(self.0.iter().map(since).collect())
    }

    /// The bot's share of each of so many turns, in milliseconds: all threads but those of Discord and the players.
    pub(crate) fn of_bot(&self, turns: u64) -> f64 {
        let others = ["discord", "load"];
        let of_bot = self.0.iter().filter(|(name, _)| !others.iter().any(|other| name.starts_with(other)));
        #[expect(clippy::cast_precision_loss, reason = "a figure to read")]
        let turns = turns.max(1) as f64;
        of_bot.map(|(_, used)| *used).sum::<Duration>().as_secs_f64() * 1e3 / turns
    }

    /// The share of each of so many turns, in words.
    pub(crate) fn by(&self, turns: u64) -> String {
        #[expect(clippy::cast_precision_loss, reason = "a figure to read")]
        let each = |used: Duration| used.as_secs_f64() * 1e3 / turns.max(1) as f64;
        let mut threads: Vec<_> = self.0.iter().filter(|(_, used)| each(**used) >= 0.005).collect();
        threads.sort_by_key(|(_, used)| std::cmp::Reverse(**used));
        let threads: Vec<_> =
            threads.iter().map(|(name, used)| format!("{name} {:.2}", each(**used))).collect();
        format!("{:.2} ms ({})", each(self.0.values().sum()), threads.join(", "))
    }
}
