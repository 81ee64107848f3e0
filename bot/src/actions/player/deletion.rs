//! Deletes the data of players who ask for it. They resign their games and withdraw from challenges like anyone else;
//! then everything stored about them is deleted, and the free space of the file is wiped.
//!
//! The request is stored first, so that a restart finishes what was left.

use anyhow::{Context as _, bail};
use data::{CommitError, Store, Unit};
use jiff::Timestamp;
use play::{
    Announcement, Challenge, PlayerId, Table, challenge,
    game::{
        matches,
        table::{self, Decision, Event},
    },
};

use crate::{Clock, actions::game::commit, app::App};

/// The most attempts, if the player keeps starting something new.
const TRIES: u8 = 32;
/// The state of a deletion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DeletionProgress {
    /// Everything is deleted.
    Done,
    /// It continues in the background.
    UnderWay,
}

/// Deletes everything stored about a player. If that takes long, the member is told that it continues in the background.
pub(crate) async fn delete(app: &App, player: PlayerId) -> anyhow::Result<DeletionProgress> {
    let now = app.clock.now();
    app.store.ask_for_deletion(player, now).await.context("storing a request to delete a player's data")?;
    let done = data::in_time(Box::pin(data::until(None, complete(app, player)))).await;
    // The job wipes the file, and finishes what is left.
    app.deletions.ring();
    match done {
        Some(done) => done.map(|()| DeletionProgress::Done),
        None => Ok(DeletionProgress::UnderWay),
    }
}

/// Takes a player out of everything, then deletes their data.
pub(crate) async fn complete(app: &App, player: PlayerId) -> anyhow::Result<()> {
    let mut closed = Vec::new();
    for _ in 0..TRIES {
        give_up(app, player).await?;
        closed.extend(take_back(app, player).await?);
        match app.store.forget(player).await {
            Ok(()) => {
                app.memory.asked_for.forget(|(_, of)| *of == player);
                app.memory.told_unreached.forget(|of| *of == player);
                // Redrawn once more, now that the player has no name.
                let redraw = |challenge| Announcement::ChallengeChanged { challenge, begun: None };
                let announcements = closed.into_iter().map(redraw).collect();
                let unit = Unit { at: app.clock.now(), interaction: None, changes: vec![], announcements };
                app.write(unit).await.context("redrawing challenges")?;
                app.outbox.wake();
                return Ok(());
            }
            // The player started something new.
            Err(CommitError::Stale) => {}
            Err(error) => return Err(error).context("deleting a player's data"),
        }
    }
    bail!("a player whose data is being deleted starts games faster than they can be resigned")
}

/// Resigns all of a player's games and matches.
async fn give_up(app: &App, player: PlayerId) -> anyhow::Result<()> {
    let games = app.store.running_games_everywhere(player).await.context("loading a player's games")?;
    for table in games {
        let Some(decision) = resigned(&table, player, app.clock.now()) else { continue };
        match commit::store(app, None, decision).await {
            // The game changed at the last moment; the next try sees it.
            Ok(_) | Err(CommitError::Stale) => {}
            Err(error) => return Err(error).context("resigning a game"),
        }
    }
    Ok(())
}

/// Resigning a game, and its match if it has one. A game of a competition ends because they leave that.
fn resigned(table: &Table, player: PlayerId, now: Timestamp) -> Option<Decision> {
    if table.stored().terms.competition {
        // It wasn't played out, so it is no reason for the player's other games of the competition to count.
        return table::withdraw(table, player, now);
    }
    let event = if table.stored().in_match.is_some() { Event::ResignMatch } else { Event::Resign };
    // A player of a running game can always give it up.
    table::decide_event(table, player, event, now).ok()
}

/// Withdraws a player's open challenges and their places in others. Returns those that changed.
async fn take_back(app: &App, player: PlayerId) -> anyhow::Result<Vec<play::ChallengeId>> {
    let open = app.store.open_challenges_everywhere(player).await.context("loading a player's challenges")?;
    let mut changed = Vec::new();
    for challenge in open {
        let now = app.clock.now();
        let Some(unit) = taken_back(&challenge, player, now) else { continue };
        match app.write(unit).await {
            Ok(_) => changed.push(challenge.id),
            Err(CommitError::Stale) => {}
            Err(error) => return Err(error).context("withdrawing a challenge"),
        }
    }
    Ok(changed)
}

/// Taking a player out of a challenge; an outdated one expires instead.
fn taken_back(challenge: &Challenge, player: PlayerId, now: Timestamp) -> Option<Unit> {
    let event = if challenge.challenger == player {
        challenge::Event::Withdraw { by: player }
    } else {
        challenge::Event::Decline { by: player }
    };
    let decided = challenge::update(challenge, event, now);
    let decided = decided.or_else(|_| challenge::update(challenge, challenge::Event::Tick, now)).ok()?;
    let (changes, announcements) = (decided.changes, decided.announcements);
    Some(Unit { at: now, interaction: None, changes, announcements })
}

/// Deletes a player's data from outside of the bot: while none is running, or beside those on a server. Announcements
/// are made by them, or at the next start.
///
/// # Errors
///
/// The database can't be used. The bot finishes what is left.
pub(crate) async fn delete_without_bot(store: &Store, player: PlayerId, clock: &Clock) -> anyhow::Result<()> {
    store.ask_for_deletion(player, clock.now()).await.context("storing the deletion")?;
    for _ in 0..TRIES {
        end_everything(store, player, clock.now()).await?;
        match store.forget(player).await {
            Ok(()) => {
                store.wipe(player).await.context("wiping deleted data from the file")?;
                return Ok(());
            }
            // The player has started something on a bot that runs.
            Err(CommitError::Stale) => {}
            Err(error) => return Err(error).context("deleting the player's data"),
        }
    }
    bail!("the player starts games faster than they can be resigned")
}

/// Resigns all of a player's games, and takes them out of all challenges. What a bot changes meanwhile is left.
async fn end_everything(store: &Store, player: PlayerId, now: Timestamp) -> anyhow::Result<()> {
    let mut units = Vec::new();
    for table in store.running_games_everywhere(player).await.context("loading games")? {
        let Some(Decision { table, mut changes, announcements }) = resigned(&table, player, now) else {
            continue;
        };
        // Resigning a match starts no further game.
        if let Some((ended, _)) = matches::go_on(&table, table.id(), Vec::new(), Vec::new(), now) {
            changes.extend(ended);
        }
        units.push(Unit { at: now, interaction: None, changes, announcements });
    }
    let challenges = store.open_challenges_everywhere(player).await.context("loading challenges")?;
    units.extend(challenges.iter().filter_map(|challenge| taken_back(challenge, player, now)));
    for unit in units {
        match store.commit(unit).await {
            Ok(_) | Err(CommitError::Stale) => {}
            Err(error) => return Err(error).context("ending a game or a challenge"),
        }
    }
    Ok(())
}
