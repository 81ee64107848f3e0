//! The judge: whether Discord would take a request's body, and what it would say if not.
//!
//! Bodies are read through a [`form::Form`], which gathers every complaint with its place and words it as Discord
//! does (code 50035 with nested `errors`). What comes out is typed, or parts whose every field has been looked at.

pub(crate) mod attachments;
pub(crate) mod callback;
pub(crate) mod choices;
pub(crate) mod command;
pub(crate) mod command_option;
pub(crate) mod components;
pub(crate) mod components_v2;
pub(crate) mod embeds;
pub(crate) mod form;
pub(crate) mod locale;
pub(crate) mod mentions;
pub(crate) mod message;
pub(crate) mod modal;
pub(crate) mod thread;
