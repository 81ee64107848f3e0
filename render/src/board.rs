//! What a board and everything on it looks like. The [`artist`] draws whole tiles; each other module draws
//! one kind of thing.

pub(crate) mod artist;
mod badge;
mod bar;
pub(crate) mod crown;
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
