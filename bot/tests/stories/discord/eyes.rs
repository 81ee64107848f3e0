//! Who sees which names: strangers are names to each other wherever they look, and no account is shown with such a name.

use sandbox::Message;
use serde_json::json;

use crate::{
    discord::anywhere::{boarded, paired, seeks},
    learning::analyses::done,
    members::privacy::exports,
    player::Player,
    story::Story,
};

/// All that a message shows, files included.
fn shown(message: &Message) -> String {
    let files = message.attachments.iter().map(|file| {
        let described = file.description.clone().unwrap_or_default();
        format!("{described} {}", String::from_utf8_lossy(&file.bytes()))
    });
    format!("{} {}", message.content, files.collect::<Vec<_>>().join(" "))
}

/// A player's number on Discord.
fn account(player: &Player) -> String {
    player.mention().trim_matches(['<', '@', '>']).to_owned()
}

#[tokio::test]
async fn after_a_game_no_one_learns_whose_account_the_stranger_has() {
    let story = Story::begin().await;
    let [first, second] = paired(&story).await;
    let panel = first.click_for_message(&boarded(&story, &first).await, "Play").await;
    first.click_for_update(&panel, "a1").await;
    story.tells_all().await;
    second.slash("dara drop", json!({ "square": "c3" })).await;
    let question = first.slash("dara resign", json!({})).await;
    first.click(&question, "Resign").await;
    story.tells_all().await;
    for (player, other) in [(&first, &second), (&second, &first)] {
        let name = other.member.name().to_lowercase();
        let asked = player.slash("analysis", json!({ "number": 1 })).await;
        let analysed =
            if asked.content.contains(", analysed**") { asked } else { done(&story, player, &asked).await };
        let game = player.slash("export", json!({ "number": 1 })).await;
        let replay = player.slash("replay", json!({ "number": 1 })).await;
        for message in [analysed, game, replay] {
            let seen = shown(&message);
            assert!(!seen.contains(&account(other)), "{seen}");
            assert!(seen.to_lowercase().contains(&name), "{seen}");
        }
        let data = exports(player).await.to_string();
        assert!(!data.contains(&account(other)) && data.contains("a stranger"), "{data}");
        for message in story.sandbox.messages(player.channel) {
            assert!(!shown(&message).contains(&account(other)), "{}", message.content);
        }
    }
    story.end().await;
}

#[tokio::test]
async fn an_account_is_never_joined_with_a_name_among_strangers() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.may_be_written_to(&ada);
    // Ben goes by another name among strangers.
    story.is_among_strangers(&ben, "Nemo").await;
    story.finds_game("dara:traditional b3 c4", &ada, &ben).await;
    seeks(&story, &ada, json!({})).await;
    let there = ada.goes_to(story.direct(&ada));
    let profile = there.slash("profile", json!({ "member": "ben" })).await;
    let listed = there.slash("games", json!({})).await;
    for message in [profile, listed] {
        let seen = shown(&message);
        assert!(seen.contains(&ben.mention()) && !seen.contains("Nemo"), "{seen}");
    }
    story.end().await;
}
