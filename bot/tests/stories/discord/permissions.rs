//! Missing permissions: the bot still answers, says what it lacks and where, and who can grant it.
//!
//! `docs/COMMANDS.md` lists what each command needs; these stories take that away and check it.

use std::{collections::BTreeMap, time::Duration};

use jiff::SignedDuration;
use sandbox::{Id, Message, Permissions};
use serde_json::{Value, json};

use crate::{
    player::Player,
    story::{Story, place},
};

/// The permissions that the bot may lack, with their names in texts.
const LACKED: [(Permissions, &str); 5] = [
    (Permissions::VIEW_CHANNEL, "View Channel"),
    (Permissions::SEND_MESSAGES, "Send Messages"),
    (Permissions::ATTACH_FILES, "Attach Files"),
    (Permissions::CREATE_PUBLIC_THREADS, "Create Public Threads"),
    (Permissions::SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
];

/// The refusal that names these permissions in a channel.
fn lacks(permissions: &[&str], channel: Id) -> String {
    let names = permissions.iter().map(|name| format!("**{name}**")).collect::<Vec<_>>().join(", ");
    format!("I can't do this in <#{channel}> without {names}. Ask a server manager.")
}

/// A request that is refused while the bot lacks something, and works afterwards.
async fn check(
    story: &Story,
    denied: Permissions,
    channel: Id,
    request: impl AsyncFn() -> Message,
    told: &str,
) {
    story.sandbox.deny_bot(channel, denied);
    assert_eq!(story.refused(request()).await, told);
    story.sandbox.deny_bot(channel, Permissions::NONE);
}

#[tokio::test]
async fn each_permission_is_named_with_its_channel_and_who_grants_it() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let here = async || ada.slash("dara challenge", json!({ "opponent": "ben" })).await;
    let options = json!({ "opponent": "ben", "place": place::THREAD });
    let in_thread = async || ada.slash("dara challenge", options.clone()).await;
    for (denied, name) in &LACKED[1..3] {
        check(&story, *denied, story.games, here, &lacks(&[name], story.games)).await;
    }
    for (denied, name) in &LACKED[1..] {
        check(&story, *denied, story.games, in_thread, &lacks(&[name], story.games)).await;
    }
    // Without seeing the channel, a member may do nothing there.
    let all = LACKED.map(|(_, name)| name);
    check(&story, LACKED[0].0, story.games, here, &lacks(&all[..3], story.games)).await;
    check(&story, LACKED[0].0, story.games, in_thread, &lacks(&all, story.games)).await;
    story.end().await;
}

#[tokio::test]
async fn in_a_thread_other_permissions_count_and_its_channel_grants_them() {
    let story = Story::begin().await;
    let thread = story.eve.member.open_thread(story.games, "our game", false).expect("a thread");
    let ada = story.ada.goes_to(thread);
    let request = async || ada.slash("dara challenge", json!({ "opponent": "ben" })).await;
    let needed = Permissions::SEND_MESSAGES_IN_THREADS;
    check(&story, needed, story.games, request, &lacks(&["Send Messages in Threads"], story.games)).await;
    // A thread doesn't need everything that a channel does.
    story.sandbox.deny_bot(story.games, Permissions::SEND_MESSAGES | Permissions::CREATE_PUBLIC_THREADS);
    let challenge = request().await;
    story.ben.click(&challenge, "Accept").await;
    story.begun_board(&challenge, thread).await;
    ada.asks_to_resign("dara").await;
    story.end().await;
}

#[tokio::test]
async fn a_private_thread_and_a_locked_one_say_what_helps() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let options = json!({ "opponent": "ben" });
    let private = ada.member.open_thread(story.games, "secret", true).expect("a thread");
    let there = ada.goes_to(private);
    let told = story.refused(there.slash("dara challenge", options.clone())).await;
    let expected =
        format!("I'm not in <#{private}>, because it's private. Mention me there, then try again.");
    assert_eq!(told, expected);
    // Ada owns the server, so she may write in a locked thread.
    let locked = ben.member.open_thread(story.games, "old", false).expect("a thread");
    story.sandbox.archive_thread(locked, false, true);
    let told = story.refused(ada.goes_to(locked).slash("dara challenge", options.clone())).await;
    assert!(told.starts_with(&format!("<#{locked}> is locked.")), "{told}");
    // An archived thread is reopened by the answer.
    story.sandbox.archive_thread(locked, true, false);
    let challenge = ada.goes_to(locked).slash("dara challenge", options).await;
    ben.click(&challenge, "Accept").await;
    story.begun_board(&challenge, locked).await;
    story.end().await;
}

