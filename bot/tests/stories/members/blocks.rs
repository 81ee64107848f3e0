//! After one of two members blocked the other, neither can challenge the other, and the blocked one can't tell why.

use sandbox::Message;
use serde_json::json;

use crate::{
    buttons::labels,
    player::Player,
    story::{Story, first},
};

const NEUTRAL: &str = "right now. Challenge someone else.";

async fn blocks(player: &Player, whom: &str) -> Message {
    let done = player.slash("block", json!({ "member": whom })).await;
    assert!(done.is_ephemeral() && done.mentions.is_empty(), "{done:?}");
    done
}

/// A challenge's message once it was edited.
async fn edited(story: &Story, open: &Message, words: &str) -> Message {
    let fits = |message: &Message| message.id == open.id && message.content.contains(words);
    story.sandbox.wait_for_message(open.channel, fits).await.expect("it is edited")
}

#[tokio::test]
async fn a_block_stops_challenges_both_ways_and_only_the_blocker_knows() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let [a, b] = [ada, ben].map(Player::mention);
    story.begins_game(ada, ben, "traditional").await;
    let done = blocks(ada, "ben").await;
    assert!(
        done.content.starts_with(&format!("You've blocked {b}: ")) && done.content.lines().count() == 1,
        "{done:?}"
    );
    // Their running game goes on.
    ada.plays("b3").await;
    let (here, there) = (ada.goes_to(story.lounge), ben.goes_to(story.lounge));
    let told = story.refused(here.slash("dara challenge", json!({ "opponent": "ben" }))).await;
    assert_eq!(told, format!("You've blocked {b}. Use `/unblock` first, or play someone else."));
    for options in [
        json!({ "opponent": "ada" }),
        json!({ "opponent": "chidi", "partner": "ada", "rules": "teams" }),
        json!({ "second_opponent": "ada", "rules": "teams" }),
    ] {
        let game = if options["rules"].is_null() { "dara" } else { "damala" };
        let told = story.refused(there.slash(&format!("{game} challenge"), options)).await;
        assert_eq!(told, format!("You can't start a game with {a} {NEUTRAL}"));
    }
    // Open challenges look the same to everyone, and are refused only to the blocked member.
    let open = here.slash("dara challenge", json!({})).await;
    assert!(open.button("Accept").is_some());
    let told = story.refused(there.click_for_message(&open, "Accept")).await;
    assert!(told.starts_with("You can't join this challenge right now."), "{told}");
    let listed = there.slash("games", json!({})).await.content;
    assert!(!listed.contains("open to anyone"), "{listed}");
    assert!(story.chidi.slash("games", json!({})).await.content.contains("open to anyone"));
    here.click_for_update(&open, "Withdraw").await;
    let theirs = there.slash("dara challenge", json!({})).await;
    let told = story.refused(here.click_for_message(&theirs, "Accept")).await;
    assert!(told.starts_with(&format!("You've blocked {b}.")), "{told}");

    let told = story.refused(ada.slash("block", json!({ "member": "ben" }))).await;
    assert!(told.starts_with(&format!("You've already blocked {b}.")), "{told}");
    let done = ada.slash("unblock", json!({ "member": "ben" })).await;
    assert!(done.is_ephemeral() && done.content.starts_with(&format!("{b} is unblocked")), "{done:?}");
    let told = story.refused(ada.slash("unblock", json!({ "member": "ben" }))).await;
    assert!(told.starts_with(&format!("You haven't blocked {b}.")), "{told}");
    let accepted = here.click_for_update(&theirs, "Accept").await;
    story.begun_board(&accepted, story.lounge).await;
    story.end().await;
}

