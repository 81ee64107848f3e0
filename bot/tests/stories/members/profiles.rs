//! Profiles: a member's games with a plot of the rating, in private or posted.

use jiff::SignedDuration;
use sandbox::Message;
use serde_json::{Value, json};

use crate::{
    buttons::labels,
    player::Player,
    story::{Story, over::Over},
};

async fn profile(player: &Player, options: Value) -> Message {
    let shown = player.slash("profile", options).await;
    assert!(shown.is_ephemeral() && shown.mentions.is_empty(), "{shown:?}");
    shown
}

/// The alt text of the plot.
fn plot(profile: &Message) -> &str {
    let [plot] = profile.attachments.as_slice() else { panic!("one plot: {profile:?}") };
    assert_eq!(plot.name, "rating.png");
    plot.description.as_deref().expect("an alt text")
}

/// Ada and Ben play three games of Dara in three days, and one of Damas, not at the same time.
async fn played(story: &mut Story) {
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    for over in [Over::Won, Over::Lost, Over::Won] {
        story.finds_over("dara:traditional b3 c4", &[ada.clone(), ben.clone()], over).await;
        story.passes(SignedDuration::from_hours(24));
    }
    story.finds_over("damas:ruibal", &[ben, ada], Over::Drawn).await;
}

#[tokio::test]
async fn a_profile_can_switch_between_games() {
    let mut story = Story::begin().await;
    played(&mut story).await;
    let (ada, ben) = (&story.ada, &story.ben);
    let own = profile(ada, json!({})).await;
    let dara = format!(
        "## Profile of {}\n**Dara** · 3 games: 2 won, 0 drawn, 1 lost\n- ⚫ 2 won, 0 drawn, 1 lost\n- Winning streak: 1 now, best 1\n",
        ada.mention()
    );
    assert!(own.content.starts_with(&dara), "{}", own.content);
    assert!(own.content.contains("\n- Damas · **1500?** · ⚪ 0 / 1 / 0\n"), "{}", own.content);
    let told = plot(&own);
    assert!(told.contains(" in Dara over 3 rated games, from "), "{told}");
    assert_eq!(labels(&own), ["Dara", "Damas", "Post here", "Share"]);
    // A button or an option shows another game.
    let damas = ada.click_for_update(&own, "Damas").await;
    assert!(damas.content.contains("**Damas** · 1 game: 0 won, 1 drawn, 0 lost\n- ⚪ "), "{}", damas.content);
    assert!(damas.attachments.is_empty(), "one game isn't a history: {damas:?}");
    let named = profile(ada, json!({ "game": 3 })).await;
    assert_eq!(named.content, damas.content);
    let none = profile(ada, json!({ "game": 1 })).await;
    assert!(none.content.contains("\n**Wali** · no finished games yet\n"), "{}", none.content);
    assert!(none.attachments.is_empty(), "{none:?}");
    // Others see the same.
    let of_ada = profile(ben, json!({ "member": "ada" })).await;
    assert!(of_ada.content.starts_with(&dara), "{}", of_ada.content);
    assert_eq!(labels(&of_ada), ["Dara", "Damas", "Post here", "Head-to-head with me"]);
    let versus = ben.click_for_message(&of_ada, "Head-to-head with me").await;
    assert!(versus.content.starts_with(&format!("## {} – {}", ben.mention(), ada.mention())));
    story.end().await;
}

#[tokio::test]
async fn a_posted_profile_pings_no_one() {
    let mut story = Story::begin().await;
    played(&mut story).await;
    let (ada, eve) = (story.ada.clone(), story.eve.clone());
    let shown = profile(&eve, json!({ "member": "ada" })).await;
    let posted = eve.click_for_message(&shown, "Post here").await;
    assert!(!posted.is_ephemeral() && posted.mentions.is_empty(), "{posted:?}");
    assert!(posted.content.ends_with(&format!("-# Shown by {}", eve.mention())), "{}", posted.content);
    assert!(plot(&posted).contains(" over 3 rated games"));
    // Choosing another game there opens it privately.
    let own = ada.click_for_message(&posted, "Damas").await;
    assert!(own.is_ephemeral() && own.content.contains("**Damas** · 1 game"), "{own:?}");
    story.sandbox.deny_bot(story.games, sandbox::Permissions::ATTACH_FILES);
    let told = story.refused(eve.click_for_message(&shown, "Post here")).await;
    assert!(told.contains("**Attach Files**"), "{told}");
    story.end().await;
}

