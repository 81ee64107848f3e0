//! Guilds and their roles.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::{Viewer, channel, present, user, with};
use crate::clock::iso;
use crate::snowflake::Id;
use crate::world::channel::Channel;
use crate::world::guild::{Guild, Role};
use crate::world::user::Member;

/// A role.
pub(crate) fn role(role: &Role) -> Value {
    let object = json!({
        "id": role.id,
        "name": role.name,
        "color": 0,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "hoist": false,
        "icon": null,
        "unicode_emoji": null,
        "position": role.position,
        "permissions": role.permissions,
        "managed": role.bot.is_some(),
        "mentionable": role.mentionable,
        "flags": 0,
    });
    with(object, present([("tags", role.bot.map(|bot| json!({ "bot_id": bot })))]))
}

/// The payload of `GUILD_ROLE_CREATE` and `GUILD_ROLE_UPDATE`.
pub(crate) fn changed_role(guild: &Guild, changed: &Role) -> Value {
    json!({ "guild_id": guild.id, "role": role(changed) })
}

/// The payload of `GUILD_ROLE_DELETE`.
pub(crate) fn deleted_role(guild: &Guild, deleted: &Role) -> Value {
    json!({ "guild_id": guild.id, "role_id": deleted.id })
}

/// A guild as `GET /guilds/{id}` returns it.
pub(crate) fn partial(guild: &Guild) -> Value {
    json!({
        "id": guild.id,
        "name": guild.name,
        "icon": null,
        "splash": null,
        "discovery_splash": null,
        "banner": null,
        "description": null,
        "owner_id": guild.owner,
        "application_id": null,
        "region": "local",
        "afk_channel_id": null,
        "afk_timeout": 300,
        "widget_enabled": false,
        "widget_channel_id": null,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": guild.roles.iter().map(role).collect::<Vec<_>>(),
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "system_channel_id": null,
        "system_channel_flags": 0,
        "rules_channel_id": null,
        "public_updates_channel_id": null,
        "safety_alerts_channel_id": null,
        "max_presences": null,
        "max_members": 500_000,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "vanity_url_code": null,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": false,
        "preferred_locale": guild.locale,
        "nsfw_level": 0,
        "nsfw": false,
        "hub_type": null,
        "incidents_data": null,
    })
}

/// A guild in `GUILD_CREATE`. Without the privileged members intent, the bot is the only listed member.
pub(crate) fn full(viewer: &Viewer<'_>, guild: &Guild, all: &BTreeMap<Id, Member>) -> Value {
    let world = viewer.world;
    let shown = |channel: &&Channel| !world.permissions(viewer.user, channel).is_empty();
    let (threads, channels): (Vec<_>, Vec<_>) = world
        .channels
        .values()
        .filter(|channel| channel.in_guild() && world.guild_of(channel).id == guild.id)
        .partition(|channel| channel.thread.is_some());
    let now = world.now();
    let threads = threads.into_iter().filter(shown).filter(|thread| !thread.archived(now));
    let bot = all.get(&world.bot());
    with(
        partial(guild),
        json!({
            "joined_at": iso(bot.map_or(now, |bot| bot.joined_at)),
            "large": false,
            "unavailable": false,
            "member_count": all.len(),
            "members": bot.map(user::member).into_iter().collect::<Vec<_>>(),
            "channels": channels.into_iter().map(|one| channel::full(viewer, one)).collect::<Vec<_>>(),
            "threads": threads.map(|one| channel::full(viewer, one)).collect::<Vec<_>>(),
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }),
    )
}
