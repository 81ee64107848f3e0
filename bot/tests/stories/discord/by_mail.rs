//! Games by direct messages, played by typing: every command, suggestion and text finds the game, from its first turn to its end.

use sandbox::Message;
use serde_json::json;

use crate::{
    buttons::beside,
    discord::anywhere::{boarded, paired, seeks},
    player::Player,
    story::Story,
};

#[tokio::test]
async fn typed_commands_and_suggestions_find_the_game() {
    let story = Story::begin().await;
    let [first, second] = paired(&story).await;
    let offered = first.is_offered("dara drop", json!({}), "square", "b").await;
    assert_eq!(offered.len(), 6, "the squares of file b");
    assert_eq!(second.is_offered("dara drop", json!({}), "square", "b").await, [], "it isn't their turn");
    let answer = first.slash("dara drop", json!({ "square": "b3" })).await;
    assert!(answer.content.contains("gets the board"), "{}", answer.content);
    let board = second.slash("dara board", json!({})).await;
    assert_eq!(board.attachments.len(), 1, "{}", board.content);
    let text = second.slash("dara board", json!({ "text": true })).await;
    assert!(text.attachments.is_empty() && text.content.contains("b3"), "{}", text.content);
    for (shown, other) in [(answer, &second), (board, &first), (text, &first)] {
        assert!(!shown.content.contains("<#"), "it names a channel: {}", shown.content);
        assert!(!shown.content.contains(&other.mention()), "{}", shown.content);
    }
    story.end().await;
}

#[tokio::test]
async fn of_two_games_of_a_kind_the_one_that_waits_is_meant() {
    let story = Story::begin().await;
    let [first, second] = paired(&story).await;
    for player in [&first, &second] {
        seeks(&story, player, json!({ "clock": "5d" })).await;
    }
    story.until("the second game", async || story.games_of(&first).await.len() == 2).await;
    story.tells_all().await;
    let waits = async |player: &Player| {
        let id = player.member.id().get().try_into().expect("an id");
        story.games_of(player).await.iter().filter(|table| table.is_to_act(id)).count()
    };
    // Where one game waits for each, the command means that one; then both wait for the same player.
    let [first, second] = if waits(&first).await == 2 { [second, first] } else { [first, second] };
    if waits(&first).await == 1 {
        first.slash("dara drop", json!({ "square": "b3" })).await;
    }
    assert_eq!((waits(&first).await, waits(&second).await), (0, 2));
    let told = story.refused(second.slash("dara drop", json!({ "square": "c3" }))).await;
    assert!(told.starts_with("You have several games of Dara here."), "{told}");
    // The list tells them apart, and the board that is meant is one press away.
    let listed = second.slash("games", json!({})).await;
    let play = &beside(&listed)[1].1;
    let panel = second.member.click(&listed, play).await.expect("an answer").message.expect("the panel");
    second.click_for_update(&panel, "c4").await;
    assert_eq!(waits(&second).await, 1);
    let answer = second.slash("dara drop", json!({ "square": "e5" })).await;
    assert!(answer.content.contains("gets the board"), "{}", answer.content);
    assert_eq!(waits(&second).await, 0);
    story.end().await;
}

#[tokio::test]
async fn who_ends_the_game_keeps_no_button_that_does_nothing() {
    let story = Story::begin().await;
    let [first, second] = paired(&story).await;
    first.slash("dara drop", json!({ "square": "b3" })).await;
    story.tells_all().await;
    second.slash("dara drop", json!({ "square": "c3" })).await;
    story.tells_all().await;
    let question = first.slash("dara resign", json!({})).await;
    let over = first.click(&question, "Resign").await;
    story.tells_all().await;
    let over = over.updated.or(over.message).expect("the end");
    let is_left = |message: &Message| message.custom_ids().contains(&"play:1".to_owned());
    let mine = || story.sandbox.messages(first.channel);
    story.until("the boards to lose their buttons", async || !mine().iter().any(is_left)).await;
    assert!(
        !over.custom_ids().iter().any(|id| id.starts_with("rematch")) && !over.content.contains("<#"),
        "{over:?}"
    );
    for player in [&first, &second] {
        for message in story.sandbox.messages(player.channel) {
            let offered = message.custom_ids();
            for gone in ["play:1", "report:1", "resign:1", "rematch:1"] {
                let reports = gone == "report:1" && message.id == boarded(&story, player).await.id;
                assert!(reports || !offered.contains(&gone.to_owned()), "{gone}: {}", message.content);
            }
        }
    }
    story.end().await;
}
