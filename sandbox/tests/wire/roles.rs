//! Roles: as options of commands, in selects, and of the members who use them.

use reqwest::Method;
use sandbox::{Answer, Config, Id, NotAnswered};
use serde_json::{Value, json};
use twilight_model::gateway::event::Event;

use crate::client::{Bot, Interaction, World};

/// A sandbox whose bot has `/ping role:` and `/tell whom:`, for a role or a member.
async fn with_bot() -> (World, Bot) {
    let world = World::start(Config::default()).await;
    let bot = Bot::connect(&world.sandbox).await;
    let option = |kind: u64, name: &str| json!([{ "type": kind, "name": name, "description": "d" }]);
    let commands = json!([
        { "name": "ping", "description": "d", "options": option(8, "role") },
        { "name": "tell", "description": "d", "options": option(9, "whom") },
    ]);
    let path = format!("/applications/{}/commands", world.sandbox.bot());
    let put = world.request(Method::PUT, &path, Some(&commands)).await;
    assert_eq!((put.status, &put.body[0]["options"][0]["type"]), (200, &json!(8)));
    world.sandbox.ready().await.unwrap();
    (world, bot)
}

/// The payload of the interaction that a member triggers.
async fn payload(
    world: &World,
    bot: &mut Bot,
    triggered: impl Future<Output = Result<Answer, NotAnswered>>,
) -> Value {
    let received = async {
        let Event::InteractionCreate(used) =
            bot.wait(|event| matches!(event, Event::InteractionCreate(_))).await
        else {
            unreachable!()
        };
        let interaction = Interaction { id: used.id.to_string(), token: used.token.clone() };
        assert_eq!(
            world.answer(&interaction, &json!({ "type": 4, "data": { "content": "ok" } })).await.status,
            204
        );
        serde_json::to_value(used).unwrap()
    };
    let (payload, answer) = tokio::join!(received, triggered);
    answer.unwrap();
    payload
}

fn is_impossible(answer: &Result<Answer, NotAnswered>) {
    assert!(matches!(answer, Err(NotAnswered::NotPossible(_))), "{answer:?}");
}

/// A message with a select of this type, of which up to two things may be chosen.
fn with_select(kind: u64) -> Value {
    let select = json!({ "type": kind, "custom_id": "s", "min_values": 0, "max_values": 2 });
    json!({ "content": "Choose", "components": [{ "type": 1, "components": [select] }] })
}

async fn posts(world: &World, channel: Id, kind: u64) -> Id {
    let posted = world.post(&format!("/channels/{channel}/messages"), &with_select(kind)).await;
    assert_eq!(posted.status, 200, "{posted:?}");
    world.sandbox.messages(channel).pop().unwrap().id
}

#[tokio::test]
async fn roles_are_listed_and_fetched() {
    let world = World::start(Config::default()).await;
    let path = format!("/guilds/{}/roles", world.sandbox.guild());
    let players = world.sandbox.role("Board gamers");
    let listed = world.get(&path).await.body;
    assert_eq!(listed[0]["id"], json!(world.sandbox.guild()), "@everyone has the guild's id");
    let positions: Vec<_> = listed.as_array().unwrap().iter().map(|role| &role["position"]).collect();
    assert_eq!(positions, [0, 1, 2, 3]);
    let one = world.get(&format!("{path}/{players}")).await.body;
    assert_eq!(one, listed[2]);
    assert_eq!(
        (&one["hoist"], &one["managed"], &one["mentionable"]),
        (&json!(false), &json!(false), &json!(true))
    );
    assert_eq!(world.get(&format!("{path}/5")).await.code(), 10011);
}

#[tokio::test]
async fn an_option_takes_a_role_by_its_name_or_id() {
    let (world, mut bot) = with_bot().await;
    let (ada, games) = (world.sandbox.member("ada"), world.games());
    let players = world.sandbox.role("Board gamers");
    for given in [json!("Board gamers"), json!(players), json!(players.get())] {
        let used = ada.slash(games, "ping", json!({ "role": given }));
        let data = payload(&world, &mut bot, used).await["data"].take();
        assert_eq!((&data["options"][0]["type"], &data["options"][0]["value"]), (&json!(8), &json!(players)));
        let resolved = &data["resolved"]["roles"][players.to_string()];
        assert_eq!((&resolved["name"], &resolved["position"]), (&json!("Board gamers"), &json!(2)));
    }
    let everyone = ada.slash(games, "ping", json!({ "role": "@everyone" }));
    let data = payload(&world, &mut bot, everyone).await["data"].take();
    assert_eq!(data["options"][0]["value"], json!(world.sandbox.guild()));
    let elsewhere = world.sandbox.add_guild("Elsewhere", &ada);
    for wrong in [json!("Chess players"), json!(ada.id()), json!(games), json!(elsewhere)] {
        is_impossible(&ada.slash(games, "ping", json!({ "role": wrong })).await);
    }
    let direct = world.sandbox.direct_channel(&ada).unwrap();
    is_impossible(&ada.slash(direct, "ping", json!({ "role": players })).await);
}

