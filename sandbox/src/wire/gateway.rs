//! READY and the application object.

use serde_json::{Value, json};

use super::user;
use crate::listeners::endpoints::{Endpoints, shard_of};
use crate::world::World;

/// The payload of `READY`.
pub(crate) fn ready(world: &World, session: &str, shard: (u64, u64), gateway: &str) -> Value {
    let guilds = world.guilds().into_keys().filter(|guild| shard_of(Some(*guild), shard.1) == shard.0);
    json!({
        "v": 10,
        "user": world.user(world.bot()).map(user::current),
        "guilds": guilds.map(|id| json!({ "id": id, "unavailable": true })).collect::<Vec<_>>(),
        "session_id": session,
        "session_type": "normal",
        "resume_gateway_url": gateway,
        "shard": [shard.0, shard.1],
        "application": { "id": world.application.id, "flags": world.application.portal.flags },
        "private_channels": [],
        "relationships": [],
        "user_settings": {},
        "presences": [],
        "guild_join_requests": [],
        "geo_ordered_rtc_regions": [],
        "_trace": ["[\"sandbox\"]"],
    })
}

/// What the bot's token is good for.
pub(crate) fn authorization(world: &World) -> Value {
    json!({
        "application": application(world),
        "scopes": ["applications.commands", "bot"],
        "expires": "2100-01-01T00:00:00.000000+00:00",
        "user": world.user(world.bot()).map(user::user),
    })
}

/// The application object.
pub(crate) fn application(world: &World) -> Value {
    let application = &world.application;
    let portal = &application.portal;
    let endpoint = world.listeners.endpoints.as_ref().and_then(Endpoints::url);
    json!({
        "id": application.id,
        "name": application.name,
        "icon": null,
        "description": "",
        "summary": "",
        "type": null,
        "bot": world.user(world.bot()).map(user::user),
        "bot_public": portal.is_public,
        "bot_require_code_grant": portal.requires_code_grant,
        "verify_key": application.public_key(),
        "flags": portal.flags,
        "flags_new": portal.flags.to_string(),
        "hook": true,
        "owner": world.user(world.guild.owner).map(user::user),
        "team": null,
        "rpc_origins": [],
        "redirect_uris": [],
        "tags": [],
        "interactions_endpoint_url": endpoint.or(portal.endpoint.as_deref()),
        "role_connections_verification_url": null,
        "approximate_guild_count": 1,
        "approximate_user_install_count": world.members.values().filter(|member| member.has_installed).count(),
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": ["applications.commands", "bot"],
        "integration_types_config": portal.installs,
    })
}
