//! Beginning and stopping a vote game, in which a whole server plays.

use anyhow::{Context as _, anyhow};
use games::{Recorded, RuleSet};
use play::{
    Level,
    game::vote::{Against, MOST_HOURS, VoteEnd, VoteGame, WAITS_FOR_POST, end, open as begin},
};
use ui::{
    failure::{Failure, Refusal},
    views,
};

use super::{change::TRIES, lookup::organizes, opening::PingedRole};
use crate::{
    actions::{
        game::vote,
        reply::{FollowUp, Reply},
    },
    app::{caller::Caller, server_settings},
    discord::interaction::Delivery,
};

/// What was chosen for a new vote game.
#[derive(Debug)]
pub(crate) struct VoteOpening {
    /// The rules.
    pub rules: RuleSet,
    /// The level of the computer; `None` if one half of the server plays the other.
    pub level: Option<Level>,
    /// For how many hours a vote goes on.
    pub hours: u16,
    /// After how many votes it ends earlier.
    pub quorum: Option<u32>,
    /// The role that each vote pings.
    pub ping: Option<PingedRole>,
}

/// Begins a vote game in the caller's channel.
pub(crate) async fn open(caller: &Caller, opening: VoteOpening) -> Result<Reply, Failure> {
    organizes(caller, None).await?;
    caller.may_post()?;
    server_settings::may_play(caller).await?;
    if opening.rules.seats() != 2 {
        return Err(Refusal::VotesForFour.into());
    }
    let guild = caller.guild()?;
    if vote::here(caller).await?.is_some() {
        return Err(Refusal::VoteHere.into());
    }
    if let Some(PingedRole { role, is_mentionable }) = opening.ping {
        caller.may_ping(role, is_mentionable)?;
    }
    let (app, now) = (&caller.app, caller.app.clock.now());
    let game = VoteGame {
        id: app.store.new_vote_game_id().await.context("taking an id for a vote game")?,
        guild,
        channel: caller.channel,
        by: caller.player,
        record: Recorded::begin(opening.rules).record().clone(),
        against: opening.level.map_or(Against::Halves, Against::Computer),
        hours: opening.hours.clamp(1, MOST_HOURS),
        quorum: opening.quorum.filter(|&quorum| quorum > 0),
        role: opening.ping.map(|pinged| pinged.role),
        started: now,
        voted: None,
        posted: None,
        ends: now.saturating_add(WAITS_FOR_POST).unwrap_or(now),
        silent: 0,
        over: None,
        revision: 0,
    };
    let decision = begin(&game);
    match caller.commit(Delivery::ByMessage, decision.changes, decision.announcements).await {
        Err(Failure::Refused(refusal)) if refusal.is_stale() => Err(Refusal::VoteHere.into()),
        stored => {
            stored?;
            Ok(Reply::private(views::guild::vote::opened(caller.words().await)).then(FollowUp::Deliver))
        }
    }
}

/// Stops the vote game of the caller's channel.
pub(crate) async fn stop(caller: &Caller) -> Result<Reply, Failure> {
    organizes(caller, None).await?;
    for _ in 0..TRIES {
        let game = vote::here(caller).await?.ok_or(Refusal::NoVoteHere)?;
        let decision = end(&game, VoteEnd::Stopped);
        match caller.commit(Delivery::ByMessage, decision.changes, decision.announcements).await {
            // It went on at this moment.
            Err(Failure::Refused(refusal)) if refusal.is_stale() => {}
            stored => {
                stored?;
                let view = views::guild::vote::stopped(caller.words().await);
                return Ok(Reply::private(view).then(FollowUp::Deliver));
            }
        }
    }
    Err(anyhow!("a vote game that can't be stopped").into())
}
