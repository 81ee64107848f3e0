//! A player's profile in a server.
//!
//! **Decided:** only the caller sees the answer, until they press the button that shows it to everyone; no one is
//! pinged. Players who don't want to be listed see and may show their own profile; to others, old buttons included,
//! they keep it to themselves. Someone who left the server still has a profile, since their games are their
//! opponents' too.

use anyhow::Context as _;
use data::Store;
use jiff::Timestamp;
use play::{Home, PlayerId, player::ratings::Category};
use render::{Rated, RatingPlot, Theme};
use ui::{
    failure::{Failure, Refusal},
    texts::Words,
    views::{
        self, Attachment, View,
        player::{
            profile::{Audience, CategoryResults, Profile, most_played},
            results::Results,
        },
    },
};

use crate::{
    actions::{names::Names, reply::Reply},
    app::{caller::Caller, long_read::long_read},
};

/// How many rated games a plot needs: fewer show nothing.
const FEWEST_PLOTTED: usize = 3;

/// Shows a profile. The reader's own message turns to it; under a public message, a private one opens.
pub(crate) async fn show(
    caller: &Caller,
    player: PlayerId,
    category: Option<Category>,
) -> Result<Reply, Failure> {
    Ok(Reply::in_place(caller, for_one(caller, player, category).await?))
}

/// Shows a profile to everyone, or to the caller if nothing is left to show.
pub(crate) async fn post(caller: &Caller, player: PlayerId, category: Category) -> Result<Reply, Failure> {
    caller.may_post()?;
    Ok(match for_all(caller, player, category).await? {
        Some(view) => Reply::public(view),
        None => Reply::private(for_one(caller, player, None).await?),
    })
}

/// A player's profile for the caller, with details for this category or the one they have played most.
async fn for_one(caller: &Caller, player: PlayerId, category: Option<Category>) -> Result<View, Failure> {
    let listed = caller
        .app
        .store
        .member(caller.home_of(Some(player)), player)
        .await
        .context("loading whether a player is listed")?
        .listed;
    let audience = Audience::Alone { reader: caller.player, hidden: !listed };
    view(caller, (caller.words().await, caller.look().await.theme), (player, category), audience).await
}

/// The profile for everyone in the channel; `None` if there is nothing left to show, which only the caller is told.
async fn for_all(caller: &Caller, player: PlayerId, category: Category) -> Result<Option<View>, Failure> {
    let audience = Audience::All { by: caller.player };
    let home = caller.home_of(Some(player));
    let (words, theme) = (caller.app.words_in(home).await, caller.app.look_in(home).await.theme);
    let (counts, _) = caller.app.store.career(home, player).await.context("loading a player's results")?;
    let computer =
        caller.app.store.against_computer(home, player).await.context("loading a player's results")?;
    if views::player::profile::is_empty(&counts, &computer) {
        return Ok(None);
    }
    view(caller, (words, theme), (player, Some(category)), audience).await.map(Some)
}

/// Refuses a profile that its owner keeps to themselves.
pub(crate) async fn may_see(caller: &Caller, player: PlayerId) -> Result<(), Failure> {
    let member = caller
        .app
        .store
        .member(caller.home_of(Some(player)), player)
        .await
        .context("loading whether a player is listed")?;
    if member.listed || player == caller.player {
        Ok(())
    } else {
        Err(Refusal::KeepsToThemselves { player }.into())
    }
}

async fn view(
    caller: &Caller,
    (words, theme): (&Words, Theme),
    (player, category): (PlayerId, Option<Category>),
    audience: Audience,
) -> Result<View, Failure> {
    may_see(caller, player).await?;
    let (store, home, now) = (caller.app.store.clone(), caller.home_of(Some(player)), caller.app.clock.now());
    // Years of play mean thousands of ratings.
    let read = long_read(async move { read(&store, home, player, category, now).await });
    let (mut profile, curve) = read.await.context("loading a profile")?;
    // Puzzles are solved everywhere, and no one else is told.
    if matches!(audience, Audience::Alone { reader, .. } if reader == player) {
        let solved = caller.app.store.puzzle_standings(player).await;
        profile.puzzles = solved.context("loading puzzle ratings")?;
    }
    let names = Names::for_caller(caller, home).await;
    let name = names.of(player).await.context("loading a name")?;
    let plot = plot((words, theme), name.as_deref(), profile.chosen, curve).await?;
    Ok(views::player::profile::view(words, &profile, audience, plot))
}

