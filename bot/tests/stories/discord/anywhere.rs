//! Games where the bot can only answer: in direct messages between people, in groups, and on servers that don't have it.

use jiff::SignedDuration;
use sandbox::{Failure, Id, Message, NotAnswered};
use serde_json::json;

use crate::{game::offers::what, members::privacy::deletes, player::Player, story::Story};

/// A direct message between Ada, who has installed the bot for herself, and Ben.
pub(crate) fn between(story: &Story) -> (Id, Player, Player) {
    story.ada.member.install();
    let channel = story.sandbox.private_channel(&[&story.ada.member, &story.ben.member]);
    (channel, story.ada.goes_to(channel), story.ben.goes_to(channel))
}

/// Plays a whole game of Dara by commands and checks that each turn is a public answer that names who is next.
async fn plays_to_the_end(story: &Story, ada: &Player, ben: &Player) -> Message {
    let board = story.begins_game(ada, ben, "traditional").await;
    assert!(board.content.contains("the game is on!"), "{}", board.content);
    let mut last = board;
    for (player, action) in [ada, ben].into_iter().cycle().zip(["b3", "c4", "d5"]) {
        last = player.plays(action).await;
        assert!(last.attachments.len() == 1 && last.button("Play").is_some(), "{last:?}");
    }
    last
}

#[tokio::test]
async fn two_friends_play_in_their_direct_message() {
    let story = Story::begin().await;
    let (channel, ada, ben) = between(&story);
    // Ben has only what Ada's commands show, until he installs it as well.
    assert!(matches!(ben.try_slash("dara board", json!({})).await, Err(NotAnswered::NotPossible(_))));
    story.ben.member.install();
    plays_to_the_end(&story, &ada, &ben).await;
    let told = story.refused(ben.slash("dara challenge", json!({ "opponent": "ada" }))).await;
    assert!(told.contains("is being played here"), "{told}");
    // Tapping works, too.
    let panel = ben.click_for_message(&story.newest(channel), "Play").await;
    let board = ben.click_for_message(&panel, "a1").await;
    assert!(!board.is_ephemeral() && board.content.contains("dropped **a1**"), "{}", board.content);
    // An offer, its answer, and a rematch.
    ada.slash("dara offer", json!({ "what": what::DRAW })).await;
    let offer = story.newest(channel);
    let over = ben.click_for_message(&offer, "Agree").await;
    assert!(over.content.contains("draw"), "{}", over.content);
    let rematch = ben.click_for_message(&over, "Rematch").await;
    let board = ada.click_for_message(&rematch, "Accept").await;
    assert_eq!(story.begun_board(&rematch, channel).await.id, board.id);
    // What belongs to a server stays there.
    let settings = ada.try_slash("settings", json!({})).await;
    assert!(matches!(settings, Err(NotAnswered::NotPossible(_))), "{settings:?}");
    story.end().await;
}

#[tokio::test]
async fn a_game_in_a_group_is_lost_on_time_and_the_group_learns_it_with_the_next_answer() {
    let story = Story::begin().await;
    let (ada, ben, eve) = (story.ada.clone(), story.ben.clone(), story.eve.clone());
    for one in [&ada, &ben, &eve] {
        one.member.install();
    }
    let group = story.sandbox.private_channel(&[&ada.member, &ben.member, &eve.member]);
    let [ada, ben, eve] = [ada, ben, eve].map(|player| player.goes_to(group));
    story.may_be_written_to(&ben);
    story.may_be_written_to(&ada);
    story.begins_on(&[ada.clone(), ben.clone()], "traditional", json!({ "clock": "1d" })).await;
    ada.plays("b3").await;
    ben.plays("c4").await;
    ada.plays("d5").await;
    let posted = story.sandbox.messages(group).len();
    story.passes(SignedDuration::from_hours(23));
    let mine = story.direct(&ben);
    let warned = story
        .sandbox
        .wait_for_message(mine, |message| message.content.contains("Your time is running out"))
        .await;
    warned.expect("a warning by direct message");
    story.passes(SignedDuration::from_hours(2));
    let over =
        story.sandbox.wait_for_message(mine, |message| message.content.contains("ran out of time")).await;
    over.expect("the end by direct message");
    assert_eq!(story.sandbox.messages(group).len(), posted, "the bot can't post there by itself");
    // The next use of the bot in the group shows what the group is owed, once.
    eve.slash("help", json!({})).await;
    let is_end = |message: &Message| message.content.contains("ran out of time");
    let end = story.sandbox.wait_for_message(group, is_end).await.expect("what was owed");
    assert_eq!((end.attachments.len(), end.button("Rematch").is_some()), (1, true), "{end:?}");
    story.tells_all().await;
    eve.slash("help", json!({})).await;
    assert_eq!(story.sandbox.messages(group).iter().filter(|message| is_end(message)).count(), 1);
    story.end().await;
}

