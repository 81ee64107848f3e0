//! Lessons: a player learns a game in private, by tapping, and it's remembered which ones they have done.

use games::{Action, Game};
use lessons::LessonId;
use sandbox::Message;
use serde_json::json;

use crate::{
    buttons::{choices, labels},
    game::panel_games::next_tap,
    members::privacy::{deletes, exports},
    player::{Player, control},
    story::Story,
};

/// Opens the list of a game's lessons by command.
async fn opens(player: &Player, game: Game) -> Message {
    let list = player.slash(&format!("{game} lessons"), json!({})).await;
    assert!(list.is_ephemeral() && list.mentions.is_empty(), "{list:?}");
    list
}

/// The button of a lesson in the list.
fn entry(list: &Message, number: usize) -> String {
    let start = format!("{number}. ");
    let found = labels(list).into_iter().find(|label| label.trim_start_matches("✓ ").starts_with(&start));
    found.expect("a lesson")
}

/// Taps the squares of actions. Returns what is shown then.
async fn taps(player: &Player, shown: &Message, actions: &[Action]) -> Message {
    let mut shown = shown.clone();
    for &action in actions {
        let mut chosen = 0;
        while chosen < action.squares().len() {
            let labels = labels(&shown);
            let next = next_tap(action, chosen, &labels);
            let next = next.unwrap_or_else(|| panic!("{action} after {chosen} squares: {labels:?}"));
            shown = player.click_for_update(&shown, &next).await;
            assert!(shown.is_ephemeral() && shown.attachments.len() == 1, "{shown:?}");
            // A rank isn't a square.
            chosen += usize::from(next.len() > 1);
        }
    }
    shown
}

fn actions(tokens: &str) -> Vec<Action> {
    tokens.split(' ').map(|token| token.parse().expect("an action")).collect()
}

/// Goes through a lesson whose first step is shown. Returns what is shown at its end.
async fn goes_through(player: &Player, first: &Message, lesson: LessonId) -> Message {
    let mut shown = first.clone();
    for number in 0..lesson.len() {
        let heading = format!("({}/{})", number + 1, lesson.len());
        assert!(
            shown.content.contains(&heading) && shown.content.contains("you play ⚫"),
            "{}",
            shown.content
        );
        let step = lesson.step(number).expect("a step");
        shown = taps(player, &shown, &step.answer().expect("an answer")).await;
        assert!(shown.content.contains("✅ "), "{lesson}: {}", shown.content);
        if number + 1 < lesson.len() {
            assert_eq!(labels(&shown), ["Next", "All lessons"]);
            shown = player.click_for_update(&shown, "Next").await;
        }
    }
    shown
}

/// Goes through all lessons of a game, one after the other, unseen by others.
async fn learns(game: Game) {
    let story = Story::begin().await;
    let ada = &story.ada;
    let public = story.sandbox.messages(story.games).len();
    let list = opens(ada, game).await;
    assert!(list.content.contains("0 of 8 done"), "{}", list.content);
    let mut shown = ada.click_for_update(&list, &entry(&list, 1)).await;
    for (lesson, number) in lessons::of(game).zip(1..) {
        shown = goes_through(ada, &shown, lesson).await;
        if number < 8 {
            assert!(shown.content.contains("is done."), "{}", shown.content);
            assert_eq!(labels(&shown), ["Next lesson", "All lessons"]);
            shown = ada.click_for_update(&shown, "Next lesson").await;
        }
    }
    assert!(shown.content.contains("That was the last lesson"), "{}", shown.content);
    assert_eq!(labels(&shown), ["Start a game", "Practice", "All lessons"]);
    let list = ada.click_for_update(&shown, "All lessons").await;
    assert!(list.content.contains("8 of 8 done"), "{}", list.content);
    assert_eq!(labels(&list).iter().filter(|label| label.starts_with("✓ ")).count(), 8);
    assert_eq!(story.sandbox.messages(story.games).len(), public, "no one sees it");
    story.end().await;
}

#[tokio::test]
async fn dara_is_learnt() {
    learns(Game::Dara).await;
}

#[tokio::test]
async fn wali_is_learnt() {
    learns(Game::Wali).await;
}

