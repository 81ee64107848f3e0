//! What is measured while games are played.

use std::{
    fmt,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use anyhow::ensure;

use super::{latencies::Latencies, processor::Processor};

/// The counters, shared by all players.
#[derive(Default)]
pub(crate) struct Measured(Mutex<Figures>);

/// The measured values.
#[derive(Default)]
pub(crate) struct Figures {
    /// From sending an interaction to its answer.
    answered: Latencies,
    /// The same, plus the time that a turn had to wait before it was sent.
    intended: Latencies,
    /// Those since the last report.
    newest: Latencies,
    /// Processor time at the last report.
    reported: Option<Processor>,
    /// The bot's processor time a turn in each minute, in milliseconds.
    by_minute: Vec<f64>,
    replaced: usize,
    failures: Vec<String>,
    begun: Option<(Instant, Processor)>,
    took: Option<(Duration, Processor)>,
}

/// The most failures to print; one is enough to stop.
const FAILURES: usize = 5;

impl Measured {
    fn figures(&self) -> MutexGuard<'_, Figures> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts the measurement.
    pub(crate) fn begin(&self) -> anyhow::Result<()> {
        self.figures().begun = Some((Instant::now(), Processor::read()?));
        Ok(())
    }

    /// Ends it.
    pub(crate) fn end(&self) -> anyhow::Result<()> {
        let mut figures = self.figures();
        let used = Processor::read()?;
        figures.took = figures.begun.take().map(|(begun, before)| (begun.elapsed(), used.since(&before)));
        Ok(())
    }

    /// Counts an answered turn.
    pub(crate) fn turn(&self, answered: Duration, since_intended: Duration) {
        let mut figures = self.figures();
        figures.answered.add(answered);
        figures.intended.add(since_intended);
        figures.newest.add(since_intended);
    }

    /// Counts a game that ended and was replaced.
    pub(crate) fn replaced(&self) {
        self.figures().replaced += 1;
    }

    /// Counts a turn that was refused or not answered.
    pub(crate) fn fail(&self, error: &anyhow::Error) {
        let mut figures = self.figures();
        if figures.failures.len() < FAILURES {
            figures.failures.push(format!("{error:#}"));
        }
    }

    /// Whether something failed.
    pub(crate) fn failed(&self) -> bool {
        !self.figures().failures.is_empty()
    }

    /// The turns since the last report, in words.
    pub(crate) fn since_last(&self) -> anyhow::Result<String> {
        let now = Processor::read()?;
        let mut figures = self.figures();
        let newest = std::mem::take(&mut figures.newest);
        let before = figures.reported.as_ref().or(figures.begun.as_ref().map(|(_, before)| before));
        let each = before.map(|before| now.since(before).of_bot(newest.count())).unwrap_or_default();
        figures.by_minute.push(each);
        figures.reported = Some(now);
        Ok(format!("{} turns, {newest}; the bot's processor time a turn {each:.3} ms", newest.count()))
    }

    /// How many turns were answered.
    pub(crate) fn turns(&self) -> u64 {
        self.figures().answered.count()
    }

    /// All values.
    pub(crate) fn take(&self) -> Figures {
        std::mem::take(&mut self.figures())
    }
}

impl Figures {
    /// Fails unless every interaction was answered and none refused.
    pub(crate) fn ensure_all_answered(&self) -> anyhow::Result<()> {
        ensure!(self.failures.is_empty(), "not every turn was played: {:?}", self.failures);
        ensure!(self.answered.count() > 0, "no turn was played");
        Ok(())
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turns = self.answered.count();
        let Some((took, processor)) = &self.took else { return Ok(()) };
        #[expect(clippy::cast_precision_loss, reason = "a figure to read")]
        let rate = turns as f64 / took.as_secs_f64();
        writeln!(
            f,
            "{turns} turns in {:.1} s: {rate:.0} a second; {} games replaced",
            took.as_secs_f64(),
            self.replaced
        )?;
        writeln!(f, "from the sending of an interaction to its callback: {}", self.answered)?;
        writeln!(f, "from the moment at which it should be sent: {}", self.intended)?;
        write!(f, "processor time a turn: {}", processor.by(turns))?;
        match self.by_minute.as_slice() {
            [first, .., last] => {
                let more = (last / first - 1.0) * 100.0;
                write!(
                    f,
                    "\nthe bot's, in the first minute {first:.3} ms, in the last {last:.3} ms: {more:+.0} %"
                )
            }
            _ => Ok(()),
        }
    }
}
