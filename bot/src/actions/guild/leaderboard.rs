//! Leaderboards of one server or channel, and of the world.

use anyhow::Context as _;
use data::{Leaderboard, Store};
use play::{Home, PlayerId, guild::standings::Period, paging::Stretch, player::ratings::Category};
use ui::{
    button_id::LeaderboardOf,
    failure::Failure,
    views::{
        View,
        guild::leaderboard::{self, ENTRIES, LeaderboardPage, Standing},
        pages::Page,
    },
};

use crate::{
    actions::{names, player::presence, reply::Reply},
    app::{App, caller::Caller},
    discord::permissions::BotAction,
};

/// The game whose leaderboard someone sees first: what they play or last played here, or else what others play.
pub(crate) async fn of_interest(
    app: &App,
    home: Home,
    player: PlayerId,
    period: Period,
) -> anyhow::Result<Category> {
    let running = app.store.running_games_of(home, player).await.context("loading a player's games")?;
    if let Some(table) = running.into_iter().max_by_key(|table| table.stored().since) {
        return Ok(Category::of(table.stored().record.rules));
    }
    let over = app.store.history(home, Some(player), None, Stretch::Newest, 1).await;
    let over = over.context("loading a player's finished games")?.games;
    let last = match over.first() {
        Some(finished) => app.store.table(finished.game).await.context("loading a finished game")?,
        None => None,
    };
    match last {
        Some(table) => Ok(Category::of(table.stored().record.rules)),
        None => most_played(&app.store, home, period).await,
    }
}

/// The game with the most players on its leaderboard in a period, or else the first game.
async fn most_played(store: &Store, home: Home, period: Period) -> anyhow::Result<Category> {
    let (mut most, mut players) = (Category::of(games::Game::Dara.default_rules()), 0);
    for category in Category::all() {
        let count = store.count_leaderboard(Leaderboard { home, category, period }).await;
        let count = count.context("counting the players of a leaderboard")?;
        if count > players {
            (most, players) = (category, count);
        }
    }
    Ok(most)
}

/// A page of a leaderboard, shown to the caller.
pub(crate) async fn view(caller: &Caller, board: LeaderboardOf, page: u32) -> Result<View, Failure> {
    // The caller may be back in the server, or have a new name.
    names::visited(caller).await;
    let shown = shown(caller, board, page).await?;
    let member = caller
        .app
        .store
        .member(of(caller.home, board).home, caller.player)
        .await
        .context("loading a member")?;
    let own = caller
        .app
        .store
        .leaderboard_own(of(caller.home, board), caller.player)
        .await
        .context("loading a player's rank")?;
    let own = Standing { player: caller.player, listed: member.listed, standing: own };
    Ok(leaderboard::private(caller.words().await, &shown, own, caller.app.clock.now()))
}

/// Shows a page to everyone, or to the caller if no one is on it by then.
pub(crate) async fn post(caller: &Caller, board: LeaderboardOf, page: u32) -> Result<Reply, Failure> {
    caller.may(&[BotAction::Words])?;
    let shown = shown(caller, board, page).await?;
    if shown.lines.is_empty() {
        return Ok(Reply::private(view(caller, board, page).await?));
    }
    let view = leaderboard::public(caller.app.words_in(caller.home).await, &shown, caller.player);
    Ok(Reply::public(view))
}

/// Checks whether the members on a page are still in the server, and unlists those who aren't.
pub(crate) async fn ask_for_listed(caller: &Caller, board: LeaderboardOf, page: u32) {
    // Errors were reported when the page was shown.
    let Ok(shown) = shown(caller, board, page).await else { return };
    let others = shown.lines.iter().map(|line| line.player).filter(|&player| player != caller.player);
    presence::ask_for(&caller.app, of(caller.home, board).home, others).await;
}

async fn shown(caller: &Caller, board: LeaderboardOf, page: u32) -> Result<LeaderboardPage, Failure> {
    let of = of(caller.home, board);
    let players =
        caller.app.store.count_leaderboard(of).await.context("counting the players of a leaderboard")?;
    let page = Page::sized(players, page, ENTRIES);
    let lines =
        caller.app.store.leaderboard(of, ENTRIES, page.offset()).await.context("reading a leaderboard")?;
    Ok(LeaderboardPage { board, page, lines })
}

/// The leaderboard, for someone who is here.
const fn of(here: Home, LeaderboardOf { category, period, world }: LeaderboardOf) -> Leaderboard {
    Leaderboard { home: if world { Home::World } else { here }, category, period }
}
