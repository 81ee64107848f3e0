//! Messages.

use serde_json::{Value, json};

use super::{Viewer, channel, installation, present, user, with};
use crate::clock::iso;
use crate::snowflake::Id;
use crate::world::World;
use crate::world::channel::Channel;
use crate::world::command::{self, Target};
use crate::world::files::{Upload, file_name};
use crate::world::installation::Owners;
use crate::world::message::{Attachment, Message, Origin, flag, kind};

/// A message as REST returns it.
pub(crate) fn full(viewer: &Viewer<'_>, message: &Message) -> Value {
    let common = plain(viewer, message);
    if message.kind != kind::REPLY {
        return common;
    }
    let answered = message.reference.as_ref().and_then(|reference| reference.message);
    let answered = answered.and_then(|id| viewer.world.store.message(id).ok().flatten());
    with(common, json!({ "referenced_message": answered.map(|answered| plain(viewer, &answered)) }))
}

/// A message as the gateway sends it: with guild and member, unless it is ephemeral.
pub(crate) fn event(viewer: &Viewer<'_>, message: &Message) -> Value {
    let whole = full(viewer, message);
    let world = viewer.world;
    let Some(place) = public_place(world, message) else { return whole };
    let member = world.members_of(place).get(&message.author).map(user::partial_member);
    with(whole, present([("guild_id", Some(json!(world.guild_of(place).id))), ("member", member)]))
}

/// The channel of a message that everyone in a guild sees.
fn public_place<'a>(world: &'a World, message: &Message) -> Option<&'a Channel> {
    world.channels.get(&message.channel).filter(|place| place.in_guild() && message.only_for.is_none())
}

/// The payload of `MESSAGE_DELETE`.
pub(crate) fn deleted(viewer: &Viewer<'_>, message: &Message) -> Value {
    let guild = public_place(viewer.world, message).map(|place| json!(viewer.world.guild_of(place).id));
    with(json!({ "id": message.id, "channel_id": message.channel }), present([("guild_id", guild)]))
}

fn plain(viewer: &Viewer<'_>, message: &Message) -> Value {
    let world = viewer.world;
    let place = world.channels.get(&message.channel);
    let guild = place.filter(|place| place.in_guild()).map(|place| world.guild_of(place));
    let author = world.user(message.author);
    let pinged = message.pinged.users.iter().filter_map(|id| world.user(*id)).map(user::user);
    let flags = if message.has_thread { message.flags | flag::HAS_THREAD } else { message.flags };
    let listed = message.attachments.iter().filter(|one| !used_in_embed(message, one));
    let attachments = listed.map(|one| attachment(viewer, message, one));
    let embeds = message.embeds.iter().map(|embed| embedded(viewer, message, embed));
    let object = json!({
        "id": message.id,
        "channel_id": message.channel,
        "type": message.kind,
        "content": message.content,
        "timestamp": iso(message.posted_at()),
        "edited_timestamp": message.edited_at.map(iso),
        "tts": message.tts,
        "mention_everyone": message.pinged.everyone,
        "mention_roles": message.pinged.roles,
        "pinned": false,
        "flags": flags,
    });
    let thread = message.has_thread.then(|| world.channels.get(&message.id)).flatten();
    let by_interaction = message.interaction.as_ref();
    with(
        object,
        present([
            // `json!` would serialize these again, and they can be large.
            ("author", Some(author.map_or(Value::Null, user::user))),
            ("mentions", Some(pinged.collect())),
            ("attachments", Some(attachments.collect())),
            ("embeds", Some(embeds.collect())),
            ("components", Some(components(viewer, message).into())),
            ("nonce", message.nonce.clone()),
            (
                "message_reference",
                message.reference.as_ref().map(|reference| {
                    present([
                        ("type", Some(json!(0))),
                        ("channel_id", Some(json!(reference.channel))),
                        ("message_id", reference.message.map(|id| json!(id))),
                        ("guild_id", guild.map(|guild| json!(guild.id))),
                    ])
                }),
            ),
            ("thread", thread.map(|thread| channel::full(viewer, thread))),
            ("application_id", (message.author == world.bot()).then(|| json!(world.application.id))),
            ("webhook_id", by_interaction.map(|_| json!(world.application.id))),
            ("interaction_metadata", by_interaction.map(|origin| metadata(viewer, message, origin))),
            ("interaction", by_interaction.and_then(|origin| older_metadata(viewer, origin))),
        ]),
    )
}

/// An attachment with its URL.
fn attachment(viewer: &Viewer<'_>, message: &Message, one: &Attachment) -> Value {
    let url = url(viewer, message.channel, one);
    let object = json!({
        "id": one.id,
        "filename": one.name,
        "size": one.size,
        "url": url,
        "proxy_url": url,
        "content_type": one.content_type,
        "content_scan_version": 0,
    });
    with(
        object,
        present([
            ("description", one.description.as_ref().map(|text| json!(text))),
            ("width", one.pixels.map(|(width, _)| json!(width))),
            ("height", one.pixels.map(|(_, height)| json!(height))),
            ("ephemeral", message.only_for.map(|_| json!(true))),
        ]),
    )
}

fn url(viewer: &Viewer<'_>, channel: Id, one: &Attachment) -> String {
    format!("{}/attachments/{channel}/{}/{}", viewer.base, one.id, one.name)
}

/// A file uploaded with a command, which belongs to no message or channel.
pub(crate) fn uploaded(base: &str, id: Id, file: &Upload) -> Value {
    let url = format!("{base}/attachments/{id}/{id}/{}", file_name(&file.name));
    json!({
        "id": id,
        "filename": file.name,
        "size": file.bytes.len(),
        "url": url,
        "proxy_url": url,
        "content_type": file.content_type,
        "ephemeral": true,
    })
}

