//! The drawing tools: pixels, colours, outlines and letters. They know neither boards nor themes.

pub(crate) mod canvas;
pub(crate) mod colour;
pub(crate) mod font;
pub(crate) mod line;
pub(crate) mod outline;
pub(crate) mod writable;
