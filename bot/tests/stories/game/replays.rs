//! Replays: stepping through a game in private, and GIFs for everyone.

use sandbox::{Id, Message};
use serde_json::{Value, json};

use crate::{
    player::Player,
    records,
    story::{Story, first, place},
};

/// The replay of the channel's game for `player`.
async fn replay(player: &Player) -> Message {
    let shown = player.slash("replay", json!({})).await;
    assert!(shown.is_ephemeral() && shown.mentions.is_empty(), "{shown:?}");
    shown
}

/// Which turn is shown, in the third line.
fn turn(message: &Message) -> String {
    message.content.lines().nth(2).unwrap_or_default().to_owned()
}

/// Ada and Ben played a whole game in #games.
async fn finds_whole_game(story: &mut Story) {
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let actions = records::TRADITIONAL.split_whitespace().count() - 2;
    story.finds_game(&records::first(records::TRADITIONAL, actions), &ada, &ben).await;
    ada.plays("xe6").await;
}

fn game(number: &impl ToString) -> Value {
    json!({ "number": number.to_string().parse::<u64>().expect("a number") })
}

#[tokio::test]
async fn a_running_game_can_be_replayed_as_far_as_it_is_public() {
    let mut story = Story::begin().await;
    let (ada, ben, eve) = (story.ada.clone(), story.ben.clone(), story.eve.clone());
    story.finds_game(&records::first(records::TRADITIONAL, 26), &ada, &ben).await;
    let public = story.sandbox.messages(story.games).len();
    let begun = replay(&eve).await;
    assert_eq!(turn(&begun), "Before turn 1 of 25");
    let one = eve.click_for_update(&begun, "▶").await;
    assert_eq!(turn(&one), "**Turn 1 of 25**");
    assert!(one.content.ends_with(&format!("⚫ {} dropped **e4**.", ada.mention())), "{}", one.content);
    let last = eve.click_for_update(&one, "⏭").await;
    assert_eq!(turn(&last), "**Turn 25 of 25**");
    assert!(
        last.content.contains("A row!\n") && last.content.contains("took the stone on **e5**"),
        "{}",
        last.content
    );
    assert!(last.content.ends_with("The game is still going."), "{}", last.content);
    let board = eve.slash("dara board", json!({})).await;
    assert!(last.attachments[0].bytes() == board.attachments[0].bytes(), "the same picture as everybody's");
    assert_eq!(last.attachments[0].description, board.attachments[0].description);
    let before = eve.click_for_update(&last, "◀").await;
    assert_eq!(turn(&before), "**Turn 24 of 25**");
    assert_eq!(turn(&eve.click_for_update(&before, "⏮").await), "Before turn 1 of 25");
    // A turn that is played meanwhile is added.
    ben.plays("a1-b1").await;
    assert_eq!(turn(&eve.click_for_update(&last, "⏭").await), "**Turn 25 of 26**");
    assert_eq!(turn(&eve.click_for_update(&last, "▶").await), "**Turn 26 of 26**");
    assert_eq!(story.sandbox.messages(story.games).len(), public + 1, "the board alone");
    story.end().await;
}

#[tokio::test]
async fn a_game_that_is_over_ends_with_how_it_ended() {
    let mut story = Story::begin().await;
    finds_whole_game(&mut story).await;
    let last = story.eve.click_for_update(&replay(&story.eve).await, "⏭").await;
    assert!(last.content.contains(&format!("**⚫ {} wins!**", story.ada.mention())), "{}", last.content);
    story.end().await;
}

#[tokio::test]
async fn a_posted_gif_pings_no_one() {
    let mut story = Story::begin().await;
    let eve = story.eve.clone();
    finds_whole_game(&mut story).await;
    let begun = replay(&eve).await;
    let whole = eve.click_for_message(&begun, "Post as GIF").await;
    assert!(!whole.is_ephemeral() && whole.mentions.is_empty(), "{whole:?}");
    assert!(whole.content.contains(&format!("turns, shown by {}", eve.mention())), "{}", whole.content);
    let gif = &whole.attachments[0];
    assert_eq!((gif.name.as_str(), gif.content_type.as_str()), ("game-1001.gif", "image/gif"));
    assert!(gif.description.as_deref().is_some_and(|alt| alt.starts_with("Turns 1 to")));
    // A GIF from the shown turn on is shorter.
    let one = eve.click_for_update(&begun, "▶").await;
    let rest = eve.click_for_message(&one, "Post GIF from here").await;
    assert!(rest.content.contains("Turns 2 to "), "{}", rest.content);
    assert!(rest.attachments[0].bytes().len() < gif.bytes().len());
    // Everyone who sees it can step through it in private.
    let own = story.chidi.click_for_message(&rest, "Step through it").await;
    assert!(own.is_ephemeral() && turn(&own).starts_with("**Turn 1 of"), "{own:?}");
    story.end().await;
}

