//! Apps that users install for themselves: private channels, guilds without the bot, and what it may do there.

use std::time::Duration;

use reqwest::Method;
use sandbox::{Answer, Config, Id, Member, NotAnswered};
use serde_json::{Value, json};
use tokio::task::JoinHandle;
use twilight_model::gateway::event::Event;

use crate::client::{Bot, Interaction, World};

/// A sandbox whose bot has `/anywhere`, which everyone can use everywhere, `/server` for guilds and `/mine` for users.
async fn with_bot() -> (World, Bot) {
    let world = World::start(Config::default()).await;
    let bot = Bot::connect(&world.sandbox).await;
    let named =
        |name: &str, types: Value| json!({ "name": name, "description": "d", "integration_types": types });
    let commands = json!([
        named("anywhere", json!([0, 1])),
        named("server", json!([0])),
        named("mine", json!([1])),
        { "type": 2, "name": "Greet", "integration_types": [0, 1], "contexts": [0, 2] },
    ]);
    let path = format!("/applications/{}/commands", world.sandbox.bot());
    assert_eq!(world.request(Method::PUT, &path, Some(&commands)).await.status, 200);
    (world, bot)
}

/// The next interaction, and its payload.
async fn next(bot: &mut Bot) -> (Interaction, Value) {
    let Event::InteractionCreate(used) = bot.wait(|event| matches!(event, Event::InteractionCreate(_))).await
    else {
        unreachable!()
    };
    let interaction = Interaction { id: used.id.to_string(), token: used.token.clone() };
    (interaction, serde_json::to_value(used).unwrap())
}

fn uses(member: &Member, channel: Id, command: &'static str) -> JoinHandle<Result<Answer, NotAnswered>> {
    let member = member.clone();
    tokio::spawn(async move { member.slash(channel, command, json!({})).await })
}

fn presses(member: &Member, message: Id) -> JoinHandle<Result<Answer, NotAnswered>> {
    let member = member.clone();
    tokio::spawn(async move { member.click(message, "b").await })
}

/// A message with a button.
fn board(content: &str) -> Value {
    let button = json!({ "type": 2, "style": 1, "label": "B", "custom_id": "b" });
    json!({ "content": content, "components": [{ "type": 1, "components": [button] }] })
}

fn shows(content: &str) -> Value {
    json!({ "type": 4, "data": board(content) })
}

/// Lets a member use `/anywhere`, which shows a board.
async fn begins(world: &World, bot: &mut Bot, member: &Member, channel: Id) -> (Interaction, Id) {
    let used = uses(member, channel, "anywhere");
    let (interaction, _) = next(bot).await;
    assert_eq!(world.answer(&interaction, &shows("board")).await.status, 204);
    (interaction, used.await.unwrap().unwrap().message.unwrap().id)
}

fn is_impossible(answer: &Result<Answer, NotAnswered>) {
    assert!(matches!(answer, Err(NotAnswered::NotPossible(_))), "{answer:?}");
}

#[tokio::test]
async fn two_members_share_one_direct_message_channel_and_more_a_group() {
    let world = World::start(Config::default()).await;
    let [ada, ben, chidi] = ["ada", "ben", "chidi"].map(|name| world.sandbox.member(name));
    let direct = world.sandbox.private_channel(&[&ada, &ben]);
    assert_eq!(world.sandbox.private_channel(&[&ben, &ada]), direct);
    assert_ne!(world.sandbox.private_channel(&[&ada, &chidi]), direct);
    let group = world.sandbox.private_channel(&[&ada, &ben, &chidi]);
    ada.say(group, "hello").unwrap();
    assert_eq!(chidi.wait_for_message(group, |said| said.content == "hello").await.unwrap().author, ada.id());
    assert_eq!(world.sandbox.messages(group).len(), 1);
    assert!(chidi.say(direct, "hello").is_err() && chidi.sees(direct).is_empty());
}

#[tokio::test]
async fn commands_are_used_in_private_channels_only_by_those_who_installed_them() {
    let (world, mut bot) = with_bot().await;
    let (ada, ben) = (world.sandbox.member("ada"), world.sandbox.member("ben"));
    let direct = world.sandbox.private_channel(&[&ada, &ben]);
    is_impossible(&ada.slash(direct, "anywhere", json!({})).await);
    ada.install();
    is_impossible(&ben.slash(direct, "anywhere", json!({})).await);
    is_impossible(&ada.slash(direct, "server", json!({})).await);
    begins(&world, &mut bot, &ada, direct).await;
    ada.uninstall();
    is_impossible(&ada.slash(direct, "anywhere", json!({})).await);
}