#[tokio::test]
async fn the_first_board_in_a_group_comes_once_though_no_one_hears_that_it_arrived() {
    let story = Story::begin().await;
    let (group, ada, ben) = between(&story);
    let challenge = ada.slash("dara challenge", json!({ "opponent": "ben", "first": 1 })).await;
    story.knows_messages_of_challenges(1).await;
    // What the bot sends next arrives, but it isn't told so; nor is it when it asks.
    let faults = story.sandbox.faults();
    faults.fail_next(1, Failure { status: 204, html: false, done: true, code: 0 });
    faults.fail_next(1, Failure { done: true, ..Failure::INTERNAL });
    let accepting = async {
        story.until("what is due to be put off", async || story.is_put_off().await).await;
        story.passes(SignedDuration::from_secs(10));
    };
    tokio::join!(ben.try_click(&challenge, "Accept"), accepting).0.expect("an answer");
    story.tells_all().await;
    let is_board = |message: &Message| message.attachments.len() == 1 && message.button("Play").is_some();
    let boards: Vec<_> = story.sandbox.messages(group).into_iter().filter(is_board).collect();
    assert_eq!(boards.len(), 1, "{boards:?}");
    assert_eq!(boards[0].mentions, [ada.member.id()], "who moves first is pinged");
    // The challenge's message is redrawn by the next press.
    let redrawn = ben.click_for_update(&challenge, "Accept").await;
    assert!(redrawn.button("Accept").is_none(), "{redrawn:?}");
    story.end().await;
}

/// Discord's permission to write in a channel.
const SEND_MESSAGES: u64 = 1 << 11;

#[tokio::test]
async fn a_server_without_the_bot_is_played_in_by_those_who_have_it() {
    let story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let guild = story.sandbox.add_guild_without_bot("Elsewhere", &story.chidi.member);
    let hall = story.sandbox.add_channel_in(guild, "hall");
    for one in [&ada, &ben] {
        one.member.join(guild, None);
    }
    ada.member.install();
    let [ada, ben] = [ada, ben].map(|player| player.goes_to(hall));
    // Discord would show the game to her alone.
    story.sandbox.forbid_external_apps(hall, true);
    let told = story.refused(ada.slash("dara challenge", json!({ "opponent": "ben" }))).await;
    assert!(told.starts_with("Only you would see the game here."), "{told}");
    story.sandbox.forbid_external_apps(hall, false);
    // So it would if she may read there, but not write.
    story.sandbox.faults().alter_next(1, |interaction| {
        let may = interaction["member"]["permissions"].as_str().and_then(|may| may.parse::<u64>().ok());
        interaction["member"]["permissions"] = (may.expect("numbers") & !SEND_MESSAGES).to_string().into();
    });
    let told = story.refused(ada.slash("dara challenge", json!({ "opponent": "ben" }))).await;
    assert!(
        told.starts_with("Only you would see the game here.") && told.contains("Send Messages"),
        "{told}"
    );
    let board = story.begins_game(&ada, &ben, "traditional").await;
    story.sandbox.forbid_external_apps(hall, true);
    let panel = ada.click_for_message(&board, "Play").await;
    let told = story.refused(ada.click_for_message(&panel, "a1")).await;
    assert!(told.starts_with("Only you would see the game here."), "{told}");
    story.sandbox.forbid_external_apps(hall, false);
    let board = ada.click_for_message(&panel, "a1").await;
    assert!(!board.is_ephemeral() && board.content.contains("dropped **a1**"), "{}", board.content);
    // Moderators of such a server moderate nothing.
    let chidi = story.chidi.goes_to(hall);
    chidi.member.install();
    let moderation = chidi.try_slash("moderation log", json!({})).await;
    assert!(matches!(moderation, Err(NotAnswered::NotPossible(_))), "{moderation:?}");
    story.end().await;
}

