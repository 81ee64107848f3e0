//! The world: games between strangers, by direct messages. Someone joins by saying yes to what strangers see of them.

use anyhow::Context as _;
use data::Report;
use play::{GameId, Home, PlayerId};
use ui::{
    button_id::world::World,
    failure::{Failure, Refusal},
    views::{self, FieldId},
};

use crate::{
    actions::{
        challenge::{joining, seek},
        game::lookup,
        reply::Reply,
    },
    app::caller::Caller,
    discord::{answer::Answer, component::Input},
};

pub(crate) async fn press(caller: &Caller, what: World, input: &Input) -> Result<Reply, Failure> {
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
        World::Report(game) => report(caller, game, input).await,
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

/// Asks what the opponent of a game between strangers is reported for, or reports them, for the operator to look at.
async fn report(caller: &Caller, game: GameId, input: &Input) -> Result<Reply, Failure> {
    let (app, words) = (&caller.app, caller.words().await);
    let player = stranger(caller, game).await?;
    if matches!(input, Input::Nothing) {
        return Ok(Reply::new(Answer::Form(views::challenge::world::report_form(words, game))));
    }
    let reason = input.field(FieldId::Reason).ok_or(Refusal::BadOption)?;
    let reason = Some(reason.parse().map_err(|_| Refusal::BadOption)?);
    let own = input.field(FieldId::Words).map(str::parse).transpose().map_err(|_| Refusal::BadOption)?;
    let name = app.store.member(Home::World, player).await.context("loading a stranger's name")?.name;
    let name = name.unwrap_or_default();
    let (by, at) = (caller.player, app.clock.now());
    let report = Report { game, by, player, name: name.clone(), at, reason, words: own };
    caller.stored(app.store.report(report).await).await?;
    tracing::warn!(%game, "a player of the world was reported: see `dara reports`");
    Ok(Reply::private(views::challenge::world::reported(words, &name)))
}

/// The caller's opponent in a game between strangers.
async fn stranger(caller: &Caller, game: GameId) -> Result<PlayerId, Failure> {
    let by = caller.player;
    let table = lookup::table(caller, game).await?;
    let others = table.stored().seats.players().iter().filter_map(|player| player.member());
    // Players who have deleted their data can no longer be found or reported.
    let mut others = others.filter(|&player| player != by && !player.is_former());
    let opponent = others.next().filter(|_| table.seat(by).is_some());
    Ok(opponent.filter(|_| table.stored().home == Home::World).ok_or(Refusal::NothingToReport)?)
}
