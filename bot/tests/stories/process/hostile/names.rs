//! Malicious names of members, house rules and reasons. Around them, every message looks the same as around a plain
//! name, and files keep them unchanged.
//!
//! `ATTACK_PICTURES=folder` saves the pictures that contain names, for a look.

use std::collections::BTreeMap;

use play::{Change, RulesName};
use rand::seq::SliceRandom as _;
use sandbox::Message;
use serde_json::{Value, json};

use super::random::{cases, source};
use crate::story::Story;

/// The plain name for comparison.
const PLAIN: &str = "Plain";

/// Names of at most 32 characters, as on Discord, and some that Discord shouldn't allow.
fn hostile() -> Vec<String> {
    [
        "**bold** __under__ ~~gone~~ ||hid",
        "`code` ```block```",
        "[x](http://example.org/?a=b)",
        "http://example.org/a_b_c",
        "<https://example.org>",
        "# Heading",
        "> Quote",
        ">>> Quote",
        "- item",
        "1. item",
        "-# small",
        "@everyone @here",
        "<@1> <@&1> <#1>",
        "<t:0:R> </dara:1> <:a:1>",
        "a\nb",
        "a\r\n# b",
        "\u{202e}txet\u{202e}\u{202e}",
        "\u{2066}\u{2067}\u{2068}isolate",
        "\u{200f}עברית\u{200f} 12",
        "עברית",
        "عائشة 1500",
        "x\u{200b}\u{200d}\u{feff}y",
        "a\u{61c}b",
        "\\",
        "\\\\*",
        "*",
        "\"quoted\" ]",
        "{ $name }",
        "{{}} {0} %s %n",
        "'; DROP TABLE games; --",
        "\0null",
        "\u{1b}[31mred",
        "ﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺ",
        "𒐫𒐫𒐫𒐫𒐫𒐫𒐫𒐫𒐫𒐫",
        "Ŵ̊W̊W̊W̊W̊W̊W̊W̊W̊W̊W̊W̊W̊W̊W̊W",
    ]
    .into_iter()
    .map(str::to_owned)
    .chain([
        "😀".repeat(32),
        "👩\u{200d}👩\u{200d}👧\u{200d}👦".repeat(4),
        format!("Z{}", "\u{36f}".repeat(31)),
        "W".repeat(32),
        "﷽".repeat(32),
    ])
    .collect()
}

/// The structure of a text: its line ends and the characters that format, mention or link.
fn skeleton(text: &str) -> String {
    let mut signs = String::new();
    let mut escaped = false;
    for sign in text.chars() {
        let kept = sign == '\n' || (sign.is_ascii_punctuation() && !matches!(sign, '.' | ',' | '\''));
        match sign {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if kept => signs.push(sign),
            _ => {}
        }
    }
    signs
}