#[tokio::test]
async fn contexts_limit_where_a_command_is_shown() {
    let (world, _bot) = with_bot().await;
    let ada = world.sandbox.member("ada");
    ada.install();
    let path = format!("/applications/{}/commands", world.sandbox.bot());
    let guild = format!("/applications/{}/guilds/{}/commands", world.sandbox.bot(), world.sandbox.guild());
    let private = world.sandbox.private_channel(&[&ada, &world.sandbox.member("ben")]);
    let places = [world.games(), world.sandbox.direct_channel(&ada).unwrap(), private];
    for (at, (path, fields, shown)) in [
        (&path, json!({ "contexts": [0] }), [true, false, false]),
        (&path, json!({ "contexts": [1] }), [false, true, false]),
        (&path, json!({ "contexts": [2] }), [false, false, true]),
        (&path, json!({ "dm_permission": false }), [true, false, false]),
        (&path, json!({}), [true, true, true]),
        (&path, json!({ "integration_types": [0] }), [true, true, false]),
        (&guild, json!({}), [true, false, false]),
    ]
    .into_iter()
    .enumerate()
    {
        let name = format!("c{at}");
        let mut command = json!({ "name": name, "description": "d", "integration_types": [0, 1] });
        command.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
        assert_eq!(world.post(path, &command).await.status, 201);
        // No bot answers, so what is possible fails in another way.
        world.sandbox.faults().invalid_session(false);
        for (place, shown) in places.into_iter().zip(shown) {
            let used = ada.slash(place, &name, json!({})).await;
            assert_eq!(
                !matches!(used, Err(NotAnswered::NotPossible(_))),
                shown,
                "{command} {place}: {used:?}"
            );
        }
    }
}

#[tokio::test]
async fn an_interaction_says_where_it_came_from_and_who_authorized_it() {
    let (world, mut bot) = with_bot().await;
    let (ada, ben) = (world.sandbox.member("ada"), world.sandbox.member("ben"));
    ada.install();
    let own = world.sandbox.direct_channel(&ada).unwrap();
    let group = world.sandbox.private_channel(&[&ada, &ben, &world.sandbox.member("chidi")]);
    let guild = world.sandbox.guild();
    for (member, place, command, context, owners) in [
        (&ben, world.games(), "anywhere", 0, json!({ "0": guild })),
        (&ada, world.games(), "anywhere", 0, json!({ "0": guild, "1": ada.id() })),
        (&ada, world.games(), "server", 0, json!({ "0": guild })),
        (&ada, world.games(), "mine", 0, json!({ "1": ada.id() })),
        (&ada, own, "server", 1, json!({ "0": "0" })),
        (&ada, own, "anywhere", 1, json!({ "0": "0", "1": ada.id() })),
        (&ada, group, "anywhere", 2, json!({ "1": ada.id() })),
    ] {
        let used = uses(member, place, command);
        let (interaction, payload) = next(&mut bot).await;
        assert_eq!(payload["context"], context, "{command}");
        assert_eq!(payload["authorizing_integration_owners"], owners, "{command}");
        world.answer(&interaction, &shows("here")).await;
        let message = used.await.unwrap().unwrap().message.unwrap();
        assert_eq!(message.raw()["interaction_metadata"]["authorizing_integration_owners"], owners);
    }
}

#[tokio::test]
async fn in_a_private_channel_there_is_a_user_and_no_guild() {
    let (world, mut bot) = with_bot().await;
    let [ada, ben, chidi] = ["ada", "ben", "chidi"].map(|name| world.sandbox.member(name));
    ada.install();
    for (place, kind) in [
        (world.sandbox.private_channel(&[&ada, &ben]), 1),
        (world.sandbox.private_channel(&[&ada, &ben, &chidi]), 3),
    ] {
        let greeted = tokio::spawn({
            let (ada, ben) = (ada.clone(), ben.id());
            async move { ada.choose_on_user(place, "Greet", ben).await }
        });
        let (interaction, payload) = next(&mut bot).await;
        assert_eq!(payload["user"]["id"], json!(ada.id()));
        for absent in ["member", "guild", "guild_id", "guild_locale"] {
            assert!(payload[absent].is_null(), "{absent}");
        }
        assert_eq!((&payload["channel"]["id"], &payload["channel"]["type"]), (&json!(place), &json!(kind)));
        let may = (1 << 14) | (1 << 15) | (1 << 17);
        assert_eq!(payload["app_permissions"], json!(format!("{may}")));
        world.answer(&interaction, &shows("hello")).await;
        greeted.await.unwrap().unwrap();
        let dede = world.sandbox.member("dede").id();
        is_impossible(&ada.choose_on_user(place, "Greet", dede).await);
    }
}