#[tokio::test]
async fn dala_is_learnt() {
    learns(Game::Dala).await;
}

#[tokio::test]
async fn morris_is_learnt() {
    learns(Game::Morris).await;
}

#[tokio::test]
async fn a_wrong_turn_gets_a_hint_and_can_be_tried_again_or_shown() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let list = opens(ada, Game::Dara).await;
    let step = ada.click_for_update(&list, &entry(&list, 2)).await;
    assert!(step.content.contains("**Make a row** (1/4)"), "{}", step.content);
    assert_eq!(choices(&step), ["What else?: Show me | Why not…? | All lessons"]);
    let wrong = taps(ada, &step, &actions("b3-b4")).await;
    assert!(
        wrong.content.contains("❌ Not yet. Bring the stone on **d2** into the line."),
        "{}",
        wrong.content
    );
    assert!(wrong.content.contains("⚫ moved **b3** up to **b4**"), "{}", wrong.content);
    assert_eq!(labels(&wrong), ["Try again", "Show me", "All lessons"]);
    let again = ada.click_for_update(&wrong, "Try again").await;
    assert_eq!((&again.content, &again.components), (&step.content, &step.components));
    let shown = ada.click_for_update(&again, "Show me").await;
    assert!(shown.content.contains("💡 Like this: **d2 → d3**, then take **e2**."), "{}", shown.content);
    let mine = ada.click_for_update(&shown, "My turn to try").await;
    assert_eq!(mine.content, step.content);
    // The row is made, and its take is due.
    let row = taps(ada, &mine, &actions("d2-d3")).await;
    assert!(row.content.contains("A row! Which stone do you take?"), "{}", row.content);
    let right = taps(ada, &row, &actions("xc5")).await;
    assert!(right.content.contains("✅ Three in a line: that's a row."), "{}", right.content);
    story.end().await;
}

#[tokio::test]
async fn what_is_not_legal_is_explained() {
    let story = Story::begin().await;
    let ada = &story.ada;
    for (forged, told) in [
        ("lesson-pick:dara-row:1::d2e2", "**e2** is occupied."),
        ("lesson-stop:dara-row:4::b4c4", "four or more in a row"),
        ("lesson-pick:wali-start:1::c4", "**c4** is next to one of your stones"),
        ("lesson-pick:dara-row:1:d2-d3:a1", "**a1** is empty."),
        ("lesson-pick:dara-row:1::", "**Make a row** (1/4)"),
        ("lesson-rank:dara-row:1::h8:8", "**Make a row** (1/4)"),
        ("lesson-why:dara-row:4::b4", "**c4** would make four or more in a row"),
    ] {
        let old = story.finds_old_message(&[forged]).await;
        let shown = ada.click_for_message(&old, "Old").await;
        assert!(shown.is_ephemeral() && shown.content.contains(told), "{forged}: {}", shown.content);
    }
    for forged in [
        "lesson:dara-row:5",
        "lesson-answer:dara-row:9",
        "lesson-pick:dara-row:1:a1-a2:b3",
        "lesson:dara-x:1",
        "lessons:damas",
    ] {
        let old = story.finds_old_message(&[forged]).await;
        let told = story.refused(ada.click_for_message(&old, "Old")).await;
        assert!(!told.is_empty(), "{forged}");
    }
    story.end().await;
}

#[tokio::test]
async fn lessons_done_are_ticked_after_a_restart_and_only_for_who_did_them() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let lesson: LessonId = "morris-mill".parse().expect("a lesson");
    let list = opens(&ada, Game::Morris).await;
    let first = ada.click_for_update(&list, &entry(&list, 1)).await;
    let over = goes_through(&ada, &first, lesson).await;
    let following = control(&over, "Next lesson");
    story.stops_the_bot().await;
    story.starts_the_bot().await;
    let list = opens(&ada, Game::Morris).await;
    assert!(list.content.contains("1 of 8 done"), "{}", list.content);
    assert_eq!(entry(&list, 1), "✓ 1. Make a mill");
    assert!(opens(&ben, Game::Morris).await.content.contains("0 of 8 done"));
    // An old button opens the reader's own lesson.
    let old = story.finds_old_message(&[&following]).await;
    let shown = ben.click_for_message(&old, "Old").await;
    assert!(shown.is_ephemeral() && shown.content.contains("**Dropping** (1/3)"), "{}", shown.content);
    // Doing it once more changes nothing.
    let first = ada.click_for_update(&list, &entry(&list, 1)).await;
    goes_through(&ada, &first, lesson).await;
    assert!(opens(&ada, Game::Morris).await.content.contains("1 of 8 done"));
    story.end().await;
}

