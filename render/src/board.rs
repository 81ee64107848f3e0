//! What a board and the things on it look like. The [`artist`] draws the tiles; the other modules hold one kind of thing each.

pub(crate) mod artist;
mod badge;
mod draughts;
pub(crate) mod ground;
mod ink;
mod inlay;
mod lines;
mod marble;
mod marks;
mod path;
pub(crate) mod stone;
pub(crate) mod tray;
