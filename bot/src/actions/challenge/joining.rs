//! Joining the world of strangers, by saying yes to what they see.

use anyhow::Context as _;
use data::Store;
use play::{Home, PlayerId};
use ui::{
    failure::{Failure, Refusal},
    views::{self, name::clean},
};

use crate::{
    actions::reply::Reply,
    app::{App, caller::Caller},
};

/// Refuses if the operator has switched it off.
pub(crate) fn is_on(app: &App) -> Result<(), Failure> {
    if app.chosen.world { Ok(()) } else { Err(Refusal::WorldOff.into()) }
}

/// What strangers call the player; `None` if they haven't joined.
pub(crate) async fn name(store: &Store, player: PlayerId) -> anyhow::Result<Option<String>> {
    let member = store.member(Home::World, player).await.context("loading a player of the world")?;
    Ok(member.name.filter(|_| !member.gone))
}

/// Asks whether to join, and says what strangers see.
pub(crate) async fn ask(caller: &Caller) -> Reply {
    Reply::in_place(caller, views::challenge::world::question(caller.words().await, &own_name(caller)))
}

/// The name under which the caller would be seen: the one they go by here, without anything that a name must not do.
fn own_name(caller: &Caller) -> String {
    let name = caller.name.as_deref().map(clean).filter(|name| !name.is_empty());
    name.unwrap_or_else(|| "?".to_owned())
}

pub(super) async fn join(caller: &Caller) -> Result<Reply, Failure> {
    let (app, player, name) = (&caller.app, caller.player, own_name(caller));
    let since = app.store.suspended(Home::World, player).await.context("loading an exclusion")?;
    if since.is_some() {
        return Err(Refusal::Excluded.into());
    }
    caller.stored(app.store.learn_member(Home::World, player, &name, app.clock.now()).await).await?;
    Ok(Reply::in_place(caller, views::challenge::world::joined(caller.words().await, &name)))
}
