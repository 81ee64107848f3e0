//! What everything is drawn with: pixels, colours, outlines and letters. It knows no boards and no themes.

pub(crate) mod canvas;
pub(crate) mod colour;
pub(crate) mod font;
pub(crate) mod outline;
