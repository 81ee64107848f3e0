//! A second opinion on everything the bot sends: twilight's model of Discord's API, and checks of our own.
//!
//! The sandbox has judged it already; this code shares nothing with the sandbox or serenity.

use std::collections::{BTreeMap, BTreeSet};

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

/// The widths of tables and brackets in pixels, and how high they can be.
const TABLES: (std::ops::RangeInclusive<u32>, u32) = (640..=900, 1_400);

/// The sizes of pictures in pixels: boards of Dara and Wali, small ones, Dala, Damas, Damala, both boards of Damala,
/// a podium, a plot, and a card to share.
const PICTURES: &[(u32, u32)] = &[
    (800, 960),
    (400, 480),
    (796, 828),
    (960, 1029),
    (958, 1027),
    (1120, 772),
    (720, 440),
    (800, 400),
    (1040, 554),
    // Small boards, in the preferences and on challenges.
    (480, 514),
    (560, 385),
    (479, 513),
    (398, 414),
    (560, 386),
];
/// The largest file that Discord accepts from a bot, in bytes.
const MOST_BYTES: usize = 10 * 1024 * 1024;
const EPHEMERAL: u64 = 1 << 6;

/// Who may be pinged and get direct messages, by the choices made in a story.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wishes {
    /// Players who ever turned off pings.
    pub unpinged: BTreeSet<String>,
    /// Players who ever chose direct messages.
    pub written_to: BTreeSet<String>,
    /// The direct message channel of each player.
    pub direct: BTreeMap<String, String>,
}

/// Judges a message as readers see it, apart from its pings.
pub(crate) fn message(message: &Message) {
    let problem = |what: &str| format!("{what} in {message:?}");
    let read = serde_json::from_value::<TwilightMessage>(message.raw());
    let read = read.unwrap_or_else(|error| panic!("{}", problem(&error.to_string())));
    limits::content(&read.content).unwrap_or_else(|error| panic!("{}", problem(&error.to_string())));
    components(&message.components);
    embeds(&message.embeds);
    for file in &message.attachments {
        match file.content_type.as_str() {
            "image/gif" => animation(file),
            kind if kind.starts_with("text/plain") || kind == "application/json" => document(file),
            _ => picture(file),
        }
    }
    assert!(!message.mentions_everyone, "{}", problem("everyone is pinged"));
}

/// Judges the pings of a message, and whether a direct message was wanted.
pub(crate) fn pings(message: &Message, wishes: &Wishes) {
    let pinged: BTreeSet<String> = message.mentions.iter().map(ToString::to_string).collect();
    let buttons = !message.custom_ids().is_empty();
    let recipient = wishes.direct.get(&message.channel.to_string());
    let private = message.is_ephemeral() || recipient.is_some();
    let expected = expected_pings(&message.content, buttons, private).but_for(&wishes.unpinged);
    // An edit pings no one, and the first text is gone.
    if !message.edited {
        expected.check(&pinged, &format!("others are pinged in {message:?}"));
    }
    // What answers them, they asked for.
    let is_answer = message.is_ephemeral() || message.raw()["interaction_metadata"].is_object();
    if let Some(recipient) = recipient.filter(|_| !is_answer) {
        assert!(wishes.written_to.contains(recipient), "no one asked for {message:?}");
    }
}

