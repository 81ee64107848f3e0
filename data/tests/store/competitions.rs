//! Competitions: what is stored of them, what makes a decision stale, and what wakes their timers.

use data::{CommitError, Store};
use jiff::SignedDuration;
use play::{
    Change, Competition, CompetitionId, Ending, GuildId, PlayerId, Timer,
    competition::{
        self, AtOnce, Begins, Contest, Days, Format, Halt, Movers, Obstacle, Outcome, Phase, Plan,
        PlanChange, Settled, Size, Start, Where, Withdrawal, settle,
    },
    game::table::{self, Event},
    guild::moderation::{LogEntry, ManagedAbout, ModeratorAction, ToolKind},
    paging::LogStretch,
};
use tournament::GameResult;

use crate::support::{Home, at, id, of_table, rules, unit};

const GUILD: u64 = 1001;
const LEAGUE: Format = Format::League { size: Size::nearest(4), movers: Movers::nearest(0), goes_on: false };
const PLAYERS: std::ops::RangeInclusive<u64> = 11..=14;

fn player(number: u64) -> PlayerId {
    id(number)
}

/// A league of four that begins when they have joined.
async fn opened(store: &Store, format: Format) -> CompetitionId {
    let number = store.new_competition_id().await.expect("an id");
    let phase = if format == Format::Ladder {
        Phase::Running { since: at(0), round: 1, until: None }
    } else {
        Phase::Joining
    };
    let competition = Competition {
        id: number,
        guild: id(GUILD),
        channel: id(7),
        message: None,
        manager: player(11),
        plan: Plan {
            name: "Autumn".parse().expect("a name"),
            format,
            rules: rules(),
            clock: "4d+12h/7d".parse().expect("a clock"),
            days: Days::nearest(30),
            begins: Begins { at: None, players: Some(play::competition::Quorum::nearest(4)), is_late: false },
            at_once: AtOnce::nearest(4),
            place: Where::Threads,
            role: Some(id(5)),
            ping: None,
        },
        season: 1,
        after: None,
        opened: at(0),
        halt: None,
        phase,
        revision: 0,
    };
    let (changes, announcements) = competition::open(&competition);
    let opening = data::Unit { changes, announcements, ..unit(0) };
    store.commit(opening).await.expect("opened");
    assert_eq!(store.competition(number).await.expect("readable"), Some(competition));
    number
}

async fn contest(store: &Store, id: CompetitionId) -> Contest {
    store.contest(id).await.expect("readable").expect("there")
}

async fn stores(store: &Store, settled: Settled, second: i64) -> Result<(), CommitError> {
    let unit = data::Unit { changes: settled.changes, announcements: settled.announcements, ..unit(second) };
    store.commit(unit).await.map(drop)
}

async fn joins(store: &Store, id: CompetitionId, by: u64, second: i64) {
    let before = contest(store, id).await;
    let settled = competition::join(&before, player(by), 1500, true, at(second)).expect("open");
    let after = settled.contest.clone();
    stores(store, settled, second).await.expect("joined");
    let stored = contest(store, id).await;
    assert_eq!(stored.entrants, after.entrants);
}

/// A league that has begun, with the game of its first pairing.
async fn begun(store: &Store) -> (CompetitionId, play::GameId) {
    let league =
        opened(store, Format::League { size: Size::nearest(4), movers: Movers::nearest(0), goes_on: false })
            .await;
    for (second, by) in (1..).zip(PLAYERS) {
        joins(store, league, by, second).await;
    }
    let settled = settle(&contest(store, league).await, Some(id(99)), at(9)).expect("it has an id");
    stores(store, settled, 9).await.expect("begun");
    let running = contest(store, league).await;
    assert_eq!((running.divisions(), running.pairings.len()), (1, 12));
    let pairing = running.pairings.iter().find(|one| one.is_due).copied().expect("one is due");
    let start = Start {
        game: store.new_game_id().await.expect("an id"),
        challenge: store.new_challenge_id().await.expect("an id"),
        message: Some(id(3001)),
        away: Vec::new(),
    };
    let game = start.game;
    let begin = competition::begin(&running.competition, &pairing, start.clone(), at(10)).expect("due");
    let unit = data::Unit { changes: begin.0, announcements: begin.1, ..unit(10) };
    store.commit(unit).await.expect("begun");
    let again = Start {
        game: store.new_game_id().await.expect("an id"),
        challenge: store.new_challenge_id().await.expect("an id"),
        message: Some(id(3002)),
        ..start
    };
    let again = competition::begin(&running.competition, &pairing, again, at(11)).expect("as loaded");
    let unit = data::Unit { changes: again.0, announcements: again.1, ..crate::support::unit(11) };
    assert!(matches!(store.commit(unit).await, Err(CommitError::Stale)), "no game begins twice");
    (league, game)
}