#[tokio::test]
async fn everyone_there_can_press_a_button_by_the_same_authorization() {
    let (world, mut bot) = with_bot().await;
    let (ada, ben) = (world.sandbox.member("ada"), world.sandbox.member("ben"));
    ada.install();
    let direct = world.sandbox.private_channel(&[&ada, &ben]);
    let (_, message) = begins(&world, &mut bot, &ada, direct).await;
    ada.uninstall();
    let pressed = presses(&ben, message);
    let (interaction, payload) = next(&mut bot).await;
    assert_eq!(payload["user"]["id"], json!(ben.id()));
    assert_eq!(payload["authorizing_integration_owners"], json!({ "1": ada.id() }));
    let modal = json!({ "type": 9, "data": { "custom_id": "m", "title": "M", "components": [
        { "type": 1, "components": [{ "type": 4, "custom_id": "t", "label": "T", "style": 1 }] },
    ] } });
    assert_eq!(world.answer(&interaction, &modal).await.status, 204);
    let modal = pressed.await.unwrap().unwrap().modal.unwrap();
    let submitted = tokio::spawn({
        let ben = ben.clone();
        async move { ben.submit(&modal, &[("t", "x")]).await }
    });
    let (interaction, payload) = next(&mut bot).await;
    assert_eq!(payload["authorizing_integration_owners"], json!({ "1": ada.id() }));
    let updated = json!({ "type": 7, "data": { "content": "changed" } });
    assert_eq!(world.answer(&interaction, &updated).await.status, 204);
    assert_eq!(submitted.await.unwrap().unwrap().updated.unwrap().content, "changed");
    assert_eq!(ada.sees(direct)[0].content, "changed");
}

#[tokio::test]
async fn an_ephemeral_answer_in_a_group_is_seen_by_one_member_only() {
    let (world, mut bot) = with_bot().await;
    let [ada, ben, chidi] = ["ada", "ben", "chidi"].map(|name| world.sandbox.member(name));
    ada.install();
    let group = world.sandbox.private_channel(&[&ada, &ben, &chidi]);
    let (_, message) = begins(&world, &mut bot, &ada, group).await;
    let pressed = presses(&ben, message);
    let (interaction, _) = next(&mut bot).await;
    world.answer(&interaction, &json!({ "type": 4, "data": { "content": "psst", "flags": 64 } })).await;
    let whispered = pressed.await.unwrap().unwrap().message.unwrap();
    assert!(whispered.is_ephemeral() && ben.sees(group).len() == 2);
    assert_eq!((ada.sees(group).len(), world.sandbox.messages(group).len()), (1, 1));
}

#[tokio::test]
async fn without_the_bot_only_tokens_work() {
    let (world, mut bot) = with_bot().await;
    let (ada, ben) = (world.sandbox.member("ada"), world.sandbox.member("ben"));
    ada.install();
    let guild = world.sandbox.add_guild_without_bot("Elsewhere", &ada);
    let hall = world.sandbox.add_channel_in(guild, "hall");
    for place in [world.sandbox.private_channel(&[&ada, &ben]), hall] {
        let (interaction, message) = begins(&world, &mut bot, &ada, place).await;
        let channel = format!("/channels/{place}");
        let said = json!({ "content": "x" });
        for (method, path, body) in [
            (Method::GET, String::new(), None),
            (Method::PATCH, String::new(), Some(json!({ "name": "x" }))),
            (Method::DELETE, String::new(), None),
            (Method::POST, "/typing".to_owned(), None),
            (Method::GET, "/messages".to_owned(), None),
            (Method::POST, "/messages".to_owned(), Some(said.clone())),
            (Method::GET, format!("/messages/{message}"), None),
            (Method::PATCH, format!("/messages/{message}"), Some(said.clone())),
            (Method::DELETE, format!("/messages/{message}"), None),
            (Method::POST, "/threads".to_owned(), Some(json!({ "name": "t", "type": 11 }))),
        ] {
            let refused = world.request(method.clone(), &format!("{channel}{path}"), body.as_ref()).await;
            assert_eq!((refused.status, refused.code()), (403, 50001), "{method} {path}");
        }
        let original = world.webhook(&interaction, "/messages/@original");
        assert_eq!(world.patch(&original, &said).await.status, 200);
        assert_eq!(world.get(&original).await.body["content"], "x");
        assert_eq!(world.post(&world.webhook(&interaction, ""), &said).await.status, 200);
        world.sandbox.clock().advance(Duration::from_secs(901));
        assert_eq!(world.patch(&original, &said).await.code(), 50027);
        let pressed = presses(&ben, message);
        if place == hall {
            is_impossible(&pressed.await.unwrap());
        } else {
            let (interaction, _) = next(&mut bot).await;
            let updated = json!({ "type": 7, "data": { "content": "brought up to date" } });
            assert_eq!(world.answer(&interaction, &updated).await.status, 204);
            assert_eq!(pressed.await.unwrap().unwrap().updated.unwrap().content, "brought up to date");
        }
    }
}

