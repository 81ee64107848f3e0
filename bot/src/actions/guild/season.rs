//! Closes seasons, and shows how they ended.

use anyhow::Context as _;
use data::{CommitError, Leaderboard, Store};
use play::{
    GuildId,
    guild::standings::{Period, Placed, Season},
    player::ratings::Category,
};
use render::Podium;
use ui::{
    failure::{Failure, Refusal},
    look::Look,
    texts::Words,
    views::{
        View,
        guild::season::{self, SeasonAudience, SeasonPodiums, podiums, view},
    },
};

use crate::{
    actions::reply::Reply,
    app::{App, caller::Caller},
};

/// How many places of each leaderboard are shown.
const PLACES: usize = 3;

/// The running season, with the number of players on each leaderboard. Refused if no one has played.
async fn to_close(store: &Store, guild: GuildId) -> Result<(u32, Vec<(Category, usize)>), Failure> {
    let number = store.season(guild.into()).await.context("loading the current season")?;
    if !store.season_is_played(guild.into()).await.context("loading a season's games")? {
        return Err(Refusal::SeasonNotPlayed { season: number }.into());
    }
    let boards = boards(store, guild).await?;
    if boards.is_empty() { Err(Refusal::NoOneListed.into()) } else { Ok((number, boards)) }
}

/// The leaderboards with someone on them, and how many.
async fn boards(store: &Store, guild: GuildId) -> anyhow::Result<Vec<(Category, usize)>> {
    let mut boards = Vec::new();
    for category in Category::all() {
        let players = store.count_leaderboard(of_all_time(guild, category)).await;
        let players = players.context("counting a leaderboard")?;
        boards.extend((players > 0).then_some((category, players)));
    }
    Ok(boards)
}

fn of_all_time(guild: GuildId, category: Category) -> Leaderboard {
    Leaderboard { home: guild.into(), category, period: Period::AllTime }
}

/// The number of the running season, if it can end: a rated game was played in it, and someone is on a leaderboard.
pub(crate) async fn to_end(store: &Store, guild: GuildId) -> anyhow::Result<Option<u32>> {
    let is_played = store.season_is_played(guild.into()).await.context("loading a season's games")?;
    if !is_played || boards(store, guild).await?.is_empty() {
        return Ok(None);
    }
    Ok(Some(store.season(guild.into()).await.context("loading the current season")?))
}

/// How a season ended, as everyone in the server is shown it.
pub(crate) async fn ended(app: &App, guild: GuildId, number: u32) -> anyhow::Result<Option<View>> {
    let seasons = app.store.seasons(guild.into()).await.context("loading seasons")?;
    let last = seasons.last().map(|season| season.number);
    let Some((season, last)) = seasons.into_iter().find(|season| season.number == number).zip(last) else {
        return Ok(None);
    };
    let kept = SeasonPodiums { season, last, boards: kept_boards(&app.store, guild, number).await? };
    let (words, look) = (app.words_in(guild.into()).await, app.look_in(guild.into()).await);
    Ok(Some(drawn(words, look, &kept, SeasonAudience::ClosedBy).await?))
}

/// How the running season would end now; `None` if no one is on a leaderboard.
pub(crate) async fn so_far(caller: &Caller) -> anyhow::Result<Option<View>> {
    let (app, guild) = (&caller.app, caller.home);
    let Some(server) = guild.server() else { return Ok(None) };
    let mut podiums = Vec::new();
    for (category, _) in boards(&app.store, server).await? {
        let first = app.store.leaderboard(of_all_time(server, category), PLACES, 0).await;
        podiums.push((category, first.context("loading a leaderboard")?));
    }
    if podiums.is_empty() {
        return Ok(None);
    }
    let number = app.store.season(guild).await.context("loading the current season")?;
    let season = Season { number, closed: app.clock.now(), by: caller.player, planned: true };
    let kept = SeasonPodiums { season, last: number, boards: podiums };
    let (words, look) = (app.words_in(guild).await, app.look_in(guild).await);
    Ok(Some(drawn(words, look, &kept, SeasonAudience::ClosedBy).await?))
}

