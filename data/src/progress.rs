//! Progress of long operations, for a bar on an operator's terminal.

/// How far an operation has come. `done` only grows within a stage, and reaches `total` when the stage is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What is being done.
    pub stage: Stage,
    /// How much of it is done.
    pub done: u64,
    /// How much of it there is.
    pub total: u64,
}

/// A stage of a long operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Copying the file, counted in pages.
    Copying,
    /// Copying the rows of a table to another engine, counted in rows.
    Rows(&'static str),
    /// Comparing a table with its copy, counted in rows.
    Comparing(&'static str),
    /// Checking the file: one step, which SQLite takes without saying how far it is.
    File,
    /// Replaying games, counted in games.
    Games,
    /// Recomputing standings, counted in finished games, closed seasons and ends of ratings.
    Standings,
}

/// Receives the progress of one stage after another.
pub(crate) type Report<'a> = &'a mut dyn FnMut(Progress);

/// Counts the steps of a stage and reports each.
pub(crate) struct Steps<'a> {
    progress: Progress,
    report: Report<'a>,
}

impl<'a> Steps<'a> {
    /// Starts a stage of so many steps.
    pub(crate) fn start(stage: Stage, total: u64, report: Report<'a>) -> Self {
        let mut steps = Self { progress: Progress { stage, done: 0, total }, report };
        steps.advance_to(0);
        steps
    }

    /// Reports one more step.
    pub(crate) fn advance(&mut self) {
        self.advance_to(self.progress.done + 1);
    }

    /// Reports that so many steps are done.
    pub(crate) fn advance_to(&mut self, done: u64) {
        self.progress.done = done;
        (self.report)(self.progress);
    }
}
