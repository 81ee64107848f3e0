//! Stores decisions about competitions, with what they do to games.

use anyhow::Context as _;
use data::{AnnouncementId, CommitError, Unit};
use play::{
    Announcement, Change, CompetitionId, GameId, Table,
    competition::{Contest, Refusal, Settled},
    game::table,
};
use ui::failure::Failure;

use super::lookup::contest;
use crate::{
    actions::game::commit,
    app::{App, caller::Caller},
    discord::interaction::Delivery,
};

/// How often a decision is made again because something else was stored meanwhile. Of those who join at the same moment
/// one comes first each time, so as many can.
pub(super) const TRIES: u8 = 100;

/// A decision that was stored.
pub(super) struct Changed {
    /// The competition afterwards.
    pub contest: Contest,
    /// What is announced.
    pub due: Vec<(AnnouncementId, Announcement)>,
}

/// Decides something that the caller does, and stores it with `also`.
pub(super) async fn change(
    caller: &Caller,
    id: CompetitionId,
    delivery: Delivery,
    decide: impl Fn(&Contest) -> Result<Settled, Refusal>,
    also: impl Fn() -> Result<Vec<Change>, Failure>,
) -> Result<Changed, Failure> {
    let mut tries = TRIES;
    loop {
        let before = contest(caller, id).await?;
        let settled = decide(&before).map_err(play::Refusal::from)?;
        let unit =
            whole(&caller.app, &settled, Some(caller)).await.context("ending games of a competition")?;
        let (mut changes, mut announcements) = (unit.changes, unit.announcements);
        changes.extend(also()?);
        // An answer makes the first: the list, if it shows that.
        announcements.sort_by_key(|one| *one != Announcement::CompetitionChanged { competition: id });
        match caller.commit(delivery, changes, announcements.clone()).await {
            Err(Failure::Refused(refusal)) if refusal.is_stale() && tries > 0 => tries -= 1,
            done => {
                let due = done?.into_iter().zip(announcements).collect();
                return Ok(Changed { contest: settled.contest, due });
            }
        }
    }
}

/// Stores what follows by itself.
pub(super) async fn store(app: &App, settled: &Settled) -> Result<(), CommitError> {
    let unit = whole(app, settled, None).await?;
    app.write(unit).await.map(drop)
}

/// A decision with what it does to games.
async fn whole(app: &App, settled: &Settled, caller: Option<&Caller>) -> anyhow::Result<Unit> {
    let at = app.clock.now();
    let (mut changes, mut announcements) = (settled.changes.clone(), settled.announcements.clone());
    let mut add = |decision: table::Decision| {
        changes.extend(decision.changes);
        announcements.extend(decision.announcements);
    };
    for &(game, player) in &settled.withdraw {
        if let Some(decision) = loaded(app, game).await?.and_then(|table| table::withdraw(&table, player, at))
        {
            add(commit::whole(app, decision).await?);
        }
    }
    for &(game, player) in &settled.resign {
        let resigned = |table: Table| table::decide_event(&table, player, table::Event::Resign, at).ok();
        if let Some(decision) = loaded(app, game).await?.and_then(resigned) {
            add(commit::whole(app, decision).await?);
        }
    }
    for &game in &settled.stop {
        let by = caller.map(|caller| caller.player);
        if let Some(decision) = loaded(app, game).await?.and_then(|table| table::stop(&table, by?, at)) {
            add(commit::whole(app, decision).await?);
        }
    }
    for &(game, time) in &settled.give {
        if let Some(decision) =
            loaded(app, game).await?.and_then(|table| table::give_everyone(&table, time, at))
        {
            add(commit::whole(app, decision).await?);
        }
    }
    Ok(Unit { at, interaction: None, changes, announcements })
}

async fn loaded(app: &App, game: GameId) -> anyhow::Result<Option<Table>> {
    app.store.table(game).await.context("loading a game of a competition")
}
