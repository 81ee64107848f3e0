//! Shows and changes a player's preferences.

use anyhow::Context as _;
use play::{Preferences, Zone};
use ui::{
    button_id::Preference,
    failure::{Failure, Refusal},
    texts::locale::of_locale,
    views::{self, View, player::preferences::OwnPreferences},
};

use crate::{actions::reply::Reply, app::caller::Caller, discord::interaction::Delivery};

/// The player's preferences and, where others play as well, whether they are listed there. `sample` adds a board in their look.
async fn view(caller: &Caller, sample: bool) -> Result<View, Failure> {
    let preferences =
        caller.app.store.preferences(caller.player).await.context("loading a player's preferences")?;
    let member = caller.app.store.member(caller.home, caller.player).await;
    let member = member.context("loading whether a player is listed")?;
    let listed = (!caller.is_with_bot()).then_some(member.listed);
    let chosen = OwnPreferences { preferences, listed, client: of_locale(&caller.locale) };
    let words = caller.words().await;
    let view = views::player::preferences::view(words, chosen);
    Ok(if sample { views::player::preferences::with_sample(words, caller.look().await, view) } else { view })
}

/// Opens the panel with the preferences, after changing where the player lives if they say so.
pub(crate) async fn open(caller: &Caller, zone: Option<Zone>) -> Result<Reply, Failure> {
    if zone.is_some() {
        set(caller, |before| Preferences { zone, ..before }).await?;
    }
    Ok(Reply::private(view(caller, false).await?))
}

/// Changes a preference, for all servers.
pub(crate) async fn change(caller: &Caller, preference: Preference) -> Result<Reply, Failure> {
    set(caller, |before| preference.within(before)).await?;
    let sample = matches!(preference, Preference::Theme(_) | Preference::BoardSide(_) | Preference::Text(_));
    Ok(Reply::update(view(caller, sample).await?))
}

async fn set(caller: &Caller, change: impl FnOnce(Preferences) -> Preferences) -> Result<(), Failure> {
    let app = &caller.app;
    let before = app.store.preferences(caller.player).await.context("loading a player's preferences")?;
    let changes = before.change(caller.player, change(before), app.clock.now());
    caller.commit(Delivery::ByReply, changes, Vec::new()).await.map(drop)
}

/// Chooses whether to be listed on the server's leaderboards.
pub(crate) async fn set_listed(caller: &Caller, listed: bool) -> Result<Reply, Failure> {
    let (app, home) = (&caller.app, caller.home);
    if caller.is_with_bot() {
        return Err(Refusal::NoOneHere.into());
    }
    caller.stored(app.store.list_member(home, caller.player, listed, app.clock.now()).await).await?;
    Ok(Reply::update(view(caller, false).await?))
}
