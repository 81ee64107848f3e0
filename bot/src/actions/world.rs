//! The world: games between strangers, by direct messages. Someone joins by saying yes to what strangers see of them.

use anyhow::Context as _;
use data::Report;
use play::{GameId, Home, PlayerId};
use ui::{
    button_id::world::World,
    failure::{Failure, Refusal},
    views::{self, name::clean},
};

use crate::{
    actions::{lookup, reply::Reply, seek},
    app::{App, caller::Caller},
};

pub(crate) async fn press(caller: &Caller, what: World) -> Result<Reply, Failure> {
    is_on(&caller.app)?;
    match what {
        World::AskToJoin => Ok(ask(caller).await),
        World::Join => join(caller).await,
        World::Leave => leave(caller).await,
        World::Seek(game) => seek::seek(caller, seek::Wanted::as_usual(game)).await,
        World::Widen(challenge) => seek::widen(caller, challenge).await,
        World::Report(game) => report(caller, game).await,
    }
}

/// Refuses if the operator has switched it off.
pub(crate) fn is_on(app: &App) -> Result<(), Failure> {
    if app.world { Ok(()) } else { Err(Refusal::WorldOff.into()) }
}

/// What strangers call the player; `None` if they haven't joined.
pub(crate) async fn name(app: &App, player: PlayerId) -> anyhow::Result<Option<String>> {
    let member = app.store.member(Home::World, player).await.context("loading a player of the world")?;
    Ok(member.name.filter(|_| !member.gone))
}

/// Asks whether to join, and says what strangers see.
pub(crate) async fn ask(caller: &Caller) -> Reply {
    Reply::in_place(caller, views::world::question(caller.words().await, &own_name(caller)))
}

/// The name under which the caller would be seen: the one they go by here, without anything that a name must not do.
fn own_name(caller: &Caller) -> String {
    let name = caller.name.as_deref().map(clean).filter(|name| !name.is_empty());
    name.unwrap_or_else(|| "?".to_owned())
}

async fn join(caller: &Caller) -> Result<Reply, Failure> {
    let (app, player, name) = (&caller.app, caller.player, own_name(caller));
    let since = app.store.suspended(Home::World, player).await.context("loading a ban")?;
    if since.is_some() {
        return Err(Refusal::Banned.into());
    }
    caller.stored(app.store.learn_member(Home::World, player, &name, app.clock.now()).await).await?;
    Ok(Reply::in_place(caller, views::world::joined(caller.words().await, &name)))
}

/// Ends the caller's seeks and takes them off the leaderboards. Their running games go on.
async fn leave(caller: &Caller) -> Result<Reply, Failure> {
    let (app, player) = (&caller.app, caller.player);
    if name(app, player).await?.is_some() {
        seek::withdraw_all(caller).await?;
        caller.stored(app.store.member_left(Home::World, player, app.clock.now()).await).await?;
    }
    Ok(Reply::in_place(caller, views::world::left(caller.words().await)))
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
    Ok(Reply::private(views::world::reported(caller.words().await, &name)))
}
