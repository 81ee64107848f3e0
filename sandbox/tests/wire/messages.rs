//! Messages posted, edited and deleted with the bot's own token.

use std::time::Duration;

use reqwest::Method;
use sandbox::{Config, Permissions};
use serde_json::json;

use crate::client::World;

const HOUR: Duration = Duration::from_hours(1);

#[tokio::test]
async fn a_token_is_required_and_unknown_objects_have_their_codes() {
    let world = World::start(Config::default()).await;
    let games = world.games();
    let bare = reqwest::get(format!("{}/api/v10/users/@me", world.sandbox.url())).await.unwrap();
    assert_eq!(bare.status(), 401);
    assert_eq!(world.get("/channels/5").await.code(), 10003);
    assert_eq!(world.get(&format!("/channels/{games}/messages/5")).await.code(), 10008);
    assert_eq!(world.get("/guilds/5").await.code(), 10004);
    assert_eq!(world.get("/users/5").await.code(), 10013);
    assert_eq!(world.get("/applications/5/commands").await.code(), 10002);
    assert_eq!(world.get(&format!("/guilds/{}/members/5", world.sandbox.guild())).await.code(), 10007);
    assert_eq!(world.get("/channels/x").await.code(), 50035);
    assert_eq!(world.get("/nowhere").await.status, 404);
    let codes: Vec<_> = world.sandbox.violations().iter().map(|violation| violation.code).collect();
    assert_eq!(codes, [0, 10003, 10008, 10004, 10013, 10002, 10007, 50035, 0]);
}

#[tokio::test]
async fn empty_and_overlong_messages_are_refused() {
    let world = World::start(Config::default()).await;
    assert_eq!(world.say(&json!({ "content": "" })).await.code(), 50006);
    let long = world.say(&json!({ "content": "x".repeat(2001) })).await;
    assert_eq!((long.status, long.code()), (400, 50035));
    assert_eq!(long.body["errors"]["content"]["_errors"][0]["code"], "BASE_TYPE_MAX_LENGTH");
    assert_eq!(world.say(&json!({ "content": "x".repeat(2000) })).await.status, 200);
    assert_eq!(world.sandbox.messages(world.games()).len(), 1);
}

#[tokio::test]
async fn an_enforced_nonce_posts_only_once() {
    let world = World::start(Config::default()).await;
    let body = json!({ "content": "once", "nonce": "turn-7", "enforce_nonce": true });
    let first = world.say(&body).await;
    let again = world.say(&body).await;
    assert_eq!(first.body["id"], again.body["id"]);
    assert_eq!(world.sandbox.messages(world.games()).len(), 1);
    let loose = json!({ "content": "twice", "nonce": "turn-7" });
    assert_ne!(world.say(&loose).await.body["id"], first.body["id"], "not enforced");
    world.sandbox.clock().advance(Duration::from_secs(301));
    assert_ne!(world.say(&body).await.body["id"], first.body["id"], "long ago");
}

#[tokio::test]
async fn channel_permissions_are_enforced() {
    let world = World::start(Config::default()).await;
    let games = world.games();
    let hello = json!({ "content": "hello" });
    world.sandbox.deny_bot(games, Permissions::VIEW_CHANNEL);
    assert_eq!(world.say(&hello).await.code(), 50001);
    assert_eq!(world.get(&format!("/channels/{games}")).await.code(), 50001);
    world.sandbox.deny_bot(games, Permissions::SEND_MESSAGES);
    assert_eq!(world.say(&hello).await.code(), 50013);
    world.sandbox.deny_bot(games, Permissions::ATTACH_FILES);
    assert_eq!(world.say(&hello).await.status, 200);
    let path = format!("/channels/{games}/messages");
    let file = [("a.txt", b"text".to_vec())];
    assert_eq!(world.upload(Method::POST, &path, &hello, &file).await.code(), 50013);
    world.sandbox.deny_bot(games, Permissions::EMBED_LINKS);
    assert_eq!(world.say(&json!({ "embeds": [{ "title": "t" }] })).await.code(), 50013);
    world.sandbox.deny_bot(games, Permissions::CREATE_PUBLIC_THREADS);
    let thread = json!({ "name": "n", "type": 11 });
    assert_eq!(world.post(&format!("/channels/{games}/threads"), &thread).await.code(), 50013);
    world.sandbox.deny_bot(games, Permissions::NONE);
    assert_eq!(world.upload(Method::POST, &path, &hello, &file).await.status, 200);
}

