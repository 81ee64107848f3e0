//! What moderators do with games and challenges: confirmed first, logged, and announced only to those concerned.

use jiff::SignedDuration;
use play::Ending;
use sandbox::{Message, Permissions};
use serde_json::json;

use crate::{
    buttons::labels,
    game::offers::what,
    player::Player,
    story::{Story, first, place},
};

const WHAT_NOBODY_MAY: &str = "You need the Manage Messages permission";

/// Ends a game by command and confirmation. Returns what the moderator is told, or the last board.
async fn ends(moderator: &Player, game: &str) -> Message {
    let question = moderator.slash("moderation end-game", json!({ "number": game })).await;
    assert!(question.is_ephemeral() && question.mentions.is_empty(), "{question:?}");
    let label = format!("Call off game {game}");
    moderator.click_for_message(&question, &label).await
}

/// The log without its times.
async fn log(moderator: &Player) -> Vec<String> {
    let log = moderator.slash("moderation log", json!({})).await;
    assert!(log.is_ephemeral() && log.mentions.is_empty(), "{log:?}");
    let entries = log.content.lines().skip(1);
    entries.map(|line| line.split_once(">, ").expect("a time").1.to_owned()).collect()
}

#[tokio::test]
async fn a_game_is_ended_without_result_asked_first_where_it_is_played() {
    let story = Story::begin().await;
    // Ada owns the server and plays too.
    let (ada, ben, chidi) = (&story.ada, &story.ben, &story.chidi);
    story.begins_game(ben, chidi, "traditional").await;
    ben.plays("b3").await;
    let offered = ada.is_offered("moderation end-game", json!({}), "number", "").await;
    assert_eq!(offered.len(), 1);
    assert!(offered[0].name.starts_with("Game 1 · Dara (traditional) · 1 move"), "{offered:?}");
    let offer = chidi.slash("dara offer", json!({ "what": what::ABORT })).await;
    story.settles().await;
    let question = ada.slash("moderation end-game", json!({ "number": "1" })).await;
    let [b, c, a] = [ben, chidi, ada].map(Player::mention);
    assert!(
        question.content.starts_with("Call off game 1? **Dara (traditional)** in https://"),
        "{question:?}"
    );
    assert!(question.content.contains(&format!(": ⚫ {b} – ⚪ {c}, 1 move. No one wins")), "{question:?}");
    assert_eq!(labels(&question), ["Call off game 1", "Let it go on"]);
    let left = ada.click_for_update(&question, "Let it go on").await;
    assert_eq!(left.content, "Nothing changed.");
    assert_eq!(story.record_in(story.games).await, "dara:traditional b3");

    let over = ends(ada, "1").await;
    assert!(!over.is_ephemeral() && !over.content.contains("dropped"), "{over:?}");
    assert!(over.content.contains("Moderators **called the game off**. It doesn't count.\n"), "{over:?}");
    assert!(over.content.contains(&format!("⚫ {b} – ⚪ {c}")) && !over.content.contains(&a), "{over:?}");
    assert!(!over.content.contains("Rated") && !over.content.contains("rated"), "{over:?}");
    let mut pinged = over.mentions.clone();
    pinged.sort();
    assert_eq!(pinged, [ben.member.id(), chidi.member.id()]);
    assert_eq!(story.ended_in(story.games).await, ("dara:traditional b3".to_owned(), Some(Ending::Stopped)));
    // Open offers are closed and say so.
    let closed = |message: &Message| message.id == offer.id && message.custom_ids().is_empty();
    story.sandbox.wait_for_message(story.games, closed).await.expect("the offer is closed");
    let told = story.refused(chidi.slash("dara drop", json!({ "square": "c4" }))).await;
    assert!(told.starts_with("There's no game in this channel."), "{told}");
    let history = ben.slash("history", json!({})).await;
    assert!(
        history.content.contains("**Called off**") && history.content.contains("(by moderators)"),
        "{}",
        history.content
    );
    // An outdated question, and one about a finished game.
    let old = story.finds_old_message(&["end-game:1", "end-game:77"]).await;
    let told = story.refused(ada.click_for_message(&old, "Old 0")).await;
    assert!(told.starts_with("Moderators **called the game off**"), "{told}");
    let told = story.refused(ada.click_for_message(&old, "Old 1")).await;
    assert!(told.starts_with("There's no game in this channel."), "{told}");
    assert_eq!(log(ada).await, [format!("{a}: called off game 1")]);
    story.end().await;
}

