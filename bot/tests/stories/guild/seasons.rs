//! Seasons: closed by a manager, announced, and looked up later.

use sandbox::Message;
use serde_json::json;

use crate::{buttons::labels, player::Player, story::Story};

/// A game that the loser resigns. Returns the last board.
async fn wins(story: &Story, winner: &Player, loser: &Player) -> Message {
    story.begins_game(winner, loser, "traditional").await;
    let question = loser.asks_to_resign("dara").await;
    let over = loser.click_for_message(&question, "Resign").await;
    loser.waits_until_gone(&question).await;
    over
}

/// Ada and Ben played enough games for the leaderboard; Ada won all of them.
async fn played(story: &Story) {
    for _ in 0..5 {
        wins(story, &story.ada, &story.ben).await;
    }
}

#[tokio::test]
async fn a_season_is_closed_and_shown_with_a_podium() {
    let story = Story::begin().await;
    // Ada owns the server.
    let (ada, ben, eve) = (&story.ada, &story.ben, &story.eve);
    let told = story.refused(ada.slash("season close", json!({}))).await;
    assert!(told.starts_with("No rated game has ended in season 1 yet"), "{told}");
    let told = story.refused(eve.slash("season show", json!({}))).await;
    assert!(told.starts_with("No season has been closed here yet."), "{told}");
    wins(&story, ada, ben).await;
    let told = story.refused(ada.slash("season close", json!({}))).await;
    assert!(told.starts_with("No one's on a leaderboard yet"), "{told}");
    for _ in 0..4 {
        wins(&story, ada, ben).await;
    }
    // A running game isn't affected.
    let running = story.begins_game(ben, &story.chidi, "traditional").await;

    let question = ada.slash("season close", json!({})).await;
    assert!(question.is_ephemeral());
    insta::assert_snapshot!("season-question", question.content);
    assert_eq!(labels(&question), ["Close season 1", "Leave it open"]);
    let over = ada.click_for_message(&question, "Close season 1").await;
    ada.waits_until_gone(&question).await;
    assert!(!over.is_ephemeral() && over.mentions.is_empty(), "{over:?}");
    insta::assert_snapshot!("season-over", over.content);
    let [podium] = &over.attachments[..] else { panic!("one picture: {over:?}") };
    insta::assert_snapshot!("season-podium", podium.description.clone().unwrap_or_default());
    ben.plays("a1").await;
    assert!(running.id < over.id);

    let told = story.refused(ada.slash("season close", json!({}))).await;
    assert!(told.starts_with("No rated game has ended in season 2 yet"), "{told}");
    // Anyone can look it up and post it.
    let shown = eve.slash("season show", json!({})).await;
    assert!(shown.is_ephemeral() && shown.content.starts_with("## Season 1 of 1\n"), "{shown:?}");
    assert_eq!((labels(&shown), shown.attachments.len()), (vec!["Post here".to_owned()], 1));
    let posted = eve.click_for_message(&shown, "Post here").await;
    assert!(!posted.is_ephemeral() && posted.mentions.is_empty(), "{posted:?}");
    assert!(posted.content.ends_with(&format!("shown by {}", eve.mention())), "{}", posted.content);
    assert!(posted.attachments[0].description.as_ref().is_some_and(|alt| alt.contains("First: ")));
    story.end().await;
}

#[tokio::test]
async fn ratings_go_half_way_to_the_mean_and_the_next_season_begins_from_there() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    played(&story).await;
    let question = ada.slash("season close", json!({})).await;
    ada.click_for_message(&question, "Close season 1").await;
    ada.waits_until_gone(&question).await;
    let after = wins(&story, ben, ada).await;
    let before = |player: &Player| {
        let line = after.content.lines().last().expect("a line").to_owned();
        let (_, rating) = line.split_once(&player.mention()).expect("his rating");
        let mut numbers = rating.trim_start().split([' ', '?', '(', ')']).filter(|text| !text.is_empty());
        let mut number =
            || numbers.next().expect("a number").replace('−', "-").parse::<i64>().expect("a number");
        let now = number();
        now - number()
    };
    let lines = ada.sees();
    let closed = lines.iter().find(|message| message.content.contains("is over")).expect("the season's end");
    let kept = |player: &str| {
        let (_, rating) = closed.content.split_once(player).expect("his place");
        rating
            .trim_start()
            .chars()
            .take_while(char::is_ascii_digit)
            .collect::<String>()
            .parse::<i64>()
            .expect("points")
    };
    let [first, second] = ["🥇 Ada", "🥈 Ben"].map(kept);
    for (player, kept) in [(ada, first), (ben, second)] {
        let half = i64::midpoint(kept, i64::midpoint(first, second));
        assert!((before(player) - half).abs() <= 1, "{kept} became {}", before(player));
    }
    story.end().await;
}

