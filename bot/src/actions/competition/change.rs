//! Stores decisions about competitions, with what they do to games.

use std::collections::{BTreeMap, btree_map::Entry};

use anyhow::Context as _;
use data::{AnnouncementId, CommitError, Unit};
use play::{
    Announcement, Change, CompetitionId, GameId, Notice, Table,
    competition::{self, Contest, Refusal, Settled},
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
    also: impl Fn(&Contest) -> Vec<Change>,
) -> Result<Changed, Failure> {
    let mut tries = TRIES;
    loop {
        let before = contest(caller, id).await?;
        let settled = decide(&before).map_err(play::Refusal::from)?;
        let unit =
            whole(&caller.app, &settled, Some(caller)).await.context("ending games of a competition")?;
        let (mut changes, mut announcements) = (unit.changes, unit.announcements);
        changes.extend(also(&before));
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
    let unit = Unit {
        at,
        interaction: None,
        changes: settled.changes.clone(),
        announcements: settled.announcements.clone(),
    };
    let mut games = Games { app, tables: BTreeMap::new(), unit };
    for &(game, player) in &settled.withdraw {
        games.decide(game, |table| table::withdraw(table, player, at)).await?;
    }
    for &(game, player) in &settled.resign {
        games.decide(game, |table| table::decide_event(table, player, table::Event::Resign, at).ok()).await?;
    }
    for &game in &settled.stop {
        let by = caller.map(|caller| caller.player);
        games.decide(game, |table| table::stop(table, by?, at)).await?;
    }
    for &(game, time) in &settled.give {
        games.decide(game, |table| table::give_everyone(table, time, at)).await?;
    }
    games.unit.announcements.extend(told_directly(app, settled).await?);
    Ok(games.unit)
}

/// Direct messages for the players the news is about, if they chose them. The others are pinged where it's posted.
async fn told_directly(app: &App, settled: &Settled) -> anyhow::Result<Vec<Announcement>> {
    let mut told = Vec::new();
    for announcement in &settled.announcements {
        let Announcement::CompetitionNews { competition, news } = *announcement else { continue };
        if competition != settled.contest.competition.id {
            continue;
        }
        for to in competition::concerned(&settled.contest, news) {
            if app.store.preferences(to).await?.notice == Notice::Direct {
                told.push(Announcement::CompetitionTold { to, competition, news });
            }
        }
    }
    Ok(told)
}

/// What a decision does to games. A game may be met twice, as when both of its players are withdrawn.
struct Games<'a> {
    app: &'a App,
    /// The games as they are then.
    tables: BTreeMap<GameId, Option<Table>>,
    unit: Unit,
}

impl Games<'_> {
    async fn decide(
        &mut self,
        game: GameId,
        decide: impl FnOnce(&Table) -> Option<table::Decision>,
    ) -> anyhow::Result<()> {
        let table = match self.tables.entry(game) {
            Entry::Occupied(met) => met.into_mut(),
            Entry::Vacant(new) => {
                new.insert(self.app.store.table(game).await.context("loading a game of a competition")?)
            }
        };
        if let Some(decision) = table.as_ref().and_then(decide) {
            *table = Some(decision.table.clone());
            let decision = commit::whole(self.app, decision).await?;
            self.unit.changes.extend(decision.changes);
            self.unit.announcements.extend(decision.announcements);
        }
        Ok(())
    }
}