#[tokio::test]
async fn a_game_in_a_thread_of_a_match_of_four_is_ended_from_elsewhere() {
    let mut story = Story::begin().await;
    let players = story.players("damala:teams");
    let options = json!({
        "rules": "teams", "match": "4", "place": place::THREAD, "first": first::ME,
        "opponent": "ben", "partner": "chidi", "second_opponent": "dede",
    });
    let challenge = players[0].slash("damala challenge", options).await;
    for player in &players[1..] {
        player.click_for_update(&challenge, "Accept").await;
    }
    let thread = challenge.id;
    story.begun_board(&challenge, thread).await;
    // Dede gets the permission, effective at once.
    let dede = story.dede.goes_to(story.lounge);
    dede.member.set_permissions(Permissions::MANAGE_MESSAGES | Permissions::USE_APPLICATION_COMMANDS);
    story.prefers(&story.ben, "Direct message").await;
    let offered = dede.is_offered("moderation end-game", json!({}), "number", "").await;
    let game = offered[0].value.as_str().expect("a number").to_owned();
    let question = dede.slash("moderation end-game", json!({ "number": game })).await;
    assert!(question.content.contains("Its match is called off too, at 0 – 0"), "{}", question.content);
    let done = dede.click_for_update(&question, &format!("Call off game {game}")).await;
    assert_eq!(
        done.content,
        format!("Game {game} is called off. I've posted its last board in <#{thread}>.")
    );
    let last = |message: &Message| message.content.contains("Moderators **called the game off**");
    let last = story.sandbox.wait_for_message(thread, last).await.expect("the last board");
    assert!(last.content.contains("The match is called off at 0 – 0: no one wins."), "{}", last.content);
    assert_eq!(labels(&last), ["Rematch", "Rules"]);
    let mut pinged = last.mentions.clone();
    pinged.sort();
    let told = [&story.ada, &story.chidi].map(|player| player.member.id());
    assert_eq!(pinged, told, "Ben is told directly, and Dede did it");
    let direct = story.direct(&story.ben);
    let told = |message: &Message| message.content.contains("Moderators **called the game off**");
    story.sandbox.wait_for_message(direct, told).await.expect("a direct message");
    story.tells_all().await;
    // A member who lost the permission can't use an old question.
    dede.member.set_permissions(Permissions::NONE);
    story.begins_game(&story.ada, &story.ben, "niger").await;
    let next = game.parse::<u64>().expect("a number") + 1;
    let old = story
        .finds_old_message(&[&format!("end-game:{next}"), "moderation-log", "moderation-log-before:9"])
        .await;
    for button in ["Old 0", "Old 1", "Old 2"] {
        let told = story.refused(story.dede.click_for_message(&old, button)).await;
        assert!(told.starts_with(WHAT_NOBODY_MAY), "{told}");
    }
    story.stops_the_bot().await;
    story.starts_the_bot().await;
    assert_eq!(log(&story.ada).await, [format!("{}: called off game {game}", dede.mention())]);
    story.end().await;
}

