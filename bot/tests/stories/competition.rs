//! Leagues, tournaments and ladders: from the first button to the next season, through stops and wrong input.

mod bounds;
mod competing;
mod early;
mod halts;
mod ladders;
mod managing;
mod news;
mod paced;
mod players;

use std::time::Duration;

use competing::{Competing, DARA, everyone};
use jiff::SignedDuration;
use play::{
    Ending,
    competition::{self, Outcome, Pairing, Phase, Why, Withdrawal},
};
use sandbox::{Id, Message};
use serde_json::json;

use crate::{
    buttons::labels,
    player::Player,
    story::Story,
    wait::{self, Wait},
};

/// How long a whole tournament may take on a busy machine.
const ENDS_WITHIN: Duration = Duration::from_mins(3);
const DAY: SignedDuration = SignedDuration::from_hours(24);
/// The choices of `/tournament create kind:…`.
const SWISS: u8 = 0;
const KNOCKOUT: u8 = 1;

#[expect(clippy::too_many_lines, reason = "it is a whole season")]
#[tokio::test]
async fn a_league_of_nine_is_played_managed_and_goes_on() {
    let mut story = Story::begin().await;
    let options = json!({ "name": "Autumn", "size": 5, "movers": 1, "at_once": 2 });
    let league = Competing::begin(&story, "league create", options, 9).await;
    let begun = league.told(&story, "**Autumn** has started!").await;
    assert!(begun.content.contains("Division 2: "), "{}", begun.content);
    let list = league.list(&story).await;
    story
        .until("the list to change", async || {
            labels(&league.list(&story).await) == ["My games", "Table", "Leave", "How it works"]
        })
        .await;
    assert!(list.content.starts_with("**Autumn** · League · "), "{}", list.content);
    let how = league.players[0].click_for_message(&league.list(&story).await, "How it works").await;
    let judged = "At the deadline, the computer judges unfinished games";
    assert!(how.is_ephemeral() && how.content.contains(judged) && !list.content.contains(judged), "{how:?}");
    let running = league.plays(&story, 9).await;
    // Each game is in a thread of its own, where only who is to move is pinged.
    let game = running[0].running().expect("it runs");
    let table = story.table(game).await;
    let thread = Id::new(table.stored().channel.get());
    let board = story
        .sandbox
        .wait_for_message(thread, |message| !message.mentions.is_empty())
        .await
        .expect("a board");
    assert_eq!(board.mentions, [league.player(running[0].first).member.id()]);
    story.tells_all().await;
    let told = story
        .refused(league.player(running[0].first).goes_to(thread).slash("dara offer", json!({ "what": 2 })))
        .await;
    assert!(told.starts_with("Others are waiting for this result"), "{told}");
    league.ends(&story, &running[0], true).await;
    let mine = league.player(running[0].second.expect("two")).slash("league show", json!({})).await;
    assert!(mine.is_ephemeral() && mine.content.contains("with 1 point"), "{}", mine.content);
    assert!(
        mine.content.contains("You can still finish anywhere from") && mine.content.contains("Next: "),
        "{}",
        mine.content
    );
    assert_eq!(mine.attachments.len(), 1, "the table as a picture");

    // Someone leaves before half of their games: none of them counts.
    let leaver =
        league.contest(&story).await.entrants.iter().find(|one| one.division == 2).expect("one").player;
    let question = league.player(leaver).click_for_note(&league.list(&story).await, "Leave").await;
    assert!(question.content.contains("would count for anyone"), "{}", question.content);
    league.player(leaver).click_for_update(&question, "Yes, leave").await;
    league.told(&story, "left by choice. Their games don't count.").await;
    let contest = league.contest(&story).await;
    assert!(contest.pairings_of(leaver).all(|one| one.outcome() == Some(Outcome::Void)));
    story
        .until("their games to end", async || {
            league.contest(&story).await.pairings_of(leaver).all(|one| one.running().is_none())
        })
        .await;

    // A game is annulled and then decided by hand; the store agrees after a stop.
    let number = running[0].number;
    let name = league.player(running[0].first).member.name().to_owned();
    let steps = ["Annul a game", &format!("@{name}")];
    let asked = {
        let mut shown = story.ada.slash("league manage", json!({})).await;
        shown = story.ada.chooses(&shown, steps[0]).await;
        story.ada.chooses_member(&shown, story.sandbox.member(&name).id()).await.updated.expect("their games")
    };
    assert!(asked.content.starts_with("Which of "), "{}", asked.content);
    let entry = asked.custom_ids();
    assert!(!entry.is_empty(), "{asked:?}");
    let done = story.ada.chooses(&asked, &chosen(&asked, "0 – 1")).await;
    let done = story.ada.click_for_update(&done, "Yes").await;
    assert!(done.content.starts_with("Done."), "{}", done.content);
    league.told(&story, "was annulled.").await;
    assert_eq!(league.contest(&story).await.pairing(number).and_then(Pairing::outcome), Some(Outcome::Void));

    let given = league.manages(&story, &["Give everyone time", "2 days"]).await;
    assert!(given.content.starts_with("Done."), "{}", given.content);
    league.told(&story, "everyone gets 2 days more").await;

    // It's ended early: what runs is judged, what never began is drawn.
    story.stops_the_bot().await;
    story.starts_the_bot().await;
    league.manages(&story, &["End it now"]).await;
    story
        .until("the end", async || {
            matches!(league.contest(&story).await.competition.phase, Phase::Over { .. })
        })
        .await;
    // Who goes up or down was told on the same day that games have begun.
    let over = league.told(&story, "**Autumn** is over!").await;
    assert!(
        over.content.contains("Division 1: **") && over.content.contains("Division 2: **"),
        "{}",
        over.content
    );
    assert_eq!(over.attachments.len(), 2, "a table for each division");
    let contest = league.contest(&story).await;
    assert!(
        contest.pairings.iter().any(|one| one.decided.is_some_and(|decided| decided.why == Why::Unplayed))
    );
    let judged =
        contest.pairings.iter().filter(|one| one.decided.is_none() && one.game.is_some()).collect::<Vec<_>>();
    let ending = story.table(judged.last().expect("one").game.expect("a game").id).await.ending();
    assert!(matches!(ending, Some(Ending::Adjudicated { .. } | Ending::Forfeit { .. })), "{ending:?}");

    // The next season opens by itself, without the one who left.
    let next = Competing { id: story.newest_competition().await, players: league.players };
    assert!(next.list(&story).await.content.contains("season 2"));
    assert_eq!(next.contest(&story).await.entrants.len(), 8);
    story.passes(3 * DAY);
    story.until("season 2", async || next.contest(&story).await.divisions() == 2).await;
    let up =
        contest.entrants.iter().find(|one| (one.division, one.place) == (2, 1)).expect("a winner").player;
    assert_eq!(
        next.contest(&story).await.entrant(up).map(|one| one.division),
        Some(1),
        "who won division 2 is up"
    );
    next.plays(&story, 8).await;
    let log = story.ada.slash("moderation log", json!({})).await;
    for did in ["annulled a game in **Autumn**: <@", "gave time in **Autumn**", "of **Autumn**"] {
        assert!(log.content.contains(did), "{did}: {}", log.content);
    }
    story.end().await;
}

