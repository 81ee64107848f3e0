//! `/settings`: what a server's managers choose for all its games.

use sandbox::Message;
use serde_json::json;

use crate::{
    buttons::{choices, labels},
    player::Player,
    story::{Story, place},
};

/// The words and choices of a panel.
fn panel(message: &Message) -> String {
    let lists = choices(message).join("]\n[");
    let buttons = labels(message).join(") (");
    format!("{}\n[{lists}]\n({buttons})", message.content)
}

/// Opens a page of the panel.
pub(crate) async fn page(player: &Player, name: &str) -> Message {
    let panel = player.slash("settings", json!({})).await;
    player.chooses(&panel, name).await
}

#[tokio::test]
async fn managers_choose_the_usual_clock_and_the_days_away() {
    let story = Story::begin().await;
    // Ada owns the server.
    let (ada, ben) = (&story.ada, &story.ben);
    let now = ada.slash("settings", json!({})).await;
    assert!(now.is_ephemeral() && now.content.contains("3 days a turn"), "{now:?}");
    let changed = ada.slash("settings", json!({ "clock": "2d+6h/3d", "away_days": 5 })).await;
    insta::assert_snapshot!("settings-changed", changed.content);
    let challenge = ben.slash("dara challenge", json!({})).await;
    let terms = "⏳ 2 days, plus 6 hours a turn, up to 3 days · ";
    assert!(challenge.content.contains(terms), "{}", challenge.content);
    let told = story.refused(ben.slash("away start", json!({ "days": 6 }))).await;
    assert!(told.starts_with("You have 5 days left in "), "{told}");
    // One setting changes, the other stays.
    let none = ada.slash("settings", json!({ "clock": "none" })).await;
    assert!(none.content.contains("no clock") && none.content.contains("per year**: 5"), "{}", none.content);
    story.end().await;
}

#[tokio::test]
async fn away_is_private_and_bad_times_are_refused() {
    let story = Story::begin().await;
    assert!(story.ben.try_slash("settings", json!({})).await.is_err(), "Discord does not show it to him");
    let told = story.refused(story.ada.slash("settings", json!({ "clock": "soon" }))).await;
    assert!(told.starts_with("`soon` isn't a clock."), "{told}");
    story.end().await;
}

#[tokio::test]
async fn every_page_of_the_panel_says_what_holds_and_offers_the_rest() {
    let story = Story::begin().await;
    let ada = &story.ada;
    for (locale, names) in [
        (
            "en-GB",
            [
                "Language",
                "Channels",
                "Threads",
                "Clock",
                "Days",
                "Default",
                "House",
                "How boards",
                "Limits",
                "Puzzle",
            ],
        ),
        (
            "uk",
            [
                "Мова",
                "Канали",
                "Гілки",
                "Годинник",
                "Дні",
                "Типові",
                "Власні",
                "Вигляд",
                "Обмеження",
                "Задача",
            ],
        ),
    ] {
        ada.member.speak(locale);
        let mut pages = vec![panel(&ada.slash("settings", json!({})).await)];
        for name in names {
            pages.push(panel(&page(ada, name).await));
        }
        insta::assert_snapshot!(format!("settings-pages-{locale}"), pages.join("\n\n"));
    }
    // Every page has a way back.
    let threads = page(ada, "Гілки").await;
    let overview = ada.click_for_update(&threads, "Назад").await;
    assert_eq!(panel(&overview), panel(&ada.slash("settings", json!({})).await));
    story.end().await;
}

#[tokio::test]
async fn panel_choices_take_effect_at_once() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let shown = ada.chooses(&page(ada, "Language").await, "French").await;
    assert!(shown.content.starts_with("**Changed.**") && shown.content.contains("in French"), "{shown:?}");
    let shown = ada.chooses(&page(ada, "Clock").await, "12 hours").await;
    assert!(shown.content.contains("12 hours a turn"), "{}", shown.content);
    let shown = ada.chooses(&page(ada, "Days").await, "7 days").await;
    assert!(shown.content.contains("per year**: 7"), "{}", shown.content);
    let looks = ada.chooses(&page(ada, "How boards").await, "high contrast").await;
    let looks = ada.click_for_update(&looks, "Add text to boards").await;
    assert!(looks.content.contains(": high contrast\n- **Boards as text**: below"), "{}", looks.content);
    assert_eq!(labels(&looks), ["No text under boards", "Back"]);
    let challenge = ben.slash("dara challenge", json!({})).await;
    assert!(challenge.content.contains("⏳ 12 heures par tour"), "{}", challenge.content);
    let told = story.refused(ben.slash("away start", json!({ "days": 8 }))).await;
    assert!(told.starts_with("You have 7 days left"), "{told}");
    story.end().await;
}

