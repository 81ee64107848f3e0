//! Options that no client would send: refused before anything is stored, so that every list goes on working.

use sandbox::{Forged, Response};
use serde_json::{Value, json};

use super::competing::DARA;
use crate::{player::Player, story::Story};

/// The answer to `/kind create` with an option made by hand.
async fn forges(story: &Story, by: &Player, kind: &str, option: &str, value: i64) -> String {
    forges_below(story, by, (kind, "create"), option, value).await
}

/// The same of another command.
async fn forges_below(
    story: &Story,
    by: &Player,
    (kind, name): (&str, &str),
    option: &str,
    value: i64,
) -> String {
    let commands = story.sandbox.commands();
    let command = commands.iter().find(|command| command["name"] == kind).expect("the command");
    let create = command["options"].as_array().expect("commands below it");
    let create = create.iter().find(|below| below["name"] == name).expect("the command");
    let required = create["options"]
        .as_array()
        .expect("options")
        .iter()
        .filter(|one| one["required"] == true && one["name"] != option);
    let given = required.map(|one| {
        let value = if one["type"] == 3 { Value::from("Unbound") } else { Value::from(DARA) };
        json!({ "name": one["name"], "type": one["type"], "value": value })
    });
    let options: Vec<Value> = given.chain([json!({ "name": option, "type": 4, "value": value })]).collect();
    let data = json!({
        "id": command["id"], "name": kind, "type": 1,
        "options": [{ "name": name, "type": 1, "options": options }],
    });
    match by.member.forge(by.channel, Forged::command(data)).await.expect("an answer") {
        Response::Answer(answer) => answer.message.expect("a message").content,
        Response::Choices(_) => panic!("choices"),
    }
}

#[tokio::test]
async fn options_out_of_bounds_are_refused_and_every_list_goes_on_working() {
    let story = Story::begin().await;
    let ada = &story.ada;
    for (kind, option, value) in [
        ("league", "days", 0),
        ("league", "days", -7),
        ("league", "days", 100_000),
        ("league", "at_once", 0),
        ("league", "at_once", 255),
        ("league", "size", 3),
        ("league", "size", 255),
        ("league", "movers", 6),
        ("league", "players", 100_000),
        ("tournament", "days", 0),
        ("tournament", "rounds", 0),
        ("tournament", "rounds", 1_000),
        ("tournament", "players", 1),
        ("tournament", "kind", 99),
    ] {
        let told = forges(&story, ada, kind, option, value).await;
        assert!(!told.contains("Sorry, that broke"), "{kind} {option}:{value}: {told}");
        let stored = story.rows().numbers("SELECT count(*) FROM competitions");
        assert_eq!(stored, [0], "{kind} {option}:{value}: {told}");
        for shown in ["league show", "tournament show"] {
            let told = ada.slash(shown, json!({})).await;
            assert!(!told.content.contains("Sorry, that broke"), "{kind} {option}:{value}: {}", told.content);
        }
    }
    // What is allowed is stored, also if it was made by hand.
    let told = forges(&story, ada, "league", "size", 15).await;
    assert_eq!(story.rows().numbers("SELECT count(*) FROM competitions"), [1], "{told}");
    // A change keeps within the same bounds.
    let plan = async || story.contest(story.newest_competition().await).await.competition.plan;
    let before = plan().await;
    for (option, value) in [
        ("size", 3),
        ("size", 255),
        ("days", 0),
        ("at_once", 0),
        ("movers", 6),
        ("players", 1),
        ("players", 501),
    ] {
        let told = forges_below(&story, ada, ("league", "change"), option, value).await;
        assert!(!told.contains("Sorry, that broke"), "{option}:{value}: {told}");
        assert_eq!(plan().await, before, "{option}:{value}: {told}");
    }
    story.tells_all().await;
    story.end().await;
}
