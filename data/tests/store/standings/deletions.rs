//! Players who have their data deleted: nothing of them is left in the files, and everybody else has what he had.

use data::{CommitError, Deletion, Leaderboard, Store, Unit};
use games::Side;
use jiff::SignedDuration;
use play::{
    Absence, Actor, Announcement, BoardCause, Change, Language, News, Notice, PlayerId, Preferences, Timer,
    challenge::{self, Invited},
    game::table::Event,
    guild::{
        moderation::{LogEntry, ModeratorAction},
        standings::Period,
    },
    paging::Stretch,
    player::ratings::Category,
};
use proptest::prelude::*;

use super::played::{DAY, Finish, begin, dara, play};
use crate::support::{Home, at, decided, does, id, request, seen, table, unit};

/// Members as the platform numbers them.
const MEMBERS: [u64; 6] = [
    812_345_678_901_234_561,
    212_345_678_901_234_562,
    1_112_345_678_901_234_563,
    412_345_678_901_234_564,
    1_312_345_678_901_234_565,
    612_345_678_901_234_566,
];

/// Some of everything, by these six; `random` gives numbers below another.
async fn live(home: &Home, mut random: impl FnMut(usize) -> usize) {
    let store = &home.store;
    let mut second = 0;
    for round in 0..40 {
        let first = random(6);
        let other = (first + 1 + random(5)) % 6;
        let mut players = vec![MEMBERS[first], MEMBERS[other]];
        if random(4) == 0 {
            players.extend(
                (0..6)
                    .filter(|member| ![first, other].contains(member))
                    .map(|member| MEMBERS[member])
                    .take(2),
            );
        }
        let finish = [Finish::Loses(Side::First), Finish::Loses(Side::Second), Finish::Agreed][random(3)];
        second += i64::try_from(random(20)).expect("small") * DAY / 7;
        let terms = if random(6) == 0 { "none,unrated" } else { "none" };
        play(home, &players, terms, finish, second).await;
        let by = MEMBERS[random(6)];
        match random(10) {
            0 => {
                let season = store.season(id(1001)).await.expect("readable");
                store.close_season(id(1001), season, id(by), at(second)).await.expect("closed");
            }
            1 => store
                .learn_member(id(1001), id(by), &format!("name {round}"), at(second))
                .await
                .expect("stored"),
            2 => store.list_member(id(1001), id(by), random(2) == 0, at(second)).await.expect("stored"),
            3 => choose(store, by, second).await,
            4 => away(store, by, second).await,
            5 => told(store, by, second).await,
            7 => moderated(store, by, MEMBERS[random(6)], second).await,
            6 => challenges(store, by, MEMBERS[random(6)], second).await,
            _ => {}
        }
    }
    store.learn_language_of_player(id(MEMBERS[0]), Language::French).await.expect("stored");
}

async fn choose(store: &Store, by: u64, second: i64) {
    let before = store.preferences(id(by)).await.expect("readable");
    let chosen = Preferences { notice: Notice::Digest, confirm: true, ..before };
    let changes = before.change(id(by), chosen, at(second));
    store.commit(Unit { changes, ..unit(second) }).await.expect("stored");
}

async fn away(store: &Store, by: u64, second: i64) {
    let away = Absence { from: at(second), until: at(second + 9 * DAY) };
    let timer = Change::SetTimer { timer: Timer::Away(id(1001), id(by)), at: Some(away.until) };
    let set = Change::SetAway { home: id(1001), player: id(by), away };
    // He may be away already.
    let _ = store.commit(Unit { changes: vec![set, timer], ..unit(second) }).await;
}

/// Things that were told, and one that is to be told still.
async fn told(store: &Store, by: u64, second: i64) {
    let game = id(1);
    let announcements = vec![
        Announcement::Board { game, version: 0, how: BoardCause::Moved, by: Some(Actor::Member(id(by))) },
        Announcement::Digest { to: id(by) },
        Announcement::News { game, news: News::Paused, by: Some(id(by)) },
    ];
    let number = u64::try_from(second).expect("later") * 100 + by % 100;
    let unit = Unit { announcements, interaction: Some(seen(number)), ..unit(second) };
    if let Ok(numbers) = store.commit(unit).await {
        store.delivered(numbers[0]).await.expect("stored");
    }
}

/// One bars and blocks another, and says why.
async fn moderated(store: &Store, by: u64, whom: u64, second: i64) {
    if by == whom {
        return;
    }
    let (by, player, at) = (id(by), id(whom), at(second));
    let reason = Some(format!("<@{whom}> and {by} quarrel").parse().expect("a reason"));
    let suspended =
        LogEntry { guild: id(1001), by, at, action: ModeratorAction::Suspended { player }, reason };
    for change in [
        Change::Suspend { home: id(1001), player, at },
        Change::Block { by, blocked: player, most: 9, at },
        Change::Log(suspended),
    ] {
        // It can be so already.
        let _ = store.commit(Unit { changes: vec![change], ..unit(second) }).await;
    }
}

