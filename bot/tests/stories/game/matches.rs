//! Matches: several games in a row, from the challenge to the winner.

use games::Game;
use jiff::SignedDuration;
use sandbox::{Message, NotAnswered};
use serde_json::{Value, json};

use crate::{
    buttons::labels,
    game::offers::{offers, what},
    members::departures::unknown_member,
    player::Player,
    records,
    story::Story,
};

/// A match by these rules that Ada starts. Returns the first board.
async fn begins(story: &Story, rules: &str, options: Value) -> Message {
    story.begins_on(&story.players(rules), rules, options).await
}

/// Resigns a game or a match by this button; everyone sees the end.
pub(crate) async fn resigns(player: &Player, game: Game, button: &str) -> Message {
    let question = player.asks_to_resign(game).await;
    let over = player.click_for_message(&question, button).await;
    player.waits_until_gone(&question).await;
    over
}

/// Checks a board's lines without the small print, and its pings.
fn shows(board: &Message, lines: &[impl AsRef<str>], pinged: &[&Player]) {
    let (small, mut shown): (Vec<_>, Vec<_>) =
        board.content.lines().partition(|line| line.starts_with("-# "));
    assert!(small.first().is_some_and(|footer| footer.starts_with("-# Game ")), "{}", board.content);
    shown.retain(|line| !line.starts_with("⏳"));
    assert_eq!(shown, lines.iter().map(AsRef::as_ref).collect::<Vec<_>>());
    let pinged: Vec<_> = pinged.iter().map(|player| player.member.id()).collect();
    assert_eq!(board.mentions, pinged, "{}", board.content);
}

#[tokio::test]
async fn to_three_points_with_a_shut_out_and_a_draw() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let [a, b] = [ada, ben].map(Player::mention);
    let board = begins(&story, "damas:ruibal", json!({ "match": "3" })).await;
    let begun = [
        format!("Match to 3 points: ⚫ {a} 0 – 0 ⚪ {b} · game 1"),
        format!("⚫ {a} – ⚪ {b}: the game is on!"),
    ];
    assert!(board.content.starts_with(&begun.join("\n")), "{}", board.content);
    for (player, action) in [(ada, "c3-d4"), (ben, "f6-e5"), (ada, "a3-b4"), (ben, "huff:d4")] {
        player.plays_in(Game::Damas, action).await;
    }
    let over = resigns(ada, Game::Damas, "Resign this game").await;
    let end = [
        &format!("Match to 3 points: ⚫ {a} 0 – 2 ⚪ {b} · game 1"),
        &format!("🏆 **⚪ {b} wins!** ⚫ {a} resigned."),
        &format!("⚪ {b} gets 2 points, because the other side captured nothing."),
        "Game 2 of the match starts.",
    ];
    // The next board says who plays first.
    shows(&over, &end, &[]);
    let next = story.begun_board(&over, story.games).await;
    let begun = [
        &format!("Match to 3 points: ⚫ {b} 2 – 0 ⚪ {a} · game 2"),
        &format!("⚫ {b} – ⚪ {a}: the game is on!"),
        &format!("⚫ {b}, your turn: move a piece."),
    ];
    shows(&next, &begun, &[ben]);

    let offer = offers(ben, "damas", what::DRAW).await;
    let drawn = ada.click_for_message(&offer, "Agree").await;
    // Ada, who agreed, plays first in the next game; she knows about both.
    let end = format!(
        "🤝 **It's a draw** by agreement.\n⚫ {b} – ⚪ {a}\nNo one gets a point.\nGame 3 of the match starts."
    );
    assert!(drawn.content.contains(&end), "{}", drawn.content);
    assert_eq!(drawn.mentions, [ben.member.id()]);
    let next = story.begun_board(&drawn, story.games).await;
    assert!(
        next.content.starts_with(&format!("Match to 3 points: ⚫ {a} 0 – 2 ⚪ {b} · game 3")),
        "{}",
        next.content
    );
    assert!(next.mentions.is_empty());
    let alt = next.attachments[0].description.as_deref().unwrap_or_default();
    assert!(alt.starts_with("Match to 3 points, game 3: Black 0, White 2."), "{alt}");
    let listed = ben.slash("games", json!({})).await;
    assert!(
        listed.content.ends_with(" Match to 3 points: 2 – 0, game 3"),
        "his own points come first: {}",
        listed.content
    );
    let watched = story.eve.slash("watch", json!({})).await;
    assert!(watched.content.contains("Match to 3 points: 0 – 2, game 3 · ⚫"), "{}", watched.content);

    let over = resigns(ada, Game::Damas, "Resign this game").await;
    let end = [
        &format!("Match to 3 points: ⚫ {a} 0 – 4 ⚪ {b} · game 3"),
        &format!("🏆 **⚪ {b} wins!** ⚫ {a} resigned."),
        &format!("⚪ {b} gets 2 points, because the other side captured nothing."),
        &format!("🏆 **⚪ {b} wins the match, 4 – 0!**"),
    ];
    shows(&over, &end, &[ben]);
    story.tells_all().await;
    assert_eq!(story.newest(story.games).id, over.id, "no game follows");
    story.end().await;
}

