//! Roles that members earn: chosen in the settings, given, taken back, refused, and given once that is mended.

use std::time::Duration;

use jiff::SignedDuration;
use sandbox::{Forged, Id, Message, Permissions, Violation};
use serde_json::json;

use crate::{buttons::labels, members::privacy::deletes, player::Player, story::Story};

/// As long as it takes at most until roles are looked after again.
const LOOK: SignedDuration = SignedDuration::from_mins(11);

/// Ada chooses a role for something.
async fn chooses(story: &Story, merit: &str, role: Id) -> Message {
    let panel = story.ada.slash("settings", json!({})).await;
    let page = story.ada.click_for_update(&panel, "Roles to earn").await;
    let list = format!("earned-role:{merit}");
    let chosen = story.ada.member.select(&page, &list, &[&role.to_string()]).await.expect("an answer");
    chosen.updated.expect("the page")
}

/// Waits until someone has a role, or no longer has it.
async fn has(story: &Story, player: &Player, role: Id, expected: bool) {
    let what = format!("{} to have the role or not: {expected}", player.member.name());
    story.until(&what, async || player.member.has_role(role) == expected).await;
}

/// The same, while time passes: a look that had begun before is followed by another.
async fn has_in_time(story: &Story, player: &Player, role: Id, expected: bool) {
    let what = format!("{} to have the role or not in time: {expected}", player.member.name());
    story
        .until(&what, async || {
            story.passes(LOOK);
            player.member.has_role(role) == expected
        })
        .await;
}

/// The bot may give a role that every member with a high rating earns, and Ben, who has one, has it.
async fn has_earned(story: &mut Story) -> Id {
    let role = may_give(story, "Strong");
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    is_strong(story, &ben, &ada).await;
    chooses(story, "from-1600", role).await;
    has(story, &ben, role, true).await;
    role
}

/// A new role without permissions, which the bot may give.
fn may_give(story: &Story, name: &str) -> Id {
    story.sandbox.allow_bot(Permissions::MANAGE_ROLES);
    let role = story.sandbox.add_role(name);
    story.sandbox.set_role_permissions(role, Permissions::NONE);
    story.sandbox.raise_bot();
    role
}

/// One beats the other on two days, until their rating is high.
async fn is_strong(story: &mut Story, one: &Player, other: &Player) {
    story.finds_rated("dara:traditional", one, other, 3).await;
    story.passes(SignedDuration::from_hours(25));
    story.finds_rated("dara:traditional", one, other, 3).await;
}

/// How often the bot gave someone a role, or tried to.
fn tries(story: &Story) -> usize {
    story.sandbox.count_requests(|request| request.method == "PUT" && request.path.contains("/roles/"))
}

/// Waits until the log says something: what was done is noted once Discord has taken it.
async fn is_logged(story: &Story, line: &str) {
    let log = async || story.ada.slash("moderation log", json!({})).await.content;
    story.until(line, async || log().await.contains(line)).await;
}

fn is_forbidden(violation: &Violation) -> bool {
    violation.code == 50_013
}

#[tokio::test]
async fn who_earns_a_role_has_it_as_long_as_that_is_so() {
    let mut story = Story::begin().await;
    story.sandbox.allow_bot(Permissions::MANAGE_ROLES);
    let [champions, high] = ["Champions", "Strong"].map(|name| story.sandbox.add_role(name));
    for one in [champions, high] {
        story.sandbox.set_role_permissions(one, Permissions::NONE);
    }
    story.sandbox.raise_bot();
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    is_strong(&mut story, &ben, &ada).await;
    let page = chooses(&story, "from-1600", high).await;
    assert!(page.content.contains(&format!("**Rating 1600+**: <@&{high}>")), "{}", page.content);
    has(&story, &ben, high, true).await;
    assert!(!ada.member.has_role(high));
    chooses(&story, "champion", champions).await;
    story.closes_season(&ada).await;
    has_in_time(&story, &ben, champions, true).await;
    is_logged(&story, &format!("gave {} <@&{champions}>, as earned", ben.mention())).await;
    // Another choice takes the role back. Only who is listed has one.
    let panel = ada.slash("settings", json!({})).await;
    assert!(
        panel.content.contains(&format!("**Roles to earn**: <@&{champions}> <@&{high}>")),
        "{}",
        panel.content
    );
    let page = ada.click_for_update(&panel, "Roles to earn").await;
    let off = ada.click_for_update(&page, "No role: Champion").await;
    assert!(!labels(&off).contains(&"No role: Champion".to_owned()));
    has(&story, &ben, champions, false).await;
    assert!(ben.member.has_role(high));
    story.lists(&ben, false).await;
    has_in_time(&story, &ben, high, false).await;
    is_logged(&story, &format!("took <@&{high}> back from {}", ben.mention())).await;
    story.end().await;
}