/// A challenge that was declined.
async fn challenges(store: &Store, by: u64, whom: u64, second: i64) {
    if by == whom {
        return;
    }
    let request = challenge::Request {
        challenger: id(by),
        invited: vec![Some(Invited::Member(id(whom)))],
        ..request(8)
    };
    let made = crate::support::challenge(store, request, second).await;
    let declined =
        challenge::update(&made, challenge::Event::Decline { by: id(whom) }, at(second)).expect("declined");
    store.commit(decided(&declined, second)).await.expect("stored");
}

/// What everybody but `without` sees of himself and of the others.
async fn seen_by_others(home: &Home, without: u64) -> String {
    let store = &home.store;
    let mut seen = Vec::new();
    for member in MEMBERS.into_iter().filter(|&member| member != without) {
        let member: PlayerId = id(member);
        let (counts, careers) = store.career(id(1001), member).await.expect("readable");
        let history =
            store.history(id(1001), Some(member), None, Stretch::Newest, 99).await.expect("readable");
        let rated = store.ratings_of(id(1001), member, dara()).await.expect("readable");
        let known = store.member(id(1001), member).await.expect("readable");
        let chosen = store.preferences(member).await.expect("readable");
        let mut against = Vec::new();
        for other in MEMBERS.into_iter().filter(|&other| other != without) {
            against.push(store.against(id(1001), member, id(other)).await.expect("readable"));
        }
        seen.push(format!("{counts:?} {careers:?} {history:?} {rated:?} {known:?} {chosen:?} {against:?}"));
        for category in Category::all() {
            let board = Leaderboard { home: id(1001), category, period: Period::AllTime };
            let own = store.leaderboard_own(board, member).await.expect("readable");
            seen.push(format!("{:?}", own.map(|own| (own.rating, own.games))));
        }
    }
    let all = store.history(id(1001), None, None, Stretch::Newest, 99).await.expect("readable").games;
    for finished in all {
        let table = table(store, finished.game).await;
        let players = table.stored().seats.members();
        let players: Vec<_> =
            players.map(|player| if player.is_former() { id(without) } else { player }).collect();
        seen.push(format!("{players:?} {} {:?}", table.stored().record, table.ending()));
    }
    seen.push(format!("{:?}", store.seasons(id(1001)).await.expect("readable").len()));
    seen.join("\n")
}

/// Deletes all of a player who neither plays nor is challenged.
async fn delete(home: &Home, player: u64) {
    home.store.ask_for_deletion(id(player), at(0)).await.expect("stored");
    home.store.forget(id(player)).await.expect("deleted");
    assert_eq!(
        home.store.deletions().await.expect("readable"),
        [Deletion { player: id(player), deleted: true }]
    );
    assert!(home.store.wipe(id(player)).await.expect("wiped"), "no one reads");
    assert_eq!(home.store.deletions().await.expect("readable"), []);
}

/// Recomputing finds nothing to mend, and nothing is wrong.
async fn whole(home: &Home) {
    assert_eq!(home.store.integrity().expect("checked"), []);
    assert_eq!(home.store.recompute_standings(|_| {}).await.expect("computed").tables, []);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: Home::share_of(3), ..ProptestConfig::default() })]

    #[test]
    fn deletion_leaves_no_trace_and_spares_everyone_else(mut seed in any::<u64>()) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let Some(home) = Home::new() else { return };
            live(&home, |below| {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                usize::try_from(seed >> 33).expect("31 bits") % below
            }).await;
            whole(&home).await;
            for player in [MEMBERS[2], MEMBERS[5]] {
                assert!(!home.traces_of(player).is_empty(), "he has lived");
                let before = seen_by_others(&home, player).await;
                delete(&home, player).await;
                assert_eq!(home.traces_of(player), [""; 0], "seed {seed}");
                assert_eq!(seen_by_others(&home, player).await, before);
                whole(&home).await;
                assert_eq!(home.traces_of(player), [""; 0], "nothing comes back");
                // Life goes on, also for him, as a newcomer.
                play(&home, &[MEMBERS[0], MEMBERS[3]], "none", Finish::Agreed, 100 * DAY).await;
                let season = home.store.season(id(1001)).await.expect("readable");
                home.store.close_season(id(1001), season, id(MEMBERS[0]), at(101 * DAY)).await.expect("closed");
                play(&home, &[MEMBERS[0], player], "none", Finish::Loses(Side::First), 102 * DAY).await;
                let (counts, careers) = home.store.career(id(1001), id(player)).await.expect("readable");
                assert_eq!((counts.len(), careers[0].entry.expect("rated").games), (1, 1));
                whole(&home).await;
                delete(&home, player).await;
                assert_eq!(home.traces_of(player), [""; 0], "seed {seed}, again");
                whole(&home).await;
            }
            let home = home.reopened().await;
            whole(&home).await;
        });
    }
}

