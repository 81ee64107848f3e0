//! Counts what happened in a run.

use std::{fmt, time::Duration};

use super::ledger::Ledger;

/// The counts of a run, for printing.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) rounds: usize,
    pub(crate) kills: usize,
    /// Of these, before the program was ready or just after.
    pub(crate) while_starting: usize,
    /// Actions in flight at a kill, and how many were answered before it.
    pub(crate) asked: usize,
    pub(crate) answered: usize,
    /// All stored actions.
    pub(crate) actions: usize,
    /// Games started after others ended, games drawn by agreement, and challenges played through.
    pub(crate) games: usize,
    pub(crate) agreed: usize,
    pub(crate) courses: usize,
    /// Announcements, and the messages that made them.
    pub(crate) announcements: usize,
    pub(crate) messages: usize,
    /// How long each start took.
    pub(crate) starts: Vec<Duration>,
}

impl Tally {
    /// Takes over the counts of the ledger.
    pub(crate) fn counts(&mut self, ledger: &Ledger) {
        (self.announcements, self.messages) = (ledger.announcements(), ledger.messages());
    }

    pub(crate) fn median_start(&self) -> Duration {
        let mut starts = self.starts.clone();
        starts.sort();
        starts[starts.len() / 2]
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kills, while_starting, asked, answered, actions, .. } = self;
        let Self { games, agreed, courses, announcements, messages, .. } = self;
        let longest = self.starts.iter().max().copied().unwrap_or_default();
        writeln!(f, "{kills} kills, {while_starting} of them while the program started")?;
        writeln!(
            f,
            "{asked} actions just before a kill, {answered} answered; {actions} actions stored in all"
        )?;
        writeln!(
            f,
            "{games} games ended, {agreed} of them by agreement; {courses} challenges run their course"
        )?;
        writeln!(f, "{announcements} announcements stored, {messages} messages")?;
        write!(f, "start: median {:.2?}, longest {longest:.2?}", self.median_start())
    }
}
