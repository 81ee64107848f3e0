//! `/games` and `/watch`: a member's own games, and those of others.

use std::collections::BTreeSet;

use jiff::SignedDuration;
use sandbox::{Failure, Message};
use serde_json::json;

use crate::{
    buttons::beside,
    player::Player,
    story::{Story, first, place},
};

/// The answer to `/games`, which is private and pings no one.
async fn games(player: &Player) -> String {
    private(player.slash("games", json!({})).await)
}

async fn watch(player: &Player) -> String {
    private(player.slash("watch", json!({})).await)
}

fn private(told: Message) -> String {
    assert!(told.is_ephemeral() && told.mentions.is_empty(), "{told:?}");
    told.content
}

/// A relative time as texts show it.
fn relative(at: jiff::Timestamp) -> String {
    format!("<t:{}:R>", at.as_second())
}

/// The deadline of a turn that starts now, as lists show it.
fn out(story: &Story) -> String {
    format!("time runs out {}", relative(story.now() + SignedDuration::from_hours(3 * 24)))
}

fn check(told: &str, lines: &[String]) {
    assert_eq!(told.lines().collect::<Vec<_>>(), lines, "{told}");
}

/// A game in a thread; the challenger plays first. Returns the board.
async fn begins_in_thread(story: &Story, one: &Player, other: &Player) -> Message {
    let options = json!({ "opponent": other.member.name(), "first": first::ME, "place": place::THREAD });
    let challenge = one.slash("dara challenge", options).await;
    other.click(&challenge, "Accept").await;
    story.begun_board(&challenge, challenge.id).await
}

fn link(story: &Story, message: &Message) -> String {
    format!("https://discord.com/channels/{}/{}/{}", story.sandbox.guild(), message.channel, message.id)
}

/// A link to a board, which is noted shortly after it was posted.
async fn board(story: &Story, message: &Message) -> String {
    story.until("a board's message to be known", async || story.knows_board(message).await).await;
    link(story, message)
}

#[tokio::test]
async fn games_that_wait_for_the_player_come_first() {
    let story = Story::begin().await;
    let (ada, ben, chidi) = (&story.ada, &story.ben, &story.chidi);
    let began = out(&story);
    story.begins_game(ada, ben, "traditional").await;
    let lounge = [ada, chidi].map(|player| player.goes_to(story.lounge));
    let niger = story.begins_game(&lounge[1], &lounge[0], "niger").await;
    let thread = begins_in_thread(&story, ada, chidi).await;
    story.passes(SignedDuration::from_mins(5));
    let moved = out(&story);
    let drop = ada.plays("b3").await;
    let [a, b, c] = [ada, ben, chidi].map(Player::mention);
    let (niger, thread, drop) =
        (board(&story, &niger).await, board(&story, &thread).await, board(&story, &drop).await);

    check(
        &games(ada).await,
        &[
            "## Your games here".to_owned(),
            "**Your turn**".to_owned(),
            format!("**Dara (traditional)** against ⚪ {c}, in {thread}: your turn, {began}"),
            "**Waiting for others**".to_owned(),
            format!("**Dara (Niger)** against ⚫ {c}, in {niger}: {c} to move, {began}"),
            format!("**Dara (traditional)** against ⚪ {b}, in {drop}: {b} to move, {moved}"),
        ],
    );
    // One press plays, or opens the board.
    let listed = ada.slash("games", json!({})).await;
    let play = |label: &str| listed.button(label).expect("a button");
    assert_eq!(
        beside(&listed),
        [
            ("Play".to_owned(), play("Play")),
            ("Board".to_owned(), niger.clone()),
            ("Board".to_owned(), drop.clone()),
        ]
    );
    let panel = ada.click_for_message(&listed, "Play").await;
    assert!(panel.content.starts_with("Where do you want to drop a stone?"), "{}", panel.content);
    // The list depends on the member, not on the channel.
    check(
        &games(&ben.goes_to(story.lounge)).await,
        &[
            "## Your games here".to_owned(),
            "**Your turn**".to_owned(),
            format!("**Dara (traditional)** against ⚫ {a}, in {drop}: your turn, {moved}"),
        ],
    );
    story.end().await;
}

