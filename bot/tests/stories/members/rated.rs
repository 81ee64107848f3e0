//! How the end of a game changes ratings, and which games aren't rated.

use jiff::SignedDuration;
use sandbox::Message;
use serde_json::json;

use crate::{
    player::Player,
    story::{Story, first},
};

/// A player resigns the game in the channel. Returns the last board.
async fn resigns(player: &Player, game: &str) -> Message {
    let question = player.asks_to_resign(game).await;
    let over = player.click_for_message(&question, "Resign").await;
    player.waits_until_gone(&question).await;
    over
}

/// A message's last line, without the mentions of both players.
fn last_line(story: &Story, message: &Message) -> String {
    let line = message.content.lines().last().expect("a line");
    line.replace(&story.ada.mention(), "Ada").replace(&story.ben.mention(), "Ben")
}

#[tokio::test]
async fn the_last_board_shows_the_rating_changes() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let begun = story.begins_game(ada, ben, "traditional").await;
    assert!(!begun.content.contains("rated"), "{}", begun.content);
    let over = resigns(ada, "dara").await;
    assert_eq!(last_line(&story, &over), "-# New ratings: ⚫ Ada 1338? (−162) – ⚪ Ben 1662? (+162)");
    // Each game has its own ratings.
    story.begins_game(ben, ada, "wali:adjacent").await;
    let over = resigns(ada, "wali").await;
    assert_eq!(last_line(&story, &over), "-# New ratings: ⚫ Ben 1662? (+162) – ⚪ Ada 1338? (−162)");
    story.begins_game(ben, ada, "traditional").await;
    let over = resigns(ben, "dara").await;
    let line = last_line(&story, &over);
    assert!(line.starts_with("-# New ratings: ⚫ Ben 14") && line.contains("⚪ Ada 15"), "{line}");
    story.end().await;
}

#[tokio::test]
async fn an_unrated_game_says_so_from_the_challenge_to_the_end_and_in_its_rematch() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let options = json!({ "opponent": "ben", "first": first::ME, "clock": "1d", "rated": false });
    let challenge = ada.slash("dara challenge", options).await;
    let terms = "⏳ 1 day a turn · unrated";
    assert!(challenge.content.contains(terms), "{}", challenge.content);
    ben.click_for_update(&challenge, "Accept").await;
    let begun = story.begun_board(&challenge, story.games).await;
    assert!(begun.content.ends_with("no moves yet · unrated"), "{}", begun.content);
    let over = resigns(ada, "dara").await;
    assert_eq!(last_line(&story, &over), "-# Unrated, as agreed: no one's rating changes");
    let rematch = ben.click_for_message(&over, "Rematch").await;
    assert!(rematch.content.contains(terms), "{}", rematch.content);
    ada.click_for_update(&rematch, "Accept").await;
    story.begun_board(&rematch, story.games).await;
    resigns(ada, "dara").await;
    // It changed nothing: the first rated game starts from the initial rating.
    story.begins_game(ada, ben, "traditional").await;
    let over = resigns(ada, "dara").await;
    assert_eq!(last_line(&story, &over), "-# New ratings: ⚫ Ada 1338? (−162) – ⚪ Ben 1662? (+162)");
    story.end().await;
}

#[tokio::test]
async fn a_challenge_that_is_made_again_in_a_thread_stays_unrated_and_so_do_the_games_of_a_match() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(&story.chidi, &story.dede, "traditional").await;
    let options = json!({ "opponent": "ben", "first": first::ME, "match": "pair", "rated": false });
    let busy = ada.slash("dara challenge", options).await;
    let challenge = ada.click_for_message(&busy, "Play in a thread").await;
    assert!(challenge.content.contains(" · unrated"), "{}", challenge.content);
    ben.click_for_update(&challenge, "Accept").await;
    let thread = challenge.id;
    story.begun_board(&challenge, thread).await;
    let question = ada.goes_to(thread).asks_to_resign("dara").await;
    ada.goes_to(thread).click(&question, "Resign this game").await;
    let next =
        |message: &Message| message.content.contains("game 2") && message.content.contains("the game is on!");
    let next = story.sandbox.wait_for_message(thread, next).await.expect("the next game");
    assert!(next.content.ends_with("no moves yet · unrated"), "{}", next.content);
    story.end().await;
}

#[tokio::test]
async fn the_seventh_game_of_two_players_in_a_day_is_unrated() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    // Far from midnight.
    let day = 24 * 60 * 60;
    let to_noon = (36 * 60 * 60 - story.now().as_second() % day) % day;
    story.passes(SignedDuration::from_secs(to_noon));
    let mut last = String::new();
    for game in 1..=7 {
        let (one, other) = if game % 2 == 0 { (ada, ben) } else { (ben, ada) };
        story.begins_game(one, other, "traditional").await;
        last = last_line(&story, &resigns(one, "dara").await);
        assert_eq!(last.starts_with("-# New ratings: "), game < 7, "{game}: {last}");
    }
    assert_eq!(last, "-# Unrated: only 6 games a day (UTC) count between these two players");
    // The next day, and against someone else.
    story.begins_game(ada, &story.chidi, "traditional").await;
    assert!(last_line(&story, &resigns(ada, "dara").await).starts_with("-# New ratings: "));
    story.passes(SignedDuration::from_hours(24));
    story.begins_game(ada, ben, "traditional").await;
    assert!(last_line(&story, &resigns(ada, "dara").await).starts_with("-# New ratings: "));
    story.end().await;
}

#[tokio::test]
async fn an_aborted_game_does_not_count_and_is_announced() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_on(&[ada.clone(), ben.clone()], "traditional", json!({ "clock": "1h" })).await;
    story.passes(SignedDuration::from_hours(2));
    let over = |message: &Message| message.content.contains("**game called off**");
    let over = story.sandbox.wait_for_message(story.games, over).await.expect("the end");
    assert!(!over.content.contains("ated"), "{}", over.content);
    // A loss on time is announced by itself, with its ratings.
    story.begins_on(&[ada.clone(), ben.clone()], "traditional", json!({ "clock": "1h" })).await;
    for (player, action) in [(ada, "a1"), (ben, "a3"), (ada, "c1"), (ben, "c3")] {
        player.plays(action).await;
    }
    story.passes(SignedDuration::from_hours(2));
    let over = |message: &Message| message.content.contains("-# New ratings: ");
    let over = story.sandbox.wait_for_message(story.games, over).await.expect("the end");
    assert_eq!(last_line(&story, &over), "-# New ratings: ⚫ Ada 1338? (−162) – ⚪ Ben 1662? (+162)");
    story.end().await;
}

#[tokio::test]
async fn teams_are_rated_player_by_player() {
    let story = Story::begin().await;
    let players = story.players("damala:teams");
    story.begins(&players, "damala:teams").await;
    resigns(&players[0], "damala").await;
    let over = resigns(&players[2], "damala").await;
    let [ada, ben, chidi, dede] = [&players[0], &players[1], &players[2], &players[3]].map(Player::mention);
    let expected = format!(
        "-# New ratings: ⚫ {ada} 1468? (−32) + 🔵 {chidi} 1468? (−32) – ⚪ {ben} 1532? (+32) + 🟠 {dede} 1532? (+32)"
    );
    assert_eq!(over.content.lines().last(), Some(expected.as_str()));
    story.end().await;
}