#[tokio::test]
async fn in_the_chat_of_a_voice_channel_the_bot_must_be_let_in() {
    let story = Story::begin().await;
    let voice = story.sandbox.add_voice_channel("talk");
    let ada = story.ada.goes_to(voice);
    let request = async || ada.slash("dara challenge", json!({ "opponent": "ben" })).await;
    let told = lacks(&["Send Messages", "Attach Files", "Connect"], voice);
    check(&story, Permissions::CONNECT, voice, request, &told).await;
    let in_thread = json!({ "opponent": "ben", "place": place::THREAD });
    let told = story.refused(ada.slash("dara challenge", in_thread)).await;
    assert!(told.starts_with("I can't open threads in"), "{told}");
    let challenge = request().await;
    story.ben.click(&challenge, "Accept").await;
    story.begun_board(&challenge, voice).await;
    story.end().await;
}

#[tokio::test]
async fn a_permission_lost_during_acceptance_is_named() {
    let story = Story::begin().await;
    let options = json!({ "opponent": "ben", "place": place::THREAD });
    let challenge = story.ada.slash("dara challenge", options).await;
    story.sandbox.faults().deliver_late(Duration::from_secs(1));
    let (told, ()) = tokio::join!(story.ben.click_for_message(&challenge, "Accept"), async {
        story.sandbox.deny_bot(story.games, Permissions::CREATE_PUBLIC_THREADS);
        story.passes(SignedDuration::from_secs(1));
    });
    let names = ["View Channel", "Attach Files", "Create Public Threads", "Send Messages in Threads"];
    assert_eq!((told.content.as_str(), told.is_ephemeral()), (lacks(&names, story.games).as_str(), true));
    story.sandbox.deny_bot(story.games, Permissions::NONE);
    story.ben.click(&challenge, "Accept").await;
    story.begun_board(&challenge, challenge.id).await;
    story.pardons(|violation| violation.code == 50_013);
    story.end().await;
}

#[tokio::test]
async fn a_game_goes_on_by_answers_where_the_bot_may_not_post() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    let denied = LACKED.iter().fold(Permissions::NONE, |all, (denied, _)| all | *denied);
    story.sandbox.deny_bot(story.games, denied);
    ada.plays("b3").await;
    let board = ben.plays("c4").await;
    let panel = ada.click_for_message(&board, "Play").await;
    let by_tap = ada.click(&panel, "b5").await.message.expect("the board");
    assert!(!by_tap.is_ephemeral() && by_tap.attachments.len() == 1, "{by_tap:?}");
    let question = ben.asks_to_resign("dara").await;
    let over = ben.click(&question, "Resign").await.message.expect("the last board");
    let rematch = async || ada.click_for_message(&over, "Rematch").await;
    let told = story.refused(rematch()).await;
    assert_eq!(told, lacks(&["View Channel", "Send Messages", "Attach Files"], story.games));
    story.sandbox.deny_bot(story.games, Permissions::NONE);
    assert!(!rematch().await.is_ephemeral());
    // It has asked about the channel that was hidden from it.
    story.pardons(|violation| violation.code == 50_001);
    story.end().await;
}

#[tokio::test]
async fn the_next_game_of_a_match_waits_until_the_bot_may_post() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let players = [ada.clone(), ben.clone()];
    story.begins_on(&players, "traditional", json!({ "match": "pair" })).await;
    story.sandbox.deny_bot(story.games, Permissions::SEND_MESSAGES);
    let question = ben.asks_to_resign("dara").await;
    ben.click(&question, "Resign this game").await;
    // Its number is 2, or more if the game before was changed at the same moment.
    story
        .until("it is found out", async || {
            story.is_cut_off(2).await || story.is_cut_off(3).await || story.is_cut_off(4).await
        })
        .await;
    let listed = ada.slash("games", json!({})).await.content;
    assert!(listed.contains("I can't post"), "{listed}");
    story.sandbox.deny_bot(story.games, Permissions::NONE);
    ada.slash("dara board", json!({})).await;
    let begun =
        |message: &Message| message.content.contains(" · game 2\n") && !message.attachments.is_empty();
    story.sandbox.wait_for_message(story.games, begun).await.expect("the next game");
    story.tells_all().await;
    story.pardons(|violation| violation.code == 50_013);
    story.end().await;
}

