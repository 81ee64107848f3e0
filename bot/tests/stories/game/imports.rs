//! Imported games: as `/export` wrote them, typed, and malformed.

use jiff::SignedDuration;
use sandbox::Message;
use serde_json::{Value, json};

use crate::{buttons::labels, player::Player, records, story::Story};

/// A file attached to a command.
fn file(text: &str) -> Value {
    json!({ "file": ["games.txt", text] })
}

/// The answer to an import.
async fn import(player: &Player, options: Value) -> Message {
    let shown = player.slash("import", options).await;
    assert!(shown.is_ephemeral() && shown.mentions.is_empty(), "{shown:?}");
    shown
}

/// The texts of an answer's files.
fn files(message: &Message) -> Vec<String> {
    let text = |file: &sandbox::Attachment| String::from_utf8(file.bytes()).expect("text");
    message.attachments.iter().map(text).collect()
}

/// A message without its first lines.
fn from_line(message: &Message, line: usize) -> String {
    message.content.lines().skip(line).collect::<Vec<_>>().join("\n")
}

/// Ada beat Ben, and both names are known.
async fn finds_known_game(story: &mut Story) -> String {
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let record = records::TRADITIONAL;
    let actions = record.split_whitespace().count() - 1;
    let number = story.finds_game(&records::first(record, actions - 2), &ada, &ben).await;
    ben.slash("dara board", json!({})).await;
    story.knows_name(&ben).await;
    ada.plays("e3-d3").await;
    story.knows_name(&ada).await;
    ada.plays("xe6").await;
    number.to_string()
}

#[tokio::test]
async fn an_export_imports_unchanged() {
    let mut story = Story::begin().await;
    let number = finds_known_game(&mut story).await;
    let (ada, eve) = (story.ada.clone(), story.eve.clone());
    let number: u64 = number.parse().expect("a number");
    let exported = files(&ada.slash("export", json!({ "number": number })).await);
    for text in &exported {
        let mut imported = import(&eve, file(text)).await;
        let mut replay = eve.slash("replay", json!({ "number": number })).await;
        let heading = "**Imported game** · Dara (traditional)\n⚫ Ada – ⚪ Ben\n-# started <t:";
        assert!(imported.content.starts_with(heading), "{}", imported.content);
        let again = eve.click_for_message(&imported, "Download").await;
        assert_eq!(files(&again), exported, "to the letter");
        loop {
            // The only difference is a name instead of a mention.
            let told = from_line(&replay, 2)
                .replace(&story.ada.mention(), "Ada")
                .replace(&story.ben.mention(), "Ben");
            assert_eq!(from_line(&imported, 3), told);
            assert!(imported.attachments[0].bytes() == replay.attachments[0].bytes(), "{told}");
            assert_eq!(imported.attachments[0].description, replay.attachments[0].description);
            if told.contains("wins!") {
                break;
            }
            imported = eve.click_for_update(&imported, "▶").await;
            replay = eve.click_for_update(&replay, "▶").await;
        }
    }
    story.end().await;
}

#[tokio::test]
async fn a_record_is_taken_as_it_is_pasted_from_a_chat() {
    let story = Story::begin().await;
    for pasted in [
        "```\ndara:traditional b3 c4\n```",
        "`Dara:traditional` B3,\u{a0}C4",
        "dara:traditional 1. b3 2. c4",
        "dara b3 c4",
    ] {
        let shown = import(&story.ada, json!({ "record": pasted })).await;
        assert!(shown.content.contains("Dara (traditional)"), "{pasted}: {}", shown.content);
    }
    story.end().await;
}

