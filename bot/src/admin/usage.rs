//! A command that can't do anything as it was called.

/// What is wrong with the call, in words for the operator.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct Usage(pub String);
