//! What a manager does with a competition before it starts and after something went wrong.

use jiff::SignedDuration;
use play::competition::{Format, Pairing, Phase, Withdrawal};
use sandbox::Permissions;
use serde_json::{Value, json};

use super::{
    DARA, DAY,
    competing::{Competing, everyone},
};
use crate::{player::Player, story::Story};

fn id(player: &Player) -> play::PlayerId {
    player.member.id().get().try_into().expect("an id")
}

/// A league that Ada has opened, and that so many have joined.
async fn joined(story: &Story, mut options: Value, players: usize) -> Competing {
    (options["game"], options["name"]) = (json!(DARA), json!("Autumn"));
    story.ada.slash("league create", options).await;
    let league = Competing { id: 1_u64.try_into().expect("an id"), players: everyone(story, players) };
    let list = league.list(story).await;
    for player in &league.players {
        player.click_for_note(&list, "Join").await;
    }
    story.tells_all().await;
    league
}

/// The lists of players that were posted.
fn posted(story: &Story) -> Vec<Value> {
    let is_list = |one: &sandbox::Message| one.button("Join").is_some();
    story.sandbox.messages(story.games).iter().filter(|one| is_list(one)).map(sandbox::Message::raw).collect()
}

#[tokio::test]
async fn a_league_is_changed_before_it_starts_and_everyone_stays_in_it() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let league = joined(&story, json!({ "starts": "in 5 days", "size": 8 }), 5).await;
    let options = json!({
        "new_name": "Winter", "clock": "2 days", "starts": "in 9 days", "size": 4, "days": 30, "players": 6
    });
    let changed = ada.slash("league change", options).await;
    assert!(changed.is_ephemeral() && changed.content.starts_with("**Winter** has changed."), "{changed:?}");
    assert!(changed.content.contains("Divisions of about 4 players"), "{}", changed.content);
    assert!(changed.content.contains("A season lasts 30 days."), "{}", changed.content);
    assert!(changed.button("Manage").is_some());
    let shown = async || league.list(&story).await.content;
    story.until("the list to change", async || shown().await.starts_with("**Winter** · League · ")).await;
    let list = shown().await;
    assert!(list.contains("as soon as 6 players have joined") && list.contains("2 days a turn ·"), "{list}");
    assert!(list.contains("**Players (5):**"), "{list}");
    let contest = league.contest(&story).await;
    assert_eq!(contest.entrants.len(), 5);
    for (options, told) in [
        (json!({}), "Nothing would change."),
        (json!({ "new_name": "Winter" }), "Nothing would change."),
        (json!({ "players": 4 }), "Players so far: 5. Choose at least as many, or start it now."),
        (json!({ "starts": "2020-01-01" }), "I can't use that date."),
        (json!({ "starts": "now" }), "I can't use that date."),
        (json!({ "new_name": "\u{200b}" }), "A name needs visible characters"),
        (json!({ "clock": "none" }), "A competition needs a clock."),
    ] {
        let refused = story.refused(ada.slash("league change", options.clone())).await;
        assert!(refused.starts_with(told), "{options}: {refused}");
    }
    let told = story.refused(story.ben.slash("league change", json!({ "size": 5 }))).await;
    assert!(told.starts_with("Only this server's managers"), "{told}");
    story.passes(6 * DAY);
    story.tells_all().await;
    assert_eq!(league.contest(&story).await.competition.phase, Phase::Joining, "not on the old date");
    story.passes(4 * DAY);
    story.until("it to begin", async || league.contest(&story).await.divisions() == 1).await;
    let Format::League { size, .. } = league.contest(&story).await.competition.plan.format else {
        panic!("a league")
    };
    assert_eq!(size.get(), 4);
    league.plays(&story, 10).await;
    story.tells_all().await;
    let told = story.refused(ada.slash("league change", json!({ "size": 5 }))).await;
    assert!(told.starts_with("It has already started."), "{told}");
    let log = ada.slash("moderation log", json!({})).await;
    assert!(log.content.contains("changed the settings of **Winter**"), "{}", log.content);
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn a_tournament_is_changed_too_and_of_two_changes_at_once_none_is_lost() {
    let story = Story::begin().await;
    let ada = &story.ada;
    ada.slash("tournament create", json!({ "game": DARA, "kind": 0, "rounds": 3 })).await;
    let cup = Competing { id: 1_u64.try_into().expect("an id"), players: everyone(&story, 4) };
    cup.list(&story).await;
    tokio::join!(
        ada.slash("tournament change", json!({ "rounds": 4 })),
        ada.slash("tournament change", json!({ "days": 9 })),
    );
    let plan = cup.contest(&story).await.competition.plan;
    let Format::Swiss { rounds } = plan.format else { panic!("a Swiss tournament") };
    assert_eq!((rounds.get(), plan.days.get()), (4, 9));
    let shown = ada.slash("tournament manage", json!({})).await;
    assert!(shown.content.contains("Change its name, clock or start with "), "{}", shown.content);
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn divisions_are_shown_before_they_are_final_and_a_move_shows_at_once() {
    let story = Story::begin().await;
    let league = joined(&story, json!({ "size": 4, "starts": "in 5 days" }), 8).await;
    story.lists(&story.ben, false).await;
    let shown = story.ada.slash("league manage", json!({})).await;
    let preview = story.ada.chooses(&shown, "Preview the divisions").await;
    assert!(preview.is_ephemeral(), "only the manager sees it");
    let lines: Vec<&str> = preview.content.lines().collect();
    assert_eq!(lines.len(), 3, "{}", preview.content);
    assert!(lines[0].starts_with("**Autumn**: the divisions if it started now"), "{}", lines[0]);
    let (ada, ben) = (story.ada.mention(), story.ben.mention());
    assert!(lines[1].starts_with(&format!("Division 1: {ada} (1500), {ben}, ")), "{}", lines[1]);
    assert!(lines[2].starts_with("Division 2: ") && !lines[2].contains(&ada), "{}", lines[2]);
    let asked =
        story.ada.chooses(&story.ada.slash("league manage", json!({})).await, "Choose a division").await;
    let which = story.ada.chooses_member(&asked, story.ada.member.id()).await.updated.expect("the divisions");
    let asked = story.ada.chooses(&which, "Division 2").await;
    let done = story.ada.click_for_update(&asked, "Yes").await;
    let second = done.content.lines().find(|line| line.starts_with("Division 2: ")).expect("a division");
    assert!(done.content.starts_with("Done.\n") && second.contains(&ada), "{}", done.content);
    let asked = story.ada.chooses(&story.ada.slash("league manage", json!({})).await, "Start now").await;
    assert!(asked.content.contains(second), "{}", asked.content);
    story.ada.click_for_update(&asked, "Yes").await;
    story.until("it to begin", async || league.contest(&story).await.divisions() == 2).await;
    let begun = league.contest(&story).await;
    assert_eq!(begun.entrant(id(&story.ada)).map(|one| one.division), Some(2), "as it was shown");
    let log = story.ada.slash("moderation log", json!({})).await;
    let told = format!("chose a division or place in **Autumn**: {ada}");
    assert!(log.content.contains(&told), "{}", log.content);
    league.plays(&story, 12).await;
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn a_removal_is_undone_and_the_game_begins_again() {
    let story = Story::begin().await;
    let league =
        Competing::begin(&story, "league create", json!({ "name": "Autumn", "at_once": 1 }), 4).await;
    let pairing = league.plays(&story, 2).await.swap_remove(0);
    let who = league.player(pairing.first);
    let (name, mention) = (format!("@{}", who.member.name()), who.mention());
    league.manages(&story, &["Remove a player", &name]).await;
    league.told_to(&story, "removed by a manager", &[who]).await;
    let is_out = async || {
        league.contest(&story).await.entrant(pairing.first).and_then(|one| one.out).map(|(_, why)| why)
    };
    assert_eq!(is_out().await, Some(Withdrawal::Removed));
    story.until("the game to end", async || league.running(&story).await.len() < 2).await;
    let old = pairing.running().expect("it ran");
    let back = league.manages(&story, &["Bring a player back", &name]).await;
    assert!(back.content.starts_with("Done."), "{}", back.content);
    assert_eq!(is_out().await, None);
    league.told(&story, &format!("{mention} is back in **Autumn**.")).await;
    let again = async || league.contest(&story).await.pairing(pairing.number).and_then(Pairing::running);
    story.until("the game to begin again", async || again().await.is_some_and(|game| game != old)).await;
    // Pressing an old button changes nothing.
    let asked =
        story.ada.chooses(&story.ada.slash("league manage", json!({})).await, "Remove a player").await;
    assert!(asked.button("Back").is_some());
    let log = story.ada.slash("moderation log", json!({})).await;
    for did in ["removed a player from", "let a player back into"] {
        assert!(log.content.contains(&format!("{did} **Autumn**: {mention}")), "{}", log.content);
    }
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn a_date_with_too_few_is_told_to_the_manager_once() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let league = joined(&story, json!({ "starts": "in 3 days" }), 2).await;
    story.passes(3 * DAY + SignedDuration::from_mins(1));
    let told = league.told_to(&story, "can't start yet", &[ada]).await;
    assert!(told.content.contains("Players so far: 2; it takes at least 4."), "{}", told.content);
    assert!(
        told.content.contains("it's called off <t:") && told.content.contains("league change"),
        "{told:?}"
    );
    let shown = async || league.list(&story).await.content;
    story.until("the list to say it", async || shown().await.contains("⏳ Too few had joined by")).await;
    story.chidi.click_for_note(&league.list(&story).await, "Join").await;
    story.passes(2 * DAY);
    story.tells_all().await;
    let times = |messages: Vec<sandbox::Message>| {
        messages.iter().filter(|one| one.content.contains("can't start yet")).count()
    };
    assert_eq!(times(story.sandbox.messages(story.games)), 1, "once");
    story.dede.click_for_note(&league.list(&story).await, "Join").await;
    story.until("it to begin", async || league.contest(&story).await.divisions() == 1).await;
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn the_list_shows_ratings_of_those_who_show_theirs() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_rated("dara:traditional", &ada, &ben, 8).await;
    let league = joined(&story, json!({ "starts": "in 5 days" }), 3).await;
    let entrant = |contest: &play::competition::Contest, who| contest.entrant(who).expect("in it").rating;
    let rating = entrant(&league.contest(&story).await, id(&ada));
    assert!(rating > 1500, "{rating}");
    let shown = league.list(&story).await.content;
    assert!(shown.contains(&format!("{} ({rating}), ", ada.mention())), "{shown}");
    story.lists(&ada, false).await;
    story.dede.click_for_note(&league.list(&story).await, "Join").await;
    let shown = league.list(&story).await.content;
    assert!(shown.contains(&format!("{}, {} (", ada.mention(), ben.mention())), "{shown}");
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn one_role_is_pinged_when_people_can_join_and_never_everyone() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let options = |role: sandbox::Id| json!({ "game": DARA, "name": "Autumn", "ping": role.to_string() });
    let told = story.refused(ada.slash("league create", options(story.sandbox.guild()))).await;
    assert!(told.starts_with("I never ping everyone."), "{told}");
    // It isn't everyone's to mention, and the bot may not.
    let hidden = story.sandbox.role("Organizers");
    story.sandbox.deny_bot(story.games, Permissions::MENTION_EVERYONE);
    let told = story.refused(ada.slash("league create", options(hidden))).await;
    assert!(told.starts_with(&format!("I'm not allowed to ping <@&{hidden}> here.")), "{told}");
    story.sandbox.deny_bot(story.games, Permissions::NONE);
    let role = story.sandbox.role("Board gamers");
    ada.slash("league create", options(role)).await;
    let league = Competing { id: 1_u64.try_into().expect("an id"), players: everyone(&story, 5) };
    let list = league.list(&story).await;
    assert_eq!(list.raw()["mention_roles"], json!([role.to_string()]));
    assert!(list.content.contains(&format!("<@&{role}>, you can join now")), "{}", list.content);
    assert!(!list.mentions_everyone && list.mentions.is_empty());
    story.ben.click_for_note(&list, "Join").await;
    story.tells_all().await;
    // Posted again, it pings no one.
    story.sandbox.delete_message(list.id);
    story.chidi.click(&story.chidi.slash("league show", json!({})).await, "Join").await;
    let again = async || league.contest(&story).await.competition.message.map(play::MessageId::get);
    story.until("a new list", async || again().await.is_some_and(|new| new != list.id.get())).await;
    story.tells_all().await;
    let lists = posted(&story);
    assert_eq!(lists.len(), 1);
    assert_eq!(lists[0]["mention_roles"], json!([]));
    // Without a choice, no role is pinged.
    ada.slash("tournament create", json!({ "game": DARA, "kind": 0, "days": 21 })).await;
    story.tells_all().await;
    assert!(posted(&story).iter().all(|one| one["mention_roles"] == json!([])));
    story.pardons(|violation| violation.code == 10_008);
    story.end().await;
}

#[tokio::test]
async fn all_that_is_changed_is_shown() {
    let story = Story::begin().await;
    let ada = &story.ada;
    ada.slash("league create", json!({ "game": DARA, "name": "Autumn" })).await;
    ada.slash("league create", json!({ "game": DARA, "name": "Spring" })).await;
    ada.slash("tournament create", json!({ "game": DARA, "kind": 0, "players": 9 })).await;
    for (command, options, shown) in [
        (
            "league change",
            json!({
                "name": "Autumn", "new_name": "Winter", "clock": "2d+6h/3d", "days": 45, "starts": "in 5 days",
                "players": 12, "size": 6, "movers": 1, "again": false, "at_once": 3,
            }),
            vec![
                "**Winter** · League · Dara (traditional)\n",
                "🗓️ Starts on <t:",
                "or as soon as 12 players have joined",
                "about 6",
                "A season lasts 45 days. After that, one player per division goes up, and one down",
                "2 days, plus 6 hours a turn, up to 3 days",
                "at most 3 games at a time",
            ],
        ),
        ("league change", json!({ "name": "Winter", "again": true }), vec!["season 1", "about 6"]),
        (
            "tournament change",
            json!({ "new_name": "Cup", "rounds": 3, "days": 10, "clock": "2d", "starts": "in 5 days", "players": 8 }),
            vec![
                "**Cup** · Swiss tournament",
                "🗓️ Starts on <t:",
                "as 8 players",
                "3 rounds of 10 days",
                "2 days a turn",
            ],
        ),
    ] {
        let changed = ada.slash(command, options).await;
        for part in shown {
            assert!(changed.content.contains(part), "{part}: {}", changed.content);
        }
    }
    let spring = ada.slash("league show", json!({ "name": "Spring" })).await;
    assert!(spring.content.contains("**Spring** · League"), "the other stays: {}", spring.content);
    story.tells_all().await;
    story.end().await;
}