#[tokio::test]
async fn a_board_without_a_message_id_is_found_in_its_channel() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game("dara:traditional", &ada, &ben).await;
    let listed = |link: String, ben: &Player| {
        format!("against ⚪ {}, in {link}: {} to move (turn began", ben.mention(), ben.mention())
    };
    story.sandbox.faults().fail_next(1, Failure { status: 204, html: false, done: true, code: 0 });
    let board = ada.plays("b3").await;
    assert!(board.content.contains("dropped **b3**"), "{}", board.content);
    // Its message is looked for; until it's found, the channel is all that's known.
    let told = games(&ada).await;
    let links = [format!("<#{}>", story.games), link(&story, &story.newest(story.games))];
    assert!(links.into_iter().any(|link| told.contains(&listed(link, &ben))), "{told}");
    ben.plays("c4").await;
    let board = ada.plays("b4").await;
    story.until("a board's message to be known", async || story.knows_board(&board).await).await;
    let told = games(&ada).await;
    assert!(told.contains(&listed(link(&story, &board), &ben)), "{told}");
    story.settles().await;
    let boards = story.sandbox.messages(story.games);
    assert_eq!(boards.iter().filter(|one| one.content.contains("dropped **b4**")).count(), 1, "once");
    story.end().await;
}

#[tokio::test]
async fn a_player_without_games_is_told_what_to_do() {
    let mut story = Story::begin().await;
    let (ada, ben, eve) = (story.ada.clone(), story.ben.clone(), story.eve.clone());
    let told = watch(&eve).await;
    assert!(told.starts_with("No one's playing here right now. Start a game with `/play`"), "{told}");
    story.begins_game(&ada, &ben, "traditional").await;
    // Games on another server aren't listed.
    story.finds_game_in(9_999, story.lounge, "dara:traditional", &eve, &ada).await;
    let told = games(&eve).await;
    assert!(told.starts_with("You have no games here."), "{told}");
    assert!(told.contains("`/play`"), "{told}");
    let (his, all) = (games(&ada).await, watch(&eve).await);
    assert!(
        !his.contains(&story.lounge.to_string()) && !all.contains(&story.lounge.to_string()),
        "{his} {all}"
    );
    story.end().await;
}

#[tokio::test]
async fn open_challenges_are_listed_for_those_whom_they_concern() {
    let story = Story::begin().await;
    let (ada, ben, chidi, eve) = (&story.ada, &story.ben, &story.chidi, &story.eve);
    let to_ben = ada.slash("dara challenge", json!({ "opponent": "ben" })).await;
    let to_all = ada.slash("wali challenge", json!({})).await;
    let of_four = ada.slash("damala challenge", json!({ "rules": "teams" })).await;
    chidi.click_for_update(&of_four, "Join team 2").await;
    story.knows_messages_of_challenges(3).await;
    let expires = relative(story.now() + SignedDuration::from_hours(24));
    let entry =
        |says: String, challenge: &Message| format!("{says}: {}, expires {expires}", link(&story, challenge));
    let open = |rules: &str, challenge| entry(format!("**{rules}**, open to anyone"), challenge);
    let head = || vec!["## Your games here".to_owned(), "**Open challenges**".to_owned()];
    let (dara, wali, teams) = ("Dara (traditional)", "Wali (no neighbours)", "Damala (teams)");

    let to_him = entry(format!("{} challenges you to **{dara}**", ada.mention()), &to_ben);
    check(&games(ben).await, &[head(), vec![to_him, open(wali, &to_all), open(teams, &of_four)]].concat());
    let own = |rules: &str, challenge| entry(format!("Your challenge (**{rules}**)"), challenge);
    let listed = ada.slash("games", json!({})).await;
    check(
        &private(listed.clone()),
        &[head(), vec![own(dara, &to_ben), own(wali, &to_all), own(teams, &of_four)]].concat(),
    );
    // Each can be withdrawn beside its line.
    let buttons = beside(&listed);
    assert_eq!(buttons.iter().map(|(label, _)| label.as_str()).collect::<Vec<_>>(), ["Withdraw"; 3]);
    assert_eq!(buttons.iter().collect::<BTreeSet<_>>().len(), 3, "{buttons:?}");
    // For others, the button opens the challenge.
    let his = beside(&ben.slash("games", json!({})).await);
    assert_eq!(his[0], ("Open".to_owned(), link(&story, &to_ben)), "{his:?}");
    assert_eq!(his.len(), 3, "{his:?}");
    let joined = entry(format!("**{teams}**, joined"), &of_four);
    check(&games(chidi).await, &[head(), vec![joined, open(wali, &to_all)]].concat());
    // Challengers of open challenges aren't named, since the channel may be hidden from her.
    let told = games(eve).await;
    assert!(!told.contains(&ada.mention()) && told.contains(&link(&story, &to_all)), "{told}");
    story.end().await;
}

