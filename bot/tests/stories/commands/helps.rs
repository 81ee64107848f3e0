//! `/help`: what the reader can do here, with buttons; and that the bot posts nothing unasked.

use games::Game;
use sandbox::Message;
use serde_json::json;

use crate::{buttons::labels, player::Player, story::Story};

/// The pages in the menu, without the games whose rules are offered beside them.
fn pages(message: &Message) -> Vec<String> {
    let is_game = |name: &String| Game::ALL.iter().any(|game| game.name() == name.to_lowercase());
    options(message).into_iter().filter(|name| !is_game(name)).collect()
}

/// Everything in the menus.
fn options(message: &Message) -> Vec<String> {
    let rows = message.components.as_array().into_iter().flatten();
    let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let options = parts.flat_map(|part| part["options"].as_array().into_iter().flatten());
    options.filter_map(|option| option["label"].as_str().map(str::to_owned)).collect()
}

async fn help(player: &Player) -> Message {
    let help = player.slash("help", json!({})).await;
    assert!(help.is_ephemeral() && help.mentions.is_empty(), "{help:?}");
    help
}

async fn turns(player: &Player, help: &Message, page: &str) -> Message {
    let turned = player.chooses(help, page).await;
    assert!(turned.is_ephemeral() && turned.id == help.id, "{turned:?}");
    turned
}

#[tokio::test]
async fn when_the_bot_comes_nothing_is_posted_unasked() {
    let mut story = Story::begin().await;
    let quiet = |story: &Story| {
        let channels = story.sandbox.channels().into_keys().chain([story.direct(&story.ada)]);
        let written = channels.flat_map(|channel| story.sandbox.messages(channel));
        let bot = story.sandbox.bot();
        assert_eq!(written.filter(|message| message.author == bot).count(), 0);
        let posts = story.sandbox.requests().into_iter().filter(|request| request.method == "POST");
        assert_eq!(posts.map(|request| request.path).collect::<Vec<_>>(), Vec::<String>::new());
    };
    quiet(&story);
    // Nor after a restart.
    story.stops_the_bot().await;
    story.starts_the_bot().await;
    quiet(&story);
    help(&story.eve).await;
    story.end().await;
}

#[tokio::test]
async fn help_shows_what_the_reader_may_do() {
    let story = Story::begin().await;
    // Ada owns the server; Eve is a member.
    let (owner, member) = (help(&story.ada).await, help(&story.eve).await);
    assert_eq!(owner.content, member.content, "the first page is the same for all");
    assert!(member.attachments.is_empty(), "it fits on a phone");
    let all = pages(&owner);
    assert_eq!(all[..all.len() - 2], pages(&member));
    assert_eq!(all[all.len() - 2..], ["For moderators", "For server managers"]);
    for page in pages(&member) {
        let turned = turns(&story.eve, &member, &page).await;
        assert!(turned.content.starts_with("## ") && pages(&turned) == pages(&member), "{page}");
        assert!(!turned.content.contains("/settings") && !turned.content.contains("/move-game"), "{page}");
    }
    let moderate = turns(&story.ada, &owner, "For moderators").await;
    assert!(moderate.content.contains("`/move-game`") && moderate.attachments.is_empty());
    let manage = turns(&story.ada, &moderate, "For server managers").await;
    assert!(manage.content.contains("`/settings`") && manage.content.contains("`/season close`"));
    assert_eq!(turns(&story.ada, &manage, "Start").await.content, owner.content);
    // Pressing the button without permission leads to the first page.
    let old = story.finds_old_message(&["help:manage"]).await;
    let shown = story.eve.click_for_message(&old, "Old").await;
    assert!(shown.is_ephemeral());
    assert_eq!(shown.content, member.content);
    story.end().await;
}

#[tokio::test]
async fn its_buttons_do_what_they_say() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let help = help(ada).await;
    assert_eq!(labels(&help).len(), 8, "six for all, two for Ada");
    for &game in Game::ALL {
        let name = options(&help).into_iter().find(|name| name.to_lowercase() == game.name());
        let rules = ada.chooses_for_message(&help, &name.expect("the rules of each game")).await;
        assert!(rules.is_ephemeral() && !rules.attachments.is_empty(), "{rules:?}");
    }
    assert_eq!(turns(ada, &help, "Playing").await.attachments.len(), 1, "with a board");
    let help = turns(ada, &help, "Start").await;
    let lesson = ada.click_for_message(&help, "First lesson").await;
    assert!(
        lesson.is_ephemeral() && lesson.content.starts_with("**How it goes** (1/3)"),
        "{}",
        lesson.content
    );
    let practice = ada.click_for_message(&help, "Practice").await;
    let panel = ada.click_for_message(&practice, "Damas").await;
    assert!(panel.content.starts_with("**Practice: Damas"), "{}", panel.content);
    let preferences = ada.click_for_message(&help, "Preferences").await;
    assert_eq!(preferences.content, ada.slash("preferences", json!({})).await.content);
    let games = ada.click_for_message(&help, "My games").await;
    assert_eq!(games.content, ada.slash("games", json!({})).await.content);
    let which = ada.click_for_message(&help, "Start a game").await;
    let whom = ada.click_for_update(&which, "Dara").await;
    let challenge = ada.chooses_member(&whom, ben.member.id()).await.message.expect("a challenge");
    ada.waits_until_gone(&whom).await;
    let accepted = ben.click_for_update(&challenge, "Accept").await;
    story.begun_board(&accepted, story.games).await;
    // The help page is still there.
    assert!(ada.sees().iter().any(|message| message.id == help.id && message.content == help.content));
    story.end().await;
}

#[tokio::test]
async fn it_is_in_the_language_of_its_reader() {
    let story = Story::begin().await;
    for (locale, title, page, told) in [
        ("es-419", "## Juegos de mesa", "Partidas de varios días", "`/ausencia empezar`"),
        ("fr", "## Des jeux de société", "Parties sur plusieurs jours", "`/absence commencer`"),
        ("uk", "## Настільні ігри", "Партії на кілька днів", "`/відсутність почати`"),
        ("en-US", "## Board games", "Games that take days", "`/away start`"),
    ] {
        story.eve.member.speak(locale);
        let help = help(&story.eve).await;
        assert!(help.content.starts_with(title), "{}", help.content);
        let turned = turns(&story.eve, &help, page).await;
        assert!(turned.content.contains(told), "{}", turned.content);
    }
    story.end().await;
}

#[tokio::test]
async fn the_buttons_of_help_as_it_was_still_work() {
    let story = Story::begin().await;
    for game in Game::ALL {
        let old = story.finds_old_message(&[&format!("rules:{}", game.default_rules())]).await;
        let rules = story.eve.click_for_message(&old, "Old").await;
        assert!(rules.is_ephemeral() && rules.content.starts_with("## "), "{}", rules.content);
    }
    story.end().await;
}
