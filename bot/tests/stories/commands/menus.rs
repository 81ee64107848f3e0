//! The commands in the context menus of members and messages.

use games::Game;
use sandbox::{Forged, Id, NotAnswered, Response};
use serde_json::json;

use crate::{
    buttons::labels,
    game::offers::{offers, what},
    player::Player,
    records,
    story::{Story, first, place},
};

const AS_TEXT: &str = "Show the board as text";
const CHALLENGE: &str = "Challenge to a game";
const PROFILE: &str = "Game profile";

/// The private answer to a request for a message's board as text.
async fn text_of(player: &Player, message: impl Into<Id>) -> String {
    let shown = player.choose_on_message(message, AS_TEXT).await;
    assert!(shown.is_ephemeral() && shown.attachments.is_empty() && shown.mentions.is_empty(), "{shown:?}");
    shown.content
}

#[tokio::test]
async fn the_board_of_any_message_is_told_as_that_message_shows_it() {
    let story = Story::begin().await;
    let (ada, ben, eve) = (&story.ada, &story.ben, &story.eve);
    let begun = story.begins_game(ada, ben, "traditional").await;
    let one = ada.plays("b3").await;
    let newest = ben.plays("c4").await;
    let now = text_of(eve, &newest).await;
    assert!(now.starts_with("```\n6") && now.contains("4  ·  ·  o  ·  ·\n3  ·  x  ·  ·  ·"), "{now}");
    // Old messages show what they showed.
    let earlier = eve.choose_on_message(&one, AS_TEXT).await;
    assert!(
        earlier
            .content
            .starts_with("**Game 1 in this message**, after 1 move. More has been played since.\n```\n6"),
        "{}",
        earlier.content
    );
    assert!(earlier.content.contains("4  ·  ·  ·  ·  ·\n3  ·  x  ·  ·  ·"), "{}", earlier.content);
    assert!(earlier.content.ends_with("-# Game 1 · Dara (traditional) · 1 move"), "{}", earlier.content);
    let first = text_of(eve, &begun).await;
    assert!(first.starts_with("**Game 1 in this message**, before the first move."), "{first}");
    // And they lead to the current board.
    let again = eve.click_for_update(&earlier, "Current board").await;
    assert!(again.content.contains("4  ·  ·  o  ·  ·"), "{}", again.content);
    story.end().await;
}

#[tokio::test]
async fn a_message_with_a_component_that_the_library_does_not_know_is_answered() {
    for over_http in [false, true] {
        let story = if over_http { Story::begin_over_http().await } else { Story::begin().await };
        let (ada, eve) = (&story.ada, &story.eve);
        story.begins_game(ada, &story.ben, "traditional").await;
        let board = ada.plays("b3").await;
        let command = story.sandbox.commands().into_iter().find(|command| command["name"] == AS_TEXT);
        let mut message = board.raw();
        let rows = message["components"].as_array_mut().expect("buttons");
        rows[0]["components"].as_array_mut().expect("a row").push(json!({ "type": 99, "custom_id": "x" }));
        rows.push(json!({ "type": 98, "components": [{ "type": 97 }] }));
        let target = board.id.to_string();
        let data = json!({
            "id": command.expect("it is registered")["id"], "name": AS_TEXT, "type": 3, "target_id": target,
            "resolved": { "messages": { &target: message } },
        });
        let before = story.sandbox.request_count();
        let Ok(Response::Answer(answer)) = eve.member.forge(story.games, Forged::command(data)).await else {
            panic!("no answer")
        };
        assert_eq!(story.sandbox.request_count(), before + 1, "answered once");
        assert_eq!(answer.message.expect("a message").content, text_of(eve, &board).await);
        story.log.forgive_dropped();
        story.end().await;
    }
}