#[tokio::test]
async fn spectators_see_the_last_move() {
    let story = Story::begin().await;
    let (ada, ben, chidi) = (&story.ada, &story.ben, &story.chidi);
    let (began, out_then) = (relative(story.now()), out(&story));
    story.begins_game(ada, ben, "traditional").await;
    let lounge = [ben, chidi].map(|player| player.goes_to(story.lounge));
    let niger = story.begins_game(&lounge[0], &lounge[1], "niger").await;
    let thread = begins_in_thread(&story, ada, chidi).await;
    story.passes(SignedDuration::from_mins(5));
    let drop = ada.plays("b3").await;
    let (moved, out) = (relative(story.now()), out(&story));
    let [a, b, c] = [ada, ben, chidi].map(Player::mention);
    let (niger, thread, drop) =
        (board(&story, &niger).await, board(&story, &thread).await, board(&story, &drop).await);
    let watched = story.eve.slash("watch", json!({})).await;
    let boards = [&drop, &thread, &niger].map(|link| ("Board".to_owned(), link.clone()));
    assert_eq!(beside(&watched), boards);
    // For a channel that the reader may not see there is only a link, which Discord hides.
    check(
        &watch(&story.eve).await,
        &[
            "## Games being played here".to_owned(),
            format!("**Dara (traditional)** in {drop}: 1 move, {moved}, {out} · ⚫ {a} – ⚪ {b}"),
            format!("**Dara (traditional)** in {thread}: started {began}, {out_then} · ⚫ {a} – ⚪ {c}"),
            format!("**Dara (Niger)** in {niger}: started {began}, {out_then}"),
        ],
    );
    story.end().await;
}

#[tokio::test]
async fn long_lists_have_pages() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let guild = story.sandbox.guild().get();
    for number in 0..12 {
        let channel = story.sandbox.add_channel(&format!("table-{number}"));
        story.finds_game_in(guild, channel, "dara:traditional", &ada, &ben).await;
        story.passes(SignedDuration::from_mins(1));
    }
    for command in ["games", "watch"] {
        let first = ada.slash(command, json!({})).await;
        let pages = [first.clone(), ada.click_for_update(&first, "Next page").await];
        let last = ada.click_for_update(&pages[1], "Next page").await;
        assert!(first.button("Previous page").is_none() && last.button("Next page").is_none());
        let entries = [&pages[0], &pages[1], &last].map(|page| entries(&page.content));
        assert_eq!(entries.each_ref().map(Vec::len), [5, 5, 2]);
        let distinct: BTreeSet<_> = entries.iter().flatten().collect();
        assert_eq!(distinct.len(), 12, "each game once");
        assert!(last.content.ends_with("-# Page 3 of 3"), "{}", last.content);
        let back = ada.click_for_update(&last, "Previous page").await;
        assert_eq!(back.content, pages[1].content);
    }
    story.end().await;
}

/// The channels in a page's entries.
fn entries(page: &str) -> Vec<String> {
    let channel = |line: &str| Some(line.split_once("<#")?.1.split_once('>')?.0.to_owned());
    page.lines().filter(|line| line.starts_with("**Dara")).filter_map(channel).collect()
}

#[tokio::test]
async fn a_page_beyond_the_end_shows_the_last() {
    let story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    for (button, title, beside) in
        [("games:3", "## Your games", &["play:1"][..]), ("watch:3", "## Games", &[])]
    {
        let old = story.finds_old_message(&[button]).await;
        let page = story.ada.click_for_message(&old, "Old").await;
        assert!(page.content.starts_with(title) && page.custom_ids() == beside, "{page:?}");
    }
    story.end().await;
}