#[tokio::test]
async fn a_league_is_stored_begun_and_its_results_are_those_of_its_games() {
    let Some(home) = Home::new() else { return };
    let store = &home.store;
    let (league, game) = begun(store).await;
    let before = contest(store, league).await;
    let table = store.table(game).await.expect("readable").expect("there");
    let first = table.members().next().expect("a member");
    let resigned = table::decide_event(&table, first, Event::Resign, at(12)).expect("it runs");
    store.commit(of_table(resigned, 12)).await.expect("stored");
    assert_eq!(store.timer(Timer::Competition(league)).await.expect("readable"), Some(at(12)), "it is woken");
    let settled = settle(&before, Some(id(99)), at(12)).expect("it has an id");
    let stale = stores(store, settled, 12).await;
    assert!(matches!(stale, Err(CommitError::Stale)), "decided without the result");
    let after = contest(store, league).await;
    let pairing = after.pairings.iter().find(|one| one.game.is_some()).expect("played");
    assert_eq!(
        pairing.result().map(|result| result.first().halves()),
        Some(0),
        "who gives up early has lost"
    );
    assert_eq!((after.competition.id, pairing.game.map(|played| played.id)), (league, Some(game)));
    assert_eq!(store.integrity().expect("checked"), []);
    let own = store.competitions_of(id::<GuildId>(GUILD), player(12)).await.expect("readable");
    assert_eq!(own.iter().map(|one| one.id).collect::<Vec<_>>(), [league]);
}

