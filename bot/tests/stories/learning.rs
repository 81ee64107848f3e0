//! Getting better: lessons, practice, puzzles, analyses.

pub(crate) mod analyses;
mod daily;
mod lessons;
mod practice_computer;
pub(crate) mod practices;
pub(crate) mod puzzles;
