//! Shows how far a long command is: a bar on a terminal, else a line every few seconds, always on stderr.

use std::{
    borrow::Cow,
    io::{IsTerminal as _, Write as _},
    time::{Duration, Instant},
};

use data::{Progress, Stage};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// How long before the first line, and between two. A command that is done sooner prints none.
const BETWEEN_LINES: Duration = Duration::from_secs(5);
/// How often a bar is redrawn per second.
const REDRAWS: u8 = 10;

/// Receives the progress of a command.
pub(crate) enum Shown {
    /// On a terminal.
    Bar(ProgressBar, Option<Stage>),
    /// In a file or a journal.
    Lines(Lines),
}

impl Shown {
    /// On stderr, in the way that suits it.
    pub(crate) fn on_stderr() -> Self {
        if std::io::stderr().is_terminal() {
            let target = ProgressDrawTarget::stderr_with_hz(REDRAWS);
            Self::Bar(ProgressBar::with_draw_target(None, target), None)
        } else {
            Self::Lines(Lines::starting(Instant::now()))
        }
    }

    /// Shows one report.
    pub(crate) fn report(&mut self, progress: Progress) {
        match self {
            Self::Bar(bar, stage) => {
                if *stage != Some(progress.stage) {
                    *stage = Some(progress.stage);
                    bar.reset();
                    bar.set_style(style());
                    bar.set_message(name(progress.stage));
                    bar.set_length(progress.total);
                }
                bar.set_position(progress.done);
            }
            Self::Lines(lines) => {
                if let Some(line) = lines.line(progress, Instant::now()) {
                    // A closed stderr is no reason to stop.
                    let _ = writeln!(std::io::stderr(), "{line}");
                }
            }
        }
    }
}

impl Drop for Shown {
    fn drop(&mut self) {
        if let Self::Bar(bar, _) = self {
            bar.finish_and_clear();
        }
    }
}

/// Decides which reports become lines. Pure: the time is an argument.
#[derive(Debug)]
pub(crate) struct Lines {
    last: Instant,
}

impl Lines {
    const fn starting(now: Instant) -> Self {
        Self { last: now }
    }

    /// The line for a report, if it is time for one.
    fn line(&mut self, progress: Progress, now: Instant) -> Option<String> {
        if now.duration_since(self.last) < BETWEEN_LINES {
            return None;
        }
        self.last = now;
        let Progress { stage, done, total } = progress;
        Some(format!("{}: {done} of {total}", name(stage)))
    }
}

fn style() -> ProgressStyle {
    // The template is a constant, and a test parses it.
    ProgressStyle::with_template(TEMPLATE).unwrap_or_else(|_| ProgressStyle::default_bar())
}

const TEMPLATE: &str = "{msg} [{bar:40}] {pos} of {len}, {eta} left";

fn name(stage: Stage) -> Cow<'static, str> {
    match stage {
        Stage::Copying => "copying pages".into(),
        Stage::Rows(table) => format!("copying {table}").into(),
        Stage::Comparing(table) => format!("comparing {table}").into(),
        Stage::File => "checking the file".into(),
        Stage::Games => "replaying games".into(),
        Stage::Standings => "recomputing standings".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_every_few_seconds_and_none_for_a_short_command() {
        let start = Instant::now();
        let mut lines = Lines::starting(start);
        let mut line = |second, done| {
            let progress = Progress { stage: Stage::Games, done, total: 900 };
            lines.line(progress, start + Duration::from_secs(second))
        };
        assert_eq!(line(4, 100), None);
        assert_eq!(line(5, 200).as_deref(), Some("replaying games: 200 of 900"));
        assert_eq!(line(9, 300), None);
        assert_eq!(line(12, 400).as_deref(), Some("replaying games: 400 of 900"));
    }

    #[test]
    fn the_template_of_the_bar_is_valid() {
        assert!(ProgressStyle::with_template(TEMPLATE).is_ok());
    }

    #[test]
    fn a_progress_bar_moves_from_stage_to_stage() {
        let bar = ProgressBar::hidden();
        let mut shown = Shown::Bar(bar.clone(), None);
        shown.report(Progress { stage: Stage::Copying, done: 70, total: 70 });
        shown.report(Progress { stage: Stage::Games, done: 1, total: 9 });
        assert_eq!((bar.position(), bar.length(), bar.message()), (1, Some(9), "replaying games".to_owned()));
        drop(shown);
        assert!(bar.is_finished());
    }
}