#[tokio::test]
async fn who_is_suspended_or_gone_is_withdrawn_with_their_games() {
    let Some(home) = Home::new() else { return };
    let store = &home.store;
    let (league, game) = begun(store).await;
    let table = store.table(game).await.expect("readable").expect("there");
    let first = table.members().next().expect("a member");
    let suspend = Change::Suspend { home: id(GUILD), player: first, at: at(20) };
    store.commit(data::Unit { changes: vec![suspend], ..unit(20) }).await.expect("suspended");
    let woken = contest(store, league).await;
    assert_eq!(woken.barred.get(&first), Some(&Withdrawal::Suspended));
    let settled = settle(&woken, Some(id(99)), at(21)).expect("it has an id");
    assert_eq!(settled.withdraw, [(game, first)]);
    let ended = table::withdraw(&table, first, at(21)).expect("it runs");
    let mut unit = of_table(ended, 21);
    unit.changes.splice(0..0, settled.changes);
    store.commit(unit).await.expect("withdrawn");
    let over = store.table(game).await.expect("readable").expect("there");
    assert!(matches!(over.ending(), Some(Ending::Withdrawn { .. })));
    let after = contest(store, league).await;
    assert!(after.pairings_of(first).all(|one| one.outcome() == Some(Outcome::Void)));
    store.member_left(id(GUILD), player(14), at(22)).await.expect("stored");
    assert_eq!(contest(store, league).await.barred.get(&player(14)), Some(&Withdrawal::Gone));
    assert_eq!(store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn a_server_has_one_ladder_of_a_game() {
    let Some(home) = Home::new() else { return };
    let store = &home.store;
    let ladder = opened(store, Format::Ladder).await;
    let category = play::player::ratings::Category::of(rules());
    let found = store.ladder(id::<GuildId>(GUILD), category).await.expect("readable");
    assert_eq!(found.map(|one| one.id), Some(ladder));
    let second = store.competition(ladder).await.expect("readable").expect("there");
    let again = Competition { id: store.new_competition_id().await.expect("an id"), ..second };
    let (changes, announcements) = competition::open(&again);
    let unit = data::Unit { changes, announcements, ..unit(1) };
    assert!(matches!(store.commit(unit).await, Err(CommitError::Stale)));
    joins(store, ladder, 11, 2).await;
    joins(store, ladder, 12, 3).await;
    assert_eq!(contest(store, ladder).await.ladder(), [player(11), player(12)]);
    let later = at(3) + SignedDuration::from_hours(30 * 24);
    let settled = settle(&contest(store, ladder).await, Some(id(99)), later).expect("it has an id");
    assert!(settled.contest.ladder().is_empty(), "idle players leave it");
    assert_eq!(store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn an_outage_is_given_back_to_rounds_and_open_challenges_like_to_clocks() {
    let Some(home) = Home::new() else { return };
    let store = &home.store;
    let (league, _) = begun(store).await;
    let challenge = crate::support::challenge(store, crate::support::request(70), 0).await;
    let halted = competition::halt(&contest(store, league).await, Obstacle::Lacks(4), at(20));
    stores(store, halted.expect("a change"), 20).await.expect("stored");
    let before = contest(store, league).await.competition;
    assert_eq!(before.halt, Some(Halt { since: at(20), why: Obstacle::Lacks(4) }));
    let (none, hours) = (SignedDuration::ZERO, SignedDuration::from_hours(23));
    store.beat(at(30), none, none).await.expect("stored");
    assert_eq!(store.beat(at(30) + hours, none, none).await.expect("stored"), Some(hours));
    let after = contest(store, league).await.competition;
    let until = |competition: &Competition| competition.phase.until().expect("a time");
    assert_eq!(until(&after), until(&before) + hours);
    assert_eq!(after.halt.map(|halt| halt.since), Some(at(20) + hours), "it isn't given back twice");
    let now = store.challenge(challenge.id).await.expect("readable").expect("there");
    assert_eq!(now.expires, challenge.expires + hours);
    let timer = store.timer(Timer::Challenge(challenge.id)).await.expect("readable");
    assert_eq!(timer, Some(now.expires));
    // If only direct messages were limited, what is played in channels had its time.
    store.put_back(data::PutBack::Mailed, hours, at(0)).await.expect("stored");
    assert_eq!(until(&contest(store, league).await.competition), until(&after));
    store.put_back(data::PutBack::Posted, hours, at(0)).await.expect("stored");
    assert_eq!(until(&contest(store, league).await.competition), until(&after) + hours);
    assert_eq!(store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn a_changed_plan_and_who_shows_no_rating_are_stored() {
    let Some(home) = Home::new() else { return };
    let store = &home.store;
    let league = opened(store, LEAGUE).await;
    joins(store, league, 11, 1).await;
    joins(store, league, 12, 2).await;
    let before = contest(store, league).await;
    let wanted = PlanChange { starts: Some(at(900)), size: Some(Size::nearest(6)), ..PlanChange::default() };
    let settled = competition::change(&before, &wanted, at(3)).expect("it hasn't begun");
    let (expected, stale) = (settled.contest.competition.plan.clone(), settled.clone());
    stores(store, settled, 3).await.expect("changed");
    assert_eq!(contest(store, league).await.competition.plan, expected);
    assert!(matches!(stores(store, stale, 4).await, Err(CommitError::Stale)), "two at once");
    store.list_member(id::<play::GuildId>(GUILD).into(), player(12), false, at(5)).await.expect("stored");
    let after = contest(store, league).await;
    assert_eq!([11, 12].map(|one| after.shown_rating(player(one))), [Some(1500), None]);
    assert_eq!(store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn news_are_told_once_a_day_however_many_ask_at_once() {
    let Some(home) = Home::new() else { return };
    let store = &home.store;
    let league = opened(store, LEAGUE).await;
    joins(store, league, 11, 1).await;
    let may = async |what: &str, second| {
        store.may_tell(player(11), what.to_owned(), at(second)).await.expect("stored")
    };
    let at_once = futures::future::join_all((0..8).map(|what| async move {
        store.may_tell(player(11), format!("news:{what}"), at(10)).await.expect("stored")
    }));
    let told = at_once.await;
    assert_eq!(told.iter().filter(|told| **told).count(), 1, "{told:?}");
    let first = told.iter().position(|told| *told).expect("one");
    let first = format!("news:{first}");
    assert!(may(&first, 20).await, "the same again, after a crash");
    assert!(!may("other", 24 * 3_600 + 9).await);
    assert!(may("other", 24 * 3_600 + 20).await);
    assert!(!may(&first, 24 * 3_600 + 21).await);
    assert!(!store.may_tell(player(99), "x".to_owned(), at(10)).await.expect("stored"), "not known");
}

#[tokio::test]
async fn the_log_says_whom_a_manager_did_something_about() {
    let Some(home) = Home::new() else { return };
    let store = &home.store;
    let league = opened(store, LEAGUE).await;
    let about = [
        ManagedAbout::NoOne,
        ManagedAbout::Player(player(12)),
        ManagedAbout::Two(player(12), player(13)),
        ManagedAbout::Result(player(12), player(13), GameResult::SecondWon),
    ];
    for (second, about) in (1..).zip(about) {
        let action =
            ModeratorAction::ManagedCompetition { competition: league, tool: ToolKind::Change, about };
        let entry = LogEntry { guild: id(GUILD), by: player(11), at: at(second), action, reason: None };
        let unit = data::Unit { changes: vec![Change::Log(entry)], ..unit(second) };
        store.commit(unit).await.expect("logged");
    }
    let log = store.moderation_log(id(GUILD), LogStretch::Newest, 9).await.expect("readable");
    let read = log.entries.iter().rev().map(|(_, entry)| match entry.action {
        ModeratorAction::ManagedCompetition { about, .. } => about,
        other => panic!("{other:?}"),
    });
    assert_eq!(read.collect::<Vec<_>>(), about);
}
