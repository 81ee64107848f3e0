//! What a restart finds again.

use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

use reqwest::Method;
use sandbox::{Config, Sandbox, StartError};
use serde_json::json;

use crate::client::World;

#[tokio::test]
async fn messages_files_threads_and_commands_outlive_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config {
        database: Some(folder.path().join("sandbox.db")),
        welcome: Some("Welcome".to_owned()),
        ..Config::default()
    };
    let world = World::start(config.clone()).await;
    let path = format!("/channels/{}/messages", world.games());
    world.upload(Method::POST, &path, &json!({ "content": "kept" }), &[("a.txt", b"bytes".to_vec())]).await;
    let thread = json!({ "name": "game", "type": 11 });
    world.post(&format!("/channels/{}/threads", world.games()), &thread).await;
    let commands = format!("/applications/{}/commands", world.sandbox.bot());
    world.post(&commands, &json!({ "name": "hello", "description": "d" })).await;
    let games = world.get(&format!("/channels/{}", world.games())).await;
    assert_eq!(games.body["last_message_id"], json!(world.sandbox.messages(world.games()).pop().unwrap().id));
    let newest = world.sandbox.messages(world.games()).pop().unwrap().id;
    std::sync::Arc::into_inner(world.sandbox).unwrap().stop().await;

    let world = World::start(config).await;
    let messages = world.sandbox.messages(world.games());
    let texts: Vec<_> = messages.iter().map(|message| message.content.as_str()).collect();
    assert_eq!(texts, ["Welcome", "kept", "game"], "and one welcome only");
    assert_eq!(messages[1].attachments[0].bytes(), b"bytes");
    assert_eq!(world.get(&commands).await.body[0]["name"], "hello");
    let thread = world.sandbox.channel("game");
    let said = world.post(&format!("/channels/{thread}/messages"), &json!({ "content": "on" })).await;
    assert!(said.body["id"].as_str().unwrap().parse::<u64>().unwrap() > newest.get());
}

#[tokio::test]
async fn a_moment_later_a_message_is_in_the_file_for_whoever_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("sandbox.db");
    let running = World::start(Config { database: Some(file.clone()), ..Config::default() }).await;
    for said in ["first", "second"] {
        running.sandbox.member("ada").say(running.games(), said).unwrap();
        // Long enough for a machine that stalls.
        let mut patience = 200;
        while copied(&file).await.as_deref() != Some(said) {
            patience -= 1;
            assert!(patience > 0, "{said} is not in the file");
            // Not as often as it is written, so that it is seldom copied meanwhile.
            tokio::time::sleep(Duration::from_millis(130)).await;
        }
    }
}

/// The last message in a copy of a database, as the disk would have it if its program were killed.
async fn copied(file: &Path) -> Option<String> {
    let folder = tempfile::tempdir().unwrap();
    for ending in ["", "-journal"] {
        let name = |file: &Path| PathBuf::from(format!("{}{ending}", file.display()));
        let copy = folder.path().join("sandbox.db");
        // There is no journal before something was changed.
        let _ = fs::copy(name(file), name(&copy));
    }
    // A copy that was made while it was written cannot be read, as it may be.
    let config = Config { database: Some(folder.path().join("sandbox.db")), ..Config::default() };
    let sandbox = Sandbox::start(config).await.ok()?;
    let last = sandbox.messages(sandbox.channel("games")).pop().map(|message| message.content);
    sandbox.stop().await;
    last
}

#[tokio::test]
async fn a_database_belongs_to_one_program() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { database: Some(folder.path().join("sandbox.db")), ..Config::default() };
    let first = World::start(config.clone()).await;
    let Err(refused) = Sandbox::start(config.clone()).await else { panic!("two use it") };
    let told = "another program uses the sandbox's database: stop it, or name another file";
    assert_eq!(refused.to_string(), told);
    std::sync::Arc::into_inner(first.sandbox).unwrap().stop().await;
    World::start(config).await;
}

#[tokio::test]
async fn a_channel_forgets_its_oldest_messages() {
    let world = World::start(Config { history: 10, ..Config::default() }).await;
    for at in 0..200 {
        world.sandbox.member("ada").say(world.games(), &at.to_string()).unwrap();
    }
    let kept = world.sandbox.messages(world.games());
    assert!(kept.len() < 20, "{}", kept.len());
    assert_eq!(kept.last().unwrap().content, "199");
}

#[tokio::test]
async fn a_taken_port_is_passed_over_or_named() {
    let first = World::start(Config::default()).await;
    let port = first.sandbox.url().rsplit(':').next().unwrap().parse().unwrap();
    let same = Sandbox::start(Config { port, ..Config::default() }).await;
    assert!(matches!(same, Err(StartError::Port { port: named, .. }) if named == port));
    let next = World::start(Config { port, or_next: true, ..Config::default() }).await;
    assert_ne!(next.sandbox.url(), first.sandbox.url());
}