#[tokio::test]
async fn games_begin_in_the_chosen_channels_alone() {
    let story = Story::begin().await;
    let (ada, ben, chidi) = (&story.ada, &story.ben, &story.chidi);
    let [ada_there, ben_there, chidi_there] = [ada, ben, chidi].map(|player| player.goes_to(story.lounge));
    // A challenge and a game from before.
    let old = ben_there.slash("dara challenge", json!({})).await;
    story.begins_game(ada, ben, "traditional").await;
    let all = page(ada, "Channels").await;
    let chosen = ada.chooses_channels(&all, &[story.lounge]).await;
    assert!(chosen.content.contains(&format!("**Channels**: <#{}>", story.lounge)), "{}", chosen.content);
    // The running game goes on; nothing new starts there.
    ada.plays("b3").await;
    let named = format!("Play in one of these: <#{}>", story.lounge);
    for command in ["dara challenge", "wali challenge"] {
        let told = story.refused(chidi.slash(command, json!({}))).await;
        assert!(told.starts_with("Games can't start in this channel") && told.ends_with(&named), "{told}");
    }
    ben.member.speak("es-419");
    let told = story.refused(ben.slash("dara challenge", json!({}))).await;
    assert!(told.starts_with("En este canal no pueden empezar partidas"), "{told}");
    ben.member.speak("en-US");
    // Looking is possible everywhere.
    for command in ["dara rules", "profile", "leaderboard", "help", "games"] {
        let shown = chidi.slash(command, json!({})).await;
        assert!(!shown.content.contains("Games can't start"), "{command}: {}", shown.content);
    }
    // A thread counts as its channel.
    let options = json!({ "place": place::THREAD, "opponent": "chidi" });
    let challenge = ada_there.slash("dara challenge", options).await;
    chidi_there.click_for_update(&challenge, "Accept").await;
    let thread = challenge.id;
    story.begun_board(&challenge, thread).await;
    let [ada_in, chidi_in] = [ada, chidi].map(|player| player.goes_to(thread));
    let question = ada_in.asks_to_resign("dara").await;
    let over = ada_in.click_for_message(&question, "Resign").await;
    let rematch = chidi_in.click_for_message(&over, "Rematch").await;
    assert!(rematch.content.contains("🔁 Rematch of game"), "{}", rematch.content);
    // An open challenge in an excluded channel can't be accepted, and no game can be moved there.
    let chosen = ada.chooses_channels(&page(ada, "Channels").await, &[story.games]).await;
    let named = format!("<#{}>", story.games);
    let told = story.refused(chidi_there.click_for_message(&old, "Accept")).await;
    assert!(told.ends_with(&named), "{told}");
    let told = story.refused(ada_in.click_for_message(&rematch, "Accept")).await;
    assert!(told.ends_with(&named), "{told}");
    let told = story.refused(ada_there.slash("move-game", json!({ "number": "1" }))).await;
    assert!(told.ends_with(&named), "{told}");
    // And everywhere again.
    let free = ada.click_for_update(&chosen, "Allow all channels").await;
    assert!(free.content.contains("all of them"), "{}", free.content);
    let accepted = chidi_there.click_for_update(&old, "Accept").await;
    assert!(accepted.content.contains("the game is on"), "{}", accepted.content);
    story.end().await;
}

