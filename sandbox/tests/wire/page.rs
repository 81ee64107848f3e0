//! The endpoints of the page.

use reqwest::header;
use sandbox::Config;
use serde_json::{Value, json};

use crate::client::World;

async fn get(world: &World, path: &str) -> Value {
    let response = reqwest::get(format!("{}{path}", world.sandbox.url())).await.unwrap();
    assert!(response.status().is_success(), "{path}: {}", response.status());
    response.json().await.unwrap()
}

async fn post(world: &World, path: &str, body: &Value) -> Value {
    let url = format!("{}{path}", world.sandbox.url());
    reqwest::Client::new().post(url).json(body).send().await.unwrap().json().await.unwrap()
}

#[tokio::test]
async fn the_state_lists_members_channels_and_commands() {
    let world = World::start(Config { bot_name: "Dara".to_owned(), ..Config::default() }).await;
    let ada = world.sandbox.member("ada").id();
    let state = get(&world, &format!("/page/state?as={ada}")).await;
    assert_eq!(state["me"]["username"], "ada");
    let names: Vec<_> =
        state["members"].as_array().unwrap().iter().map(|one| &one["user"]["username"]).collect();
    assert_eq!(names, ["ada", "ben", "chidi", "dede", "eve", "dara"]);
    assert_eq!(state["application"], json!({ "id": world.sandbox.bot(), "name": "Dara", "online": false }));
    assert_eq!(state["channels"][0]["can_send"], true);
    let roles: Vec<_> =
        state["guild"]["roles"].as_array().unwrap().iter().map(|role| &role["name"]).collect();
    assert_eq!(roles, ["@everyone", "Bot", "Board gamers", "Organizers"]);
    let welcome = World::start(Config { welcome: Some("Welcome".to_owned()), ..Config::default() }).await;
    let unread = get(&welcome, "/page/state").await;
    assert!(unread["channels"][0]["last_message_id"].is_string(), "the welcome is unread");
    let no_one = get(&world, "/page/state").await;
    assert!(no_one["me"].is_null() && no_one["channels"].as_array().unwrap().len() == 2);
}

#[tokio::test]
async fn members_post_and_direct_messages_are_private() {
    let world = World::start(Config::default()).await;
    let (ada, ben) = (world.sandbox.member("ada").id(), world.sandbox.member("ben").id());
    let said = post(
        &world,
        &format!("/page/messages?as={ada}"),
        &json!({ "channel_id": world.games(), "content": "hi" }),
    )
    .await;
    assert_eq!(said["author"]["username"], "ada");
    let listed = get(&world, &format!("/page/messages?as={ben}&channel={}", world.games())).await;
    assert_eq!(listed["messages"][0]["content"], "hi");
    let bot = world.sandbox.bot();
    let direct = post(&world, &format!("/page/dms?as={ada}"), &json!({ "recipient_id": bot })).await;
    assert_eq!(direct["recipients"][0]["bot"], true);
    let theirs = get(&world, &format!("/page/state?as={ben}")).await;
    assert_eq!(theirs["channels"].as_array().unwrap().len(), 2);
    let url =
        format!("{}/page/messages?as={ben}&channel={}", world.sandbox.url(), direct["id"].as_str().unwrap());
    assert_eq!(reqwest::get(url).await.unwrap().status(), 403);
}

#[tokio::test]
async fn an_interaction_returns_once_the_bot_responds() {
    let (world, mut bot) = World::with_bot().await;
    let ada = world.sandbox.member("ada").id();
    let state = get(&world, &format!("/page/state?as={ada}")).await;
    let used = json!({ "type": 2, "channel_id": world.games(), "data": { "id": state["commands"][0]["id"], "options": [] } });
    let path = format!("/page/interactions?as={ada}");
    let (outcome, ()) = tokio::join!(post(&world, &path, &used), async {
        let interaction = bot.interaction().await;
        world.answer(&interaction, &json!({ "type": 4, "data": { "content": "hello", "flags": 64 } })).await;
    });
    assert_eq!(outcome["outcome"], "message");
    assert_eq!(outcome["message"]["content"], "hello");
    let message = outcome["message"]["id"].as_str().unwrap();
    let client = reqwest::Client::new();
    let dismiss = client.delete(format!("{}/page/messages/{message}?as={ada}", world.sandbox.url()));
    assert_eq!(dismiss.send().await.unwrap().status(), 204);
    let mut typed = used.clone();
    typed["type"] = json!(4);
    typed["data"]["options"] = json!([{ "name": "word", "type": 3, "value": "he", "focused": true }]);
    let (outcome, ()) = tokio::join!(post(&world, &path, &typed), async {
        let interaction = bot.interaction().await;
        let choices = json!([{ "name": "hello", "value": "hello" }]);
        world.answer(&interaction, &json!({ "type": 8, "data": { "choices": choices } })).await;
    });
    assert_eq!(outcome["choices"][0]["value"], "hello");
    world.sandbox.faults().drop_socket();
    world.sandbox.faults().invalid_session(false);
    let outcome = post(&world, &path, &used).await;
    assert_eq!(outcome["outcome"], "none");
}

#[tokio::test]
async fn a_member_can_choose_a_language() {
    let world = World::start(Config::default()).await;
    let ada = world.sandbox.member("ada").id();
    let path = format!("{}/page/locale?as={ada}", world.sandbox.url());
    let client = reqwest::Client::new();
    for (locale, status, then) in [("uk", 204, "uk"), ("tlh", 400, "uk"), ("es-419", 204, "es-419")] {
        let answer = client.post(&path).json(&json!({ "locale": locale })).send().await.unwrap();
        assert_eq!(answer.status(), status, "{locale}");
        assert_eq!(get(&world, &format!("/page/state?as={ada}")).await["locale"], then);
    }
}

