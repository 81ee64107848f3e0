//! The world: games between strangers, by direct messages. Someone joins by saying yes to what strangers see of them.

use anyhow::Context as _;
use data::Report;
use play::{GameId, Home};
use ui::{
    button_id::world::World,
    failure::{Failure, Refusal},
    views,
};

use crate::{
    actions::{
        challenge::{joining, seek},
        game::lookup,
        reply::Reply,
    },
    app::caller::Caller,
};

pub(crate) async fn press(caller: &Caller, what: World) -> Result<Reply, Failure> {
    if !matches!(what, World::Leave | World::Report(_)) {
        joining::is_on(&caller.app)?;
    }
    match what {
        World::AskToJoin => Ok(joining::ask(caller).await),
        World::Join => joining::join(caller).await,
        World::Leave => leave(caller).await,
        World::Seek(game) => seek::seek(caller, seek::Wanted::as_usual(game)).await,
        World::Again(challenge, spread) => seek::again(caller, challenge, spread).await,
        World::Widen(challenge) => seek::widen(caller, challenge).await,
        World::Report(game) => report(caller, game).await,
    }
}

/// Ends the caller's seeks and takes them off the leaderboards. Their running games go on.
async fn leave(caller: &Caller) -> Result<Reply, Failure> {
    let (app, player) = (&caller.app, caller.player);
    if joining::name(&app.store, player).await?.is_some() {
        seek::withdraw_all(caller).await?;
        caller.stored(app.store.member_left(Home::World, player, app.clock.now()).await).await?;
    }
    Ok(Reply::in_place(caller, views::challenge::world::left(caller.words().await)))
}

/// Reports the opponent of a game between strangers, for the operator to look at.
async fn report(caller: &Caller, game: GameId) -> Result<Reply, Failure> {
    let (app, by) = (&caller.app, caller.player);
    let table = lookup::table(caller, game).await?;
    let others = table.stored().seats.players().iter().filter_map(|player| player.member());
    let opponent = others.filter(|_| table.seat(by).is_some()).find(|&player| player != by);
    let opponent = opponent.filter(|_| table.stored().home == Home::World).ok_or(Refusal::NothingToReport)?;
    let name = app.store.member(Home::World, opponent).await.context("loading a stranger's name")?.name;
    let name = name.unwrap_or_default();
    let report = Report { game, by, player: opponent, name: name.clone(), at: app.clock.now() };
    caller.stored(app.store.report(report).await).await?;
    tracing::warn!(%game, "a player of the world was reported: see `dara reports`");
    Ok(Reply::private(views::challenge::world::reported(caller.words().await, &name)))
}