#[tokio::test]
async fn a_users_installation_allows_five_follow_ups() {
    let (world, mut bot) = with_bot().await;
    let ada = world.sandbox.member("ada");
    ada.install();
    let direct = world.sandbox.private_channel(&[&ada, &world.sandbox.member("ben")]);
    let (interaction, _) = begins(&world, &mut bot, &ada, direct).await;
    let follow_up = world.webhook(&interaction, "");
    for _ in 0..5 {
        assert_eq!(world.post(&follow_up, &json!({ "content": "more" })).await.status, 200);
    }
    let sixth = world.post(&follow_up, &json!({ "content": "more" })).await;
    assert_eq!((sixth.status, sixth.code()), (400, 40094));
    let original = world.webhook(&interaction, "/messages/@original");
    assert_eq!(world.patch(&original, &json!({ "content": "changed" })).await.status, 200);
    // The guild's installation is not limited.
    let (interaction, _) = begins(&world, &mut bot, &ada, world.games()).await;
    for _ in 0..7 {
        let more = world.post(&world.webhook(&interaction, ""), &json!({ "content": "more" })).await;
        assert_eq!(more.status, 200);
    }
}

#[tokio::test]
async fn two_hundred_guilds_are_listed_at_a_time() {
    let (world, _bot) = with_bot().await;
    let ada = world.sandbox.member("ada");
    for number in 0..230 {
        world.sandbox.add_guild(&format!("Guild {number}"), &ada);
    }
    let listed = async |query: &str| world.get(&format!("/users/@me/guilds?{query}")).await.body;
    let first = listed("limit=200").await;
    let first = first.as_array().unwrap();
    let after = first.last().unwrap()["id"].as_str().unwrap();
    let rest = listed(&format!("limit=200&after={after}")).await;
    assert_eq!((first.len(), rest.as_array().unwrap().len()), (200, 31));
}

#[tokio::test]
async fn a_guild_without_the_bot_is_hidden_from_it_until_it_is_added() {
    let (world, mut bot) = with_bot().await;
    let (ada, ben) = (world.sandbox.member("ada"), world.sandbox.member("ben"));
    ada.install();
    let guild = world.sandbox.add_guild_without_bot("Elsewhere", &ben);
    ada.join(guild, Some("Countess"));
    let hall = world.sandbox.add_channel_in(guild, "hall");
    let listed = async || {
        let mine = world.get("/users/@me/guilds").await.body;
        mine.as_array().unwrap().iter().any(|one| one["id"] == json!(guild))
    };
    assert!(!listed().await);
    assert_eq!(world.get(&format!("/guilds/{guild}")).await.status, 404);
    let used = uses(&ada, hall, "anywhere");
    let event = bot.wait(|event| !matches!(event, Event::GatewayHeartbeatAck)).await;
    let Event::InteractionCreate(used_there) = event else { panic!("the bot heard of {event:?}") };
    let interaction = Interaction { id: used_there.id.to_string(), token: used_there.token.clone() };
    let payload = serde_json::to_value(used_there).unwrap();
    assert_eq!((&payload["context"], &payload["guild_id"]), (&json!(0), &json!(guild)));
    assert_eq!(payload["authorizing_integration_owners"], json!({ "1": ada.id() }));
    assert_eq!((&payload["member"]["nick"], &payload["guild_locale"]), (&json!("Countess"), &json!("en-US")));
    let may: u64 = payload["app_permissions"].as_str().unwrap().parse().unwrap();
    assert_eq!(may & (1 << 11 | 1 << 50), 1 << 11 | 1 << 50);
    world.answer(&interaction, &shows("here")).await;
    used.await.unwrap().unwrap();
    is_impossible(&ada.slash(hall, "server", json!({})).await);
    is_impossible(&ben.slash(hall, "anywhere", json!({})).await);

    world.sandbox.add_bot_to(guild);
    let created = bot.wait(|event| matches!(event, Event::GuildCreate(_))).await;
    let Event::GuildCreate(created) = created else { unreachable!() };
    assert_eq!(created.id().to_string(), guild.to_string());
    assert!(listed().await);
    let posted = world.post(&format!("/channels/{hall}/messages"), &json!({ "content": "I'm in" })).await;
    assert_eq!(posted.status, 200);
    let used = uses(&ben, hall, "server");
    let (interaction, payload) = next(&mut bot).await;
    assert_eq!(payload["authorizing_integration_owners"], json!({ "0": guild }));
    world.answer(&interaction, &shows("here")).await;
    used.await.unwrap().unwrap();
}

