//! Suspended members can't challenge, be challenged or join, and are told why, until they are reinstated.

use jiff::SignedDuration;
use play::Ending;
use sandbox::{Message, Permissions};
use serde_json::{Value, json};

use crate::{
    player::Player,
    story::{Story, first},
};

const BARRED: &str = "Moderators suspended you from games on this server.";

async fn suspends(moderator: &Player, member: &Player, more: Value) -> Message {
    let mut options = json!({ "member": member.member.name() });
    for (name, value) in more.as_object().into_iter().flatten() {
        options[name] = value.clone();
    }
    moderator.slash("moderation suspend", options).await
}

/// A challenge's message once it was edited.
async fn edited(story: &Story, open: &Message, words: &str) -> Message {
    let fits = |message: &Message| message.id == open.id && message.content.contains(words);
    story.sandbox.wait_for_message(open.channel, fits).await.expect("it is edited")
}

#[tokio::test]
async fn a_suspended_member_can_start_nothing_but_finish_games() {
    let story = Story::begin().await;
    let (ada, ben, chidi) = (&story.ada, &story.ben, &story.chidi);
    let over = {
        story.begins_game(ben, chidi, "niger").await;
        let question = ben.asks_to_resign("dara").await;
        let over = ben.click_for_message(&question, "Resign").await;
        ben.waits_until_gone(&question).await;
        over
    };
    story.begins_game(ben, chidi, "traditional").await;
    let [ben_there, chidi_there, dede_there] =
        [ben, chidi, &story.dede].map(|player| player.goes_to(story.lounge));
    // His own challenge, one for him alone, one that he joined, one that he is invited to, and one that he has no
    // part in.
    let made = ben_there.slash("dara challenge", json!({})).await;
    let his = chidi_there.slash("dara challenge", json!({ "opponent": "ben" })).await;
    let team = chidi_there.slash("damala challenge", json!({ "rules": "teams", "partner": "ben" })).await;
    let joined = dede_there.slash("damala challenge", json!({ "rules": "teams" })).await;
    ben_there.click_for_update(&joined, "Join team 2").await;
    let others = dede_there.slash("wali challenge", json!({})).await;
    story.knows_messages_of_challenges(7).await;

    let done = suspends(ada, ben, json!({ "reason": "He **shouts** at\u{202e} @everyone" })).await;
    assert!(done.is_ephemeral() && done.mentions.is_empty(), "{done:?}");
    let expected = format!(
        "{} is suspended from games here. `/moderation reinstate` lifts it.\n\
         They're out of 4 open challenges: each was withdrawn, or their seat is free again.\n\
         One game in progress goes on. `/moderation end-game` calls it off.",
        ben.mention()
    );
    assert_eq!(done.content, expected);
    for gone in [&made, &his] {
        assert!(edited(&story, gone, "Withdrawn by a moderator.").await.custom_ids().is_empty());
    }
    let open = edited(&story, &joined, "Team 2: *open* + *open*").await;
    assert!(!open.custom_ids().is_empty() && open.mentions.is_empty(), "{open:?}");
    edited(&story, &team, "+ *open*\n").await;

    // He alone is told, whatever he tries; his running game goes on.
    let told = story.refused(ben_there.slash("dara challenge", json!({ "opponent": "dede" }))).await;
    assert!(told.starts_with(BARRED), "{told}");
    for (message, button) in [(&others, "Accept"), (&open, "Join team 2"), (&over, "Rematch")] {
        let told = story.refused(ben_there.click_for_message(message, button)).await;
        assert!(told.starts_with(BARRED), "{button}: {told}");
    }
    let listed = ben_there.slash("games", json!({})).await.content;
    assert!(listed.contains("your turn") && !listed.contains("Open challenges"), "{listed}");
    ben.plays("b3").await;
    // A member who challenges him learns only that it isn't possible.
    for options in [json!({ "opponent": "ben" }), json!({ "opponent": "ben", "first": first::ME })] {
        let told = story.refused(chidi_there.slash("dara challenge", options)).await;
        let expected =
            format!("You can't start a game with {} right now. Challenge someone else.", ben.mention());
        assert!(told.starts_with(&expected), "{told}");
    }
    let told = story.refused(chidi_there.click_for_message(&over, "Rematch")).await;
    assert!(told.starts_with("You can't start a game with "), "{told}");

    let log = ada.slash("moderation log", json!({})).await.content;
    let entry =
        format!("{}: suspended {} – He \\*\\*shouts\\*\\* at \\@everyone", ada.mention(), ben.mention());
    assert!(log.ends_with(&entry), "{log}");
    let again = suspends(ada, ben, json!({})).await;
    assert!(
        again.content.starts_with(&format!("{} has been suspended since <t:", ben.mention())),
        "{again:?}"
    );
    // Until they are reinstated.
    let done = ada.slash("moderation reinstate", json!({ "member": "ben" })).await;
    assert_eq!(done.content, format!("{} can play here again.", ben.mention()));
    let told = story.refused(ada.slash("moderation reinstate", json!({ "member": "ben" }))).await;
    assert!(told.starts_with(&format!("{} isn't suspended.", ben.mention())), "{told}");
    let accepted = ben_there.click_for_update(&others, "Accept").await;
    story.begun_board(&accepted, story.lounge).await;
    let log = ada.slash("moderation log", json!({})).await.content;
    assert!(
        log.lines().nth(1).is_some_and(|line| line.ends_with(&format!("reinstated {}", ben.mention()))),
        "{log}"
    );
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn his_games_end_with_it_where_moderators_want_it() {
    let story = Story::begin().await;
    let (ada, ben, chidi) = (&story.ada, &story.ben, &story.chidi);
    story.begins_game(ben, chidi, "traditional").await;
    let (there, others) = (ben.goes_to(story.lounge), story.dede.goes_to(story.lounge));
    story.begins_on(&[others, there], "damas:ruibal", json!({ "match": "5" })).await;
    let options = json!({ "end_games": true, "reason": "Spam." });
    let done = suspends(ada, ben, options).await;
    assert!(done.content.ends_with("2 games in progress were called off."), "{}", done.content);
    for channel in [story.games, story.lounge] {
        let last = |message: &Message| message.content.contains("Moderators **called the game off**");
        let last = story.sandbox.wait_for_message(channel, last).await.expect("its last board");
        assert!(last.mentions.contains(&ben.member.id()), "he is told as he wants to be: {last:?}");
        assert_eq!(story.ended_in(channel).await.1, Some(Ending::Stopped));
    }
    let log = ada.slash("moderation log", json!({})).await.content;
    assert_eq!(log.matches(": called off game ").count(), 2, "{log}");
    story.tells_all().await;
    let told = story.refused(ben.slash("dara challenge", json!({}))).await;
    assert!(told.starts_with(BARRED), "{told}");
    story.end().await;
}

#[tokio::test]
async fn moderators_cannot_suspend_themselves_bots_or_each_other() {
    let story = Story::begin().await;
    let (ada, dede) = (&story.ada, &story.dede);
    dede.member.set_permissions(Permissions::MANAGE_MESSAGES | Permissions::USE_APPLICATION_COMMANDS);
    let told = story.refused(suspends(ada, ada, json!({}))).await;
    assert_eq!(told, "You can't suspend yourself. Choose another member.");
    let told = story.refused(suspends(ada, dede, json!({}))).await;
    assert!(told.starts_with(&format!("{} is a moderator too", dede.mention())), "{told}");
    let told = story.refused(suspends(dede, ada, json!({}))).await;
    assert!(told.starts_with(&format!("{} is a moderator too", ada.mention())), "{told}");
    let bot = story.sandbox.bot().to_string();
    let told = story.refused(ada.slash("moderation suspend", json!({ "member": bot }))).await;
    assert!(told.starts_with("Bots don't play"), "{told}");
    assert!(suspends(dede, &story.ben, json!({})).await.content.contains("is suspended from games here"));
    story.end().await;
}

#[tokio::test]
async fn a_suspension_and_a_join_at_once_start_no_game_with_the_suspended() {
    let story = Story::begin().await;
    let (ada, ben, chidi) = (&story.ada, &story.ben, &story.chidi);
    for round in 1..=3 {
        let open = chidi.slash("dara challenge", json!({})).await;
        story.knows_messages_of_challenges(round).await;
        let options = json!({ "end_games": true });
        let (done, _) = tokio::join!(suspends(ada, ben, options), ben.try_click(&open, "Accept"));
        assert!(done.is_ephemeral() && done.content.contains("is suspended from games here"), "{done:?}");
        story.tells_all().await;
        let running = ben.slash("games", json!({})).await.content;
        assert!(running.starts_with("You have no games here"), "{running}");
        ada.slash("moderation reinstate", json!({ "member": "ben" })).await;
        if open.button("Accept").is_some() {
            let _ = chidi.try_click(&open, "Withdraw").await;
        }
    }
    story.end().await;
}

#[tokio::test]
async fn moderators_list_suspensions_and_lift_them_by_a_button() {
    let story = Story::begin().await;
    let (ada, ben, chidi) = (&story.ada, &story.ben, &story.chidi);
    let list = async || ada.slash("moderation reinstate", json!({})).await;
    assert!(list().await.content.starts_with("No one is suspended here."));
    suspends(ada, ben, json!({})).await;
    story.passes(SignedDuration::from_mins(1));
    suspends(ada, chidi, json!({})).await;

    let listed = list().await;
    assert!(listed.is_ephemeral() && listed.mentions.is_empty(), "{listed:?}");
    let expected = [(1, chidi), (2, ben)].map(|(number, who)| format!("{number}. {}, <t:", who.mention()));
    let lines = listed.content.lines().collect::<Vec<_>>();
    assert_eq!(lines.len(), 3, "{}", listed.content);
    assert!(lines.iter().skip(1).zip(&expected).all(|(line, begins)| line.starts_with(begins)), "{lines:?}");
    // No one else sees the list, or lifts a suspension by an old button.
    let old = [format!("let-again:{}:1", ben.member.id()), "barred:1".to_owned()];
    let old = story.finds_old_message(&old.each_ref().map(String::as_str)).await;
    for button in ["Old 0", "Old 1"] {
        let told = story.refused(chidi.click_for_message(&old, button)).await;
        assert!(told.starts_with("You need the Manage Messages permission"), "{told}");
    }
    let rest = ada.click_for_update(&listed, "Reinstate 2").await;
    assert!(
        rest.content.contains(&expected[0]) && !rest.content.contains(&ben.mention()),
        "{}",
        rest.content
    );
    let log = ada.slash("moderation log", json!({})).await.content;
    assert!(log.lines().nth(1).is_some_and(|line| line.contains(": reinstated ")), "{log}");
    // Pressed again, as if someone else had lifted the suspension meanwhile.
    let none = ada.click_for_message(&old, "Old 0").await;
    assert!(none.is_ephemeral() && none.content == rest.content, "{none:?}");
    ben.slash("dara challenge", json!({})).await;
    story.tells_all().await;
    story.end().await;
}
