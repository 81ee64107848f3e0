//! The application itself.

use serde_json::json;

use super::reply::Reply;
use super::request::id;
use crate::refusal::Refusal;
use crate::wire;
use crate::world::World;

/// `GET /applications/@me` and its older form.
pub(super) fn me(world: &World) -> Reply {
    Reply::ok(wire::gateway::application(world))
}

/// `GET /oauth2/@me`.
pub(super) fn authorization(world: &World) -> Reply {
    Reply::ok(json!({
        "application": wire::gateway::application(world),
        "scopes": ["applications.commands", "bot"],
        "expires": "2100-01-01T00:00:00.000000+00:00",
        "user": world.user(world.bot()).map(wire::user::user),
    }))
}

/// Refuses a request on another application.
pub(super) fn demand_own(world: &World, application: &str) -> Result<(), Refusal> {
    let application = id("application_id", application)?;
    if application == world.application.id { Ok(()) } else { Err(Refusal::UNKNOWN_APPLICATION) }
}
