//! Practice: a player plays all sides in private, takes moves back, and is told what to do and why.

use games::{Action, Game};
use jiff::SignedDuration;
use sandbox::Message;
use serde_json::json;

use crate::{
    buttons::labels,
    game::panel_games::next_tap,
    player::{Player, control},
    records::{self, rules},
    story::Story,
};

/// Opens practice by command.
async fn opens(player: &Player, rules: &str) -> Message {
    let game = records::game(rules);
    let preset = rules.split_once(':').map(|(_, preset)| preset);
    let options = preset.map_or(json!({}), |preset| json!({ "rules": preset }));
    let panel = player.slash(&format!("{game} practice"), options).await;
    assert!(panel.is_ephemeral() && panel.attachments.len() == 1 && panel.mentions.is_empty(), "{panel:?}");
    panel
}

/// Presses an action. Returns the panel.
pub(crate) async fn taps(player: &Player, panel: &Message, action: &str) -> Message {
    let (action, mut panel, mut chosen): (Action, _, _) =
        (action.parse().expect("an action"), panel.clone(), 0);
    let about = panel.attachments[0].description.clone();
    for _ in 0..5 {
        let labels = labels(&panel);
        let next = next_tap(action, chosen, &labels);
        let next = next.unwrap_or_else(|| panic!("{action} after {chosen} squares: {labels:?}"));
        panel = player.click_for_update(&panel, &next).await;
        assert!(panel.is_ephemeral(), "{panel:?}");
        if panel.attachments[0].description != about {
            return panel;
        }
        chosen += usize::from(next.len() > 1);
    }
    panic!("{action} has no end")
}

/// Practises a whole game by buttons, unseen and without consequences.
async fn to_the_end(record: &str, ending: &str) {
    let story = Story::begin().await;
    let ada = &story.ada;
    let (before, public) = (story.stored().await, story.sandbox.messages(story.games).len());
    let mut panel = opens(ada, rules(record)).await;
    assert!(panel.content.starts_with("**Practice: "), "{}", panel.content);
    let turns = records::turns(record);
    for (_, action) in &turns {
        assert!(panel.content.contains("⚫") || panel.content.contains("⚪"), "{}", panel.content);
        panel = taps(ada, &panel, action).await;
    }
    assert!(panel.content.contains(ending), "{}", panel.content);
    assert_eq!(
        labels(&panel),
        ["Take back", "Start again", "Rules", "Start a game", "Close"],
        "the game is over"
    );
    // The last action is taken back and made again; then everything is restarted.
    let back = ada.click_for_update(&panel, "Take back").await;
    let (_, last) = turns.last().expect("a last action");
    let again = taps(ada, &back, last).await;
    assert_eq!((&again.content, &again.components), (&panel.content, &panel.components));
    let restarted = ada.click_for_update(&again, "Start again").await;
    assert_eq!(restarted.content, opens(ada, rules(record)).await.content);
    assert_eq!(story.stored().await, before, "no game, no challenge");
    assert_eq!(story.sandbox.messages(story.games).len(), public, "no one sees it");
    story.end().await;
}

#[tokio::test]
async fn dara_to_the_end() {
    to_the_end(records::TRADITIONAL, "**⚫ wins!** ⚪ has too few stones left.").await;
}

#[tokio::test]
async fn wali_to_the_end() {
    to_the_end(records::WALI_PROST, "**⚫ wins!** ⚪ has no stones left.").await;
}

#[tokio::test]
async fn dala_to_the_end() {
    to_the_end(records::DALA, "**⚫ wins!** ⚪ has too few stones left.").await;
}

#[tokio::test]
async fn morris_to_the_end() {
    to_the_end(records::MORRIS, "**⚫ wins!** ⚪ has too few stones left.").await;
}

#[tokio::test]
async fn damas_to_the_end() {
    to_the_end(records::DAMAS, "**⚫ wins!** ⚪ has no pieces left.").await;
}

#[tokio::test]
async fn damala_to_the_end() {
    to_the_end(records::DAMALA, "**⚫ wins!** ⚪ has one marble left, or none.").await;
}

#[tokio::test]
async fn damala_of_four_to_the_end() {
    to_the_end(records::DAMALA_TEAMS, "**⚫ 🔵 win!** ⚪ 🟠 have one marble left, or none.").await;
}

