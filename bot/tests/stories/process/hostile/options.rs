//! Option values that no Discord client sends, for every registered command.

use rand::{rngs::StdRng, seq::SliceRandom as _};
use sandbox::{Forged, Response};
use serde_json::{Value, json};

use super::{
    hand::{Hand, May, Seen},
    random::{cases, one, source, text, tried},
    town::{self, Town},
};
use crate::story::Story;

/// A command and the place of its options.
#[derive(Clone, Debug)]
pub(crate) struct Leaf {
    id: Value,
    name: String,
    /// The groups and subcommands leading to it, with their types.
    path: Vec<(String, u64)>,
    /// Its options as registered.
    pub(crate) options: Vec<Value>,
}

/// Every slash command, with its options.
pub(crate) fn leaves(story: &Story) -> Vec<Leaf> {
    let mut all = Vec::new();
    for command in story.sandbox.commands() {
        if command["type"].as_u64().unwrap_or(1) == 1 {
            let name = command["name"].as_str().expect("a name").to_owned();
            let leaf = Leaf { id: command["id"].clone(), name, path: vec![], options: vec![] };
            descend(&leaf, &command["options"], &mut all);
        }
    }
    assert!(all.len() > 60, "{} commands", all.len());
    all
}

fn descend(leaf: &Leaf, options: &Value, all: &mut Vec<Leaf>) {
    let options: Vec<Value> = options.as_array().cloned().unwrap_or_default();
    let kind = |option: &Value| option["type"].as_u64().unwrap_or(0);
    if options.iter().any(|option| kind(option) <= 2) {
        for option in &options {
            let mut path = leaf.path.clone();
            path.push((option["name"].as_str().expect("a name").to_owned(), kind(option)));
            descend(&Leaf { path, ..leaf.clone() }, &option["options"], all);
        }
    } else {
        all.push(Leaf { options, ..leaf.clone() });
    }
}

impl Leaf {
    /// How it is typed, without its slash.
    pub(crate) fn command(&self) -> String {
        let path = self.path.iter().map(|(name, _)| name.as_str());
        std::iter::once(self.name.as_str()).chain(path).collect::<Vec<_>>().join(" ")
    }

    /// The data of its use with these options and what they refer to.
    pub(super) fn data(&self, options: Vec<Value>, resolved: &Value) -> Value {
        let mut options = options;
        for (name, kind) in self.path.iter().rev() {
            options = vec![json!({ "name": name, "type": kind, "options": options })];
        }
        json!({ "id": self.id, "name": self.name, "type": 1, "options": options, "resolved": resolved })
    }
}

/// The members, roles and channels that options may refer to.
fn resolved(story: &Story, town: &Town) -> Value {
    let user = |id: &str, name: &str, bot: bool| {
        json!({
            "id": id, "username": name, "global_name": null, "discriminator": "0", "avatar": null, "bot": bot,
            "public_flags": 0,
        })
    };
    let (ben, eve) = (story.ben.member.id().to_string(), story.eve.member.id().to_string());
    let (bot, webhook) = (story.sandbox.bot().to_string(), "1400000000000000999");
    let channel = |id: String, kind: u8| json!({ "id": id, "name": "somewhere", "type": kind, "permissions": "0", "flags": 0 });
    let file = |id: &str, size: u64, url: &str| {
        json!({
            "id": id, "filename": "games.txt", "size": size, "url": url, "proxy_url": url, "content_type": "text/plain",
            "ephemeral": true,
        })
    };
    let (square, lounge) = (town.square.to_string(), story.lounge.to_string());
    json!({
        "users": {
            &ben: user(&ben, "ben", false), &eve: user(&eve, "eve", false), &bot: user(&bot, "dara", true),
            webhook: user(webhook, "hook", true),
        },
        "channels": { &square: channel(square.clone(), 0), &lounge: channel(lounge.clone(), 4) },
        "attachments": {
            "71": file("71", u64::from(u32::MAX), "https://cdn.discordapp.com/a.txt"),
            "72": file("72", 10, "http://169.254.169.254/latest/meta-data/"),
            "73": file("73", 10, "https://cdn.discordapp.com@127.0.0.1/a.txt"),
            "74": file("74", 10, "file:///etc/passwd"),
            "75": file("75", 10, "not an address"),
            "76": file("76", 10, ""),
        },
    })
}

