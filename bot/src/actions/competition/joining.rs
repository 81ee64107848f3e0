//! Joining and leaving a competition.

use anyhow::Context as _;
use play::{
    Announcement, CompetitionId,
    competition::{self, Contest, Format, Pairing, Refusal},
    player::ratings::Category,
};
use ui::{
    failure::Failure,
    views::{self, View},
};

use super::{
    change::{Changed, change},
    lookup::contest,
};
use crate::{
    actions::reply::{FollowUp, Reply},
    app::caller::Caller,
    discord::{answer::Answer, interaction::Delivery},
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
        delivery(caller, &before),
        |contest| competition::join(contest, player, rating, has_role, now),
        |_| Vec::new(),
    )
    .await?;
    if let Some(name) = &caller.name {
        caller.stored(app.store.learn_member(guild.into(), player, name, now).await).await?;
    }
    let words = caller.words().await;
    let told = views::competition::joined(words, &joined.contest);
    Ok(beside_the_list(caller, &joined, told).await.unwrap_or_else(Reply::private).then(FollowUp::Deliver))
}

/// Whether the caller pressed a button of the list.
fn is_on_list(caller: &Caller, contest: &Contest) -> bool {
    caller.is_on_message && caller.message.is_some() && caller.message == contest.competition.message
}

/// How the caller gets the list.
fn delivery(caller: &Caller, contest: &Contest) -> Delivery {
    if is_on_list(caller, contest) { Delivery::ByReply } else { Delivery::ByMessage }
}

/// Redraws the list as the answer, if its button was pressed: Discord lets messages older than an hour be edited only a few
/// times an hour, but doesn't limit answers. The caller is told in private. Otherwise, gives the view back.
async fn beside_the_list(caller: &Caller, changed: &Changed, told: View) -> Result<Reply, View> {
    let competition = &changed.contest.competition;
    if !is_on_list(caller, &changed.contest) {
        return Err(told);
    }
    // Along with those who joined at the same moment.
    let newest = caller.app.store.contest(competition.id).await.ok().flatten();
    let contest = newest.as_ref().unwrap_or(&changed.contest);
    let list = views::competition::list(caller.app.words_in(competition.guild.into()).await, contest);
    let is_list =
        |due: &Announcement| *due == Announcement::CompetitionChanged { competition: competition.id };
    let made = changed.due.iter().copied().filter(|(_, due)| is_list(due)).collect();
    Ok(Reply::new(Answer::Rewrite(list)).making(made).then(FollowUp::Tell(Box::new(told))))
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
    let before = contest(caller, id).await?;
    let (player, now) = (caller.player, caller.app.clock.now());
    let left = change(
        caller,
        id,
        delivery(caller, &before),
        |contest| competition::leave(contest, player, now),
        |_| Vec::new(),
    )
    .await?;
    let told = views::competition::left(caller.words().await, &left.contest);
    let reply = beside_the_list(caller, &left, told).await;
    Ok(reply.unwrap_or_else(|told| Reply::in_place(caller, told)).then(FollowUp::Deliver))
}
