//! Votes that end, and how many have voted.

use anyhow::Context as _;
use data::{CommitError, Unit};
use jiff::{SignedDuration, Timestamp};
use play::{
    Announcement, Change, Timer, VoteGameId,
    game::vote::{Closing, VoteChange, VoteEnd, VoteGame, WAITS_FOR_POST, close, end as close_down, go_on},
};

use crate::{actions::game::vote, app::App};

/// When a vote is looked at again if something changed at this moment.
const AGAIN: SignedDuration = SignedDuration::from_secs(1);
/// The same while another server votes.
const LATER: SignedDuration = SignedDuration::from_hours(24);
/// The same where the server doesn't have the bot.
const GONE: SignedDuration = SignedDuration::from_hours(1);

/// The time of a vote is over: plays the turn with the most votes, or gives it more time. What was voted for at the last moment
/// either counts, or was refused.
pub(super) async fn end(app: &App, id: VoteGameId, now: Timestamp) -> anyhow::Result<()> {
    let timer = Timer::Vote(id);
    let settle = async |at| app.store.settle_timer(timer, now, at).await.context("setting a timer");
    let Some(game) = running(app, id).await? else { return settle(None).await };
    if game.ends > now {
        return settle(Some(game.ends)).await;
    }
    if app.store.guild_gone(game.guild).await?.is_some() {
        return settle(Some(now + GONE)).await;
    }
    let twin = vote::twin(app, &game).await?;
    let board = vote::board(&game)?;
    if !game.votes_about(board.position()) {
        // Another server votes, unless none was found, or it is gone.
        if let Some(twin) = &twin
            && !is_lost(app, twin, now).await?
        {
            return settle(Some(now + LATER)).await;
        }
        let how = if game.twin.is_none() { VoteEnd::NoVotes } else { VoteEnd::Stopped };
        let over = close_down(&game, twin.as_ref(), how);
        return write(app, timer, now, over.changes, over.announcements).await;
    }
    let tally = app.store.tally(id, game.ply()).await.context("counting votes")?;
    let checked = VoteChange::Check { game: id, ply: game.ply(), votes: tally.votes(), last: tally.last };
    let decision = match close(&game, twin.as_ref(), &tally.turns, now) {
        Closing::Silent(decision) => *decision,
        Closing::Turn(turn) => {
            let board = board.after(&turn).with_context(|| format!("a turn voted for in vote game {id}"))?;
            let Some(after) = vote::replied(app, &game, board).await? else {
                return settle(Some(now + vote::BUSY)).await;
            };
            go_on(&game, twin.as_ref(), &after, now)
        }
    };
    let changes = [vec![Change::VoteGame(checked)], decision.changes].concat();
    write(app, timer, now, changes, decision.announcements).await
}

/// Whether a server that is to vote removed the bot so long ago that the other needn't wait for it any longer.
async fn is_lost(app: &App, game: &VoteGame, now: Timestamp) -> anyhow::Result<bool> {
    let gone = app.store.guild_gone(game.guild).await?;
    Ok(gone.is_some_and(|since| now.duration_since(since) >= WAITS_FOR_POST))
}

/// Stores what follows, or has the game looked at again if something changed at this moment.
async fn write(
    app: &App,
    timer: Timer,
    at: Timestamp,
    changes: Vec<Change>,
    announcements: Vec<Announcement>,
) -> anyhow::Result<()> {
    match app.write(Unit { at, interaction: None, changes, announcements }).await {
        Ok(_) => {
            app.outbox.wake();
            Ok(())
        }
        Err(CommitError::Stale) => {
            app.store.settle_timer(timer, at, Some(at + AGAIN)).await.context("setting a timer")
        }
        Err(error) => Err(error).context("ending a vote"),
    }
}

/// Says how many have voted by now, unless enough have to end the vote.
pub(super) async fn count(app: &App, id: VoteGameId, now: Timestamp) -> anyhow::Result<()> {
    // Before counting, since each later vote sets it again.
    app.store.settle_timer(Timer::VoteCount(id), now, None).await.context("setting a timer")?;
    let Some(game) = running(app, id).await?.filter(|game| game.posted.is_some()) else { return Ok(()) };
    if game.ends <= now || vote::hasten_if_decided(app, &game).await? {
        return Ok(());
    }
    let announcements = vec![Announcement::VoteChanged { vote: id }];
    let unit = Unit { at: now, interaction: None, changes: Vec::new(), announcements };
    app.write(unit).await.context("storing that a number of votes is to be said")?;
    app.outbox.wake();
    Ok(())
}

async fn running(app: &App, id: VoteGameId) -> anyhow::Result<Option<VoteGame>> {
    let game = app.store.vote_game(id).await.context("loading a vote game")?;
    Ok(game.filter(|game| game.over.is_none()))
}