/// Values for an option, whether they fit its type or not.
fn values(story: &Story, town: &Town, kind: u64) -> Vec<Value> {
    let long = "x".repeat(6_000);
    let texts = [
        "",
        " ",
        "\0",
        &long,
        "NaN",
        "b3\u{202e}4b",
        "@everyone <@1> <@&1> `x` **x** [x](http://x)",
        "é",
        "👩‍👩‍👧‍👦",
        "-1",
        "18446744073709551616",
        "a1 a1 a1 a1 a1 a1 a1 a1 a1 a1 a1 a1 a1 a1 a1",
        "dara:traditional",
        "1,2,3",
        ":::",
        "9".repeat(100).as_str(),
    ]
    .map(|text| json!(text));
    let numbers = [
        json!(0),
        json!(-1),
        json!(i64::MAX),
        json!(i64::MIN),
        json!(u64::MAX),
        json!(1_000_000),
        json!(4_294_967_296_u64),
        json!(1.5),
        json!(1e300),
        json!(-0.0),
    ];
    let ids = [
        story.ben.member.id(),
        story.eve.member.id(),
        story.sandbox.bot(),
        town.square,
        story.lounge,
        town.elsewhere,
    ];
    let ids = ids.map(|id| json!(id.to_string()));
    let others = [
        "1400000000000000999",
        "1",
        "0",
        "18446744073709551615",
        "abc",
        "",
        "71",
        "72",
        "73",
        "74",
        "75",
        "76",
        "77",
    ]
    .map(|id| json!(id));
    let any = [Value::Null, json!([]), json!({}), json!(true), json!("b3"), json!(5)];
    match kind {
        3 => [&texts[..], &any[..]].concat(),
        4 | 10 => [&numbers[..], &any[..]].concat(),
        6..=9 | 11 => [&ids[..], &others[..], &any[..]].concat(),
        _ => any.to_vec(),
    }
}

/// A fitting value for a required option.
fn fitting(story: &Story, option: &Value) -> Value {
    let kind = option["type"].as_u64().unwrap_or(0);
    let value = option["choices"][0]["value"].clone();
    let value = match kind {
        _ if !value.is_null() => value,
        4 | 10 => option["min_value"].clone(),
        5 => json!(true),
        6 | 9 => json!(story.ben.member.id().to_string()),
        7 => json!(story.lounge.to_string()),
        11 => json!("72"),
        _ => json!("b3"),
    };
    let value = if value.is_null() { json!(1) } else { value };
    json!({ "name": option["name"], "type": kind, "value": value })
}

/// Each command with each option wrong in each way, and malformed as a whole.
fn hostile(story: &Story, town: &Town) -> Vec<Value> {
    let resolved = resolved(story, town);
    let mut all = Vec::new();
    for leaf in leaves(story) {
        let required = || leaf.options.iter().filter(|option| option["required"] == true);
        let usual: Vec<Value> = required().map(|option| fitting(story, option)).collect();
        let unknown = json!({ "name": "unknown", "type": 3, "value": "x" });
        all.push(leaf.data(vec![], &resolved));
        all.push(leaf.data(usual.clone(), &Value::Null));
        all.push(leaf.data([usual.clone(), usual.clone()].concat(), &resolved));
        all.push(leaf.data([usual.clone(), vec![unknown]].concat(), &resolved));
        all.push(leaf.data(vec![json!({ "name": "unknown", "type": 1, "options": [] })], &resolved));
        all.push(leaf.data(vec![json!({ "name": "unknown", "type": 2, "options": usual })], &resolved));
        for option in &leaf.options {
            let registered = option["type"].as_u64().unwrap_or(0);
            let others: Vec<Value> =
                usual.iter().filter(|given| given["name"] != option["name"]).cloned().collect();
            let with = |kind: u64, value: Value| {
                let given = json!({ "name": option["name"], "type": kind, "value": value });
                leaf.data([others.clone(), vec![given]].concat(), &resolved)
            };
            all.extend(values(story, town, registered).into_iter().map(|value| with(registered, value)));
            all.extend((1..=12).map(|kind| with(kind, json!("5"))));
        }
    }
    all
}

