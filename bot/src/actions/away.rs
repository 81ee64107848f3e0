//! Time away: stored in one transaction with what it changes in the member's games.

use anyhow::Context as _;
use data::{CommitError, Seen, Unit};
use jiff::Timestamp;
use play::{GuildId, PlayerId, Refusal, away, table};
use ui::failure::Failure;

use crate::{
    app::App,
    discord::interaction::{Delivery, Interaction},
};

/// How often it is retried, if the member's absences or one of their games changed meanwhile.
const TRIES: u8 = 4;

/// Starts, ends or cancels the member's time away.
pub(crate) async fn decide(app: &App, interaction: &Interaction, event: away::Event) -> Result<(), Failure> {
    let (guild, player) = (interaction.guild()?, interaction.player);
    for _ in 0..TRIES {
        let absences = absences(app, guild, player).await?;
        let settings = app.server_settings(guild).await.context("loading the limit on time away")?;
        let decision = away::decide(guild, player, &absences, settings, event, app.clock.now())?;
        let seen = interaction.seen(Delivery::ByMessage);
        match store(app, Some(seen), guild, player, &decision).await {
            Err(CommitError::Stale) => {}
            stored => return app.stored(interaction, stored).await,
        }
    }
    Err(Refusal::Stale.into())
}

/// Handles the timer at which time away starts or ends.
pub(crate) async fn tick(
    app: &App,
    guild: GuildId,
    player: PlayerId,
    now: Timestamp,
) -> Result<(), CommitError> {
    for _ in 0..TRIES {
        let decision = away::tick(guild, player, absences(app, guild, player).await?, now);
        match store(app, None, guild, player, &decision).await {
            // Something else was stored at the same moment.
            Err(CommitError::Stale) => {}
            stored => return stored,
        }
    }
    Err(CommitError::Stale)
}

async fn absences(app: &App, guild: GuildId, player: PlayerId) -> anyhow::Result<Vec<play::Absence>> {
    app.store.absences(guild, player).await.context("loading a player's absences")
}

async fn store(
    app: &App,
    interaction: Option<Seen>,
    guild: GuildId,
    player: PlayerId,
    decision: &away::Outlook,
) -> Result<(), CommitError> {
    let games = app.store.running_games_of(guild, player).await.context("loading a player's games")?;
    let tables =
        games.iter().filter_map(|game| table::set_away(game, player, decision.until, decision.since));
    let (mut changes, mut announcements) = (decision.changes.clone(), Vec::new());
    for table in tables {
        changes.extend(table.changes);
        announcements.extend(table.announcements);
    }
    app.write(Unit { at: app.clock.now(), interaction, changes, announcements }).await?;
    app.outbox.wake();
    Ok(())
}
