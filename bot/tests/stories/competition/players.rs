//! The list of a competition's players.

use jiff::SignedDuration;
use serde_json::json;

use super::competing::{Competing, everyone};
use crate::{player::Player, story::Story};

#[tokio::test]
async fn a_list_that_discord_lets_change_no_more_shows_everyone_later() {
    let story = Story::begin().await;
    let (ada, players) = (story.ada.clone(), everyone(&story, 9));
    ada.slash("tournament create", json!({ "game": 0, "kind": 0, "days": 21 })).await;
    let cup = Competing { id: 1_u64.try_into().expect("an id"), players };
    cup.list(&story).await;
    story.passes(SignedDuration::from_hours(2));
    let shows = async |player: &Player| cup.list(&story).await.content.contains(&player.mention());
    // Discord lets a message so old be changed five times an hour.
    for (number, player) in cup.players.iter().enumerate() {
        // Not below the list, which the answer would change.
        let mine = player.slash("tournament show", json!({})).await;
        let joined = player.click_for_message(&mine, "Join").await;
        assert!(joined.content.starts_with("You've joined"), "{joined:?}");
        if number < 5 {
            story.until("the list to change", async || shows(player).await).await;
        }
    }
    let ninth = &cup.players[8];
    let is_refused = async || story.sandbox.violations().iter().any(|found| found.code == 30_046);
    story.until("the list to be refused", is_refused).await;
    assert!(!shows(ninth).await, "it changed all the same");
    story.passes(SignedDuration::from_mins(61));
    story.until("the list to change", async || shows(ninth).await).await;
    story.pardons(|violation| violation.code == 30_046);
    story.end().await;
}

#[tokio::test]
async fn however_many_join_at_the_same_moment_all_of_them_have_joined() {
    let story = Story::begin().await;
    let players = everyone(&story, 24);
    story.ada.slash("league create", json!({ "game": 0, "days": 60 })).await;
    let league = Competing { id: 1_u64.try_into().expect("an id"), players };
    let list = league.list(&story).await;
    let joining = league.players.iter().map(|player| player.click_for_note(&list, "Join"));
    for joined in futures::future::join_all(joining).await {
        assert!(joined.content.starts_with("You've joined"), "{}", joined.content);
    }
    assert_eq!(league.contest(&story).await.active().count(), 24);
    story.tells_all().await;
    let shown = league.list(&story).await.content;
    for player in &league.players {
        assert!(shown.contains(&player.mention()), "{shown}");
    }
    story.end().await;
}
