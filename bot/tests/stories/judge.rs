//! A second opinion on everything that the bot sends: twilight's model of Discord's API, and checks of our own.
//!
//! The sandbox has judged it before; here it is read by code that shares nothing with the sandbox or with serenity.

use std::collections::BTreeSet;

use sandbox::{Attachment, Message, Recorded};
use serde_json::{Value, json};
use twilight_model::{
    application::command::Command,
    channel::{
        Message as TwilightMessage,
        message::{Component, Embed},
    },
};
use twilight_validate::{command, message as limits};

/// Width and height of the pictures, in pixels: of the boards of Dara and Wali, of Dala, of Damas, of Damala, and
/// of two boards of Damala.
const PICTURES: &[(u32, u32)] = &[(800, 960), (796, 828), (960, 1029), (958, 1027), (1120, 772)];
const EPHEMERAL: u64 = 1 << 6;

/// Judges a message that the bot has made, as its readers have it.
pub(crate) fn message(message: &Message) {
    let problem = |what: &str| format!("{what} in {message:?}");
    let read = serde_json::from_value::<TwilightMessage>(message.raw.clone());
    let read = read.unwrap_or_else(|error| panic!("{}", problem(&error.to_string())));
    limits::content(&read.content).unwrap_or_else(|error| panic!("{}", problem(&error.to_string())));
    components(&message.components);
    embeds(&message.embeds);
    for file in &message.attachments {
        picture(file);
    }
    assert!(!message.mentions_everyone, "{}", problem("everyone is pinged"));
    let pinged: BTreeSet<String> = message.mentions.iter().map(ToString::to_string).collect();
    let buttons = !message.custom_ids().is_empty();
    let expected = expected_pings(&message.content, buttons, message.is_ephemeral());
    // What was edited since pings nobody anew; the first text is gone.
    if !message.edited {
        assert_eq!(pinged, expected, "{}", problem("others are pinged"));
    }
}

/// Judges a request of the bot.
pub(crate) fn request(request: &Recorded) {
    let parts: Vec<&str> = request.path.trim_start_matches('/').split('/').collect();
    match (request.method.as_str(), &parts[..]) {
        ("POST", ["interactions", _, _, "callback"]) => callback(request),
        ("POST", ["channels", _, "messages"]) => {
            draft(request, &request.body);
            names_its_pings(request, &request.body, false);
        }
        ("PATCH", ["channels", _, "messages", _] | ["webhooks", _, _, "messages", _]) => {
            draft(request, &request.body);
            pings_nobody(request, &request.body);
        }
        ("PUT", ["applications", _, "commands"] | ["applications", _, "guilds", _, "commands"]) => {
            commands(&request.body);
        }
        _ => {}
    }
}

fn callback(request: &Recorded) {
    let data = &request.body["data"];
    match request.body["type"].as_u64() {
        Some(4) => {
            draft(request, data);
            names_its_pings(request, data, data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0);
        }
        Some(7) => {
            draft(request, data);
            pings_nobody(request, data);
        }
        Some(8) => choices(data),
        other => panic!("the bot never answers with type {other:?}"),
    }
}

/// The parts that every message to be has.
fn draft(request: &Recorded, body: &Value) {
    let content = body["content"].as_str().unwrap_or_default();
    assert!(content.chars().count() <= 2_000, "{} characters: {content}", content.chars().count());
    components(&body["components"]);
    embeds(&body["embeds"]);
    let described = body["attachments"].as_array().map_or(0, Vec::len);
    assert!(described >= request.files.len(), "a file without a description: {request:?}");
    for file in body["attachments"].as_array().into_iter().flatten() {
        alt_text(file["description"].as_str());
    }
}

fn components(components: &Value) {
    let Some(rows) = components.as_array() else { return };
    let read: Vec<Component> =
        rows.iter().map(|row| serde_json::from_value(row.clone()).expect("components")).collect();
    limits::components(&read, false).expect("components that Discord takes");
    let ids = custom_ids(components);
    let different: BTreeSet<&String> = ids.iter().collect();
    assert_eq!(different.len(), ids.len(), "a custom_id twice: {ids:?}");
    assert!(ids.iter().all(|id| (1..=100).contains(&id.chars().count())), "a custom_id's length: {ids:?}");
}

fn custom_ids(components: &Value) -> Vec<String> {
    let mut ids = Vec::new();
    for component in components.as_array().into_iter().flatten() {
        ids.extend(component["custom_id"].as_str().map(str::to_owned));
        ids.extend(custom_ids(&component["components"]));
    }
    ids
}

fn embeds(embeds: &Value) {
    if embeds.is_array() {
        let read: Vec<Embed> = serde_json::from_value(embeds.clone()).expect("embeds");
        limits::embeds(&read).expect("embeds that Discord takes");
    }
}

fn picture(file: &Attachment) {
    assert_eq!(file.content_type, "image/png", "{file:?}");
    alt_text(file.description.as_deref());
    let bytes = file.bytes();
    let mut reader = png::Decoder::new(std::io::Cursor::new(&bytes)).read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let frame = reader.next_frame(&mut pixels).expect("a whole picture");
    assert!(
        PICTURES.contains(&(frame.width, frame.height)),
        "a picture of {} × {}",
        frame.width,
        frame.height
    );
}

fn alt_text(description: Option<&str>) {
    let description = description.expect("every picture has an alt text");
    assert!((1..=1024).contains(&description.chars().count()), "an alt text's length: {description}");
    limits::attachment_description(description).expect("an alt text that Discord takes");
}

