//! Offers: made by one player, answered by the others, in public.

use jiff::SignedDuration;
use play::Ending;
use sandbox::Message;
use serde_json::json;

use crate::{
    buttons::labels,
    game::more::finds,
    player::Player,
    story::{Story, first},
};

/// The choices of `/dara offer what:…`.
pub(crate) mod what {
    pub(crate) const DRAW: u8 = 0;
    pub(crate) const TAKEBACK: u8 = 1;
    pub(crate) const PAUSE: u8 = 2;
    pub(crate) const ABORT: u8 = 3;
}

/// A player makes an offer by command; a draw after everyone's first turn. Returns its public message.
pub(crate) async fn offers(player: &Player, game: &str, what: u8) -> Message {
    if what == what::DRAW {
        player.after_first_turns().await;
    }
    let offered = player.slash(&format!("{game} offer"), json!({ "what": what })).await;
    assert!(!offered.is_ephemeral(), "refused: {}", offered.content);
    offered
}

/// The message as it is now.
pub(crate) fn now(player: &Player, message: &Message) -> Message {
    player.sees().into_iter().find(|seen| seen.id == message.id).expect("the message")
}

/// Waits until a message says something else.
async fn says(story: &Story, player: &Player, message: &Message, what: &str) {
    let said = || now(player, message);
    story.until(what, async || said().content.contains(what)).await;
    assert_eq!(labels(&said()), Vec::<String>::new(), "{:?}", said());
}

fn pinged(message: &Message, players: &[&Player]) {
    let expected: Vec<_> = players.iter().map(|player| player.member.id()).collect();
    assert_eq!(message.mentions, expected, "{}", message.content);
}

#[tokio::test]
async fn a_draw_is_agreed_on() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    let offer = offers(ada, "dara", what::DRAW).await;
    assert!(
        offer.content.starts_with(&format!("🤝 {} offers **a draw**.", ada.mention())),
        "{}",
        offer.content
    );
    assert_eq!(labels(&offer), ["Agree", "Decline", "Withdraw"]);
    pinged(&offer, &[ben]);
    let over = ben.click_for_message(&offer, "Agree").await;
    assert!(over.content.contains("**It's a draw** by agreement."), "{}", over.content);
    assert_eq!(story.ended_in(story.games).await.1, Some(Ending::Agreed));
    says(&story, ada, &offer, &format!("{} agreed.", ben.mention())).await;
    let old = story.finds_old_message(&["offer-accept:1:2:draw"]).await;
    let told = story.refused(ben.click_for_message(&old, "Old")).await;
    assert!(told.contains("Start another game"), "{told}");
    story.end().await;
}

#[tokio::test]
async fn a_draw_waits_until_both_have_moved() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let board = story.begins_game(ada, ben, "traditional").await;
    let can_offer = async |player| finds(&story, player, &board).await.1.contains(&"Offer a draw".to_owned());
    for (mover, action) in [(ada, "b3"), (ben, "c4")] {
        for player in [ada, ben] {
            let told = story.refused(player.slash("dara offer", json!({ "what": what::DRAW }))).await;
            assert!(told.starts_with("It's too early for a draw: both sides have to move first."), "{told}");
            assert!(!can_offer(player).await);
        }
        mover.plays(action).await;
    }
    assert!(can_offer(ada).await && can_offer(ben).await);
    story.end().await;
}

#[tokio::test]
async fn a_game_that_is_called_off_by_agreement_does_not_count() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    ada.plays("b3").await;
    let board = ben.plays("c4").await;
    let menu = ada.click_for_message(&board, "More").await;
    let offer = ada.click_for_message(&menu, "Suggest calling it off").await;
    let says_so = format!("{} wants to **call the game off**: it wouldn't count.", ada.mention());
    assert!(offer.content.starts_with(&says_so), "{}", offer.content);
    pinged(&offer, &[ben]);
    let again = story.refused(ada.slash("dara offer", json!({ "what": what::ABORT }))).await;
    assert!(again.contains("already offered to call the game off"), "{again}");
    let over = ben.click_for_message(&offer, "Agree").await;
    assert!(
        over.content.starts_with("The players **called the game off**. It doesn't count."),
        "{}",
        over.content
    );
    assert!(!over.content.contains("rating"), "{}", over.content);
    assert_eq!(story.ended_in(story.games).await.1, Some(Ending::CalledOff { by: None }));
    says(&story, ada, &offer, &format!("{} agreed.", ben.mention())).await;
    let past = ada.slash("history", json!({})).await;
    assert!(
        past.content.contains("**Called off** against") && past.content.contains("(by agreement)"),
        "{}",
        past.content
    );
    story.end().await;
}

