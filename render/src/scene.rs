//! Pictures as data, before any pixel. What a position ([`position_view`]) and its [`last_turn`] show is
//! placed by the [`layout`], and [`compose`] puts it all together into the [`items`] of a scene.

mod better;
pub(crate) mod compose;
pub(crate) mod direction;
pub(crate) mod items;
mod last_turn;
pub(crate) mod layout;
mod path;
pub(crate) mod position_view;
pub(crate) mod size;
pub(crate) mod strokes;
