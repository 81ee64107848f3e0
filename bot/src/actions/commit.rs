//! Stores what was decided at a table, with what follows from it.

use anyhow::Context as _;
use data::{AnnouncementId, CommitError, Seen, Unit};
use play::{Announcement, Change, Refusal, Table, table};
use ui::{failure::Failure, views::View};

use crate::{
    actions::{next_game, notice, turn},
    app::App,
    discord::interaction::{Delivery, Interaction},
};

/// How often something is decided anew, since the table was changed meanwhile in a way that does not concern it.
const TRIES: u8 = 4;

/// What was stored.
pub(crate) struct Stored {
    /// The table as it stands then.
    pub table: Table,
    /// What is to be told, the most important first.
    pub due: Vec<(AnnouncementId, Announcement)>,
    /// What can be shown of the most important before it is stored, where it is a board that the answer shows.
    pub board: Option<View>,
}

/// Decides what `event`, of the one who asked, makes of a table, and stores it. Where the table was changed meanwhile, but
/// nothing was played, it is decided anew.
pub(crate) async fn decide(
    app: &App,
    interaction: &Interaction,
    told: Delivery,
    table: &Table,
    event: &table::Event,
) -> Result<Stored, Failure> {
    decide_all(app, interaction, told, table, std::slice::from_ref(event)).await
}

/// The same of several events, one after another; all of them are stored, or none is.
pub(crate) async fn decide_all(
    app: &App,
    interaction: &Interaction,
    told: Delivery,
    table: &Table,
    events: &[table::Event],
) -> Result<Stored, Failure> {
    let (moment, mut table) = (table.moment(), table.clone());
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
        match store(app, Some(interaction.seen(told)), decision).await {
            Err(CommitError::Stale) => {
                let now = app.store.table(table.id()).context("looking for a game once more")?;
                table = now.filter(|now| now.moment() == moment).ok_or(Refusal::Stale)?;
            }
            stored => return stored.map_err(|error| app.not_stored(interaction, error)),
        }
    }
    Err(Refusal::Stale.into())
}

/// Stores a decision on a table, with what follows from the end of a game in its match, and with the direct messages that go
/// with what is told.
pub(crate) async fn store(
    app: &App,
    interaction: Option<Seen>,
    decision: table::Decision,
) -> Result<Stored, CommitError> {
    let table::Decision { table, changes, announcements } = whole(app, decision)?;
    let played = changes.iter().filter(|change| matches!(change, Change::Append { .. })).count();
    let told = announcements.clone();
    let answers = interaction.as_ref().is_some_and(|seen| seen.token.is_some());
    let board = told.first().filter(|first| answers && matches!(first, Announcement::Board { .. }));
    let stored = app.write(Unit { at: app.clock.now(), interaction, changes, announcements });
    // A board is drawn while the disk is waited for, which takes about as long. Where the store refuses, it was drawn in vain.
    let (numbers, board) = tokio::join!(stored, async { board.map(|board| turn::drawn(app, board, &table)) });
    let numbers = numbers?;
    app.metrics.played(table.setup().record.rules.game(), played);
    Ok(Stored { table, due: numbers.into_iter().zip(told).collect(), board })
}

/// A decision on a table, with what follows from the end of a game in its match, and with the direct messages that go with
/// what is told.
pub(crate) fn whole(app: &App, decision: table::Decision) -> anyhow::Result<table::Decision> {
    let (mut decision, next) = next_game::follow(app, decision)?;
    decision.announcements = with_direct(app, &decision.table, decision.announcements)?;
    if let Some((next, board)) = next {
        decision.announcements.extend(with_direct(app, &next, vec![board])?);
    }
    Ok(decision)
}

/// What is to be told of a table, with the direct messages that go with it.
pub(crate) fn with_direct(
    app: &App,
    table: &Table,
    mut announcements: Vec<Announcement>,
) -> anyhow::Result<Vec<Announcement>> {
    let mut direct = Vec::new();
    for announcement in &announcements {
        direct.extend(notice::direct(app, announcement, table)?);
    }
    announcements.append(&mut direct);
    Ok(announcements)
}