#[tokio::test]
async fn who_resigns_before_their_first_move_calls_the_game_off() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    ada.plays("b3").await;
    let asked = ada.slash("dara resign", json!({})).await;
    assert!(asked.content.starts_with("Resign game 1?"), "she has moved: {}", asked.content);
    let asked = ben.slash("dara resign", json!({})).await;
    assert_eq!(asked.content, "Call off game 1? You haven't moved yet, so it won't count.");
    let over = ben.click_for_message(&asked, "Call it off").await;
    let says_so =
        format!("⚪ {} **called the game off** before their first move. It doesn't count.", ben.mention());
    assert!(over.content.starts_with(&says_so), "{}", over.content);
    assert_eq!(labels(&over), ["Rematch", "Replay", "Analyse", "Rules", "Share"]);
    assert!(matches!(story.ended_in(story.games).await.1, Some(Ending::CalledOff { by: Some(_) })));
    story.end().await;
}

#[tokio::test]
async fn both_want_a_draw() {
    let story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    story.ada.plays("b3").await;
    let turn = story.ben.plays("c4").await;
    offers(&story.ada, "dara", what::DRAW).await;
    let over = story.ben.slash("dara offer", json!({ "what": what::DRAW })).await;
    assert!(over.content.contains("**It's a draw** by agreement."), "{}", over.content);
    // The end has a board of its own below the offer, equal to that of the last turn.
    assert!(over.id > turn.id && over.attachments.len() == 1);
    let footer = turn.content.lines().last().expect("a footer");
    assert!(over.content.contains(footer), "{}", over.content);
    story.end().await;
}

#[tokio::test]
async fn a_draw_is_declined_and_can_be_offered_again_later() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    let offer = offers(ben, "dara", what::DRAW).await;
    let declined = ada.click_for_message(&offer, "Decline").await;
    let expected = format!("{} declined {}'s draw offer.", ada.mention(), ben.mention());
    assert_eq!(declined.content, expected);
    pinged(&declined, &[ben]);
    says(&story, ada, &offer, &format!("{} declined.", ada.mention())).await;
    for player in [ada, ben] {
        let told = story.refused(player.slash("dara offer", json!({ "what": what::DRAW }))).await;
        assert!(told.contains("after the next move"), "{told}");
    }
    ada.plays("b3").await;
    offers(ben, "dara", what::DRAW).await;
    story.end().await;
}

#[tokio::test]
async fn the_next_move_withdraws_it() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    let offer = offers(ada, "dara", what::DRAW).await;
    ada.plays("b3").await;
    says(&story, ada, &offer, "This offer is closed.").await;
    // A new offer has its own buttons; the old one's say what has happened.
    offers(ben, "dara", what::DRAW).await;
    for button in ["offer-accept:1:2:draw", "offer-decline:1:2:draw", "offer-withdraw:1:2:draw"] {
        let old = story.finds_old_message(&[button]).await;
        let told = story.refused(ada.click_for_message(&old, "Old")).await;
        assert!(told.starts_with("That draw offer is closed"), "{told}");
    }
    story.end().await;
}

#[tokio::test]
async fn an_offer_whose_message_could_not_be_noted_is_closed_as_well() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    let program = story.tampers();
    let refuses =
        "CREATE TRIGGER refuses BEFORE INSERT ON offer_messages BEGIN SELECT RAISE(FAIL, 'full'); END";
    program.execute_batch(refuses).expect("a trigger");
    let offer = offers(ada, "dara", what::DRAW).await;
    story.until("the failure to be noticed", || story.is_put_off()).await;
    program.execute_batch("DROP TRIGGER refuses").expect("dropped");
    ada.plays("b3").await;
    story.passes(SignedDuration::from_mins(1));
    says(&story, ben, &offer, "This offer is closed.").await;
    story.end().await;
}