#[tokio::test]
async fn two_games_with_each_colour_however_few_games_one_may_play() {
    let mut story = Story::begin().await;
    story.limits_a_player_to(1, 3).await;
    let (ada, ben) = (&story.ada, &story.ben);
    let [a, b] = [ada, ben].map(Player::mention);
    begins(&story, "dara:traditional", json!({ "match": "pair" })).await;
    let over = resigns(ben, Game::Dara, "Resign this game").await;
    let next = story.begun_board(&over, story.games).await;
    let score = format!("Match of two games: ⚫ {b} 0 – 1 ⚪ {a} · game 2\n");
    assert!(next.content.starts_with(&score), "{}", next.content);
    ben.plays("b3").await;
    let over = resigns(ada, Game::Dara, "Resign this game").await;
    assert!(over.content.contains("\n🤝 **The match is a draw, 1 – 1**\n"), "{}", over.content);
    story.end().await;
}

#[tokio::test]
async fn resigning_asks_whether_game_or_match_and_loses_it() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let [a, b] = [ada, ben].map(Player::mention);
    let board = begins(&story, "dara:traditional", json!({ "match": "10" })).await;
    ada.after_first_turns().await;
    let menu = ada.click_for_message(&board, "More").await;
    let question = ada.click_for_update(&menu, "Resign…").await;
    assert_eq!(labels(&question), ["Resign this game", "Resign the match", "Keep playing"]);
    let asked = [
        "Resign just game 1, or the whole match? Neither can be undone.",
        &format!("**This game**: ⚪ {b} gets a point, and the next game starts."),
        &format!("**The match**: ⚪ {b} wins it, whatever the score."),
    ];
    assert_eq!(question.content.lines().collect::<Vec<_>>(), asked);
    let over = ada.click_for_message(&question, "Resign the match").await;
    ada.waits_until_gone(&question).await;
    let end = [
        &format!("Match to 10 points: ⚫ {a} 0 – 1 ⚪ {b} · game 1"),
        &format!("🏆 **⚪ {b} wins!** ⚫ {a} resigned."),
        &format!("⚪ {b} gets a point."),
        &format!("🏳️ ⚫ {a} resigned the match."),
        &format!("🏆 **⚪ {b} wins the match, 1 – 0!**"),
    ];
    shows(&over, &end, &[ben]);
    story.begins_game(ada, ben, "traditional").await;
    let old = story.finds_old_message(&["resign-match:2"]).await;
    let told = story.refused(ada.click_for_message(&old, "Old")).await;
    assert!(told.starts_with("This game isn't part of a match"), "{told}");
    story.end().await;
}

