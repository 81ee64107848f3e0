//! House rules: created in a panel, used by name, made the default, renamed and deleted.

use sandbox::{Choice, Message};
use serde_json::json;

use crate::{
    buttons::{choices, labels},
    player::Player,
    story::Story,
};

/// Opens the page of house rules.
async fn list(player: &Player) -> Message {
    let panel = player.slash("settings", json!({})).await;
    player.chooses(&panel, "House rules").await
}

/// Creates house rules of Dara by which a row may take any stone.
async fn makes(player: &Player, name: &str) -> Message {
    let draft = player.chooses(&list(player).await, "Dara").await;
    let option = player.chooses(&draft, "What a row takes").await;
    let draft = player.chooses(&option, "A row takes any enemy stone.").await;
    player.fills_in(&draft, "Save as", name).await.updated.expect("the panel")
}

fn names(choices: &[Choice]) -> Vec<&str> {
    choices.iter().map(|choice| choice.name.as_str()).collect()
}

#[tokio::test]
async fn rules_are_put_together_option_by_option_and_said_in_a_sentence() {
    let story = Story::begin().await;
    for (locale, words) in [
        (
            "en-US",
            [
                "House rules",
                "Wali",
                "Prost",
                "How you win",
                "You win when your opponent has fewer",
                "Turns",
                "The game is a draw after 30",
            ],
        ),
        (
            "fr",
            [
                "Règles maison",
                "Wali",
                "Prost",
                "Comment on gagne",
                "Tu gagnes quand ton adversaire",
                "Tours",
                "La partie est nulle après 30",
            ],
        ),
    ] {
        let ada = &story.ada;
        ada.member.speak(locale);
        let mut shown = ada.slash("settings", json!({})).await;
        let mut told = Vec::new();
        for word in words {
            shown = ada.chooses(&shown, word).await;
            let lists = choices(&shown).join("]\n[");
            told.push(format!("> {word}\n{}\n[{lists}]\n{}", shown.content, labels(&shown).join(" · ")));
        }
        insta::assert_snapshot!(format!("house-rules-{locale}"), told.join("\n\n"));
    }
    story.end().await;
}

#[tokio::test]
async fn a_challenge_names_them_and_shows_what_they_are() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let kept = makes(ada, "  Kitchen  *table* ").await;
    assert!(kept.content.starts_with("**Saved.** You can now choose **Kitchen \\*table\\***"), "{kept:?}");
    assert!(
        choices(&kept)[0].contains("Kitchen *table* – Dara (Same as “traditional”, but: A row takes"),
        "{kept:?}"
    );
    // They are suggested after the presets, for their game only.
    let offered = ben.is_offered("dara challenge", json!({}), "rules", "").await;
    assert_eq!(names(&offered)[3..], ["Kitchen *table*"]);
    let offered = ben.is_offered("dara rules", json!({}), "rules", "TABLE").await;
    assert_eq!(names(&offered), ["Kitchen *table*"]);
    let offered = ben.is_offered("wali challenge", json!({}), "rules", "").await;
    assert_eq!(offered.len(), 2);
    let challenge =
        ben.slash("dara challenge", json!({ "rules": "kitchen *TABLE*", "opponent": "ada" })).await;
    let line =
        "**Dara (Kitchen \\*table\\*)**\n📜 Same as “traditional”, but: A row takes any enemy stone.\n";
    assert!(challenge.content.contains(line), "{}", challenge.content);
    let rules = ada.click_for_message(&challenge, "Rules").await;
    assert!(
        rules.content.starts_with(
            "## Dara (Kitchen \\*table\\*)\n*House rules.* Same as “traditional”, but: A row takes any enemy stone."
        ),
        "{}",
        rules.content
    );
    let rules = ben.slash("dara rules", json!({ "rules": "Kitchen *table*" })).await;
    assert!(rules.content.starts_with("## Dara (Kitchen \\*table\\*)"), "{}", rules.content);
    let accepted = ada.click_for_update(&challenge, "Accept").await;
    assert!(accepted.content.contains("**Dara (Kitchen \\*table\\*)**"), "{}", accepted.content);
    story.begun_board(&challenge, story.games).await;
    assert_eq!(story.record_in(story.games).await, "dara:traditional+take=any");
    // Other games don't have them.
    let told = story.refused(ben.slash("wali challenge", json!({ "rules": "kitchen *table*" }))).await;
    assert!(told.contains("Wali has no rules called"), "{told}");
    story.end().await;
}