#[tokio::test]
async fn moderation_is_for_moderators_and_for_their_own_server() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    for command in ["moderation log", "moderation end-game", "moderation suspend"] {
        assert!(
            ben.try_slash(command, json!({ "game": "1" })).await.is_err(),
            "Discord does not show it to him"
        );
    }
    let elsewhere = story.finds_game_in(77, story.lounge, "dara:traditional b3", &ada, &ben).await;
    assert!(ada.is_offered("moderation end-game", json!({}), "number", "").await.is_empty());
    let told =
        story.refused(ada.slash("moderation end-game", json!({ "number": elsewhere.to_string() }))).await;
    assert!(told.starts_with("There's no game"), "{told}");
    let old = story.finds_old_message(&[&format!("end-game:{elsewhere}")]).await;
    let told = story.refused(ada.click_for_message(&old, "Old")).await;
    assert!(told.starts_with("There's no game in this channel"), "{told}");
    for hostile in ["", "0", "-1", "99999999999999999999", "@everyone", "1; DROP TABLE games"] {
        for (command, option) in [("end-game", "number"), ("withdraw-challenge", "challenge")] {
            let told = story
                .refused(ada.slash(&format!("moderation {command}"), json!({ (option): hostile })))
                .await;
            assert!(told.starts_with("There's no "), "{told}");
        }
    }
    assert_eq!(ada.slash("moderation log", json!({})).await.content.lines().count(), 1, "nothing was done");
    story.end().await;
}

#[tokio::test]
async fn ending_and_moving_at_once_keep_both_or_refuse_the_move() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ben, &story.chidi, "traditional").await;
    let question = ada.slash("moderation end-game", json!({ "number": "1" })).await;
    let (ended, _) = tokio::join!(
        ada.click_for_message(&question, "Call off game 1"),
        ben.try_slash("dara drop", json!({ "square": "b3" })),
    );
    ada.waits_until_gone(&question).await;
    assert!(ended.content.contains("Moderators **called the game off**"), "{}", ended.content);
    assert_eq!(story.ended_in(story.games).await.1, Some(Ending::Stopped));
    assert_eq!(log(ada).await.len(), 1, "once");
    story.end().await;
}

#[tokio::test]
async fn a_challenge_is_withdrawn_and_its_message_says_by_whom() {
    let story = Story::begin().await;
    let (ada, ben, chidi) = (&story.ada, &story.ben, &story.chidi);
    let to_all = ben.slash("wali challenge", json!({})).await;
    let team = chidi.slash("damala challenge", json!({ "rules": "teams" })).await;
    ben.click_for_update(&team, "Join team 2").await;
    story.knows_messages_of_challenges(2).await;
    story.knows_name(ben).await;
    let here = ada.goes_to(story.lounge);
    let offered = here.is_offered("moderation withdraw-challenge", json!({}), "challenge", "").await;
    let names: Vec<_> = offered.iter().map(|choice| choice.name.as_str()).collect();
    assert!(names[0].starts_with("Challenge 2 · Damala (teams"), "{names:?}");
    assert!(names[1].starts_with("Challenge 1 · Wali") && names[1].ends_with(" · Ben"), "{names:?}");
    let found = here.is_offered("moderation withdraw-challenge", json!({}), "challenge", "wali").await;
    assert_eq!(found.len(), 1);
    for (number, open) in [("1", &to_all), ("2", &team)] {
        let done = here.slash("moderation withdraw-challenge", json!({ "challenge": number })).await;
        assert!(done.is_ephemeral() && done.content.contains("Challenge withdrawn"), "{done:?}");
        let closed = |message: &Message| message.id == open.id && message.custom_ids().is_empty();
        let closed = story.sandbox.wait_for_message(story.games, closed).await.expect("it is edited");
        assert!(closed.content.ends_with("Withdrawn by a moderator."), "{}", closed.content);
        assert!(closed.mentions.is_empty());
    }
    let old = story.finds_old_message(&["accept:1", "withdraw:1"]).await;
    let told = story.refused(chidi.click_for_message(&old, "Old 0")).await;
    assert!(told.starts_with("A moderator withdrew this challenge."), "{told}");
    let told = story.refused(ben.click_for_message(&old, "Old 1")).await;
    assert!(told.starts_with("A moderator withdrew this challenge."), "{told}");
    let told = story.refused(here.slash("moderation withdraw-challenge", json!({ "challenge": "1" }))).await;
    assert!(told.starts_with("A moderator withdrew this challenge."), "{told}");
    let told = story.refused(here.slash("moderation withdraw-challenge", json!({ "challenge": "7" }))).await;
    assert!(told.starts_with("There's no open challenge `7` here."), "{told}");
    let [a, b, c] = [ada, ben, chidi].map(Player::mention);
    let expected = [format!("{a}: withdrew challenge 2 by {c}"), format!("{a}: withdrew challenge 1 by {b}")];
    assert_eq!(log(ada).await, expected);
    story.end().await;
}