#[tokio::test]
async fn the_computer_is_played_in_a_direct_message_with_the_bot() {
    let story = Story::begin().await;
    let ada = story.ada.goes_to(story.direct(&story.ada));
    let games = ada.slash("play", json!({})).await;
    assert!(games.content.contains("against the computer"), "{}", games.content);
    let levels = ada.click_for_update(&games, "Dara").await;
    let board = ada.click_for_message(&levels, "1").await;
    assert!(!board.is_ephemeral() && board.attachments.len() == 1, "{board:?}");
    // A board isn't a panel: it stays what it is.
    let panel = ada.click_for_message(&board, "Play").await;
    assert!(panel.is_ephemeral(), "{panel:?}");
    let board = ada.click_for_message(&panel, "a1").await;
    assert!(board.content.contains("dropped **a1**"), "{}", board.content);
    let listed = ada.slash("games", json!({})).await;
    assert!(listed.content.contains("https://discord.com/channels/@me/"), "{}", listed.content);
    let question = ada.slash("dara resign", json!({})).await;
    ada.click_for_message(&question, "Resign").await;
    story.end().await;
}

/// Joins the world and seeks a game of Dara in the direct message with the bot.
pub(crate) async fn seeks(story: &Story, player: &Player, options: serde_json::Value) -> Message {
    let player = player.goes_to(story.direct(player));
    let mut options = options;
    options["game"] = 0.into();
    let asked = player.slash("seek", options.clone()).await;
    if asked.button("Join").is_none() {
        return asked;
    }
    assert!(asked.content.contains("They don't see your servers or your account."), "{}", asked.content);
    player.click_for_update(&asked, "Join").await;
    player.slash("seek", options).await
}

