//! The edge: reads what a command or a pressed button asks for, and hands it to one action.

pub(crate) mod buttons;
pub(crate) mod commands;
pub(crate) mod context;
pub(crate) mod dispatch;
mod send;
pub(crate) mod subject_of;
