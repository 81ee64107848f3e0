//! Users and members.

use serde_json::{Value, json};

use super::{present, with};
use crate::clock::iso;
use crate::world::user::{Member, User};

/// A user.
pub(crate) fn user(user: &User) -> Value {
    let object = json!({
        "id": user.id,
        "username": user.name,
        "global_name": user.display_name,
        "discriminator": "0",
        "avatar": null,
        "avatar_decoration_data": null,
        "banner": null,
        "accent_color": null,
        "collectibles": null,
        "primary_guild": null,
        "public_flags": 0,
        "flags": 0,
    });
    let is = |yes: bool| yes.then_some(Value::Bool(true));
    with(object, present([("bot", is(user.bot)), ("system", is(user.system))]))
}

/// The bot's user as `GET /users/@me` returns it.
pub(crate) fn current(bot: &User) -> Value {
    with(user(bot), json!({ "mfa_enabled": true, "verified": true, "email": null, "locale": "en-US" }))
}

/// A member without the user, as messages contain it.
pub(crate) fn partial_member(member: &Member) -> Value {
    json!({
        "nick": member.nick,
        "avatar": null,
        "banner": null,
        "avatar_decoration_data": null,
        "roles": member.roles,
        "joined_at": iso(member.joined_at),
        "premium_since": null,
        "communication_disabled_until": null,
        "unusual_dm_activity_until": null,
        "deaf": false,
        "mute": false,
        "flags": 0,
        "pending": false,
    })
}

/// A member with the user.
pub(crate) fn member(member: &Member) -> Value {
    with(partial_member(member), json!({ "user": user(&member.user) }))
}
