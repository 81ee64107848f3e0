//! What survives a restart.

use std::fs;
use std::path::{Path, PathBuf};

use reqwest::Method;
use sandbox::{Config, Sandbox, StartError};
use serde_json::json;

use crate::client::World;

#[tokio::test]
async fn messages_files_threads_and_commands_survive_a_restart() {
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
async fn roles_and_who_has_them_survive_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { database: Some(folder.path().join("sandbox.db")), ..Config::default() };
    let world = World::start(config.clone()).await;
    let given = world.sandbox.member("ada").add_role("Beginners");
    world.sandbox.delete_role(world.sandbox.role("Organizers"));
    std::sync::Arc::into_inner(world.sandbox).unwrap().stop().await;

    let world = World::start(config).await;
    let guild = world.sandbox.guild();
    let roles = world.get(&format!("/guilds/{guild}/roles")).await.body;
    let names: Vec<_> = roles.as_array().unwrap().iter().map(|role| &role["name"]).collect();
    assert_eq!(names, ["@everyone", "Bot", "Board gamers", "Beginners"]);
    for (member, roles) in
        [("ada", json!([given])), ("ben", json!([world.sandbox.role("Board gamers")])), ("dede", json!([]))]
    {
        let id = world.sandbox.member(member).id();
        assert_eq!(
            world.get(&format!("/guilds/{guild}/members/{id}")).await.body["roles"],
            roles,
            "{member}"
        );
    }
}

#[tokio::test]
async fn a_message_is_soon_in_the_file_even_if_the_program_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("sandbox.db");
    let running = World::start(Config { database: Some(file.clone()), ..Config::default() }).await;
    for said in ["first", "second"] {
        running.sandbox.member("ada").say(running.games(), said).unwrap();
        running.sandbox.wait_until_saved().await.unwrap();
        assert_eq!(copied(&file).await, said);
    }
}

#[tokio::test]
async fn a_guild_without_the_bot_keeps_its_messages_and_can_be_left_out() {
    let folder = tempfile::tempdir().unwrap();
    let with = |name: Option<&str>| Config {
        database: Some(folder.path().join("sandbox.db")),
        guild_without_bot: name.map(str::to_owned),
        ..Config::default()
    };
    let world = World::start(with(Some("Friends"))).await;
    world.sandbox.member("ada").say(world.sandbox.channel("hall"), "hello").unwrap();
    std::sync::Arc::into_inner(world.sandbox).unwrap().stop().await;
    for (name, there) in [(None, false), (Some("Neighbours"), true)] {
        let world = World::start(with(name)).await;
        assert_eq!(world.sandbox.channels().values().any(|channel| channel == "hall"), there);
        if there {
            assert_eq!(world.sandbox.messages(world.sandbox.channel("hall"))[0].content, "hello");
        }
        std::sync::Arc::into_inner(world.sandbox).unwrap().stop().await;
    }
}

/// The last message in a copy of a database, as it would be if the program were killed now.
async fn copied(file: &Path) -> String {
    let folder = tempfile::tempdir().unwrap();
    for ending in ["", "-journal"] {
        let name = |file: &Path| PathBuf::from(format!("{}{ending}", file.display()));
        let copy = folder.path().join("sandbox.db");
        // There is no journal before the first change.
        let _ = fs::copy(name(file), name(&copy));
    }
    let config = Config { database: Some(folder.path().join("sandbox.db")), ..Config::default() };
    let sandbox = Sandbox::start(config).await.unwrap();
    let last = sandbox.messages(sandbox.channel("games")).pop().unwrap().content;
    sandbox.stop().await;
    last
}

#[tokio::test]
async fn a_database_is_used_by_one_program_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { database: Some(folder.path().join("sandbox.db")), ..Config::default() };
    let first = World::start(config.clone()).await;
    let Err(refused) = Sandbox::start(config.clone()).await else { panic!("two programs use it") };
    let told = "another program uses the sandbox's database: stop it, or name another file";
    assert_eq!(refused.to_string(), told);
    std::sync::Arc::into_inner(first.sandbox).unwrap().stop().await;
    World::start(config).await;
}

#[tokio::test]
async fn a_channel_drops_its_oldest_messages() {
    let world = World::start(Config { history: 10, ..Config::default() }).await;
    for at in 0..200 {
        world.sandbox.member("ada").say(world.games(), &at.to_string()).unwrap();
    }
    let kept = world.sandbox.messages(world.games());
    assert!(kept.len() < 20, "{}", kept.len());
    assert_eq!(kept.last().unwrap().content, "199");
}

#[tokio::test]
async fn a_port_in_use_is_skipped_or_reported() {
    let first = World::start(Config::default()).await;
    let port = first.sandbox.url().rsplit(':').next().unwrap().parse().unwrap();
    let same = Sandbox::start(Config { port, ..Config::default() }).await;
    assert!(matches!(same, Err(StartError::Port { port: named, .. }) if named == port));
    let next = World::start(Config { port, or_next: true, ..Config::default() }).await;
    assert_ne!(next.sandbox.url(), first.sandbox.url());
}