/// The caller's rating in a category.
pub(crate) struct Rating {
    pub results: CategoryResults,
    /// Over time.
    pub points: Vec<Rated>,
    /// How many of the points are rated games.
    pub games: usize,
}

/// The caller's rating in a category, if their profile shows it over time.
pub(crate) async fn rating(caller: &Caller, category: Category) -> Result<Rating, Failure> {
    let (store, now, player) = (caller.app.store.clone(), caller.app.clock.now(), caller.player);
    let home = caller.home_of(Some(player));
    let read = long_read(async move { read(&store, home, player, Some(category), now).await });
    let (profile, Curve { points, games }) = read.await.context("loading a rating to share")?;
    let results = profile.played.into_iter().find(|played| played.category == category);
    let results = results.filter(|_| games >= FEWEST_PLOTTED).ok_or(Refusal::UnknownButton)?;
    Ok(Rating { results, points, games })
}

/// A player's rating in a category over time.
struct Curve {
    /// In order of the games.
    points: Vec<Rated>,
    /// How many points are rated games; the others are the ends of seasons.
    games: usize,
}

/// What a player has played, and their rating over time in the chosen category.
async fn read(
    store: &Store,
    home: Home,
    player: PlayerId,
    category: Option<Category>,
    now: Timestamp,
) -> anyhow::Result<(Profile, Curve)> {
    let (counts, careers) = store.career(home, player).await?;
    let all = careers.into_iter().map(|career| {
        let category = career.category;
        let counts = counts.iter().filter(|count| count.category == category).copied().collect();
        let rating = career.entry.map(|entry| entry.at(category.form(), now));
        CategoryResults { category, counts, career, rating }
    });
    let mut games: Vec<CategoryResults> = all.filter(|game| Results::of(&game.counts).games() > 0).collect();
    games.sort_unstable_by_key(|game| game.category);
    let usual = || Category::of(games::Game::Dara.default_rules());
    let chosen = category.or_else(|| most_played(&games)).unwrap_or_else(usual);
    let computer = store.against_computer(home, player).await?;
    let ratings = store.ratings_of(home, player, chosen).await?;
    let rated =
        |(at, rating, deviation): (Timestamp, f64, f64)| Rated { at: at.as_second(), rating, deviation };
    let mut points: Vec<Rated> = ratings.into_iter().map(rated).collect();
    let game_choices = points.len();
    // The end of a season changed it after the last game.
    let entry = games.iter().find(|game| game.category == chosen).and_then(|game| game.career.entry);
    let now = entry.map(|entry| rated((entry.since, entry.rating.value(), entry.rating.deviation())));
    points.extend(now.filter(|now| points.last().is_some_and(|last| last.at < now.at)));
    let puzzles = Vec::new();
    Ok((Profile { player, played: games, chosen, computer, puzzles }, Curve { points, games: game_choices }))
}

/// Plots a rating over time, once there is something to see.
///
/// It uses the theme of the boards, which looks the same on a dark and a light Discord.
async fn plot(
    (words, theme): (&Words, Theme),
    name: Option<&str>,
    category: Category,
    curve: Curve,
) -> anyhow::Result<Option<Attachment>> {
    if curve.games < FEWEST_PLOTTED {
        return Ok(None);
    }
    let alt = views::player::plot::spoken(words, name, category, &curve.points, curve.games);
    let Some(plot) = RatingPlot::new(curve.points, theme) else { return Ok(None) };
    let label = views::player::plot::labels(words, &plot);
    let drawn = tokio::task::spawn_blocking(move || plot.png(label));
    let bytes = drawn.await.context("drawing a plot")??;
    Ok(Some(Attachment { name: "rating.png".to_owned(), bytes, alt }))
}