/// Further fields that no client sends.
fn odd_fields(rng: &mut StdRng) -> Value {
    let odd = [
        json!({}),
        json!({ "locale": "xx" }),
        json!({ "locale": "" }),
        json!({ "guild_locale": null }),
        json!({ "app_permissions": "0" }),
        json!({ "channel": null }),
        json!({ "context": 2 }),
        json!({ "entitlements": [] }),
    ];
    one(rng, &odd).clone()
}

#[tokio::test]
async fn every_command_takes_whatever_is_typed() {
    let mut rng = source("options");
    let mut story = Story::begin().await;
    let town = town::build(&mut story).await;
    let mut all = hostile(&story, &town);
    // Deleting one's data is tried with the buttons instead.
    all.shuffle(&mut rng);
    let random = cases(0);
    if random == 0 {
        all.truncate(250);
    }
    let (leaves, resolved) = (leaves(&story), resolved(&story, &town));
    for _ in 0..random {
        let leaf = one(&mut rng, &leaves);
        let options = leaf.options.iter().filter_map(|option| {
            let kind = option["type"].as_u64()?;
            let value = match kind {
                3 => json!(text(&mut rng, 120)),
                kind => one(&mut rng, &values(&story, &town, kind)).clone(),
            };
            Some(json!({ "name": option["name"], "type": kind, "value": value }))
        });
        let options = options.collect();
        all.push(leaf.data(options, &resolved));
    }
    let mut eve = Hand::of(&story, &story.eve).await;
    let mut unread = 0;
    for data in all {
        let what = format!("/{} {:.400}", data["name"], data["options"].to_string());
        let forged = Forged::command(data).with(odd_fields(&mut rng));
        unread += u64::from(matches!(eve.sends(&what, story.games, forged, May::Show).await, Seen::Unread));
    }
    tried("commands", eve.attempts);
    tried("of them that serenity cannot read", unread);
    story.pardons_gone();
    story.end().await;
}

#[tokio::test]
async fn completion_takes_whatever_is_typed() {
    let mut rng = source("completion");
    let mut story = Story::begin().await;
    let town = town::build(&mut story).await;
    let resolved = resolved(&story, &town);
    let mut all = Vec::new();
    for leaf in leaves(&story) {
        for option in &leaf.options {
            let long = "9".repeat(6_000);
            let typed = ["", "\0", "@everyone", &long, "b3 c", "\u{202e}"];
            let typed = typed.map(|text| json!(text)).into_iter().chain([text(&mut rng, 100).into()]);
            for value in typed {
                let focused = |option: &Value| {
                    let (name, kind) = (&option["name"], &option["type"]);
                    json!({ "name": name, "type": kind, "value": value, "focused": true })
                };
                all.push(leaf.data(vec![focused(option)], &resolved));
                all.push(leaf.data(leaf.options.iter().map(focused).collect(), &resolved));
            }
        }
        all.push(leaf.data(vec![], &resolved));
        let unknown = json!({ "name": "unknown", "type": 3, "value": "x", "focused": true });
        all.push(leaf.data(vec![unknown.clone()], &resolved));
        all.push(json!({ "id": "1", "name": "unknown", "type": 1, "options": [unknown] }));
        for kind in [2, 3, 4, 255] {
            let typed = leaf.options.iter().map(|option| {
                json!({ "name": option["name"], "type": option["type"], "value": "b", "focused": true })
            });
            let mut data = leaf.data(typed.take(1).collect(), &resolved);
            data["type"] = json!(kind);
            all.push(data);
        }
    }
    all.shuffle(&mut rng);
    if cases(0) == 0 {
        all.truncate(80);
    }
    let mut eve = Hand::of(&story, &story.eve).await;
    for data in all {
        let what = format!("completing /{} {:.400}", data["name"], data["options"].to_string());
        let seen = eve.sends(&what, story.games, Forged::completion(data), May::Nothing).await;
        assert!(matches!(seen, Seen::Choices(_) | Seen::Unread), "{what}: {seen:?}");
    }
    tried("completions", eve.attempts);
    story.pardons_gone();
    story.end().await;
}

