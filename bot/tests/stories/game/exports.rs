//! Games as files: one, or all of a player's.

use play::game::transcript::{Transcript, read};
use sandbox::Message;
use serde_json::json;

use crate::{records, story::Story};

/// The games of an answer; both files hold the same.
fn games(answer: &Message) -> Vec<Transcript> {
    assert!(answer.is_ephemeral() && answer.mentions.is_empty(), "{answer:?}");
    let [text, as_json] = answer.attachments.as_slice() else { panic!("two files: {answer:?}") };
    let games = |file: &sandbox::Attachment| {
        let text = String::from_utf8(file.bytes()).expect("text");
        read(&text).unwrap_or_else(|why| panic!("{why}: {text}"))
    };
    assert_eq!(games(text), games(as_json));
    games(text)
}

#[tokio::test]
async fn a_game_is_exported_as_text_and_json() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let number = story.finds_game(&records::first(records::TRADITIONAL, 5), &ada, &ben).await;
    let question = ben.asks_to_resign("dara").await;
    ben.click(&question, "Resign").await;
    let answer = ada.slash("export", json!({ "number": number.get() })).await;
    let names: Vec<_> = answer.attachments.iter().map(|file| file.name.as_str()).collect();
    assert_eq!(names, ["game-1001.txt", "game-1001.json"]);
    let [game] = &games(&answer)[..] else { panic!("one game") };
    assert_eq!(game.record().to_string(), records::first(records::TRADITIONAL, 5));
    assert_eq!((game.score().to_string().as_str(), game.ending()), ("1-0", Some("resigned")));
    let headers = game.headers();
    assert_eq!((headers.clock.as_deref(), headers.rated), (Some("none"), Some(true)));
    assert!(headers.began.is_some() && headers.ended.is_some(), "{headers:?}");
    // Ada's name came with her command; Ben's may not be known.
    assert!(headers.players[0].to_lowercase().contains("ada"), "{headers:?}");
    story.end().await;
}

#[tokio::test]
async fn all_games_of_a_player_are_those_of_this_server() {
    let mut story = Story::begin().await;
    let (ada, ben, chidi) = (story.ada.clone(), story.ben.clone(), story.chidi.clone());
    let guild = story.sandbox.guild().get();
    let told = story.refused(ada.slash("export", json!({}))).await;
    assert!(told.starts_with("You haven't played here yet."), "{told}");
    story.finds_game("dara:traditional b3 c4", &ada, &ben).await;
    let question = ben.asks_to_resign("dara").await;
    ben.click(&question, "Resign").await;
    story.finds_game_in(guild, story.lounge, "wali:prost", &chidi, &ada).await;
    story.finds_game_in(77, sandbox::Id::new(78), "dara:niger", &ada, &ben).await;
    let rules = |games: Vec<Transcript>| -> Vec<String> {
        games.iter().map(|game| game.record().rules.to_string()).collect()
    };
    assert_eq!(rules(games(&ada.slash("export", json!({})).await)), ["wali:prost", "dara:traditional"]);
    assert_eq!(rules(games(&chidi.slash("export", json!({})).await)), ["wali:prost"]);
    story.end().await;
}

#[tokio::test]
async fn a_hidden_game_is_not_exported() {
    let mut story = Story::begin().await;
    let (ada, ben, eve) = (story.ada.clone(), story.ben.clone(), story.eve.clone());
    let number = story.finds_game("dara:traditional b3 c4", &ada, &ben).await;
    let there = eve.goes_to(story.lounge);
    let told = story.refused(there.slash("export", json!({ "number": number.get() }))).await;
    assert!(told.contains("is played in another channel. Use this command in"), "{told}");
    assert_eq!(games(&eve.slash("export", json!({ "number": number.get() })).await).len(), 1);
    story.end().await;
}

#[tokio::test]
async fn players_are_shown_by_their_server_nicknames() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let number = story.finds_game("dara:traditional", &ada, &ben).await;
    ada.slash("dara drop", json!({ "square": "b3" })).await;
    ben.slash("dara drop", json!({ "square": "c4" })).await;
    story.knows_name(&ben).await;
    let answer = ada.slash("export", json!({ "number": number.get() })).await;
    assert_eq!(games(&answer)[0].headers().players, ["Ada", "Ben"]);
    story.end().await;
}