#[tokio::test]
async fn whoever_still_plays_or_is_challenged_is_not_deleted_yet() {
    let Some(home) = Home::new() else { return };
    let [ada, ben] = [MEMBERS[0], MEMBERS[1]];
    let game = begin(&home, &[ada, ben], "none", 1).await;
    let stale = |outcome| assert!(matches!(outcome, Err(CommitError::Stale)), "{outcome:?}");
    stale(home.store.forget(id(ada)).await);
    home.store.commit(does(&home.store, game, ada, Event::Resign, 2).await).await.expect("stored");
    let request = challenge::Request {
        challenger: id(ben),
        invited: vec![Some(Invited::Member(id(ada)))],
        ..request(8)
    };
    let made = crate::support::challenge(&home.store, request, 3).await;
    assert_eq!(
        home.store.open_challenges_everywhere(id(ada)).await.expect("readable"),
        std::slice::from_ref(&made)
    );
    stale(home.store.forget(id(ada)).await);
    let declined =
        challenge::update(&made, challenge::Event::Decline { by: id(ada) }, at(4)).expect("declined");
    home.store.commit(decided(&declined, 4)).await.expect("stored");
    assert_eq!(home.store.open_challenges_everywhere(id(ada)).await.expect("readable"), []);
    delete(&home, ada).await;
    let over = table(&home.store, game).await;
    let players: Vec<PlayerId> = over.stored().seats.members().collect();
    let [former, other] = &players[..] else { panic!("two players") };
    assert!(former.is_former() && *other == id(ben));
    whole(&home).await;
}

#[tokio::test]
async fn a_game_of_four_goes_on_without_one_who_gave_it_up() {
    let Some(home) = Home::new() else { return };
    let four = &MEMBERS[..4];
    for second in 1..3 {
        play(&home, four, "none", Finish::Loses(Side::Second), second).await;
    }
    let game = begin(&home, four, "none", 3).await;
    for _ in four {
        let first = table(&home.store, game).await.position().legal_actions()[0];
        crate::support::turn(&home.store, game, &first.to_string(), 3).await.expect("stored");
    }
    home.store.commit(does(&home.store, game, four[0], Event::Resign, 4).await).await.expect("stored");
    delete(&home, four[0]).await;
    assert_eq!(home.traces_of(four[0]), [""; 0]);
    whole(&home).await;
    home.store.commit(does(&home.store, game, four[2], Event::Resign, 5).await).await.expect("stored");
    assert!(table(&home.store, game).await.ending().is_some());
    let rated = home.store.rated_by(game).await.expect("readable").expect("over");
    assert_eq!(rated.len(), 3, "there is none of the one who went");
    whole(&home).await;
}

