//! A command whose arguments make no sense.

/// What is wrong with the call, in words for the operator.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct Usage(pub String);
