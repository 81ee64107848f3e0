//! Leaderboards: who is listed, who isn't, and the reader's own place.

use jiff::SignedDuration;

use sandbox::Message;
use serde_json::{Value, json};

use crate::{members::departures::unknown_member, player::Player, story::Story};

/// The choices of `/leaderboard game:…`.
mod game {
    pub(super) const DARA: u8 = 0;
    pub(super) const WALI: u8 = 1;
    pub(super) const TEAMS: u8 = 5;
}

/// The choices of `/leaderboard period:…`.
mod period {
    pub(super) const YEAR: u8 = 1;
    pub(super) const MONTH: u8 = 2;
}

/// A leaderboard, shown to `player` only.
async fn leaderboard(player: &Player, options: Value) -> Message {
    let shown = player.slash("leaderboard", options).await;
    assert!(shown.is_ephemeral() && shown.mentions.is_empty(), "{shown:?}");
    shown
}

/// Its lines without the title and the small print.
fn lines(board: &Message) -> Vec<&str> {
    board.content.lines().skip(1).filter(|line| !line.starts_with("-# ")).collect()
}

fn title(board: &Message) -> &str {
    board.content.lines().next().unwrap_or_default()
}

/// Ada beat Ben five times.
async fn finds_two_listed(story: &mut Story) {
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_rated("dara:traditional", &ada, &ben, 5).await;
    story.finds_named(&ada, "Ada").await;
    story.finds_named(&ben, "Ben").await;
}

const FIRST: &str = "🥇 **Ada** · 1792? ± 448 · 5 games";
const SECOND: &str = "🥈 **Ben** · 1208? ± 448 · 5 games";

#[tokio::test]
async fn five_rated_games_list_a_player_and_readers_see_their_place() {
    let mut story = Story::begin().await;
    let (ada, ben, chidi, eve) =
        (story.ada.clone(), story.ben.clone(), story.chidi.clone(), story.eve.clone());
    story.finds_rated("dara:traditional", &ada, &ben, 4).await;
    let empty = leaderboard(&ada, json!({ "game": game::DARA })).await;
    assert_eq!(title(&empty), "## Leaderboard: Dara · all time");
    let [nobody, own] = lines(&empty)[..] else { panic!("{}", empty.content) };
    assert!(nobody.starts_with("No one's here yet: it takes five rated games of Dara"), "{nobody}");
    assert!(own.ends_with("4 games. One more rated game to appear here."), "{own}");
    assert!(empty.button("Post here").is_none(), "there is nothing to show");
    // The fifth game has other rules of the same game.
    story.begins_game(&ada, &ben, "niger").await;
    let asked = ben.asks_to_resign("dara").await;
    ben.click(&asked, "Resign").await;
    story.finds_rated("dara:traditional", &ada, &chidi, 1).await;
    let board = leaderboard(&ben, json!({ "game": game::DARA })).await;
    let [first, second] = lines(&board)[..] else { panic!("{}", board.content) };
    assert!(first.starts_with("🥇 **Ada** · ") && first.ends_with(" · 6 games"), "{first}");
    assert!(second.starts_with("🥈 **Ben** · ") && second.ends_with(" · 5 games **← you**"), "{second}");
    let own = |board: &Message| lines(board).last().map(ToString::to_string).unwrap_or_default();
    let his = own(&leaderboard(&chidi, json!({})).await);
    assert!(his.ends_with("1 game. 4 more rated games to appear here."), "{his}");
    let none = own(&leaderboard(&eve, json!({})).await);
    assert_eq!(
        none,
        "You: no rated games yet. Games are rated unless you turn that off. Play five to appear here."
    );
    story.end().await;
}

#[tokio::test]
async fn pages_are_turned_by_buttons_and_ones_own_line_is_on_each() {
    let mut story = Story::begin().await;
    let mut players: Vec<Player> = Vec::new();
    for number in 0..24 {
        let member = story.sandbox.add_member(&format!("member-{number}"));
        players.push(story.player(member, story.games));
    }
    for pair in players.chunks(2) {
        story.finds_rated("dara:traditional", &pair[0], &pair[1], 5).await;
    }
    for (number, player) in players.iter().enumerate() {
        story.finds_named(player, &format!("Number {number}")).await;
    }
    let last = players.last().expect("players").clone();
    last.member.set_nick(Some("Number 23"));
    let first = leaderboard(&last, json!({})).await;
    assert!(first.button("Previous page").is_none() && first.content.ends_with("-# Page 1 of 3"));
    let second = last.click_for_update(&first, "Next page").await;
    let third = last.click_for_update(&second, "Next page").await;
    assert!(third.button("Next page").is_none() && third.content.ends_with("-# Page 3 of 3"));
    // Equal players are ordered by id: first the winners, then the losers.
    let expected = (0..24).step_by(2).chain((1..24).step_by(2)).map(|number| format!("**Number {number}**"));
    let pages = [&first, &second, &third].map(lines);
    let listed = pages.concat().into_iter().filter(|line| !line.starts_with("You: "));
    let names = listed.map(|line| line.split(' ').skip(1).take(2).collect::<Vec<_>>().join(" "));
    assert!(names.eq(expected), "{pages:?}");
    for page in &pages[..2] {
        let own = page.last().copied().unwrap_or_default();
        assert!(own.starts_with("You: place **24** · 1208? ± 448"), "{own}");
    }
    let own = pages[2].last().copied().unwrap_or_default();
    assert!(own.starts_with("**24.** **Number 23** · ") && own.ends_with(" **← you**"), "{own}");
    assert_eq!(last.click_for_update(&third, "Previous page").await.content, second.content);
    // A page beyond the end shows the last one.
    let old = story.finds_old_message(&["leaderboard:4294967295::dara"]).await;
    assert_eq!(last.click_for_message(&old, "Old 0").await.content, third.content);
    story.end().await;
}