#[tokio::test]
async fn foreign_pages_are_refused_and_the_sandboxs_page_has_a_strict_policy() {
    let world = World::start(Config::default()).await;
    let client = reqwest::Client::new();
    let page = reqwest::get(world.sandbox.url()).await.unwrap();
    assert!(
        page.headers()[header::CONTENT_SECURITY_POLICY].to_str().unwrap().starts_with("default-src 'none'")
    );
    assert!(page.text().await.unwrap().contains("<html"));
    for (name, value) in [(header::HOST, "evil.example"), (header::ORIGIN, "https://evil.example")] {
        let request = client.get(format!("{}/page/state", world.sandbox.url())).header(name, value);
        assert_eq!(request.send().await.unwrap().status(), 403);
    }
}

#[tokio::test]
async fn a_file_uploaded_with_a_command_can_be_downloaded() {
    let (world, mut bot) = World::with_bot().await;
    let import = json!({
        "name": "import", "description": "d",
        "options": [{ "type": 11, "name": "file", "description": "d", "required": true }],
    });
    world.post(&format!("/applications/{}/commands", world.sandbox.bot()), &import).await;
    let (ada, games) = (world.sandbox.member("ada"), world.games());
    let used =
        tokio::spawn(
            async move { ada.slash(games, "import", json!({ "file": ["a.txt", "dara b3"] })).await },
        );
    let event =
        bot.wait(|event| matches!(event, twilight_model::gateway::event::Event::InteractionCreate(_))).await;
    let shown = serde_json::to_value(match event {
        twilight_model::gateway::event::Event::InteractionCreate(interaction) => interaction,
        _ => unreachable!(),
    });
    let shown = shown.unwrap();
    let id = shown["data"]["options"][0]["value"].as_str().unwrap();
    let file = &shown["data"]["resolved"]["attachments"][id];
    assert_eq!(file["filename"], "a.txt");
    let bytes = reqwest::get(file["url"].as_str().unwrap()).await.unwrap().text().await.unwrap();
    assert_eq!(bytes, "dara b3");
    let interaction = crate::client::Interaction {
        id: shown["id"].as_str().unwrap().to_owned(),
        token: shown["token"].as_str().unwrap().to_owned(),
    };
    world.answer(&interaction, &json!({ "type": 4, "data": { "content": "read" } })).await;
    assert_eq!(used.await.unwrap().unwrap().message.unwrap().content, "read");
}

#[tokio::test]
async fn members_write_to_each_other_and_install_the_app() {
    let world = World::start(Config::default()).await;
    let [ada, ben, chidi, dede] = ["ada", "ben", "chidi", "dede"].map(|name| world.sandbox.member(name));
    let path = format!("/page/dms?as={}", ada.id());
    let direct = post(&world, &path, &json!({ "recipient_id": ben.id() })).await;
    assert_eq!((&direct["type"], &direct["recipients"][0]["username"]), (&json!(1), &json!("ben")));
    let group = post(&world, &path, &json!({ "recipients": [chidi.id(), ben.id()] })).await;
    let named: Vec<_> = group["recipients"].as_array().unwrap().iter().map(|one| &one["username"]).collect();
    assert_eq!(named, ["ben", "chidi"]);
    assert_eq!(group["type"], 3);
    let seen = async |member: &sandbox::Member| {
        let state = get(&world, &format!("/page/state?as={}", member.id())).await;
        state["channels"].as_array().unwrap().iter().filter(|channel| channel["guild_id"].is_null()).count()
    };
    assert_eq!((seen(&ben).await, seen(&chidi).await, seen(&dede).await), (2, 1, 0));
    for bad in [json!([]), json!([ada.id()]), json!([ben.id(), world.sandbox.bot()]), json!(["5"])] {
        let refused = reqwest::Client::new()
            .post(format!("{}{path}", world.sandbox.url()))
            .json(&json!({ "recipients": bad }));
        assert_eq!(refused.send().await.unwrap().status(), 403, "{bad}");
    }
    for installed in [true, false] {
        let path = format!("{}/page/installation?as={}", world.sandbox.url(), ada.id());
        let client = reqwest::Client::new();
        let answer = client.post(&path).json(&json!({ "installed": installed })).send().await.unwrap();
        assert_eq!(answer.status(), 204);
        let state = get(&world, &format!("/page/state?as={}", ada.id())).await;
        assert_eq!(state["installed"], installed);
    }
}

#[tokio::test]
async fn a_second_guild_can_be_without_the_bot() {
    let config = Config { guild_without_bot: Some("Friends".to_owned()), ..Config::default() };
    let world = World::start(config).await;
    let (ada, hall) = (world.sandbox.member("ada"), world.sandbox.channel("hall"));
    let state = get(&world, &format!("/page/state?as={}", ada.id())).await;
    let friends = &state["other_guilds"][0];
    assert_eq!((&state["guild"]["has_bot"], &friends["has_bot"]), (&json!(true), &json!(false)));
    assert_eq!((&friends["name"], friends["members"].as_array().unwrap().len()), (&json!("Friends"), 5));
    let last = state["channels"].as_array().unwrap().last().unwrap();
    assert_eq!((&last["id"], &last["guild_id"]), (&json!(hall), &friends["id"]));
    ada.say(hall, "hello").unwrap();
    assert_eq!(world.get(&format!("/channels/{hall}/messages")).await.code(), 50001);
    assert_eq!(world.get("/users/@me/guilds").await.body.as_array().unwrap().len(), 1);
    let no_one = get(&world, "/page/state").await;
    assert_eq!(no_one["channels"].as_array().unwrap().len(), 2);
}
