//! Games by direct messages whose players don't get them: the others are told, no clock stands for long, and every game can be
//! found and played where the bot can be used.

use jiff::SignedDuration;
use play::game::table::ClockStop;
use sandbox::Message;
use serde_json::json;

use crate::{player::Player, story::Story};

const DAY: SignedDuration = SignedDuration::from_hours(24);

/// Two strangers whose game has begun; who moves first comes first.
async fn paired(story: &Story) -> [Player; 2] {
    for player in [&story.ada, &story.ben] {
        story.may_be_written_to(player);
        story.joins_the_world(player).await;
        player.slash("seek", json!({ "game": 0, "clock": "5d" })).await;
    }
    story.until("a game", async || !story.games_of(&story.ada).await.is_empty()).await;
    story.tells_all().await;
    let ada = story.ada.member.id().get().try_into().expect("an id");
    let is_adas = story.games_of(&story.ada).await[0].is_to_act(ada);
    if is_adas { [story.ada.clone(), story.ben.clone()] } else { [story.ben.clone(), story.ada.clone()] }
}

/// Plays a drop from the list of games on the server, where a stranger has no account.
async fn plays_from_the_list(story: &Story, player: &Player, other: &Player, square: &str) {
    let listed = player.slash("games", json!({})).await;
    for never in ["game's channel", "/move-game", "<#", &other.mention()] {
        assert!(!listed.content.contains(never), "{never}: {}", listed.content);
    }
    assert!(listed.is_ephemeral() && listed.content.contains("\n**Dara"), "{}", listed.content);
    let panel = player.click_for_message(&listed, "Play").await;
    assert!(!panel.content.contains(&other.mention()), "{}", panel.content);
    let public = story.sandbox.messages(story.games).len();
    let done = player.click_for_update(&panel, square).await;
    assert!(done.content.contains("gets the board"), "{}", done.content);
    assert!(!done.content.contains(&other.mention()), "{}", done.content);
    assert_eq!(story.sandbox.messages(story.games).len(), public, "no one else sees it");
}

#[tokio::test]
async fn who_takes_no_messages_is_waited_for_three_days_and_plays_from_their_list() {
    let story = Story::begin().await;
    let [first, second] = paired(&story).await;
    let table = async || story.games_of(&first).await.into_iter().next().expect("a game");
    let mine = story.direct(&first);
    second.member.take_direct_messages(false);
    first.goes_to(mine).slash("dara drop", json!({ "square": "b3" })).await;
    let told = |message: &Message| message.content.contains("My messages don't reach");
    let told = story.sandbox.wait_for_message(mine, told).await.expect("the opponent is told at once");
    assert!(told.content.contains("runs again <t:"), "{}", told.content);
    assert!(told.content.contains("Clock paused: my messages don't get through"), "{}", told.content);
    assert!(!told.content.contains(&second.mention()), "{}", told.content);
    story.tells_all().await;
    plays_from_the_list(&story, &second, &first, "c4").await;
    story.tells_all().await;
    let board = story.newest(mine);
    assert!(
        board.content.contains("Your turn") && board.content.contains("time runs out"),
        "{}",
        board.content
    );
    // The clock waits three days in all, and then runs by itself.
    first.goes_to(mine).slash("dara drop", json!({ "square": "d5" })).await;
    story
        .until("the clock to wait", async || {
            matches!(table().await.clock_stop(), Some(ClockStop::Unreached(_)))
        })
        .await;
    story.passes(4 * DAY);
    story.until("the clock to run", async || table().await.clock_stop().is_none()).await;
    let left = table().await.deadline().expect("a clock").duration_since(story.now());
    assert!(left > 4 * DAY && left <= 5 * DAY, "it ran since the wait was over: {left:?}");
    let listed = second.slash("games", json!({})).await;
    assert!(listed.content.contains("time runs out"), "{}", listed.content);
    // Once they take messages again, the next board says what the clock does.
    second.member.take_direct_messages(true);
    plays_from_the_list(&story, &second, &first, "e6").await;
    first.goes_to(mine).slash("dara drop", json!({ "square": "a1" })).await;
    story.tells_all().await;
    let board = story.newest(story.direct(&second));
    assert!(
        board.content.contains("Your turn") && board.content.contains("time runs out"),
        "{}",
        board.content
    );
    assert!(!board.content.contains("Clock paused"), "{}", board.content);
    story.pardons(|violation| violation.code == 50_007);
    story.end().await;
}

#[tokio::test]
async fn a_board_that_arrives_after_all_shows_a_clock_that_runs() {
    let story = Story::begin().await;
    let [first, second] = paired(&story).await;
    second.member.take_direct_messages(false);
    first.goes_to(story.direct(&first)).slash("dara drop", json!({ "square": "b3" })).await;
    let waits = async || {
        let table = story.games_of(&first).await.into_iter().next().expect("a game");
        matches!(table.clock_stop(), Some(ClockStop::Unreached(_)))
    };
    story.until("the clock to wait", waits).await;
    story.tells_all().await;
    // Using the bot anywhere has it sent again, and leads to it besides, but not each time.
    second.slash("help", json!({})).await;
    let is_note = |message: &Message| message.content.contains("I couldn't send you the board");
    let note = second.member.wait_for_message(second.channel, is_note).await.expect("told");
    assert!(note.button("Play 1").is_some(), "{note:?}");
    second.slash("help", json!({})).await;
    story.tells_all().await;
    second.member.take_direct_messages(true);
    second.slash("help", json!({})).await;
    story.until("the clock to run", async || !waits().await).await;
    story.tells_all().await;
    assert_eq!(second.sees().iter().filter(|message| is_note(message)).count(), 1);
    let board = story.newest(story.direct(&second));
    assert!(
        board.content.contains("Your turn") && !board.content.contains("Clock paused"),
        "{}",
        board.content
    );
    story.pardons(|violation| violation.code == 50_007);
    story.end().await;
}