#[tokio::test]
async fn they_can_be_usual_and_are_renamed_changed_and_deleted() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    makes(ada, "Zelt").await;
    let panel = ada.slash("settings", json!({})).await;
    let usual = ada.chooses(&ada.chooses(&panel, "Default rules").await, "Dara").await;
    assert!(usual.content.contains("The default rules are **Dara (traditional)**"), "{}", usual.content);
    let usual = ada.chooses(&usual, "Zelt").await;
    assert!(
        usual.content.contains("are the house rules **Zelt**. Same as “traditional”, but:"),
        "{}",
        usual.content
    );
    let challenge = ben.slash("dara challenge", json!({})).await;
    assert!(challenge.content.contains("**Dara (Zelt)**"), "{}", challenge.content);
    let rules = ben.slash("dara rules", json!({})).await;
    assert!(rules.content.starts_with("## Dara (Zelt)\n"), "{}", rules.content);
    // Renaming and changing them affects future challenges.
    let open = ada.chooses(&list(ada).await, "Zelt").await;
    let renamed = ada.fills_in(&open, "Rename", "Yurt").await.updated.expect("the panel");
    assert!(renamed.content.contains("**Yurt**"), "{}", renamed.content);
    let open = ada.chooses(&renamed, "Yurt").await;
    let option = ada.chooses(&open, "Turns without a capture").await;
    let changed = ada.chooses(&option, "The game is a draw after 30").await;
    assert!(changed.content.contains("Changed, but not saved yet."), "{}", changed.content);
    // A panel still works, however long it was left open.
    let mut story = story;
    story.stops_the_bot().await;
    story.starts_the_bot().await;
    let (ada, ben) = (&story.ada, &story.ben);
    ada.click_for_update(&changed, "Save").await;
    let next = ben.slash("dara challenge", json!({})).await;
    assert!(
        next.content.contains("**Dara (Yurt)**") && next.content.contains("30 turns"),
        "{}",
        next.content
    );
    let withdrawn = ben.click_for_update(&challenge, "Withdraw").await;
    assert!(withdrawn.content.contains("Dara (traditional, house rules)"), "{}", withdrawn.content);
    // Deleting them, after the confirmation, restores the default rules.
    let open = ada.chooses(&list(ada).await, "Yurt").await;
    let question = ada.click_for_update(&open, "Delete").await;
    assert!(question.content.contains("They're the default rules for Dara here."), "{}", question.content);
    let gone = ada.click_for_update(&question, "Delete").await;
    assert!(
        gone.content.starts_with("**Deleted**: Yurt.") && gone.content.contains("are *traditional* again"),
        "{}",
        gone.content
    );
    // The challenge keeps its rules, without a name.
    let kept = ada.click_for_update(&next, "Accept").await;
    assert!(kept.content.contains("Dara (traditional, house rules)"), "{}", kept.content);
    story.begun_board(&next, story.games).await;
    assert_eq!(story.record_in(story.games).await, "dara:traditional+take=any+bound=30");
    let rules = ben.slash("dara rules", json!({})).await;
    assert!(rules.content.starts_with("## Dara (traditional)"), "{}", rules.content);
    // Old panels say what has happened.
    for button in ["Save", "Rename…", "Delete…"] {
        if let Ok(answer) = ada.try_click(&changed, button).await {
            let told = answer.message.expect("a message").content;
            assert!(told.starts_with("Someone deleted or changed these house rules"), "{button}: {told}");
        }
    }
    story.end().await;
}

#[tokio::test]
async fn names_are_the_servers_own_and_one_of_a_kind() {
    let story = Story::begin().await;
    let ada = &story.ada;
    makes(ada, "Zelt").await;
    let draft = ada.chooses(&list(ada).await, "Dara").await;
    assert!(ada.try_click(&draft, "Save as").await.is_err(), "nothing is different yet");
    let option = ada.chooses(&draft, "How you win").await;
    let draft = ada.chooses(&option, "You win with your tenth").await;
    for (name, why) in [
        ("ZELT", "Your server already has rules called `ZELT`."),
        ("Capture-Ten", "`Capture-Ten` is the name of built-in rules."),
        ("tradicional", "`tradicional` is the name of built-in rules."),
        ("Dara (Niger)", "`Dara (Niger)` is the name of built-in rules"),
        ("wali:prost", "`wali:prost` is the name of built-in rules"),
        ("***", "`***` can't be a name."),
    ] {
        let told =
            story.refused(async { ada.fills_in(&draft, "Save", name).await.message.expect("told") }).await;
        assert!(told.starts_with(why), "{told}");
    }
    // The same rules under another name are a duplicate.
    let draft = ada.chooses(&list(ada).await, "Dara").await;
    let option = ada.chooses(&draft, "What a row takes").await;
    let same = ada.chooses(&option, "A row takes any enemy stone.").await;
    let told = story.refused(ada.click_for_message(&same, "Save as")).await;
    assert_eq!(told, "These rules already have a name: **Zelt**. Use that, or change an option.");
    story.end().await;
}

#[tokio::test]
async fn a_server_has_as_many_as_a_list_can_hold() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let guild = story.sandbox.guild().get().try_into().expect("an id");
    let rules = (1..=25).map(|number| play::Change::SaveHouseRules {
        guild,
        id: None,
        name: play::RulesName::new(&format!("Very, very long name _{number}_")).expect("a name"),
        rules: format!("wali:prost+bound={number}").parse().expect("rules"),
    });
    story.commits(rules.collect(), vec![]).await;
    let full = list(ada).await;
    assert!(full.content.contains("as many as a server can have"), "{}", full.content);
    assert_eq!(choices(&full).len(), 1);
    let offered = ada.is_offered("wali challenge", json!({}), "rules", "").await;
    assert_eq!(offered.len(), 25);
    let overview = ada.slash("settings", json!({})).await;
    assert!(overview.content.contains('…'), "{}", overview.content);
    let old = story.finds_old_message(&["house-name:new:dara:niger+take=any"]).await;
    let told = story.refused(ada.click_for_message(&old, "Old")).await;
    assert!(told.starts_with("A server can have 25 sets of house rules"), "{told}");
    story.end().await;
}
