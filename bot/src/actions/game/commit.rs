//! Stores decisions on tables, with the match and the direct messages that follow from them.

use anyhow::Context as _;
use data::{AnnouncementId, CommitError, Seen, Unit};
use play::{Announcement, Change, PlayerId, Refusal, Table, game::table};
use ui::failure::Failure;

use crate::{
    actions::{
        game::{computer, next_game},
        notice,
    },
    app::{App, caller::Caller},
    discord::interaction::Delivery,
};

/// Retries when the table changed but no move was played.
const TRIES: u8 = 4;

/// A decision that was stored.
pub(crate) struct Stored {
    /// The table after it.
    pub table: Table,
    /// What to announce, the most important first.
    pub due: Vec<(AnnouncementId, Announcement)>,
    /// Who is pinged by the most important announcement.
    pub pings: Vec<PlayerId>,
}

/// Decides several events of the member, one after the other, and stores all or none. Retries if the table changed
/// but no move was played. `meanwhile` runs while the disk writes; it gets what will be announced first and the table
/// afterwards, and its result is dropped if the store refuses.
pub(crate) async fn decide_while<T>(
    caller: &Caller,
    delivery: Delivery,
    table: &Table,
    events: &[table::Event],
    meanwhile: impl Fn(Option<&Announcement>, &Table) -> T,
) -> Result<(Stored, T), Failure> {
    let (version, mut table) = (table.version(), table.clone());
    for _ in 0..TRIES {
        let now = caller.app.clock.now();
        let nothing =
            table::Decision { table: table.clone(), changes: Vec::new(), announcements: Vec::new() };
        let decision = events.iter().try_fold(nothing, |mut all, event| {
            let next = table::decide_event(&all.table, caller.player, event.clone(), now)?;
            all.changes.extend(next.changes);
            all.announcements.extend(next.announcements);
            Ok::<_, Refusal>(table::Decision { table: next.table, ..all })
        })?;
        // A move that earned a take was shown before, but belongs to the turn that the computer answers.
        let decision = computer::answer(&caller.app, decision, table.turn_began()).await;
        match store_while(&caller.app, Some(caller.seen(delivery)), decision, &meanwhile).await {
            Err(CommitError::Stale) => {
                let now = caller.app.store.table(table.id()).await.context("reloading a game")?;
                table = now.filter(|now| now.version() == version).ok_or(Refusal::Stale)?;
            }
            stored => return caller.stored(stored).await,
        }
    }
    Err(Refusal::Stale.into())
}

/// Stores a decision, with what the end of a game means for its match and with the direct messages that go with its
/// announcements.
pub(crate) async fn store(
    app: &App,
    interaction: Option<Seen>,
    decision: table::Decision,
) -> Result<Stored, CommitError> {
    let (stored, ()) = store_while(app, interaction, decision, |_, _| ()).await?;
    Ok(stored)
}

/// Like [`store`], and runs `meanwhile` while the disk writes.
pub(crate) async fn store_while<T>(
    app: &App,
    interaction: Option<Seen>,
    decision: table::Decision,
    meanwhile: impl Fn(Option<&Announcement>, &Table) -> T,
) -> Result<(Stored, T), CommitError> {
    let (table::Decision { table, changes, announcements }, pings) = complete(app, decision).await?;
    let played = changes.iter().filter(|change| matches!(change, Change::PlayAction { .. })).count();
    let to_announce = announcements.clone();
    let stored = app.write(Unit { at: app.clock.now(), interaction, changes, announcements });
    let (numbers, drawn) = tokio::join!(stored, async { meanwhile(to_announce.first(), &table) });
    let numbers = numbers?;
    app.memory.metrics.played(table.stored().record.rules.game(), played);
    Ok((Stored { table, due: numbers.into_iter().zip(to_announce).collect(), pings }, drawn))
}

/// A decision with all that follows from it, for a larger transaction.
pub(crate) async fn whole(app: &App, decision: table::Decision) -> anyhow::Result<table::Decision> {
    Ok(complete(app, decision).await?.0)
}

/// Adds what the end of a game means for its match, and the direct messages that go with the announcements. Also
/// returns who the first announcement pings.
async fn complete(app: &App, decision: table::Decision) -> anyhow::Result<(table::Decision, Vec<PlayerId>)> {
    let (mut decision, next) = next_game::follow(app, decision).await?;
    let (announcements, pings) = notice::with_direct(app, &decision.table, decision.announcements).await?;
    decision.announcements = announcements;
    if let Some((next, board)) = next {
        decision.announcements.extend(notice::with_direct(app, &next, vec![board]).await?.0);
    }
    Ok((decision, pings))
}
