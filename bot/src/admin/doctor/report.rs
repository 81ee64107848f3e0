//! What a checkup prints: a line for each thing that was looked at.

use anyhow::bail;

use crate::admin::say::say;

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// All is well.
    Fine(String),
    /// It works, and the operator may want it otherwise.
    Note(String),
    /// It has to be mended, as the text says.
    Fix(String),
}

/// Prints what was found, and counts what is wrong.
#[derive(Debug, Default)]
pub(super) struct Report {
    faults: usize,
}

impl Report {
    pub(super) fn line(&mut self, line: Line) {
        match line {
            Line::Fine(text) => say(format_args!("ok    {text}")),
            Line::Note(text) => say(format_args!("note  {text}")),
            Line::Fix(text) => {
                self.faults += 1;
                say(format_args!("FIX   {text}"));
            }
        }
    }

    pub(super) fn lines(&mut self, lines: impl IntoIterator<Item = Line>) {
        lines.into_iter().for_each(|line| self.line(line));
    }

    /// Fails if something has to be mended.
    pub(super) fn end(self) -> anyhow::Result<()> {
        match self.faults {
            0 => Ok(()),
            1 => bail!("1 thing has to be fixed"),
            faults => bail!("{faults} things have to be fixed"),
        }
    }
}