/// The label of the first choice that contains this.
fn chosen(message: &Message, part: &str) -> String {
    let raw = message.raw().to_string();
    let labels = raw.split("\"label\":\"").skip(1).filter_map(|rest| rest.split('"').next());
    labels
        .into_iter()
        .find(|label| label.to_lowercase().contains(&part.to_lowercase()))
        .unwrap_or_else(|| panic!("no {part}: {raw}"))
        .to_owned()
}

#[tokio::test]
async fn a_swiss_of_sixteen_and_its_last_round() {
    let story = Story::begin().await;
    let swiss =
        Competing::begin(&story, "tournament create", json!({ "kind": SWISS, "rounds": 2 }), 16).await;
    for round in 1..=2 {
        for pairing in swiss.plays(&story, 8).await {
            assert_eq!(pairing.round, round);
            swiss.ends(&story, &pairing, false).await;
        }
        if round == 1 {
            let told = swiss.told(&story, "round 2 has started").await;
            assert_eq!(told.attachments.len(), 1, "the standings");
        }
    }
    let over = swiss.told(&story, "is over!").await;
    assert!(over.content.contains("won."), "{}", over.content);
    let contest = swiss.contest(&story).await;
    assert_eq!(contest.table(0).iter().filter(|row| row.points.halves() == 4).count(), 4);
    let table = story.eve.slash("tournament show", json!({})).await;
    assert!(table.content.contains("You're number **"), "{}", table.content);
    story.end().await;
}