#[tokio::test]
async fn a_bot_edits_only_its_own_messages_and_old_ones_only_a_few_times() {
    let world = World::start(Config::default()).await;
    let games = world.games();
    let theirs = world.sandbox.member("ada").say(games, "mine").unwrap();
    let edit = json!({ "content": "changed" });
    let path = format!("/channels/{games}/messages/{}", theirs.id);
    assert_eq!(world.patch(&path, &edit).await.code(), 50005);
    assert_eq!(world.delete(&path).await.code(), 50013);

    let own = world.say(&json!({ "content": "first" })).await.body["id"].as_str().unwrap().to_owned();
    let path = format!("/channels/{games}/messages/{own}");
    for _ in 0..10 {
        assert_eq!(world.patch(&path, &edit).await.status, 200);
    }
    world.sandbox.clock().advance(HOUR + Duration::from_secs(1));
    for _ in 0..5 {
        assert_eq!(world.patch(&path, &edit).await.status, 200);
    }
    assert_eq!(world.patch(&path, &edit).await.code(), 30046);
    assert_eq!(world.patch(&path, &json!({ "content": "" })).await.code(), 50006);
    assert_eq!(world.delete(&path).await.status, 204);
    assert_eq!(world.delete(&path).await.code(), 10008);
}

#[tokio::test]
async fn files_are_stored_replaced_and_limited() {
    let world = World::start(Config::default()).await;
    let path = format!("/channels/{}/messages", world.games());
    let body = json!({ "attachments": [{ "id": 0, "description": "first" }] });
    let posted = world.upload(Method::POST, &path, &body, &[("a b.png", b"one".to_vec())]).await;
    let url = posted.body["attachments"][0]["url"].as_str().unwrap().to_owned();
    assert!(url.ends_with("/a_b.png"));
    let file = reqwest::get(&url).await.unwrap();
    assert_eq!(file.headers()["content-type"], "image/png");
    assert_eq!(file.bytes().await.unwrap(), "one");

    let path = format!("{path}/{}", posted.body["id"].as_str().unwrap());
    let replaced = json!({ "attachments": [{ "id": "0", "description": "second" }] });
    world.upload(Method::PATCH, &path, &replaced, &[("b.png", b"two".to_vec())]).await;
    let message = world.sandbox.messages(world.games()).pop().unwrap();
    assert_eq!(message.attachments.len(), 1, "the first is replaced");
    assert_eq!(message.attachments[0].bytes(), b"two");
    assert_eq!(reqwest::get(&url).await.unwrap().status(), 404);
    let kept = json!({ "content": "with", "attachments": [{ "id": message.attachments[0].id }] });
    assert_eq!(world.patch(&path, &kept).await.body["attachments"].as_array().unwrap().len(), 1);
    assert_eq!(world.patch(&path, &json!({ "attachments": [] })).await.body["attachments"], json!([]));
    assert_eq!(message.attachments[0].bytes(), b"two", "a test may still read the message as it was");

    let large = [("large", vec![0; 10 * 1024 * 1024 + 1])];
    assert_eq!(world.upload(Method::PATCH, &path, &json!({}), &large).await.code(), 40005);
    let many: Vec<_> = (0..11).map(|_| ("x", vec![0])).collect();
    assert_eq!(world.upload(Method::PATCH, &path, &json!({}), &many).await.code(), 40005);
}

#[tokio::test]
async fn a_test_reads_the_files_of_a_message_that_is_gone() {
    let world = World::start(Config::default()).await;
    let path = format!("/channels/{}/messages", world.games());
    let body = json!({ "attachments": [{ "id": 0, "description": "first" }] });
    let posted = world.upload(Method::POST, &path, &body, &[("a.png", b"one".to_vec())]).await;
    let message = world.sandbox.messages(world.games()).pop().unwrap();
    let path = format!("{path}/{}", posted.body["id"].as_str().unwrap());
    assert_eq!(world.delete(&path).await.status, 204);
    assert_eq!(message.attachments[0].bytes(), b"one");
}