#[tokio::test]
async fn it_is_told_what_happened_what_is_to_be_done_and_why() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let mut panel = opens(ada, "dara").await;
    assert!(panel.content.contains("First drop your stones"), "{}", panel.content);
    assert!(panel.content.contains("⚫ drops a stone, with 12 in hand"), "{}", panel.content);
    for (_, action) in &records::turns(records::TRADITIONAL)[..25] {
        panel = taps(ada, &panel, action).await;
    }
    for told in ["⚫ moved **c2** up to **c3**. A row!", "⚫ made a row and takes one of the ringed stones"]
    {
        assert!(panel.content.contains(told), "{told}: {}", panel.content);
    }
    let why = ada.click_for_update(&panel, "Why not…?").await;
    assert!(why.content.contains("The stone on **c6** is safe in a row"), "{}", why.content);
    let taken = taps(ada, &why, "xe5").await;
    for told in ["A row!", "⚫ took the stone on **e5**.", "⚪ moves a stone one step"] {
        assert!(taken.content.contains(told), "{told}: {}", taken.content);
    }
    // Any number of actions can be taken back.
    let mut back = taken;
    for _ in 0..26 {
        back = ada.click_for_update(&back, "Take back").await;
    }
    assert_eq!(back.content, opens(ada, "dara:traditional").await.content);
    let rules = ada.click_for_message(&back, "Rules").await;
    assert!(rules.is_ephemeral() && rules.content.starts_with("## Dara (traditional)"), "{}", rules.content);
    story.end().await;
}

#[tokio::test]
async fn it_is_found_as_it_was_left_by_whom_it_belongs_to() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let panel = taps(&ada, &opens(&ada, "dara:niger").await, "b3").await;
    let closed = ada.click_for_update(&panel, "Close").await;
    assert!(closed.content.contains("Come back with `/dara practice`"), "{}", closed.content);
    story.stops_the_bot().await;
    story.starts_the_bot().await;
    let again = opens(&ada, "dara").await;
    assert_eq!((&again.content, &again.components), (&panel.content, &panel.components));
    assert!(again.content.contains("Dara (Niger)") && again.content.contains("dropped **b3**"));
    // Each game and each player has a practice game of their own.
    assert!(!opens(&ada, "wali").await.content.contains("⚫ dropped"));
    let his = opens(&ben, "dara").await;
    assert!(his.content.contains("Dara (traditional)"), "{}", his.content);
    taps(&ben, &his, "a1").await;
    assert_eq!(opens(&ada, "dara:niger").await.content, panel.content);
    // Other rules restart it.
    assert!(opens(&ada, "dara:traditional").await.content.contains("with 12 in hand"));
    story.end().await;
}

#[tokio::test]
async fn practice_games_expire_after_a_month() {
    let mut story = Story::begin().await;
    let ada = story.ada.clone();
    let panel = taps(&ada, &opens(&ada, "dara").await, "b3").await;
    story.passes(SignedDuration::from_hours(31 * 24));
    // Old practice games are removed at start.
    story.stops_the_bot().await;
    story.starts_the_bot().await;
    story.until("the practice is forgotten", async || !story.practises(&ada, Game::Dara).await).await;
    let stale = taps(&ada, &panel, "e5").await;
    assert!(stale.content.contains("Here's where it is now") && stale.content.contains("with 12 in hand"));
    let again = taps(&ada, &stale, "c4").await;
    assert!(again.content.contains("⚫ dropped **c4**"), "{}", again.content);
    story.end().await;
}

#[tokio::test]
async fn buttons_of_an_earlier_state_show_how_it_stands_now() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let first = opens(ada, "dara").await;
    let now = taps(ada, &first, "b3").await;
    let second = opens(ada, "dara").await;
    let then = taps(ada, &second, "c4").await;
    for label in ["d3", "Take back", "Start again", "Why not…?"] {
        // Actions in an outdated panel aren't undone.
        let left = ada.sees().into_iter().find(|message| message.id == now.id).expect("the first panel");
        assert_eq!(left.content, now.content);
        let old = story.finds_old_message(&[&control(&left, label)]).await;
        let stale = ada.click_for_message(&old, "Old").await;
        assert!(stale.is_ephemeral() && stale.content.contains("This practice has moved on"), "{stale:?}");
        assert!(stale.content.contains("dropped **c4**"), "{label}: {}", stale.content);
    }
    assert_eq!(opens(ada, "dara").await.content, then.content);
    // After taking back, the position is as before, so the first panel still works.
    ada.click_for_update(&then, "Take back").await;
    taps(ada, &now, "a1").await;
    story.end().await;
}

