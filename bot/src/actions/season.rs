//! Closes seasons, and shows how they ended.

use std::time::Duration;

use anyhow::Context as _;
use data::{CommitError, Leaderboard};
use play::{GuildId, PlayerId, ratings::Category, standings::Period};
use render::{Podium, Theme};
use ui::{
    failure::{Failure, SeasonRefusal},
    texts::Words,
    views::{
        View,
        season::{SeasonAudience, SeasonPodiums, podiums, view},
    },
};

use crate::app::App;

/// How many places of each leaderboard are shown.
const PLACES: usize = 3;
/// How long the member waits before being told that closing continues; Discord allows three seconds.
const PATIENCE: Duration = Duration::from_millis(2_300);

/// The running season, with the number of players on each leaderboard. Refused if no one has played.
pub(crate) async fn to_close(app: &App, guild: GuildId) -> Result<(u32, Vec<(Category, usize)>), Failure> {
    let number = app.store.season(guild).await.context("loading the current season")?;
    if !app.store.season_is_played(guild).await.context("loading a season's games")? {
        return Err(SeasonRefusal::NotPlayed { number }.into());
    }
    let mut boards = Vec::new();
    for category in Category::all() {
        let board = Leaderboard { guild, category, period: Period::AllTime };
        let players = app.store.count_leaderboard(board).await.context("counting a leaderboard")?;
        boards.extend((players > 0).then_some((category, players)));
    }
    if boards.is_empty() { Err(SeasonRefusal::NoOneListed.into()) } else { Ok((number, boards)) }
}

/// Closes a season. `None` if so many are rated that it takes too long; it continues in the background.
pub(crate) async fn close(
    app: &App,
    guild: GuildId,
    number: u32,
    by: PlayerId,
) -> Option<Result<(), CommitError>> {
    let (store, at) = (app.store.clone(), app.clock.now());
    in_time(PATIENCE, async move { store.close_season(guild, number, by, at).await }).await
}

/// The result of something, if it comes in time; otherwise it continues in the background.
async fn in_time<T: Send + 'static>(
    patience: Duration,
    work: impl Future<Output = Result<T, CommitError>> + Send + 'static,
) -> Option<Result<T, CommitError>> {
    let mut working = tokio::spawn(work);
    if let Ok(done) = tokio::time::timeout(patience, &mut working).await {
        return Some(done.unwrap_or_else(|error| Err(CommitError::Other(error.into()))));
    }
    tokio::spawn(async move {
        if let Ok(Err(error)) = working.await {
            tracing::error!("closing a season: {error:#}");
        }
    });
    None
}

/// How a season ended: the one with this number, or the last.
pub(crate) async fn kept(app: &App, guild: GuildId, number: Option<u32>) -> Result<SeasonPodiums, Failure> {
    let seasons = app.store.seasons(guild).await.context("loading seasons")?;
    let newest = *seasons.last().ok_or(SeasonRefusal::NoneClosed)?;
    let number = number.unwrap_or(newest.number);
    let season = seasons.into_iter().find(|season| season.number == number);
    let season = season.ok_or(SeasonRefusal::NoSuch { number, last: newest.number })?;
    let mut boards = Vec::new();
    for category in Category::all() {
        let placed = app.store.season_standings(guild, number, category, 1, PLACES).await;
        let mut placed = placed.context("loading a past season")?;
        let is_kept = !placed.is_empty();
        // Members who no longer want to be listed make room for the next ones, who keep their own places.
        placed.retain(|placed| placed.place <= PLACES);
        boards.extend(is_kept.then_some((category, placed)));
    }
    Ok(SeasonPodiums { season, last: newest.number, boards })
}

/// How a season ended, as a message.
pub(crate) async fn shown(
    words: &Words,
    theme: Theme,
    kept: &SeasonPodiums,
    shown: SeasonAudience,
) -> Result<View, Failure> {
    let podiums = podiums(words, theme, kept);
    // Drawn in a thread of its own, so that others get answers meanwhile.
    let drawn =
        tokio::task::spawn_blocking(move || podiums.iter().map(Podium::png).collect::<Result<_, _>>());
    let drawn = drawn.await.context("drawing podiums")?.context("drawing a podium")?;
    Ok(view(words, kept, shown, drawn))
}

#[cfg(test)]
mod tests {
    use tokio::sync::oneshot;

    use super::*;

    #[tokio::test]
    async fn slow_work_continues_in_the_background() {
        let patience = Duration::from_millis(20);
        let fast = in_time(PATIENCE, async { Ok(1) }).await;
        assert!(matches!(fast, Some(Ok(1))));
        assert!(matches!(
            in_time(PATIENCE, async { Err::<(), _>(CommitError::Stale) }).await,
            Some(Err(CommitError::Stale))
        ));
        let ((go, may_go), (tell, told)) = (oneshot::channel(), oneshot::channel());
        let slow = async move {
            let _ = may_go.await;
            let _ = tell.send(());
            Ok(())
        };
        assert!(in_time(patience, slow).await.is_none());
        go.send(()).expect("it waits");
        told.await.expect("it goes on");
    }
}
