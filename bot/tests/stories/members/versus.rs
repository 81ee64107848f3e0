//! Head-to-head records of two members.

use sandbox::Message;
use serde_json::{Value, json};

use crate::{
    buttons::labels,
    player::Player,
    story::{Story, over::Over},
};

async fn versus(player: &Player, options: Value) -> Message {
    let shown = player.slash("versus", options).await;
    assert!(shown.is_ephemeral() && shown.mentions.is_empty(), "{shown:?}");
    shown
}

/// Ada and Ben played three games of two against each other, and one of four.
async fn met(story: &mut Story) {
    let (ada, ben, chidi) = (story.ada.clone(), story.ben.clone(), story.chidi.clone());
    story.finds_over("dara:traditional b3 c4", &[ada.clone(), ben.clone()], Over::Won).await;
    story.finds_over("dara:niger", &[ben.clone(), ada.clone()], Over::Drawn).await;
    story.finds_over("wali:prost", &[ada.clone(), ben], Over::Lost).await;
    story.finds_over("wali:prost", &[ada, chidi], Over::Lost).await;
    let players = story.players("damala:teams");
    story.finds_over("damala:teams", &players, Over::Won).await;
}

#[tokio::test]
async fn both_players_see_their_own_side_of_the_record() {
    let mut story = Story::begin().await;
    met(&mut story).await;
    let (ada, ben) = (&story.ada, &story.ben);
    let [a, b] = [ada, ben].map(Player::mention);
    let shown = versus(ada, json!({ "member": "ben" })).await;
    let head = format!(
        "## {a} – {b}\n**1½ – 1½** after 3 games: 1 won, 1 drawn, 1 lost\n\
         - **Dara**: 1 won, 1 drawn, 0 lost · ⚫ 1 / 0 / 0 · ⚪ 0 / 1 / 0\n\
         - **Wali**: 0 won, 0 drawn, 1 lost · ⚫ 0 / 0 / 1\n-# From {a}'s side;"
    );
    assert!(shown.content.starts_with(&head), "{}", shown.content);
    assert!(shown.content.contains("Team games aren't counted"), "{}", shown.content);
    let last: Vec<_> = shown.content.lines().filter(|line| line.contains(" <t:")).collect();
    let begins = [format!("- {b} won <t:"), "- Draw <t:".to_owned(), format!("- {a} won <t:")];
    assert!(
        last.len() == 3 && last.iter().zip(&begins).all(|(line, begin)| line.starts_with(begin)),
        "{last:?}"
    );
    assert!(last[1].contains("**Dara (Niger)**, "), "{last:?}");
    let other = versus(ben, json!({ "member": "ada" })).await;
    assert!(other.content.starts_with(&format!("## {b} – {a}\n**1½ – 1½**")), "{}", other.content);
    // Anyone else may ask.
    let third = versus(&story.eve, json!({ "member": "ben", "other": "ada" })).await;
    assert_eq!(third.content, shown.content);
    story.end().await;
}

#[tokio::test]
async fn posting_it_pings_no_one() {
    let mut story = Story::begin().await;
    met(&mut story).await;
    let (ada, eve) = (&story.ada, &story.eve);
    let shown = versus(eve, json!({ "member": "ben", "other": "ada" })).await;
    let posted = eve.click_for_message(&shown, "Post here").await;
    assert!(!posted.is_ephemeral() && posted.mentions.is_empty(), "{posted:?}");
    assert!(posted.content.starts_with(&format!("## {} – ", ada.mention())), "{}", posted.content);
    assert!(posted.content.ends_with(&format!("-# Shown by {}", eve.mention())), "{}", posted.content);
    story.end().await;
}

#[tokio::test]
async fn empty_lists_come_with_advice() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_over_in(77, "dara:traditional b3 c4", &[ada.clone(), ben.clone()], Over::Won).await;
    let none = versus(&ada, json!({ "member": "ben" })).await;
    let told = format!("You and {} haven't finished a game here yet", ben.mention());
    assert!(none.content.starts_with(&told) && labels(&none).is_empty(), "{none:?}");
    let none = versus(&story.eve, json!({ "member": "ben", "other": "ada" })).await;
    assert!(none.content.starts_with(&format!("{} and {} haven't finished", ada.mention(), ben.mention())));
    let told = story.refused(ada.slash("versus", json!({ "member": "ada" }))).await;
    assert!(told.starts_with("`member` and `other` are the same person."), "{told}");
    let bot = story.sandbox.bot().to_string();
    let told = story.refused(ada.slash("versus", json!({ "member": bot }))).await;
    assert!(told.contains("is a bot"), "{told}");
    // A forged button shows nothing more.
    let ada_alone = format!("post-versus:{0}:{0}", ada.member.id());
    let old = story.finds_old_message(&[&ada_alone]).await;
    story.refused(ada.click_for_message(&old, "Old 0")).await;
    story.end().await;
}

#[tokio::test]
async fn opponents_of_an_unlisted_player_see_only_their_own_games() {
    let mut story = Story::begin().await;
    met(&mut story).await;
    let (ada, ben, eve) = (story.ada.clone(), story.ben.clone(), story.eve.clone());
    let before = versus(&ben, json!({ "member": "ada" })).await;
    story.lists(&ada, false).await;
    let told = story.refused(eve.slash("versus", json!({ "member": "ben", "other": "ada" }))).await;
    assert!(told.starts_with(&format!("{} keeps their results private", ada.mention())), "{told}");
    let own = versus(&ben, json!({ "member": "ada" })).await;
    assert!(own.content.contains("**1½ – 1½**") && labels(&own).is_empty(), "{own:?}");
    story.refused(ben.click_for_message(&before, "Post here")).await;
    // What he shows of himself is his own.
    let shown = versus(&ada, json!({ "member": "ben" })).await;
    assert_eq!(labels(&shown), ["Post here"]);
    story.end().await;
}

#[tokio::test]
async fn what_has_become_empty_is_not_posted() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    // One game that was called off, and one in which everything was taken back.
    story.finds_over("dara:traditional", &[ada.clone(), ben.clone()], Over::Aborted).await;
    let game = story.finds_game("dara:traditional", &ada, &ben).await;
    let [a, b] = [&ada, &ben].map(|player| player.member.id());
    let posts =
        [format!("post-versus:{a}:{b}"), format!("post-profile:{a}:dara"), format!("post-replay:{game}:0")];
    let old = story.finds_old_message(&posts.each_ref().map(String::as_str)).await;
    let before = story.sandbox.messages(story.games).len();
    for (number, post) in posts.iter().enumerate() {
        let told = ada.click_for_message(&old, &format!("Old {number}")).await;
        assert!(told.is_ephemeral(), "{post}: {}", told.content);
    }
    assert_eq!(story.sandbox.messages(story.games).len(), before);
    story.end().await;
}