#[tokio::test]
async fn a_knock_out_of_eleven_with_byes_and_a_walkover() {
    let story = Story::begin().await;
    let knock_out = Competing::begin(&story, "tournament create", json!({ "kind": KNOCKOUT }), 11).await;
    let running = knock_out.plays(&story, 6).await;
    let leaver = running[0].first;
    let list = knock_out.list(&story).await;
    let question = knock_out.player(leaver).click_for_note(&list, "Leave").await;
    knock_out.player(leaver).click_for_update(&question, "Yes, leave").await;
    knock_out.told(&story, "They lose the games they had left.").await;
    let mut rounds = 0;
    let wait = Wait::at_most(ENDS_WITHIN);
    while !matches!(knock_out.contest(&story).await.competition.phase, Phase::Over { .. }) {
        let running = knock_out.running(&story).await;
        let Some(pairing) = running.first() else {
            wait.again(|| "no game begins and it doesn't end".to_owned()).await;
            continue;
        };
        rounds += 1;
        assert!(rounds < 60, "it ends");
        // The player with the smaller number wins, so no tie needs a third game.
        let first_resigns = Some(pairing.first) > pairing.second;
        knock_out.ends(&story, pairing, first_resigns).await;
        story.tells_all().await;
    }
    let contest = knock_out.contest(&story).await;
    let champion = competition::champion(&contest).expect("a winner");
    let over = knock_out.told(&story, "is over!").await;
    assert!(over.content.contains(&format!("<@{champion}>")), "{}", over.content);
    assert!(contest.pairings_of(leaver).all(|one| one.round == 1));
    story.end().await;
}

#[tokio::test]
async fn a_ladder_is_climbed_and_a_time_out_costs_a_place() {
    let story = Story::begin().await;
    let (ada, ben, chidi) = (&story.ada, &story.ben, &story.chidi);
    let shown = ada.slash("ladder", json!({ "game": DARA })).await;
    assert!(shown.content.contains("You're not in this."), "{}", shown.content);
    let ladder = Competing { id: 1_u64.try_into().expect("an id"), players: everyone(&story, 3) };
    let list = ladder.list(&story).await;
    assert!(list.content.contains("No one is on it yet."), "{}", list.content);
    for player in [ada, ben, chidi] {
        player.click_for_note(&list, "Join").await;
    }
    story.tells_all().await;
    let told = story.refused(ada.click_for_note(&list, "Join")).await;
    assert!(told.starts_with("You've already joined."), "{told}");
    let mine = chidi.click_for_message(&list, "Challenge…").await;
    assert!(mine.content.contains("You're number **3** of 3"), "{}", mine.content);
    chidi.chooses(&mine, &chosen(&mine, ada.member.name())).await;
    let pairing = ladder.plays(&story, 1).await.remove(0);
    let first_resigns = ladder.player(pairing.first).member.id() == ada.member.id();
    ladder.ends(&story, &pairing, first_resigns).await;
    ladder.told(&story, "is now number 1 on the ladder!").await;
    let ids = |players: [&Player; 3]| players.map(|player| player.member.id().get());
    let places =
        ladder.contest(&story).await.ladder().into_iter().map(play::PlayerId::get).collect::<Vec<_>>();
    assert_eq!(places, ids([chidi, ada, ben]));
    // Ben challenges Ada and lets the time run out, or she does.
    let mine = ben.slash("ladder", json!({ "game": DARA })).await;
    ben.chooses(&mine, &chosen(&mine, ada.member.name())).await;
    ladder.plays(&story, 1).await;
    story.passes(8 * DAY);
    story.until("the time-out", async || ladder.running(&story).await.is_empty()).await;
    story
        .until("the list", async || {
            ladder.contest(&story).await.pairings.iter().all(|one| one.decided.is_some())
        })
        .await;
    let left = ben.click_for_note(&ladder.list(&story).await, "Leave").await;
    if left.button("Yes, leave").is_some() {
        ben.click_for_update(&left, "Yes, leave").await;
    }
    let contest = ladder.contest(&story).await;
    assert_eq!(
        contest
            .entrant(play::PlayerId::try_from(ben.member.id().get()).expect("an id"))
            .and_then(|one| one.out)
            .map(|(_, why)| why),
        Some(Withdrawal::Wish)
    );
    story.end().await;
}

