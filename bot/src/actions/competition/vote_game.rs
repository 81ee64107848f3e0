//! Beginning and stopping a vote game, in which a whole server plays.

use anyhow::{Context as _, anyhow};
use games::{Recorded, RuleSet, Side};
use play::{
    GuildId, Level,
    game::vote::{
        Against, MOST_HOURS, SOUGHT_FOR, VoteEnd, VoteGame, WAITS_FOR_POST, end, meet, open as begin,
    },
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
    /// The server's opponent.
    pub against: Against,
    /// For how many hours a vote goes on.
    pub hours: u16,
    /// After how many votes it ends earlier.
    pub quorum: Option<u32>,
    /// The role that each vote pings.
    pub ping: Option<PingedRole>,
}

impl VoteOpening {
    /// For how many hours a vote goes on, unless that was chosen.
    pub(crate) const HOURS: u16 = 24;

    /// What holds unless something else was chosen: against the computer, without a ping.
    pub(crate) fn usual(rules: RuleSet) -> Self {
        Self {
            rules,
            against: Against::Computer(Level::default()),
            hours: Self::HOURS,
            quorum: None,
            ping: None,
        }
    }
}

/// Begins a vote game in the caller's channel.
pub(crate) async fn open(caller: &Caller, opening: VoteOpening) -> Result<Reply, Failure> {
    let game = store(caller, opening).await?;
    let words = caller.words().await;
    let view = match game.against {
        Against::Computer(_) | Against::Halves => views::guild::vote::opened(words),
        Against::Server(_) => views::guild::vote::opened_for_two(words, &game),
    };
    Ok(Reply::private(view).then(FollowUp::Deliver))
}

/// Stores a new vote game. Its post follows.
///
/// # Errors
///
/// Where the caller can't begin one.
pub(crate) async fn store(caller: &Caller, opening: VoteOpening) -> Result<VoteGame, Failure> {
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
    if matches!(opening.against, Against::Server(_)) && !caller.app.chosen.world {
        return Err(Refusal::OtherServersOff.into());
    }
    for _ in 0..TRIES {
        let (game, sought) = game(caller, guild, &opening).await?;
        let decision = match &sought {
            Some(sought) => meet(sought, &game, game.started),
            None => begin(&game),
        };
        match caller.commit(Delivery::ByMessage, decision.changes, decision.announcements).await {
            // Another server accepted first, or a game began here.
            Err(Failure::Refused(refusal)) if refusal.is_stale() => {
                if vote::here(caller).await?.is_some() {
                    return Err(Refusal::VoteHere.into());
                }
            }
            stored => {
                stored?;
                return Ok(game);
            }
        }
    }
    Err(anyhow!("a vote game that can't be opened").into())
}

/// The new game. Against another server: and the game that has sought one for the longest, if there is one.
async fn game(
    caller: &Caller,
    guild: GuildId,
    opening: &VoteOpening,
) -> Result<(VoteGame, Option<VoteGame>), Failure> {
    let (app, now) = (&caller.app, caller.app.clock.now());
    let record = Recorded::begin(opening.rules).record().clone();
    let is_for_two = matches!(opening.against, Against::Server(_));
    let sought = if is_for_two {
        app.store.sought_vote_game(record.clone(), guild, now).await.context("looking for another server")?
    } else {
        None
    };
    let waits = if is_for_two && sought.is_none() { SOUGHT_FOR } else { WAITS_FOR_POST };
    let game = VoteGame {
        id: app.store.new_vote_game_id().await.context("taking an id for a vote game")?,
        guild,
        channel: caller.channel,
        by: caller.player,
        record,
        against: if sought.is_some() { Against::Server(Side::Second) } else { opening.against },
        twin: sought.as_ref().map(|sought| sought.id),
        // Both vote for as long as the first has chosen.
        hours: sought.as_ref().map_or(opening.hours.clamp(1, MOST_HOURS), |sought| sought.hours),
        quorum: opening.quorum.filter(|&quorum| quorum > 0),
        role: opening.ping.map(|pinged| pinged.role),
        started: now,
        voted: None,
        posted: None,
        ends: now.saturating_add(waits).unwrap_or(now),
        silent: 0,
        over: None,
        revision: 0,
    };
    Ok((game, sought))
}

/// Stops the vote game of the caller's channel.
pub(crate) async fn stop(caller: &Caller) -> Result<Reply, Failure> {
    organizes(caller, None).await?;
    let game = vote::here(caller).await?.ok_or(Refusal::NoVoteHere)?;
    if !end_now(caller, game).await? {
        return Err(Refusal::NoVoteHere.into());
    }
    Ok(Reply::private(views::guild::vote::stopped(caller.words().await)).then(FollowUp::Deliver))
}

/// Stops a vote game, which its channel is told. Returns false if it is over.
pub(crate) async fn end_now(caller: &Caller, mut game: VoteGame) -> Result<bool, Failure> {
    for _ in 0..TRIES {
        if game.over.is_some() {
            return Ok(false);
        }
        let twin = vote::twin(&caller.app, &game).await?;
        let decision = end(&game, twin.as_ref(), VoteEnd::Stopped);
        match caller.commit(Delivery::ByMessage, decision.changes, decision.announcements).await {
            // It went on at this moment.
            Err(Failure::Refused(refusal)) if refusal.is_stale() => {
                let now = caller.app.store.vote_game(game.id).await.context("loading a vote game")?;
                let Some(now) = now else { return Ok(false) };
                game = now;
            }
            stored => return stored.map(|_| true),
        }
    }
    Err(anyhow!("a vote game that can't be stopped").into())
}