#[tokio::test]
async fn strangers_are_paired_and_play_by_direct_messages() {
    let story = Story::begin().await;
    let guild = story.sandbox.add_guild("Elsewhere", &story.chidi.member);
    let zoe = story.player(story.sandbox.add_member_in(guild, "zoe"), story.games);
    story.may_be_written_to(&story.ada);
    story.may_be_written_to(&zoe);
    let waits = seeks(&story, &story.ada, json!({})).await;
    assert!(waits.content.contains("Looking for someone to play"), "{}", waits.content);
    let listed = story.ada.goes_to(story.direct(&story.ada)).slash("games", json!({})).await;
    assert!(listed.content.contains("Looking for an opponent"), "{}", listed.content);
    // It can be withdrawn, and sought again.
    let there = story.ada.goes_to(story.direct(&story.ada));
    let withdrawn = there.click_for_update(&waits, "Withdraw").await;
    assert!(withdrawn.content.contains("Withdrawn."), "{}", withdrawn.content);
    seeks(&story, &story.ada, json!({ "within": 100 })).await;
    let paired = seeks(&story, &zoe, json!({})).await;
    assert!(paired.content.contains("against **Ada**"), "{}", paired.content);
    // Each has the board, and sees a name instead of an account.
    let (ada, zoe) = (story.ada.goes_to(story.direct(&story.ada)), zoe.goes_to(story.direct(&zoe)));
    for (player, other) in [(&ada, "**zoe**"), (&zoe, "**Ada**")] {
        let board = boarded(&story, player).await;
        assert!(board.content.contains(other) && board.button("Report").is_some(), "{board:?}");
    }
    // A turn of one is a new message to the other, and the message before loses its buttons.
    let (first, second) =
        if boarded(&story, &ada).await.content.contains("Your turn") { (&ada, &zoe) } else { (&zoe, &ada) };
    let waiting = boarded(&story, second).await;
    let panel = first.click_for_message(&boarded(&story, first).await, "Play").await;
    let done = first.click_for_update(&panel, "a1").await;
    assert!(done.content.contains("gets the board"), "{}", done.content);
    let turn = |message: &Message| message.id > waiting.id && message.content.contains("Your turn");
    story.sandbox.wait_for_message(second.channel, turn).await.expect("the board after the turn");
    let old = async || !now(&story, &waiting).custom_ids().iter().any(|id| id.starts_with("play"));
    story.until("the board before to lose its buttons", old).await;
    // Typing works as well, and a report.
    let answer = second.slash("dara drop", json!({ "square": "c3" })).await;
    assert!(answer.content.contains("gets the board"), "{}", answer.content);
    let board = boarded(&story, second).await;
    let form = second.click(&board, "Report").await.modal.expect("what it is about");
    let reported = || story.rows().numbers("SELECT count(*) FROM reports");
    assert_eq!(reported(), [0], "nothing is stored before it is sent");
    for values in [json!({ "reason": "stalling", "words": "Third time" }), json!({ "reason": "name" })] {
        let told = second.member.submit_form(&form, &values, &[]).await.expect("an answer").message.unwrap();
        assert!(told.is_ephemeral() && told.content.contains("You've reported"), "{}", told.content);
        assert_eq!(reported(), [1], "one a game");
    }
    let kept = "SELECT count(*) FROM reports WHERE reason = 'stalling' AND words = 'Third time'";
    assert_eq!(story.rows().numbers(kept), [1]);
    let question = first.slash("dara resign", json!({})).await;
    first.click(&question, "Resign").await;
    let over = |message: &Message| message.content.contains("Game over");
    story.sandbox.wait_for_message(second.channel, over).await.expect("the end");
    story.tells_all().await;
    // One's own games with strangers are listed there, and those of no one else: that would tell whose account it is.
    let listed = ada.slash("history", json!({})).await;
    assert!(listed.content.contains("**zoe**") || listed.content.contains("zoe"), "{}", listed.content);
    let shown = ada.slash("replay", json!({ "number": 1 })).await;
    assert!(shown.attachments.len() == 1 && !shown.content.contains(&zoe.mention()), "{}", shown.content);
    let others =
        story.ada.goes_to(story.direct(&story.ada)).slash("history", json!({ "everyone": true })).await;
    assert!(!others.content.contains("zoe"), "{}", others.content);
    story.end().await;
}

/// Two strangers whose game has begun by direct messages, each where they have the board; who moves comes first.
pub(crate) async fn paired(story: &Story) -> [Player; 2] {
    for player in [&story.ada, &story.ben] {
        story.may_be_written_to(player);
        seeks(story, player, json!({})).await;
    }
    let [ada, ben] = [&story.ada, &story.ben].map(|player| player.goes_to(story.direct(player)));
    boarded(story, &ben).await;
    story.tells_all().await;
    if boarded(story, &ada).await.content.contains("Your turn") { [ada, ben] } else { [ben, ada] }
}

#[tokio::test]
async fn a_turn_by_mail_reaches_the_other_once_though_the_bot_stops_in_the_middle() {
    for failure in [Failure::INTERNAL, Failure { done: true, ..Failure::INTERNAL }] {
        let mut story = Story::begin().await;
        let [first, second] = paired(&story).await;
        let waiting = boarded(&story, &second).await;
        let panel = first.click_for_message(&boarded(&story, &first).await, "Play").await;
        story.sandbox.faults().fail_always(Some(failure));
        let stopped = async {
            story.until("the turn to be stored", async || story.due().await > 0).await;
            story.gives_up_waiting();
        };
        let (_lost, ()) = tokio::join!(first.try_click(&panel, "a1"), stopped);
        story.stops_the_bot().await;
        // The answer fails as well, and is tried again though it may have arrived.
        story.log.forget(|_| {});
        let again = story.sandbox.take_violations();
        assert!(again.iter().all(|violation| violation.code == 40_060), "{again:?}");
        story.sandbox.faults().fail_always(None);
        story.starts_the_bot().await;
        // Discord knows a message again by its nonce, for a few minutes.
        story.passes(SignedDuration::from_mins(1));
        story.tells_all().await;
        let turns = story.sandbox.messages(second.channel).into_iter();
        let turns = turns.filter(|message| message.id > waiting.id && message.content.contains("Your turn"));
        assert_eq!(turns.count(), 1, "{failure:?}");
        let old = now(&story, &waiting);
        assert!(!old.custom_ids().iter().any(|id| id.starts_with("play")), "{failure:?}: {old:?}");
        story.end().await;
    }
}