#[tokio::test]
async fn anothers_practice_button_opens_ones_own() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let panel = taps(ada, &opens(ada, "dara").await, "b3").await;
    for label in ["d3", "Take back", "Start again"] {
        let old = story.finds_old_message(&[&control(&panel, label)]).await;
        let his = ben.click_for_message(&old, "Old").await;
        assert!(his.is_ephemeral() && his.content.contains("with 12 in hand"), "{his:?}");
    }
    assert_eq!(opens(ada, "dara").await.content, panel.content, "hers is as it was");
    story.end().await;
}

#[tokio::test]
async fn forged_buttons_get_a_proper_refusal() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let panel = taps(ada, &opens(ada, "wali").await, "b3").await;
    let panel = taps(ada, &panel, "e6").await;
    let again = control(&panel, "Take back");
    let at = again.strip_prefix("practice-back:").expect("a practice");
    for (forged, told) in [
        (format!("practice-pick:{at}:b3"), "**b3** is occupied."),
        (format!("practice-stop:{at}:b4"), "**b4** is next to one of your stones"),
        (format!("practice-pick:{at}:h8"), "**h8** isn't on the board."),
        (format!("practice-stop:{at}:"), "**Practice: Wali"),
        (format!("practice-rank:{at}:h8:8"), "**Practice: Wali"),
        (format!("practice-why:{at}:h8"), "**Practice: Wali"),
    ] {
        let old = story.finds_old_message(&[&forged]).await;
        let shown = ada.click_for_message(&old, "Old").await;
        assert!(shown.is_ephemeral() && shown.content.contains(told), "{forged}: {}", shown.content);
    }
    let why = ada.click_for_update(&panel, "Why not…?").await;
    assert!(why.content.contains("**b2** is next to one of your stones"), "{}", why.content);
    assert_eq!(opens(ada, "wali").await.content, panel.content, "nothing was changed");
    story.end().await;
}

#[tokio::test]
async fn two_presses_at_once_are_one() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let panel = opens(ada, "dara").await;
    let (one, other) = tokio::join!(ada.click(&panel, "b3"), ada.click(&panel, "c3"));
    let told = [one, other].map(|answer| answer.updated.expect("a panel").content);
    assert_eq!(told.iter().filter(|told| told.contains("This practice has moved on")).count(), 1, "{told:?}");
    story.end().await;
}

#[tokio::test]
async fn practice_leads_to_a_challenge() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let closed = ada.click_for_update(&opens(ada, "dala").await, "Close").await;
    let whom = ada.click_for_update(&closed, "Start a game").await;
    let challenge = ada.chooses_member(&whom, story.ben.member.id()).await.message.expect("a challenge");
    assert!(challenge.content.contains("**Dala (standard)**"), "{}", challenge.content);
    ada.waits_until_gone(&whom).await;
    // Without a game, the member is asked for one.
    let old = story.finds_old_message(&["practice-which"]).await;
    let games = ada.click_for_message(&old, "Old").await;
    let panel = ada.click_for_message(&games, "Damala").await;
    assert!(panel.content.contains("**Practice: Damala (standard)**"), "{}", panel.content);
    story.end().await;
}

#[tokio::test]
async fn it_speaks_the_language_of_its_reader() {
    let story = Story::begin().await;
    for (locale, title, first, due) in [
        ("es-ES", "**Práctica: Dara", "Primero coloca", "⚫: coloca una ficha"),
        ("fr", "**Entraînement\u{202f}: Dara", "Pose d’abord", "⚫ pose un pion"),
        ("uk", "**Тренування: Дара", "Спершу став фішки", "⚫ ставить фішку"),
        ("en-GB", "**Practice: Dara", "First drop your stones", "⚫ drops a stone"),
    ] {
        story.ada.member.speak(locale);
        let panel = opens(&story.ada, "dara").await;
        for told in [title, first, due] {
            assert!(panel.content.contains(told), "{told}: {}", panel.content);
        }
    }
    story.end().await;
}

#[tokio::test]
async fn a_panel_that_stays_open_for_hours_goes_on_in_another_message() {
    let story = Story::begin().await;
    let ada = story.ada.clone();
    let mut panel = opens(&ada, "dara:traditional").await;
    story.passes(SignedDuration::from_hours(2));
    let mut others = 0;
    // Discord lets a message so old be changed five times.
    for square in ["b3", "c4", "d1", "e2", "a6", "c6", "a1"] {
        let answer = ada.click(&panel, square).await;
        others += usize::from(answer.message.is_some());
        panel = answer.updated.or(answer.message).expect("a board");
        assert!(panel.is_ephemeral() && panel.attachments.len() == 1, "{panel:?}");
    }
    assert_eq!(others, 1);
    story.pardons(|violation| violation.code == 30_046);
    story.end().await;
}
