//! What happened in a run, counted by everyone who plays.

use std::{
    collections::BTreeMap,
    fmt,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use sandbox::{Id, NotAnswered};

/// The notes of a run; clones share them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Notes {
    counts: Arc<Mutex<Counts>>,
    is_over: Arc<AtomicBool>,
}

#[derive(Debug, Default)]
pub(crate) struct Counts {
    /// Turns that were answered with their board.
    pub(crate) acknowledged: usize,
    /// Turns that weren't, and were found stored.
    pub(crate) found: usize,
    /// Interactions without an answer.
    pub(crate) unanswered: usize,
    /// What refusals and apologies said, and how often.
    pub(crate) refused: BTreeMap<String, usize>,
    /// Games begun, and those among them that were drawn by agreement or resigned.
    pub(crate) games: usize,
    pub(crate) ended: usize,
    /// The longest time a player had to try until a turn was done.
    pub(crate) longest_turn: Duration,
    /// Every channel in which something was said.
    pub(crate) channels: Vec<Id>,
}

impl Notes {
    pub(crate) fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap()
    }

    /// Notes an interaction without a public answer: `said` is what was answered to its member alone.
    pub(crate) fn failed(&self, said: Result<&str, &NotAnswered>) {
        let mut counts = self.counts();
        match said {
            Ok(said) => *counts.refused.entry(said.to_owned()).or_default() += 1,
            Err(NotAnswered::InTime) => counts.unanswered += 1,
            Err(other) => *counts.refused.entry(other.to_string()).or_default() += 1,
        }
    }

    /// Players finish what they are doing.
    pub(crate) fn end(&self) {
        self.is_over.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed)
    }
}

impl fmt::Display for Notes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = self.counts();
        let Counts { acknowledged, found, unanswered, games, ended, .. } = &*counts;
        writeln!(
            f,
            "{acknowledged} turns acknowledged, {found} more found stored; {unanswered} interactions unanswered"
        )?;
        writeln!(
            f,
            "{games} games begun, {ended} ended; longest wait for a turn {:.1?}",
            counts.longest_turn
        )?;
        for (said, count) in &counts.refused {
            writeln!(f, "{count} × {said}")?;
        }
        Ok(())
    }
}