#[tokio::test]
async fn what_discord_refuses_is_told_in_the_settings_and_mends_itself() {
    let mut story = Story::begin().await;
    let role = story.sandbox.add_role("Strong");
    story.sandbox.set_role_permissions(role, Permissions::NONE);
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    is_strong(&mut story, &ben, &ada).await;
    let page = chooses(&story, "from-1600", role).await;
    assert!(page.content.contains("permissions=") && page.content.contains("[invite me again]"));
    let told = async || ada.slash("settings", json!({})).await.content;
    story.until("the refusal", async || told().await.contains("I can't give")).await;
    story.pardons(is_forbidden);
    // It's tried again after pauses.
    story
        .until("another try", async || {
            story.passes(LOOK);
            !story.sandbox.violations().is_empty()
        })
        .await;
    story.sandbox.allow_bot(Permissions::MANAGE_ROLES);
    story.sandbox.raise_bot();
    has_in_time(&story, &ben, role, true).await;
    story.pardons(is_forbidden);
    story.until("all to be well", async || !told().await.contains("I can't give")).await;
    // A role that was deleted has nothing to take back, and says so once it's to be given.
    story.sandbox.delete_role(role);
    let panel = ada.slash("settings", json!({})).await;
    let page = ada.click_for_update(&panel, "Roles to earn").await;
    ada.click_for_update(&page, "No role: Rating 1600+").await;
    story
        .until("it to be forgotten", async || story.rows().numbers("SELECT count(*) FROM given_roles") == [0])
        .await;
    story.pardons(|violation| violation.code == 10_011);
    story.end().await;
}

#[tokio::test]
async fn no_role_that_can_moderate_is_given() {
    let mut story = Story::begin().await;
    story.sandbox.allow_bot(Permissions::MANAGE_ROLES);
    let role = story.sandbox.add_role("Mods");
    story.sandbox.set_role_permissions(role, Permissions::MANAGE_MESSAGES);
    story.sandbox.raise_bot();
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    is_strong(&mut story, &ben, &ada).await;
    chooses(&story, "from-1600", role).await;
    let told = async || ada.slash("settings", json!({})).await.content;
    story.until("the refusal", async || told().await.contains("I won't give")).await;
    assert!(!ben.member.has_role(role));
    // Once it's harmless, it's given, though no one presses anything.
    story.sandbox.set_role_permissions(role, Permissions::NONE);
    has_in_time(&story, &ben, role, true).await;
    story.end().await;
}

#[tokio::test]
async fn whose_data_are_deleted_keeps_no_role() {
    let mut story = Story::begin().await;
    let role = has_earned(&mut story).await;
    let ben = story.ben.clone();
    deletes(&ben).await;
    has_in_time(&story, &ben, role, false).await;
    story
        .until("it to be forgotten", async || story.rows().numbers("SELECT count(*) FROM given_roles") == [0])
        .await;
    story.end().await;
}