/// The result of something, if it comes before the deadline; otherwise it continues in the background.
async fn in_time<T: Send + 'static>(
    work: impl Future<Output = Result<T, CommitError>> + Send + 'static,
) -> Option<Result<T, CommitError>> {
    let mut working = tokio::spawn(work);
    if let Some(done) = data::in_time(&mut working).await {
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
async fn kept(store: &Store, guild: GuildId, number: Option<u32>) -> Result<SeasonPodiums, Failure> {
    let seasons = store.seasons(guild.into()).await.context("loading seasons")?;
    let newest = *seasons.last().ok_or(Refusal::NoSeasonClosed)?;
    let number = number.unwrap_or(newest.number);
    let season = seasons.into_iter().find(|season| season.number == number);
    let season = season.ok_or(Refusal::NoSuchSeason { season: number, last: newest.number })?;
    let boards = kept_boards(store, guild, number).await?;
    Ok(SeasonPodiums { season, last: newest.number, boards })
}

/// The first of each leaderboard as a season left it, who want to be listed.
async fn kept_boards(
    store: &Store,
    guild: GuildId,
    number: u32,
) -> anyhow::Result<Vec<(Category, Vec<Placed>)>> {
    let mut boards = Vec::new();
    for category in Category::all() {
        let placed = store.season_standings(guild.into(), number, category, 1, PLACES).await;
        let mut placed = placed.context("loading a past season")?;
        let is_kept = !placed.is_empty();
        // Members who no longer want to be listed make room for the next ones, who keep their own places.
        placed.retain(|placed| placed.place <= PLACES);
        boards.extend(is_kept.then_some((category, placed)));
    }
    Ok(boards)
}

/// How a season ended, as a message for these readers: the caller, or everyone in the server.
async fn shown(caller: &Caller, kept: &SeasonPodiums, audience: SeasonAudience) -> Result<View, Failure> {
    let (app, guild) = (&caller.app, caller.guild()?);
    let (words, look) = match audience {
        SeasonAudience::Alone => (caller.words().await, caller.look().await),
        SeasonAudience::By(_) | SeasonAudience::ClosedBy => {
            (app.words_in(guild.into()).await, app.look_in(guild.into()).await)
        }
    };
    Ok(drawn(words, look, kept, audience).await?)
}

/// The message, with its pictures.
async fn drawn(
    words: &Words,
    look: Look<'_>,
    kept: &SeasonPodiums,
    audience: SeasonAudience,
) -> anyhow::Result<View> {
    let podiums = podiums(words, look.theme, kept);
    // Drawn in a thread of its own, so that others get answers meanwhile.
    let drawn =
        tokio::task::spawn_blocking(move || podiums.iter().map(Podium::png).collect::<Result<_, _>>());
    let drawn = drawn.await.context("drawing podiums")?.context("drawing a podium")?;
    Ok(view(words, kept, audience, drawn))
}

/// Asks whether to close the running season.
pub(crate) async fn ask_to_close(caller: &Caller) -> Result<Reply, Failure> {
    caller.manages_server()?;
    caller.may_post()?;
    let (number, boards) = to_close(&caller.app.store, caller.guild()?).await?;
    Ok(Reply::private(season::question(caller.words().await, number, &boards)))
}

/// Closes the running season if the question was about that one. The answer shows the podiums.
pub(crate) async fn close(caller: &Caller, number: u32) -> Result<Reply, Failure> {
    caller.manages_server()?;
    let (app, guild) = (&caller.app, caller.guild()?);
    if app.store.season(guild.into()).await.context("loading the current season")? != number {
        return Err(Refusal::SeasonClosed { season: number }.into());
    }
    to_close(&app.store, guild).await?;
    let (store, by, at) = (app.store.clone(), caller.player, app.clock.now());
    let words = caller.words().await;
    match in_time(async move { store.close_season(guild, number, by, at).await }).await {
        Some(Ok(())) => {}
        None => return Ok(Reply::update(season::under_way(words, number))),
        // Someone else was faster.
        Some(Err(CommitError::Stale)) => return Err(Refusal::SeasonClosed { season: number }.into()),
        Some(Err(error)) => return Err(caller.not_stored(error).await),
    }
    // If this fails, `/seasons` can still show and post it.
    let kept = kept(&app.store, guild, Some(number)).await?;
    Ok(Reply::public(shown(caller, &kept, SeasonAudience::ClosedBy).await?).closing_panel(caller))
}

/// Shows how a season ended, the last one by default. The reader's own message turns to it.
pub(crate) async fn show(caller: &Caller, number: Option<u32>) -> Result<Reply, Failure> {
    let kept = kept(&caller.app.store, caller.guild()?, number).await?;
    Ok(Reply::in_place(caller, shown(caller, &kept, SeasonAudience::Alone).await?))
}

/// Shows everyone how a season ended, or the caller if no one on a podium wants to be listed by then.
pub(crate) async fn post(caller: &Caller, number: u32) -> Result<Reply, Failure> {
    caller.may_post()?;
    let kept = kept(&caller.app.store, caller.guild()?, Some(number)).await?;
    if kept.boards.iter().all(|(_, placed)| placed.is_empty()) {
        return Ok(Reply::private(shown(caller, &kept, SeasonAudience::Alone).await?));
    }
    Ok(Reply::public(shown(caller, &kept, SeasonAudience::By(caller.player)).await?))
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use tokio::sync::oneshot;

    use super::*;

    #[tokio::test]
    async fn slow_work_continues_in_the_background() {
        assert!(matches!(in_time(async { Ok(1) }).await, Some(Ok(1))));
        assert!(matches!(
            in_time(async { Err::<(), _>(CommitError::Stale) }).await,
            Some(Err(CommitError::Stale))
        ));
        let ((go, may_go), (tell, told)) = (oneshot::channel(), oneshot::channel());
        let slow = async move {
            let _ = may_go.await;
            let _ = tell.send(());
            Ok(())
        };
        let soon = Instant::now() + Duration::from_millis(20);
        assert!(data::until(Some(soon), in_time(slow)).await.is_none());
        go.send(()).expect("it waits");
        told.await.expect("it goes on");
    }
}
