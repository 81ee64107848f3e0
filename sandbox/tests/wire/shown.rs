//! What people could see, and where they and the bot come and go.

use std::collections::BTreeSet;

use sandbox::{Config, Failure, Id, Permissions};
use serde_json::json;

use crate::client::World;

async fn watched() -> World {
    World::start(Config { keep_shown: true, ..Config::default() }).await
}

#[tokio::test]
async fn each_message_and_edit_is_kept_with_those_who_saw_it() {
    let world = watched().await;
    let (ada, games) = (world.sandbox.member("ada"), world.games());
    let posted = world.say(&json!({ "content": format!("hello {}", ada.mention()) })).await;
    let path = format!("/channels/{games}/messages/{}", posted.body["id"].as_str().unwrap());
    assert_eq!(world.patch(&path, &json!({ "content": "a secret" })).await.status, 200);
    assert_eq!(world.patch(&path, &json!({ "content": "nothing" })).await.status, 200);
    assert_eq!(world.delete(&path).await.status, 204);
    let direct = world.sandbox.direct_channel(&ada).unwrap();
    let path = format!("/channels/{direct}/messages");
    let file = [("notes.txt", b"in a file".to_vec())];
    assert_eq!(
        world.upload(reqwest::Method::POST, &path, &json!({ "content": "for you" }), &file).await.status,
        200
    );
    let shown = world.sandbox.shown_after(0);
    let contents: Vec<_> = shown.iter().map(|one| one.content.as_str()).collect();
    assert_eq!(contents[1..], ["a secret", "nothing", "for you"]);
    assert_eq!((shown[0].pinged.clone(), shown[0].is_edit), (vec![ada.id()], false));
    assert_eq!((shown[1].pinged.clone(), shown[1].is_edit), (vec![], true));
    assert_eq!(shown[0].viewers.len(), 5, "everyone in the server but the bot");
    assert_eq!(shown[3].viewers, [ada.id()]);
    assert!(shown[3].whole.contains("in a file"), "{:?}", shown[3]);
    assert_eq!(world.sandbox.shown_after(3).len(), 1);
}

#[tokio::test]
async fn nothing_is_kept_unless_it_is_wanted() {
    let world = World::start(Config::default()).await;
    world.say(&json!({ "content": "hello" })).await;
    assert!(world.sandbox.shown_after(0).is_empty());
}

#[tokio::test]
async fn who_leaves_a_guild_sees_no_more_and_can_join_again() {
    let world = watched().await;
    let (ada, ben) = (world.sandbox.member("ada"), world.sandbox.member("ben"));
    let other = world.sandbox.add_guild("Elsewhere", &ada);
    let there = world.sandbox.add_channel_in(other, "hall");
    ben.join(other, Some("Benjamin"));
    let seen = async |channel: Id| -> BTreeSet<Id> {
        let before = world.sandbox.shown_after(0).len();
        world.post(&format!("/channels/{channel}/messages"), &json!({ "content": "hello" })).await;
        world.sandbox.shown_after(before).into_iter().flat_map(|shown| shown.viewers).collect()
    };
    for (guild, channel) in [(other, there), (world.sandbox.guild(), world.games())] {
        assert!(seen(channel).await.contains(&ben.id()));
        ben.leave_guild(guild);
        assert!(!seen(channel).await.contains(&ben.id()), "{guild}");
        ben.join(guild, None);
        assert!(seen(channel).await.contains(&ben.id()), "{guild}");
    }
}

#[tokio::test]
async fn a_bot_that_was_removed_from_a_guild_reaches_no_one_there_until_it_is_back() {
    let world = World::start(Config::default()).await;
    let (ada, eve) = (world.sandbox.member("ada"), world.sandbox.member("eve"));
    let other = world.sandbox.add_guild("Elsewhere", &ada);
    let there = world.sandbox.add_channel_in(other, "hall");
    let zoe = world.sandbox.add_member_in(other, "zoe");
    for (guild, channel, member) in [(other, there, &zoe), (world.sandbox.guild(), world.games(), &eve)] {
        let says = async |content: &str| {
            world.post(&format!("/channels/{channel}/messages"), &json!({ "content": content })).await
        };
        let opens = async || world.post("/users/@me/channels", &json!({ "recipient_id": member.id() })).await;
        assert_eq!((says("hello").await.status, opens().await.status), (200, 200), "{guild}");
        world.sandbox.remove_bot_from(guild);
        assert_eq!((says("gone").await.code(), opens().await.code()), (50_001, 50_278), "{guild}");
        assert_eq!(world.get(&format!("/guilds/{guild}")).await.code(), 10_004);
        world.sandbox.add_bot_to(guild);
        assert_eq!((says("back").await.status, opens().await.status), (200, 200), "{guild}");
    }
}

#[tokio::test]
async fn a_flagged_bot_sends_nothing_by_itself_until_that_is_over() {
    let world = World::start(Config::default()).await;
    let (ada, games) = (world.sandbox.member("ada"), world.games());
    let posted = world.say(&json!({ "content": "hello" })).await;
    let path = format!("/channels/{games}/messages/{}", posted.body["id"].as_str().unwrap());
    world.sandbox.faults().fail_unasked(Some(Failure::FLAGGED));
    for _ in 0..2 {
        let refused = world.say(&json!({ "content": "more" })).await;
        assert_eq!((refused.status, refused.code()), (403, 20_026));
    }
    let opened = world.post("/users/@me/channels", &json!({ "recipient_id": ada.id() })).await;
    assert_eq!(opened.code(), 20_026);
    let thread = world.post(&format!("{path}/threads"), &json!({ "name": "a thread" })).await;
    assert_eq!(thread.code(), 20_026);
    assert_eq!(world.patch(&path, &json!({ "content": "edited" })).await.status, 200);
    world.sandbox.faults().fail_unasked(None);
    assert_eq!(world.say(&json!({ "content": "more" })).await.status, 200);
    assert_eq!(world.sandbox.messages(games).len(), 2);
    world.sandbox.deny_bot(games, Permissions::SEND_MESSAGES);
    assert_eq!(world.say(&json!({ "content": "more" })).await.code(), 50_013, "that is something else");
}

#[tokio::test]
async fn a_display_name_is_the_same_everywhere() {
    let world = World::start(Config::default()).await;
    let ada = world.sandbox.member("ada");
    ada.set_display_name(Some("Star"));
    assert_eq!(world.get(&format!("/users/{}", ada.id())).await.body["global_name"], "Star");
}
