//! The premove panel: every action is chosen square by square.

use sandbox::Message;
use serde_json::json;

use super::{seen, stores};
use crate::{buttons::labels, player::Player, records, story::Story};

/// Presses one button after another. Returns the panel at the end.
async fn taps(player: &Player, panel: &Message, taps: &[&str]) -> Message {
    let mut panel = panel.clone();
    for label in taps {
        // Squares that must follow aren't asked for.
        if panel.button(label).is_none() {
            continue;
        }
        panel = player.click_for_update(&panel, label).await;
        assert!(panel.is_ephemeral(), "{panel:?}");
    }
    panel
}

#[tokio::test]
async fn a_line_is_built_and_stored_unseen() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let board = story.begins_game(ada, ben, "traditional").await;
    let before = (seen(ada), seen(&story.eve));
    let menu = ben.click_for_message(&board, "More").await;
    let panel = ben.click_for_update(&menu, "Plan ahead").await;
    let asks = format!("Where might ⚫ {} drop a stone?", ada.mention());
    assert_eq!(
        panel.content,
        format!("**Plan ahead** in game 1: your replies are played for you. Only you see them\n{asks}")
    );
    let answer = taps(ben, &panel, &["b3"]).await;
    let (line, asks) = ("If ⚫ `b3`…", "And your reply? Where do you want to drop a stone?");
    assert!(answer.content.contains(&format!("\n{line}\n{asks}")), "{}", answer.content);
    let alt = answer.attachments[0].description.clone().unwrap_or_default();
    assert!(
        alt.contains("Last move: Black dropped on b3. White to drop"),
        "the position as it would stand: {alt}"
    );
    let whole = taps(ben, &answer, &["c4"]).await;
    assert!(whole.content.contains("\nIf ⚫ `b3`, you play `c4`\nSaved."), "in four taps: {}", whole.content);
    assert_eq!(labels(&whole), ["Add the next reply", "Plan ahead", "Back"]);
    let longer = taps(ben, &whole, &["Add the next reply", "d5", "e6"]).await;
    let list = taps(ben, &longer, &["Plan ahead"]).await;
    let stored = "1. If ⚫ `b3`, you play `c4`; then if ⚫ `d5`, you play `e6`";
    assert!(list.content.contains(stored) && !list.content.contains("2. "), "{}", list.content);
    assert_eq!((seen(ada), seen(&story.eve)), before, "someone else has seen it");
    ada.plays("b3").await;
    ada.plays("d5").await;
    assert_eq!(story.record_in(story.games).await, "dara:traditional b3 c4 d5 e6");
    story.end().await;
}

#[tokio::test]
async fn the_panel_goes_back_step_by_step() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game(&records::first(records::TRADITIONAL, 24), &ada, &ben).await;
    let first = ben.slash("dara premove", json!({})).await;
    let mut shown = vec![first];
    for label in ["c2", "e5", "a1", "b1 →", "Add the next reply"] {
        let last = shown.last().expect("a panel");
        shown.push(ben.click_for_update(last, label).await);
    }
    let take = &shown[1].content;
    assert!(take.contains("If ⚫ `c2-c3`…\nWhich stone might ⚫ "), "the take that the row earns: {take}");
    let mut panel = shown.pop().expect("a panel");
    // Going back from a whole action leads to before it, and from a square to before the square.
    for expect in [4, 2, 1] {
        panel = ben.click_for_update(&panel, "Back").await;
        assert_eq!(
            (&panel.content, labels(&panel)),
            (&shown[expect].content, labels(&shown[expect])),
            "{expect}"
        );
    }
    panel = ben.click_for_update(&panel, "Back").await;
    assert_eq!(panel.content, shown[0].content);
    let list = ben.click_for_update(&panel, "Back").await;
    assert!(
        list.content.contains("1. If ⚫ `c2-c3` `xe5`, you play `a1-b1`"),
        "it was stored: {}",
        list.content
    );
    stores(&story, &ben, "dara premove", "c2-c3 xe5 a1-b1").await;
    let list = ben.slash("dara premove", json!({})).await;
    let back = taps(&ben, &list, &["Add another", "Back"]).await;
    assert_eq!(back.content, list.content);
    story.end().await;
}