#[tokio::test]
async fn where_external_apps_are_forbidden_answers_are_private() {
    let (world, mut bot) = with_bot().await;
    let (ada, ben) = (world.sandbox.member("ada"), world.sandbox.member("ben"));
    ben.install();
    let guild = world.sandbox.add_guild_without_bot("Elsewhere", &ada);
    ben.join(guild, None);
    let hall = world.sandbox.add_channel_in(guild, "hall");
    for forbidden in [false, true, false] {
        world.sandbox.forbid_external_apps(hall, forbidden);
        let used = uses(&ben, hall, "anywhere");
        let (interaction, payload) = next(&mut bot).await;
        let may: u64 = payload["member"]["permissions"].as_str().unwrap().parse().unwrap();
        assert_eq!(may & 1 << 50 == 0, forbidden);
        let path =
            format!("/interactions/{}/{}/callback?with_response=true", interaction.id, interaction.token);
        let told = world.post(&path, &shows("board")).await.body;
        assert_eq!(told["interaction"]["response_message_ephemeral"], forbidden);
        assert_eq!(told["resource"]["message"]["flags"].as_u64().unwrap() & 64 != 0, forbidden);
        assert_eq!(used.await.unwrap().unwrap().message.unwrap().is_ephemeral(), forbidden);
        let more = world.post(&world.webhook(&interaction, ""), &json!({ "content": "more" })).await;
        assert_eq!(more.body["flags"].as_u64().unwrap() & 64 != 0, forbidden);
    }
    // Where the bot is in the guild, its own installation lets it speak.
    world.sandbox.forbid_external_apps(world.games(), true);
    let (_, message) = begins(&world, &mut bot, &ben, world.games()).await;
    assert!(world.sandbox.messages(world.games()).iter().any(|shown| shown.id == message));
}

#[tokio::test]
async fn direct_messages_need_a_common_guild_or_an_installation() {
    let (world, _bot) = with_bot().await;
    let ada = world.sandbox.member("ada");
    let guild = world.sandbox.add_guild_without_bot("Elsewhere", &ada);
    let stranger = world.sandbox.add_member_in(guild, "stranger");
    let opens = async || {
        world.post("/users/@me/channels", &json!({ "recipient_id": stranger.id().to_string() })).await
    };
    let refused = opens().await;
    assert_eq!((refused.status, refused.code()), (403, 50278));
    stranger.install();
    let direct = opens().await;
    assert_eq!(direct.status, 200);
    let path = format!("/channels/{}/messages", direct.body["id"].as_str().unwrap());
    let writes = async || world.post(&path, &json!({ "content": "hello" })).await;
    assert_eq!(writes().await.status, 200);
    stranger.take_direct_messages(false);
    assert_eq!(writes().await.code(), 50007);
    stranger.take_direct_messages(true);
    stranger.uninstall();
    assert_eq!(writes().await.code(), 50278);
    world.sandbox.add_bot_to(guild);
    assert_eq!(writes().await.status, 200);
}

#[tokio::test]
async fn installations_and_private_channels_survive_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { database: Some(folder.path().join("sandbox.db")), ..Config::default() };
    let world = World::start(config.clone()).await;
    let (ada, ben) = (world.sandbox.member("ada"), world.sandbox.member("ben"));
    ada.install();
    let direct = world.sandbox.private_channel(&[&ada, &ben]);
    ben.say(direct, "hello").unwrap();
    std::sync::Arc::into_inner(world.sandbox).unwrap().stop().await;
    // Members hold on to the sandbox's state, and so to its file.
    drop((ada, ben));
    let world = World::start(config).await;
    let (ada, ben) = (world.sandbox.member("ada"), world.sandbox.member("ben"));
    assert_eq!(world.sandbox.private_channel(&[&ada, &ben]), direct);
    assert_eq!(ada.sees(direct)[0].content, "hello");
    let asked = reqwest::get(format!("{}/page/state?as={}", world.sandbox.url(), ada.id())).await.unwrap();
    let state: Value = serde_json::from_str(&asked.text().await.unwrap()).unwrap();
    assert_eq!(state["installed"], true);
}
