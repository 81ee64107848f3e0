//! The response to a successful request.

use serde_json::Value;

use crate::wire::{self, Viewer};
use crate::world::World;
use crate::world::channel::Channel;
use crate::world::message::Message;

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

    /// 200 with a message.
    pub(super) fn message(world: &World, message: &Message) -> Self {
        Self::ok(wire::message::full(&Viewer::bot(world), message))
    }

    /// 200 with a channel.
    pub(super) fn channel(world: &World, channel: &Channel) -> Self {
        Self::ok(wire::channel::full(&Viewer::bot(world), channel))
    }

    /// 201 with a body.
    pub(super) fn created(body: Value) -> Self {
        Self { status: 201, body: Some(body) }
    }

    /// 204.
    pub(super) const DONE: Self = Self { status: 204, body: None };
}
