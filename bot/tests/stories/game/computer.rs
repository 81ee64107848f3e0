//! Games against the computer: it accepts at once, answers in the same message, owes no turn for long, and is counted
//! apart.

use games::{Action, Game, Position};
use jiff::SignedDuration;
use play::{Ending, Table};
use sandbox::Message;
use serde_json::{Value, json};

use crate::{
    game::offers::{offers, what},
    player::Player,
    story::{Story, first, place},
};

/// The bot's own name in the sandbox.
const BOT: &str = "bot";

/// The game in #games, running or over.
async fn table(story: &Story) -> Table {
    story.latest_in(story.games).await
}

/// A game against the computer in #games, in which Ada goes first.
async fn begins(story: &Story, rules: &str, level: u8) -> Message {
    let (game, _) = rules.split_once(':').expect("rules");
    let options = json!({ "rules": rules, "level": level, "first": first::ME });
    story.ada.slash(&format!("{game} challenge"), options).await
}

/// Some action that doesn't end the game at once: the last of those that are legal.
fn some_action(position: &Position) -> Action {
    *position.legal_actions().last().expect("an action")
}

#[tokio::test]
async fn a_game_begins_at_once_and_one_message_shows_both_turns() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let options = json!({ "opponent": BOT, "level": 4, "rules": "dara:traditional", "first": first::ME });
    let begun = ada.slash("dara challenge", options).await;
    let ada_mention = ada.mention();
    let head = format!(
        "⚫ {ada_mention} – ⚪ 🤖: the game is on!\n⚫ {ada_mention}, your turn: drop a stone (12 left)."
    );
    assert!(begun.content.starts_with(&head), "{}", begun.content);
    assert!(begun.content.ends_with("no moves yet · computer: level 4"), "{}", begun.content);
    assert!(!begun.is_ephemeral() && begun.mentions.is_empty(), "{begun:?}");
    let before = story.sandbox.messages(story.games).len();
    let answer = ada.plays("b3").await;
    let lines: Vec<&str> = answer.content.lines().collect();
    assert_eq!(lines[0], format!("⚫ {ada_mention} dropped **b3**."));
    assert!(lines[1].starts_with("⚪ 🤖 dropped **"), "{}", answer.content);
    assert!(lines[2].contains("your turn") && answer.mentions.is_empty(), "{answer:?}");
    assert_eq!(story.sandbox.messages(story.games).len(), before + 1, "one message a turn");
    assert_eq!((table(&story).await.ply(), table(&story).await.deadline()), (2, None));
    story.end().await;
}

#[tokio::test]
async fn the_computer_can_go_first() {
    let story = Story::begin().await;
    let options = json!({ "rules": "wali:prost", "level": 2, "first": first::OPPONENT });
    let begun = story.ada.slash("wali challenge", options).await;
    let lines: Vec<&str> = begun.content.lines().collect();
    assert!(lines[0].ends_with("the game is on!"), "{}", begun.content);
    assert!(lines[1].starts_with("⚫ 🤖 dropped **"), "{}", begun.content);
    assert!(lines[2].starts_with(&format!("⚪ {}, your turn", story.ada.mention())), "{}", begun.content);
    story.end().await;
}

/// Plays a game to its end, and returns how it ended.
async fn plays_to_the_end(story: &Story, game: Game) -> Ending {
    for _ in 0..400 {
        let now = table(story).await;
        if let Some(ending) = now.ending() {
            return ending;
        }
        assert!(!now.owes_computer_turn(), "every answer has the computer's turn: {}", now.stored().record);
        story.ada.plays_in(game, &some_action(now.position()).to_string()).await;
    }
    panic!("no end: {}", table(story).await.stored().record);
}

#[tokio::test]
async fn every_game_is_played_to_its_end_and_the_profile_counts_it_apart() {
    let story = Story::begin().await;
    for (&game, level) in Game::ALL.iter().zip([6, 5, 4, 3, 2, 1]) {
        begins(&story, &game.default_rules().to_string(), level).await;
        let ending = plays_to_the_end(&story, game).await;
        assert!(!ending.is_void(), "{game}: {ending:?}");
    }
    let profile = story.ada.slash("profile", json!({})).await.content;
    assert!(profile.contains("🤖 Against the computer: "), "{profile}");
    assert!(!profile.contains("Winning streak"), "{profile}");
    let history = story.ada.slash("history", json!({})).await.content;
    assert!(history.contains("🤖 level 5") && history.contains("🤖 level 1"), "{history}");
    let board = story.ada.slash("leaderboard", json!({})).await.content;
    assert!(!board.contains(&story.ada.mention()), "{board}");
    story.end().await;
}