#[tokio::test]
async fn a_board_is_recognized_in_every_language() {
    for (public, locale, opens) in [
        ("fr", "uk", "**Партія 1 в цьому повідомленні**, перед першим ходом."),
        ("uk", "es-ES", "**Partida 1 en este mensaje**, antes de la primera jugada."),
    ] {
        let story = Story::begin().await;
        story.sandbox.set_guild_locale(public);
        let challenge =
            story.ada.slash("dara challenge", json!({ "opponent": "ben", "first": first::ME })).await;
        let accept = if public == "fr" { "Accepter" } else { "Прийняти" };
        story.ben.click(&challenge, accept).await;
        let is_board =
            |message: &sandbox::Message| message.id > challenge.id && !message.attachments.is_empty();
        let board = story.sandbox.wait_for_message(story.games, is_board).await.expect("the game is on");
        story.ada.plays("b3").await;
        story.eve.member.speak(locale);
        let told = text_of(&story.eve, &board).await;
        assert!(told.starts_with(opens), "{told}");
        story.end().await;
    }
}

#[tokio::test]
async fn a_new_move_after_a_takeback_shows_its_own_board() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    let taken_back = ada.plays("b3").await;
    let offer = offers(ada, "dara", what::TAKEBACK).await;
    ben.click_for_message(&offer, "Agree").await;
    ada.plays("d5").await;
    let told = text_of(ben, &taken_back).await;
    assert!(told.starts_with("**Game 1 right now**, after 1 move:\n"), "{told}");
    assert!(told.contains("5  ·  ·  ·  x  ·"), "{told}");
    // A message about the game without a board leads to the board as well.
    ben.plays("a1").await;
    let offer = offers(ada, "dara", what::DRAW).await;
    let told = text_of(ben, &offer).await;
    assert!(told.starts_with("**Game 1 right now**, after 2 moves:\n"), "{told}");
    story.end().await;
}

#[tokio::test]
async fn games_that_are_over_and_challenges_lead_to_their_boards() {
    let story = Story::begin().await;
    let (ada, ben, eve) = (&story.ada, &story.ben, &story.eve);
    let options = json!({ "opponent": "ben", "first": first::ME, "match": "pair" });
    let challenge = ada.slash("dara challenge", options).await;
    let refused = story.refused(eve.choose_on_message(&challenge, AS_TEXT)).await;
    assert_eq!(refused, "There's no board yet. The game starts when someone accepts.");
    ben.click(&challenge, "Accept").await;
    story.begun_board(&challenge, story.games).await;
    ada.plays("b3").await;
    let told = text_of(eve, &challenge).await;
    assert!(told.starts_with("**Game 1 right now**, after 1 move:"), "{told}");
    // Its last board offers no rematch, since the match goes on.
    let question = ben.asks_to_resign("dara").await;
    let over = ben.click_for_message(&question, "Resign this game").await;
    assert_eq!(crate::buttons::labels(&over), ["Replay", "Analyse", "Rules", "Share"]);
    story.tells_all().await;
    let told = text_of(eve, &over).await;
    assert!(told.starts_with("```\n6") && told.contains("3  ·  x  ·  ·  ·"), "{told}");
    assert!(told.contains("Game 1 ·"), "{told}");
    // A challenge that became a game in a thread.
    let options = json!({ "opponent": "dede", "place": place::THREAD });
    let challenge = story.chidi.goes_to(story.lounge).slash("dara challenge", options).await;
    story.dede.click(&challenge, "Accept").await;
    story.begun_board(&challenge, challenge.id).await;
    let told = text_of(&eve.goes_to(story.lounge), &challenge).await;
    assert!(told.contains("right now**, before the first move:"), "{told}");
    story.end().await;
}