#[tokio::test]
async fn open_challenges_between_them_close_without_giving_away_the_block() {
    let story = Story::begin().await;
    let (ada, ben, chidi) = (&story.ada, &story.ben, &story.chidi);
    let mine = ada.slash("dara challenge", json!({ "opponent": "ben" })).await;
    let his = ben.slash("dara challenge", json!({ "opponent": "ada" })).await;
    let team = chidi.slash("damala challenge", json!({ "rules": "teams", "first": first::ME })).await;
    ben.click_for_update(&team, "Join team 2").await;
    ada.click_for_update(&team, "Join team 2").await;
    let to_all = ada.slash("wali challenge", json!({})).await;
    story.knows_messages_of_challenges(4).await;
    let done = blocks(ada, "ben").await;
    assert!(
        done.content.ends_with("You two were in 3 open challenges. Each was closed, or you left it."),
        "{done:?}"
    );
    assert!(edited(&story, &mine, "Withdrawn.").await.custom_ids().is_empty());
    assert!(edited(&story, &his, "Declined.").await.custom_ids().is_empty());
    let open = edited(&story, &team, &format!("Team 2: {} + *open*", ben.mention())).await;
    assert!(open.mentions.is_empty() && !open.custom_ids().is_empty(), "{open:?}");
    // She can't come back, and is told why; another member can join.
    let told = story.refused(ada.click_for_message(&team, "Join team 2")).await;
    assert!(told.starts_with(&format!("You've blocked {}.", ben.mention())), "{told}");
    ben.click_for_update(&open, "Leave").await;
    ada.click_for_update(&team, "Join team 1").await;
    let told = story.refused(ben.click_for_message(&team, "Join team 2")).await;
    assert!(told.starts_with("You can't join this challenge right now."), "{told}");
    for (player, team_of) in [(&story.dede, "Join team 2"), (&story.eve, "Join team 2")] {
        player.click_for_update(&team, team_of).await;
    }
    story.begun_board(&team, story.games).await;
    assert!(!to_all.custom_ids().is_empty(), "what is open to all stays");
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn a_match_goes_on_and_its_rematch_does_not_begin() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_on(&[ada.clone(), ben.clone()], "traditional", json!({ "match": "2" })).await;
    blocks(ben, "ada").await;
    for game in 1..=2 {
        let question = ada.asks_to_resign("dara").await;
        let over = ada.click_for_message(&question, "Resign this game").await;
        ada.waits_until_gone(&question).await;
        if game == 1 {
            story.begun_board(&over, story.games).await;
            continue;
        }
        let told = story.refused(ada.click_for_message(&over, "Rematch")).await;
        assert!(
            told.starts_with(&format!("You can't start a game with {} {NEUTRAL}", ben.mention())),
            "{told}"
        );
        let told = story.refused(ben.click_for_message(&over, "Rematch")).await;
        assert!(told.starts_with("You've blocked"), "{told}");
    }
    story.end().await;
}

#[tokio::test]
async fn blocked_players_are_listed_with_a_button_to_unblock() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let none = ada.slash("block", json!({})).await;
    assert!(none.is_ephemeral() && none.content.starts_with("You haven't blocked anyone."), "{none:?}");
    let told = story.refused(ada.slash("block", json!({ "member": "ada" }))).await;
    assert!(told.starts_with("You can't block yourself."), "{told}");
    let bot = story.sandbox.bot().to_string();
    let told = story.refused(ada.slash("block", json!({ "member": bot }))).await;
    assert!(told.starts_with("Bots can't challenge you"), "{told}");
    for name in ["ben", "chidi", "dede", "eve"] {
        blocks(ada, name).await;
    }
    for number in 1..=2 {
        let name = format!("guest{number}");
        story.sandbox.add_member(&name);
        blocks(ada, &name).await;
    }
    let first = ada.slash("block", json!({})).await;
    assert!(first.is_ephemeral() && first.mentions.is_empty(), "{first:?}");
    assert_eq!(
        labels(&first),
        ["Unblock 1", "Unblock 2", "Unblock 3", "Unblock 4", "Unblock 5", "Next page"]
    );
    let second = ada.click_for_update(&first, "Next page").await;
    assert!(second.content.contains(&format!("6. {}, <t:", story.ben.mention())), "{}", second.content);
    let first = ada.click_for_update(&second, "Unblock 6").await;
    assert!(
        first.content.contains("1. ") && !first.content.contains(&story.ben.mention()),
        "{}",
        first.content
    );
    // Everyone has a list of their own: an old button from another's does nothing to hers.
    let old =
        story.finds_old_message(&[&format!("unblock:{}:1", story.chidi.member.id()), "blocked:7"]).await;
    for button in ["Old 0", "Old 1"] {
        let his = story.ben.click_for_message(&old, button).await;
        assert!(his.is_ephemeral() && his.content.starts_with("You haven't blocked anyone."), "{his:?}");
    }
    let still = ada.slash("block", json!({})).await;
    assert!(still.content.contains(&story.chidi.mention()), "{}", still.content);
    story.end().await;
}

#[tokio::test]
async fn a_block_and_a_challenge_at_once_leave_nothing_open() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    for _ in 0..3 {
        let (_, made) =
            tokio::join!(blocks(ada, "ben"), ben.try_slash("dara challenge", json!({ "opponent": "ada" })));
        let made = made.expect("an answer").message.expect("a message");
        story.tells_all().await;
        if !made.is_ephemeral() {
            // The challenge came first: the block declined it, and its message may say so already.
            let shown = story.newest(story.games);
            let told = match shown.button("Accept") {
                Some(_) => story.refused(ada.click_for_message(&shown, "Accept")).await,
                None => shown.content,
            };
            assert!(told.to_lowercase().contains("declined"), "{told}");
        }
        ada.slash("unblock", json!({ "member": "ben" })).await;
    }
    story.end().await;
}
