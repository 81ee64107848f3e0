//! Channels, threads and direct message channels.

use serde_json::{Value, json};

use super::{Viewer, present, user, with};
use crate::clock::iso;
use crate::snowflake::Id;
use crate::world::World;
use crate::world::channel::{Channel, GROUP, Thread};
use crate::world::installation::Context;

/// The flag of a channel that the bot may not view.
const OBFUSCATED: u64 = 1 << 17;
/// A flag of tomorrow.
const UNKNOWN_FLAG: u64 = 1 << 40;

/// A whole channel, or what is left of one that the bot may not view.
pub(crate) fn full(viewer: &Viewer<'_>, channel: &Channel) -> Value {
    let world = viewer.world;
    match channel.context() {
        Context::Guild if viewer.user == world.bot() && world.is_hidden_from_bot(channel) => {
            return hidden(world, channel);
        }
        Context::Guild => {}
        Context::BotDirect => {
            // Each side sees the other as the recipient.
            let other =
                channel.recipient.filter(|recipient| *recipient != viewer.user).unwrap_or(world.bot());
            return with(direct(channel), recipients(world, [other]));
        }
        Context::Private => return private(viewer, channel),
    }
    let common = json!({
        "id": channel.id,
        "type": channel.kind,
        "guild_id": world.guild_of(channel).id,
        "name": channel.name,
        "last_message_id": channel.last_message,
        "rate_limit_per_user": 0,
        "flags": 0,
        "nsfw": false,
    });
    match &channel.thread {
        Some(thread) => with(common, thread_fields(viewer, channel, thread)),
        None => with(
            common,
            json!({
                "topic": channel.topic,
                "position": channel.position,
                "parent_id": null,
                "permission_overwrites": channel.overwrites,
            }),
        ),
    }
}

/// A channel that the bot may not view. Discord doesn't say of each field whether it is left out or null.
fn hidden(world: &World, channel: &Channel) -> Value {
    let everyone = world.guild_of(channel).id;
    let kept = json!({
        "id": channel.id,
        "type": channel.kind,
        "guild_id": everyone,
        "name": "___hidden___",
        "position": channel.position,
        "parent_id": null,
        "flags": OBFUSCATED | UNKNOWN_FLAG,
        "permission_overwrites": [{ "id": everyone, "type": 0, "allow": "0", "deny": "1024" }],
    });
    if !world.listeners.sessions.hides_with_nulls {
        return kept;
    }
    let other = [
        "topic",
        "last_message_id",
        "rate_limit_per_user",
        "nsfw",
        "bitrate",
        "user_limit",
        "default_auto_archive_duration",
        "last_pin_timestamp",
    ];
    with(kept, other.into_iter().map(|name| (name.to_owned(), Value::Null)).collect())
}

/// What a channel outside guilds has.
fn direct(channel: &Channel) -> Value {
    json!({
        "id": channel.id,
        "type": channel.kind,
        "last_message_id": channel.last_message,
        "flags": 0,
    })
}

/// A direct message of two members, or a group.
fn private(viewer: &Viewer<'_>, channel: &Channel) -> Value {
    let others = channel.people.iter().copied().filter(|person| *person != viewer.user);
    let common = with(direct(channel), recipients(viewer.world, others));
    if channel.kind != GROUP {
        return common;
    }
    with(common, json!({ "name": null, "icon": null, "owner_id": channel.people.first() }))
}

fn recipients(world: &World, others: impl IntoIterator<Item = Id>) -> Value {
    let users = others.into_iter().filter_map(|other| world.user(other)).map(user::user);
    json!({ "recipients": users.collect::<Vec<_>>() })
}

fn thread_fields(viewer: &Viewer<'_>, channel: &Channel, thread: &Thread) -> Value {
    let fields = json!({
        "parent_id": thread.parent,
        "owner_id": thread.owner,
        "message_count": thread.messages,
        "total_message_sent": thread.messages,
        "member_count": thread.members.len().min(50),
        "thread_metadata": {
            "archived": thread.is_archived(viewer.world.now()),
            "archive_timestamp": iso(thread.archived_at),
            "auto_archive_duration": thread.auto_archive,
            "locked": thread.locked,
            "create_timestamp": iso(thread.created_at),
            "invitable": thread.invitable,
        },
    });
    let joined = thread.members.get(&viewer.user);
    let member = joined.map(|joined| thread_member(channel.id, viewer.user, *joined));
    with(fields, present([("member", member)]))
}

/// A member of a thread.
pub(crate) fn thread_member(thread: Id, member: Id, joined: i64) -> Value {
    json!({ "id": thread, "user_id": member, "join_timestamp": iso(joined), "flags": 0 })
}

/// The payload of `THREAD_MEMBERS_UPDATE` when `member` joined.
pub(crate) fn joined(viewer: &Viewer<'_>, channel: &Channel, member: Id) -> Value {
    let thread = channel.thread.as_ref();
    let joined = thread.and_then(|thread| thread.members.get(&member)).copied().unwrap_or_default();
    let who = viewer.world.members_of(channel).get(&member).map(user::member);
    json!({
        "id": channel.id,
        "guild_id": viewer.world.guild_of(channel).id,
        "member_count": thread.map_or(0, |thread| thread.members.len().min(50)),
        "added_members": [with(
            thread_member(channel.id, member, joined),
            json!({ "member": who, "presence": null }),
        )],
        "removed_member_ids": [],
    })
}

/// The payload of `CHANNEL_DELETE` or `THREAD_DELETE`.
pub(crate) fn deleted(viewer: &Viewer<'_>, channel: &Channel) -> Value {
    match &channel.thread {
        Some(thread) => json!({
            "id": channel.id,
            "guild_id": viewer.world.guild_of(channel).id,
            "parent_id": thread.parent,
            "type": channel.kind,
        }),
        None => full(viewer, channel),
    }
}

/// A channel with the viewer's permissions in it, for the bot: an interaction's own channel, or one chosen in an option. The
/// bot isn't told who takes part in a private channel.
pub(crate) fn partial(viewer: &Viewer<'_>, channel: &Channel) -> Value {
    let may = viewer.world.permissions(viewer.user, channel);
    let shown = match channel.context() {
        Context::Guild | Context::BotDirect => full(viewer, channel),
        Context::Private => direct(channel),
    };
    with(shown, json!({ "permissions": may }))
}