#[tokio::test]
async fn a_turn_that_is_owed_after_a_crash_is_played_once() {
    let mut story = Story::begin().await;
    begins(&story, "dara:traditional", 3).await;
    story.tells_all().await;
    story.stops_the_bot().await;
    // The program died after this was stored and before the computer had thought.
    let before = table(&story).await;
    let by = story.ada.member.id().get().try_into().expect("an id");
    let act = play::game::table::Event::Act("b3".parse().expect("an action"));
    let decision = play::game::table::decide_event(&before, by, act, story.now()).expect("legal");
    story.commits(decision.changes, vec![]).await;
    story.starts_the_bot().await;
    story.passes(SignedDuration::from_secs(4));
    story.until("the computer's turn", async || table(&story).await.ply() == 2).await;
    let board = |message: &Message| message.content.contains("🤖 dropped");
    let posted = story.sandbox.wait_for_message(story.games, board).await.expect("the board");
    assert!(posted.mentions.is_empty(), "Ada acted a moment ago: {posted:?}");
    for _ in 0..5 {
        story.passes(SignedDuration::from_secs(60));
    }
    assert_eq!(table(&story).await.ply(), 2);
    story.ada.plays(&some_action(table(&story).await.position()).to_string()).await;
    assert_eq!(table(&story).await.ply(), 4);
    story.end().await;
}

#[tokio::test]
async fn turns_are_taken_back_freely_and_the_computer_answers_offers_itself() {
    let story = Story::begin().await;
    let ada = &story.ada;
    begins(&story, "dara:traditional", 4).await;
    ada.plays("b3").await;
    for _ in 0..3 {
        let back = ada.slash("dara offer", json!({ "what": what::TAKEBACK })).await;
        assert!(!back.is_ephemeral() && table(&story).await.ply() == 0, "{}", back.content);
        ada.plays("c4").await;
        assert_eq!(table(&story).await.ply(), 2);
    }
    let told = story.refused(ada.slash("dara offer", json!({ "what": what::PAUSE }))).await;
    assert!(told.contains("has no clock"), "{told}");
    let told = story.refused(ada.slash("dara premove", json!({ "line": "c5" }))).await;
    assert!(told.contains("the computer answers right away"), "{told}");
    let drawn = ada.slash("dara offer", json!({ "what": what::DRAW })).await;
    assert!(
        drawn.is_ephemeral() || table(&story).await.ending() == Some(Ending::Agreed),
        "{}",
        drawn.content
    );
    story.end().await;
}

#[tokio::test]
async fn a_draw_is_declined_by_a_computer_that_is_ahead() {
    let story = Story::begin().await;
    let ada = &story.ada;
    begins(&story, "morris:nine", 8).await;
    // Ada never stops a row, and takes nothing.
    for _ in 0..8 {
        let now = table(&story).await;
        if now.ending().is_some() {
            break;
        }
        ada.plays_in(Game::Morris, &some_action(now.position()).to_string()).await;
    }
    let told = story.refused(ada.slash("morris offer", json!({ "what": what::DRAW }))).await;
    assert_eq!(told, "I like my position, so let's play on.");
    story.end().await;
}