#[tokio::test]
async fn the_log_has_pages_from_the_newest_to_the_oldest_and_back() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let empty = ada.slash("moderation log", json!({})).await;
    assert!(empty.content.starts_with("Nothing yet."), "{}", empty.content);
    let side = story.sandbox.add_channel("side");
    story.begins_game(&story.ben, &story.chidi, "traditional").await;
    for turn in 0..7 {
        let to = ada.goes_to(if turn % 2 == 0 { side } else { story.games });
        to.slash("move-game", json!({ "number": "1" })).await;
        story.passes(SignedDuration::from_secs(1));
    }
    let newest = ada.slash("moderation log", json!({})).await;
    let moved = |channel| format!("{}: moved game 1 to <#{channel}>", ada.mention());
    assert_eq!(newest.content.lines().count(), 6);
    assert!(
        newest.content.lines().nth(1).is_some_and(|line| line.ends_with(&moved(side))),
        "{}",
        newest.content
    );
    assert!(
        newest.content.lines().nth(2).is_some_and(|line| line.ends_with(&moved(story.games))),
        "{}",
        newest.content
    );
    assert_eq!(labels(&newest), ["Older"]);
    let oldest = ada.click_for_update(&newest, "Older").await;
    assert_eq!((oldest.content.lines().count(), labels(&oldest)), (3, vec!["Newer".to_owned()]));
    let back = ada.click_for_update(&oldest, "Newer").await;
    assert_eq!(back.content, newest.content);
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn a_season_that_is_closed_is_recorded() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_rated("dara:traditional b3", &ada, &ben, 5).await;
    let question = ada.slash("season close", json!({})).await;
    ada.click_for_message(&question, "Close season 1").await;
    ada.waits_until_gone(&question).await;
    assert_eq!(log(&ada).await, [format!("{}: closed season 1", ada.mention())]);
    story.end().await;
}

#[tokio::test]
async fn an_ending_is_announced_in_the_servers_language() {
    let story = Story::begin().await;
    let (ada, ben, mut game) = (&story.ada, &story.ben, 0);
    for (language, locale, ended, question, label) in [
        (2_u8, "es-ES", "La moderación **anuló la partida**", "¿Anular la partida", "Anular partida"),
        (3, "fr", "La modération **arrête la partie**", "Arrêter la partie", "Arrêter la partie"),
        (4, "uk", "Модератори **скасували партію**", "Скасувати партію", "Скасувати партію"),
    ] {
        story.begins_game(ben, &story.chidi, "traditional").await;
        game += 1;
        ada.slash("settings", json!({ "language": language })).await;
        ada.member.speak(locale);
        let asked = ada.slash("moderation end-game", json!({ "number": game.to_string() })).await;
        assert!(asked.content.starts_with(question), "{}", asked.content);
        let over = ada.click_for_message(&asked, &format!("{label} {game}")).await;
        ada.waits_until_gone(&asked).await;
        assert!(over.content.contains(ended), "{}", over.content);
        ada.slash("settings", json!({ "language": 1 })).await;
        ada.member.speak("en-GB");
    }
    story.end().await;
}
