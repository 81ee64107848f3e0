//! Two servers whose content carries marks. Members are shown no mark of the other server, whatever they ask for,
//! unless they belong to both.

use std::collections::BTreeSet;

use play::{Change, RulesName};
use rand::seq::SliceRandom as _;
use sandbox::{Forged, Id, Member, Message};
use serde_json::{Value, json};

use super::{
    controls::{self, may},
    hand::{Hand, May, Seen, controls},
    options::{Leaf, leaves},
    random::{cases, source, tried},
};
use crate::{game::offers, player::Player, story::Story};

/// A server with its members and its marks.
struct Server {
    guild: Id,
    /// The channels: one with a game, one with finished games, one with an open challenge.
    channels: [Id; 3],
    /// Members of this server only.
    natives: [Player; 2],
    /// Texts that only this server may show: names and ids.
    marks: Vec<String>,
    /// The ids of its buttons and menus.
    controls: BTreeSet<String>,
}

/// Two members of this server only and Ada, who owns both servers, leave some of everything.
async fn lived_in(
    story: &mut Story,
    guild: Id,
    mark: &str,
    channels: [Id; 3],
    natives: [Member; 2],
    ada: &Player,
) -> Server {
    let [game, ended, open] = channels;
    let natives = natives.map(|member| story.player(member, game));
    let (one, other) = (&natives[0], &natives[1]);
    let number = guild.get().try_into().expect("an id");
    let (name, rules) =
        (RulesName::new(&format!("{mark} rules")), "dara:traditional+take=any".parse().expect("rules"));
    let keep = Change::SaveHouseRules { guild: number, id: None, name: name.expect("a name"), rules };
    story.commits(vec![keep], vec![]).await;
    story.finds_rated_at((guild.get(), ended), "dara:traditional", [one, other], 5).await;
    let ada = ada.goes_to(game);
    let mut seen = Vec::new();
    let question = ada.slash("season close", json!({})).await;
    seen.push(ada.click_for_message(&question, "Close season 1").await);
    let there = [one.goes_to(ended), other.goes_to(ended)];
    let board = story.begins_on(&there, "wali:prost", json!({})).await;
    seen.push(there[0].click_for_message(&board, "Play").await);
    let asked = there[1].asks_to_resign("wali").await;
    seen.extend([there[1].click_for_message(&asked, "Resign").await, board]);
    let board = story.begins_game(one, other, "traditional").await;
    seen.push(other.slash("dara premove", json!({ "line": "b3 c4" })).await);
    let panel = one.click_for_message(&board, "Play").await;
    seen.push(panel.clone());
    seen.push(one.click_for_message(&panel, "b3").await);
    seen.push(offers::offers(one, "dara", offers::what::DRAW).await);
    seen.push(
        one.goes_to(open).slash("dala challenge", json!({ "opponent": other.member.id().to_string() })).await,
    );
    let barred = json!({ "member": other.member.id().to_string(), "reason": format!("{mark} reason") });
    seen.push(ada.slash("moderation suspend", barred).await);
    for player in [one, &ada] {
        for command in [
            "games",
            "watch",
            "history",
            "leaderboard",
            "profile",
            "season show",
            "settings",
            "dara practice",
            "dara lessons",
        ] {
            if let Ok(answer) = player.try_slash(command, json!({})).await {
                seen.extend(answer.message);
            }
        }
    }
    seen.push(ada.slash("moderation log", json!({})).await);
    seen.push(one.slash("import", json!({ "record": "dala:standard d3 d4" })).await);
    story.tells_all().await;
    seen.extend(channels.into_iter().flat_map(|channel| story.sandbox.messages(channel)));
    let ids = channels.into_iter().chain([guild]).map(|id| id.to_string());
    Server {
        guild,
        channels,
        controls: controls(&seen),
        marks: ids.chain([mark.to_owned(), mark.to_lowercase()]).collect(),
        natives,
    }
}