/// Judges a request of the bot.
pub(crate) fn request(request: &Recorded, wishes: &Wishes) {
    let parts: Vec<&str> = request.path.trim_start_matches('/').split('/').collect();
    match (request.method.as_str(), &parts[..]) {
        ("POST", ["interactions", _, _, "callback"]) => callback(request, wishes),
        ("POST", ["channels", channel, "messages"]) => {
            draft(request, &request.body);
            names_its_pings(request, &request.body, wishes.direct.contains_key(*channel), wishes);
        }
        ("POST", ["users", "@me", "channels"]) => {
            let recipient = request.body["recipient_id"].as_str().unwrap_or_default();
            assert!(wishes.written_to.contains(recipient), "no one asked for {request:?}");
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

fn callback(request: &Recorded, wishes: &Wishes) {
    let data = &request.body["data"];
    match request.body["type"].as_u64() {
        Some(4) => {
            draft(request, data);
            let private = data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
            names_its_pings(request, data, private, wishes);
        }
        // A refused flood, which shows nothing.
        Some(6) => assert!(data.is_null(), "{request:?}"),
        Some(7) => {
            draft(request, data);
            pings_nobody(request, data);
        }
        Some(8) => choices(data),
        Some(9) => form(data),
        other => panic!("the bot never answers with type {other:?}"),
    }
}

/// A form: each field in a label.
fn form(data: &Value) {
    let text = |value: &Value, most| {
        let text = value.as_str().expect("a text");
        assert!((1..=most).contains(&text.chars().count()), "a text's length: {text}");
    };
    text(&data["title"], 45);
    text(&data["custom_id"], 100);
    let fields = data["components"].as_array().expect("fields");
    assert!((1..=5).contains(&fields.len()), "{data}");
    for field in fields {
        assert!(matches!(serde_json::from_value(field.clone()), Ok(Component::Label(_))), "{field}");
        text(&field["label"], 45);
        text(&field["component"]["custom_id"], 100);
        assert!(field["component"].get("label").is_none(), "{field}");
        if field.get("description").is_some() {
            text(&field["description"], 100);
        }
    }
    let ids: BTreeSet<_> = fields.iter().map(|field| field["component"]["custom_id"].to_string()).collect();
    assert_eq!(ids.len(), fields.len(), "a custom_id twice: {data}");
}

/// The parts of every message.
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
    let is_v2 = rows.iter().any(|row| row["type"] != 1);
    limits::components(&read, is_v2).expect("components that Discord takes");
    let ids = custom_ids(components);
    let different: BTreeSet<&String> = ids.iter().collect();
    assert_eq!(different.len(), ids.len(), "a custom_id twice: {ids:?}");
    assert!(ids.iter().all(|id| (1..=100).contains(&id.chars().count())), "a custom_id's length: {ids:?}");
}

fn custom_ids(components: &Value) -> Vec<String> {
    let mut ids = Vec::new();
    for component in components.as_array().into_iter().flatten() {
        ids.extend(component["custom_id"].as_str().map(str::to_owned));
        ids.extend(component["accessory"]["custom_id"].as_str().map(str::to_owned));
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
    let (widths, tallest) = TABLES;
    let is_table = widths.contains(&frame.width) && frame.height <= tallest;
    assert!(
        is_table || PICTURES.contains(&(frame.width, frame.height)),
        "a picture of {} × {}",
        frame.width,
        frame.height
    );
}

fn document(file: &Attachment) {
    alt_text(file.description.as_deref());
    let text = String::from_utf8(file.bytes()).expect("text");
    assert!(!text.is_empty() && text.len() <= MOST_BYTES, "a file of {} bytes", text.len());
}

fn animation(file: &Attachment) {
    alt_text(file.description.as_deref());
    let bytes = file.bytes();
    assert!(bytes.starts_with(b"GIF89a") && bytes.ends_with(b";"), "no whole GIF: {file:?}");
    assert!(bytes.len() <= MOST_BYTES, "a GIF of {} bytes", bytes.len());
}

fn alt_text(description: Option<&str>) {
    let description = description.expect("every picture has an alt text");
    assert!((1..=1024).contains(&description.chars().count()), "an alt text's length: {description}");
    limits::attachment_description(description).expect("an alt text that Discord takes");
}

/// Players that a message must ping, and may ping, by its text.
struct Pings {
    must: BTreeSet<String>,
    may: BTreeSet<String>,
}

/// Players who must act are pinged, unless they have just acted; others may be pinged at the end of a game or by
/// other news.
fn expected_pings(content: &str, buttons: bool, private: bool) -> Pings {
    let none = BTreeSet::new;
    // The score of a match asks no one.
    let content = match content.split_once('\n') {
        Some((score, rest)) if score.starts_with("Match ") => rest,
        _ => content,
    };
    if private {
        return Pings { must: none(), may: none() };
    }
    let asks =
        |line: &&str| line.contains(", your turn: ") || line.contains(", take one of the ringed stones");
    let challenged = content.split_once(" challenges ").filter(|_| buttons).map(|(_, rest)| rest);
    let invited = content.match_indices(" (invited)").filter(|_| buttons);
    let invited = invited.filter_map(|(at, _)| content.get(..at)?.rsplit_once("<@"));
    let invited = invited.filter_map(|(_, player)| Some(player.strip_suffix('>')?.to_owned()));
    let challenged: BTreeSet<String> = challenged.and_then(mentioned).into_iter().chain(invited).collect();
    if !challenged.is_empty() {
        return Pings { must: challenged.clone(), may: challenged };
    }
    // The cause is named first, with who did it.
    let doer = content.lines().take_while(|line| !asks(line)).find_map(mentioned);
    // A former player can't be mentioned.
    let doer = doer.filter(|_| !content.contains(" A former player resigned"));
    match content.lines().find(asks).and_then(mentioned) {
        // A player who has just accepted knows that it is their turn.
        Some(asked) if content.contains(": the game is on!") => Pings { must: none(), may: [asked].into() },
        // Who has acted a moment ago is still there when the computer answers.
        Some(asked) if content.contains(" 🤖 ") => Pings { must: none(), may: [asked].into() },
        Some(asked) if doer.as_ref() == Some(&asked) => Pings { must: none(), may: none() },
        Some(asked) => {
            // No one did it, so the player who ran out of time is pinged.
            let late =
                content.lines().filter(|line| line.contains(" ran out of time: ")).filter_map(mentioned);
            let all: BTreeSet<String> = late.chain([asked]).collect();
            Pings { must: all.clone(), may: all }
        }
        None => {
            // A result comes first, and then who gave up.
            let gave_up = [" resigned.", " left the server.", " ran out of time."].iter().find_map(|how| {
                let (before, _) = content.split_once(how)?;
                mentioned(before.get(before.rfind("<@")?..)?)
            });
            let (named, doer) = (all_mentioned(content), gave_up.or_else(|| mentioned(content)));
            // Members of a team may have left the game.
            let goes_on = content.contains(" of the match starts.");
            let of_two = !goes_on
                && named.len() == 2
                && [" wins!**", " wins** "].iter().any(|wins| content.contains(wins));
            let others = named.iter().filter(|&player| of_two && doer.as_ref() != Some(player));
            Pings { must: others.cloned().collect(), may: named }
        }
    }
}

impl Pings {
    /// A player who is asked to act but turned off pings need not be pinged.
    fn but_for(mut self, unpinged: &BTreeSet<String>) -> Self {
        self.must.retain(|player| !unpinged.contains(player));
        self
    }

    fn check(&self, pinged: &BTreeSet<String>, what: &str) {
        let fits = self.must.is_subset(pinged) && pinged.is_subset(&self.may);
        assert!(fits, "{pinged:?} are pinged, not {:?} to {:?}: {what}", self.must, self.may);
    }
}

/// Every user mentioned in a text.
fn all_mentioned(text: &str) -> BTreeSet<String> {
    text.split("<@").skip(1).filter_map(|rest| Some(rest.split_once('>')?.0.to_owned())).collect()
}

/// The first user mentioned in a text.
fn mentioned(text: &str) -> Option<String> {
    let (_, rest) = text.split_once("<@")?;
    Some(rest.split_once('>')?.0.to_owned())
}

/// Checks that `allowed_mentions` is present and names exactly the users to ping.
fn names_its_pings(request: &Recorded, body: &Value, private: bool, wishes: &Wishes) {
    let allowed = &body["allowed_mentions"];
    assert!(allowed.is_object(), "no allowed_mentions: {request:?}");
    assert!(allowed["parse"].as_array().is_none_or(Vec::is_empty), "parse of {allowed}");
    // A role is pinged where it's told that people can join.
    let called = body["content"].as_str().and_then(|text| text.split_once(">, you can join now"));
    let called = called.and_then(|(before, _)| before.rsplit_once("<@&")).map(|(_, role)| role);
    // And where it's told that members can vote, in a line of its own.
    let voting = body["content"].as_str().filter(|text| text.starts_with("🗳️"));
    let voting = voting.and_then(|text| {
        text.lines().find_map(|line| line.strip_prefix("<@&").and_then(|rest| rest.strip_suffix('>')))
    });
    let called = called.or(voting);
    for role in allowed["roles"].as_array().into_iter().flatten() {
        assert_eq!(role.as_str(), called, "roles of {allowed}");
    }
    assert_ne!(allowed["replied_user"], true);
    let users = allowed["users"].as_array().into_iter().flatten();
    let users: BTreeSet<String> = users.filter_map(Value::as_str).map(str::to_owned).collect();
    let buttons = !custom_ids(&body["components"]).is_empty();
    let content = body["content"].as_str().unwrap_or_default();
    let expected = expected_pings(content, buttons, private).but_for(&wishes.unpinged);
    expected.check(&users, &format!("allowed_mentions of {content:?}"));
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
        // Discord adds these to registered commands.
        whole["version"] = json!("1");
        if whole["type"].is_null() {
            whole["type"] = json!(1);
        }
        if whole["type"] != 1 && whole["description"].is_null() {
            whole["description"] = json!("");
        }
        let read: Command = serde_json::from_value(whole).expect("a command");
        command::command(&read).expect("a command that Discord takes");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A posted message: a valid one with `changed` applied.
    fn posted(changed: Value) {
        posted_among(changed, &Wishes::default());
    }

    fn posted_among(changed: Value, wishes: &Wishes) {
        let mut body = json!({
            "content": "⚪ <@6> dropped **a1**.\n⚫ <@5>, your turn: move a stone.",
            "components": [{ "type": 1, "components": [
                { "type": 2, "style": 1, "label": "Play", "custom_id": "play:1" },
            ] }],
            "allowed_mentions": { "parse": [], "users": ["5"] },
            "attachments": [{ "id": "0", "description": "A board." }],
        });
        if let (Some(body), Value::Object(changed)) = (body.as_object_mut(), changed) {
            body.extend(changed);
        }
        let posted = Recorded {
            at: 0,
            method: "POST".to_owned(),
            path: "/channels/7/messages".to_owned(),
            body,
            files: vec!["board.png".to_owned()],
            status: 200,
            violations: vec![],
        };
        request(&posted, wishes);
    }

    #[test]
    #[should_panic(expected = "allowed_mentions of")]
    fn somebody_is_pinged_in_a_direct_message() {
        let direct = BTreeMap::from([("7".to_owned(), "5".to_owned())]);
        posted_among(json!({}), &Wishes { direct, ..Wishes::default() });
    }

    #[test]
    fn players_without_pings_get_none() {
        let unpinged = BTreeSet::from(["5".to_owned()]);
        let changed = json!({ "allowed_mentions": { "parse": [], "users": [] } });
        posted_among(changed, &Wishes { unpinged, ..Wishes::default() });
    }

    #[test]
    fn valid_requests_pass() {
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
    fn nobody_is_pinged() {
        posted(json!({ "allowed_mentions": { "parse": [], "users": [] } }));
    }

    #[test]
    #[should_panic(expected = "allowed_mentions of")]
    fn a_ping_for_ones_own_move_is_found() {
        posted(json!({ "content": "⚫ <@5> dropped **a1**.\n⚫ <@5>, your turn: move a stone." }));
    }

    #[test]
    #[should_panic(expected = "allowed_mentions of")]
    fn the_loser_is_not_told_of_the_end() {
        posted(json!({ "content": "⚪ <@5> took **a1**. ⚫ <@6> has too few. **⚪ <@5> wins!**" }));
    }

    #[test]
    #[should_panic(expected = "allowed_mentions of")]
    fn somebody_else_is_pinged() {
        posted(json!({ "allowed_mentions": { "parse": [], "users": ["5", "6"] } }));
    }
}