/// The file of a message that `attachment://name` refers to.
fn referenced<'a>(message: &'a Message, url: &Value) -> Option<&'a Attachment> {
    let name = url.as_str()?.strip_prefix("attachment://")?;
    message.attachments.iter().find(|file| file.name == name)
}

/// The places where an embed can show a file of the message.
const PICTURES: [(&str, &str); 4] =
    [("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url")];

fn used_in_embed(message: &Message, file: &Attachment) -> bool {
    let shows = |url: &Value| referenced(message, url).is_some_and(|shown| shown.name == file.name);
    message.embeds.iter().any(|embed| PICTURES.iter().any(|(part, field)| shows(&embed[part][field])))
}

/// An embed with the URLs of the files it shows.
fn embedded(viewer: &Viewer<'_>, message: &Message, embed: &Value) -> Value {
    let mut embed = with(json!({ "type": "rich" }), embed.clone());
    for (part, field) in PICTURES {
        let Some(picture) = embed.get_mut(part).and_then(Value::as_object_mut) else { continue };
        let Some(file) = picture.get(field).and_then(|url| referenced(message, url)) else { continue };
        picture.insert(field.to_owned(), json!(url(viewer, message.channel, file)));
        if let (Some((width, height)), "url") = (file.pixels, field) {
            picture.insert("width".to_owned(), json!(width));
            picture.insert("height".to_owned(), json!(height));
        }
    }
    embed
}

/// Components with the ids that Discord assigns, and the URLs of the files they show.
fn components(viewer: &Viewer<'_>, message: &Message) -> Vec<Value> {
    let mut next = 1;
    message.components.iter().map(|part| component(viewer, message, part, &mut next)).collect()
}

fn component(viewer: &Viewer<'_>, message: &Message, part: &Value, next: &mut u64) -> Value {
    let Value::Object(fields) = part else { return part.clone() };
    let mut fields = fields.clone();
    let numbered = fields.get("id").is_some_and(|id| id.as_u64() > Some(0));
    if !numbered {
        fields.insert("id".to_owned(), json!(*next));
    }
    *next += 1;
    for part in fields.get_mut("components").and_then(Value::as_array_mut).into_iter().flatten() {
        *part = component(viewer, message, part, next);
    }
    for item in fields.get_mut("items").and_then(Value::as_array_mut).into_iter().flatten() {
        *item = shown_media(viewer, message, item);
    }
    if let Some(accessory) = fields.get_mut("accessory") {
        *accessory = component(viewer, message, accessory, next);
    }
    shown_media(viewer, message, &Value::Object(fields))
}

/// A component whose `media` or `file` names a file of the message, with that file's URL.
fn shown_media(viewer: &Viewer<'_>, message: &Message, part: &Value) -> Value {
    let mut part = part.clone();
    for field in ["media", "file"] {
        let Some(media) = part.get_mut(field).and_then(Value::as_object_mut) else { continue };
        let Some(file) = media.get("url").and_then(|url| referenced(message, url)) else { continue };
        let url = url(viewer, message.channel, file);
        let (width, height) = file.pixels.unzip();
        media.extend([
            ("url".to_owned(), json!(url)),
            ("proxy_url".to_owned(), json!(url)),
            ("width".to_owned(), json!(width)),
            ("height".to_owned(), json!(height)),
            ("content_type".to_owned(), json!(file.content_type)),
        ]);
    }
    part
}

/// The `interaction_metadata` of a message.
fn metadata(viewer: &Viewer<'_>, message: &Message, origin: &Origin) -> Value {
    let place = viewer.world.channels.get(&message.channel);
    let owners = place.map_or_else(Owners::default, |place| viewer.world.owners_of_message(message, place));
    let object = json!({
        "id": origin.interaction,
        "type": origin.kind,
        "user": viewer.world.user(origin.user).map(user::user),
        "authorizing_integration_owners": installation::owners(owners),
    });
    let (command_type, target_user, target_message) = match origin.target {
        None => (command::CHAT_INPUT, None, None),
        Some(Target::User(id)) => (command::ON_USER, viewer.world.user(id), None),
        Some(Target::Message(id)) => (command::ON_MESSAGE, None, Some(id)),
    };
    let fields = present([
        ("name", origin.command.as_ref().map(|name| json!(name))),
        ("command_type", origin.command.as_ref().map(|_| json!(command_type))),
        ("target_user", target_user.map(user::user)),
        ("target_message_id", target_message.map(|id| json!(id))),
        ("original_response_message_id", origin.first_answer.map(|id| json!(id))),
        ("interacted_message_id", origin.component_of.map(|id| json!(id)).filter(|_| origin.kind == 3)),
        ("triggering_interaction_metadata", (origin.kind == 5).then(|| triggering(viewer, message, origin))),
    ]);
    with(object, fields)
}

/// The interaction that opened a modal. Its own id is not kept, so this one has the modal's.
fn triggering(viewer: &Viewer<'_>, message: &Message, origin: &Origin) -> Value {
    let kind = if origin.component_of.is_some() { 3 } else { 2 };
    metadata(viewer, message, &Origin { kind, ..origin.clone() })
}

/// The older `interaction` field, which only commands have.
fn older_metadata(viewer: &Viewer<'_>, origin: &Origin) -> Option<Value> {
    let name = origin.command.as_ref().filter(|_| origin.kind == 2)?;
    Some(json!({
        "id": origin.interaction,
        "type": origin.kind,
        "name": name,
        "user": viewer.world.user(origin.user).map(user::user),
    }))
}