/// The sandbox's server, and another.
async fn two(story: &mut Story) -> [Server; 2] {
    let ada = story.ada.clone();
    ada.member.set_nick(Some("MarkOne Ada"));
    let here = [story.games, story.lounge, story.sandbox.add_channel("MarkOne-side")];
    let natives = [&story.ben, &story.dede].map(|player| player.member.clone());
    natives[0].set_nick(Some("MarkOne Ben"));
    natives[1].set_nick(Some("MarkOne Dede"));
    let guild = story.sandbox.guild();
    let first = lived_in(story, guild, "MarkOne", here, natives, &ada).await;
    let guild = story.sandbox.add_guild("MarkTwo", &ada.member);
    ada.member.join(guild, Some("MarkTwo Ada"));
    let there = ["MarkTwo-games", "MarkTwo-lounge", "MarkTwo-side"];
    let there = there.map(|name| story.sandbox.add_channel_in(guild, name));
    let natives = ["MarkTwo-zoe", "MarkTwo-yaw"].map(|name| story.sandbox.add_member_in(guild, name));
    let second = lived_in(story, guild, "MarkTwo", there, natives, &ada).await;
    story.chidi.member.join(guild, None);
    [first, second]
}

/// Everything in an answer: words, buttons, choices, alt texts and files.
fn shown(seen: &Seen) -> String {
    match seen {
        Seen::Message(message) => {
            let files = message.attachments.iter();
            let files = files.filter(|file| !file.content_type.starts_with("image/"));
            let files = files.map(|file| String::from_utf8_lossy(&file.bytes()).into_owned());
            format!("{}\n{}", content(message), files.collect::<Vec<_>>().join("\n"))
        }
        Seen::Form(form) => format!("{form:?}"),
        Seen::Choices(choices) => format!("{choices:?}"),
        Seen::Unread => String::new(),
    }
}

/// The content of a message; its reader knows where it is and what it answers.
fn content(message: &Message) -> String {
    let described = message.attachments.iter().filter_map(|file| file.description.clone());
    let described = described.collect::<Vec<_>>().join("\n");
    format!("{}\n{}\n{}\n{described}", message.content, message.embeds, message.components)
}

/// Checks that nothing of a server is shown, apart from what the question contained.
fn tells_nothing(what: &str, seen: &Seen, of: &Server, question: &str) {
    let shown = shown(seen);
    for mark in &of.marks {
        let told = shown.contains(mark.as_str()) && !question.to_lowercase().contains(&mark.to_lowercase());
        assert!(!told, "{what} shows {mark:?} of another server:\n{shown}");
    }
}

/// A command with something of the other server in each of its options.
fn questions(leaf: &Leaf, of: &Server) -> Vec<Value> {
    let users: Vec<String> = of.natives.iter().map(|player| player.member.id().to_string()).collect();
    let user = |id: &String| {
        let named = json!({
            "id": id, "username": "somebody", "global_name": null, "discriminator": "0", "avatar": null, "public_flags": 0,
        });
        (id.clone(), named)
    };
    let resolved = json!({ "users": users.iter().map(user).collect::<serde_json::Map<_, _>>() });
    let given = |option: &Value, turn: usize| {
        let kind = option["type"].as_u64()?;
        let is_choice = option["choices"][0].is_object();
        let value = match kind {
            3 => json!(["MarkOne rules", "MarkTwo rules", "1", "2", "3", "4", "5", "dara"].get(turn)?),
            4 if is_choice => option["choices"].get(turn)?["value"].clone(),
            4 => json!(turn),
            5 => json!(turn == 0),
            6 => json!(users[turn % users.len()]),
            7 => json!(of.channels[turn % 3].to_string()),
            _ => return None,
        };
        Some(json!({ "name": option["name"], "type": kind, "value": value }))
    };
    let mut all = vec![leaf.data(vec![], &resolved)];
    for turn in 0..8 {
        let usual: Vec<Value> = leaf
            .options
            .iter()
            .filter(|option| option["required"] == true)
            .filter_map(|option| given(option, turn))
            .collect();
        all.push(leaf.data(usual.clone(), &resolved));
        for option in leaf.options.iter().filter(|option| option["required"] != true) {
            all.push(leaf.data(usual.iter().cloned().chain(given(option, turn)).collect(), &resolved));
        }
    }
    // Stored finished games have large numbers.
    let numbered = leaf.options.iter().find(|option| option["name"] == "number");
    for number in (1..=8).chain(1_001..=1_012).filter(|_| numbered.is_some()) {
        let kind = numbered.map_or(4, |option| option["type"].as_u64().unwrap_or(4));
        let value = if kind == 3 { json!(number.to_string()) } else { json!(number) };
        all.push(leaf.data(vec![json!({ "name": "number", "type": kind, "value": value })], &resolved));
    }
    all
}

