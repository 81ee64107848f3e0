//! Forged buttons, menus and forms: ids of other games, players, servers and versions, truncated ids, swapped parts,
//! random bytes. Sending them plays no turn, and gets a private answer.

use rand::seq::SliceRandom as _;
use sandbox::{Forged, Id, Message};
use serde_json::{Value, json};

use super::{
    controls::{exchanged, may, most_harmful, systematic},
    hand::{Hand, May},
    random::{cases, near, source, text, tried},
    town::{self, Town},
};
use crate::story::Story;

/// Messages that the buttons are pressed on: a board, a challenge, an offer, a member's message, and the presser's
/// own.
fn carriers(story: &Story, town: &Town, own: &Message) -> Vec<(Id, Message)> {
    let said = story.ada.member.say(story.games, "Hello.").expect("a message");
    let of = |message: &Message| (message.channel, message.clone());
    vec![of(own), of(&town.board), of(&town.challenge), of(&said), of(&story.newest(story.lounge))]
}

#[tokio::test]
async fn forged_buttons_play_no_ones_turn() {
    let mut rng = source("controls");
    let mut story = Story::begin().await;
    let town = town::build(&mut story).await;
    let own = story.eve.slash("help", json!({})).await;
    let carriers = carriers(&story, &town, &own);
    let mut all: Vec<String> = systematic(&story, &town);
    all.extend(town.controls.iter().cloned());
    // Left for last, because it deletes Eve's data and practice games.
    all.retain(|control| control != "delete-data");
    all.shuffle(&mut rng);
    let random = cases(60);
    if random < 1_000 {
        all.truncate(250);
    }
    let known: Vec<String> = all.clone();
    let hands = (0..random).map(|number| match number % 3 {
        0 => text(&mut rng, 100),
        1 => near(&mut rng, one_of(&known, number)),
        _ => exchanged(&mut rng, &story, &town),
    });
    all.extend(hands.collect::<Vec<_>>());
    all.push("delete-data".to_owned());
    let mut eve = Hand::of(&story, &story.eve).await;
    for (number, control) in all.iter().enumerate() {
        let (channel, message) = &carriers[number % carriers.len()];
        let what = format!("{control} under {}", message.content.lines().next().unwrap_or_default());
        eve.sends(&what, *channel, Forged::click(message, control), may(control)).await;
    }
    story.tells_all().await;
    tried("controls", eve.attempts);
    story.pardons_gone();
    story.end().await;
}

fn one_of(known: &[String], number: u64) -> &str {
    let at = usize::try_from(number).unwrap_or(0) % known.len().max(1);
    &known[at]
}

#[tokio::test]
async fn another_players_panel_does_not_work_out_of_turn() {
    let mut story = Story::begin().await;
    let town = town::build(&mut story).await;
    let own = story.ada.slash("games", json!({})).await;
    let of_game =
        |id: &&String| ["pick:1:", "rank:1:", "stop:1:", "confirm:1:"].iter().any(|one| id.starts_with(one));
    let panels: Vec<String> = town.controls.iter().filter(of_game).cloned().collect();
    assert!(panels.len() > 5, "{panels:?}");
    // Ada plays; it is Ben's turn; Chidi plays other games.
    for player in [&story.ada, &story.chidi] {
        let mut hand = Hand::of(&story, player).await;
        for control in &panels {
            for (channel, message) in [(own.channel, &own), (town.board.channel, &town.board)] {
                let stops = control.replacen("pick", "confirm", 1).replacen("rank", "stop", 1);
                for control in [control, &stops] {
                    hand.sends(control, channel, Forged::click(message, control), May::Nothing).await;
                }
            }
        }
    }
    assert_eq!(story.record_in(story.games).await, "dara:traditional b3");
    story.end().await;
}

/// The submitted values of menus and forms, beyond the possible choices.
fn inputs(story: &Story, town: &Town, control: &str) -> Vec<(Value, bool)> {
    let ada = story.ada.member.id().to_string();
    let square = town.square.to_string();
    let list = |kind: u8, values: Value| json!({ "custom_id": control, "component_type": kind, "id": 1, "values": values });
    let line = |lines: Value| json!({ "custom_id": control, "components": lines, "resolved": {} });
    let row = |id: &str, value: Value| json!({ "type": 1, "id": 1, "components": [{ "type": 4, "id": 1, "custom_id": id, "value": value }] });
    vec![
        (list(3, json!([])), true),
        (list(3, json!(["play:1"])), true),
        (list(3, json!(["accept:1", "resign:1"])), true),
        (list(3, json!(vec!["resign:1"; 100])), true),
        (list(3, json!(["x".repeat(4_000)])), true),
        (list(5, json!([])), true),
        (list(5, json!([ada, ada])), true),
        (list(5, json!([story.sandbox.bot()])), true),
        (list(6, json!([ada])), true),
        (list(7, json!([ada])), true),
        (list(8, json!([])), true),
        (list(8, json!([square, square, "1"])), true),
        (list(8, json!((1..=200).map(|id: u64| id.to_string()).collect::<Vec<_>>())), true),
        (list(19, json!(["x"])), true),
        (line(json!([])), false),
        (line(json!([row("line", json!(""))])), false),
        (line(json!([row("other", json!("b3"))])), false),
        (line(json!([row("line", json!("x".repeat(4_000)))])), false),
        (line(json!([row("line", json!("a\n**b**`c`\u{202e}@everyone\0"))])), false),
        (line(json!([row("line", json!("b3")), row("line", json!("c4"))])), false),
        (line(json!([row("line", Value::Null)])), false),
        (line(json!([{ "type": 1, "id": 1, "components": [] }])), false),
    ]
}

#[tokio::test]
async fn lists_and_forms_made_by_hand_are_refused() {
    let mut rng = source("forms");
    let mut story = Story::begin().await;
    let town = town::build(&mut story).await;
    let own = story.eve.slash("help", json!({})).await;
    let carriers = carriers(&story, &town, &own);
    let mut eve = Hand::of(&story, &story.eve).await;
    let mut controls = most_harmful(&story, &town);
    controls.shuffle(&mut rng);
    controls.retain(|control| !control.ends_with("delete-data"));
    controls.extend(["choose".to_owned(), "choose:1".to_owned(), String::new()]);
    let every = if cases(0) > 0 { 1 } else { 29 };
    let mut number = 0_usize;
    for control in &controls {
        for (data, of_message) in inputs(&story, &town, control) {
            number += 1;
            if !number.is_multiple_of(every) {
                continue;
            }
            let (channel, message) = &carriers[number % carriers.len()];
            let what: String = data.to_string().chars().take(300).collect();
            // A form may come from a command, which has no message.
            let under = number.is_multiple_of(2).then_some(message.id);
            let forged =
                if of_message { Forged::component(message, data) } else { Forged::form(under, data) };
            eve.sends(&what, *channel, forged, may_with(control)).await;
        }
    }
    tried("lists and forms", eve.attempts);
    story.tells_all().await;
    story.pardons_gone();
    story.end().await;
}

/// A chosen member may be challenged.
fn may_with(control: &str) -> May {
    if control.starts_with("begin-with") { May::Show } else { may(control) }
}