#[tokio::test]
async fn deleting_only_preferences_leaves_no_former_player() {
    let Some(home) = Home::new() else { return };
    let ada = MEMBERS[0];
    choose(&home.store, ada, 1).await;
    told(&home.store, ada, 2).await;
    delete(&home, ada).await;
    assert_eq!(home.traces_of(ada), [""; 0]);
    assert_eq!(home.store.preferences(id(ada)).await.expect("readable"), Preferences::default());
    assert_eq!(home.store.due().await.expect("readable"), []);
    // Who was never here is as easily deleted.
    delete(&home, MEMBERS[1]).await;
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn announcements_call_a_deleted_player_former() {
    let Some(home) = Home::new() else { return };
    let [ada, ben] = [MEMBERS[0], MEMBERS[1]];
    play(&home, &[ada, ben], "none", Finish::Loses(Side::First), 1).await;
    for (second, by) in [(2, ada), (3, ben)] {
        told(&home.store, by, second).await;
    }
    delete(&home, ada).await;
    let due: Vec<_> =
        home.store.due().await.expect("readable").into_iter().map(|due| due.announcement).collect();
    let former = table(&home.store, id(1)).await.stored().seats.members().next().expect("a player");
    let paused = |by| Announcement::News { game: id(1), news: News::Paused, by: Some(by) };
    assert_eq!(due, [paused(former), Announcement::Digest { to: id(ben) }, paused(id(ben))]);
}

#[tokio::test]
async fn a_deletion_is_finished_however_often_the_program_dies_meanwhile() {
    let Some(home) = Home::new() else { return };
    let [ada, ben] = [MEMBERS[0], MEMBERS[1]];
    play(&home, &[ada, ben], "none", Finish::Loses(Side::First), 1).await;
    home.store.ask_for_deletion(id(ada), at(2)).await.expect("stored");
    let home = home.after_a_crash();
    assert_eq!(
        home.store.deletions().await.expect("readable"),
        [Deletion { player: id(ada), deleted: false }]
    );
    home.store.forget(id(ada)).await.expect("deleted");
    let home = home.after_a_crash();
    assert_eq!(
        home.store.deletions().await.expect("readable"),
        [Deletion { player: id(ada), deleted: true }]
    );
    assert!(home.store.wipe(id(ada)).await.expect("wiped"));
    assert_eq!(home.store.deletions().await.expect("readable"), []);
    assert_eq!(home.traces_of(ada), [""; 0]);
    let home = home.reopened().await;
    assert_eq!(home.traces_of(ada), [""; 0]);
}

#[tokio::test]
async fn a_server_is_deleted_with_all_that_is_in_it_and_nothing_else() {
    let Some(home) = Home::new() else { return };
    let mut seed = 1_usize;
    live(&home, |below| {
        seed = seed.wrapping_mul(48_271) % 0x7fff_ffff;
        seed % below
    })
    .await;
    begin(&home, &MEMBERS[..2], "3d", 400).await;
    let elsewhere = challenge::Request { home: id(2002), challenger: id(MEMBERS[0]), ..request(9) };
    crate::support::challenge(&home.store, elsewhere, 401).await;
    let late = at(0) + SignedDuration::from_hours(24);
    assert!(home.store.set_guild_gone(id(1001), at(402)).await.expect("stored"));
    assert!(!home.store.set_guild_gone(id(1001), at(403)).await.expect("stored"), "it is known");
    assert_eq!(home.store.guild_gone(id(1001)).await.expect("readable"), Some(at(402)));
    let visit =
        async || home.store.visit(id(1001), id(7), id(MEMBERS[0]), Language::French).await.expect("readable");
    assert!(visit().await.guild_is_gone);
    assert!(home.store.set_guild_back(id(1001), at(403)).await.expect("stored"));
    assert!(!visit().await.guild_is_gone);
    assert_eq!(home.store.guilds_to_delete(late).await.expect("readable"), []);
    home.store.set_guild_gone(id(1001), at(402)).await.expect("stored");
    assert_eq!(home.store.guilds_to_delete(at(401)).await.expect("readable"), []);
    assert_eq!(home.store.guilds_to_delete(late).await.expect("readable"), [id(1001)]);
    let exported = home.exported(1001).expect("known").to_string();
    assert!(exported.contains(&MEMBERS[3].to_string()));

    let mut home = home;
    let mut steps = 1;
    while !home.store.delete_guild(id(1001)).await.expect("deleted") {
        steps += 1;
        home = home.after_a_crash();
        assert_eq!(home.store.guilds_to_delete(at(0)).await.expect("readable"), [id(1001)], "it is finished");
    }
    assert!(steps > 3, "in {steps} steps");
    assert_eq!(
        home.store.deletions().await.expect("readable"),
        [Deletion { player: id(1001), deleted: true }]
    );
    assert!(home.store.wipe(id(1001)).await.expect("wiped"), "no one reads");
    assert_eq!(home.store.deletions().await.expect("readable"), []);
    assert_eq!(home.store.integrity().expect("checked"), []);
    assert_eq!(home.exported(1001), None);
    assert_eq!(home.store.guilds().await.expect("readable"), [(id(2002), None)]);
    let other = home.exported(2002).expect("known");
    assert_eq!(other["challenges"].as_array().map(Vec::len), Some(1));
    let count = |sql: &str| -> i64 { home.column(sql)[0].parse().expect("a number") };
    assert_eq!(
        count("SELECT count(*) FROM timers WHERE what NOT LIKE 'digest:%'"),
        1,
        "that of the other challenge"
    );
    // Those who have chosen something, and those of the other server.
    let players = count("SELECT count(*) FROM players");
    let chosen = count(
        "SELECT count(*) FROM (
             SELECT player FROM preferences UNION SELECT player FROM practices
             UNION SELECT by FROM blocks UNION SELECT blocked FROM blocks
         ) AS chosen",
    );
    assert!(players <= chosen + 2, "{players} players, of whom {chosen} have chosen something");
    assert_eq!(count("SELECT count(*) FROM games") + count("SELECT count(*) FROM results"), 0);
}