/// The newest board in a player's direct messages.
pub(crate) async fn boarded(story: &Story, player: &Player) -> Message {
    let is_board = |message: &Message| !message.attachments.is_empty() && !message.is_ephemeral();
    story.sandbox.wait_for_message(player.channel, is_board).await.expect("a board");
    story.sandbox.messages(player.channel).into_iter().rfind(is_board).expect("a board")
}

/// A message as it is now.
fn now(story: &Story, message: &Message) -> Message {
    let found = story.sandbox.messages(message.channel).into_iter().find(|one| one.id == message.id);
    found.expect("it is there")
}

#[tokio::test]
async fn a_player_who_gets_no_direct_messages_learns_how_to_get_the_board_and_the_clock_waits() {
    let story = Story::begin().await;
    for player in [&story.ada, &story.ben] {
        story.may_be_written_to(player);
        player.member.take_direct_messages(false);
    }
    seeks(&story, &story.ada, json!({ "clock": "1d" })).await;
    seeks(&story, &story.ben, json!({ "clock": "1d" })).await;
    let running = async || story.games_of(&story.ada).await.into_iter().next().expect("a game");
    let waits = async || {
        let stop = running().await.clock_stop();
        matches!(stop, Some(play::game::table::ClockStop::Unreached(_)))
    };
    story.until("the clock to stop", waits).await;
    story.passes(SignedDuration::from_hours(48));
    assert!(running().await.ending().is_none(), "the clock waits");
    for player in [&story.ada, &story.ben] {
        player.member.take_direct_messages(true);
        player.slash("help", json!({})).await;
    }
    story.until("the clock to run", async || !waits().await).await;
    story.tells_all().await;
    story.pardons(|violation| violation.code == 50_007);
    story.end().await;
}

#[tokio::test]
async fn without_the_world_strangers_are_not_paired() {
    let mut story = Story::begin().await;
    story.switches_the_world_off().await;
    let there = story.ada.goes_to(story.direct(&story.ada));
    let told = story.refused(there.slash("seek", json!({ "game": 0 }))).await;
    assert!(told.starts_with("Worldwide play is switched off here."), "{told}");
    // Nothing leads there, and on a server its members are sought.
    let games = there.slash("play", json!({})).await;
    let levels = there.click_for_update(&games, "Dara").await;
    let opponents = story.ada.slash("play", json!({ "game": 0 })).await;
    for offered in [levels, opponents] {
        assert!(offered.button("Anyone, worldwide").is_none(), "{offered:?}");
    }
    let help = there.slash("help", json!({})).await;
    assert!(!help.content.contains("anywhere"), "{}", help.content);
    let sought = story.ada.slash("seek", json!({ "game": 0 })).await;
    assert!(!sought.is_ephemeral() && sought.button("Accept").is_some(), "{sought:?}");
    story.end().await;
}

