//! Joining and leaving a competition.

use anyhow::Context as _;
use play::{
    CompetitionId,
    competition::{self, Format, Pairing, Refusal},
    player::ratings::Category,
};
use ui::{failure::Failure, views};

use super::{change::change, lookup::contest};
use crate::{
    actions::reply::{FollowUp, Reply},
    app::caller::Caller,
};

/// The rating of someone who has none yet.
const NEWCOMER: i32 = 1500;

/// The caller joins.
pub(super) async fn join(caller: &Caller, id: CompetitionId) -> Result<Reply, Failure> {
    let before = contest(caller, id).await?;
    let (app, player, guild) = (&caller.app, caller.player, caller.guild()?);
    let restrictions = app.store.suspended(guild.into(), player).await.context("loading a suspension")?;
    if restrictions.is_some() {
        return Err(play::Refusal::Suspended.into());
    }
    let plan = &before.competition.plan;
    let category = Category::of(plan.rules);
    let rating = app.store.rating(guild.into(), category, player).await.context("loading a rating")?;
    let rating = rating.unwrap_or(NEWCOMER);
    let has_role = plan.role.is_none_or(|role| caller.roles.contains(&role));
    let now = app.clock.now();
    let joined = change(
        caller,
        id,
        |contest| competition::join(contest, player, rating, has_role, now),
        || Ok(Vec::new()),
    )
    .await?;
    if let Some(name) = &caller.name {
        caller.stored(app.store.learn_member(guild.into(), player, name, now).await).await?;
    }
    let words = caller.words().await;
    Ok(Reply::private(views::competition::joined(words, &joined)).then(FollowUp::Deliver))
}

/// Asks whether to leave, unless nothing would be lost.
pub(super) async fn ask_to_leave(caller: &Caller, id: CompetitionId) -> Result<Reply, Failure> {
    let before = contest(caller, id).await?;
    let takes_part = before.entrant(caller.player).is_some_and(|entrant| entrant.out.is_none());
    if !takes_part {
        return Err(play::Refusal::from(Refusal::NotEntered).into());
    }
    // On a ladder, who leaves can come back, and only loses the games that they play.
    let is_ladder = before.competition.plan.format == Format::Ladder;
    let loses = |pairing: &Pairing| !is_ladder || pairing.is_open();
    if !before.pairings_of(caller.player).any(loses) {
        return leave(caller, id).await;
    }
    let view = views::competition::question(caller.words().await, &before, caller.player);
    Ok(Reply::private(view))
}

/// The caller leaves.
pub(super) async fn leave(caller: &Caller, id: CompetitionId) -> Result<Reply, Failure> {
    let (player, now) = (caller.player, caller.app.clock.now());
    let left =
        change(caller, id, |contest| competition::leave(contest, player, now), || Ok(Vec::new())).await?;
    let view = views::competition::left(caller.words().await, &left);
    Ok(Reply::in_place(caller, view).then(FollowUp::Deliver))
}