#[tokio::test]
async fn a_gif_is_not_posted_where_the_bot_may_attach_nothing() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game(&records::first(records::TRADITIONAL, 9), &ada, &ben).await;
    let begun = replay(&ada).await;
    story.settles().await;
    story.sandbox.deny_bot(story.games, sandbox::Permissions::ATTACH_FILES);
    let told = story.refused(ada.click_for_message(&begun, "Post as GIF")).await;
    assert!(told.contains("**Attach Files**"), "{told}");
    story.end().await;
}

#[tokio::test]
async fn elsewhere_a_game_is_shown_to_its_players_alone() {
    let mut story = Story::begin().await;
    let (ada, ben, eve) = (story.ada.clone(), story.ben.clone(), story.eve.clone());
    let number = story.finds_game(&records::first(records::TRADITIONAL, 9), &ada, &ben).await;
    let in_lounge = |player: &Player| player.goes_to(story.lounge);
    let told = story.refused(in_lounge(&eve).slash("replay", game(&number))).await;
    assert!(
        told.starts_with(&format!(
            "Game {number} is played in another channel. Use this command in <#{}>.",
            story.games
        )),
        "{told}"
    );
    let mine = in_lounge(&ada).slash("replay", game(&number)).await;
    assert!(mine.content.starts_with(&format!("**Game {number}**")), "{}", mine.content);
    let told = story.refused(in_lounge(&ada).slash("replay", json!({}))).await;
    assert!(told.starts_with("No game was played in this channel yet."), "{told}");
    // A forged button shows nothing more.
    let old = story.finds_old_message_in(story.lounge, &[&format!("replay:{number}:3")]).await;
    story.refused(in_lounge(&eve).click_for_message(&old, "Old 0")).await;
    story.end().await;
}

#[tokio::test]
async fn a_game_of_another_server_is_none_of_this_one() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let other = story.finds_game_in(77, Id::new(78), "dara:traditional b3", &ada, &ben).await;
    for number in [other.get(), 999_999] {
        let told = story.refused(ada.slash("replay", game(&number))).await;
        assert!(told.starts_with(&format!("There's no game {number} here.")), "{told}");
    }
    let old = story.finds_old_message(&[&format!("post-replay:{other}:0")]).await;
    story.refused(ada.click_for_message(&old, "Old 0")).await;
    story.end().await;
}

#[tokio::test]
async fn a_game_in_a_thread_is_shown_where_the_thread_hangs() {
    let story = Story::begin().await;
    let options = json!({ "opponent": "ben", "first": first::ME, "place": place::THREAD });
    let challenge = story.ada.slash("dara challenge", options).await;
    story.ben.click(&challenge, "Accept").await;
    story.begun_board(&challenge, challenge.id).await;
    let shown = story.eve.slash("replay", game(&1)).await;
    assert_eq!(turn(&shown), "No moves yet.");
    story.end().await;
}

#[tokio::test]
async fn only_visible_games_are_suggested() {
    let mut story = Story::begin().await;
    let (ada, ben, chidi) = (story.ada.clone(), story.ben.clone(), story.chidi.clone());
    let guild = story.sandbox.guild().get();
    story.finds_game(&records::first(records::TRADITIONAL, 3), &ada, &ben).await;
    story.finds_game_in(guild, story.lounge, "wali:prost", &ada, &chidi).await;
    let offered = async |player: &Player, typed: &'static str| {
        let choices = player.is_offered("replay", json!({}), "number", typed).await;
        choices.into_iter().map(|choice| choice.name).collect::<Vec<_>>()
    };
    let (here, there) = ("Game 1001: Dara (traditional), 3 moves", "Game 1002: Wali (Prost), 0 moves");
    assert_eq!(offered(&ada, "").await, [here, there]);
    assert_eq!(offered(&ada, "1002").await, [there]);
    assert_eq!(offered(&story.eve, "").await, [here]);
    story.end().await;
}