#[tokio::test]
async fn by_mail_each_has_the_board_and_no_thread_is_opened() {
    let story = Story::begin().await;
    for player in [&story.ada, &story.ben, &story.chidi, &story.dede] {
        story.may_be_written_to(player);
    }
    let options = json!({ "name": "By mail", "by_mail": true, "at_once": 1 });
    let league = Competing::begin(&story, "league create", options, 4).await;
    let running = league.plays(&story, 2).await;
    let pairing = &running[0];
    let first = league.player(pairing.first);
    story
        .until("the board", async || {
            story
                .sandbox
                .direct_channel(&first.member)
                .is_some_and(|channel| !story.sandbox.messages(channel).is_empty())
        })
        .await;
    let direct = story.direct(first);
    let board = story.newest(direct);
    assert!(board.content.contains("Your turn"), "{}", board.content);
    first.goes_to(direct).slash("dara drop", json!({ "square": "b3" })).await;
    let second = league.player(pairing.second.expect("two"));
    story
        .until("the reply's board", async || {
            let table = story.table(pairing.running().expect("it runs")).await;
            table.ply() == 1 && story.due().await == 0
        })
        .await;
    let board = story.newest(story.direct(second));
    assert!(board.content.contains("Your turn") && board.mentions.is_empty(), "{}", board.content);
    // Looking at one's games stops no clock: the boards need no channel of the server.
    let listed = second.slash("games", json!({})).await;
    assert!(listed.content.contains("time runs out") && listed.button("Play").is_some(), "{listed:?}");
    assert!(!listed.content.contains("I can't post"), "{}", listed.content);
    story.tells_all().await;
    assert!(!story.table(pairing.running().expect("it runs")).await.is_cut_off());
    story.end().await;
}