#[tokio::test]
async fn an_archived_thread_refuses_edits_and_is_unarchived_by_a_message() {
    let world = World::start(Config::default()).await;
    let games = world.games();
    let new = json!({ "name": "game", "type": 11, "auto_archive_duration": 60 });
    let thread = world.post(&format!("/channels/{games}/threads"), &new).await;
    assert_eq!(thread.status, 201);
    let thread = thread.body["id"].as_str().unwrap().to_owned();
    let messages = format!("/channels/{thread}/messages");
    let first = world.post(&messages, &json!({ "content": "1" })).await;
    let first = format!("{messages}/{}", first.body["id"].as_str().unwrap());
    world.sandbox.clock().advance(HOUR);
    assert_eq!(world.get(&format!("/channels/{thread}")).await.body["thread_metadata"]["archived"], true);
    assert_eq!(world.patch(&first, &json!({ "content": "2" })).await.code(), 50083);
    assert_eq!(world.patch(&format!("/channels/{thread}"), &json!({ "name": "x" })).await.code(), 50083);
    assert_eq!(world.post(&messages, &json!({ "content": "3" })).await.status, 200);
    assert_eq!(world.patch(&first, &json!({ "content": "2" })).await.status, 200);
    world.sandbox.archive_thread(thread.parse().unwrap(), true, true);
    assert_eq!(world.post(&messages, &json!({ "content": "4" })).await.code(), 50083, "locked");
    world.sandbox.delete_channel(thread.parse().unwrap());
    assert_eq!(world.post(&messages, &json!({ "content": "5" })).await.code(), 10003);
}

#[tokio::test]
async fn a_message_has_at_most_one_thread() {
    let world = World::start(Config::default()).await;
    let games = world.games();
    let said = world.sandbox.member("ada").say(games, "a game?").unwrap();
    let path = format!("/channels/{games}/messages/{}/threads", said.id);
    assert_eq!(world.post(&path, &json!({ "name": "game" })).await.body["id"], json!(said.id));
    assert_eq!(world.post(&path, &json!({ "name": "game" })).await.code(), 160_004);
    assert_eq!(world.sandbox.messages(games)[0].raw()["thread"]["name"], "game");
}

#[tokio::test]
async fn mentions_ping_only_allowed_users() {
    let world = World::start(Config::default()).await;
    let games = world.games();
    let (ada, ben) = (world.sandbox.member("ada"), world.sandbox.member("ben"));
    let text = format!("{} {} @everyone", ada.mention(), ben.mention());
    world.say(&json!({ "content": text, "allowed_mentions": { "parse": [], "users": [ben.id()] } })).await;
    world.say(&json!({ "content": text, "allowed_mentions": { "parse": [] } })).await;
    world.say(&json!({ "content": text })).await;
    let pinged: Vec<_> = world.sandbox.messages(games).into_iter().map(|message| message.mentions).collect();
    assert_eq!(pinged, [vec![ben.id()], vec![], vec![ada.id(), ben.id()]]);
    assert!(!world.sandbox.messages(games)[2].mentions_everyone, "the bot may not");
}

#[tokio::test]
async fn replies_refer_to_an_existing_message() {
    let world = World::start(Config::default()).await;
    let said = world.sandbox.member("ada").say(world.games(), "hello").unwrap();
    let reply = world.say(&json!({ "content": "hi", "message_reference": { "message_id": said.id } })).await;
    assert_eq!(reply.body["referenced_message"]["content"], "hello");
    assert_eq!(reply.body["mentions"][0]["username"], "ada");
    let gone = json!({ "content": "hi", "message_reference": { "message_id": "5" } });
    assert_eq!(world.say(&gone).await.code(), 50035);
    let anyway =
        json!({ "content": "hi", "message_reference": { "message_id": "5", "fail_if_not_exists": false } });
    assert_eq!(world.say(&anyway).await.status, 200);
}

#[tokio::test]
async fn a_member_who_left_is_unknown_but_their_messages_remain() {
    let world = World::start(Config::default()).await;
    let (ada, games) = (world.sandbox.member("ada"), world.games());
    let said = ada.say(games, "goodbye").unwrap();
    let path = format!("/guilds/{}/members/{}", world.sandbox.guild(), ada.id());
    assert_eq!(world.get(&path).await.status, 200);
    ada.leave();
    let gone = world.get(&path).await;
    assert_eq!((gone.status, gone.code()), (404, 10007));
    let message = world.get(&format!("/channels/{games}/messages/{}", said.id)).await;
    assert_eq!(message.body["author"]["username"], "ada");
    assert!(ada.say(games, "still here?").is_err() && ada.sees(games).is_empty());
}