/// Whether a character is invisible but affects others; the marks that keep a name in place don't count.
fn hidden(sign: char) -> bool {
    (sign.is_control() && sign != '\n')
        || matches!(sign, '\u{61c}' | '\u{200b}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// Everything in a message that is parsed as Markdown, and everything that isn't.
fn written(message: &Message) -> (String, Vec<String>) {
    let mut markdown = message.content.clone();
    for embed in message.embeds.as_array().into_iter().flatten() {
        for field in ["title", "description"] {
            markdown.push('\n');
            markdown.push_str(embed[field].as_str().unwrap_or_default());
        }
    }
    let mut plain: Vec<String> =
        message.attachments.iter().filter_map(|file| file.description.clone()).collect();
    labels(&message.components, &mut plain);
    (markdown, plain)
}

fn labels(part: &Value, found: &mut Vec<String>) {
    for field in ["label", "description", "placeholder"] {
        found.extend(part[field].as_str().map(str::to_owned));
    }
    let inner = ["components", "options"].iter().filter_map(|field| part[field].as_array());
    inner.chain(part.as_array()).flatten().for_each(|part| labels(part, found));
}

/// Calls Ada and Ben this name, and looks at everything that names them. Returns the texts by where they are.
async fn named(story: &Story, name: &str) -> BTreeMap<String, String> {
    let (ada, ben, eve) = (&story.ada, &story.ben, &story.eve);
    let mut shown: Vec<(String, Message)> = Vec::new();
    for player in [ada, ben] {
        player.member.set_nick(Some(name));
        player.slash("games", json!({})).await;
        story.is_called(player, name).await;
    }
    for (command, options) in [
        ("leaderboard", json!({})),
        ("history", json!({ "everyone": true })),
        ("history", json!({ "member": "ada" })),
        ("profile", json!({ "member": "ada" })),
        ("versus", json!({ "member": "ada", "other": "ben" })),
        ("season show", json!({})),
        ("watch", json!({})),
        ("settings", json!({})),
        ("moderation log", json!({})),
    ] {
        // Who looks, and who is named.
        for player in [eve, ada] {
            // Discord keeps other members from using commands for managers and moderators.
            if player.member.id() == ada.member.id() || !["settings", "moderation log"].contains(&command) {
                let message = player.slash(command, options.clone()).await;
                shown.push((format!("{command} {options} for {}", player.member.name()), message));
            }
        }
    }
    for (which, post) in
        [("leaderboard", "Post here"), ("profile", "Post here"), ("season show", "Post here")]
    {
        let found =
            shown.iter().find(|(what, _)| what.starts_with(which)).map(|(_, message)| message.clone());
        let button = found.as_ref().and_then(|message| message.button(post).map(|_| message.clone()));
        if let Some(message) = button
            && let Ok(answer) = eve.try_click(&message, post).await
        {
            shown.extend(answer.message.map(|message| (format!("{which} posted"), message)));
        }
    }
    let exported = ada.slash("export", json!({})).await;
    let text = String::from_utf8(exported.attachments[0].bytes()).expect("text");
    let imported = eve.slash("import", json!({ "file": ["games.txt", text] })).await;
    assert!(imported.content.starts_with("**Imported game"), "{name:?}: {}", imported.content);
    shown.push(("imported".to_owned(), imported));
    for (command, option) in
        [("replay", "game"), ("export", "game"), ("moderation end-game", "game"), ("move-game", "game")]
    {
        let offered = ada.member.autocomplete(story.games, command, json!({}), option, "").await;
        for choice in offered.into_iter().flatten() {
            assert!(
                !choice.name.contains(|sign| hidden(sign) || sign == '\n'),
                "{name:?} in {:?}",
                choice.name
            );
        }
    }
    keep_pictures(name, &shown);
    let all = shown.into_iter().map(|(what, message)| {
        let (markdown, plain) = written(&message);
        for text in plain.iter().chain([&markdown]) {
            assert!(!text.contains(hidden), "{name:?} in {what}: {text:?}");
            let kept = text.matches('\u{200e}').count();
            assert!(kept.is_multiple_of(2), "{name:?} in {what} leaves a mark behind: {text:?}");
        }
        assert!(message.mentions.is_empty() || message.is_ephemeral(), "{name:?} in {what}: {message:?}");
        (what, skeleton(&markdown))
    });
    all.collect()
}

fn keep_pictures(name: &str, shown: &[(String, Message)]) {
    let Ok(folder) = std::env::var("ATTACK_PICTURES") else { return };
    for (what, message) in shown {
        for (at, file) in message.attachments.iter().enumerate() {
            let of: String = format!("{name} {what} {at}")
                .chars()
                .map(|c| if c.is_ascii_alphanumeric() { c } else { '_' })
                .collect();
            std::fs::write(format!("{folder}/{of:.90}.png"), file.bytes()).expect("a picture");
        }
    }
}

/// Seasons, ratings and a running game of Ada and Ben.
async fn played(story: &mut Story) {
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_rated("dara:traditional", &ada, &ben, 6).await;
    let question = ada.slash("season close", json!({})).await;
    ada.click_for_message(&question, "Close season 1").await;
    story.begins_game(&ada, &ben, "traditional").await;
}

#[tokio::test]
async fn a_name_changes_nothing_around_it() {
    let mut story = Story::begin().await;
    played(&mut story).await;
    let plain = named(&story, PLAIN).await;
    assert!(plain.len() > 12, "{:?}", plain.keys());
    // Every name in every place would take long, so each run tries a few.
    let mut names = hostile();
    names.shuffle(&mut source("names"));
    names.truncate(if cases(0) == 0 { 6 } else { names.len() });
    for name in names {
        let all = named(&story, &name).await;
        for (what, signs) in &all {
            assert_eq!(signs, &plain[what], "{name:?} in {what}");
        }
        assert_eq!(all.len(), plain.len(), "{name:?}");
    }
    story.end().await;
}

/// An invisible name isn't a name.
#[tokio::test]
async fn an_invisible_name_gives_way_to_that_of_the_account() {
    let mut story = Story::begin().await;
    played(&mut story).await;
    for name in ["\u{200b}", "\u{3164}", "\u{200d}\u{fe0f}", " \u{2800} ", "\u{301}", "\u{e0041}\u{e0042}"] {
        story.ada.member.set_nick(Some(name));
        story.ada.slash("games", json!({})).await;
        let board = story.eve.slash("leaderboard", json!({})).await;
        assert!(board.content.contains("**Ada**"), "{name:?}: {}", board.content);
    }
    story.end().await;
}

/// House rules with this name, wherever they are shown.
async fn rules_named(story: &Story, name: &RulesName, place: sandbox::Id) -> BTreeMap<String, String> {
    let (ada, eve) = (story.ada.goes_to(place), &story.eve);
    let mut shown = Vec::new();
    let typed = name.as_str();
    let panel = ada.slash("settings", json!({})).await;
    shown.push(("settings", panel.clone()));
    let list = ada.chooses(&panel, "House rules").await;
    shown.push(("list", list));
    shown.push(("rules", eve.slash("dara rules", json!({ "rules": typed })).await));
    let challenge = ada.slash("dara challenge", json!({ "opponent": "ben", "rules": typed })).await;
    shown.push(("challenge", challenge.clone()));
    let withdrawn = ada.click_for_update(&challenge, "Withdraw").await;
    shown.push(("withdrawn", withdrawn));
    for choice in eve.is_offered("dara rules", json!({}), "rules", "").await {
        assert!(!choice.name.contains(|sign| hidden(sign) || sign == '\n'), "{name:?} in {:?}", choice.name);
    }
    let all = shown.into_iter().map(|(what, message)| {
        let (markdown, plain) = written(&message);
        plain
            .iter()
            .chain([&markdown])
            .for_each(|text| assert!(!text.contains(hidden), "{name:?} in {what}: {text:?}"));
        (what.to_owned(), skeleton(&markdown))
    });
    all.collect()
}

#[tokio::test]
async fn names_of_rules_and_reasons_change_nothing_around_them() {
    let story = Story::begin().await;
    let guild = story.sandbox.guild().get().try_into().expect("an id");
    let rules = "dara:traditional+take=any".parse().expect("rules");
    let mut id = None;
    let mut plain = None;
    for name in [PLAIN.to_owned()].into_iter().chain(hostile()) {
        let Some(name) = RulesName::new(&name) else { continue };
        story.commits(vec![Change::SaveHouseRules { guild, id, name: name.clone(), rules }], vec![]).await;
        id = "1".parse().ok();
        let all = rules_named(&story, &name, story.lounge).await;
        let plain = plain.get_or_insert_with(|| all.clone());
        assert_eq!(&all, plain, "{name:?}");
    }
    let mut plain = None;
    for reason in [PLAIN.to_owned()].into_iter().chain(hostile()) {
        let options = json!({ "member": "dede", "reason": reason });
        let barred = story.ada.slash("moderation suspend", options).await;
        let log = story.ada.slash("moderation log", json!({})).await;
        assert!(!log.content.contains(hidden) && !barred.content.contains(hidden), "{reason:?}: {log:?}");
        let first = log.content.lines().nth(1).map(skeleton).unwrap_or_default();
        if barred.content.contains("suspended") {
            assert_eq!(&first, plain.get_or_insert(first.clone()), "{reason:?}: {}", log.content);
            story.ada.slash("moderation reinstate", json!({ "member": "dede" })).await;
        }
    }
    assert!(plain.is_some());
    story.end().await;
}

/// Requests by a member with this name, wherever a name comes with them.
#[tokio::test]
async fn typed_text_is_quoted_harmlessly() {
    let story = Story::begin().await;
    let mut plain: Option<Vec<String>> = None;
    for typed in [PLAIN.to_owned()].into_iter().chain(hostile()) {
        let mut told = Vec::new();
        for (command, options) in [
            ("dara challenge", json!({ "rules": typed })),
            ("dara challenge", json!({ "clock": typed })),
            ("dara challenge", json!({ "match": typed })),
            ("away", json!({ "until": typed })),
            ("preferences", json!({ "zone": typed })),
            ("moderation withdraw-challenge", json!({ "challenge": typed })),
        ] {
            let Ok(answer) = story.ada.try_slash(command, options).await else { continue };
            let message = answer.message.expect("a message");
            assert!(message.is_ephemeral() && message.mentions.is_empty(), "{typed:?}: {message:?}");
            let (markdown, _) = written(&message);
            assert!(!markdown.contains(hidden), "{command} {typed:?}: {markdown:?}");
            // Typed text is between backticks.
            let outside: Vec<&str> = markdown.split('`').step_by(2).collect();
            told.push(skeleton(&outside.join("`")));
        }
        let plain = plain.get_or_insert_with(|| told.clone());
        assert_eq!(&told, plain, "{typed:?}");
    }
    story.end().await;
}