#[tokio::test]
async fn what_cannot_be_done_is_refused_with_a_reason() {
    let story = Story::begin().await;
    let ben = &story.ben;
    for (command, options, told) in [
        ("league show", json!({}), "I found no league here."),
        ("tournament manage", json!({}), "I found no tournament here."),
        ("league create", json!({ "game": DARA }), "Only this server's managers"),
    ] {
        let refused = story.refused(ben.slash(command, options)).await;
        assert!(refused.starts_with(told), "{command}: {refused}");
    }
    let ada = &story.ada;
    for (options, told) in [
        (json!({ "game": DARA, "clock": "none" }), "A competition needs a clock."),
        (json!({ "game": DARA, "starts": "yesterday" }), "I can't use that date"),
        (json!({ "game": DARA, "name": "\u{2800}\u{3164}" }), "A name needs visible characters"),
        (json!({ "game": DARA, "rules": "teams" }), "Dara has no rules called"),
    ] {
        let refused = story.refused(ada.slash("league create", options)).await;
        assert!(refused.starts_with(told), "{refused}");
    }
    let role = ben.member.add_role("Board gamers");
    let options = json!({ "game": DARA, "name": "For few", "role": role.get().to_string() });
    ada.slash("league create", options).await;
    let league = Competing { id: 1_u64.try_into().expect("an id"), players: Vec::new() };
    let list = league.list(&story).await;
    let refused = story.refused(story.chidi.click_for_note(&list, "Join")).await;
    assert!(refused.starts_with("This is only for <@&"), "{refused}");
    ben.click_for_note(&list, "Join").await;
    story
        .until("the list to change", async || league.list(&story).await.content.contains("Players (1)"))
        .await;
    let refused = story.refused(story.chidi.click_for_note(&list, "Leave")).await;
    assert!(refused.starts_with("You aren't taking part."), "{refused}");
    let refused = story.refused(ben.slash("league manage", json!({}))).await;
    assert!(refused.starts_with("Only this server's managers"), "{refused}");
    // Too few on its date; after two more weeks it is called off.
    story.passes(3 * DAY);
    league.told_to(&story, "can't start yet", &[ada]).await;
    story.tells_all().await;
    let told = ada.slash("league manage", json!({})).await;
    let asked = ada.chooses(&told, "Start now").await;
    let refused = story.refused(ada.click_for_message(&asked, "Yes")).await;
    assert!(refused.starts_with("Players so far: 1."), "{refused}");
    story.passes(14 * DAY);
    league.told(&story, "was called off.").await;
    story.tells_all().await;
    let old = story
        .finds_old_message(&["league-join:77", "manage-do:1:begin", "league-table:77:1", "league-join:1"])
        .await;
    for label in ["Old 0", "Old 2"] {
        let refused = story.refused(ben.click_for_message(&old, label)).await;
        assert!(refused.starts_with("This button is too old"), "{refused}");
    }
    let refused = story.refused(story.chidi.click_for_message(&old, "Old 3")).await;
    assert!(refused.starts_with("It's too late to join this one."), "{refused}");
    let refused = story.refused(ben.click_for_message(&old, "Old 1")).await;
    assert!(refused.starts_with("Only this server's managers"), "{refused}");
    story.end().await;
}

#[tokio::test]
async fn however_often_the_bot_stops_each_game_begins_once_and_the_season_ends_once() {
    let mut story = Story::begin().await;
    let options = json!({ "game": DARA, "name": "Autumn", "players": 6, "size": 6, "at_once": 2 });
    story.ada.slash("league create", options).await;
    let league = Competing { id: 1_u64.try_into().expect("an id"), players: everyone(&story, 6) };
    let list = league.list(&story).await;
    for player in &league.players {
        player.click_for_note(&list, "Join").await;
    }
    for milliseconds in [0, 5, 20, 60, 150] {
        wait::pass(Duration::from_millis(milliseconds)).await;
        story.stops_the_bot().await;
        story.starts_the_bot().await;
    }
    let running = league.plays(&story, 6).await;
    story.tells_all().await;
    league.told(&story, "**Autumn** has started!").await;
    for pairing in &running {
        let game = pairing.running().expect("it runs");
        let thread = Id::new(story.table(game).await.stored().channel.get());
        let boards = story
            .sandbox
            .messages(thread)
            .iter()
            .filter(|one| one.content.contains("the game is on!"))
            .count();
        assert_eq!(boards, 1, "game {game} is announced once");
    }
    let messages = story.sandbox.messages(story.games);
    let posted = messages.iter().filter(|message| message.content.contains("division 1, round")).count();
    assert_eq!(posted, running.len(), "one thread for each game");

    league.manages(&story, &["End it now"]).await;
    for milliseconds in [0, 10, 40, 300] {
        wait::pass(Duration::from_millis(milliseconds)).await;
        story.stops_the_bot().await;
        story.starts_the_bot().await;
        story.passes(SignedDuration::from_mins(1));
    }
    story
        .until("the end", async || {
            matches!(league.contest(&story).await.competition.phase, Phase::Over { .. })
        })
        .await;
    league.told(&story, "**Autumn** is over!").await;
    let next = Competing { id: story.newest_competition().await, players: Vec::new() };
    assert!(next.list(&story).await.content.contains("season 2"));
    let seasons = story.sandbox.messages(story.games);
    let seasons = seasons.iter().filter(|message| message.content.contains("season 2")).count();
    assert_eq!(seasons, 1, "the next season opens once");
    story.end().await;
}

