//! Parsers for what people type: dates, times, paths of squares, lines of moves, records.

pub mod date;
pub mod line;
pub mod path;
pub mod premove_line;
pub mod record;
pub mod terms;
