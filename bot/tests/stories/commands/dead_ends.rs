//! Refusals that say what to do: the reader can do it, there and then.

use jiff::SignedDuration;
use play::ChallengeState;
use sandbox::Message;
use serde_json::json;

use crate::{
    buttons::{beside, labels},
    members::{departures::unknown_member, privacy::deletes},
    player::Player,
    story::Story,
};

/// Ada makes as many challenges in #games as she may, and their messages are deleted.
async fn full_of_deleted(story: &Story) {
    for number in 1..=3 {
        let made = story.ada.slash("dara challenge", json!({})).await;
        story.knows_messages_of_challenges(number).await;
        story.sandbox.delete_message(made.id);
    }
}

async fn challenge(ada: &Player) -> Message {
    ada.slash("dara challenge", json!({})).await
}

#[tokio::test]
async fn a_challenge_whose_message_is_gone_is_withdrawn_by_the_refusal_of_a_fourth() {
    let story = Story::begin().await;
    let ada = &story.ada;
    full_of_deleted(&story).await;
    let refused = challenge(ada).await;
    assert!(refused.is_ephemeral() && refused.content.contains("Withdraw one"), "{}", refused.content);
    assert_eq!(labels(&refused), ["Withdraw 1", "Withdraw 2", "Withdraw 3"]);
    let list = ada.click_for_update(&refused, "Withdraw 2").await;
    assert_eq!(list.content.matches("Your challenge").count(), 2, "{}", list.content);
    story.tells_all().await;
    assert!(!challenge(ada).await.is_ephemeral(), "there is room again");
    story.pardons(|violation| violation.code == 10_008);
    story.end().await;
}

#[tokio::test]
async fn ones_own_challenges_are_withdrawn_in_the_list_of_games() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let made = ada.slash("dara challenge", json!({ "opponent": "ben" })).await;
    story.knows_messages_of_challenges(1).await;
    let list = ada.slash("games", json!({})).await;
    assert_eq!(beside(&list), [("Withdraw".to_owned(), "withdraw-listed:1:1".to_owned())]);
    let his = beside(&ben.slash("games", json!({})).await);
    assert_eq!(his.iter().map(|(label, _)| label.as_str()).collect::<Vec<_>>(), ["Open"], "it isn't his");
    assert!(his[0].1.ends_with(&format!("/{}/{}", made.channel, made.id)), "{his:?}");
    let forged = story.finds_old_message(&["withdraw-listed:1:1"]).await;
    story.refused(story.chidi.click_for_message(&forged, "Old 0")).await;
    let empty = ada.click_for_update(&list, "Withdraw").await;
    assert_eq!(labels(&empty), Vec::<String>::new());
    story.tells_all().await;
    let said = ada.sees().into_iter().find(|message| message.id == made.id).expect("its message");
    assert!(said.content.to_lowercase().contains("withdr") && labels(&said).is_empty(), "{}", said.content);
    // An old list does no harm.
    let old = story.finds_old_message(&["withdraw-listed:1:1"]).await;
    let again = ada.click_for_message(&old, "Old 0").await;
    assert!(again.is_ephemeral() && labels(&again).is_empty(), "{}", again.content);
    assert_eq!(story.challenge_state(1).await, ChallengeState::Withdrawn);
    story.end().await;
}

#[tokio::test]
async fn only_members_who_can_accept_are_challenged() {
    let story = Story::begin().await;
    let (ada, dede) = (&story.ada, &story.dede);
    let named = json!({ "opponent": "dede" });
    // Discord's clients offer every member, also where they can't see the channel.
    story.sandbox.faults().alter_next(2, |interaction| {
        let members = interaction["data"]["resolved"]["members"].as_object_mut();
        members.into_iter().flatten().for_each(|(_, member)| member["permissions"] = json!("0"));
    });
    let told = story.refused(ada.slash("dara challenge", named.clone())).await;
    assert!(told.contains("can't see this channel"), "{told}");
    let told = story.refused(ada.choose_on(dede, "Challenge to a game")).await;
    assert!(told.contains("can't see this channel"), "{told}");
    // Someone who left is still in what Discord's client remembers.
    story.sandbox.faults().alter_next(1, |interaction| {
        interaction["data"]["resolved"]["members"] = json!({});
    });
    let told = story.refused(ada.slash("dara challenge", named.clone())).await;
    assert!(told.contains("isn't on this server"), "{told}");
    assert!(!ada.slash("dara challenge", named).await.is_ephemeral());
    story.end().await;
}

#[tokio::test]
async fn a_rematch_is_not_offered_to_someone_who_left() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let board = story.begins_game(ada, ben, "traditional").await;
    ada.after_first_turns().await;
    ada.plays("b3").await;
    ben.member.leave();
    story.tells_all().await;
    story.passes(SignedDuration::from_mins(65));
    let told = |message: &Message| message.id > board.id && message.content.contains("left the server.");
    let over = story.sandbox.wait_for_message(story.games, told).await.expect("the end is told");
    story.tells_all().await;
    let told = story.refused(ada.click_for_message(&over, "Rematch")).await;
    assert!(told.contains("isn't on this server"), "{told}");
    story.pardons(unknown_member);
    story.end().await;
}

#[tokio::test]
async fn what_was_deleted_is_not_shown_to_all_by_old_panels() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_rated("dara:traditional", &ada, &ben, 5).await;
    let panels = [
        ada.slash("profile", json!({})).await,
        ada.slash("versus", json!({ "member": "ben" })).await,
        ada.slash("leaderboard", json!({ "game": 0 })).await,
    ];
    deletes(&ada).await;
    deletes(&ben).await;
    for panel in panels {
        let public = story.sandbox.messages(story.games).len();
        let told = ada.click_for_message(&panel, "Post here").await;
        assert!(told.is_ephemeral(), "{}", told.content);
        assert_eq!(story.sandbox.messages(story.games).len(), public, "{}", told.content);
    }
    story.end().await;
}