#[tokio::test]
async fn posting_needs_the_permission_to_post() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    for _ in 0..5 {
        story
            .finds_over("dara:traditional b3 c4", &[ada.clone(), ben.clone()], crate::story::over::Over::Won)
            .await;
    }
    let words = lacks(&["Send Messages"], story.games);
    let pictures = lacks(&["Attach Files"], story.games);
    let lounge = ada.goes_to(story.lounge);
    let leaderboard = ada.slash("leaderboard", json!({})).await;
    let versus = ada.slash("versus", json!({ "member": "ben" })).await;
    let profile = ada.slash("profile", json!({})).await;
    let replay = ada.slash("replay", json!({ "number": 1_001 })).await;
    let show = async |shown: &Message, button: &str| ada.click_for_message(shown, button).await;
    let post = Permissions::SEND_MESSAGES;
    check(&story, post, story.games, async || show(&leaderboard, "Post here").await, &words).await;
    check(&story, post, story.games, async || show(&versus, "Post here").await, &words).await;
    let attach = Permissions::ATTACH_FILES;
    check(&story, attach, story.games, async || show(&profile, "Post here").await, &pictures).await;
    check(&story, attach, story.games, async || show(&replay, "Post as GIF").await, &pictures).await;
    // Words don't need permission to attach files.
    story.sandbox.deny_bot(story.games, attach);
    assert!(!show(&leaderboard, "Post here").await.is_ephemeral());
    story.sandbox.deny_bot(story.games, Permissions::NONE);
    let close = async || lounge.slash("season close", json!({})).await;
    check(&story, attach, story.lounge, close, &lacks(&["Attach Files"], story.lounge)).await;
    story.end().await;
}

/// The rows of `docs/COMMANDS.md`: what the bot needs, by command.
fn documented() -> BTreeMap<String, String> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/COMMANDS.md");
    let text = std::fs::read_to_string(file).expect("the document");
    let rows = text.lines().filter(|line| line.starts_with("| `") || line.starts_with("| *"));
    let cells =
        |row: &str| row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
    rows.map(cells).filter_map(|row| Some((row.first()?.clone(), row.last()?.clone()))).collect()
}

#[tokio::test]
async fn commands_need_the_permissions_in_the_document() {
    let mut story = Story::begin().await;
    let (ada, ben, eve) = (story.ada.clone(), story.ben.clone(), story.eve.clone());
    story.finds_game("dara:traditional b3 c4", &ada, &ben).await;
    story.finds_game_over(story.lounge, "dara:traditional b3 c4", &ada, &ben).await;
    let documented = documented();
    let denied = LACKED.iter().fold(Permissions::NONE, |all, (denied, _)| all | *denied);
    story.sandbox.deny_bot(story.games, denied);
    story.sandbox.deny_bot(story.lounge, denied);
    let lounge = ada.goes_to(story.lounge);
    let check = async |used: &str, player: &Player, command: &str, options: Value| {
        let told = player.slash(command, options).await;
        let lacking = told.content.contains("**View Channel**") && told.content.contains("<#");
        let needs = documented.get(used).unwrap_or_else(|| panic!("{used} is not documented"));
        assert_eq!(needs.starts_with("nothing"), !lacking, "{used}: {needs}: {}", told.content);
    };
    check("`challenge`", &eve, "wali challenge", json!({})).await;
    check("`drop`", &ada, "dara drop", json!({ "square": "d5" })).await;
    check("`board`", &eve, "dara board", json!({})).await;
    check("`rules`", &eve, "dala rules", json!({})).await;
    check("`rematch`", &lounge, "dara rematch", json!({})).await;
    check("`/move-game`", &lounge, "move-game", json!({ "number": "1001" })).await;
    check("`/season close`", &lounge, "season close", json!({})).await;
    for command in [
        "games",
        "watch",
        "leaderboard",
        "preferences",
        "profile",
        "replay",
        "analysis",
        "history",
        "export",
        "help",
    ] {
        check(&format!("`/{command}`"), &ada, command, json!({})).await;
    }
    check("`/league create`", &ada, "league create", json!({ "game": 0 })).await;
    check("`/ladder`", &ada, "ladder", json!({ "game": 0 })).await;
    check("`/versus`", &ada, "versus", json!({ "member": "ben" })).await;
    check("`/import`", &ada, "import", json!({ "record": "dara:traditional b3" })).await;
    check("`/settings`", &ada, "settings", json!({})).await;
    check("`/away show`", &ada, "away show", json!({})).await;
    // The bot has looked at the channels.
    story.pardons(|violation| violation.code == 50_001);
    // Boards are posted wherever games start or move to.
    for (used, needs) in &documented {
        let begins = [
            "`/play`",
            "`challenge`",
            "`rematch`",
            "`/league create`",
            "`/tournament create`",
            "*Challenge to a game*",
        ]
        .contains(&used.as_str());
        assert_eq!(begins, needs == "to post boards; for a game in a thread, to open one", "{used}: {needs}");
    }
    story.end().await;
}
