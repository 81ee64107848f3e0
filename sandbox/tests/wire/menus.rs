//! Context menu commands: what they are used on, and who may use them.

use reqwest::Method;
use sandbox::{Config, NotAnswered, Permissions};
use serde_json::{Value, json};

use crate::client::{Bot, World};

fn menu(kind: u64, name: &str) -> Value {
    json!({ "type": kind, "name": name })
}

/// A sandbox whose bot has these commands.
async fn with(commands: Value) -> (World, Bot) {
    let world = World::start(Config::default()).await;
    let bot = Bot::connect(&world.sandbox).await;
    let path = format!("/applications/{}/commands", world.sandbox.bot());
    let put = world.request(Method::PUT, &path, Some(&commands)).await;
    assert_eq!(put.status, 200, "{put:?}");
    world.sandbox.ready().await.unwrap();
    (world, bot)
}

#[tokio::test]
async fn each_type_has_at_most_fifteen_commands_and_its_own_names() {
    let (world, _bot) = with(json!([menu(2, "Same name"), menu(3, "Same name")])).await;
    let path = format!("/applications/{}/commands", world.sandbox.bot());
    let listed = world.get(&path).await.body;
    assert_eq!(listed[0]["type"], 2);
    assert_eq!((&listed[1]["type"], &listed[1]["description"]), (&json!(3), &json!("")));
    for kind in [2, 3] {
        let many = |count| (0..count).map(|at| menu(kind, &format!("Menu {at}"))).collect::<Vec<_>>();
        let put = async |list: Vec<Value>| world.request(Method::PUT, &path, Some(&json!(list))).await;
        assert_eq!(put(many(15)).await.status, 200);
        assert_eq!(put(many(16)).await.code(), 30032);
        assert_eq!(world.post(&path, &menu(kind, "One more")).await.code(), 30032);
    }
    let described = json!({ "type": 2, "name": "Described", "description": "d" });
    assert_eq!(world.post(&path, &described).await.code(), 50035);
}

#[tokio::test]
async fn a_response_names_the_target_of_a_menu_command() {
    let (world, mut bot) = with(json!([menu(2, "Greet"), menu(3, "Keep it")])).await;
    let (ada, ben, games) = (world.sandbox.member("ada"), world.sandbox.member("ben").id(), world.games());
    let said = world.sandbox.member("ben").say(games, "hello").unwrap().id;
    let on_user = tokio::spawn({
        let ada = ada.clone();
        async move { ada.choose_on_user(games, "Greet", ben).await }
    });
    let interaction = bot.interaction().await;
    world.answer(&interaction, &json!({ "type": 4, "data": { "content": "hi" } })).await;
    let greeted = on_user.await.unwrap().unwrap().message.unwrap().raw();
    let origin = &greeted["interaction_metadata"];
    assert_eq!((&origin["command_type"], &origin["name"]), (&json!(2), &json!("Greet")));
    assert_eq!((&origin["target_user"]["id"], &greeted["type"]), (&json!(ben), &json!(20)));
    let on_message = tokio::spawn({
        let ada = ada.clone();
        async move { ada.choose_on_message("Keep it", said).await }
    });
    let interaction = bot.interaction().await;
    world.answer(&interaction, &json!({ "type": 4, "data": { "content": "kept", "flags": 64 } })).await;
    let kept = on_message.await.unwrap().unwrap().message.unwrap();
    assert_eq!(kept.raw()["interaction_metadata"]["command_type"], 3);
    assert_eq!(kept.raw()["interaction_metadata"]["target_message_id"], json!(said));
    // An ephemeral message has no context menu.
    let alone = ada.choose_on_message("Keep it", kept.id).await;
    assert!(matches!(alone, Err(NotAnswered::NotPossible(_))), "{alone:?}");
}

#[tokio::test]
async fn menu_commands_depend_on_permissions_and_contexts() {
    let for_managers = json!({
        "type": 2, "name": "Manage", "contexts": [0],
        "default_member_permissions": Permissions::MANAGE_GUILD.bits().to_string(),
    });
    let (world, _bot) = with(json!([for_managers, menu(3, "Keep it")])).await;
    let (ada, ben) = (world.sandbox.member("ada"), world.sandbox.member("ben"));
    let games = world.games();
    let check = async |chosen: Result<sandbox::Answer, NotAnswered>| {
        assert!(matches!(chosen, Err(NotAnswered::NotPossible(_))), "{chosen:?}");
    };
    check(ben.choose_on_user(games, "Manage", ada.id()).await).await;
    let direct = world.sandbox.direct_channel(&ada).unwrap();
    check(ada.choose_on_user(direct, "Manage", ada.id()).await).await;
    check(ada.choose_on_user(games, "Manage", games).await).await;
    check(ada.choose_on_user(games, "Keep it", ben.id()).await).await;
    check(ada.choose_on_message("Keep it", games).await).await;
    check(ada.slash(games, "Manage", json!({})).await).await;
}
