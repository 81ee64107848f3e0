//! The puzzle of the day of a server, when it's due: which one it is, and when the next one comes.

use anyhow::Context as _;
use games::Game;
use jiff::Timestamp;
use play::{
    Announcement, Change, Daily, DailySettings, Day, GuildId, PuzzleId, Timer,
    learning::daily::{choose, games_in_turn, left_out, to_post},
};

use super::recurring;
use crate::app::App;

/// Stores the puzzle of a day with its announcement, if one is due, and sets the timer to the next. A day on which the bot
/// couldn't is left out.
pub(super) async fn come(app: &App, guild: GuildId, now: Timestamp) -> anyhow::Result<()> {
    let timer = Timer::Daily(guild);
    let settle = async |at| recurring::settle(app, timer, now, at).await;
    let settings = app.store.daily_settings(guild).await.context("loading when puzzles come")?;
    let Some(settings) = settings else { return settle(None).await };
    let last = app.store.last_daily(guild).await.context("loading the last puzzle of the day")?;
    let is_gone = app.store.guild_gone(guild).await?.is_some();
    let due = to_post(settings, now, last.map(|last| last.day));
    let due = due.or_else(|| left_out(settings, now, last?));
    let Some(day) = due.filter(|_| !is_gone) else {
        return settle(Some(settings.next(now, last.map(|last| last.day)))).await;
    };
    let next = settings.next(now, Some(day));
    let Some(puzzle) = chosen(app, guild, settings, day).await? else {
        tracing::warn!(%guild, "no puzzle is left for the puzzle of the day");
        return settle(Some(next)).await;
    };
    let channel = settings.channel;
    let daily = Daily { day, puzzle, channel, begins: now, ends: next, message: None };
    let change = Change::BeginDaily { guild, settings, daily };
    recurring::come(app, (timer, next), now, change, Announcement::Daily { guild, day }).await
}

/// The puzzle of a server's day, out of the game whose turn it is and still has one.
async fn chosen(
    app: &App,
    guild: GuildId,
    settings: DailySettings,
    day: Day,
) -> anyhow::Result<Option<PuzzleId>> {
    for &game in Game::ALL {
        app.memory
            .shipped
            .store(&app.store, game)
            .await
            .context("storing the puzzles that come with the program")?;
    }
    let last = app.store.daily_games(guild).await.context("loading the games of puzzles of the day")?;
    for game in games_in_turn(settings.of, &last, guild, day) {
        let candidates = app.store.daily_candidates(guild, game).await.context("choosing a puzzle")?;
        if let Some(puzzle) = choose(&candidates, guild, day) {
            return Ok(Some(puzzle));
        }
    }
    Ok(None)
}