#[tokio::test]
async fn a_hint_is_private_and_only_for_games_against_the_computer() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    begins(&story, "dara:traditional", 3).await;
    let hint = ada.slash("dara hint", json!({})).await;
    assert!(hint.is_ephemeral() && hint.content.starts_with("💡 Try **"), "{hint:?}");
    assert_eq!((hint.attachments.len(), table(&story).await.ply()), (1, 0));
    let board = story.newest(story.games);
    let more = ada.click_for_message(&board, "More").await;
    let by_button = ada.click_for_update(&more, "💡 Hint").await;
    assert!(by_button.content.starts_with("💡 Try **"), "{}", by_button.content);
    let told = story.refused(ben.slash("dara hint", json!({}))).await;
    assert!(told.starts_with("You're not in this game"), "{told}");
    ada.slash("dara resign", json!({})).await;
    let lounge = (ada.goes_to(story.lounge), ben.goes_to(story.lounge));
    let record = crate::records::first(crate::records::WALI_PROST, 4);
    let guild = story.sandbox.guild().get();
    story.finds_game_in(guild, story.lounge, &record, &lounge.0, &lounge.1).await;
    let told = story.refused(lounge.0.slash("wali hint", json!({}))).await;
    assert!(told.starts_with("There are no hints in games between members."), "{told}");
    story.end().await;
}

#[tokio::test]
async fn a_team_can_play_two_computers() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let options = json!({
        "rules": "damala:teams", "first": first::ME, "level": 1,
        "opponent": BOT, "partner": ben.member.name(), "second_opponent": BOT,
    });
    let challenge = ada.slash("damala challenge", options).await;
    assert!(challenge.content.contains("🤖 level 1 + 🤖 level 1"), "{}", challenge.content);
    let accepted = ben.click_for_update(&challenge, "Accept").await;
    story.begun_board(&accepted, accepted.channel).await;
    let players: [&Player; 2] = [ada, ben];
    for turn in 0..12 {
        let now = table(&story).await;
        let seat = now.to_act().expect("running");
        let player = players[seat.index() / 2];
        let board = player.plays_in(Game::Damala, &some_action(now.position()).to_string()).await;
        assert!(!table(&story).await.owes_computer_turn(), "{turn}: {}", board.content);
    }
    // What the computer agrees to needs no word.
    let offer = offers(ada, "damala", what::ABORT).await;
    let lines: Vec<&str> = offer.content.lines().collect();
    assert!(lines[1].ends_with(&format!("{}, do you agree?", ben.mention())), "{}", offer.content);
    assert!(!offer.content.contains("🤖"), "{}", offer.content);
    story.end().await;
}

#[tokio::test]
async fn a_level_is_refused_for_a_member() {
    let story = Story::begin().await;
    for (command, options) in [
        ("dara challenge", json!({ "opponent": "ben", "level": 3 })),
        ("damala challenge", json!({ "opponent": "ben", "level": 3 })),
        ("play", json!({ "game": 0, "opponent": "ben", "level": 3 })),
    ] {
        let told = story.refused(story.ada.slash(command, options)).await;
        assert!(
            told.starts_with("A level is for games against the computer, but no seat is free."),
            "/{command}: {told}"
        );
    }
    story.end().await;
}

#[tokio::test]
async fn a_game_against_the_computer_is_never_rated_and_says_why() {
    let story = Story::begin().await;
    let ada = &story.ada;
    for opponent in [json!({ "level": 2 }), json!({ "opponent": BOT })] {
        let mut options = opponent;
        options["rated"] = json!(true);
        let told = story.refused(ada.slash("dara challenge", options)).await;
        assert!(told.starts_with("Games against the computer aren't rated. Leave out `rated`"), "{told}");
    }
    begins(&story, "dara:traditional", 2).await;
    ada.plays("b3").await;
    let resign = ada.slash("dara resign", json!({})).await;
    let over = ada.click_for_message(&resign, "Resign").await;
    assert!(over.content.contains("Unrated: against the computer"), "{}", over.content);
    assert!(!over.content.contains("as agreed"), "{}", over.content);
    story.end().await;
}

#[tokio::test]
async fn a_clock_against_the_computer_runs_for_the_member_alone() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let told = story.refused(ada.slash("dara challenge", json!({ "level": 2, "away": false }))).await;
    assert!(told.starts_with("This game has no clock to pause. Choose a `clock` too"), "{told}");
    let options = json!({ "level": 2, "clock": "1d", "away": false, "first": first::ME });
    let board = ada.slash("dara challenge", options).await;
    assert!(board.content.contains("time runs out"), "{}", board.content);
    let told = story.refused(ada.slash("dara give-time", json!({ "time": "1d" }))).await;
    assert!(told.starts_with("The computer plays without a clock"), "{told}");
    let paused = ada.slash("dara offer", json!({ "what": what::PAUSE })).await;
    let until = format!("until a player resumes ({})", ada.mention());
    assert!(paused.content.contains(&until), "{}", paused.content);
    story.end().await;
}