#[tokio::test]
async fn who_leaves_and_comes_back_between_two_looks_gets_their_role_again() {
    let mut story = Story::begin().await;
    let role = has_earned(&mut story).await;
    let ben = story.ben.clone();
    // It's noted a moment after the member has it.
    let noted = async |times: i64| {
        let sql = "SELECT count(*) FROM moderation_log WHERE kind = 'gave role'";
        story.until("it to be noted", async || story.rows().numbers(sql) == [times]).await;
    };
    let comes_back = || {
        ben.member.leave();
        story.passes(SignedDuration::from_hours(25));
        ben.member.join(story.sandbox.guild(), None);
        assert!(!ben.member.has_role(role));
    };
    // The bot isn't told of it, and sees it once they do something.
    noted(1).await;
    comes_back();
    ben.slash("games", json!({})).await;
    has(&story, &ben, role, true).await;
    noted(2).await;
    // Or once it asks about someone on a leaderboard.
    comes_back();
    story.ada.slash("leaderboard", json!({})).await;
    has(&story, &ben, role, true).await;
    noted(3).await;
    // What a moderator took stays taken.
    ben.member.remove_role(role);
    let before = tries(&story);
    story.passes(SignedDuration::from_hours(25));
    story.ada.slash("leaderboard", json!({})).await;
    ben.slash("games", json!({})).await;
    story.passes(LOOK);
    ben.slash("games", json!({})).await;
    assert_eq!(tries(&story), before);
    story.end().await;
}

#[tokio::test]
async fn who_has_left_or_is_suspended_keeps_no_role() {
    let mut story = Story::begin().await;
    let role = has_earned(&mut story).await;
    let (ada, ben, chidi) = (story.ada.clone(), story.ben.clone(), story.chidi.clone());
    is_strong(&mut story, &chidi, &ada).await;
    has_in_time(&story, &chidi, role, true).await;
    ada.slash("moderation suspend", json!({ "member": "chidi" })).await;
    has_in_time(&story, &chidi, role, false).await;
    ben.member.leave();
    story.has_left(&ben).await;
    story
        .until("it to be forgotten", async || {
            story.passes(LOOK);
            story.rows().numbers("SELECT count(*) FROM given_roles") == [0]
        })
        .await;
    story.pardons(|violation| violation.code == 10_007);
    story.end().await;
}

#[tokio::test]
async fn a_refused_role_is_given_as_soon_as_managers_mend_it() {
    let mut story = Story::begin().await;
    let role = has_earned(&mut story).await;
    let (ada, chidi) = (story.ada.clone(), story.chidi.clone());
    story.sandbox.forbid_bot(Permissions::MANAGE_ROLES);
    is_strong(&mut story, &chidi, &ada).await;
    let told = async || ada.slash("settings", json!({})).await.content;
    story
        .until("the refusal", async || {
            story.passes(LOOK);
            told().await.contains("I can't give")
        })
        .await;
    // Within the pause, it isn't tried again.
    let before = tries(&story);
    for _ in 0..3 {
        story.passes(SignedDuration::from_secs(1));
        told().await;
    }
    assert_eq!(tries(&story), before);
    // No time passes.
    story.sandbox.allow_bot(Permissions::MANAGE_ROLES);
    has(&story, &chidi, role, true).await;
    story.pardons(is_forbidden);
    story.end().await;
}

#[tokio::test]
async fn a_permission_that_comes_back_while_a_role_is_refused_counts() {
    let mut story = Story::begin().await;
    let role = has_earned(&mut story).await;
    let (ada, chidi) = (story.ada.clone(), story.chidi.clone());
    is_strong(&mut story, &chidi, &ada).await;
    story.sandbox.forbid_bot(Permissions::MANAGE_ROLES);
    // The refusal arrives once the permission is back.
    story.sandbox.faults().refuse_late(Some(Duration::from_secs(1)));
    let before = tries(&story);
    // A look that had begun before is followed by another.
    story
        .until("it to be tried", async || {
            let is_tried = tries(&story) > before;
            if !is_tried {
                story.passes(LOOK);
            }
            is_tried
        })
        .await;
    story.sandbox.allow_bot(Permissions::MANAGE_ROLES);
    ada.slash("help", json!({})).await;
    // The refusal arrives.
    story.passes(SignedDuration::from_secs(1));
    has(&story, &chidi, role, true).await;
    story.pardons(is_forbidden);
    story.end().await;
}

