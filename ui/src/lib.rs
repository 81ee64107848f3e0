//! What players see and press, pure: texts in four languages, the ids of buttons, views, typed input and refusals.
//!
//! A view is data: words, pictures, buttons. How it reaches Discord, who asks and what is stored are not known here.

pub mod button_id;
pub mod failure;
pub mod look;
pub mod permissions;
pub mod replay_turn;
pub mod server_settings;
pub mod subject;
pub mod texts;
pub mod typed;
pub mod views;