#[tokio::test]
async fn two_closing_a_season_at_once_one_is_told_it_is_closed() {
    let story = Story::begin().await;
    let ada = &story.ada;
    played(&story).await;
    let [one, other] =
        [ada.slash("season close", json!({})).await, ada.slash("season close", json!({})).await];
    let third = ada.slash("season close", json!({})).await;
    let (one, other) = tokio::join!(
        ada.click_for_message(&one, "Close season 1"),
        ada.click_for_message(&other, "Close season 1")
    );
    let (over, told): (Vec<_>, Vec<_>) =
        [one, other].into_iter().partition(|message| !message.is_ephemeral());
    assert!(over.len() == 1 && over[0].content.starts_with("## 🏆 Season 1 is over!"), "{over:?}");
    let closed = "Season 1 is already closed. See how it ended with `/season show`.";
    assert_eq!(told.iter().map(|told| told.content.as_str()).collect::<Vec<_>>(), [closed]);
    assert_eq!(story.refused(ada.click_for_message(&third, "Close season 1")).await, closed);
    // The question may also be left unanswered.
    wins(&story, &story.chidi, &story.dede).await;
    let question = ada.slash("season close", json!({})).await;
    let left = ada.click_for_update(&question, "Leave it open").await;
    assert_eq!(left.content, "Nothing changed.");
    story.end().await;
}

#[tokio::test]
async fn only_managers_close_seasons() {
    let story = Story::begin().await;
    played(&story).await;
    let told = story.refused(story.ben.slash("season close", json!({}))).await;
    assert!(told.starts_with("You need the Manage Server permission"), "{told}");
    let old = story.finds_old_message(&["close-season:1", "season:1", "post-season:1"]).await;
    let told = story.refused(story.ben.click_for_message(&old, "Old 0")).await;
    assert_eq!(told, "You need the Manage Server permission for this. Ask a server manager.");
    for button in ["Old 1", "Old 2"] {
        let told = story.refused(story.ben.click_for_message(&old, button)).await;
        assert!(told.starts_with("No season has been closed here yet."), "{told}");
    }
    story.end().await;
}

#[tokio::test]
async fn closed_seasons_are_found_by_number_and_in_order() {
    let mut story = Story::begin().await;
    played(&story).await;
    for number in 1..=3 {
        let ada = &story.ada;
        let question = ada.slash("season close", json!({})).await;
        let over = ada.click_for_message(&question, &format!("Close season {number}")).await;
        assert!(over.content.contains(&format!("Season {number} is over")), "{}", over.content);
        ada.waits_until_gone(&question).await;
        // The same two have played the most games that count in a day.
        wins(&story, &story.chidi, &story.dede).await;
    }
    // It is kept, whatever happens to the bot and the message.
    story.stops_the_bot().await;
    story.starts_the_bot().await;
    let ben = &story.ben;
    let shown = ben.slash("season show", json!({ "number": 2 })).await;
    assert!(shown.content.starts_with("## Season 2 of 3\n**Dara** 🥇 "), "{}", shown.content);
    assert_eq!(labels(&shown), ["Season 1", "Season 3", "Post here"]);
    let shown = ben.click_for_update(&shown, "Season 3").await;
    assert!(shown.content.starts_with("## Season 3 of 3\n"), "{}", shown.content);
    assert_eq!(labels(&shown), ["Season 2", "Post here"]);
    let told = story.refused(ben.slash("season show", json!({ "number": 7 }))).await;
    assert_eq!(told, "There's no closed season 7 here. The last one is season 3.");
    let offered = ben.is_offered("season show", json!({}), "number", "").await;
    let offered: Vec<_> = offered.iter().map(|choice| choice.value.as_u64()).collect();
    assert_eq!(offered, [Some(3), Some(2), Some(1)]);
    let offered = ben.is_offered("season show", json!({}), "number", "2").await;
    assert!(
        offered
            .iter()
            .any(|choice| choice.name.starts_with("Season 2, closed on ") && !choice.name.contains('-')),
        "{offered:?}"
    );
    story.end().await;
}

#[tokio::test]
async fn a_season_without_anyone_on_a_podium_is_not_posted() {
    let story = Story::begin().await;
    played(&story).await;
    let (ada, ben) = (&story.ada, &story.ben);
    let question = ada.slash("season close", json!({})).await;
    ada.click_for_message(&question, "Close season 1").await;
    ada.waits_until_gone(&question).await;
    let shown = story.eve.slash("season show", json!({})).await;
    for player in [ada, ben] {
        story.lists(player, false).await;
    }
    let told = story.eve.click_for_message(&shown, "Post here").await;
    assert!(told.is_ephemeral() && told.content.starts_with("## Season 1 of 1"), "{}", told.content);
    story.end().await;
}
