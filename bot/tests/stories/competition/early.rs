//! Games of a competition that end before they have really begun.

use sandbox::Id;
use serde_json::json;

use super::{SWISS, competing::Competing};
use crate::{buttons::labels, story::Story};

#[tokio::test]
async fn giving_up_before_the_first_move_loses_a_games_point_but_no_rating() {
    let story = Story::begin().await;
    let options = json!({ "kind": SWISS, "rounds": 1 });
    let cup = Competing::begin(&story, "tournament create", options, 4).await;
    let pairing = cup.plays(&story, 2).await.swap_remove(0);
    let (loser, winner) = (cup.player(pairing.first), cup.player(pairing.second.expect("two players")));
    let thread = Id::new(story.table(pairing.running().expect("it runs")).await.stored().channel.get());

    let question = loser.goes_to(thread).slash("dara resign", json!({})).await;
    assert_eq!(question.content, "Resign game 1? This can't be undone.");
    assert_eq!(labels(&question), ["Resign", "Keep playing"]);
    loser.goes_to(thread).click_for_message(&question, "Resign").await;
    story
        .until("the point", async || {
            !cup.contest(&story).await.pairing(pairing.number).expect("it").is_open()
        })
        .await;
    let told = story.sandbox.wait_for_message(thread, |message| message.content.contains("resigned")).await;
    let told = told.expect("the last board").content;
    let won = format!("🏆 **⚪ {} wins!** ⚫ {} resigned.\n", winner.mention(), loser.mention());
    assert!(told.starts_with(&won), "{told}");
    assert!(told.contains("-# Unrated: it ended too early"), "{told}");
    let mine = winner.slash("tournament show", json!({})).await;
    assert!(mine.content.contains("with 1 point"), "{}", mine.content);
    let past = loser.slash("history", json!({})).await;
    assert!(past.content.contains("**Lost** "), "{}", past.content);
    story.end().await;
}