#[tokio::test]
async fn its_message_says_how_it_was_answered_elsewhere() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let board = story.begins_game(ada, ben, "traditional").await;
    for (by, button, said) in [
        (ben, "Decline the draw", format!("{} declined.", ben.mention())),
        (ada, "Withdraw the draw offer", "Withdrawn.".to_owned()),
        (ben, "Agree to the draw", format!("{} agreed.", ben.mention())),
    ] {
        let offer = offers(ada, "dara", what::DRAW).await;
        let (menu, _) = finds(&story, by, &board).await;
        by.click_for_message(&menu, button).await;
        by.waits_until_gone(&menu).await;
        says(&story, ada, &offer, &said).await;
        if button.starts_with("Agree") {
            break;
        }
        let (one, other) = if button.starts_with("Decline") { ("b3", "c4") } else { ("d3", "e4") };
        ada.plays(one).await;
        ben.plays(other).await;
    }
    story.end().await;
}

#[tokio::test]
async fn only_the_offerer_withdraws_and_only_players_answer() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    let offer = offers(ada, "dara", what::DRAW).await;
    for (player, label, why) in [
        (ben, "Withdraw", format!("Only {} can withdraw this draw offer.", ada.mention())),
        (ada, "Agree", "It's your own draw offer".to_owned()),
        (&story.eve, "Agree", "You're not in this game.".to_owned()),
        (&story.eve, "Withdraw", "You're not in this game.".to_owned()),
    ] {
        let told = story.refused(player.click_for_message(&offer, label)).await;
        assert!(told.starts_with(&why), "{label}: {told}");
    }
    let told = story.refused(ada.slash("dara offer", json!({ "what": what::DRAW }))).await;
    assert!(told.contains("already offered a draw"), "{told}");
    let withdrawn = ada.click_for_update(&offer, "Withdraw").await;
    assert!(withdrawn.content.ends_with("Withdrawn."), "{}", withdrawn.content);
    assert_eq!(labels(&withdrawn), Vec::<String>::new());
    let old = story.finds_old_message(&["offer-accept:1:2:draw"]).await;
    let told = story.refused(ben.click_for_message(&old, "Old")).await;
    assert!(told.starts_with("That draw offer is closed"), "{told}");
    story.end().await;
}

#[tokio::test]
async fn offers_are_made_and_answered_from_the_menu() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let board = story.begins_game(ada, ben, "traditional").await;
    ada.plays("b3").await;
    ben.plays("c4").await;
    let (menu, _) = finds(&story, ada, &board).await;
    let offer = ada.click_for_message(&menu, "Offer a draw").await;
    assert!(!offer.is_ephemeral() && offer.content.contains("offers **a draw**"), "{offer:?}");
    ada.waits_until_gone(&menu).await;
    let (menu, found) = finds(&story, ada, &board).await;
    assert_eq!(
        found,
        [
            "Ask for a takeback",
            "Offer a pause",
            "Suggest calling it off",
            "Give a day",
            "Newest board only",
            "Board as text",
            "Rules",
            "Resign…",
            "Withdraw the draw offer"
        ]
    );
    let told = ada.click_for_message(&menu, "Withdraw the draw offer").await;
    assert_eq!(told.content, format!("{} withdrew the draw offer.", ada.mention()));
    ada.waits_until_gone(&menu).await;
    ada.plays("d3").await;
    let (menu, _) = finds(&story, ada, &board).await;
    let stale = finds(&story, ada, &board).await.0;
    let takeback = ada.click_for_message(&menu, "Ask for a takeback").await;
    ada.waits_until_gone(&menu).await;
    let (menu, found) = finds(&story, ben, &board).await;
    assert_eq!(found[..4], ["Offer a draw", "Offer a pause", "Suggest calling it off", "Give a day"]);
    assert_eq!(
        found[4..],
        [
            "Newest board only",
            "Board as text",
            "Rules",
            "Resign…",
            "Allow the takeback",
            "Decline the takeback"
        ]
    );
    let back = ben.click_for_message(&menu, "Allow the takeback").await;
    assert!(back.content.starts_with(&format!("↩️ **Taken back**: {} agreed", ben.mention())), "{back:?}");
    ben.waits_until_gone(&menu).await;
    says(&story, ada, &takeback, &format!("{} agreed.", ben.mention())).await;
    // An outdated menu would offer something else than was meant.
    let told = story.refused(ada.click_for_message(&stale, "Offer a draw")).await;
    assert!(told.starts_with("This has changed since you opened it."), "{told}");
    story.end().await;
}

