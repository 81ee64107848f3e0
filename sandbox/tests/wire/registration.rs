//! Registering, replacing and deleting commands.

use reqwest::Method;
use sandbox::Config;
use serde_json::{Value, json};

use crate::client::World;

fn named(name: &str) -> Value {
    json!({ "name": name, "description": "d" })
}

#[tokio::test]
async fn commands_keep_their_ids_when_replaced() {
    let world = World::start(Config::default()).await;
    let path = format!("/applications/{}/commands", world.sandbox.bot());
    let put = async |list: Value| world.request(Method::PUT, &path, Some(&list)).await;
    let first = put(json!([named("one"), named("two")])).await;
    let second = put(json!([named("two"), named("three")])).await;
    assert_eq!(first.body[1]["id"], second.body[0]["id"]);
    assert_eq!(world.get(&path).await.body.as_array().unwrap().len(), 2);
    let three = format!("{path}/{}", second.body[1]["id"].as_str().unwrap());
    assert_eq!(world.patch(&three, &json!({ "description": "new" })).await.body["description"], "new");
    assert_eq!(world.patch(&three, &json!({ "description": "" })).await.code(), 50035);
    assert_eq!(world.delete(&three).await.status, 204);
    assert_eq!(world.get(&three).await.code(), 10063);
    let guild = format!("/applications/{}/guilds/{}/commands", world.sandbox.bot(), world.sandbox.guild());
    let own = world.post(&guild, &named("two")).await;
    assert_eq!(own.body["guild_id"], json!(world.sandbox.guild()));
    assert_eq!(world.get(&path).await.body.as_array().unwrap().len(), 1, "the other scope is untouched");
}

#[tokio::test]
async fn names_are_unique_and_the_number_of_commands_is_limited() {
    let world = World::start(Config::default()).await;
    let path = format!("/applications/{}/commands", world.sandbox.bot());
    let put = async |list: Value| world.request(Method::PUT, &path, Some(&list)).await;
    let twice = put(json!([named("one"), named("one")])).await;
    assert_eq!(twice.body["errors"]["1"]["_errors"][0]["code"], "APPLICATION_COMMANDS_DUPLICATE_NAME");
    let many =
        |from: usize, to: usize| json!((from..to).map(|at| named(&format!("c{at}"))).collect::<Vec<_>>());
    assert_eq!(put(many(0, 101)).await.code(), 30032);
    assert_eq!(put(many(0, 100)).await.status, 200);
    assert_eq!(world.post(&path, &named("one-more")).await.code(), 30032);
    assert_eq!(world.post(&path, &named("c5")).await.status, 200, "one of the same name is replaced");
}

#[tokio::test]
async fn two_hundred_commands_can_be_created_per_day() {
    let world = World::start(Config::default()).await;
    let path = format!("/applications/{}/commands", world.sandbox.bot());
    let list =
        |from: usize, to: usize| json!((from..to).map(|at| named(&format!("c{at}"))).collect::<Vec<_>>());
    let put = async |list: Value| world.request(Method::PUT, &path, Some(&list)).await;
    assert_eq!(put(list(0, 100)).await.status, 200);
    assert_eq!(put(list(100, 200)).await.status, 200);
    assert_eq!(put(list(100, 200)).await.status, 200, "nothing new");
    assert_eq!(put(list(200, 201)).await.code(), 30034);
    world.sandbox.clock().advance(std::time::Duration::from_hours(24));
    assert_eq!(put(list(200, 201)).await.status, 200);
}
