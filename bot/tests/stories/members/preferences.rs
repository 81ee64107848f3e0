//! Preferences: notifications, and confirming moves.

use play::{Notice, Preferences};
use serde_json::json;

use crate::story::Story;

#[tokio::test]
async fn preferences_are_private_and_kept() {
    let mut story = Story::begin().await;
    let ada = story.ada.clone();
    let shown = ada.slash("preferences", json!({})).await;
    assert!(shown.is_ephemeral() && shown.content.contains("I ping you in the channel"), "{shown:?}");
    for (button, words, notice, confirm) in [
        ("Direct message", "I send you a direct message", Notice::Direct, false),
        ("Ask before moves count", "I ask you before they count", Notice::Direct, true),
        ("My turn: one message", "a direct message with your games", Notice::Digest, true),
        ("Nothing", "no message from me", Notice::Nothing, true),
        ("Don't ask about moves", "right away", Notice::Nothing, false),
        ("Ping me", "I ping you in the channel", Notice::Ping, false),
        ("Nothing", "no message from me", Notice::Nothing, false),
    ] {
        let shown = story.prefers(&ada, button).await;
        assert!(shown.content.contains(words), "{button}: {}", shown.content);
        assert_eq!(story.preferences(&ada).await, Preferences { notice, confirm, ..Preferences::default() });
    }
    story.stops_the_bot().await;
    story.starts_the_bot().await;
    let shown = ada.slash("preferences", json!({})).await;
    assert!(shown.content.contains("no message from me"), "{}", shown.content);
    story.end().await;
}

#[tokio::test]
async fn only_players_who_want_pings_get_them() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.prefers(ben, "Nothing").await;
    story.begins_game(ada, ben, "traditional").await;
    assert!(ada.plays("b3").await.mentions.is_empty(), "he looks by himself");
    assert_eq!(ben.plays("b4").await.mentions, [ada.member.id()]);
    story.prefers(ben, "Ping me").await;
    assert_eq!(ada.plays("c3").await.mentions, [ben.member.id()]);
    story.end().await;
}

#[tokio::test]
async fn they_can_be_changed_in_the_conversation_with_the_bot() {
    let story = Story::begin().await;
    let ada = story.ada.goes_to(story.direct(&story.ada));
    let shown = story.prefers(&ada, "My turn: one message").await;
    assert!(shown.is_ephemeral() && shown.content.contains("**Once a day**"), "{shown:?}");
    assert_eq!(story.preferences(&ada).await.notice, Notice::Digest);
    story.end().await;
}