#[tokio::test]
async fn a_replay_leads_to_its_board_and_other_messages_say_what_to_do() {
    let mut story = Story::begin().await;
    let (ada, ben, eve) = (story.ada.clone(), story.ben.clone(), story.eve.clone());
    let told =
        story.refused(eve.choose_on_message(ben.member.say(story.games, "hello").expect("said").id, AS_TEXT));
    let told = told.await;
    assert!(told.starts_with("That message has no board."), "{told}");
    assert!(told.contains("`/dara board`"), "{told}");
    // Something that only looks like a message of the bot.
    let forged = ben.member.say(story.games, "-# Game 1001 · Dara (traditional) · 2 moves").expect("said");
    story.finds_game("dara:traditional b3 c4", &ada, &ben).await;
    story.refused(eve.choose_on_message(forged.id, AS_TEXT)).await;
    let shown = eve.slash("replay", json!({})).await;
    let posted = eve.click_for_message(&shown, "Post as GIF").await;
    let told = text_of(&eve, &posted).await;
    assert!(told.contains("4  ·  ·  o  ·  ·"), "{told}");
    // Ephemeral messages have no menu.
    let alone = eve.member.choose_on_message(AS_TEXT, shown.id).await;
    assert!(matches!(alone, Err(NotAnswered::NotPossible(_))));
    // A board from another version, and buttons of two games.
    let old = story.finds_old_message(&["play:1001", "v0:move:3"]).await;
    assert!(text_of(&eve, &old).await.contains("4  ·  ·  o  ·  ·"));
    let both = story.finds_old_message(&["play:1001", "play:1002"]).await;
    story.refused(eve.choose_on_message(&both, AS_TEXT)).await;
    story.end().await;
}

#[tokio::test]
async fn games_elsewhere_are_hidden_from_members_who_may_not_see_them() {
    let mut story = Story::begin().await;
    let (ada, ben, eve) = (story.ada.clone(), story.ben.clone(), story.eve.clone());
    let board = story.begins_game(&ben, &ada, "traditional").await;
    let secret = story.sandbox.add_channel("secret");
    let there = ada.goes_to(secret);
    there.slash("move-game", json!({ "number": "1" })).await;
    ben.goes_to(secret).plays("b3").await;
    // Everyone has seen the old board.
    let shown = eve.choose_on_message(&board, AS_TEXT).await;
    assert!(shown.content.starts_with("**Game 1 in this message**, before"), "{}", shown.content);
    assert!(shown.custom_ids().is_empty(), "nothing leads to the board of now: {shown:?}");
    let old = story.finds_old_message(&["play:1"]).await;
    let told = story.refused(eve.choose_on_message(&old, AS_TEXT)).await;
    assert!(told.starts_with("Game 1 is played in another channel.") && told.contains("in <#"), "{told}");
    // Its players may see it anywhere.
    assert!(text_of(&ben, &old).await.contains("after 1 move"));
    // A game of another server.
    story.finds_game_in(77, story.games, "dara:traditional b3", &ada, &ben).await;
    let foreign = story.finds_old_message(&["play:1001"]).await;
    story.refused(eve.choose_on_message(&foreign, AS_TEXT)).await;
    story.end().await;
}

#[tokio::test]
async fn a_challenge_by_menu_is_the_one_that_the_command_makes() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let names: Vec<String> = Game::ALL.iter().map(|game| format!("{game} challenge")).collect();
    for (number, command) in names.iter().enumerate() {
        let typed = ada.slash(command, json!({ "opponent": "ben" })).await;
        ada.click_for_update(&typed, "Withdraw").await;
        let panel = ada.choose_on(ben, CHALLENGE).await;
        assert!(panel.is_ephemeral() && panel.mentions.is_empty(), "{panel:?}");
        assert!(panel.content.contains(&ben.mention()), "{}", panel.content);
        let games = labels(&panel);
        assert_eq!(games.len(), Game::ALL.len());
        let challenge = ada.click_for_message(&panel, &games[number]).await;
        assert_eq!(challenge.content, typed.content, "{command}");
        assert_eq!(
            (challenge.mentions.as_slice(), challenge.is_ephemeral()),
            (&[ben.member.id()][..], false)
        );
        ada.waits_until_gone(&panel).await;
        ada.click_for_update(&challenge, "Withdraw").await;
    }
    let panel = ada.choose_on(ben, CHALLENGE).await;
    let challenge = ada.click_for_message(&panel, "Dara").await;
    ben.click(&challenge, "Accept").await;
    story.begun_board(&challenge, story.games).await;
    story.end().await;
}