#[tokio::test]
async fn it_outlives_the_bot_and_an_answer_that_fails() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let board = begins(&story, "dara:traditional", json!({ "match": "2" })).await;
    let question = ada.asks_to_resign("dara").await;
    story.loses_the_answer();
    let (answer, next) = tokio::join!(ada.try_click(&question, "Resign this game"), async {
        let next = story.begun_board(&board, story.games).await;
        story.gives_up_waiting();
        next
    });
    assert_eq!(answer.err(), Some(NotAnswered::InTime));
    let ended = |message: &Message| message.content.contains("Game 2 of the match starts.");
    let over: Vec<_> = story.sandbox.messages(story.games).into_iter().filter(ended).collect();
    assert!(over.len() == 1 && over[0].id < next.id, "the end is told once, and first");
    story.pardons(|violation| violation.status == 404 && violation.request.contains("/webhooks/"));

    story.stops_the_bot().await;
    story.starts_the_bot().await;
    ben.plays("b3").await;
    let over = resigns(&ada, Game::Dara, "Resign this game").await;
    let won = format!("🏆 **⚫ {} wins the match, 2 – 0!**", ben.mention());
    assert!(over.content.contains(&won), "{}", over.content);
    assert_eq!(story.newest(story.games).id, over.id);
    story.end().await;
}

#[tokio::test]
async fn among_four_the_partners_stay_together_and_one_can_give_it_up_for_both() {
    let story = Story::begin().await;
    let [ada, ben, chidi, dede] = [&story.ada, &story.ben, &story.chidi, &story.dede];
    let [a, b, c, d] = [ada, ben, chidi, dede].map(Player::mention);
    begins(&story, records::rules(records::DAMALA_TEAMS), json!({ "match": "10" })).await;
    resigns(dede, Game::Damala, "Resign this game").await;
    let over = resigns(ben, Game::Damala, "Resign this game").await;
    let next = story.begun_board(&over, story.games).await;
    let score = format!("Match to 10 points: ⚫ {b} + 🔵 {d} 0 – 2 ⚪ {c} + 🟠 {a} · game 2\n");
    assert!(next.content.starts_with(&score), "{}", next.content);
    let question = chidi.asks_to_resign("damala").await;
    assert!(question.content.contains("your partner plays on for both"), "{}", question.content);
    let on = chidi.click_for_message(&question, "Resign the match").await;
    chidi.waits_until_gone(&question).await;
    assert!(
        on.content.contains(&format!("🏳️ ⚪ {c} resigned the match: this is its last game.")),
        "{}",
        on.content
    );
    ben.plays_in(Game::Damala, "g2-h2").await;
    resigns(dede, Game::Damala, "Resign this game").await;
    let over = resigns(ben, Game::Damala, "Resign this game").await;
    let end = [
        format!("⚪ {c} + 🟠 {a} get a point."),
        format!("🏳️ ⚪ {c} resigned the match."),
        format!("🏆 **⚫ {b} + 🔵 {d} win the match, 0 – 3!**"),
    ];
    let end = end.join("\n");
    assert!(over.content.contains(&end), "{}", over.content);
    story.end().await;
}

#[tokio::test]
async fn leaving_the_server_or_never_starting_loses_the_game() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let [a, b] = [ada, ben].map(Player::mention);
    begins(&story, "dara:traditional", json!({ "match": "2", "clock": "1d" })).await;
    let over = resigns(ada, Game::Dara, "Resign this game").await;
    let next = story.begun_board(&over, story.games).await;
    ben.member.leave();
    story.passes(SignedDuration::from_hours(2));
    let told = |message: &Message| message.id > next.id && message.content.contains(" wins the match");
    let over = story.sandbox.wait_for_message(story.games, told).await.expect("the end is told");
    let end = format!(
        "🏆 **⚪ {a} wins!** ⚫ {b} left the server.\n⚪ {a} gets a point.\n🏆 **⚪ {a} wins the match, 1 – 1!**"
    );
    assert!(over.content.contains(&end), "{}", over.content);
    story.pardons(unknown_member);
    story.end().await;
}

#[tokio::test]
async fn a_match_whose_first_game_is_not_begun_is_off() {
    let story = Story::begin().await;
    let board = begins(&story, "dara:traditional", json!({ "match": "2", "clock": "30m" })).await;
    story.passes(SignedDuration::from_mins(31));
    let told = |message: &Message| message.id > board.id && message.content.contains("no one wins.");
    let over = story.sandbox.wait_for_message(story.games, told).await.expect("the end is told");
    assert!(over.content.contains("before it got going"), "{}", over.content);
    assert!(!over.content.contains("a point"), "{}", over.content);
    story.end().await;
}
