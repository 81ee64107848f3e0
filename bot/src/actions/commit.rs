//! Stores what was decided at a table, with what follows from it.

use anyhow::Context as _;
use data::{AnnouncementId, CommitError, Seen, Unit};
use play::{Announcement, Change, PlayerId, Refusal, Table, table};
use ui::failure::Failure;

use crate::{
    actions::{next_game, notice},
    app::App,
    discord::interaction::{Delivery, Interaction},
};

/// Retries when the table changed but no move was played.
const TRIES: u8 = 4;

/// What was stored.
pub(crate) struct Stored {
    /// The table after it.
    pub table: Table,
    /// What is to be announced, the most important first.
    pub due: Vec<(AnnouncementId, Announcement)>,
    /// Whom the most important announcement pings.
    pub pings: Vec<PlayerId>,
}

/// Decides what `events` of the member make of a table, one after another, and stores all of them or none. Retries when the
/// table was changed meanwhile but no move was played. `meanwhile` runs while the disk is waited for, given what will be
/// announced first and the table after it; where the store refuses, its work was in vain.
pub(crate) async fn decide_while<T>(
    app: &App,
    interaction: &Interaction,
    delivery: Delivery,
    table: &Table,
    events: &[table::Event],
    meanwhile: impl Fn(Option<&Announcement>, &Table) -> T,
) -> Result<(Stored, T), Failure> {
    let (version, mut table) = (table.version(), table.clone());
    for _ in 0..TRIES {
        let now = app.clock.now();
        let nothing =
            table::Decision { table: table.clone(), changes: Vec::new(), announcements: Vec::new() };
        let decision = events.iter().try_fold(nothing, |mut all, event| {
            let next = table::decide(&all.table, interaction.player, event.clone(), now)?;
            all.changes.extend(next.changes);
            all.announcements.extend(next.announcements);
            Ok::<_, Refusal>(table::Decision { table: next.table, ..all })
        })?;
        match store_while(app, Some(interaction.seen(delivery)), decision, &meanwhile).await {
            Err(CommitError::Stale) => {
                let now = app.store.table(table.id()).context("looking for a game once more")?;
                table = now.filter(|now| now.version() == version).ok_or(Refusal::Stale)?;
            }
            stored => return stored.map_err(|error| app.not_stored(interaction, error)),
        }
    }
    Err(Refusal::Stale.into())
}

/// Stores a decision on a table, with what follows from the end of a game in its match, and with the direct messages that go
/// with what is announced.
pub(crate) async fn store(
    app: &App,
    interaction: Option<Seen>,
    decision: table::Decision,
) -> Result<Stored, CommitError> {
    let (stored, ()) = store_while(app, interaction, decision, |_, _| ()).await?;
    Ok(stored)
}

/// Stores a decision as [`store`] does, and runs `meanwhile` while the disk is waited for.
pub(crate) async fn store_while<T>(
    app: &App,
    interaction: Option<Seen>,
    decision: table::Decision,
    meanwhile: impl Fn(Option<&Announcement>, &Table) -> T,
) -> Result<(Stored, T), CommitError> {
    let (table::Decision { table, changes, announcements }, pings) = complete(app, decision)?;
    let played = changes.iter().filter(|change| matches!(change, Change::PlayAction { .. })).count();
    let to_announce = announcements.clone();
    let stored = app.write(Unit { at: app.clock.now(), interaction, changes, announcements });
    let (numbers, drawn) = tokio::join!(stored, async { meanwhile(to_announce.first(), &table) });
    let numbers = numbers?;
    app.metrics.played(table.stored().record.rules.game(), played);
    Ok((Stored { table, due: numbers.into_iter().zip(to_announce).collect(), pings }, drawn))
}

/// A decision on a table with all that follows from it, for a unit that stores more.
pub(crate) fn whole(app: &App, decision: table::Decision) -> anyhow::Result<table::Decision> {
    Ok(complete(app, decision)?.0)
}

/// Adds to a decision what follows from the end of a game in its match, and the direct messages that go with what is
/// announced. With whom the first announcement pings.
fn complete(app: &App, decision: table::Decision) -> anyhow::Result<(table::Decision, Vec<PlayerId>)> {
    let (mut decision, next) = next_game::follow(app, decision)?;
    let (announcements, pings) = notice::with_direct(app, &decision.table, decision.announcements)?;
    decision.announcements = announcements;
    if let Some((next, board)) = next {
        decision.announcements.extend(notice::with_direct(app, &next, vec![board])?.0);
    }
    Ok((decision, pings))
}
