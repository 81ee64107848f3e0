//! The judge: whether Discord would accept a request's body, and with which errors it would refuse it.
//!
//! Bodies are read through a [`form::Form`], which collects every complaint with its path and words it as Discord does
//! (code 50035 with nested `errors`). The results are typed, or JSON whose every field has been checked.

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
pub(crate) mod modal_inputs;
pub(crate) mod published;
pub(crate) mod thread;