/// `player` asks and presses for everything of the other server.
async fn looks_for(
    story: &Story,
    player: &Player,
    at: &Server,
    of: &Server,
    rng: &mut rand::rngs::StdRng,
) -> u64 {
    let own = player.slash("help", json!({})).await;
    let channel = own.channel;
    let mut hand = Hand::of(story, player).await;
    let mut commands = Vec::new();
    let mut typed = Vec::new();
    for leaf in leaves(story) {
        commands.extend(questions(&leaf, of));
        for option in leaf.options.iter().filter(|option| option["autocomplete"] == true) {
            for text in ["", "M", "MarkOne", "MarkTwo", "1", "0"] {
                let focused =
                    json!({ "name": option["name"], "type": option["type"], "value": text, "focused": true });
                typed.push((leaf.data(vec![focused], &Value::Null), text));
            }
        }
    }
    // Deleting one's own data shows nothing of others.
    let numbers: Vec<u64> = (1..=12).chain(1_001..=1_012).collect();
    let mut pressed: Vec<String> = of.controls.iter().cloned().collect();
    pressed.extend(controls::with_numbers(&numbers, &of.natives));
    pressed.retain(|control| {
        control != "delete-data" && !control.starts_with("set-") && !control.starts_with("play-")
    });
    commands.shuffle(rng);
    pressed.shuffle(rng);
    if cases(0) == 0 {
        commands.truncate(70);
        pressed.truncate(100);
        typed.shuffle(rng);
        typed.truncate(25);
    }
    for data in commands {
        let question = data.to_string();
        let what = format!("/{} {:.300}", data["name"], data["options"].to_string());
        let seen = hand.sends(&what, channel, Forged::command(data), May::Show).await;
        tells_nothing(&what, &seen, of, &question);
    }
    for (data, text) in typed {
        let what = format!("completing /{} {:.300}", data["name"], data["options"].to_string());
        let seen = hand.sends(&what, channel, Forged::completion(data), May::Nothing).await;
        tells_nothing(&what, &seen, of, text);
    }
    for control in pressed {
        let seen = hand.sends(&control, channel, Forged::click(&own, &control), may(&control)).await;
        tells_nothing(&control, &seen, of, &control);
    }
    // What was posted on the player's server meanwhile.
    for channel in at.channels {
        for message in story.sandbox.messages(channel) {
            let own = message.content.contains(&player.mention());
            let text = Seen::Message(Box::new(message));
            if !own {
                tells_nothing("a message that was posted", &text, of, "");
            }
        }
    }
    hand.attempts
}

#[tokio::test]
async fn nothing_of_one_server_is_shown_in_another() {
    let mut rng = source("servers");
    let mut story = Story::begin().await;
    let [first, second] = two(&mut story).await;
    let mut attempts = 0;
    // Chidi is on both servers, Yun only on the second and Eve only on the first; none of them plays.
    let chidi = story.chidi.goes_to(second.channels[0]);
    attempts += looks_for(&story, &chidi, &second, &first, &mut rng).await;
    let yun = story.sandbox.add_member_in(second.guild, "MarkTwo-yun");
    let yun = story.player(yun, second.channels[0]);
    attempts += looks_for(&story, &yun, &second, &first, &mut rng).await;
    let eve = story.eve.clone();
    attempts += looks_for(&story, &eve, &first, &second, &mut rng).await;
    tried("questions in another server", attempts);
    story.pardons_gone();
    story.end().await;
}

#[tokio::test]
async fn an_export_has_all_servers_and_only_ones_own_data() {
    let mut story = Story::begin().await;
    let [first, second] = two(&mut story).await;
    let zoe = &second.natives[0];
    let data = zoe.slash("privacy", json!({})).await;
    let file = zoe.member.click(&data, "my-data").await.expect("an answer").message.expect("a file");
    let seen = Seen::Message(Box::new(file));
    assert!(shown(&seen).contains(&second.guild.to_string()), "{}", shown(&seen));
    tells_nothing("Zoe's data", &seen, &first, "");
    // Ada is on both, and her own data are from both; but others' names and games on the second aren't hers.
    let ada = story.ada.goes_to(second.channels[0]);
    let data = ada.slash("privacy", json!({})).await;
    let file = ada.member.click(&data, "my-data").await.expect("an answer").message;
    let file = Seen::Message(Box::new(file.expect("a file")));
    for name in ["MarkOne Ben", "MarkOne Dede", "MarkTwo-zoe", "MarkTwo-yaw"] {
        assert!(!shown(&file).contains(name), "{name} in {}", shown(&file));
    }
    story.pardons_gone();
    story.end().await;
}
