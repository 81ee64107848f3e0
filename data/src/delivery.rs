//! What is due: announcements, timers, and which interactions were answered.

pub(crate) mod announcements;
pub(crate) mod backlog;
pub(crate) mod interactions;
pub(crate) mod replies;
pub(crate) mod timers;
