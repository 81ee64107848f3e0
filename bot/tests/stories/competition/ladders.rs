//! Ladders: who opens one and where, what its list shows, and what a manager does with it.

use play::competition::Phase;
use sandbox::Message;
use serde_json::json;

use super::{
    chosen,
    competing::{Competing, DARA, everyone},
};
use crate::{guild::settings::page, player::Player, story::Story};

fn id(player: &Player) -> play::PlayerId {
    player.member.id().get().try_into().expect("an id")
}

/// The ladder that Ada opens, and that so many join.
async fn ladder(story: &Story, players: usize) -> Competing {
    story.ada.slash("ladder", json!({ "game": DARA })).await;
    let ladder = Competing { id: 1_u64.try_into().expect("an id"), players: everyone(story, players) };
    let list = ladder.list(story).await;
    for player in &ladder.players {
        player.click(&list, "Join").await;
    }
    story.tells_all().await;
    ladder
}

/// The manager's tools.
async fn tools(story: &Story) -> Message {
    let mine = story.ada.slash("ladder", json!({ "game": DARA })).await;
    story.ada.click_for_update(&mine, "Manage").await
}

/// Chooses a tool and a member for it.
async fn for_member(story: &Story, tool: &str, member: &Player) -> Message {
    let asked = story.ada.chooses(&tools(story).await, tool).await;
    story.ada.chooses_member(&asked, member.member.id()).await.updated.expect("the next step")
}

#[tokio::test]
async fn only_organizers_open_a_ladder_and_only_where_games_are_played() {
    let story = Story::begin().await;
    let told = story.refused(story.ben.slash("ladder", json!({ "game": DARA }))).await;
    assert!(told.starts_with("This game has no ladder here."), "{told}");
    let ada = &story.ada;
    ada.chooses_channels(&page(ada, "Channels").await, &[story.lounge]).await;
    for (command, options) in
        [("ladder", json!({ "game": DARA })), ("league create", json!({ "game": DARA }))]
    {
        let told = story.refused(ada.slash(command, options)).await;
        assert!(told.contains(&format!("<#{}>", story.lounge)), "{command}: {told}");
    }
    let lounge = ada.goes_to(story.lounge);
    let shown = lounge.slash("ladder", json!({ "game": DARA })).await;
    assert!(shown.content.contains("You're not in this."), "{}", shown.content);
    // Once there is one, everyone sees it everywhere.
    let shown = story.ben.slash("ladder", json!({ "game": DARA })).await;
    assert!(shown.button("Join").is_some() && shown.button("Manage").is_none(), "{shown:?}");
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn the_list_shows_challenges_and_returns_when_it_is_deleted() {
    let story = Story::begin().await;
    let ladder = ladder(&story, 3).await;
    let (ada, ben, chidi) = (&story.ada, &story.ben, &story.chidi);
    let list = ladder.list(&story).await;
    let mine = chidi.click_for_message(&list, "Challenge…").await;
    chidi.chooses(&mine, &chosen(&mine, ada.member.name())).await;
    let pair = |content: &str| content.lines().any(|line| line.starts_with("- <@"));
    story.until("the challenge to be listed", async || pair(&ladder.list(&story).await.content)).await;
    ladder.plays(&story, 1).await;
    // Who doesn't play leaves without a question, which would only say what isn't so.
    let left = ben.click_for_note(&ladder.list(&story).await, "Leave").await;
    assert!(left.content.starts_with("You've left"), "{}", left.content);
    let asked = chidi.click_for_message(&ladder.list(&story).await, "Leave").await;
    assert!(asked.content.contains("You can come back, at the bottom."), "{}", asked.content);
    story.tells_all().await;
    let before = ladder.list(&story).await;
    story.sandbox.delete_message(before.id);
    ben.slash("ladder", json!({ "game": DARA })).await;
    let mine = ben.slash("ladder", json!({ "game": DARA })).await;
    ben.click(&mine, "Join").await;
    let new = async || ladder.contest(&story).await.competition.message.map(play::MessageId::get);
    story.until("a new list", async || new().await != Some(before.id.get())).await;
    let list = ladder.list(&story).await;
    assert!(list.content.contains(&format!("3. <@{}>", ben.member.id())), "{}", list.content);
    story.tells_all().await;
    story.pardons(|violation| violation.code == 10_008);
    story.end().await;
}

#[tokio::test]
async fn a_manager_moves_players_removes_them_and_ends_it() {
    let story = Story::begin().await;
    let ladder = ladder(&story, 3).await;
    let places = async || ladder.contest(&story).await.ladder();
    let (ada, ben, chidi) = (id(&story.ada), id(&story.ben), id(&story.chidi));
    let which = for_member(&story, "Choose a place", &story.chidi).await;
    let asked = story.ada.chooses(&which, "Place 1").await;
    assert!(asked.content.ends_with("in place 1?"), "{}", asked.content);
    story.ada.click_for_update(&asked, "Yes").await;
    assert_eq!(places().await, [chidi, ada, ben]);
    let asked = for_member(&story, "Remove a player", &story.ada).await;
    story.ada.click_for_update(&asked, "Yes").await;
    story.until("the removal", async || places().await == [chidi, ben]).await;
    // Who takes over has never used the bot, and is called by name all the same.
    let newcomer = story.sandbox.add_member("Newcomer");
    let asked = for_member(&story, "Replace a player", &story.chidi).await;
    let asked = story.ada.chooses_member(&asked, newcomer.id()).await.updated.expect("a question");
    story.ada.click_for_update(&asked, "Yes").await;
    let mine = story.ben.slash("ladder", json!({ "game": DARA })).await;
    assert_eq!(chosen(&mine, "Newcomer"), "1. Newcomer");
    let chidi = newcomer.id();
    let asked = story.ada.chooses(&tools(&story).await, "End it now").await;
    assert!(asked.content.contains("First place wins"), "{}", asked.content);
    story.ada.click_for_update(&asked, "Yes").await;
    let over = ladder.told(&story, "is over!").await;
    assert!(over.content.contains(&format!("<@{chidi}>")), "{}", over.content);
    assert!(matches!(ladder.contest(&story).await.competition.phase, Phase::Over { .. }));
    let log = story.ada.slash("moderation log", json!({})).await;
    assert!(log.content.contains("chose a division or place in **Dara**: <@"), "{}", log.content);
    story.end().await;
}