#[tokio::test]
async fn deleted_data_leave_a_table_that_is_right() {
    let story = Story::begin().await;
    let league = Competing::begin(&story, "league create", json!({ "name": "Autumn" }), 4).await;
    league.plays(&story, 6).await;
    let panel = story.ben.slash("privacy", json!({})).await;
    let first = story.ben.click_for_update(&panel, "Delete my data").await;
    let label = labels(&first).into_iter().find(|label| label.starts_with("Delete")).expect("a question");
    let mut shown = story.ben.click(&first, &label).await;
    while let Some(next) = shown.updated.clone().or(shown.message.clone()) {
        let Some(label) = labels(&next).into_iter().find(|label| label.to_lowercase().contains("delete"))
        else {
            break;
        };
        shown = story.ben.click(&next, &label).await;
    }
    let ben = play::PlayerId::try_from(story.ben.member.id().get()).expect("an id");
    story
        .until("the withdrawal", async || {
            let contest = league.contest(&story).await;
            contest.entrant(ben).is_none()
                && contest.entrants.iter().filter(|one| one.out.is_some()).count() == 1
        })
        .await;
    let contest = league.contest(&story).await;
    let out = contest.entrants.iter().find(|one| one.out.is_some()).expect("the former player");
    assert!(out.player.is_former() && out.out.map(|(_, why)| why) == Some(Withdrawal::Gone));
    assert!(contest.pairings_of(out.player).all(|one| one.running().is_none()));
    assert!(contest.table(1).iter().all(|row| row.id != out.player || row.left == 0));
    story.end().await;
}

#[tokio::test]
async fn all_that_a_competition_is_opened_with_is_shown() {
    let story = Story::begin().await;
    let role = story.ben.member.add_role("Board gamers");
    for (command, options, shown) in [
        (
            "league create",
            json!({
                "game": DARA, "name": "Autumn", "rules": "niger", "clock": "2d+6h/3d", "days": 45, "starts": "in 5 days",
                "players": 12, "size": 6, "movers": 1, "again": false, "at_once": 3, "by_mail": true,
                "role": role.get().to_string(), "ping": role.get().to_string(),
            }),
            vec![
                "**Autumn** · League · Dara (Niger)",
                "🗓️ Starts on <t:",
                "or as soon as 12 players have joined",
                "about 6",
                "A season lasts 45 days. After that, one player per division goes up, and one down",
                "2 days, plus 6 hours a turn, up to 3 days",
                "at most 3 games at a time",
                "boards as direct messages",
                "Only for <@&",
                ", you can join now",
            ],
        ),
        (
            "tournament create",
            json!({ "game": DARA, "kind": SWISS, "rounds": 3, "days": 10, "players": 8 }),
            vec![
                "**Dara** · Swiss tournament",
                "Starts as soon as 8 players have joined",
                "3 rounds of 10 days",
                "in a thread",
            ],
        ),
        (
            "tournament create",
            json!({ "game": DARA, "kind": KNOCKOUT, "days": 21 }),
            vec!["Knockout", "A match is two games"],
        ),
    ] {
        let opened = story.ada.slash(command, options).await;
        for part in shown {
            assert!(opened.content.contains(part), "{part}: {}", opened.content);
        }
        assert!(!opened.content.contains("season 1"), "{}", opened.content);
    }
    story.tells_all().await;
    story.end().await;
}