#[tokio::test]
async fn all_four_must_agree_and_the_message_shows_who_has() {
    let story = Story::begin().await;
    let [ada, ben, chidi, dede] = [&story.ada, &story.ben, &story.chidi, &story.dede];
    story.begins(&story.players("damala:teams"), "damala:teams").await;
    let offer = offers(ben, "damala", what::DRAW).await;
    pinged(&offer, &[ada, chidi, dede]);
    let now = chidi.click_for_update(&offer, "Agree").await;
    assert!(now.content.contains(&format!("{} agreed.", chidi.mention())), "{}", now.content);
    assert!(now.content.contains(&format!("⚫ {}, 🟠 {}, do you", ada.mention(), dede.mention())), "{now:?}");
    assert_eq!(labels(&now), ["Agree", "Decline", "Withdraw"]);
    let told = story.refused(chidi.click_for_message(&offer, "Agree")).await;
    assert!(told.starts_with("You've already agreed to the draw."), "{told}");
    ada.click_for_update(&offer, "Agree").await;
    let over = dede.click_for_message(&offer, "Agree").await;
    assert!(over.content.contains("**It's a draw** by agreement."), "{}", over.content);
    story.end().await;
}

#[tokio::test]
async fn one_refusal_among_four_is_enough() {
    let story = Story::begin().await;
    let board = story.begins(&story.players("damala:teams"), "damala:teams").await;
    let offer = offers(&story.ada, "damala", what::DRAW).await;
    story.chidi.click_for_update(&offer, "Agree").await;
    let declined = story.ben.click_for_message(&offer, "Decline").await;
    assert!(declined.content.contains("draw offer"), "{}", declined.content);
    pinged(&declined, &[&story.ada]);
    says(&story, &story.ada, &offer, &format!("{} declined.", story.ben.mention())).await;
    let (_, found) = finds(&story, &story.dede, &board).await;
    let nothing_to_agree_to = [
        "Ask for a takeback",
        "Offer a pause",
        "Suggest calling it off",
        "Give a day",
        "Newest board only",
        "Plan ahead",
        "Board as text",
        "Rules",
        "Resign…",
    ];
    assert_eq!(found, nothing_to_agree_to);
    story.end().await;
}

#[tokio::test]
async fn a_game_without_a_clock_cannot_be_paused() {
    let story = Story::begin().await;
    let untimed = json!({ "opponent": "ben", "clock": "none", "first": first::ME });
    let challenge = story.ada.slash("dara challenge", untimed).await;
    story.ben.click_for_update(&challenge, "Accept").await;
    let board = story.begun_board(&challenge, story.games).await;
    let (_, found) = finds(&story, &story.ada, &board).await;
    assert_eq!(found, ["Suggest calling it off", "Newest board only", "Board as text", "Rules", "Resign…"]);
    for asked in [
        story.ada.slash("dara offer", json!({ "what": what::PAUSE })),
        story.ada.slash("dara give-time", json!({ "time": "1d" })),
    ] {
        let told = story.refused(asked).await;
        assert!(told.starts_with("This game has no clock"), "{told}");
    }
    let told = story.refused(story.ada.slash("dara resume", json!({}))).await;
    assert!(told.starts_with("This game isn't paused"), "{told}");
    story.end().await;
}

#[tokio::test]
async fn an_offer_in_a_game_that_ends_by_its_clock_says_that_it_is_closed() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    let offer = offers(ben, "dara", what::DRAW).await;
    for day in [2, 2] {
        story.passes(SignedDuration::from_hours(24 * day));
        story.tells_all().await;
    }
    says(&story, ada, &offer, "This offer is closed").await;
    story.end().await;
}