#[tokio::test]
async fn newcomers_are_told_what_to_do() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let own = profile(&ada, json!({})).await;
    assert!(own.content.starts_with("No finished games yet"), "{}", own.content);
    assert!(own.attachments.is_empty() && labels(&own).is_empty(), "{own:?}");
    let other = profile(&ada, json!({ "member": "ben" })).await;
    assert!(
        other.content.starts_with(&format!("{} has no finished games here yet", ben.mention())),
        "{}",
        other.content
    );
    // Games on other servers and aborted games don't count.
    story.finds_over_in(77, "dara:traditional b3 c4", &[ada.clone(), ben.clone()], Over::Won).await;
    story.finds_over("dara:traditional", &[ada.clone(), ben], Over::Aborted).await;
    let own = profile(&ada, json!({})).await;
    assert!(own.content.starts_with("No finished games yet"), "{}", own.content);
    story.end().await;
}

#[tokio::test]
async fn an_unlisted_players_profile_is_private() {
    let mut story = Story::begin().await;
    played(&mut story).await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let before = profile(&ben, json!({ "member": "ada" })).await;
    story.lists(&ada, false).await;
    let told = story.refused(ben.slash("profile", json!({ "member": "ada" }))).await;
    assert!(told.starts_with(&format!("{} keeps their results private", ada.mention())), "{told}");
    for button in ["Damas", "Post here"] {
        story.refused(ben.click_for_message(&before, button)).await;
    }
    let own = profile(&ada, json!({})).await;
    assert!(own.content.ends_with("because you chose that in `/preferences`."), "{}", own.content);
    let posted = ada.click_for_message(&own, "Post here").await;
    assert!(!posted.is_ephemeral(), "it is his own to show");
    story.refused(ben.click_for_message(&posted, "Damas")).await;
    story.end().await;
}

#[tokio::test]
async fn bots_have_no_profile_and_team_games_have_four_colours() {
    let mut story = Story::begin().await;
    let players = story.players("damala:teams");
    for _ in 0..3 {
        story.finds_over("damala:teams", &players, Over::Won).await;
    }
    let own = profile(&story.dede, json!({})).await;
    assert!(
        own.content
            .contains("**Damala, teams** · 3 games: 0 won, 0 drawn, 3 lost\n- 🟠 0 won, 0 drawn, 3 lost\n"),
        "{}",
        own.content
    );
    assert!(plot(&own).contains(" in Damala, teams over 3 rated games"), "{}", plot(&own));
    let bot = story.sandbox.bot();
    let told = story.refused(story.ada.slash("profile", json!({ "member": bot.to_string() }))).await;
    assert!(told.starts_with(&format!("<@{bot}> is a bot")), "{told}");
    story.end().await;
}

#[tokio::test]
async fn the_end_of_a_season_is_on_the_plot() {
    let mut story = Story::begin().await;
    let (ada, ben, chidi) = (story.ada.clone(), story.ben.clone(), story.chidi.clone());
    story.finds_over("dara:traditional b3 c4", &[ada.clone(), ben.clone()], Over::Won).await;
    for _ in 0..2 {
        story.finds_over("dara:traditional b3 c4", &[ada.clone(), chidi.clone()], Over::Won).await;
    }
    story.passes(SignedDuration::from_hours(24));
    story.closes_season(&ben).await;
    let own = profile(&ada, json!({ "game": 0 })).await;
    let told = plot(&own);
    let number = |after: &str| -> u32 {
        let rest = told.split(after).nth(1).unwrap_or_default();
        rest.chars().take_while(char::is_ascii_digit).collect::<String>().parse().expect("a rating")
    };
    assert!(told.contains("over 3 rated games"), "{told}");
    assert!(number("ends at ") < number("highest at "), "{told}");
    assert!(own.content.contains(&format!("Rating: **{}?**", number("ends at "))), "{}", own.content);
    story.end().await;
}