#[tokio::test]
async fn threads_always_never_or_as_a_challenge_says() {
    let story = Story::begin().await;
    let (ada, ben, chidi) = (&story.ada, &story.ben, &story.chidi);
    ada.chooses(&page(ada, "Threads").await, "Always").await;
    let challenge = ben.slash("dara challenge", json!({ "place": 0, "opponent": "ada" })).await;
    assert!(challenge.content.contains("in its own thread"), "{}", challenge.content);
    ada.click_for_update(&challenge, "Accept").await;
    let thread = challenge.id;
    story.begun_board(&challenge, thread).await;
    // A thread's own game is played in the thread.
    let question = ada.goes_to(thread).asks_to_resign("dara").await;
    ada.goes_to(thread).click_for_message(&question, "Resign").await;
    let inner = ben.goes_to(thread).slash("dara challenge", json!({})).await;
    assert!(!inner.content.contains("thread"), "{}", inner.content);

    let asking = ada.chooses(&page(ada, "Threads").await, "Set in each challenge").await;
    assert!(asking.content.contains("each challenge decides"), "{}", asking.content);
    let open = chidi.slash("dara challenge", json!({})).await;
    assert!(!open.content.contains("thread"), "{}", open.content);
    story.begins_game(ada, ben, "traditional").await;
    let proposed = chidi.slash("dara challenge", json!({})).await;
    assert_eq!(labels(&proposed), ["Play in a thread"]);
    let to_accept = ben.click_for_message(&open, "Accept").await;
    assert_eq!(labels(&to_accept).len(), 1, "{to_accept:?}");

    ada.chooses(&page(ada, "Threads").await, "Never").await;
    let told = story.refused(ben.slash("dara challenge", json!({ "place": place::THREAD }))).await;
    assert!(told.starts_with("Games here don't get threads."), "{told}");
    let busy = "is being played in this channel. Use another one, or wait until it ends.";
    let again = chidi.slash("dara challenge", json!({})).await;
    assert!(again.is_ephemeral() && again.content.ends_with(busy) && labels(&again).is_empty(), "{again:?}");
    let told = story.refused(ben.click_for_message(&open, "Accept")).await;
    assert!(told.ends_with(busy), "{told}");
    // Earlier offers are refused now.
    for (player, message) in [(chidi, &proposed), (ben, &to_accept)] {
        let told = story.refused(player.click_for_message(message, &labels(message)[0])).await;
        assert!(told.starts_with("Games here don't get threads."), "{told}");
    }
    story.end().await;
}

#[tokio::test]
async fn a_server_allows_less_than_the_operator_and_never_more() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let limits = page(&ada, "Limits").await;
    let limits = ada.chooses(&limits, "1 game").await;
    let limits = ada.chooses(&limits, "2 challenges").await;
    assert!(
        limits.content.contains("**: 1 at a time") && limits.content.contains("channel**: 2"),
        "{limits:?}"
    );
    story.begins_game(&ada, &ben, "traditional").await;
    let there = ben.goes_to(story.lounge);
    let told = story.refused(there.slash("dara challenge", json!({}))).await;
    assert!(told.contains("is already playing a game here"), "{told}");
    let chidi = story.chidi.goes_to(story.lounge);
    for _ in 0..2 {
        chidi.slash("dara challenge", json!({})).await;
    }
    let told = story.refused(chidi.slash("dara challenge", json!({}))).await;
    assert!(told.starts_with("You already have 2 open challenges in this channel"), "{told}");
    // The operator's limit is lower now.
    story.limits_a_player_to(20, 1).await;
    let limits = page(&ada, "Limits").await;
    assert!(limits.content.contains("channel**: 1"), "{}", limits.content);
    let limits = ada.chooses(&limits, "The operator's limit: 20").await;
    assert!(limits.content.contains("per player**: 20 at a time"), "{}", limits.content);
    there.slash("dara challenge", json!({})).await;
    story.end().await;
}

#[tokio::test]
async fn old_settings_buttons_do_nothing_for_non_managers() {
    let story = Story::begin().await;
    let buttons = [
        "settings",
        "settings:channels",
        "set-threads:never",
        "set-language:uk",
        "set-games:1",
        "play-everywhere",
        "set-usual:dara:preset:dara:niger",
        "house-draft:new:dara:niger+take=any",
        "house-name:new:dara:niger+take=any",
        "house-drop:1",
    ];
    for buttons in buttons.chunks(5) {
        let old = story.finds_old_message(buttons).await;
        for number in 0..buttons.len() {
            let told = story.refused(story.ben.click_for_message(&old, &format!("Old {number}"))).await;
            assert_eq!(told, "You need the Manage Server permission for this. Ask a server manager.");
        }
    }
    let before = story.ada.slash("settings", json!({})).await;
    assert!(before.content.contains("Threads**: each challenge decides"), "{}", before.content);
    // For a manager, an old button works, in a new private message.
    let old = story.finds_old_message(&["set-threads:never", "play-in", "set-games:0"]).await;
    let shown = story.ada.click_for_message(&old, "Old 0").await;
    assert!(shown.is_ephemeral() && shown.content.contains("**Threads**: none"), "{shown:?}");
    for button in ["Old 1", "Old 2"] {
        let told = story.refused(story.ada.click_for_message(&old, button)).await;
        assert!(told.starts_with("This button is too old to work."), "{told}");
    }
    story.end().await;
}

#[tokio::test]
async fn changes_of_different_settings_at_the_same_moment_are_both_kept() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let (one, other) = tokio::join!(
        ada.slash("settings", json!({ "clock": "1d" })),
        ada.slash("settings", json!({ "away_days": 5 })),
    );
    assert!(one.is_ephemeral() && other.is_ephemeral());
    let now = ada.slash("settings", json!({})).await.content;
    assert!(now.contains(": 1 day a turn") && now.contains("per year**: 5"), "{now}");
    story.end().await;
}

