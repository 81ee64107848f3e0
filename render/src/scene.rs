//! A picture as data, before any pixel: what a position shows ([`shown`], [`last_turn`]), where it lies ([`layout`]), and both put
//! together ([`compose`]) into the [`items`] of a scene.

pub(crate) mod compose;
pub(crate) mod direction;
pub(crate) mod items;
mod last_turn;
pub(crate) mod layout;
pub(crate) mod position_view;
pub(crate) mod size;
pub(crate) mod strokes;