#[tokio::test]
async fn in_a_thread_the_game_begins_with_a_press() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let options = json!({ "rules": "dala:standard", "level": 2, "first": first::ME, "place": place::THREAD });
    let challenge = ada.slash("dala challenge", options).await;
    let plays = format!("{} plays the computer (level 2)", ada.mention());
    assert!(challenge.content.contains(&plays), "{}", challenge.content);
    let told = story.refused(story.ben.click_for_message(&challenge, "Start")).await;
    assert!(told.starts_with(&format!("Only {} can start this game.", ada.mention())), "{told}");
    let begun = ada.click_for_update(&challenge, "Start").await;
    assert!(begun.content.contains("The game is on in <#"), "{}", begun.content);
    let thread = challenge.id;
    story.begun_board(&challenge, thread).await;
    let board = ada.goes_to(thread).plays_in(Game::Dala, "c3").await;
    assert!(board.content.contains("⚪ 🤖 dropped"), "{}", board.content);
    story.end().await;
}

#[tokio::test]
async fn the_computer_is_found_by_buttons() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let which = ada.slash("play", json!({})).await;
    let opponents = ada.click_for_update(&which, "Dara").await;
    let level = ada.click_for_update(&opponents, "🤖 Computer").await;
    assert!(level.content.contains("which level?"), "{}", level.content);
    let board = ada.click_for_message(&level, "5").await;
    assert!(board.content.contains("computer: level 5"), "{}", board.content);
    let help = ada.slash("help", json!({})).await;
    let which = ada.click_for_message(&help, "🤖 Computer").await;
    let level = ada.click_for_update(&which, "Wali").await;
    assert!(level.content.starts_with("**Wali** against the computer"), "{}", level.content);
    // The channel has a game already.
    let told = story.refused(ada.click_for_message(&level, "1")).await;
    assert!(told.contains("is being played in this channel"), "{told}");
    story.end().await;
}

#[tokio::test]
async fn a_waiting_challenger_can_play_the_computer_meanwhile() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let challenge = ada.slash("dara challenge", json!({ "rules": "dara:niger" })).await;
    let level = ada.click_for_message(&challenge, "🤖 Computer").await;
    assert!(level.is_ephemeral() && level.content.contains("which level?"), "{level:?}");
    let board = ada.click_for_message(&level, "1").await;
    assert!(board.content.contains("computer: level 1"), "{}", board.content);
    story.end().await;
}

#[tokio::test]
async fn below_someone_elses_challenge_the_computer_is_played_in_a_thread() {
    let story = Story::begin().await;
    let (ada, ben, chidi) = (&story.ada, &story.ben, &story.chidi);
    let challenge = ada.slash("dara challenge", json!({ "rules": "dara:niger" })).await;
    let level = chidi.click_for_message(&challenge, "🤖 Computer").await;
    let own = chidi.click_for_message(&level, "1").await;
    assert!(!own.is_ephemeral() && own.button("Start").is_some(), "{own:?}");
    chidi.click_for_update(&own, "Start").await;
    story.begun_board(&own, own.id).await;
    // Where the channel itself is asked for, a thread is offered.
    let options = json!({ "opponent": BOT, "place": place::HERE });
    let told = story.refused(story.dede.slash("wali challenge", options)).await;
    assert!(told.starts_with("A challenge is waiting in this channel."), "{told}");
    assert!(story.dede.sees().iter().any(|message| message.button("Play in a thread").is_some()));
    // The challenge is still there to accept.
    let accepted = ben.click_for_update(&challenge, "Accept").await;
    story.begun_board(&accepted, story.games).await;
    assert_eq!(table(&story).await.members().count(), 2);
    story.end().await;
}

