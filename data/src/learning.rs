//! Getting better: lessons, practice, puzzles, analyses, the rules.

pub(crate) mod analyses;
pub(crate) mod daily_puzzles;
pub(crate) mod lessons;
pub(crate) mod practices;
pub(crate) mod stored_puzzles;