#[tokio::test]
async fn unknown_commands_and_places_outside_servers() {
    let mut story = Story::begin().await;
    let town = town::build(&mut story).await;
    let eve = &story.eve;
    let mut hand = Hand::of(&story, eve).await;
    for name in ["chess", "", "dara challenge", "Dara", "\u{202e}", "x".repeat(200).as_str(), "help/../dara"]
    {
        for kind in [1, 2, 3, 4, 5, 255] {
            let data = json!({ "id": "1", "name": name, "type": kind, "options": [], "target_id": "1" });
            let seen = hand.sends(name, story.games, Forged::command(data), May::Nothing).await;
            assert!(matches!(seen, Seen::Message(_)), "{name:?} as {kind}: {seen:?}");
        }
    }
    // Context menu commands without a target, or with one of another kind.
    for command in story.sandbox.commands() {
        for (kind, target) in [(1, "1"), (2, "1"), (3, "1"), (2, "0"), (3, "abc")] {
            let data =
                json!({ "id": command["id"], "name": command["name"], "type": kind, "target_id": target });
            let what = format!("{} as {kind} of {target}", command["name"]);
            hand.sends(&what, story.games, Forged::command(data), May::Show).await;
        }
    }
    // From a direct message, from nowhere, and without a member.
    let direct = story.direct(eve);
    for leaf in leaves(&story) {
        let options: Vec<Value> = leaf
            .options
            .iter()
            .filter(|option| option["required"] == true)
            .map(|option| fitting(&story, option))
            .collect();
        let data = leaf.data(options, &resolved(&story, &town));
        let what = format!("/{} {:?} without a server", leaf.name, leaf.path);
        hand.sends(&what, direct, Forged::command(data.clone()), May::Show).await;
        let user = json!({ "id": eve.member.id().to_string(), "username": "eve", "discriminator": "0", "avatar": null });
        let bare = Forged::command(data).with(json!({ "member": null, "user": user, "channel": null }));
        hand.sends(&what, story.games, bare, May::Show).await;
    }
    tried("commands from nowhere", hand.attempts);
    story.pardons_gone();
    story.end().await;
}

#[tokio::test]
async fn an_interaction_without_a_user_is_rejected() {
    let mut story = Story::begin().await;
    let town = town::build(&mut story).await;
    let of_nobody = |forged: Forged| forged.without("member").without("user");
    let drop =
        json!({ "name": "drop", "type": 1, "options": [{ "name": "square", "type": 3, "value": "c4" }] });
    let command = json!({ "id": "1", "name": "dara", "type": 1, "options": [drop] });
    let rows = story.rows();
    let before = rows.all();
    for (what, forged) in [
        ("a command", Forged::command(command.clone())),
        ("a press", Forged::click(&town.board, "play:1")),
        (
            "a form",
            Forged::form(None, json!({ "custom_id": "house-name:new:dara:traditional", "components": [] })),
        ),
    ] {
        let came = story.eve.member.forge(story.games, of_nobody(forged)).await;
        let Ok(Response::Answer(answer)) = came else { panic!("{what}: {came:?}") };
        let told = answer.message.expect("a message");
        assert!(told.is_ephemeral() && told.content.contains("Tell a moderator"), "{what}: {}", told.content);
    }
    let came = story.eve.member.forge(story.games, of_nobody(Forged::completion(command))).await;
    assert!(matches!(&came, Ok(Response::Choices(choices)) if choices.is_empty()), "{came:?}");
    assert_eq!(rows.all(), before);
    assert_eq!(story.log.says("an interaction without a user"), 4);
    story.log.forget(|_| {});
    story.end().await;
}