#[tokio::test]
async fn an_option_for_anyone_takes_a_member_or_a_role() {
    let (world, mut bot) = with_bot().await;
    let (ada, games) = (world.sandbox.member("ada"), world.games());
    for (given, id, list) in [
        ("ben", world.sandbox.member("ben").id(), "users"),
        ("Organizers", world.sandbox.role("Organizers"), "roles"),
    ] {
        let used = ada.slash(games, "tell", json!({ "whom": given }));
        let data = payload(&world, &mut bot, used).await["data"].take();
        assert_eq!(data["options"][0]["value"], json!(id));
        assert!(data["resolved"][list][id.to_string()].is_object(), "{data}");
    }
    let data = payload(&world, &mut bot, ada.slash(games, "tell", json!({ "whom": "ben" }))).await;
    let ben = &data["data"]["resolved"]["members"][world.sandbox.member("ben").id().to_string()];
    assert_eq!(ben["roles"], json!([world.sandbox.role("Board gamers")]));
}

#[tokio::test]
async fn roles_are_chosen_in_a_select() {
    let (world, mut bot) = with_bot().await;
    let (ada, games) = (world.sandbox.member("ada"), world.games());
    let [players, organizers] =
        ["Board gamers", "Organizers"].map(|name| world.sandbox.role(name).to_string());
    let message = posts(&world, games, 6).await;
    for given in [&["Board gamers", "Organizers"][..], &[&players, &organizers]] {
        let data = payload(&world, &mut bot, ada.select(message, "s", given)).await["data"].take();
        assert_eq!((&data["component_type"], &data["values"]), (&json!(6), &json!([players, organizers])));
        let resolved = &data["resolved"]["roles"];
        assert_eq!(
            (&resolved[&players]["name"], &resolved[&organizers]["name"]),
            (&json!("Board gamers"), &json!("Organizers"))
        );
    }
    let none = payload(&world, &mut bot, ada.select(message, "s", &[])).await;
    assert_eq!(none["data"]["values"], json!([]));
    let (ben, guild) = (world.sandbox.member("ben").id().to_string(), world.sandbox.guild().to_string());
    for wrong in [&["@everyone"][..], &[&guild], &[&ben], &["Chess players"], &[&players, &organizers, "Bot"]]
    {
        is_impossible(&ada.select(message, "s", wrong).await);
    }
    let direct = world.sandbox.direct_channel(&ada).unwrap();
    let private = posts(&world, direct, 6).await;
    is_impossible(&ada.select(private, "s", &[&players]).await);
}

#[tokio::test]
async fn a_select_for_anyone_takes_members_and_roles() {
    let (world, mut bot) = with_bot().await;
    let (ada, ben) = (world.sandbox.member("ada"), world.sandbox.member("ben").id().to_string());
    let everyone = world.sandbox.guild().to_string();
    let message = posts(&world, world.games(), 7).await;
    let chosen = ada.select(message, "s", &["ben", "@everyone"]);
    let data = payload(&world, &mut bot, chosen).await["data"].take();
    assert_eq!(data["values"], json!([ben, everyone]));
    assert!(data["resolved"]["users"][&ben].is_object() && data["resolved"]["roles"][&everyone].is_object());
    let of_users = posts(&world, world.games(), 5).await;
    let data = payload(&world, &mut bot, ada.select(of_users, "s", &["ben"])).await["data"].take();
    assert_eq!(data["values"], json!([ben]));
    is_impossible(&ada.select(of_users, "s", &["Board gamers"]).await);
}

#[tokio::test]
async fn an_interaction_lists_the_members_roles_but_not_everyone() {
    let (world, mut bot) = with_bot().await;
    let (ada, ben, games) = (world.sandbox.member("ada"), world.sandbox.member("ben"), world.games());
    let mut roles_of = async |member: &sandbox::Member| {
        let used = member.slash(games, "tell", json!({ "whom": "ben" }));
        payload(&world, &mut bot, used).await["member"]["roles"].take()
    };
    let players = world.sandbox.role("Board gamers");
    assert_eq!(roles_of(&ada).await, json!([]));
    assert_eq!(roles_of(&ben).await, json!([players]));
    assert_eq!(ada.add_role("Board gamers"), players);
    assert_eq!(ada.add_role("Board gamers"), players, "once is enough");
    let beginners = ada.add_role("Beginners");
    assert_eq!(world.sandbox.role("Beginners"), beginners);
    assert_eq!(roles_of(&ada).await, json!([players, beginners]));
    ada.remove_role(players);
    assert_eq!(roles_of(&ada).await, json!([beginners]));
    assert_eq!(roles_of(&ben).await, json!([players]));
    world.sandbox.delete_role(beginners);
    assert_eq!(roles_of(&ada).await, json!([]));
    is_impossible(&ada.slash(games, "ping", json!({ "role": beginners })).await);
}

#[tokio::test]
async fn the_bot_learns_of_new_and_deleted_roles() {
    let (world, mut bot) = with_bot().await;
    let beginners = world.sandbox.add_role("Beginners");
    let Event::RoleCreate(created) = bot.wait(|event| matches!(event, Event::RoleCreate(_))).await else {
        unreachable!()
    };
    assert_eq!(created.guild_id.get(), world.sandbox.guild().get());
    assert_eq!((created.role.name.as_str(), created.role.position), ("Beginners", 4));
    world.sandbox.delete_role(beginners);
    let Event::RoleDelete(deleted) = bot.wait(|event| matches!(event, Event::RoleDelete(_))).await else {
        unreachable!()
    };
    assert_eq!(deleted.role_id.get(), beginners.get());
}

#[tokio::test]
async fn the_bot_pings_a_role_that_everyone_may_ping() {
    let world = World::start(Config::default()).await;
    let [players, organizers] = ["Board gamers", "Organizers"].map(|name| world.sandbox.role(name));
    let said = world.say(&json!({ "content": format!("<@&{players}> <@&{organizers}>") })).await;
    assert_eq!(said.body["mention_roles"], json!([players]));
}