/// Who is to be pinged: the one who is to act, those who are challenged, else nobody.
fn expected_pings(content: &str, buttons: bool, private: bool) -> BTreeSet<String> {
    let asks = |line: &&str| line.contains(", your turn: ") || line.contains(", take a stone: ");
    let challenged = content.split_once(" challenges ").filter(|_| buttons).map(|(_, rest)| rest);
    let asked = content.lines().find(asks).or(challenged).filter(|_| !private);
    let invited =
        content.split(" (invited)").filter(|_| buttons).filter_map(|before| before.rsplit_once("<@"));
    let invited = invited.filter_map(|(_, player)| Some(player.strip_suffix('>')?.to_owned()));
    asked.and_then(mentioned).into_iter().chain(invited).collect()
}

/// The first user who is mentioned in a text.
fn mentioned(text: &str) -> Option<String> {
    let (_, rest) = text.split_once("<@")?;
    Some(rest.split_once('>')?.0.to_owned())
}

/// `allowed_mentions` is there, opens no door, and names exactly whom the text asks.
fn names_its_pings(request: &Recorded, body: &Value, private: bool) {
    let allowed = &body["allowed_mentions"];
    assert!(allowed.is_object(), "no allowed_mentions: {request:?}");
    for door in ["parse", "roles"] {
        assert!(allowed[door].as_array().is_none_or(Vec::is_empty), "{door} of {allowed}");
    }
    assert_ne!(allowed["replied_user"], true);
    let users = allowed["users"].as_array().into_iter().flatten();
    let users: BTreeSet<String> = users.filter_map(Value::as_str).map(str::to_owned).collect();
    let buttons = !custom_ids(&body["components"]).is_empty();
    let content = body["content"].as_str().unwrap_or_default();
    assert_eq!(users, expected_pings(content, buttons, private), "allowed_mentions of {content:?}");
}

fn pings_nobody(request: &Recorded, body: &Value) {
    let allowed = &body["allowed_mentions"];
    let none = allowed.is_object()
        && ["parse", "roles", "users"].iter().all(|kind| allowed[kind].as_array().is_none_or(Vec::is_empty));
    assert!(none, "an edit that pings: {request:?}");
}

fn choices(data: &Value) {
    let choices = data["choices"].as_array().expect("choices");
    assert!(choices.len() <= 25, "{} choices", choices.len());
    for choice in choices {
        let name = choice["name"].as_str().expect("a name");
        assert!((1..=100).contains(&name.chars().count()), "{name}");
    }
}

fn commands(body: &Value) {
    for one in body.as_array().expect("a list of commands") {
        let mut whole = one.clone();
        // Discord adds these to what is registered.
        whole["version"] = json!("1");
        if whole["type"].is_null() {
            whole["type"] = json!(1);
        }
        let read: Command = serde_json::from_value(whole).expect("a command");
        command::command(&read).expect("a command that Discord takes");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A message that the bot posts: `changed` over one that is in order.
    fn posted(changed: Value) {
        let mut body = json!({
            "content": "⚫ <@5>, your turn: move a stone.",
            "components": [{ "type": 1, "components": [
                { "type": 2, "style": 1, "label": "Play", "custom_id": "play:1" },
            ] }],
            "allowed_mentions": { "parse": [], "users": ["5"] },
            "attachments": [{ "id": "0", "description": "A board." }],
        });
        if let (Some(body), Value::Object(changed)) = (body.as_object_mut(), changed) {
            body.extend(changed);
        }
        request(&Recorded {
            at: 0,
            method: "POST".to_owned(),
            path: "/channels/7/messages".to_owned(),
            body,
            files: vec!["board.png".to_owned()],
            status: 200,
            violations: vec![],
        });
    }

    #[test]
    fn what_is_in_order_passes() {
        posted(json!({}));
    }

    #[test]
    #[should_panic(expected = "2001 characters")]
    fn content_that_is_too_long() {
        posted(json!({ "content": "x".repeat(2_001) }));
    }

    #[test]
    #[should_panic(expected = "a custom_id twice")]
    fn a_custom_id_twice() {
        let button = json!({ "type": 2, "style": 1, "label": "Play", "custom_id": "play:1" });
        posted(json!({ "components": [{ "type": 1, "components": [button, button] }] }));
    }

    #[test]
    #[should_panic(expected = "components that Discord takes")]
    fn six_buttons_in_a_row() {
        let button =
            |at| json!({ "type": 2, "style": 1, "label": "Play", "custom_id": format!("play:{at}") });
        let buttons: Vec<Value> = (1..=6).map(button).collect();
        posted(json!({ "components": [{ "type": 1, "components": buttons }] }));
    }

    #[test]
    #[should_panic(expected = "a file without a description")]
    fn a_picture_without_words() {
        posted(json!({ "attachments": [] }));
    }

    #[test]
    #[should_panic(expected = "an alt text's length")]
    fn an_alt_text_that_is_too_long() {
        posted(json!({ "attachments": [{ "id": "0", "description": "x".repeat(1_025) }] }));
    }

    #[test]
    #[should_panic(expected = "parse of")]
    fn everybody_is_pinged() {
        posted(json!({ "allowed_mentions": { "parse": ["users"] } }));
    }

    #[test]
    #[should_panic(expected = "no allowed_mentions")]
    fn nobody_said_who_is_pinged() {
        posted(json!({ "allowed_mentions": null }));
    }

    #[test]
    #[should_panic(expected = "allowed_mentions of")]
    fn somebody_else_is_pinged() {
        posted(json!({ "allowed_mentions": { "parse": [], "users": ["5", "6"] } }));
    }
}