#[tokio::test]
async fn lessons_done_are_exported_and_deleted() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let list = opens(ada, Game::Wali).await;
    let first = ada.click_for_update(&list, &entry(&list, 1)).await;
    goes_through(ada, &first, "wali-start".parse().expect("a lesson")).await;
    let data = exports(ada).await;
    assert_eq!(data["lessons"][0]["lesson"], json!("wali-start"));
    deletes(ada).await;
    assert!(opens(ada, Game::Wali).await.content.contains("0 of 8 done"));
    story.end().await;
}

#[tokio::test]
async fn practice_leads_to_lessons_in_the_games_that_have_them() {
    let story = Story::begin().await;
    let ada = &story.ada;
    for (game, has_lessons) in [("dara", true), ("morris", true), ("damas", false)] {
        let panel = ada.slash(&format!("{game} practice"), json!({})).await;
        let offered = [labels(&panel), choices(&panel)].concat().join(" ").contains("Lessons");
        assert_eq!(offered, has_lessons, "{game}");
        if has_lessons {
            let list = ada.click_for_update(&panel, "Lessons").await;
            assert!(list.content.starts_with("**Lessons: "), "{}", list.content);
            let back = ada.click_for_message(&list, "Practice").await;
            assert_eq!(labels(&back), labels(&panel));
        }
    }
    story.end().await;
}

#[tokio::test]
async fn the_first_lesson_is_offered_to_who_begins_their_first_game() {
    let story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let offers = |message: &Message| labels(message).contains(&"First lesson".to_owned());
    // Under a challenge to a newcomer, in private for the reader who presses it.
    let ask = json!({ "opponent": ben.member.id().to_string() });
    let challenge = ada.slash("dara challenge", ask).await;
    assert!(offers(&challenge), "{:?}", labels(&challenge));
    let lesson = ben.click_for_message(&challenge, "First lesson").await;
    assert!(lesson.is_ephemeral() && lesson.content.contains("**How it goes** (1/3)"), "{}", lesson.content);
    // In the panel of the first turn, beside which the lesson opens.
    ben.click(&challenge, "Accept").await;
    let board = story.begun_board(&challenge, story.games).await;
    let table = story.latest_in(story.games).await;
    let seat = table.to_act().expect("a turn");
    let is_adas = table.seat(ada.member.id().get().try_into().expect("an id")) == Some(seat);
    let (first, second) = if is_adas { (&ada, &ben) } else { (&ben, &ada) };
    let panel = first.click_for_message(&board, "Play").await;
    assert!(offers(&panel), "{:?}", labels(&panel));
    let lesson = first.click_for_message(&panel, "First lesson").await;
    assert!(lesson.is_ephemeral() && lesson.id != panel.id);
    // It isn't offered again once it is done, or after the first turn.
    goes_through(first, &lesson, "dara-start".parse().expect("a lesson")).await;
    assert!(!offers(&first.click_for_message(&board, "Play").await));
    let board = first.plays("b3").await;
    assert!(offers(&second.click_for_message(&board, "Play").await));
    let board = second.plays("c4").await;
    assert!(!offers(&first.click_for_message(&board, "Play").await), "it is the second turn");
    story.end().await;
}

#[tokio::test]
async fn the_first_lesson_is_not_offered_to_who_knows_the_game_or_without_lessons() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_rated("dara:traditional", &ada, &ben, 1).await;
    let offers = |message: &Message| labels(message).contains(&"First lesson".to_owned());
    let ask = json!({ "opponent": ben.member.id().to_string() });
    assert!(!offers(&ada.slash("dara challenge", ask.clone()).await));
    let elsewhere = ada.goes_to(story.lounge);
    assert!(!offers(&elsewhere.slash("damas challenge", ask).await), "it has no lessons");
    story.end().await;
}