#[tokio::test]
async fn a_posted_page_can_be_browsed_in_private() {
    let mut story = Story::begin().await;
    let (ben, eve) = (story.ben.clone(), story.eve.clone());
    finds_two_listed(&mut story).await;
    let board = leaderboard(&ben, json!({})).await;
    let shown = ben.click_for_message(&board, "Post here").await;
    assert!(!shown.is_ephemeral() && shown.mentions.is_empty(), "{shown:?}");
    assert_eq!(lines(&shown), [FIRST, SECOND], "nobody's own line");
    assert!(shown.content.ends_with(&format!("-# Shown by {}", ben.mention())), "{}", shown.content);
    let own = eve.click_for_message(&shown, "Find me").await;
    assert!(own.is_ephemeral() && own.content.contains("You: no rated games yet. Games"), "{own:?}");
    assert_eq!(story.newest(story.games).content, shown.content, "it stays as it is");
    story.end().await;
}

#[tokio::test]
async fn an_unlisted_player_sees_their_place_in_private() {
    let mut story = Story::begin().await;
    let (ada, ben, eve) = (story.ada.clone(), story.ben.clone(), story.eve.clone());
    finds_two_listed(&mut story).await;
    let before = ada.slash("preferences", json!({})).await;
    assert!(before.content.contains("**On this server only**\n- **Leaderboards**: you're listed."));
    let chosen = ada.click_for_update(&before, "Don't list me").await;
    assert!(chosen.content.contains("you're not listed"), "{}", chosen.content);
    let second = SECOND.replace('🥈', "🥇");
    assert_eq!(lines(&leaderboard(&eve, json!({})).await)[0], second);
    let own = leaderboard(&ada, json!({})).await;
    let [listed, his] = lines(&own)[..] else { panic!("{}", own.content) };
    assert_eq!(listed, second);
    assert!(
        his.starts_with("You: 1792? ± 448 · 5 games. Only you see this, because you chose not to be listed"),
        "{his}"
    );
    let shown = ada.click_for_message(&own, "Post here").await;
    assert_eq!(lines(&shown), [second.as_str()], "others learn nothing of him");
    // Other preferences don't affect it, and it holds for one server.
    story.prefers(&ada, "Direct message").await;
    let kept = ada.slash("preferences", json!({})).await;
    let direct = ada.goes_to(story.direct(&ada)).slash("preferences", json!({})).await;
    assert!(!direct.content.contains("leaderboards") && direct.button("List me").is_none(), "{direct:?}");
    ada.click_for_update(&kept, "List me").await;
    assert_eq!(lines(&leaderboard(&ben, json!({})).await)[0], FIRST);
    // It can't be chosen outside a server.
    let old = story.finds_old_message_in(story.direct(&ada), &["listed:off"]).await;
    story.refused(ada.goes_to(story.direct(&ada)).click_for_message(&old, "Old 0")).await;
    story.end().await;
}

#[tokio::test]
async fn members_who_left_are_not_listed() {
    let mut story = Story::begin().await;
    let (ada, eve) = (story.ada.clone(), story.eve.clone());
    finds_two_listed(&mut story).await;
    ada.member.leave();
    let asked = || story.sandbox.requests().iter().filter(|one| one.path.contains("/members/")).count();
    for _ in 0..2 {
        assert_eq!(lines(&leaderboard(&eve, json!({})).await)[0], SECOND.replace('🥈', "🥇"));
        assert_eq!(asked(), 2, "each once a day");
    }
    story.passes(SignedDuration::from_hours(25));
    leaderboard(&eve, json!({})).await;
    assert_eq!(asked(), 3, "the other is asked for again");
    story.pardons(unknown_member);
    story.end().await;
}

#[tokio::test]
async fn a_player_who_left_the_server_is_not_listed() {
    let mut story = Story::begin().await;
    let (ada, ben, eve) = (story.ada.clone(), story.ben.clone(), story.eve.clone());
    finds_two_listed(&mut story).await;
    story.begins_game(&ada, &ben, "traditional").await;
    ada.plays("b3").await;
    story.tells_all().await;
    ben.member.leave();
    story.passes(SignedDuration::from_hours(2));
    story.until("it to be noted", async || story.knows_gone(&ben).await).await;
    story.until("the game to end", async || story.ended_in(story.games).await.1.is_some()).await;
    let board = leaderboard(&eve, json!({})).await;
    assert!(board.content.contains("**Ada**") && !board.content.contains("**Ben**"), "{}", board.content);
    story.tells_all().await;
    story.pardons(unknown_member);
    story.end().await;
}

