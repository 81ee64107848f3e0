//! Interactions: one first response within three seconds, follow-ups for fifteen minutes.

use std::time::Duration;

use reqwest::Method;
use sandbox::NotAnswered;
use serde_json::json;

use crate::client::World;

fn message(content: &str) -> serde_json::Value {
    json!({ "type": 4, "data": { "content": content } })
}

#[tokio::test]
async fn the_first_response_is_due_within_three_seconds() {
    let (world, mut bot) = World::with_bot().await;
    let used = world.hello();
    let interaction = bot.interaction().await;
    world.sandbox.clock().advance(Duration::from_millis(3001));
    assert_eq!(used.await.unwrap().unwrap_err(), NotAnswered::InTime);
    assert_eq!(world.answer(&interaction, &message("late")).await.code(), 10062);
    assert_eq!(world.sandbox.violations()[0].code, 10062);
    assert!(world.sandbox.messages(world.games()).is_empty());
}

#[tokio::test]
async fn there_is_only_one_first_response_and_its_type_must_fit() {
    let (world, mut bot) = World::with_bot().await;
    let used = world.hello();
    let interaction = bot.interaction().await;
    assert_eq!(world.answer(&interaction, &json!({ "type": 7, "data": {} })).await.code(), 50035);
    assert_eq!(world.answer(&interaction, &json!({ "type": 4, "data": {} })).await.code(), 50006);
    assert_eq!(world.answer(&interaction, &message("hello")).await.status, 204);
    assert_eq!(world.answer(&interaction, &message("again")).await.code(), 40060);
    assert_eq!(used.await.unwrap().unwrap().message.unwrap().content, "hello");
    let mut forged = interaction.clone();
    forged.token.push('x');
    assert_eq!(world.answer(&forged, &message("forged")).await.code(), 10062);
}

#[tokio::test]
async fn a_token_is_valid_for_fifteen_minutes() {
    let (world, mut bot) = World::with_bot().await;
    let used = world.hello();
    let interaction = bot.interaction().await;
    let follow_up = world.webhook(&interaction, "");
    assert_eq!(
        world.post(&follow_up, &json!({ "content": "early" })).await.code(),
        10015,
        "not answered yet"
    );
    world.answer(&interaction, &message("hello")).await;
    used.await.unwrap().unwrap();
    world.sandbox.clock().advance(Duration::from_mins(14));
    assert_eq!(world.post(&follow_up, &json!({ "content": "more" })).await.status, 200);
    let original = world.webhook(&interaction, "/messages/@original");
    assert_eq!(world.patch(&original, &json!({ "content": "changed" })).await.body["content"], "changed");
    world.sandbox.clock().advance(Duration::from_secs(61));
    assert_eq!(world.post(&follow_up, &json!({ "content": "late" })).await.code(), 50027);
    assert_eq!(world.patch(&original, &json!({ "content": "late" })).await.code(), 50027);
    assert_eq!(world.get(&world.webhook(&interaction, "/messages/5")).await.code(), 50027);
}

#[tokio::test]
async fn a_deferred_ephemeral_response_is_filled_in_later() {
    let (world, mut bot) = World::with_bot().await;
    let used = world.hello();
    let interaction = bot.interaction().await;
    let path = format!("/interactions/{}/{}/callback?with_response=true", interaction.id, interaction.token);
    let told = world.post(&path, &json!({ "type": 5, "data": { "flags": 64 } })).await;
    assert_eq!(told.body["interaction"]["response_message_loading"], true);
    assert_eq!(told.body["resource"]["type"], 5);
    let answer = used.await.unwrap().unwrap();
    assert!(answer.deferred && answer.message.as_ref().unwrap().is_loading());
    let original = world.webhook(&interaction, "/messages/@original");
    let body = json!({ "content": "there", "attachments": [{ "id": 0 }] });
    let edited = world.upload(Method::PATCH, &original, &body, &[("a.png", b"x".to_vec())]).await;
    assert_eq!(edited.status, 200);
    let ada = world.sandbox.member("ada");
    let seen = ada.sees(world.games()).pop().unwrap();
    assert_eq!((seen.content.as_str(), seen.is_loading(), seen.is_ephemeral()), ("there", false, true));
    assert!(world.sandbox.messages(world.games()).is_empty(), "no one else sees it");
    let id = seen.id;
    let by_token = format!("/channels/{}/messages/{id}", world.games());
    assert_eq!(world.get(&by_token).await.code(), 10008, "the bot's own token does not reach it");
    assert_eq!(world.delete(&original).await.status, 204);
    assert_eq!(world.get(&original).await.code(), 10008);
}

#[tokio::test]
async fn members_can_only_use_what_is_offered() {
    let (world, mut bot) = World::with_bot().await;
    let (ada, games) = (world.sandbox.member("ada"), world.games());
    let button = |id: &str, disabled| json!({ "type": 2, "style": 1, "label": "B", "custom_id": id, "disabled": disabled });
    let select = json!({ "type": 3, "custom_id": "s", "max_values": 2, "options": [
        { "label": "A", "value": "a" }, { "label": "B", "value": "b" }, { "label": "C", "value": "c" },
    ] });
    let rows = json!([
        { "type": 1, "components": [button("on", false), button("off", true)] },
        { "type": 1, "components": [select] },
    ]);
    assert_eq!(world.say(&json!({ "content": "choose", "components": rows })).await.status, 200);
    let message = world.sandbox.messages(games).pop().unwrap().id;
    assert!(matches!(ada.click(message, "off").await, Err(NotAnswered::NotPossible(_))));
    assert!(matches!(ada.click(message, "none").await, Err(NotAnswered::NotPossible(_))));
    assert!(matches!(ada.select(message, "s", &["x"]).await, Err(NotAnswered::NotPossible(_))));
    assert!(matches!(ada.select(message, "s", &["a", "b", "c"]).await, Err(NotAnswered::NotPossible(_))));
    assert!(matches!(ada.slash(games, "hello", json!({ "x": 1 })).await, Err(NotAnswered::NotPossible(_))));
    assert!(matches!(ada.slash(games, "bye", json!({})).await, Err(NotAnswered::NotPossible(_))));

    let chosen = tokio::spawn(async move { ada.select(message, "s", &["a", "c"]).await });
    let interaction = bot.interaction().await;
    assert_eq!(world.answer(&interaction, &json!({ "type": 6 })).await.status, 204);
    assert!(chosen.await.unwrap().unwrap().deferred);
    let original = world.webhook(&interaction, "/messages/@original");
    let edited = world.patch(&original, &json!({ "content": "chosen", "components": [] })).await;
    assert_eq!(edited.body["id"], json!(message), "the message of the select is the original");
    assert_eq!(world.sandbox.messages(games)[0].content, "chosen");
}

#[tokio::test]
async fn without_a_bot_there_is_no_response() {
    let (world, bot) = World::with_bot().await;
    drop(bot);
    world.sandbox.wait_for_online(false).await.unwrap();
    world.sandbox.clock().advance(Duration::from_secs(301));
    assert_eq!(world.hello().await.unwrap().unwrap_err(), NotAnswered::InTime);
}
