//! The week of servers: where and when it's told, and of which games.

use std::collections::BTreeMap;

use data::{CommitError, Unit, WeekTold};
use games::Side;
use jiff::{SignedDuration, Timestamp};
use play::{
    Change, GuildId, PlayerId, Timer,
    game::table::Event,
    guild::{
        standings::GameResult,
        week::{PlayedIn, WeekSettings, Weekday, change},
    },
};

use super::standings::played::{Finish, play};
use crate::support::{ADA, BEN, Home, at, does, game_on, id, player, unit};

const SERVER: u64 = 1001;
/// Where the games of these tests are played.
const HERE: u64 = 7;

fn guild() -> GuildId {
    id(SERVER)
}

fn settings() -> WeekSettings {
    let hour = 18.try_into().expect("an hour");
    let zone = "Africa/Lagos".parse().expect("a zone");
    WeekSettings { channel: id(HERE), of: Weekday::Sunday, hour, zone }
}

async fn commits(home: &Home, changes: Vec<Change>, now: Timestamp) -> Result<(), CommitError> {
    home.store.commit(Unit { changes, at: now, ..unit(0) }).await.map(drop)
}

async fn switched_on() -> Option<Home> {
    let home = Home::new()?;
    commits(&home, change(guild(), Some(settings()), None, at(0)), at(0)).await.expect("stored");
    Some(home)
}

async fn told(home: &Home) -> WeekTold {
    home.store.week_told(guild()).await.expect("readable")
}

#[tokio::test]
async fn what_managers_chose_is_stored_with_the_next_time_and_outlasts_a_pause() {
    let Some(home) = switched_on().await else { return };
    let timer = async || home.store.timer(Timer::Week(guild())).await.expect("readable");
    assert_eq!(home.store.week_settings(guild()).await.expect("readable"), Some(settings()));
    assert_eq!(home.store.week_settings(id(1002)).await.expect("readable"), None);
    assert_eq!(timer().await, Some(settings().next(guild(), at(0), None)));
    assert_eq!(home.store.integrity().expect("checked"), []);
    commits(&home, change(guild(), None, None, at(1)), at(1)).await.expect("stored");
    assert_eq!((home.store.week_settings(guild()).await.expect("readable"), timer().await), (None, None));
    assert_eq!(home.store.week_chosen(guild()).await.expect("readable"), Some(settings()));
    assert_eq!(home.store.integrity().expect("checked"), []);
    let on_monday = WeekSettings { of: Weekday::Monday, ..settings() };
    commits(&home, change(guild(), Some(on_monday), None, at(2)), at(2)).await.expect("stored");
    let home = home.reopened().await;
    assert_eq!(home.store.week_settings(guild()).await.expect("readable"), Some(on_monday));
    while !home.store.delete_guild(guild()).await.expect("deleted") {}
    for table in ["week_settings", "timers"] {
        assert_eq!(home.column(&format!("SELECT count(*) FROM {table}")), ["0"], "{table}");
    }
}

#[tokio::test]
async fn a_week_is_told_once_whoever_is_first() {
    let Some(home) = switched_on().await else { return };
    let other = home.another();
    let tells = |settings, until| vec![Change::TellWeek { guild: guild(), settings, until }];
    let unit = || Unit { changes: tells(settings(), at(100)), at: at(100), ..unit(0) };
    let both = tokio::join!(home.store.commit(unit()), other.commit(unit()));
    assert_eq!([both.0.is_ok(), both.1.is_ok()].iter().filter(|stored| **stored).count(), 1, "{both:?}");
    assert_eq!(told(&home).await, WeekTold { told: Some(at(100)), posted: None });
    let earlier = commits(&home, tells(settings(), at(99)), at(101)).await;
    assert!(matches!(earlier, Err(CommitError::Stale)), "{earlier:?}");
    // It is changed or switched off at this moment.
    let elsewhere = WeekSettings { channel: id(8), ..settings() };
    let changed = commits(&home, tells(elsewhere, at(200)), at(200)).await;
    assert!(matches!(changed, Err(CommitError::Stale)), "{changed:?}");
    home.store.set_week_posted(guild(), at(100)).await.expect("stored");
    assert_eq!(told(&home).await, WeekTold { told: Some(at(100)), posted: Some(at(100)) });
    // What was never told isn't posted, and an older one changes nothing.
    for other in [at(300), at(50)] {
        home.store.set_week_posted(guild(), other).await.expect("stored");
        assert_eq!(told(&home).await.posted, Some(at(100)));
    }
    commits(&home, change(guild(), None, Some(at(100)), at(201)), at(201)).await.expect("stored");
    let off = commits(&home, tells(settings(), at(202)), at(202)).await;
    assert!(matches!(off, Err(CommitError::Stale)), "{off:?}");
}

