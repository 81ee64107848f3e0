//! The response to a successful request.

use serde_json::Value;

/// A successful response.
#[derive(Debug, PartialEq)]
pub(super) struct Reply {
    pub(super) status: u16,
    pub(super) body: Option<Value>,
}

impl Reply {
    /// 200 with a body.
    pub(super) fn ok(body: Value) -> Self {
        Self { status: 200, body: Some(body) }
    }

    /// 201 with a body.
    pub(super) fn created(body: Value) -> Self {
        Self { status: 201, body: Some(body) }
    }

    /// 204.
    pub(super) const DONE: Self = Self { status: 204, body: None };
}
