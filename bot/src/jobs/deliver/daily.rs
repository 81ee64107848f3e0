//! Posts puzzles of the day, each with what came of the last one.

use anyhow::Context as _;
use data::{Store, StoredPuzzle};
use games::Recorded;
use jiff::Timestamp;
use play::{Announcement, Daily, Day, GuildId, MessageId};
use puzzles::Puzzle;
use ui::{
    button_id::daily::Week,
    views::{
        self, View,
        learning::daily::{IN_POST, Last, Post},
    },
};

use super::{
    delivery_error::DeliveryError,
    posting::{self, edit, message_to_edit},
};
use crate::{actions::learning::daily, app::App};

/// For how many days what came of a puzzle is still told.
const LATELY: i32 = 7;

/// Posts the puzzle of a day, unless it was posted, is over by now, or was switched off.
pub(super) async fn post(
    app: &App,
    guild: GuildId,
    day: Day,
    nonce: String,
) -> Result<Option<MessageId>, DeliveryError> {
    let now = app.clock.now();
    let is_due = |daily: &Daily| !daily.is_over(now) && daily.message.is_none();
    let Some(daily) = app.store.daily(guild, day).await?.filter(is_due) else { return Ok(None) };
    if app.store.daily_settings(guild).await?.is_none() {
        return Ok(None);
    }
    let Some(view) = view(app, guild, daily).await? else { return Ok(None) };
    posting::post(app, (guild.into(), daily.channel), view, nonce).await
}

/// Redraws the post of a day, since it says when the next one comes.
pub(super) async fn redraw(
    app: &App,
    guild: GuildId,
    day: Day,
    created: Timestamp,
) -> Result<Option<MessageId>, DeliveryError> {
    let find = || async {
        let daily = app.store.daily(guild, day).await?;
        Ok(daily.and_then(|daily| Some((daily.message?, daily))))
    };
    let posts = |due: &Announcement| *due == Announcement::Daily { guild, day };
    let Some((message, daily)) = message_to_edit(app, created, find, posts).await? else { return Ok(None) };
    match view(app, guild, daily).await? {
        Some(view) => edit(app, daily.channel, message, view).await,
        None => Ok(None),
    }
}

/// What a day's post shows; `None` if its puzzle is no longer shown there.
async fn view(app: &App, guild: GuildId, daily: Daily) -> anyhow::Result<Option<View>> {
    let day = daily.day;
    let Some(stored) = app.store.puzzle(daily.puzzle, guild.into()).await? else { return Ok(None) };
    let goes_on = app.store.daily_settings(guild).await?.is_some();
    let board = board(&stored.puzzle)?;
    let before = app.store.daily_before(guild, day).await?;
    let last = match before.filter(|before| day.number() - before.day.number() <= LATELY) {
        Some(before) => Some(what_came(&app.store, guild, before).await?),
        None => None,
    };
    // The first post of a week has the table of the week before.
    let monday = day.monday().plus(-LATELY);
    let week = match before.filter(|before| before.day.monday() == monday) {
        Some(_) => Some(daily::week(app, guild, (Week::Last, monday), None, IN_POST).await?),
        None => None,
    };
    let (words, look) = (app.words_in(guild.into()).await, app.look_in(guild.into()).await);
    let (last, week) = (last.as_ref(), week.as_ref());
    let post = Post { daily, goes_on, puzzle: &stored.puzzle, board: &board, last, week };
    Ok(Some(views::learning::daily::post(words, look, post)))
}

/// What came of the puzzle of a day. Those who aren't listed on leaderboards aren't named.
async fn what_came(store: &Store, guild: GuildId, daily: Daily) -> anyhow::Result<Last> {
    let result = store.daily_result(guild, daily).await.context("loading what came of a puzzle")?;
    let stored = store.puzzle(daily.puzzle, guild.into()).await.context("loading a puzzle")?;
    let puzzle = match stored {
        Some(StoredPuzzle { puzzle, .. }) => {
            let board = board(&puzzle)?;
            Some((puzzle, board))
        }
        None => None,
    };
    let first = result.first.filter(|first| first.listed);
    let first = first.map(|first| (first.player, first.name, first.solved.duration_since(daily.begins)));
    Ok(Last { day: daily.day, puzzle, tried: result.tried, solved: result.solved, first })
}

fn board(puzzle: &Puzzle) -> anyhow::Result<Recorded> {
    Recorded::load(&puzzle.record_at(0)).map_err(|_| anyhow::anyhow!("a puzzle can't be replayed"))
}
