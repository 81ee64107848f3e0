//! What is measured while games are played.

use std::{
    fmt,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use anyhow::ensure;

use super::{latencies::Latencies, processor::Processor};

/// Counted by everybody who plays.
#[derive(Default)]
pub(crate) struct Measured(Mutex<Figures>);

/// What was measured.
#[derive(Default)]
pub(crate) struct Figures {
    /// From the sending of an interaction to its answer.
    answered: Latencies,
    /// The same, with what a turn had to wait before it was sent.
    intended: Latencies,
    /// Those since the figures were told last.
    newest: Latencies,
    replaced: usize,
    failures: Vec<String>,
    begun: Option<(Instant, Processor)>,
    took: Option<(Duration, Processor)>,
}

/// So many failures are told; one is enough to stop.
const FAILURES: usize = 5;

impl Measured {
    fn figures(&self) -> MutexGuard<'_, Figures> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on.
    pub(crate) fn begin(&self) -> anyhow::Result<()> {
        self.figures().begun = Some((Instant::now(), Processor::read()?));
        Ok(())
    }

    /// Until now.
    pub(crate) fn end(&self) -> anyhow::Result<()> {
        let mut figures = self.figures();
        let used = Processor::read()?;
        figures.took = figures.begun.take().map(|(begun, before)| (begun.elapsed(), used.since(&before)));
        Ok(())
    }

    /// A turn was answered.
    pub(crate) fn turn(&self, answered: Duration, since_intended: Duration) {
        let mut figures = self.figures();
        figures.answered.add(answered);
        figures.intended.add(since_intended);
        figures.newest.add(since_intended);
    }

    /// A game was over, and another one is begun in its place.
    pub(crate) fn replaced(&self) {
        self.figures().replaced += 1;
    }

    /// A turn was refused, or not answered.
    pub(crate) fn fail(&self, error: &anyhow::Error) {
        let mut figures = self.figures();
        if figures.failures.len() < FAILURES {
            figures.failures.push(format!("{error:#}"));
        }
    }

    /// Whether there is no sense in going on.
    pub(crate) fn failed(&self) -> bool {
        !self.figures().failures.is_empty()
    }

    /// The turns since this was asked last.
    pub(crate) fn since_last(&self) -> String {
        let newest = std::mem::take(&mut self.figures().newest);
        format!("{} turns, {newest}", newest.count())
    }

    /// All of it.
    pub(crate) fn take(&self) -> Figures {
        std::mem::take(&mut self.figures())
    }
}

impl Figures {
    /// Nothing was refused, and every interaction was answered.
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
        write!(f, "processor time a turn: {}", processor.by(turns))
    }
}
