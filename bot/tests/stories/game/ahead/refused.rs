//! Premoves that can't be stored: why, and what to do instead.

use serde_json::json;

use crate::story::Story;

#[tokio::test]
async fn premoves_that_cannot_be_stored() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let told = story.refused(ben.slash("dara premove", json!({}))).await;
    assert!(told.starts_with("There's no game in this channel."), "{told}");
    story.begins_game(ada, ben, "traditional").await;
    for (player, line, expect) in [
        (ada, "b3 c4", "It's your turn: press **Play** under the board."),
        (&story.eve, "b3 c4", "You're not in this game."),
        (ben, "north", "`north` isn't a move. Try `b3`"),
        (ben, ";", "`;` isn't a move."),
        (ben, "b3", "That line has no reply of yours."),
        (ben, "b9 c4", "`b9` isn't a move."),
        (ben, "h8 c4", "Nothing saved: move 1, `h8`, isn't legal there. ⚫ <@"),
        (ben, "b3 b3", "Nothing saved: move 2, `b3`, isn't legal there. ⚪ <@"),
        (ben, "b3 c4; b3 b4-b5", "Nothing saved: move 2, `b4-b5`, isn't legal there."),
        (ben, &"a1 b1 ".repeat(11), "That's too long: a line can hold 20 moves"),
    ] {
        let told = story.refused(player.slash("dara premove", json!({ "line": line }))).await;
        assert!(told.starts_with(expect), "{line}: {told}");
    }
    let told = story.refused(ben.slash("dara premove", json!({ "line": "b3 b3" }))).await;
    assert!(told.contains("would see: “**b3** is occupied.”\nLegal there: `a1`, "), "{told}");
    let squares = |file: char| (1..=6).map(move |rank| format!("{file}{rank}"));
    let ten: Vec<String> = squares('a').chain(squares('b')).take(10).map(|one| format!("{one} e1")).collect();
    ben.slash("dara premove", json!({ "line": ten.join(";") })).await;
    let told = story.refused(ben.slash("dara premove", json!({ "line": "e6 e1" }))).await;
    assert_eq!(told, "You already have 10 lines here. Delete one first.");
    story.end().await;
}

#[tokio::test]
async fn continuations_are_suggested_to_the_waiting_player() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    let offered = ben.is_offered("dara premove", json!({}), "line", "b3 c").await;
    let names: Vec<&str> = offered.iter().map(|choice| choice.name.as_str()).collect();
    assert_eq!(names, ["b3 c1", "b3 c2", "b3 c3", "b3 c4", "b3 c5", "b3 c6"]);
    for other in [ada, &story.eve] {
        assert!(other.is_offered("dara premove", json!({}), "line", "b3 c").await.is_empty());
    }
    story.end().await;
}