#[tokio::test]
async fn the_games_that_ended_come_in_portions_with_who_may_be_named() {
    let Some(home) = Home::new() else { return };
    let (chidi, dede, eve) = (13, 14, 15);
    for (number, opponent) in (0..).zip([BEN, chidi, dede, eve]) {
        play(&home, &[ADA, opponent], "none", Finish::Loses(Side::Second), 10 + number).await;
    }
    play(&home, &[ADA, BEN], "1d", Finish::Aborted, 20).await;
    home.store.list_member(guild().into(), id(BEN), false, at(30)).await.expect("stored");
    home.store.member_left(guild().into(), id(dede), at(30)).await.expect("stored");
    let suspends = Change::Suspend { home: guild().into(), player: id(chidi), at: at(30) };
    commits(&home, vec![suspends], at(30)).await.expect("stored");
    home.store.ask_for_deletion(player(eve), at(31)).await.expect("stored");

    let ended = async |channel: u64, position, limit| {
        home.store.games_ended_before((guild(), id(channel)), position, limit).await.expect("readable")
    };
    let first = ended(HERE, None, 2).await;
    let second = ended(HERE, first.last().map(|row| row.sequence), 9).await;
    assert_eq!((first.len(), second.len()), (2, 3));
    let all: Vec<_> = first.into_iter().chain(second).collect();
    assert_eq!(all, ended(HERE, None, 9).await, "nothing is lost between portions");
    assert!(all.windows(2).all(|pair| pair[0].sequence > pair[1].sequence), "the newest first");
    assert!(all[0].ended.players.iter().all(|one| one.result == GameResult::Aborted && one.rated.is_none()));
    let mut listed: BTreeMap<PlayerId, bool> = BTreeMap::new();
    for row in &all[1..] {
        assert_eq!(
            (row.ended.played, row.ended.with_computer, row.ended.actions),
            (PlayedIn::Here, false, 2)
        );
        let [ada, other] = row.ended.players[..] else { panic!("{row:?}") };
        assert_eq!((ada.result, other.result), (GameResult::Won, GameResult::Lost));
        let rated = ada.rated.expect("it is rated");
        assert!(rated.after > rated.before && rated.is_provisional);
        listed.extend([(ada.player, ada.is_listed), (other.player, other.is_listed)]);
    }
    let expected = [(ADA, true), (BEN, false), (chidi, false), (dede, false), (eve, false)];
    assert_eq!(listed, expected.into_iter().map(|(one, listed)| (id(one), listed)).collect());
    assert!(ended(8, None, 9).await.iter().all(|row| row.ended.played == PlayedIn::Elsewhere));
    let elsewhere = home.store.games_ended_before((id(1002), id(HERE)), None, 9).await.expect("readable");
    assert_eq!(elsewhere, []);

    home.store.learn_member(guild().into(), id(ADA), "Ada", at(40)).await.expect("stored");
    let named = home.store.named_in_public(guild(), [ADA, BEN, chidi, dede, eve, 99].map(id)).await;
    assert_eq!(named.expect("readable"), [(id(ADA), Some("Ada".to_owned())), (id(99), None)]);
    // In another server, what is so here doesn't count; but who asked for deletion is named nowhere.
    let named = home.store.named_in_public(id(1002), [ADA, BEN, chidi, dede, eve].map(id)).await;
    assert_eq!(named.expect("readable"), [ADA, BEN, chidi, dede].map(|one| (id(one), None)));
}

#[tokio::test]
async fn the_games_that_have_waited_longest_come_first() {
    let Some(home) = Home::new() else { return };
    let first = game_on(&home.store, 2001, "none").await;
    let second = game_on(&home.store, 2002, "none").await;
    let over = game_on(&home.store, 2003, "none").await;
    for (game, second) in [(first, 50), (second, 40), (over, 30)] {
        let table = home.store.table(game).await.expect("readable").expect("a game");
        home.store.commit(crate::support::play(&table, "a1", second)).await.expect("stored");
    }
    home.store.commit(does(&home.store, over, BEN, Event::Resign, 35).await).await.expect("stored");
    let waiting = async |until, limit| {
        let games = home.store.longest_waiting_in(guild().into(), until, limit).await.expect("readable");
        games.iter().map(play::Table::id).collect::<Vec<_>>()
    };
    let late = at(50) + SignedDuration::from_hours(1);
    assert_eq!(waiting(late, 9).await, [second, first]);
    assert_eq!(waiting(late, 1).await, [second]);
    assert_eq!(waiting(at(45), 9).await, [second], "the other hasn't waited as long");
}