#[tokio::test]
async fn without_threads_a_channel_is_kept_for_the_challenge_that_waits_there() {
    let story = Story::begin().await;
    let (ada, ben) = (story.ada.goes_to(story.lounge), story.ben.goes_to(story.lounge));
    ada.slash("dara challenge", json!({})).await;
    story.knows_messages_of_challenges(1).await;
    story.forbids_threads().await;
    let told = story.refused(ben.slash("wali challenge", json!({ "opponent": BOT }))).await;
    assert!(told.contains("in another one, or with `/wali practice`"), "{told}");
    let begun = ada.slash("wali challenge", json!({ "opponent": BOT, "first": first::ME })).await;
    assert!(begun.content.contains("the game is on!"), "her own: {}", begun.content);
    story.end().await;
}

/// The boards in a channel that say that a game begins, once there is nothing more to say.
async fn starts(story: &Story, channel: sandbox::Id) -> Vec<String> {
    story
        .until("all to be told and the computer to have played", async || {
            story.due().await == 0 && !story.latest_in(channel).await.owes_computer_turn()
        })
        .await;
    // A turn that was late would come now.
    story.passes(SignedDuration::from_mins(1));
    story.tells_all().await;
    let messages = story.sandbox.messages(channel).into_iter().map(|message| message.content);
    messages.filter(|words| words.contains("the game is on!") || words.contains("🤖 dropped")).collect()
}

#[tokio::test]
async fn where_the_computer_begins_after_a_press_one_board_shows_the_start_and_its_turn() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let options = json!({
        "rules": "dala:standard", "level": 1, "first": first::OPPONENT, "place": place::THREAD,
    });
    let challenge = ada.slash("dala challenge", options).await;
    ada.click_for_update(&challenge, "Start").await;
    let boards = starts(&story, challenge.id).await;
    let [board] = boards.as_slice() else { panic!("{boards:#?}") };
    assert!(board.contains("the game is on!") && board.contains("⚫ 🤖 dropped **"), "{board}");
    // In teams, others begin when the last player has accepted.
    let options = json!({
        "rules": "damala:teams", "first": first::OPPONENT, "level": 1,
        "opponent": BOT, "partner": ben.member.name(), "second_opponent": BOT,
    });
    let challenge = ada.slash("damala challenge", options).await;
    ben.click_for_update(&challenge, "Accept").await;
    story.until("the computer to play", async || table(&story).await.ply() == 1).await;
    story.tells_all().await;
    let begun = |message: &&Message| message.id > challenge.id && !message.content.contains("challenge");
    assert_eq!(story.sandbox.messages(story.games).iter().filter(begun).count(), 1);
    story.end().await;
}

#[tokio::test]
async fn the_next_game_of_a_match_begins_with_the_computers_turn_in_one_message() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let options = json!({ "opponent": BOT, "level": 1, "match": "5", "first": first::ME });
    ada.slash("dara challenge", options).await;
    ada.plays("b3").await;
    let question = ada.slash("dara resign", json!({})).await;
    let over = ada.click_for_message(&question, "Resign this game").await;
    let boards = starts(&story, story.games).await;
    let next: Vec<_> = boards.iter().filter(|words| words.contains("⚫ 🤖 dropped")).collect();
    let [board] = next.as_slice() else { panic!("{boards:#?}") };
    assert!(board.contains("the game is on!"), "{board}");
    assert_eq!(boards.iter().filter(|words| words.contains("the game is on!")).count(), 2, "{boards:#?}");
    assert!(story.newest(story.games).id > over.id, "below the end of the game before");
    story.end().await;
}