#[tokio::test]
async fn members_of_a_server_find_each_other_by_their_ratings() {
    let story = Story::begin().await;
    let here = json!({ "game": 0, "where": 0 });
    let challenge = story.ada.slash("seek", here.clone()).await;
    assert!(!challenge.is_ephemeral() && challenge.button("Accept").is_some(), "{challenge:?}");
    let paired = story.ben.slash("seek", here.clone()).await;
    assert!(paired.is_ephemeral() && paired.content.contains(&story.ada.mention()), "{}", paired.content);
    story.begun_board(&challenge, story.games).await;
    let is_closed = async || now(&story, &challenge).button("Accept").is_none();
    story.until("the challenge to be redrawn", is_closed).await;
    // A private channel has no server.
    let (_, ada, _) = between(&story);
    let told = story.refused(ada.slash("seek", here)).await;
    assert!(told.starts_with("This needs a server that has me."), "{told}");
    story.end().await;
}

#[tokio::test]
async fn however_many_seek_at_once_each_gets_one_game() {
    let story = Story::begin().await;
    let strangers: Vec<Player> = (0..20)
        .map(|number| story.player(story.sandbox.add_member(&format!("seeker{number}")), story.games))
        .collect();
    for stranger in &strangers {
        story.may_be_written_to(stranger);
        story.joins_the_world(stranger).await;
    }
    let all = strangers.iter().map(|stranger| stranger.slash("seek", json!({ "game": 0 })));
    futures::future::join_all(all).await;
    for stranger in &strangers {
        assert_eq!(story.games_of(stranger).await.len(), 1, "{}", stranger.member.name());
    }
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn strangers_who_block_each_other_or_ask_for_other_ratings_are_not_paired() {
    let story = Story::begin().await;
    for player in [&story.ada, &story.ben] {
        story.may_be_written_to(player);
    }
    story.ben.slash("block", json!({ "member": "ada" })).await;
    seeks(&story, &story.ada, json!({})).await;
    let waits = seeks(&story, &story.ben, json!({ "within": 50 })).await;
    assert!(waits.content.contains("Within 50 points"), "{}", waits.content);
    assert!(story.games_of(&story.ada).await.is_empty());
    let there = story.ben.goes_to(story.direct(&story.ben));
    let wider = there.click_for_update(&waits, "Any rating").await;
    assert!(!wider.content.contains("Within"), "{}", wider.content);
    let ranked = story.ada.slash("leaderboard", json!({ "where": 1 })).await;
    assert!(ranked.content.contains("Worldwide leaderboard"), "{}", ranked.content);
    story.end().await;
}

#[tokio::test]
async fn who_deletes_their_data_resigns_to_a_stranger_and_is_no_longer_sought() {
    let story = Story::begin().await;
    for player in [&story.ada, &story.ben] {
        story.may_be_written_to(player);
        seeks(&story, player, json!({})).await;
    }
    seeks(&story, &story.ada, json!({ "rules": "niger" })).await;
    deletes(&story.ada).await;
    let mine = story.direct(&story.ben);
    let over = |message: &Message| message.content.contains("Game over");
    story.sandbox.wait_for_message(mine, over).await.expect("the end");
    // That message may still have come before the name was deleted; what is asked for now comes after.
    let listed = story.ben.goes_to(mine).slash("history", json!({})).await;
    assert!(listed.content.contains("Game 1") && !listed.content.contains("Ada"), "{}", listed.content);
    let waits = seeks(&story, &story.ben, json!({ "rules": "niger" })).await;
    assert!(waits.content.contains("Looking for someone"), "{}", waits.content);
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn a_seek_that_no_one_answers_ends_and_offers_the_computer() {
    let story = Story::begin().await;
    story.may_be_written_to(&story.ada);
    seeks(&story, &story.ada, json!({ "days": 1 })).await;
    story.passes(SignedDuration::from_hours(25));
    let there = story.ada.goes_to(story.direct(&story.ada));
    let told = |message: &Message| message.content.contains("I couldn't find anyone to play");
    let told = story.sandbox.wait_for_message(there.channel, told).await.expect("told");
    assert!(told.button("🤖 Computer").is_some() && told.button("Look again").is_some(), "{told:?}");
    let left = there.click_for_update(&told, "Leave worldwide play").await;
    assert!(left.content.starts_with("You've left"), "{}", left.content);
    let asked = there.slash("seek", json!({ "game": 0 })).await;
    assert!(asked.button("Join").is_some(), "{}", asked.content);
    story.end().await;
}