#[tokio::test]
async fn a_challenge_by_menu_is_refused_as_by_command() {
    let story = Story::begin().await;
    let (ada, ben, chidi, dede) = (&story.ada, &story.ben, &story.chidi, &story.dede);
    let told = story.refused(ada.choose_on(ada, CHALLENGE)).await;
    let by_command = story.refused(ada.slash("dara challenge", json!({ "opponent": "ada" }))).await;
    assert_eq!(told, by_command);
    let bot = ada.member.choose_on_user(story.games, CHALLENGE, story.sandbox.bot()).await;
    let asked = bot.expect("an answer").message.expect("a message");
    assert!(
        asked.content.starts_with("**Which game do you want to play against the computer?**"),
        "{asked:?}"
    );
    // In a busy channel, a thread is offered.
    story.begins_game(ada, ben, "traditional").await;
    let panel = chidi.choose_on(dede, CHALLENGE).await;
    let proposed = chidi.click_for_message(&panel, "Wali").await;
    assert!(proposed.content.contains("is being played in this channel."), "{}", proposed.content);
    let challenge = chidi.click_for_message(&proposed, "Play in a thread").await;
    assert!(challenge.content.contains("in its own thread"), "{}", challenge.content);
    // A game doesn't start where boards can't be posted.
    let lounge = chidi.goes_to(story.lounge);
    let panel = lounge.choose_on(dede, CHALLENGE).await;
    story.sandbox.deny_bot(story.lounge, sandbox::Permissions::ATTACH_FILES);
    let told = story.refused(lounge.click_for_message(&panel, "Dara")).await;
    assert!(told.contains("**Attach Files**"), "{told}");
    story.sandbox.deny_bot(story.lounge, sandbox::Permissions::NONE);
    let made = lounge.click_for_message(&panel, "Dara").await;
    assert!(!made.is_ephemeral(), "the panel still does it: {}", made.content);
    for challenge in [&challenge, &made] {
        chidi.click_for_update(challenge, "Withdraw").await;
    }
    // No menu challenges a suspended member, or one who blocked the challenger.
    let typed = async || lounge.slash("dara challenge", json!({ "opponent": "dede" })).await;
    let chosen = async || {
        let panel = lounge.choose_on(dede, CHALLENGE).await;
        lounge.click_for_message(&panel, "Dara").await
    };
    dede.slash("block", json!({ "member": "chidi" })).await;
    assert_eq!(story.refused(chosen()).await, story.refused(typed()).await);
    dede.slash("unblock", json!({ "member": "chidi" })).await;
    ada.slash("moderation suspend", json!({ "member": "dede" })).await;
    assert_eq!(story.refused(chosen()).await, story.refused(typed()).await);
    // In a direct message there is no one to challenge.
    let there = ada.goes_to(story.direct(ada));
    assert!(
        story.refused(there.choose_on(ada, CHALLENGE)).await.starts_with("You can't challenge yourself.")
    );
    story.end().await;
}

#[tokio::test]
async fn a_members_menu_shows_their_profile() {
    let mut story = Story::begin().await;
    let (ada, ben, eve) = (story.ada.clone(), story.ben.clone(), story.eve.clone());
    story.finds_game(&records::first(records::TRADITIONAL, 26), &ada, &ben).await;
    ada.asks_to_resign("dara").await;
    let by_menu = eve.choose_on(&ben, PROFILE).await;
    let typed = eve.slash("profile", json!({ "member": "ben" })).await;
    assert!(by_menu.is_ephemeral() && by_menu.content == typed.content, "{by_menu:?}");
    let bot = eve.member.choose_on_user(story.games, PROFILE, story.sandbox.bot()).await;
    let told = bot.expect("an answer").message.expect("a message");
    assert!(told.is_ephemeral() && told.content.contains("is a bot"), "{told:?}");
    story.end().await;
}

#[tokio::test]
async fn menus_answer_in_the_readers_language() {
    let story = Story::begin().await;
    let said = story.ben.member.say(story.games, "hello").expect("said");
    for (locale, begins) in [
        ("fr", "Ce message n’a pas de plateau"),
        ("es-419", "Ese mensaje no tiene tablero"),
        ("uk", "У тому повідомленні немає"),
        ("en-GB", "That message has no board"),
    ] {
        story.eve.member.speak(locale);
        let told = story.refused(story.eve.choose_on_message(said.id, AS_TEXT)).await;
        assert!(told.starts_with(begins), "{locale}: {told}");
    }
    story.end().await;
}