#[tokio::test]
async fn a_typed_record_is_stepped_through_and_posted() {
    let story = Story::begin().await;
    let (ada, eve) = (&story.ada, &story.eve);
    let shown = import(ada, json!({ "record": "damas:ruibal a3-b4 b6-a5 b4-c5" })).await;
    let none = "**Imported game** · Damas (Ruibal)\n⚫ – ⚪\nBefore turn 1 of 3";
    assert_eq!(shown.content, none);
    let picture = shown.attachments[0].bytes();
    let last = ada.click_for_update(&shown, "⏭").await;
    let told = from_line(&last, 2);
    assert_eq!(told, "**Turn 3 of 3**\n⚫ moved **b4 → c5**.\nThe record stops here, with no result.");
    let first = ada.click_for_update(&last, "⏮").await;
    assert_eq!(first.content, shown.content);
    assert!(first.attachments[0].bytes() == picture, "the beginning again");
    let posted = ada.click_for_message(&first, "Post as GIF").await;
    assert!(!posted.is_ephemeral() && posted.mentions.is_empty(), "{posted:?}");
    assert!(posted.content.contains(&format!("All 3 turns, shown by {}", ada.mention())), "{posted:?}");
    assert_eq!(posted.attachments[0].content_type, "image/gif");
    assert!(labels(&posted).is_empty(), "what only Ada knows leads no one on");
    // No one else may use it.
    let button = first.button("▶").expect("a button");
    let old = story.finds_old_message(&[&button]).await;
    let told = story.refused(eve.click_for_message(&old, "Old 0")).await;
    assert!(told.starts_with("I've forgotten this game"), "{told}");
    story.end().await;
}

#[tokio::test]
async fn a_file_has_many_games() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let text =
        "[Rules \"dara:niger\"]\nb3 *\n\n[Rules \"wali:prost\"]\nb3 c4 *\n\n[Rules \"damala:teams\"]\n*\n";
    let one = import(ada, file(text)).await;
    assert!(one.content.starts_with("**Imported game 1 of 3** · Dara (Niger)\n"), "{}", one.content);
    assert!(!labels(&one).contains(&"Previous game".to_owned()));
    let two = ada.click_for_update(&ada.click_for_update(&one, "⏭").await, "Next game").await;
    assert!(two.content.starts_with("**Imported game 2 of 3** · Wali (Prost)\n"), "{}", two.content);
    assert!(two.content.ends_with("Before turn 1 of 2"), "{}", two.content);
    let three = ada.click_for_update(&two, "Next game").await;
    assert!(three.content.starts_with("**Imported game 3 of 3** · Damala (teams)\n"), "{}", three.content);
    let labels = labels(&three);
    assert_eq!(labels, ["⏮", "◀", "▶", "⏭", "Previous game", "Download"]);
    assert_eq!(ada.click_for_update(&three, "Previous game").await.content, two.content);
    story.end().await;
}

#[tokio::test]
async fn buttons_outlive_a_restart_and_importing_again_revives_those_of_a_forgotten_file() {
    let mut story = Story::begin().await;
    let ada = story.ada.clone();
    let record = |actions: &str| json!({ "record": format!("dara:traditional {actions}") });
    let shown = import(&ada, record("b3 c4")).await;
    story.stops_the_bot().await;
    story.starts_the_bot().await;
    let one = ada.click_for_update(&shown, "▶").await;
    assert!(one.content.contains("**Turn 1 of 2**"), "{}", one.content);
    // So many are kept.
    for square in ["a1", "a2", "a3", "a4", "a5", "b1", "b2", "b4"] {
        story.passes(SignedDuration::from_secs(1));
        import(&ada, record(square)).await;
    }
    for button in ["▶", "Post as GIF", "Download"] {
        let told = story.refused(ada.click_for_message(&one, button)).await;
        assert!(told.contains("Run `/import` again"), "{told}");
    }
    import(&ada, record("b3 c4")).await;
    let two = ada.click_for_update(&one, "▶").await;
    assert!(two.content.contains("**Turn 2 of 2**"), "{}", two.content);
    story.end().await;
}