#[tokio::test]
async fn a_line_that_is_full_or_ends_the_game_goes_no_further() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let actions = records::TRADITIONAL.split_whitespace().count() - 1;
    let almost = records::first(records::TRADITIONAL, actions - 3);
    story.finds_game(&almost, &ada, &ben).await;
    let panel = ada.slash("dara premove", json!({})).await;
    let over = taps(&ada, &panel, &["d6", "d5 ↓", "e3", "d3 ←", "e6"]).await;
    assert!(over.content.ends_with("Saved. That would end the game."), "{}", over.content);
    assert_eq!(labels(&over), ["Plan ahead", "Back"]);
    let board = ben.plays("d6-d5").await;
    assert!(board.content.contains("wins!") && labels(&board)[0] == "Rematch", "{}", board.content);

    let ben = ben.goes_to(story.lounge);
    let guild = story.sandbox.guild().get();
    story.finds_game_in(guild, story.lounge, "dara:traditional", &ada, &ben).await;
    let mut panel = ben.slash("dara premove", json!({})).await;
    // Four in a row are illegal.
    for rank in [1, 2, 3, 5] {
        for file in ["a", "b", "d", "e"] {
            let (rank, square) = (rank.to_string(), format!("{file}{rank}"));
            // As the board fills up, ranks are no longer asked for.
            for next in ["Add the next reply", &rank, &square] {
                if labels(&panel).iter().any(|label| label == next) {
                    panel = taps(&ben, &panel, &[next]).await;
                }
            }
        }
    }
    assert!(panel.content.ends_with("Saved. This panel is full."), "{}", panel.content);
    assert_eq!(labels(&panel), ["Plan ahead", "Back"]);
    story.end().await;
}

#[tokio::test]
async fn an_outdated_panel_stores_nothing() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    let panel = ben.slash("dara premove", json!({})).await;
    let whole = taps(ben, &panel, &["b3", "c4"]).await;
    ada.plays("b4").await;
    let before = story.stored().await;
    let stale = ben.click_for_update(&whole, "Add the next reply").await;
    assert!(stale.content.starts_with("The game has moved on."), "{}", stale.content);
    let menu = ben.click_for_message(&stale, "More").await;
    assert!(menu.button("Plan ahead").is_none(), "it is his turn");
    // The panel is outdated, although he is waiting again.
    ben.plays("c5").await;
    let now = story.stored().await;
    assert_ne!(now, before);
    let old = story
        .finds_old_message(&["if-store:1:0:0000", "if-pick:1:2:zzzz:", "if-look:1:2:", "if-store:1:2:00"])
        .await;
    let stale = ben.click_for_message(&old, "Old 0").await;
    assert!(stale.content.starts_with("The game has moved on"), "{}", stale.content);
    // Forged numbers, and lines without a reply.
    for (button, says) in
        [("Old 1", "Where might ⚫"), ("Old 2", "There's nothing for you to reply in this line.")]
    {
        let old = story.finds_old_message(&["if-store:1:0:0000", "if-pick:1:2:zzzz:", "if-look:1:2:"]).await;
        let shown = ben.click_for_message(&old, button).await;
        assert!(shown.content.contains(says), "{}", shown.content);
    }
    let told = story
        .refused(ben.click_for_message(&story.finds_old_message(&["if-store:1:2:00"]).await, "Old 0"))
        .await;
    assert!(told.starts_with("That line has no reply of yours."), "{told}");
    // Pressed by others.
    for (player, says) in [(&story.eve, "You're not in this game."), (ada, "The game has moved on")] {
        for id in ["if-pick:1:2::", "if-store:1:2:0000", "ahead-forget:1:9:all"] {
            let old = story.finds_old_message(&[id]).await;
            let answer = player.click(&old, "Old 0").await;
            let shown = answer.message.or(answer.updated).expect("words");
            assert!(
                shown.content.starts_with(says) || shown.content.starts_with("It's your turn"),
                "{}",
                shown.content
            );
        }
    }
    assert_eq!(story.stored().await, now);
    story.end().await;
}
