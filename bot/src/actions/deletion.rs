//! Deletes all data of players who want it: they give up what they play and take back what they have asked for, as others
//! do; then all that is stored of them goes, and what the file has left of it is wiped.
//!
//! What was asked for is noted first, so that a start finishes what the last run did not.

use std::time::Duration;

use anyhow::{Context as _, bail};
use data::{CommitError, Store, Unit};
use jiff::Timestamp;
use play::{
    Announcement, Challenge, PlayerId, Table, challenge, matches,
    table::{self, Decision, Event},
};

use crate::{actions::commit, app::App};

/// How long one who waits for it is kept waiting: then he is told that it goes on.
const PATIENCE: Duration = Duration::from_secs(2);
/// How often it is begun anew, since he began something else meanwhile.
const TRIES: u8 = 32;
/// How far a deletion is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    /// All data are deleted.
    Done,
    /// It takes a while, and is finished by itself.
    UnderWay,
}

/// Deletes all data of a player who has asked for it.
pub(crate) async fn delete(app: &App, player: PlayerId) -> anyhow::Result<Progress> {
    let now = app.clock.now();
    app.store.ask_for_deletion(player, now).await.context("noting that a player wants his data deleted")?;
    let done = tokio::time::timeout(PATIENCE, complete(app, player)).await;
    // The job wipes what is left, and finishes what was not.
    app.deletions.ring();
    match done {
        Ok(done) => done.map(|()| Progress::Done),
        Err(_) => Ok(Progress::UnderWay),
    }
}

/// Takes a player out of everything and deletes all that is stored of him.
pub(crate) async fn complete(app: &App, player: PlayerId) -> anyhow::Result<()> {
    let mut closed = Vec::new();
    for _ in 0..TRIES {
        give_up(app, player).await?;
        closed.extend(take_back(app, player).await?);
        match app.store.forget(player).await {
            Ok(()) => {
                app.imports.forget(player);
                app.asked_for.forget(player);
                // Once more, now that they are no longer named.
                let redraw = |challenge| Announcement::ChallengeChanged { challenge, begun: None };
                let announcements = closed.into_iter().map(redraw).collect();
                let unit = Unit { at: app.clock.now(), interaction: None, changes: vec![], announcements };
                app.write(unit).await.context("redrawing challenges")?;
                app.outbox.wake();
                return Ok(());
            }
            // He has begun something else.
            Err(CommitError::Stale) => {}
            Err(error) => return Err(error).context("deleting all that is stored of a player"),
        }
    }
    bail!("a player whose data are to be deleted begins games faster than they can be given up")
}

/// Resigns all his games, and the matches that they belong to.
async fn give_up(app: &App, player: PlayerId) -> anyhow::Result<()> {
    let games = app.store.running_games_everywhere(player).context("looking for a player's games")?;
    for table in games {
        let Some(decision) = resigned(&table, player, app.clock.now()) else { continue };
        match commit::store(app, None, decision).await {
            // Stale: something was played at the last moment, and it is looked at again.
            Ok(_) | Err(CommitError::Stale) => {}
            Err(error) => return Err(error).context("resigning a game"),
        }
    }
    Ok(())
}

/// What it means that a player gives a game up with its match, if it belongs to one.
fn resigned(table: &Table, player: PlayerId, now: Timestamp) -> Option<Decision> {
    let event = if table.stored().in_match.is_some() { Event::ResignMatch } else { Event::Resign };
    // A player of a running game can always give it up.
    table::decide(table, player, event, now).ok()
}

/// Takes his open challenges back, and his places in those of others. Those that were changed.
async fn take_back(app: &App, player: PlayerId) -> anyhow::Result<Vec<play::ChallengeId>> {
    let open = app.store.open_challenges_everywhere(player).context("looking for a player's challenges")?;
    let mut changed = Vec::new();
    for challenge in open {
        let now = app.clock.now();
        let Some(unit) = taken_back(&challenge, player, now) else { continue };
        match app.write(unit).await {
            Ok(_) => changed.push(challenge.id),
            Err(CommitError::Stale) => {}
            Err(error) => return Err(error).context("taking a challenge back"),
        }
    }
    Ok(changed)
}

/// What it means that a player is in a challenge no longer; one that is too old expires by that.
fn taken_back(challenge: &Challenge, player: PlayerId, now: Timestamp) -> Option<Unit> {
    let event = if challenge.challenger == player {
        challenge::Event::Withdraw { by: player }
    } else {
        challenge::Event::Decline { by: player }
    };
    let decided = challenge::decide(challenge, event, now);
    let decided = decided.or_else(|_| challenge::decide(challenge, challenge::Event::Tick, now)).ok()?;
    let (changes, announcements) = (decided.changes, decided.announcements);
    Some(Unit { at: now, interaction: None, changes, announcements })
}

/// Deletes all data of a player while no bot runs: what is to be told of it is told when the bot is started.
///
/// # Errors
/// The database cannot be used. What was not finished is finished by the bot.
pub(crate) async fn delete_alone(store: &Store, player: PlayerId, now: Timestamp) -> anyhow::Result<()> {
    store.ask_for_deletion(player, now).await.context("noting the deletion")?;
    for table in store.running_games_everywhere(player).context("looking for games")? {
        let Some(Decision { table, mut changes, announcements }) = resigned(&table, player, now) else {
            continue;
        };
        // Who gives a match up begins no other game of it.
        if let Some((ended, _)) = matches::go_on(&table, table.id(), Vec::new(), now) {
            changes.extend(ended);
        }
        store
            .commit(Unit { at: now, interaction: None, changes, announcements })
            .await
            .context("resigning")?;
    }
    for challenge in store.open_challenges_everywhere(player).context("looking for challenges")? {
        if let Some(unit) = taken_back(&challenge, player, now) {
            store.commit(unit).await.context("taking a challenge back")?;
        }
    }
    store.forget(player).await.context("deleting all that is stored of the player")?;
    store.wipe(player).await.context("wiping what is left in the file")?;
    Ok(())
}