#[tokio::test]
async fn roles_that_are_named_by_hand_are_refused() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.sandbox.allow_bot(Permissions::MANAGE_ROLES);
    story.sandbox.raise_bot();
    is_strong(&mut story, &ben, &ada).await;
    let told = async || ada.slash("settings", json!({})).await.content;
    let panel = ada.slash("settings", json!({})).await;
    let page = ada.click_for_update(&panel, "Roles to earn").await;
    let forges = async |role: Id| {
        let chosen = json!({ "component_type": 6, "custom_id": "earned-role:from-1600", "values": [role], "resolved": {} });
        ada.member.forge(ada.channel, Forged::component(&page, chosen)).await.expect("an answer");
    };
    // One that doesn't exist, and that of everyone.
    forges(Id::new(7)).await;
    story.until("the refusal", async || told().await.contains("That role is gone")).await;
    forges(story.sandbox.guild()).await;
    story.until("the refusal", async || told().await.contains("I won't give")).await;
    assert_eq!(story.rows().numbers("SELECT count(*) FROM given_roles"), [0]);
    // The first use after a refusal tries it once more.
    story.stops_the_bot().await;
    story.pardons(|violation| violation.code == 10_011);
    story.end().await;
}

#[tokio::test]
async fn what_changed_in_an_outage_or_while_the_bot_was_removed_is_made_up_for() {
    let mut story = Story::begin().await;
    let role = has_earned(&mut story).await;
    let ben = story.ben.clone();
    story.stops_the_bot().await;
    story.lists(&ben, false).await;
    story.passes(SignedDuration::from_hours(25));
    story.starts_the_bot().await;
    has(&story, &ben, role, false).await;
    story.sandbox.remove_bot(true);
    let is_gone = async || story.rows().numbers("SELECT count(*) FROM guilds WHERE gone IS NOT NULL") == [1];
    story.until("it to be noted", async || is_gone().await).await;
    story.lists(&ben, true).await;
    let before = tries(&story);
    for _ in 0..3 {
        story.passes(LOOK);
    }
    story.sandbox.remove_bot(false);
    story.until("it to be noted", async || !is_gone().await).await;
    assert_eq!(tries(&story), before, "nothing is asked of a server that the bot has left");
    has_in_time(&story, &ben, role, true).await;
    story.end().await;
}

#[tokio::test]
async fn a_server_in_which_ninety_earn_a_role_at_once_is_served_at_a_pace() {
    const MANY: usize = 90;
    let story = Story::begin().await;
    let role = may_give(&story, "Strong");
    let members: Vec<_> =
        (0..MANY).map(|number| story.sandbox.add_member(&format!("member-{number}"))).collect();
    let guild = story.sandbox.guild();
    chooses(&story, "from-2000", role).await;
    {
        let connection = story.tampers();
        for member in members.iter().map(sandbox::Member::id) {
            let all = format!(
                "INSERT INTO players (id, since) VALUES ({member}, 0);
                INSERT INTO ratings (guild, category, player, rating, deviation, volatility, games, since)
                    VALUES ({guild}, 'dara', {member}, 2100, 60, 0.06, 5, 0);"
            );
            connection.execute_batch(&all).expect("rated");
        }
    }
    let have = || members.iter().filter(|member| member.has_role(role)).count();
    let begun = story.now();
    story
        .until("all to have it", async || {
            story.passes(SignedDuration::from_secs(5));
            have() == MANY
        })
        .await;
    let minutes = usize::try_from(story.now().duration_since(begun).as_mins()).expect("some");
    assert!(minutes + 1 >= MANY / 10, "ten a minute: {minutes}");
    let noted = "SELECT count(*) FROM moderation_log WHERE kind = 'gave role'";
    story.until("all to be logged", async || story.rows().numbers(noted) == [90]).await;
    assert_eq!((have(), tries(&story)), (MANY, MANY));
    story.mends_ratings().await;
    story.end().await;
}
