//! The edge: reads a command or a button, and calls one action.

pub(crate) mod buttons;
pub(crate) mod commands;
pub(crate) mod context;
pub(crate) mod dispatch;
pub(crate) mod over_http;
pub(crate) mod reported;
mod send;
pub(crate) mod subject_of;