/// What happens by itself is shown first, with a button to change each and one to see each.
#[tokio::test]
async fn what_happens_by_itself_is_seen_before_it_is_switched_on() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let panel = ada.slash("settings", json!({})).await;
    assert!(
        panel.content.starts_with("## What happens here\n- **Puzzle of the day**: off\n"),
        "{}",
        panel.content
    );
    let (public, stored) = (story.sandbox.messages(story.games).len(), story.stored().await);
    for (button, says) in [
        ("See a puzzle post", "🧩 **Puzzle of the day: "),
        ("See the newest board", "your turn"),
        ("See the Guess button", "🔮 3 of 8 saw it coming."),
    ] {
        let shown = ada.click_for_message(&panel, button).await;
        assert!(
            shown.is_ephemeral() && shown.attachments.len() == 1 && shown.mentions.is_empty(),
            "{shown:?}"
        );
        assert!(shown.content.starts_with("**Only you see this.**"), "{}", shown.content);
        assert!(shown.content.contains(says), "{}", shown.content);
        assert!(
            !labels(&shown).is_empty() && shown.custom_ids().is_empty(),
            "its buttons do nothing: {shown:?}"
        );
    }
    let post = ada.click_for_message(&panel, "See a puzzle post").await.content;
    let next = post.split_once("The next one comes <t:").and_then(|(_, rest)| rest.split(':').next());
    let next: i64 = next.expect("a time").parse().expect("a number");
    let hours = (next - story.now().as_second() + 60) / 3_600;
    assert_eq!(hours, 24, "a post comes each day: {post}");
    assert_eq!(story.sandbox.messages(story.games).len(), public);
    assert_eq!(story.stored().await, stored, "looking changes nothing");
    // Someone who doesn't manage the server can't look, though they have the button.
    let told = story.refused(async {
        let forged = sandbox::Forged::click(panel.id, "settings-see:daily");
        let sandbox::Response::Answer(answer) =
            ben.member.forge(story.games, forged).await.expect("an answer")
        else {
            panic!("choices")
        };
        answer.message.expect("a refusal")
    });
    assert!(told.await.starts_with("You need the Manage Server permission"));
    let page = ada.click_for_update(&panel, "Puzzle of the day").await;
    let on = ada.click_for_update(&page, "Post it here every day").await;
    let back = ada.click_for_update(&on, "Back").await;
    let line = format!("## What happens here\n- **Puzzle of the day**: <#{}> at", story.games);
    assert!(back.content.starts_with(&line), "{}", back.content);
    story.end().await;
}

#[tokio::test]
async fn the_first_manager_who_uses_a_new_bot_is_shown_once_what_it_can_do() {
    let story = Story::begin().await;
    let (ada, ben, chidi) = (&story.ada, &story.ben, &story.chidi);
    let guild = story.sandbox.add_guild_without_bot("Elsewhere", &chidi.member);
    let hall = story.sandbox.add_channel_in(guild, "hall");
    ada.member.join(guild, None);
    story.passes(jiff::SignedDuration::from_mins(1));
    story.sandbox.add_bot_to(guild);
    let welcomes = |player: &Player| {
        let seen = player.goes_to(hall).sees();
        seen.into_iter()
            .filter(|message| message.content.contains("Thanks for adding me."))
            .collect::<Vec<_>>()
    };
    story
        .until("it to be known", async || {
            story.rows().numbers("SELECT count(*) FROM guilds WHERE welcome_due") == [1]
        })
        .await;
    // Someone who doesn't manage the server, then its owner, twice.
    ada.goes_to(hall).slash("games", json!({})).await;
    chidi.goes_to(hall).slash("games", json!({})).await;
    story.until("the welcome", async || welcomes(chidi).len() == 1).await;
    chidi.goes_to(hall).slash("games", json!({})).await;
    let shown = welcomes(chidi);
    assert!(shown.len() == 1 && welcomes(ada).is_empty());
    assert!(shown[0].is_ephemeral() && shown[0].content.lines().count() == 6, "{}", shown[0].content);
    let panel = chidi.goes_to(hall).click_for_update(&shown[0], "What happens here").await;
    assert!(panel.content.starts_with("## What happens here"), "{}", panel.content);
    // A server that the bot was in before needs none.
    story.passes(jiff::SignedDuration::from_mins(1));
    story.sandbox.remove_bot(true);
    story.sandbox.remove_bot(false);
    ben.slash("games", json!({})).await;
    ada.slash("games", json!({})).await;
    assert!(ada.sees().iter().all(|message| !message.content.contains("Thanks for adding me.")));
    story.end().await;
}