#[tokio::test]
async fn the_first_illegal_action_is_named_by_its_place_and_reason() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let second = "[Rules \"dara:niger\"]\n*\n\n[Rules \"dara:traditional\"]\n[Player1 \"Ada\"]\n[Player2 \"Ben\"]\n\n1. b3 2. c4 3. c4 *\n";
    let as_json =
        r#"[{"rules":"dara:niger","actions":[]},{"rules":"dara:niger","actions":["b3","c4","c4"]}]"#;
    let why = "move 3, `c4`, isn't legal there. A player would see: “**c4** is occupied.”\n\
               Nothing was imported. Fix that, then import it again.";
    for (options, place) in [
        (file(second), "Game 2, line 8, word 6, `c4`: "),
        (file(as_json), "Game 2: "),
        (json!({ "record": "dara:traditional b3 c4 c4 x9" }), "Game 1, line 1, word 4, `c4`: "),
    ] {
        let told = story.refused(ada.slash("import", options)).await;
        assert_eq!(told, format!("{place}{why}"));
    }
    story.end().await;
}

#[tokio::test]
async fn a_file_without_games_is_refused_with_advice() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let deep = format!("{}{}", r#"{"players":["#.repeat(5_000), "[".repeat(5_000));
    let large = format!("dara:traditional{}", " ".repeat(64 * 1_024));
    let both = json!({ "file": ["games.txt", "dara:niger"], "record": "dara:niger" });
    for (options, told, instead) in [
        (both.clone(), "Add either a `file`", "`dara:traditional b3 c4`"),
        (both, "Add either a `file`", "or a `record`"),
        (file(&large), "That file is too large: I read up to 64 kB", "Split it between two games"),
        (file("d\0a\0r\0a\0"), "That file isn't text.", "as UTF-8"),
        (file(" \n\n"), "There's no game in it.", "`/export`"),
        (file(&deep), "The JSON breaks off at line 1", "`/export`"),
        (
            file("<html>@everyone</html>"),
            "Game 1, line 1, word 1, `<html>@everyone</html>`: I don't know",
            "`dara:traditional`",
        ),
        (
            file("chess:classic e4"),
            "Game 1, line 1, word 1, `chess:classic`: I don't know these rules",
            "again",
        ),
        (
            file("[Rules \"dara:niger\"]\n[Ended \"yesterday `@here`\"]\n*"),
            "Game 1, line 2, word 1, `[Ended`: the header `Ended` should be a time",
            "again",
        ),
        (
            file("[Rules \"dara:niger\"]\n[Player1 \"Ada\"]\n*"),
            "Game 1, line 2, word 1, `[Player1`: these rules are for 2 players",
            "or none",
        ),
    ] {
        let refused = story.refused(ada.slash("import", options)).await;
        assert!(refused.starts_with(told) && refused.contains(instead), "{refused}");
        assert!(!refused.contains("`@here`"), "{refused}");
    }
    story.end().await;
}

#[tokio::test]
async fn names_in_a_file_are_nothing_but_names() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let eve = story.eve.mention();
    let text = format!(
        "[Rules \"dara:traditional\"]\n[Player1 \"@everyone {eve} **x**\"]\n[Player2 \"\\u{{202e}}Ben\\u{{a}}# b\"]\n\
         [Clock \"||{eve}||\"]\n[Result \"0-1\"]\n[Ending \"resigned\"]\n\n1. b3 0-1\n"
    );
    let shown = import(ada, file(&text)).await;
    let posted = ada.click_for_message(&shown, "Post as GIF").await;
    for message in [&shown, &posted] {
        assert!(message.mentions.is_empty() && !message.mentions_everyone, "{message:?}");
        assert!(!message.content.contains(&eve), "{}", message.content);
        assert!(message.content.contains(r"⚫ \@everyone \<\@"), "{}", message.content);
        assert!(message.content.contains(r"⚪ Ben \# b"), "{}", message.content);
    }
    story.end().await;
}
