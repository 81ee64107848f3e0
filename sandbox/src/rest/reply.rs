//! What a request is answered with when nothing is wrong with it.

use serde_json::Value;

/// An answer that does what was asked.
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