#[tokio::test]
async fn a_game_that_no_one_plays_any_longer_is_called_off_and_its_board_has_said_so() {
    let story = Story::begin().await;
    let ada = &story.ada;
    begins(&story, "dara:traditional", 1).await;
    let board = ada.plays("b3").await;
    story.until("the board's message to be known", async || story.knows_board(&board).await).await;
    let posted = story.sandbox.messages(story.games).len();
    let now = |id| story.sandbox.messages(story.games).into_iter().find(|one| one.id == id).expect("there");
    story.passes(SignedDuration::from_hours(12 * 24));
    story.until("the board to say so", async || now(board.id).edited).await;
    let warned = now(board.id);
    assert!(warned.content.contains("Without a move, this game is called off <t:"), "{}", warned.content);
    assert!(warned.content.contains("dropped **b3**") && warned.content.contains("🤖 dropped"), "{warned:?}");
    assert!(warned.button("Play").is_some() && warned.attachments.len() == 1, "{warned:?}");
    story.passes(SignedDuration::from_hours(2 * 24));
    story.until("its end", async || table(&story).await.ending() == Some(Ending::Idle)).await;
    story.tells_all().await;
    let over = now(board.id);
    assert!(over.content.starts_with("No one played for too long: **game called off**"), "{}", over.content);
    assert!(over.button("Rematch").is_some(), "{over:?}");
    assert_eq!(story.sandbox.messages(story.games).len(), posted, "no one is called for that");
    let profile = ada.slash("profile", json!({})).await.content;
    assert!(profile.starts_with("No finished games yet"), "{profile}");
    let old = story.finds_old_message(&[&format!("post-profile:{}:dara", ada.member.id())]).await;
    assert!(ada.click_for_message(&old, "Old 0").await.is_ephemeral(), "there is nothing to post");
    // The channel is free.
    story.begins_game(&story.ben, &story.chidi, "traditional").await;
    story.end().await;
}

#[tokio::test]
async fn an_expired_challenge_offers_the_computer() {
    let story = Story::begin().await;
    let challenge = story.ada.slash("dara challenge", json!({ "rules": "dara:niger" })).await;
    story.knows_messages_of_challenges(1).await;
    story.passes(SignedDuration::from_hours(24));
    let edited = |message: &Message| message.id == challenge.id && message.edited;
    let expired = story.sandbox.wait_for_message(story.games, edited).await.expect("it is edited");
    assert!(expired.content.contains("Expired") && expired.button("🤖 Computer").is_some(), "{expired:?}");
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn a_rematch_with_the_computer_begins_at_once_with_sides_swapped() {
    let story = Story::begin().await;
    begins(&story, "dara:traditional", 3).await;
    story.ada.plays("b3").await;
    story.ada.plays(&some_action(table(&story).await.position()).to_string()).await;
    let resign = story.ada.slash("dara resign", json!({})).await;
    let over = story.ada.click_for_message(&resign, "Resign").await;
    let again = story.ada.click_for_message(&over, "Rematch").await;
    assert!(again.content.contains("⚫ 🤖 – ⚪ "), "{}", again.content);
    assert!(again.content.contains("⚫ 🤖 dropped **"), "{}", again.content);
    story.end().await;
}

#[tokio::test]
async fn levels_are_bounded_and_other_bots_refused() {
    let story = Story::begin().await;
    for level in [json!(0), json!(9), Value::from(-1)] {
        let tried = story.ada.try_slash("dara challenge", json!({ "level": level })).await;
        assert!(tried.is_err(), "Discord refuses it: {level}");
    }
    story.end().await;
}

#[tokio::test]
async fn the_highest_levels_finish_a_game_too() {
    let story = Story::begin().await;
    for (game, level) in [(Game::Dala, 7), (Game::Morris, 8)] {
        begins(&story, &game.default_rules().to_string(), level).await;
        let ending = plays_to_the_end(&story, game).await;
        assert_eq!(ending.winner(), Some(games::Side::Second), "level {level} of {game}");
    }
    story.end().await;
}

#[tokio::test]
async fn managers_choose_after_how_many_days_an_idle_game_is_called_off() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let panel = ada.slash("settings", json!({})).await;
    let panel = ada.chooses(&panel, "Idle games").await;
    let panel = ada.chooses(&panel, "30 days").await;
    assert!(panel.content.contains("against the computer**: called off after 30 days"), "{}", panel.content);
    begins(&story, "dara:traditional", 1).await;
    let board = ada.plays("b3").await;
    story.until("the board's message to be known", async || story.knows_board(&board).await).await;
    story.passes(SignedDuration::from_hours(27 * 24));
    let now =
        || story.sandbox.messages(story.games).into_iter().find(|one| one.id == board.id).expect("there");
    assert!(!now().edited, "{:?}", now());
    story.passes(SignedDuration::from_hours(24));
    story.until("the board to say so", async || now().edited).await;
    story.passes(SignedDuration::from_hours(2 * 24));
    story.until("its end", async || table(&story).await.ending() == Some(Ending::Idle)).await;
    story.tells_all().await;
    story.end().await;
}
