//! Puzzles of the day: solving them, their solutions, and the table of a week.

use anyhow::Context as _;
use play::{Day, GuildId, PlayerId, Zone, ranking::ranked};
use ui::{
    button_id::daily::{DailyControl, Week},
    failure::{Failure, Refusal},
    views::{
        self,
        learning::daily::{ENTRIES, Own, TableLine, WeekTable},
    },
};

use crate::{
    actions::{learning::puzzle, reply::Reply},
    app::{App, caller::Caller},
};

/// A button of a puzzle of the day.
pub(crate) async fn press(caller: &Caller, control: DailyControl) -> Result<Reply, Failure> {
    let view = match control {
        DailyControl::Solve(day) => puzzle::of_day(caller, of(caller, day).await?).await?,
        DailyControl::Solution(day) => {
            let daily = of(caller, day).await?;
            if daily.is_over(caller.app.clock.now()) {
                puzzle::solution_of_day(caller, daily).await?
            } else {
                puzzle::of_day(caller, daily).await?
            }
        }
        DailyControl::Table(of) => {
            let (app, guild) = (&caller.app, caller.guild()?);
            let this = this_week(app, guild).await.context("loading the last puzzle of the day")?;
            let monday = match of {
                Week::This => this,
                Week::Last => this.plus(-7),
            };
            let week = week(app, guild, (of, monday), Some(caller.player), ENTRIES).await;
            views::learning::daily::table(caller.words().await, &week.context("loading the table of a week")?)
        }
    };
    Ok(Reply::in_place(caller, view))
}

/// The puzzle of a day of the caller's server.
async fn of(caller: &Caller, day: Day) -> Result<play::Daily, Failure> {
    let daily = caller.app.store.daily(caller.guild()?, day).await.context("loading a puzzle of the day")?;
    Ok(daily.ok_or(Refusal::NoPuzzle)?)
}

/// The Monday of the week that goes on: as long as the puzzle of Sunday does, it's that of Sunday.
async fn this_week(app: &App, guild: GuildId) -> anyhow::Result<Day> {
    let now = app.clock.now();
    let running = app.store.last_daily(guild).await?.filter(|last| !last.is_over(now));
    let zone = zone(app, guild).await?;
    Ok(running.map_or_else(|| zone.day(now), |running| running.day).monday())
}

/// The time zone of a server's days.
async fn zone(app: &App, guild: GuildId) -> anyhow::Result<Zone> {
    let chosen = app.store.daily_chosen(guild).await.context("loading a server's time zone")?;
    Ok(chosen.map(|chosen| chosen.zone).unwrap_or_default())
}

/// The table of the week that begins on a Monday, with this many lines and that of a reader.
pub(crate) async fn week(
    app: &App,
    guild: GuildId,
    (week, monday): (Week, Day),
    reader: Option<PlayerId>,
    most: usize,
) -> anyhow::Result<WeekTable> {
    let all = app.store.daily_week(guild, monday).await?;
    let own = reader.and_then(|reader| all.iter().find(|one| one.player == reader).cloned());
    let ranked = ranked(all);
    let now = app.clock.now();
    let streak = async |player| app.store.daily_streak(guild, player, monday.sunday(), now).await;
    let own = match own {
        Some(of) => {
            let streak = streak(of.player).await?;
            let line = ranked.iter().find(|line| line.of.player == of.player).cloned();
            Some(line.map_or(Own::Unlisted { of, streak }, |line| Own::Listed(TableLine { line, streak })))
        }
        None => None,
    };
    let mut lines = Vec::with_capacity(most);
    for line in ranked.into_iter().take(most) {
        let streak = streak(line.of.player).await?;
        lines.push(TableLine { line, streak });
    }
    let zone = zone(app, guild).await?;
    Ok(WeekTable { week, zone, puzzles: app.store.daily_count(guild, monday).await?, lines, own })
}
