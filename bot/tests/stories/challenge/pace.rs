//! A player's pace: told before anyone accepts, of members who are listed.

use jiff::SignedDuration;
use play::game::table::{self, Event};
use serde_json::json;

use crate::{discord::anywhere::seeks, player::Player, story::Story};

const HOUR: SignedDuration = SignedDuration::from_hours(1);

/// Games in which Ben answers after five hours, and Ada after seven, then resigns.
async fn have_played(story: &mut Story, games: usize) {
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    for _ in 0..games {
        let game = story.finds_game("dara:traditional", &ada, &ben).await;
        ada.plays("b3").await;
        story.passes(5 * HOUR);
        ben.plays("b4").await;
        story.passes(7 * HOUR);
        ada.plays("c3").await;
        let table = story.table(game).await;
        let by = table.members().next().expect("Ada");
        let over = table::decide_event(&table, by, Event::Resign, story.now()).expect("possible");
        story.commits(over.changes, vec![]).await;
    }
}

async fn challenges(by: &Player) -> String {
    let made = by.slash("dara challenge", json!({})).await;
    by.click_for_update(&made, "Withdraw").await;
    made.content
}

#[tokio::test]
async fn a_challenge_says_how_fast_a_listed_member_answers_after_five_games() {
    let mut story = Story::begin().await;
    have_played(&mut story, 4).await;
    let (ada, ben, eve) = (story.ada.clone(), story.ben.clone(), story.eve.clone());
    assert!(!challenges(&ben).await.contains('⏱'), "too little is known");
    have_played(&mut story, 1).await;
    let told = challenges(&ben).await;
    let line =
        format!("-# ⏱️ <@{}> typically moves within 5 hours · finishes 100% of games", ben.member.id());
    assert!(told.ends_with(&line), "{told}");
    assert!(challenges(&ada).await.contains("typically moves within 7 hours"));
    assert!(!challenges(&eve).await.contains('⏱'), "nothing is known of her");
    // When the challenge is over, it no longer matters.
    let made = ben.slash("dara challenge", json!({})).await;
    let accepted = eve.click_for_update(&made, "Accept").await;
    assert!(!accepted.content.contains('⏱'), "{}", accepted.content);
    let question = eve.slash("dara resign", json!({})).await;
    eve.click(&question, "Call it off").await;
    story.until("the end", async || story.games_of(&eve).await.is_empty()).await;
    story.lists(&ben, false).await;
    assert!(!challenges(&ben).await.contains('⏱'), "he isn't listed");
    story.end().await;
}

#[tokio::test]
async fn strangers_are_told_each_others_pace_by_their_names_in_the_world() {
    let mut story = Story::begin().await;
    let (chidi, eve) = (story.chidi.clone(), story.eve.clone());
    story.may_be_written_to(&chidi);
    story.may_be_written_to(&eve);
    seeks(&story, &chidi, json!({})).await;
    story.is_among_strangers(&eve, "The Eve").await;
    for _ in 0..5 {
        let players = [eve.clone(), chidi.clone()];
        let game = story.finds_game_at(0, story.lounge, "none", "dara:traditional b3 b4", &players).await;
        let table = story.table(game).await;
        let by = table.members().next().expect("Eve");
        let over = table::decide_event(&table, by, Event::Resign, story.now()).expect("possible");
        story.commits(over.changes, vec![]).await;
    }
    let paired = seeks(&story, &eve, json!({})).await;
    let told = paired.content.to_lowercase();
    assert!(told.contains("⏱️ chidi finishes 100% of games"), "{told}");
    assert!(!paired.content.contains(&chidi.member.id().to_string()), "{}", paired.content);
    story.tells_all().await;
    story.end().await;
}