#[tokio::test]
async fn a_new_nickname_is_listed_as_plain_text() {
    let mut story = Story::begin().await;
    let (ada, ben, eve) = (story.ada.clone(), story.ben.clone(), story.eve.clone());
    finds_two_listed(&mut story).await;
    ada.member.set_nick(Some("Ada **the** <@1>\u{202e}"));
    let own = leaderboard(&ada, json!({})).await;
    assert!(lines(&own)[0].starts_with(r"🥇 **Ada \*\*the\*\* \<\@1\>** · 1792?"), "{}", own.content);
    assert_eq!(lines(&leaderboard(&eve, json!({})).await)[0], lines(&own)[0].replace(" **← you**", ""));
    // An unknown name is left to Discord.
    let chidi = story.chidi.clone();
    story.finds_rated("wali:prost", &chidi, &ben, 5).await;
    let board = leaderboard(&eve, json!({ "game": game::WALI })).await;
    assert!(lines(&board)[0].starts_with(&format!("🥇 **{}** · ", chidi.mention())), "{}", board.content);
    // Players' names are learned whenever they do something, even after their games.
    chidi.slash("help", json!({})).await;
    story.knows_name(&chidi).await;
    story.end().await;
}

#[tokio::test]
async fn a_server_sees_its_own_players_alone() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_rated_in(77, "dara:traditional", &ada, &ben, 5).await;
    let board = leaderboard(&ada, json!({})).await;
    assert_eq!(board.content.lines().count(), 3, "no rating is there to be explained: {}", board.content);
    assert!(
        board.content.contains("No one's here yet")
            && board.content.contains("You: no rated games yet. Games")
    );
    story.end().await;
}

#[tokio::test]
async fn each_month_has_a_leaderboard() {
    let mut story = Story::begin().await;
    let (ada, ben, chidi) = (story.ada.clone(), story.ben.clone(), story.chidi.clone());
    finds_two_listed(&mut story).await;
    let named = |story: &Story| story.now().strftime("%B %Y").to_string();
    let then = named(&story);
    let board = leaderboard(&ada, json!({ "period": period::MONTH })).await;
    assert_eq!(title(&board), format!("## Leaderboard: Dara · {then}"));
    let shown = ada.click_for_message(&board, "Post here").await;
    // Thirty days later it is another month.
    story.passes(SignedDuration::from_hours(31 * 24));
    story.finds_rated("dara:traditional", &chidi, &ben, 5).await;
    story.finds_named(&chidi, "Chidi").await;
    let board = leaderboard(&ada, json!({ "game": game::DARA, "period": period::MONTH })).await;
    assert_eq!(title(&board), format!("## Leaderboard: Dara · {}", named(&story)));
    let [first, second, own] = lines(&board)[..] else { panic!("{}", board.content) };
    assert!(first.starts_with("🥇 **Chidi**") && second.starts_with("🥈 **Ben**"), "{}", board.content);
    assert!(second.ends_with(" · 5 games") && own.starts_with("You: no rated games yet. Games"), "{own}");
    // The old page is still of its month, and leads to this and other months.
    let old = ben.click_for_message(&shown, "Find me").await;
    assert_eq!(title(&old), format!("## Leaderboard: Dara · {then}"));
    assert_eq!(lines(&old), [FIRST.to_owned(), format!("{SECOND} **← you**")]);
    let all = ben.click_for_update(&old, "All time").await;
    assert_eq!((title(&all), lines(&all).len()), ("## Leaderboard: Dara · all time", 3));
    let back = ben.click_for_update(&all, &named(&story)).await;
    assert!(lines(&back)[0].starts_with("🥇 **Chidi**"), "{}", back.content);
    story.end().await;
}

#[tokio::test]
async fn the_most_played_game_is_shown_by_default() {
    let mut story = Story::begin().await;
    let (ada, chidi, dede) = (story.ada.clone(), story.chidi.clone(), story.dede.clone());
    assert_eq!(title(&leaderboard(&ada, json!({})).await), "## Leaderboard: Dara · all time");
    finds_two_listed(&mut story).await;
    assert_eq!(title(&leaderboard(&ada, json!({})).await), "## Leaderboard: Dara · all time");
    for loser in [&chidi, &dede] {
        story.finds_rated("wali:prost", &ada, loser, 5).await;
    }
    let board = leaderboard(&ada, json!({ "period": period::YEAR })).await;
    let year = story.now().strftime("%Y").to_string();
    assert_eq!(title(&board), format!("## Leaderboard: Wali · {year}"));
    let teams = leaderboard(&ada, json!({ "game": game::TEAMS })).await;
    assert_eq!(title(&teams), "## Leaderboard: Damala, teams · all time");
    assert!(teams.content.contains("`/damala challenge`"), "{}", teams.content);
    story.end().await;
}
