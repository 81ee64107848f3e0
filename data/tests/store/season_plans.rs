//! Seasons that end by themselves.

use data::{CommitError, Unit};
use games::Side;
use jiff::Timestamp;
use play::{
    Change, GuildId, PlayerId, Timer,
    guild::{
        season_plan::{Every, SeasonPlan, change},
        standings::Season,
    },
};

use super::standings::played::{Finish, play};
use crate::support::{ADA, BEN, Home, at, id, player, unit};

fn guild() -> GuildId {
    id(1001)
}

fn manager() -> PlayerId {
    id(13)
}

fn plan() -> SeasonPlan {
    let (hour, zone) = (18.try_into().expect("an hour"), "Africa/Lagos".parse().expect("a zone"));
    SeasonPlan { channel: id(7), of: Every::Month, hour, zone }
}

async fn commits(home: &Home, changes: Vec<Change>, now: Timestamp) -> Result<(), CommitError> {
    home.store.commit(Unit { changes, at: now, ..unit(0) }).await.map(drop)
}

async fn switched_on() -> Option<Home> {
    let home = Home::new()?;
    commits(&home, change(guild(), (Some(plan()), manager()), None, at(0)), at(0)).await.expect("stored");
    Some(home)
}

#[tokio::test]
async fn what_managers_chose_is_stored_with_the_next_time_and_outlasts_a_pause() {
    let Some(home) = switched_on().await else { return };
    let timer = async || home.store.timer(Timer::Season(guild())).await.expect("readable");
    assert_eq!(home.store.season_plan(guild()).await.expect("readable"), Some(plan()));
    assert_eq!(timer().await, Some(plan().next(guild(), at(0), None)));
    assert_eq!(home.store.integrity().expect("checked"), []);
    commits(&home, change(guild(), (None, manager()), None, at(1)), at(1)).await.expect("stored");
    assert_eq!((home.store.season_plan(guild()).await.expect("readable"), timer().await), (None, None));
    assert_eq!(home.store.season_plan_chosen(guild()).await.expect("readable"), Some(plan()));
    assert_eq!(home.store.integrity().expect("checked"), []);
    let quarters = SeasonPlan { of: Every::Quarter, ..plan() };
    commits(&home, change(guild(), (Some(quarters), manager()), None, at(2)), at(2)).await.expect("stored");
    let home = home.reopened().await;
    assert_eq!(home.store.season_plan(guild()).await.expect("readable"), Some(quarters));
    // The manager's data are deleted: the plan stays, as a former player's.
    home.store.ask_for_deletion(manager(), at(3)).await.expect("stored");
    home.store.forget(manager()).await.expect("deleted");
    assert_eq!(home.store.season_plan(guild()).await.expect("readable"), Some(quarters));
    assert_eq!(home.column("SELECT count(*) FROM season_plans WHERE by = 13"), ["0"]);
    assert_eq!(home.store.integrity().expect("checked"), []);
    while !home.store.delete_guild(guild()).await.expect("deleted") {}
    for table in ["season_plans", "timers"] {
        assert_eq!(home.column(&format!("SELECT count(*) FROM {table}")), ["0"], "{table}");
    }
}

#[tokio::test]
async fn a_season_ends_once_whoever_is_first_and_the_next_one_begins() {
    let Some(home) = switched_on().await else { return };
    for number in 0..6 {
        play(&home, &[ADA, BEN], "none", Finish::Loses(Side::Second), 100 + number * 90_000).await;
    }
    let other = home.another();
    let now = at(1_000_000);
    let ends = |plan, number| vec![Change::EndSeason { guild: guild(), plan, number }];
    let unit = || Unit { changes: ends(plan(), 1), at: now, ..unit(0) };
    let both = tokio::join!(home.store.commit(unit()), other.commit(unit()));
    assert_eq!([both.0.is_ok(), both.1.is_ok()].iter().filter(|stored| **stored).count(), 1, "{both:?}");
    home.store.finish_seasons().await.expect("pulled");
    let seasons = home.store.seasons(guild().into()).await.expect("readable");
    assert_eq!(seasons, [Season { number: 1, closed: now, by: manager(), planned: true }]);
    assert_eq!(home.store.season(guild().into()).await.expect("readable"), 2);
    let dara = "dara".parse().expect("a category");
    let first = home.store.season_standings(guild().into(), 1, dara, 1, 3).await.expect("readable");
    assert_eq!(first.iter().map(|placed| placed.player).collect::<Vec<_>>(), [id(ADA), id(BEN)]);
    // What managers do by themselves is in their log; this they didn't.
    assert_eq!(home.column("SELECT count(*) FROM moderation_log"), ["0"]);
    assert_eq!(home.store.season_posted(guild()).await.expect("readable"), 0);
    home.store.set_season_posted(guild(), 1).await.expect("stored");
    assert_eq!(home.store.season_posted(guild()).await.expect("readable"), 1);
    // By a plan that was changed, or switched off, none ends.
    let quarters = SeasonPlan { of: Every::Quarter, ..plan() };
    let changed = commits(&home, ends(quarters, 2), now).await;
    assert!(matches!(changed, Err(CommitError::Stale)), "{changed:?}");
    commits(&home, change(guild(), (None, manager()), Some(now), now), now).await.expect("stored");
    let off = commits(&home, ends(plan(), 2), now).await;
    assert!(matches!(off, Err(CommitError::Stale)), "{off:?}");
    assert_eq!(home.store.recompute_standings(|_| {}).await.expect("computed").mended, 0);
    assert_eq!(home.store.integrity().expect("checked"), []);
    assert!(player(ADA) != manager());
}
