//! Seasons: whether one can be closed, and how one that is over ended.

use anyhow::Context as _;
use data::{Leaderboard, Period};
use play::{GuildId, ratings::Category};
use render::{Podium, Theme};

use crate::{
    app::App,
    failure::{Failure, SeasonRefusal},
    texts::Words,
    views::{
        View,
        season::{Kept, Shown, podiums, view},
    },
};

/// So many places are shown of each leaderboard.
const PLACES: usize = 3;

/// The running season of a server, with how many players stand on each of its leaderboards. Refuses where there is nothing to
/// keep.
pub(crate) fn to_close(app: &App, guild: GuildId) -> Result<(u32, Vec<(Category, usize)>), Failure> {
    let number = app.store.season(guild).context("looking which season is running")?;
    if !app.store.season_is_played(guild).context("looking what was played in a season")? {
        return Err(SeasonRefusal::NotPlayed { number }.into());
    }
    let mut boards = Vec::new();
    for category in Category::all() {
        let board = Leaderboard { guild, category, period: Period::AllTime };
        let players = app.store.count_leaderboard(board).context("counting a leaderboard")?;
        boards.extend((players > 0).then_some((category, players)));
    }
    if boards.is_empty() { Err(SeasonRefusal::NobodyListed.into()) } else { Ok((number, boards)) }
}

/// How a season of a server ended; the last one that is over, unless a number says which.
pub(crate) fn kept(app: &App, guild: GuildId, number: Option<u32>) -> Result<Kept, Failure> {
    let seasons = app.store.seasons(guild).context("looking for seasons")?;
    let newest = *seasons.last().ok_or(SeasonRefusal::NoneClosed)?;
    let number = number.unwrap_or(newest.number);
    let season = seasons.into_iter().find(|season| season.number == number);
    let season = season.ok_or(SeasonRefusal::NoSuch { number, last: newest.number })?;
    let mut boards = Vec::new();
    for category in Category::all() {
        let standings = |place| app.store.season_standings(guild, number, category, place, PLACES);
        let mut placed = standings(1).context("looking how a season ended")?;
        let is_kept = !placed.is_empty();
        // Where some of them do not want to be listed any more, others come after them, on their own places.
        placed.retain(|placed| placed.place <= PLACES);
        boards.extend(is_kept.then_some((category, placed)));
    }
    Ok(Kept { season, last: newest.number, boards })
}

/// The same as a message.
pub(crate) async fn shown(words: &Words, theme: Theme, kept: &Kept, shown: Shown) -> Result<View, Failure> {
    let podiums = podiums(words, theme, kept);
    // They take a moment, and others wait for an answer meanwhile.
    let drawn =
        tokio::task::spawn_blocking(move || podiums.iter().map(Podium::png).collect::<Result<_, _>>());
    let drawn = drawn.await.context("drawing podiums")?.context("drawing a podium")?;
    Ok(view(words, kept, shown, drawn))
}
