//! Who is told the news, how, and how often.

use play::competition::Phase;
use sandbox::{Id, Message};
use serde_json::json;

use super::{DAY, SWISS, competing::Competing};
use crate::{player::Player, story::Story};

/// The messages in a channel that ping a player.
fn pings(story: &Story, player: &Player) -> Vec<Message> {
    let messages = story.sandbox.messages(story.games);
    messages.into_iter().filter(|one| one.mentions.contains(&player.member.id())).collect()
}

#[tokio::test]
async fn who_moves_second_hears_once_a_day_that_games_have_begun() {
    let story = Story::begin().await;
    story.prefers(&story.ben, "Nothing").await;
    let league = Competing::begin(&story, "league create", json!({ "at_once": 3 }), 4).await;
    let running = league.plays(&story, 6).await;
    story.tells_all().await;
    let second = |player: &Player| {
        let of = |one: &&play::competition::Pairing| {
            one.second.is_some_and(|second| second.get() == player.member.id().get())
        };
        running.iter().filter(of).count()
    };
    for player in &league.players {
        let told = pings(&story, player);
        let expected = usize::from(player.member.id() != story.ben.member.id() && second(player) > 0);
        assert_eq!(told.len(), expected, "{}: {told:?}", player.mention());
        // It's the message that the thread hangs on.
        assert!(told.iter().all(|one| one.content.contains(" – ")), "{told:?}");
    }
    assert!(league.players.iter().any(|player| second(player) > 1), "several games at once");
    story.end().await;
}

#[tokio::test]
async fn who_chose_direct_messages_gets_those_and_no_pings() {
    let story = Story::begin().await;
    for player in [&story.ada, &story.ben, &story.chidi, &story.dede] {
        story.prefers(player, "Direct message").await;
    }
    let cup = Competing::begin(&story, "tournament create", json!({ "kind": SWISS, "rounds": 1 }), 4).await;
    let pairing = cup.plays(&story, 2).await.swap_remove(0);
    story.tells_all().await;
    let second = cup.player(pairing.second.expect("two players"));
    let wrote = |player: &Player| story.sandbox.messages(story.direct(player));
    let begun = wrote(second);
    assert_eq!(begun.len(), 1, "{begun:?}");
    assert!(begun[0].content.starts_with("**Your game** against "), "{}", begun[0].content);
    let first = wrote(cup.player(pairing.first));
    assert!(first.len() == 1 && first[0].content.starts_with("**Your turn** against "), "{first:?}");
    // The same day, they are told no more of this kind.
    let removed = format!("@{}", second.member.name());
    let mut shown = story.ada.slash("tournament manage", json!({})).await;
    shown = story.ada.chooses(&shown, "Remove a player").await;
    let member = story.sandbox.member(removed.trim_start_matches('@')).id();
    shown = story.ada.chooses_member(&shown, member).await.updated.expect("a question");
    story.ada.click_for_update(&shown, "Yes").await;
    cup.told(&story, "removed by a manager").await;
    story.tells_all().await;
    assert!(!wrote(second).iter().any(|one| one.content.contains("removed by a manager")));
    story.passes(2 * DAY);
    let mut shown = story.ada.slash("tournament manage", json!({})).await;
    shown = story.ada.chooses(&shown, "Bring a player back").await;
    shown = story.ada.chooses_member(&shown, member).await.updated.expect("a question");
    story.ada.click_for_update(&shown, "Yes").await;
    let back = async || wrote(second).iter().any(|one| one.content.contains("is back in"));
    story.until("the news", back).await;
    let told = wrote(second).into_iter().find(|one| one.content.contains("is back in")).expect("it");
    assert!(told.content.contains("Everyone sees this in https://discord.com/channels/"), "{}", told.content);
    assert!(league_channel(&story).iter().all(|one| one.mentions.is_empty()), "no one is pinged");
    story.tells_all().await;
    story.end().await;
}

fn league_channel(story: &Story) -> Vec<Message> {
    story.sandbox.messages(story.games)
}

#[tokio::test]
async fn who_has_a_bye_or_is_replaced_or_moves_up_or_down_hears_of_it() {
    let story = Story::begin().await;
    let options = json!({ "name": "Autumn", "size": 4, "movers": 1, "at_once": 1 });
    let league = Competing::begin(&story, "league create", options, 8).await;
    league.plays(&story, 4).await;
    story.tells_all().await;
    story.passes(2 * DAY);
    let out = league.players[7].clone();
    let newcomer = story.player(story.sandbox.add_member("newcomer"), story.games);
    let name = format!("@{}", out.member.name());
    league.manages(&story, &["Replace a player", &name, "@newcomer"]).await;
    league.told_to(&story, "takes over from", &[&out, &newcomer]).await;
    story.tells_all().await;
    story.passes(2 * DAY);
    league.manages(&story, &["End it now"]).await;
    let over = async || matches!(league.contest(&story).await.competition.phase, Phase::Over { .. });
    story.until("the end", over).await;
    let all: Vec<Player> = league.players.iter().chain([&newcomer]).cloned().collect();
    let (up, down) = play::competition::movers(&league.contest(&story).await);
    let movers = [up, down].concat();
    assert_eq!(movers.len(), 2);
    let moved: Vec<&Player> = movers
        .iter()
        .map(|mover| all.iter().find(|one| one.member.id() == Id::new(mover.get())).expect("a player"))
        .collect();
    let told = league.told_to(&story, "**Autumn** is over!", &moved).await;
    assert!(told.content.contains("⬆️ Going up: ") && told.content.contains("⬇️ Going down: "), "{told:?}");
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn a_bye_is_told_with_the_round() {
    let story = Story::begin().await;
    let options = json!({ "name": "Cup", "kind": SWISS, "rounds": 1 });
    let cup = Competing::begin(&story, "tournament create", options, 5).await;
    cup.plays(&story, 2).await;
    let bye = play::competition::byes(&cup.contest(&story).await, 1)[0];
    let told = cup.told_to(&story, "**Cup** has started!", &[cup.player(bye)]).await;
    assert!(told.content.ends_with(&format!("Bye this round: <@{bye}>.")), "{}", told.content);
    story.tells_all().await;
    story.end().await;
}
